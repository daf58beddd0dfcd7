"""The facts of a game as TypeScript: what goes with every scene beside the view."""

import importlib
from typing import Any

from parlour.core.game import Game
from typescript import fields, interface, interfaces


def declared(game: Game) -> dict[str, tuple[Any, bool]]:
    """Each fact by name: its type, and whether it may be left out."""
    kind = getattr(game, "facts_kind", None)
    if kind is not None:  # a class of facts, each with its type
        facts = importlib.import_module("parlour.core.facts").facts_of(kind)
        return {fact.name: (fact.types()["return"], False) for fact in facts if fact.sent}
    try:
        return fields(importlib.import_module(f"parlour.games.{game.id}.shown_types").Facts)
    except ModuleNotFoundError:
        return {}


def facts_of(game: Game) -> list[str]:
    """The interface Facts, and before it what it is made of."""
    facts = declared(game)
    inner = interfaces(kind for kind, _ in facts.values())
    return [*inner, interface("Facts", "What a table shows beside the view, from the view alone.", facts)]
