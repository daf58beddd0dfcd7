"""OW 3: capturing."""

import pytest

from parlour_oware.events import Captured, Spared
from parlour_oware.facts import OwareFacts
from parlour_oware.material import House
from scenes import board, sown


@pytest.mark.parametrize(("before", "taken"), [(0, 0), (1, 2), (2, 3), (3, 0)])
def test_the_last_seed_captures_by_making_two_or_three(before: int, taken: int) -> None:
    """[OW 3.1]"""
    state = board([0, 0, 0, 0, 0, 1], [before, 9, 0, 0, 0, 0], stores=[0, 20])
    assert OwareFacts(state, None).captures() == [0, 0, 0, 0, 0, taken]
    after, told = sown(state, House.F)
    assert after.stores == [taken, 20]
    assert told[1:] == ([Captured(0, taken)] if taken else [])


def test_nothing_is_captured_in_the_own_row() -> None:
    """[OW 3.1]"""
    after, _ = sown(board([0, 1, 2, 0, 0, 0], [9, 0, 0, 0, 0, 0], stores=[0, 20]), House.B)
    assert after.stores == [0, 20]


def test_the_houses_before_it_are_captured_too() -> None:
    """[OW 3.2, 3.2x]"""
    after, told = sown(board([0, 0, 0, 0, 0, 3], [3, 1, 2, 9, 0, 0], stores=[0, 20]), House.F)
    assert told[1:] == [Captured(0, 5)]
    assert after.row(1) == [4, 0, 0, 9, 0, 0]


def test_the_second_player_captures_backwards_to_the_corner() -> None:
    """[OW 3.2]"""
    after, told = sown(board([1, 2, 9, 0, 0, 0], [1, 0, 0, 0, 0, 2], seat=1, stores=[20, 0]), House.F)
    assert told[1:] == [Captured(1, 5)]
    assert after.row(0) == [0, 0, 9, 0, 0, 0]
    assert after.row(1) == [1, 0, 0, 0, 0, 0]


def test_a_capture_of_everything_takes_nothing() -> None:
    """[OW 3.3]"""
    state = board([0, 0, 0, 0, 1, 2], [1, 1, 0, 0, 0, 0], stores=[0, 20])
    assert OwareFacts(state, None).captures()[House.F] == 0
    after, told = sown(state, House.F)
    assert told[1:] == [Spared(0)]
    assert after.row(1) == [2, 2, 0, 0, 0, 0]
    assert after.stores == [0, 20]
