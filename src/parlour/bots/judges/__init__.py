"""A judge a game: how a player of that game would put a position into points. Found by the game's name.

Its module may say more of the game's bots: LEVELS, LEARNED (by seats, levels that play a net), SECONDS (of a turn of
each level, by seats), OLD5 (what the arena measures against), VERSION, CHANGED (what the last version changed), and
COSTS of a decision of each level, MEANS (where levels stand among ratings, by seats).
"""

from typing import Any

from parlour.bots.judge import Judge
from parlour.core.found import beside, existing
from parlour.core.game import Game


def judge_of(game: Game) -> Judge:
    """The judge that a game brings (`judge.py` beside its rules), the one of the house for it, or that for any."""
    found = judging(game)
    judge = Judge(game) if found is None else found.make(game)
    assert isinstance(judge, Judge)
    return judge


def judging(game: Game) -> Any:
    """The module of a game's judge; None if it has none of its own."""
    kind = type(game)
    if kind not in _known:
        _known[kind] = beside(game, "judge") or existing(f"parlour.bots.judges.{game.id}")
    return _known[kind]


_known: dict[type, Any] = {}  # kind of game → that module
