"""Deeds: what people take for one thing, in golden games and in small ones."""

import pytest

from parlour.core.game import Game, find
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from tests.playthrough import house, records

HOUSE = [pytest.param(game, id=game.id) for game in house()]
FAIR = {"PlaceSupporter", "PlayFigures"}
MARKET = {"ChooseAction", "ChooseColour", "ChooseCell"}  # the last two at a variable start
PARTY = {"KeepSpecial", "PutOnStar", "ChooseAction", "CommandAction"}
OPENS = {"WF": FAIR, "KA": MARKET, "GA": PARTY}


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_in_golden_games_deeds_begin_where_the_book_says_and_none_is_silent(game: Game) -> None:
    for path in records(game):
        table = replay(read_file(path))
        begun = table.deeds()
        for since, until in zip(begun, [*begun[1:], table.at], strict=True):
            assert len(set(table.actors[since:until])) == 1
            assert table.told(None, since, until), f"{path.stem} {since}: {table.actions[since].write()}"
            step = type(table.state_at(since).agenda[-1]).__name__
            same = since > 0 and table.actors[since - 1] == table.actors[since]
            assert step in OPENS.get(game.prefix, {step}) or not same  # of a game it knows


def test_a_build_a_lure_and_a_draw_are_one_deed_each() -> None:
    """[KA 4.1]"""
    table = replay(read_file(records(find("kairo"))[0]))
    begun = table.deeds()
    for since, until in zip(begun, [*begun[1:], table.at], strict=True):
        first = table.actions[since].write()
        assert first in ("lure", "draw", "build stall", "build extension", "move stall", "stop")
        assert until - since >= 2 or first == "stop"
    assert sum(not table.told(None, at, at + 1) for at in range(table.at)) > len(begun)  # silent choices, folded


def test_whoever_is_commanded_does_their_own_deed() -> None:
    """[GA 7.2a]"""
    commanded = 0
    for path in records(find("gatsby")):
        table = replay(read_file(path))
        for at in table.deeds():
            if type(table.state_at(at).agenda[-1]).__name__ == "CommandAction" and at + 1 < table.at:
                commanded += 1
                assert at + 1 in table.deeds() or table.actors[at + 1] == table.actors[at]
    assert commanded


def test_a_deed_is_whole_with_the_move_before_the_next_one() -> None:
    """[KA 4.1]"""
    table = Table("kairo", 2, 3)
    whole = []
    for action in ("lure", "customer purple", "cell r5c9", "draw", "take barker"):
        table.play(action)
        whole.append(table.completes(table.at - 1))
    assert whole == [False, False, True, False, False]
    assert [table.completes(at) for at in range(table.at)] == whole


def test_what_is_taken_back_began_nothing() -> None:
    table = Table("worlds_fair", 2, 3)
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    begun = table.deeds()
    table.play(table.legal()[0])
    table.undo()
    assert table.deeds() == begun
