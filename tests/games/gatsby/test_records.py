"""The golden records show every special action used and every bonus taken and declined."""

from parlour.core.record import read_file
from parlour.core.table import Table, replay
from parlour.games.gatsby.events import Declined, PutAside, Returned, Skipped, SpecialTaken
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.material import BONUSES, PLACES, Bonus
from tests.playthrough import records

TABLES: list[Table] = [replay(read_file(path)) for path in records(GAME)]
TOLD = [event for table in TABLES for seat in (0, 1) for event in table.told(seat)]
TAKEN = {action.write().split()[0] for table in TABLES for action in table.actions}


def test_every_special_action_is_used() -> None:
    """[GA 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8, 8.9, 8.10, 8.11]"""
    assert {event.special for event in TOLD if isinstance(event, SpecialTaken)} == set(range(1, 12))


def test_every_bonus_is_declined_but_the_one_decided_later() -> None:
    """[GA 7.0c, R8]"""
    declined = {event.bonus for event in TOLD if isinstance(event, Declined)}
    assert declined == set(BONUSES) - {Bonus.NONE, Bonus.COMMAND}


def test_every_bonus_is_taken() -> None:
    """[GA 7.1, 7.2a, 7.3a, 7.4a, 7.5a, 7.6a]"""
    assert {"advance", "command", "leave", "swap", "with", "look", "and", "exchange", "draw", "keep", "set"} <= TAKEN
    steps = {
        f"{action.write().split()[0]} at {type(table.view(None, at).agenda[-1]).__name__}"
        for table in TABLES
        for at, action in enumerate(table.actions)
    }
    assert steps >= {"put at AskPlace", "track at AskPlace"}


def test_exchanges_secret_and_open_and_parts_skipped() -> None:
    """[GA 7.5e, R3]"""
    returned = {(event.exchanged, event.secret) for event in TOLD if isinstance(event, Returned)}
    assert returned >= {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)}
    assert {event.shown for event in TOLD if isinstance(event, PutAside)} == {0, 1}
    assert {event.place for event in TOLD if isinstance(event, Skipped)} <= set(PLACES)
