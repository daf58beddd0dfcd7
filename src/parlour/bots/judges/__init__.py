"""A judge a game: how a player of that game would put a position into points."""

from collections.abc import Callable
from importlib import import_module

from parlour.bots.judge import Judge
from parlour.core.game import Game


def _judge(name: str) -> Callable[[Game], Judge]:
    def make(game: Game) -> Judge:
        judge = import_module(f"parlour.bots.judges.{name}").make(game)
        assert isinstance(judge, Judge)
        return judge

    return make


JUDGES: dict[str, Callable[[Game], Judge]] = {
    "worlds_fair": _judge("worlds_fair"),
    "kairo": _judge("kairo"),
    "gatsby": _judge("gatsby"),
}


def judge_of(game: Game) -> Judge:
    """The game's own judge, or the one for any game."""
    return JUDGES.get(game.id, Judge)(game)
