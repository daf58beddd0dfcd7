"""Chance is frozen: these vectors never change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance, advance, below, key_of, mix, shuffle

MASK = 2**64 - 1


def splitmix(key: int) -> tuple[int, int]:
    """The well-known generator with big numbers, as a second opinion."""
    key = (key + 0x9E3779B97F4A7C15) & MASK
    z = ((key ^ key >> 30) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
    return key, z ^ z >> 31


def test_the_first_numbers_of_seed_1234567_are_the_published_ones() -> None:
    chance = Chance(1234567)
    assert [chance.draw() & MASK for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, MASK))
def test_every_key_agrees_with_arithmetic_on_big_numbers(seed: int) -> None:
    key = key_of(seed)
    following, drawn = splitmix(seed)
    assert advance(key) & MASK == following
    assert mix(advance(key)) & MASK == drawn


def test_a_shuffle_is_this_one_for_ever() -> None:
    items = list(range(10))
    key = shuffle(items, 7)
    assert items == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]
    assert key & MASK == (7 + 9 * 0x9E3779B97F4A7C15) & MASK


@given(st.integers(0, MASK), st.integers(1, 100))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= below(mix(key_of(seed)), n) < n


def test_below_reaches_every_number_about_as_often() -> None:
    chance = Chance(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_shuffles_put_each_item_everywhere_about_as_often() -> None:
    chance = Chance(2)
    first = [0] * 4
    for _ in range(4000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        first[items[0]] += 1
    assert all(900 < count < 1100 for count in first)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        key_of(seed)


def test_seeds_are_signed_keys() -> None:
    assert key_of(0) == 0
    assert key_of(2**63) == -(2**63)
    assert key_of(MASK) == -1
