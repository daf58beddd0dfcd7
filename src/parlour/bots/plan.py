"""How long to think, how to search, and what comes of it."""

from typing import Final

from parlour.bots.judge import Judge
from parlour.bots.net import Learned
from parlour.bots.odds import half_width
from parlour.core.words import Action, Seat, State

UNLIMITED: Final = -1
WHOLE: Final = -1  # playouts to the very end


class Budget:
    """How long to think: so many iterations, or so many seconds, whichever ends first."""

    def __init__(self, iterations: int = UNLIMITED, seconds: float = UNLIMITED) -> None:
        self.iterations = iterations
        self.seconds = seconds
        if iterations < 0 and seconds < 0:
            raise ValueError("a budget has an end")


class Plan:
    """How to search: what a level turns."""

    def __init__(
        self,
        judge: Judge | None = None,
        explore: float = 0.7,
        cut: int = WHOLE,
        guided: bool = False,
        net: Learned | None = None,
        shared: int = 1,
        instead: "Plan | None" = None,
    ) -> None:
        self.judge = judge  # orders the first moves; and what the next two need
        self.explore = explore  # how curious: the constant of UCB or PUCT, rewards being 0 to 1
        self.cut = cut  # after so many choices of a playout the judge is asked
        self.guided = guided  # playouts follow the judge's suggestions, not bare chance
        self.net = net  # says what options promise and states are worth; then there are no playouts, and UCB is PUCT
        self.shared = shared  # so many iterations share a guess
        self.instead = instead  # how to search where the net has learned nothing; None: with the net all the same
        if shared < 1:
            raise ValueError("a guess serves at least one iteration")
        if judge is None and (guided or cut != WHOLE):
            raise ValueError("a plan that cuts or guides playouts needs a judge")

    def fitting(self, view: State) -> "Plan":
        """How to search here: without the net where it knows nothing of such games."""
        return self if self.instead is None or self.net is None or self.net.knows(view) else self.instead


class Thought:
    """What a search thinks of an option."""

    def __init__(
        self, action: Action, seat: Seat, visits: int, reward: float, won: list[float], line: list[Action]
    ) -> None:
        self.action = action
        self.seat = seat  # who thinks of it
        self.visits = visits
        self.reward = reward  # 0 to 1: the part of the others that is beaten
        self.won = won  # every seat's chance to win
        self.line = line  # what is expected to follow

    @property
    def win(self) -> float:
        """The chance to win, a shared victory counted in parts."""
        return self.won[self.seat]

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of `win`."""
        return half_width(self.win * self.visits, self.visits)

    @property
    def rank(self) -> float:
        """The rank to expect, from 1."""
        return 1.0 + (1.0 - self.reward) * (len(self.won) - 1)


def ranked(thoughts: list[Thought]) -> list[Thought]:
    """The most visited first; among equals the one that looks better."""
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.reward))
