"""What a drawn table shows beside the view: worked out by the rules, from the view alone."""

import json
from typing import Any, cast

import pytest

from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.row import row
from parlour.core.words import NOBODY
from parlour.games.worlds_fair.events import CardAdded, CarMoved
from parlour.games.worlds_fair.facts import KINDS, TICKET, FairFacts
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import Figure
from parlour.games.worlds_fair.printed import KIND_CITES
from parlour.games.worlds_fair.state import Fair
from tests.book import paragraphs
from tests.games.worlds_fair.scenes import (
    AGRICULTURE,
    ELECTRICITY,
    FINE_ARTS,
    MANUFACTURES,
    TRANSPORTATION,
    act,
    after,
    fair,
    score,
    told_of,
)

NONE, FIRST, TIED_FIRST, SECOND, TIED_SECOND = range(5)


def shown(state: Fair) -> dict[str, Any]:
    """As somebody at the table is shown it."""
    return GAME.shown(GAME.view(state, 0), 0)


def test_the_wheel_counts_down_to_scoring() -> None:
    """[WF 3.1, 4.3c]"""
    assert [(shown(fair(seats))["wheel"], shown(fair(seats))["left"]) for seats in (2, 3, 4)] == [
        (9, 9),
        (11, 11),
        (13, 13),
    ]
    assert shown(fair(4, car=8))["left"] == 5


def test_every_card_is_told_by_its_kind() -> None:
    """[WF 5.1, 5.3a-d]"""
    kinds = shown(fair())["kinds"]
    assert [kinds[card] for card in (0, 1, 9, 17, 25, 33, 40, 41, 68)] == [-1, 0, 1, 2, 3, 4, 4, 5, 5]
    assert sorted(set(kinds[69:])) == list(range(6, 14))
    assert shown(fair())["limits"] == [3, 3, 4, 4, 3]


def test_standings_medals_and_approvals_are_those_of_a_scoring_phase_now() -> None:
    """[WF 6.2c-g]"""
    state = fair(
        4,
        supporters={"agriculture": [3, 2, 2, 0], "fine-arts": [2, 2, 1, 1], "electricity": [4, 3, 1, 1]},
        exhibits={0: "agriculture agriculture agriculture agriculture fine-arts", 1: "agriculture electricity"},
    )
    seen = shown(state)
    assert seen["standings"][AGRICULTURE] == [FIRST, TIED_SECOND, TIED_SECOND, NONE]
    assert seen["medals"][AGRICULTURE] == [4, 0, 0, 0]
    assert seen["allowed"][AGRICULTURE] == [3, 1, 1, 0]
    assert seen["approved"][AGRICULTURE] == [3, 1, 0, 0]
    assert seen["standings"][FINE_ARTS] == [TIED_FIRST, TIED_FIRST, NONE, NONE]
    assert seen["approved"][FINE_ARTS] == [1, 0, 0, 0]
    assert seen["standings"][ELECTRICITY] == [FIRST, SECOND, NONE, NONE]
    assert seen["held"][0] == [4, 1, 0, 0, 0]


def test_a_second_place_that_brings_nothing_is_still_told() -> None:
    """[WF 6.2d, 6.2g]"""
    two = shown(fair(2, supporters={"agriculture": [3, 1]}))
    assert (two["standings"][AGRICULTURE], two["medals"][AGRICULTURE]) == ([FIRST, SECOND], [2, 0])
    three = shown(fair(3, supporters={"agriculture": [3, 1, 1]}))
    assert (three["standings"][AGRICULTURE], three["allowed"][AGRICULTURE]) == ([FIRST, 4, 4], [3, 0, 0])


def test_what_is_shown_of_scoring_is_what_scoring_then_gives() -> None:
    """[WF 6.1a, 6.1b, 6.2a]"""
    state = fair(
        3,
        supporters={"manufactures": [5, 2, 1], "transportation": [1, 1, 2]},
        tickets=[2, 3, 3],
        exhibits={0: "manufactures manufactures", 2: "transportation agriculture"},
    )
    seen, (scored, _) = shown(state), score(state)
    assert [sum(row[seat] for row in seen["medals"]) for seat in range(3)] == scored.medals
    assert seen["coins"] == scored.coins
    assert seen["most"] == [False, True, True]
    assert [[row[seat] for row in seen["approved"]] for seat in range(3)] == scored.approved


@pytest.mark.parametrize(("area", "refill", "spaces"), [(0, [0, 1, 3], 2), (3, [3, 4, 0], 0), (4, [4, 0, 1], 1)])
def test_the_new_cards_are_foretold_place_by_place(area: int, refill: list[int], spaces: int) -> None:
    """A full area is passed over.  [WF 4.4, 4.4b, 4.4c, R6]"""
    state = fair(
        beside={
            "agriculture": "ticket ticket",
            "electricity": "burnham davis palmer agriculture",
            "manufactures": "burnham",
            "transportation": "ticket",
        },
    )
    assert shown(state)["turns"][area] == {"spaces": spaces, "left": shown(state)["left"] - spaces, "refill": refill}


def test_with_all_others_full_the_emptied_area_gets_all_three() -> None:
    """[WF 4.4e]"""
    full = {
        "agriculture": "ticket ticket ticket",
        "fine-arts": "fine-arts fine-arts fine-arts",
        "electricity": "burnham burnham davis davis",
        "manufactures": "palmer palmer schwab schwab",
        "transportation": "electricity electricity electricity",
    }
    state = fair(beside=full)
    assert [turn["refill"] for turn in shown(state)["turns"]] == [[area] * 3 for area in range(5)]


def test_the_car_is_foretold_no_further_than_the_start() -> None:
    """[WF 4.3c, R5]"""
    state = fair(4, beside={"fine-arts": "ticket ticket ticket"}, car=12)
    assert shown(state)["turns"][FINE_ARTS]["spaces"] == 1
    assert shown(state)["turns"][FINE_ARTS]["left"] == 0


def test_nothing_is_foretold_of_cards_that_are_not_there() -> None:
    """[WF R6]"""
    assert shown(fair(deck="ticket"))["turns"][TRANSPORTATION]["refill"] == [TRANSPORTATION]
    assert shown(fair(deck="", discards="ticket ticket"))["turns"][MANUFACTURES]["refill"] == [
        MANUFACTURES,
        TRANSPORTATION,
    ]


def test_what_is_foretold_of_a_turn_comes_true() -> None:
    """[WF 4.3b, 4.4]"""
    state = fair(beside={"agriculture": "ticket burnham", "fine-arts": "electricity electricity ticket"})
    foretold = shown(state)["turns"][AGRICULTURE]
    _, told = act(state, "place agriculture")
    assert [int(cast(CardAdded, event).area) for event in told_of(CardAdded, told)] == foretold["refill"]
    assert [cast(CarMoved, event).spaces for event in told_of(CarMoved, told)] == [foretold["spaces"]]
    assert [cast(CarMoved, event).left for event in told_of(CarMoved, told)] == [foretold["left"]]


def test_approved_exhibits_lie_in_sets_with_their_points() -> None:
    """[WF 7.3]"""
    state = fair()
    state.approved[0] = row([1, 2, 0, 3, 1])
    assert shown(state)["sets"][0] == [
        {"areas": [0, 1, 3, 4], "points": 10},
        {"areas": [1, 3], "points": 3},
        {"areas": [3], "points": 1},
    ]
    assert shown(state)["sets"][1] == []


def test_figures_are_named() -> None:
    """[WF 4.2]"""
    assert shown(fair(figures={1: "palmer schwab"}))["figures"] == [[], [2, 6], []]


def test_after_the_end_nothing_more_is_foretold() -> None:
    """[WF 7.0]"""
    ended = after(fair(2, car=8, round=3, beside={"agriculture": "ticket"}), "place agriculture")
    seen = shown(ended)
    assert seen["turns"] == []
    assert not any(points for row in seen["medals"] for points in row)
    assert seen["coins"] == [0, 0]


def test_it_is_plain_json_from_the_view_alone_all_through_a_game() -> None:
    codec, chance = Codec(GAME), Chance(7)
    state = GAME.setup(4, 11, {})
    while turn(state) != NOBODY:
        view = GAME.view(state, None)
        before = codec.encode(view)
        seen = GAME.shown(view, None)
        assert json.loads(json.dumps(seen)) == seen
        assert codec.encode(view) == before
        assert GAME.shown(GAME.view(GAME.guess(view, None, chance), 2), 2) == seen
        options = legal(state)
        push(state, options[chance.below(len(options))])


def test_a_world_with_unknown_cards_in_hand_can_be_shown() -> None:
    """An imagined turn may have drawn and collected what nobody knows."""
    state = fair()
    state.exhibits[0] = row([0, 1])
    assert shown(state)["held"][0] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_by_source_are_those_counted_and_those_of_a_scoring_now(seats: int) -> None:
    """[WF 7.1, 7.2, 7.3]"""
    chance = Chance(7 + seats)
    state = cast(Fair, GAME.setup(seats, seats, {}))
    options = legal(state)
    while options:
        sources = shown(state)["sources"]
        assert [sum(now for _, now, _ in row) for row in sources] == GAME.standing(state)
        assert [sum(already for already, _, _ in row) for row in sources] == GAME.counted(state)
        assert all(least == most for row in sources for _, least, most in row)
        push(state, options[chance.below(len(options))])
        options = legal(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_a_supporter_more_one_stands_where_one_would_then_stand(seats: int) -> None:
    """[WF 6.2c-g]"""
    chance, state = Chance(seats), cast(Fair, GAME.setup(seats, seats, {}))
    for at in range(1000):
        if turn(state) == NOBODY:
            break
        options = legal(state)
        push(state, options[chance.below(len(options))])
        if at % 7:
            continue
        facts = FairFacts(cast(Fair, GAME.view(state, 0)), 0)
        for area in range(len(state.supporters)):
            for seat in range(seats):
                then = state.copy()
                then.supporters[area][seat] += 1
                assert facts.standing_with(area, seat) == shown(then)["standings"][area][seat]


def test_every_kind_of_card_cites_the_paragraph_that_names_it() -> None:
    """[WF 5.1, 5.2, 5.3a-d]"""
    said = {id: text.casefold() for id, _, text, _ in paragraphs(GAME.id)}
    assert len(KIND_CITES) == max(KINDS) + 1
    for figure in Figure:
        name = figure.name.replace("_", "-").casefold()
        assert name in said[KIND_CITES[TICKET + 1 + figure]], (
            f"{KIND_CITES[TICKET + 1 + figure]} does not tell of {name}"
        )
    assert all("exhibit" in said[cite] for cite in KIND_CITES[:TICKET])
    assert "ticket" in said[KIND_CITES[TICKET]]
