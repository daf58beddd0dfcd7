"""Boxes of owners: what differs on the market, and what no box can have."""

from collections import Counter
from typing import Any, cast

import pytest

from parlour.core.box import BoxError
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.game import MOST_EDITIONS, edition
from parlour.core.record import read
from parlour.core.table import Table, replay
from parlour.games.kairo import board
from parlour.games.kairo.events import GoldWon, SilverWon
from parlour.games.kairo.game import GAME
from parlour.games.kairo.house import HOUSE
from parlour.games.kairo.state import Market
from tests.boxes import BOXES, OTHER_MAP
from tests.games.kairo.fairness import merchant


def test_a_box_has_its_own_medals_cards_and_board_and_its_record_replays() -> None:
    """[KA 2.1, 2.3, 9.1]"""
    table = Table(GAME, 2, 7, box=BOXES["kairo"])
    market = cast(Market, table.state_at(0))
    assert market.board == table.options["board"] != "house"
    assert 7 * 11 + 6 in market.ground().customers
    cards = Counter([*market.pile, *market.display, *market.secret[0], *market.secret[1]])
    assert [cards[section] for section in range(1, 10)] == [2, 3, 3, 3, 5, 3, 3, 3, 2]
    chance = Chance(7)
    while table.turn is not None:
        table.play(merchant(cast(Market, table.state_at(table.at)), chance))
    won = [event for event in table.told(None) if isinstance(event, (GoldWon, SilverWon))]
    assert {(type(event), event.points) for event in won} == {(GoldWon, 4), (SilverWon, 1)}
    again = replay(read(table.record.write()))
    assert again.record == table.record
    assert edition(table.game.key).settled({})["board"] == market.board


@pytest.mark.parametrize(("gold", "silver", "doubted"), [(3, 2, False), (4, 1, False), (5, 2, True), (2, 3, True)])
def test_medals_that_the_book_does_not_decide_are_played_and_doubted(gold: int, silver: int, doubted: bool) -> None:
    """The picture of the example is lost: 15 points may be five medals, or seven.  [KA 5.6, 9.1x]"""
    game = GAME.edition(box={"medals": {"gold": gold, "silver": silver}})
    assert game.doubts() == (["medals"] if doubted else [])
    table = Table(game, 2, 7)
    table.play(table.legal()[0])
    assert replay(read(table.record.write())).game is game


def test_another_board_can_still_be_named_beside_a_box() -> None:
    """[KA R24]"""
    table = Table(GAME, 3, 7, {"board": "house"}, box={"board": {"map": OTHER_MAP}})
    assert cast(Market, table.state_at(0)).board == "house"


@pytest.mark.parametrize(
    ("table", "entries", "where", "said"),
    [
        ("medals", {"gold": 8, "silver": 8}, "medals", r"no medals of 8 and 8 points score the 15 .* \[KA 9.1x"),
        ("medals", {"gold": 5, "silver": 0}, "medals.silver", r"a medal brings points, not 0 \[KA 5.6\]"),
        ("medals", {"gold": -1}, "medals.gold", "a medal brings points, not -1"),
        ("medals", {"gold": 100, "silver": 5}, "medals.gold", "99 points at most here"),
        ("medals", {"gold": 10**30, "silver": 5}, "medals.gold", "no box has a number as large"),
        ("cards", {"section_1": 4}, "cards", r"28 standard cards; the box has 27 \[KA 2.3, 5.1a\]"),
        ("cards", {"section_1": 0, "section_2": 6}, "cards.section_1", "every section has a standard card"),
        ("board", {"map": HOUSE.replace("2*", "2")}, "board.map", r"4 cells are marked with.*KA 2.1, 3.8, R24"),
        ("board", {"map": HOUSE.replace("red r6c5<", "red r0c0>")}, "board.map", "line"),
    ],
)
def test_a_box_that_no_sentence_allows_is_refused(table: str, entries: dict[str, Any], where: str, said: str) -> None:
    with pytest.raises(BoxError, match=said) as refused:
        GAME.edition(box={table: entries})
    assert refused.value.where == where


def test_boards_of_boxes_last_no_longer_than_their_boxes_and_games_go_on() -> None:
    table = Table(GAME, 3, 7, box={"board": {"map": OTHER_MAP}})
    shelved = len(board._boards)
    for remark in range(MOST_EDITIONS + 1):
        GAME.edition(box={"board": {"map": f"{OTHER_MAP}# {remark}\n"}})
    assert len(board._boards) == shelved, "no board of a box is kept for ever"
    assert GAME.edition(box={"board": {"map": OTHER_MAP}}) is not table.game
    table.play(table.legal()[0])
    again = Table(edition(table.game.key), 3, 7)
    assert again.options == table.options
    codec = Codec(table.game)
    assert cast(Market, codec.decode(codec.encode(table.state_at(1)))).ground() is table.game.pieces.ground  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="is not known here"):
        GAME.settled({"board": table.options["board"]})
