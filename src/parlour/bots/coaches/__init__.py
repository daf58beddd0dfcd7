"""A coach a game, found by the game's name: `coach.py` beside its rules, or one of the house here."""

from typing import Any

from parlour.bots.coach import Coach
from parlour.core.found import beside, existing
from parlour.core.game import Game


def coach_of(game: Game) -> Coach:
    """The coach that a game brings, the one of the house for it, or that for any."""
    kind = type(game)
    if kind not in _known:
        _known[kind] = beside(game, "coach") or existing(f"parlour.bots.coaches.{game.id}")
    found = _known[kind]
    coach = Coach(game) if found is None else found.make(game)
    assert isinstance(coach, Coach)
    return coach


_known: dict[type, Any] = {}  # kind of game → the module of its coach
