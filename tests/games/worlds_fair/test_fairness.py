"""The study of the start bonus cards: which patterns fit, and that it leaves the material alone."""

import pytest

from parlour.games.worlds_fair.material import START_BONUS, Area
from tests.games.worlds_fair.fairness import Cards, alike, alone, every_pattern, fits, low, read, shares, spelt

OURS: Cards = tuple(tuple(card) for card in START_BONUS)


def test_our_cards_fit_what_is_known() -> None:
    assert alone(OURS) == [0, 1, 1, 2]
    assert low(OURS) == [0, 0, 1, 2]
    assert fits(OURS)
    assert len(set(OURS)) == len(OURS)  # no two alike
    assert not fits(tuple(reversed(OURS)))


def test_patterns_that_differ_only_by_name_are_tried_once() -> None:
    assert read("M-ME") == ((Area.MANUFACTURES,), (Area.MANUFACTURES, Area.ELECTRICITY))
    assert alike(read("M-ME")) == alike(read("E-EM")) != alike(read("M-MA"))
    kinds = [alike(cards) for cards in every_pattern()]
    assert len(kinds) == len(set(kinds))
    assert alike(OURS) in kinds
    assert all(fits(cards) for cards in every_pattern())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_add_up_and_the_material_stays(seats: int) -> None:
    cards = read("A-T-E-F")[:seats]
    found = shares(cards, 3, 0, "random", 1)
    assert sum(found) == pytest.approx(1)
    assert tuple(tuple(card) for card in START_BONUS) == OURS
    assert spelt(cards) == "A-T-E-F"[: 2 * seats - 1]
