"""How every strategy plays: its whole turn thought through, the answer looked at, and its plan over the judge's eye."""

from operator import itemgetter
from typing import Final

from parlour.bots.judge import ALMOST, shares
from parlour.bots.judges import judge_of
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

WORLDS: Final = 6  # guessed for a choice
WIDE: Final = 4  # ways to go on with a turn that are kept from choice to choice
LONG: Final = 12  # choices of one seat in a row, at most
ANSWERED: Final = 3  # of the options, the best ones, after which the next player's answer is looked at
NARROW: Final = 2  # ways to go on that are kept in such an answer


class Planner:
    """A player with a plan. It thinks its turn through in worlds that look like its view, and knows nothing more."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.judge = judge_of(game)

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """What a position means to the plan, in points, beyond those that the judge expects for each seat."""
        raise NotImplementedError

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """Of the options that promise most by the end of the turn, the best one after the next player's answer."""
        if len(options) == 1:
            return options[0]
        worlds = [self.game.guess(view, seat, self.chance) for _ in range(WORLDS)]
        ends = {option: [self.turned(world, seat, option) for world in worlds] for option in options}
        ranked = sorted(options, key=lambda option: -sum(self.worth(end, seat) for end in ends[option]))
        answered = {
            option: sum(self.worth(self.answer(end), seat) for end in ends[option]) for option in ranked[:ANSWERED]
        }
        most = max(answered.values())
        best = [option for option, worth in answered.items() if worth == most]
        return best[self.chance.below(len(best))]

    def worth(self, state: State, seat: Seat) -> float:
        """From 0 to 1: the part of the others that the seat may hope to leave behind, in the light of its plan."""
        if not state.agenda and self.judge.wins(state, seat):
            return 1.0
        points = self.judge.points(state)
        if state.agenda:
            points[seat] += self.plan(state, seat, points)
        return min(shares(points, self.judge.spread(state))[seat], ALMOST)

    def plain_worth(self, state: State, seat: Seat) -> float:
        """The same for a player without a plan."""
        return shares(self.judge.points(state), self.judge.spread(state))[seat]

    def turned(self, world: State, seat: Seat, option: Action) -> State:
        """The best end of a turn that goes on with an option."""
        return self.best_end(after(world, option), seat, WIDE, True)

    def answer(self, state: State) -> State:
        """The position after the next player's turn, if they play it well and have no plan."""
        return self.best_end(state, turn(state), NARROW, False) if state.agenda else state

    def best_end(self, start: State, seat: Seat, wide: int, planned: bool) -> State:
        """Go on with a turn in several ways at once, always those that promise most, and take the best end of them."""
        worth = self.worth if planned else self.plain_worth
        best, most = start, -1.0
        under_way = [start]
        for left in range(LONG, -1, -1):
            further: list[tuple[float, State]] = []
            for state in under_way:
                if left and turn(state) == seat:
                    further += [(worth(then, seat), then) for then in nexts(state)]
                elif (found := worth(state, seat)) > most:
                    best, most = state, found
            further.sort(key=itemgetter(0), reverse=True)
            under_way = [state for _, state in further[:wide]]
        return best


def nexts(state: State) -> list[State]:
    """The positions that one choice more leads to."""
    return [after(state, option) for option in legal(state)]


def after(state: State, option: Action) -> State:
    """A copy in which the option was played."""
    twin = state.copy()
    push(twin, option)
    return twin
