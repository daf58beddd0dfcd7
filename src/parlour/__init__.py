"""Parlour: a digital game house. The front door is `Table`; the rules of the games are in `parlour.games`."""

from parlour import _mode

_mode.install()

from parlour.core.box import BoxError, load_box  # noqa: E402
from parlour.core.game import Game, UnknownGame, UnknownRules  # noqa: E402
from parlour.core.notation import UnknownAction  # noqa: E402
from parlour.core.record import Record, RecordError, read_file  # noqa: E402
from parlour.core.table import Table, replay  # noqa: E402
from parlour.core.words import Action, Event, IllegalAction, Outcome, Reason, State  # noqa: E402
from parlour.games import find, games  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BoxError",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "State",
    "Table",
    "UnknownAction",
    "UnknownGame",
    "UnknownRules",
    "find",
    "games",
    "load",
    "load_box",
    "replay",
]


def load(path: str) -> Table:
    """The table of a record file, replayed and checked; RecordError names the line that is wrong."""
    return replay(read_file(path))
