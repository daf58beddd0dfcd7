"""A Judge: what a player would say of a position. Bots use one to be greedy, to cut playouts short, to order moves."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

TURN: Final = 12  # choices of one seat in a row, at most, before the judge looks


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """For any game: the points if the game were counted now. Games with a judge of their own say more."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def points(self, state: State) -> list[float]:
        """The points each seat may expect at the end."""
        return [float(points) for points in self.game.standing(state)]

    def spread(self, state: State) -> float:
        """How many points ahead win about three times in four: many early, few late."""
        return 8.0

    def suggest(self, state: State, options: list[Action], chance: Chance) -> Action:
        """A quick choice for a playout: natural play, not always the same."""
        return options[chance.below(len(options))]


def shares(points: list[float], spread: float) -> list[float]:
    """For each seat, the part of the others it may expect to beat."""
    seats = len(points)
    found: list[float] = []
    for seat in range(seats):
        beaten = 0.0
        for other in range(seats):
            if other != seat:
                beaten += chance_to_beat(points[seat] - points[other], spread)
        found.append(beaten / (seats - 1))
    return found


def wins(points: list[float], spread: float) -> list[float]:
    """For each seat, its chance to win; they sum to 1."""
    most = max(points)
    weights = [exp(max(1.1 * (mine - most) / spread, -50.0)) for mine in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def chance_to_beat(lead: float, spread: float) -> float:
    """0 to 1; a lead of one spread is three in four."""
    steepness = 1.1 * lead / spread
    if steepness < -50.0:
        return 0.0
    if steepness > 50.0:
        return 1.0
    return 1.0 / (1.0 + exp(-steepness))


def ahead(judge: Judge, world: State, seat: Seat, option: Action, chance: Chance) -> float:
    """What the seat may expect, from 0 to 1, once the option is played and its turn has been played out."""
    after = world.copy()
    push(after, option)
    for _ in range(TURN):
        if turn(after) != seat:
            break
        options = legal(after)
        push(after, options[0] if len(options) == 1 else judge.suggest(after, options, chance))
    return shares(judge.points(after), judge.spread(after))[seat]
