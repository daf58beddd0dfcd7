"""Drawings of the games' tables, found by the game's name. One without a drawing is drawn as a list of its fields."""

from collections.abc import Sequence
from typing import Any, Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table

from parlour.core.found import beside, existing
from parlour.core.game import Game
from parlour.core.words import Action, Event, State, Viewer, fields_of
from parlour.text.catalog import Catalog

UNSEEN: Final = {"seats", "key", "agenda"}


class Board:
    """How a game looks. Any game can be drawn like this; a game of its own draws it better."""

    shown: frozenset[type] = frozenset()  # events whose result the drawing shows, left out of the short log

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        """The table as the viewer sees it: a row a field, a line a player where there is an entry a seat."""
        table = Table(box=ROUNDED, show_header=False, show_lines=True)
        for field in fields_of(type(view)):
            if field not in UNSEEN:
                table.add_row(field, _told(getattr(view, field), names))
        return table

    def preview(self, view: State, action: Action, catalog: Catalog) -> str:
        """What an option would change at once, in a few words."""
        return ""

    def lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """Events as they stand together in the lines of the log."""
        return [list(events)] if events else []


def board_of(game: Game) -> Board:
    """The drawing that a game brings (`drawing.py` beside its rules), the one the house has for it, or that for any."""
    found = beside(game, "drawing") or existing(f"{__name__}.{game.id}")
    board = Board() if found is None else found.BOARD
    assert isinstance(board, Board)
    return board


def _told(value: Any, names: Sequence[str]) -> str:
    if isinstance(value, list) and len(value) == len(names):
        return "\n".join(f"{name}: {_plain(part)}" for name, part in zip(names, value, strict=True))
    return _plain(value)


def _plain(value: Any) -> str:
    return " ".join(_plain(part) for part in value) if isinstance(value, list) else str(value)
