"""Intervals, Elo and the sequential test, against values known from elsewhere."""

import pytest

from parlour.bots.odds import elo, half_width, sharpened, sprt, wilson
from parlour.core.chance import Chance


def test_wilson_by_known_values() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0, 1)
    low, high = wilson(30, 40)
    assert high - low == pytest.approx(2 * half_width(30, 40))


def test_elo_of_a_share() -> None:
    assert elo(0.5) == pytest.approx(0)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1 / 3, 3) == pytest.approx(0)
    assert elo(0) == -elo(1) == -999


def test_the_test_decides_for_the_better_and_against_the_equal() -> None:
    assert sprt(3, 4, 0.5) == ""
    assert sprt(75, 100, 0.5) == "better"
    assert sprt(200, 400, 0.5) == "not better"
    assert sprt(60, 100, 1 / 3) == "better"


@pytest.mark.parametrize(("strength", "verdict"), [(650, "better"), (500, "not better")])
def test_the_test_seldom_errs(strength: int, verdict: str) -> None:
    """Two hundred matches of a player who wins so many games in a thousand."""
    chance, right = Chance(12), 0
    for _ in range(200):
        wins = games = 0
        while games < 3000 and not sprt(wins, games, 0.5):
            games += 1
            wins += chance.below(1000) < strength
        right += sprt(wins, games, 0.5) == verdict
    assert right >= 180


def test_sharpened_chances_leave_the_even_even_and_the_certain_certain() -> None:
    assert sharpened([0.5, 0.5], 1.3) == [0.5, 0.5]
    assert sharpened([0.0, 1.0, 0.0], 1.3) == [0.0, 1.0, 0.0]
    assert sharpened([0.7, 0.3], 2) == pytest.approx([0.49 / 0.58, 0.09 / 0.58])
    assert sum(sharpened([0.5, 0.3, 0.2], 0.8)) == pytest.approx(1)
    assert sharpened([0.0, 0.0], 1.3) == [0.0, 0.0]
