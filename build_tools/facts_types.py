"""The facts of a game as TypeScript."""

import importlib
from typing import Any

from parlour.core.game import Game
from typescript import interfaces


def declared(game: Game) -> Any:
    """The type of what a game shows beside the view; None if it shows nothing."""
    try:
        return importlib.import_module(f"parlour.games.{game.id}.shown_types").Facts
    except ModuleNotFoundError:
        return None


def facts_of(game: Game) -> list[str]:
    """The interface Facts, and before it what it is made of."""
    kind = declared(game)
    return ["export type Facts = Record<string, never>;\n"] if kind is None else interfaces(kind)
