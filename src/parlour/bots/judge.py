"""A Judge: what a player would say of a position. Bots use one to be greedy, to cut playouts short, to order moves."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

TURN: Final = 12  # choices of one seat in a row, at most, before the judge looks
ALMOST: Final = 1.0 - 1e-9  # all that may be expected of a game that goes on
WON: Final = 30.0  # spreads that a seat is ahead of one it has beaten: as good as certain, and still comparable


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """For any game: the points if the game were counted now. Games with a judge of their own `expect` more.

    A judge weighs what may come of a position; what a game has come to is the game's own ending to say.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def points(self, state: State) -> list[float]:
        """The points each seat may expect at the end; once the game is over, as its outcome ranks them."""
        return self.expect(state) if state.agenda else self.decided(state)

    def expect(self, state: State) -> list[float]:
        """The points each seat may expect while the game goes on."""
        return [float(points) for points in self.game.standing(state)]

    def decided(self, state: State) -> list[float]:
        """The points of a game that is over, and far more for every seat that was beaten, whatever the points."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        each = WON * self.spread(state)
        found: list[float] = []
        for mine, score in zip(outcome.ranks, outcome.scores):
            beaten = sum([int(rank > mine) for rank in outcome.ranks])
            found.append(score + each * beaten)
        return found

    def wins(self, state: State, seat: Seat) -> bool:
        """Whether a seat alone has won a game that is over."""
        outcome = self.game.outcome(state)
        return outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1

    def spread(self, state: State) -> float:
        """How many points ahead win about three times in four: many early, few late."""
        return 8.0

    def suggest(self, state: State, options: list[Action], chance: Chance) -> Action:
        """A quick choice for a playout, natural play and not always the same: of two at random the more appealing."""
        many = len(options)
        one, other = options[chance.below(many)], options[chance.below(many)]
        seat = turn(state)
        return one if self.appeal(state, seat, one) >= self.appeal(state, seat, other) else other

    def appeal(self, state: State, seat: Seat, option: Action) -> int:
        """How an option looks to its seat at a glance; to whoever knows nothing of the game, all alike."""
        return 0


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
    if not after.agenda and judge.wins(after, seat):
        return 1.0  # nothing is surer, however many points more another way might bring
    for _ in range(TURN):
        if turn(after) != seat:
            break
        options = legal(after)
        push(after, options[0] if len(options) == 1 else judge.suggest(after, options, chance))
    return min(shares(judge.points(after), judge.spread(after))[seat], ALMOST)
