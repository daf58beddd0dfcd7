"""Drawings of the games' tables, found by the game's name. One without a drawing is drawn in rows, as on the page."""

from collections.abc import Sequence
from typing import Any, Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table

from parlour.core.found import beside, existing
from parlour.core.game import Game
from parlour.core.row import Row
from parlour.core.words import Action, Event, State, Viewer, fields_of
from parlour.text.catalog import Catalog

UNSEEN: Final = {"seats", "key", "agenda"}


class Board:
    """How a game looks. Any game can be drawn like this; a game of its own draws it better."""

    shown: frozenset[type] = frozenset()  # events whose result the drawing shows, left out of the short log

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        """The table as the viewer sees it: a row a field, a line a player where there is an entry a seat."""
        return rows([fields_seen(view)], catalog, names)

    def preview(self, view: State, action: Action, catalog: Catalog) -> str:
        """What an option would change at once, in a few words."""
        return ""

    def lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """Events as they stand together in the lines of the log."""
        return [list(events)] if events else []


class PlainBoard(Board):
    """A game without a drawing: what is seen, then what its facts say of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        """Rows of the view, and rows of the facts that go with every scene."""
        return rows([fields_seen(view), self.game.shown(view, viewer)], catalog, names)


def board_of(game: Game) -> Board:
    """The drawing that a game brings (`drawing.py` beside its rules), the one the house has for it, or that for any."""
    found = beside(game, "drawing") or existing(f"{__name__}.{game.id}")
    board = PlainBoard(game) if found is None else found.BOARD
    assert isinstance(board, Board)
    return board


def fields_seen(view: State) -> dict[str, Any]:
    """What a view holds of the game itself."""
    return {field: getattr(view, field) for field in fields_of(type(view)) if field not in UNSEEN}


def rows(groups: Sequence[dict[str, Any]], catalog: Catalog, names: Sequence[str]) -> Table:
    """Each part with its name from the catalog, `part-…`, or else as the rules call it, in words."""
    table = Table(box=ROUNDED, show_header=False, show_lines=True)
    table.add_column(style="dim", ratio=1)
    table.add_column(ratio=2)
    for parts in groups:
        for part, value in parts.items():
            id = f"part-{part.replace('_', '-')}"
            name = catalog.text(id) if catalog.has(id) else part.replace("_", " ").capitalize()
            table.add_row(name, _told(value, names))
    return table


def _told(value: Any, names: Sequence[str]) -> str:
    if isinstance(value, (list, Row)) and len(value) == len(names):
        return "\n".join(f"{name}: {_written(part)}" for name, part in zip(names, value, strict=True))
    return _written(value)


def _written(value: Any) -> str:
    """As people write it: lists with commas, nothing as a dash."""
    if value is None or value == "" or (isinstance(value, (list, dict, Row)) and not len(value)):
        return "–"
    if isinstance(value, (list, Row)):
        return ", ".join(_nested(part) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')} {_nested(part)}" for name, part in value.items())
    return str(value)


def _nested(value: Any) -> str:
    return f"({_written(value)})" if isinstance(value, (list, dict, Row)) else _written(value)
