"""The facts of a game as TypeScript: what goes with every scene beside the view."""

from typing import Any

from parlour.core.facts import facts_of as facts_in
from parlour.core.game import Game
from typescript import interface, interfaces


def declared(game: Game) -> dict[str, tuple[Any, bool]]:
    """Each fact that is sent, by name: its type, and whether it may be left out."""
    return {fact.name: (fact.types()["return"], False) for fact in facts_in(game.facts_kind) if fact.sent}


def facts_of(game: Game) -> list[str]:
    """The interface Facts, and before it what it is made of."""
    facts = declared(game)
    inner = interfaces(kind for kind, _ in facts.values())
    return [*inner, interface("Facts", "What a table shows beside the view, from the view alone.", facts)]
