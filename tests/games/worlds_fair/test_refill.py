"""Ajoutez 3 nouvelles cartes: step 4 of a turn."""

import pytest

from parlour.games.worlds_fair.events import CardAdded, Exchanged, Reshuffled
from parlour.games.worlds_fair.material import Area
from tests.games.worlds_fair.scenes import (
    AGRICULTURE,
    ELECTRICITY,
    FINE_ARTS,
    MANUFACTURES,
    TRANSPORTATION,
    act,
    after,
    fair,
    kinds,
    told_of,
)

FULL = {
    "agriculture": "agriculture agriculture agriculture",
    "fine-arts": "fine-arts fine-arts fine-arts",
    "electricity": "electricity electricity electricity electricity",
    "manufactures": "manufactures manufactures manufactures manufactures",
    "transportation": "transportation transportation transportation",
}


def test_the_first_new_card_goes_to_the_area_of_step_1() -> None:
    """[WF 4.4, R6]"""
    turned = after(fair(beside=FULL, deck="burnham ticket ticket"), "place electricity")
    assert kinds(turned.beside[ELECTRICITY])[:7] == "burnham"


def test_the_second_and_third_go_to_the_next_two_areas_clockwise() -> None:
    """[WF 4.4b, R6]"""
    state = fair(places="fine-arts transportation agriculture manufactures electricity", deck="burnham davis palmer")
    turned = after(state, "place transportation")
    assert kinds(turned.beside[TRANSPORTATION]) == "burnham"
    assert kinds(turned.beside[AGRICULTURE]) == "davis"
    assert kinds(turned.beside[MANUFACTURES]) == "palmer"
    assert turned.beside[FINE_ARTS] == turned.beside[ELECTRICITY] == []


@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("agriculture", FINE_ARTS, ELECTRICITY),
        ("fine-arts", ELECTRICITY, MANUFACTURES),
        ("electricity", MANUFACTURES, TRANSPORTATION),
        ("manufactures", TRANSPORTATION, AGRICULTURE),
        ("transportation", AGRICULTURE, FINE_ARTS),
    ],
)
def test_the_first_place_follows_the_last(first: str, second: int, third: int) -> None:
    """The base only breaks adjacency. [WF 4.4b, R6]"""
    turned = after(fair(deck="burnham davis palmer"), f"place {first}")
    assert kinds(turned.beside[second]) == "davis"
    assert kinds(turned.beside[third]) == "palmer"


@pytest.mark.parametrize(
    ("area", "limit"),
    [("agriculture", 3), ("fine-arts", 3), ("electricity", 4), ("manufactures", 4), ("transportation", 3)],
)
def test_an_area_below_its_limit_has_room_and_one_at_it_has_none(area: str, limit: int) -> None:
    """[WF 4.4c]"""
    names = ["agriculture", "fine-arts", "electricity", "manufactures", "transportation"]
    number = names.index(area)
    before, following = names[number - 1], (number + 1) % 5
    almost = after(fair(beside={area: "ticket " * (limit - 1)}), f"place {before}")
    assert len(almost.beside[number]) == limit
    assert len(almost.beside[following]) == 1
    full = after(fair(beside={area: "ticket " * limit}), f"place {before}")
    assert len(full.beside[number]) == limit
    assert len(full.beside[following]) == 1
    assert len(full.beside[(number + 2) % 5]) == 1  # passed over, so one farther


def test_full_areas_are_passed_over_in_a_row() -> None:
    """[WF 4.4c]"""
    beside = {name: FULL[name] for name in ("fine-arts", "electricity", "transportation")}
    turned = after(fair(beside=beside, deck="burnham davis palmer"), "place agriculture")
    assert kinds(turned.beside[AGRICULTURE]) == "burnham palmer"
    assert kinds(turned.beside[MANUFACTURES]) == "davis"
    assert [len(cards) for cards in turned.beside] == [2, 3, 4, 1, 3]


def test_the_first_area_may_get_the_second_card_and_the_third() -> None:
    """[WF 4.4e, R6]"""
    turned = after(fair(beside=FULL, deck="burnham davis palmer ticket"), "place agriculture")
    assert kinds(turned.beside[AGRICULTURE]) == "burnham davis palmer"
    assert len(turned.deck) == 1


def test_the_third_card_may_come_round_to_the_first_area() -> None:
    """[WF 4.4e, R6]"""
    beside = {name: cards for name, cards in FULL.items() if name != "transportation"}
    turned = after(fair(beside=beside, deck="burnham davis palmer"), "place manufactures")
    assert kinds(turned.beside[MANUFACTURES]) == "burnham palmer"
    assert kinds(turned.beside[TRANSPORTATION]) == "davis"


def test_an_area_with_one_place_left_takes_one_card_only() -> None:
    """[WF 4.4c, 4.4e]"""
    beside = {**FULL, "transportation": "transportation transportation"}
    turned = after(fair(beside=beside, deck="burnham davis palmer"), "place electricity")
    assert kinds(turned.beside[ELECTRICITY]) == "burnham palmer"
    assert kinds(turned.beside[TRANSPORTATION]) == "transportation transportation davis"


def test_an_area_just_emptied_has_room_though_it_was_full() -> None:
    """Step 3 comes before step 4. [WF 4.4]"""
    turned = after(fair(beside=FULL, deck="burnham davis palmer ticket"), "place manufactures")
    assert kinds(turned.beside[MANUFACTURES]) == "burnham davis palmer"


def test_exactly_three_cards_are_drawn() -> None:
    """[WF 4.4]"""
    state = fair(deck="ticket ticket ticket ticket")
    turned, told = act(state, "place agriculture")
    assert len(told_of(CardAdded, told)) == 3
    assert len(turned.deck) == 1


def test_the_discards_become_a_deck_when_a_card_must_be_drawn_from_an_empty_one() -> None:
    """[WF 4.4d, R6]"""
    state = fair(deck="burnham", discards="ticket davis palmer schwab")
    turned, told = act(state, "place agriculture")
    assert [type(event) for event in told[2:]] == [CardAdded, Reshuffled, CardAdded, CardAdded]
    assert told_of(Reshuffled, told) == [Reshuffled(4)]
    assert turned.discards == []
    assert len(turned.deck) == 2
    drawn = [*turned.beside[FINE_ARTS], *turned.beside[ELECTRICITY], *turned.deck]
    assert sorted(drawn) == sorted(state.discards)


def test_a_deck_that_ends_with_the_third_card_is_not_yet_reshuffled() -> None:
    """A later scoring phase adds to the discards first. [WF R6]"""
    state = fair(deck="burnham davis palmer", discards="schwab pullman")
    turned, told = act(state, "place agriculture")
    assert told_of(Reshuffled, told) == []
    assert turned.deck == []
    assert kinds(turned.discards) == "schwab pullman"
    _, told = act(turned, "place electricity")
    assert told_of(Reshuffled, told) == [Reshuffled(2)]


def test_a_scoring_phase_in_between_feeds_the_discards() -> None:
    """[WF R6]"""
    state = fair(
        deck="burnham davis palmer", discards="schwab", beside={"agriculture": "ticket"}, car=10, tickets=[0, 2]
    )
    turned, told = act(state, "place agriculture")
    assert len(told_of(Exchanged, told)) == 2
    assert kinds(turned.discards) == "schwab ticket ticket ticket"
    assert told_of(Reshuffled, act(turned, "place electricity")[1]) == [Reshuffled(4)]


def test_figures_discarded_this_turn_are_shuffled_in() -> None:
    """Step 2 comes before step 4. [WF 4.2c, 4.4d]"""
    state = fair(deck="", discards="", figures={0: "burnham davis"})
    turned, told = act(state, "place agriculture", "discard burnham", "discard davis")
    assert told_of(Reshuffled, told) == [Reshuffled(2)]
    assert len(turned.beside[AGRICULTURE]) == len(turned.beside[FINE_ARTS]) == 1


def test_with_deck_and_discards_empty_no_more_cards_are_laid() -> None:
    """[WF R6]"""
    turned, told = act(fair(deck="burnham", discards=""), "place agriculture")
    assert told_of(CardAdded, told) == [CardAdded(Area.AGRICULTURE, turned.beside[AGRICULTURE][0])]
    assert [len(cards) for cards in turned.beside] == [1, 0, 0, 0, 0]
    turned, told = act(turned, "place electricity")
    assert told_of(CardAdded, told) == told_of(Reshuffled, told) == []
    assert turned.active == 2


def test_the_reshuffle_is_by_lot_and_moves_the_chance_on() -> None:
    """[WF 4.4d, R12]"""
    orders = set()
    for key in range(40):
        state = fair(deck="", discards="ticket ticket burnham davis palmer schwab pullman agriculture")
        state.key = key
        turned = after(state, "place agriculture")
        assert turned.key != key
        orders.add(tuple(turned.deck))
    assert len(orders) > 30
