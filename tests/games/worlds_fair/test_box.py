"""Versions of the rules and boxes of owners: what differs on the table, and what no box can have."""

from collections import Counter
from typing import Any, cast

import pytest

from parlour.core.box import BoxError, Values
from parlour.core.record import read
from parlour.core.table import Table, replay
from parlour.games.worlds_fair.box import FIGURE_OF
from parlour.games.worlds_fair.events import Collected
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import (
    AREAS,
    CARDS,
    FIGURE,
    FIRST_FIGURE,
    LAST_CARD,
    MOST_COPIES,
    Area,
    Figure,
    Standing,
)
from parlour.games.worlds_fair.state import Fair
from tests.boxes import BOXES
from tests.games.worlds_fair.scenes import kind


def begun(seats: int, rules: int | None = None, box: Values | None = None) -> Fair:
    """A table before the first turn."""
    return cast(Fair, Table(GAME, seats, 7, rules=rules, box=box).state_at(0))


def bonus(fair: Fair) -> list[list[Area]]:
    """Where each seat has more than one supporter."""
    return [[area for area in AREAS if fair.supporters[area][seat] > 1] for seat in range(fair.seats)]


def test_the_first_rules_lay_out_their_own_start_bonus() -> None:
    """[WF 3.9b, R14]"""
    assert bonus(begun(4, rules=1)) == [
        [Area.MANUFACTURES],
        [Area.ELECTRICITY, Area.MANUFACTURES],
        [Area.ELECTRICITY, Area.TRANSPORTATION],
        [Area.AGRICULTURE, Area.FINE_ARTS],
    ]
    assert bonus(begun(4)) == bonus(begun(4, rules=3)) != bonus(begun(4, rules=2)) != bonus(begun(4, rules=1))


def test_a_box_changes_a_start_card_and_its_record_replays() -> None:
    """[WF 3.9b]"""
    box: Values = {"start_bonus": {"second": ["agriculture", "transportation"]}}
    table = Table(GAME, 3, 7, box=box)
    assert bonus(cast(Fair, table.state_at(0)))[1] == [Area.AGRICULTURE, Area.TRANSPORTATION]
    assert bonus(begun(3))[1] == [Area.ELECTRICITY, Area.MANUFACTURES]
    while table.turn is not None:
        table.play(table.legal()[-1])
    record = read(table.record.write())
    assert record.box == box
    again = replay(record)
    assert again.game.box == table.game.box != ""
    assert again.outcome == table.outcome
    record.box = {}
    with pytest.raises(ValueError, match="line"):
        replay(record)


def test_a_box_changes_limits_wheel_medals_and_approvals() -> None:
    """[WF 3.1, 4.4c, 6.2a, 6.2e]"""
    pieces, ours = begun(2, box=BOXES["worlds_fair"]).box, begun(2).box
    assert pieces.limit == [4, 3, 3, 4, 3]
    assert [pieces.wheel[seats] - ours.wheel[seats] for seats in (2, 3, 4)] == [1, 1, 1]
    assert pieces.medal[Standing.FIRST].listed()[2:] == [4, 4, 4]
    assert pieces.medal[Standing.TIED_FIRST].listed()[2:] == [2, 4, 2]
    assert pieces.approvals[Standing.TIED_FIRST].listed()[2:] == [2, 2, 1]


@pytest.mark.parametrize(("seats", "cards"), [(2, 85), (3, 91), (4, 82)])
def test_a_box_has_other_copies_of_the_figures_and_as_many_cards(seats: int, cards: int) -> None:
    """[WF 2.2, 3.5a, 3.5b]"""
    copies = {"burnham": 3, "davis": 6, "palmer": 6, "mccormick": 1, "saint-gaudens": 1}
    deck = begun(seats, box={"figures": copies}).box.decks[seats]
    assert len(deck) == len(set(deck)) == cards
    found = Counter(kind(card) for card in deck if card >= FIRST_FIGURE)
    out = {"burnham": 2, "davis": 1, "palmer": 1} if seats == 4 else {}
    assert found == Counter({**copies, "westinghouse": 2, "schwab": 2, "pullman": 2}) - Counter(out)


def test_every_figure_may_have_six_copies_the_last_card_among_them() -> None:
    """[WF 2.2]"""
    for name, figure in FIGURE_OF.items():
        box = {"burnham": 2, "davis": 3, "palmer": 4, **dict.fromkeys(list(FIGURE_OF)[3:], 2), name: MOST_COPIES}
        spare = 23 - sum(box.values())
        other = next(one for one in FIGURE_OF if one != name and 2 <= box[one] + spare <= MOST_COPIES)
        deck = begun(3, box={"figures": {**box, other: box[other] + spare}}).box.decks[3]
        assert sum(FIGURE[card] == figure for card in deck) == MOST_COPIES
    assert deck[-1] == LAST_CARD


def test_a_figure_of_another_copy_is_played_as_any() -> None:
    """[WF 5.3]"""
    table = Table(GAME, 2, 3, box={"figures": {"burnham": 2, "palmer": 6, "davis": 5}})
    while table.turn is not None:
        table.play(table.legal()[0])
    dealt = [card for event in table.told(None) if isinstance(event, Collected) for card in event.cards]
    extra = [card for card in dealt if card > CARDS]
    assert {FIGURE[card] for card in extra} == {Figure.PALMER, Figure.DAVIS}


@pytest.mark.parametrize(
    ("table", "entries", "where", "said"),
    [
        ("start_bonus", {"first": []}, "start_bonus.first", r"one or two different areas.*WF 3.9b, R14"),
        ("start_bonus", {"first": ["fine-arts", "fine-arts"]}, "start_bonus.first", "one or two different areas"),
        ("start_bonus", {"third": ["harbour"]}, "start_bonus.third", "no area; they are agriculture"),
        ("start_bonus", {"fifth": ["fine-arts"]}, "start_bonus.fifth", "no such value; there are: first"),
        ("start_bonus", {"first": "fine-arts"}, "start_bonus.first", "not of the kind of"),
        ("card_limit", {"electricity": 5}, "card_limit.electricity", r"three or four cards, not 5 \[WF 4.4c\]"),
        ("figures", {"pullman": 3}, "figures", r"24 figures in all; the box has 23 \[WF 2.2, 3.5b\]"),
        ("figures", {"burnham": 1, "davis": 6, "palmer": 6}, "figures.burnham", "2 to 6 cards, not 1"),
        ("medal", {"two": 3}, "medal.two", "2 or 4 points, not 3"),
        ("tied_first_medal", {"two": 4}, "tied_first_medal.two", "more than the 2 of being first alone"),
        ("tied_first_exhibits", {"four": 3}, "tied_first_exhibits.four", "one or two exhibits"),
        ("wheel", {"start_is_a_space": 1}, "wheel.start_is_a_space", "not of the kind of true"),
        ("harbours", {}, "harbours", "no such table; there are: start_bonus"),
    ],
)
def test_a_box_that_no_sentence_allows_is_refused(table: str, entries: dict[str, Any], where: str, said: str) -> None:
    with pytest.raises(BoxError, match=said) as refused:
        GAME.edition(box={table: entries})
    assert refused.value.where == where
