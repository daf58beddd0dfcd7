"""How the tests of a game play: by notation, on from any state."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast

from parlour.core.engine import legal, play
from parlour.core.game import Game
from parlour.core.words import Event, State

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """A game and its kind of state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def options(self, state: S) -> list[str]:
        """What may be chosen, in notation."""
        return [action.write() for action in legal(state)]

    def act(self, state: S, *texts: str) -> tuple[S, list[Event]]:
        """The table after some actions, and all that was told."""
        told: list[Event] = []
        for text in texts:
            after, news = play(state, self.game.vocabulary.parse(text))
            state = cast(S, after)
            told += news
        return state, told

    def after(self, state: S, *texts: str) -> S:
        """The table after some actions."""
        return self.act(state, *texts)[0]


def told_of(kind: Any, told: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in told if isinstance(event, kind)]
