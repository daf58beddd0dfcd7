"""The games of the house: a folder each, found by it. Other packages bring more by the entry point `parlour.games`."""

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from parlour.core.game import Game, find, games, shelve

__all__ = ["find", "games"]

LAST: Final = 99


def _load(name: str) -> Game:
    game = import_module(f"parlour.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game


def _place(name: str) -> tuple[int, str]:
    """Where it stands on the shelf: a game may say so (`PLACE`); the others follow by their names."""
    return getattr(import_module(f"parlour.games.{name}"), "PLACE", LAST), name


OF_THE_HOUSE: Final = sorted((path.parent.name for path in Path(__file__).parent.glob("*/game.py")), key=_place)
for _name in OF_THE_HOUSE:
    shelve(_name, partial(_load, _name))
