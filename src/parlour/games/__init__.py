"""The games of the house: a line each."""

from importlib import import_module

from parlour.core.game import Game, find, games, shelve

__all__ = ["find", "games"]


def _load(name: str) -> Game:
    game = import_module(f"parlour.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game


shelve("worlds_fair", lambda: _load("worlds_fair"))
shelve("kairo", lambda: _load("kairo"))
shelve("gatsby", lambda: _load("gatsby"))
