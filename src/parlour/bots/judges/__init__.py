"""A judge a game: how a player of that game would put a position into points. Found by the game's name."""

from parlour.bots.judge import Judge
from parlour.core.found import beside, existing
from parlour.core.game import Game


def judge_of(game: Game) -> Judge:
    """The judge that a game brings (`judge.py` beside its rules), the one of the house for it, or that for any."""
    found = beside(game, "judge") or existing(f"parlour.bots.judges.{game.id}")
    judge = Judge(game) if found is None else found.make(game)
    assert isinstance(judge, Judge)
    return judge
