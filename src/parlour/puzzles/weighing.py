"""Weighing a decision: whether one choice, with those that lead to the same, is clearly better than all others."""

from typing import Final

from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, plan_of
from parlour.bots.plan import Budget, Thought
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.game import Game
from parlour.core.table import codec_of
from parlour.core.words import Action, State
from parlour.puzzles.solving import after

MARGIN: Final = 0.07  # of a victory, between the worst right choice and the best wrong one
EQUAL: Final = 0.015  # less than this apart, two choices are measured as equal
# After the search fewer and fewer options are looked at again, whatever it thought of them, each time more closely:
# how many, and the part of the search that a look at one of them takes.
ROUNDS: Final = [(16, 64), (8, 32), (4, 8)]
TRIED: Final = 8  # visits after which a search knows something of an option
MOST_RIGHT: Final = 3
HOPELESS: Final = 0.05  # the best chance of a position in which nothing is left to find …
CERTAIN: Final = 0.99  # … of one in which a wrong choice is still a victory


class Weighed:
    """Every option of a decision with its chance to win, the best first."""

    def __init__(self, rows: list[tuple[Action, float]], right: list[Action]) -> None:
        self.rows = rows
        self.right = right  # the best, and what is as good as it

    @property
    def best(self) -> Action:
        """The best option."""
        return self.rows[0][0]

    @property
    def chance(self) -> float:
        """The chance to win by it."""
        return self.rows[0][1]

    @property
    def wrong(self) -> Action:
        """The best of the wrong ones."""
        return next(option for option, _ in self.rows if option not in self.right)

    def of(self, option: Action) -> float:
        """The chance to win by an option."""
        return next(win for known, win in self.rows if known is option)

    def gap(self) -> float:
        """Between the worst right choice and the best wrong one."""
        return min(self.of(option) for option in self.right) - self.of(self.wrong)


def weigh(game: Game, state: State, chance: Chance, iterations: int, hurry: bool = False) -> Weighed:
    """Search a decision from its chooser's view, then look again at the options that promise most.

    A search neglects what looks bad at first, though its best answer may only lie deeper: hence the looks. In a hurry
    there are none where the search alone finds nothing clear.
    """
    seat = turn(state)
    view = game.view(state, seat)
    search = Search(game, view, seat, chance, plan_of(game, state.seats, STRONGEST))
    search.run(Budget(iterations), hurry=False)
    found = {thought.action: thought for thought in search.thoughts(legal(view))}
    if hurry:
        tried = [thought for thought in found.values() if thought.visits >= TRIED]
        first = weighed(game, state, tried)
        if len(tried) > 1 and not is_clear(first):
            return first
    for many, part in ROUNDS:
        for thought in by_win(list(found.values()))[:many]:
            found[thought.action] = search.probe(thought.action, max(TRIED, iterations // part))
    return weighed(game, state, list(found.values()))


def weighed(game: Game, state: State, thoughts: list[Thought]) -> Weighed:
    """What was found, as it stands."""
    rows = [(thought.action, thought.win) for thought in by_win(thoughts)]
    return Weighed(rows, right_of(game, state, rows))


def by_win(thoughts: list[Thought]) -> list[Thought]:
    """The best chance first."""
    return sorted(thoughts, key=lambda thought: -thought.win)


def right_of(game: Game, state: State, rows: list[tuple[Action, float]]) -> list[Action]:
    """The best option, those measured as equal to it, and those that lead to the very same position."""
    best, most = rows[0]
    right = [best]
    there = codec_of(game).pack(after(state, best))
    for option, win in rows[1:]:
        if most - win <= EQUAL or (most - win < MARGIN and codec_of(game).pack(after(state, option)) == there):
            right.append(option)
    return right


def is_clear(found: Weighed, margin: float = MARGIN) -> bool:
    """Whether it is worth asking: few are right, the rest is worse by a margin, and it matters."""
    if len(found.right) == len(found.rows) or len(found.right) > MOST_RIGHT or 2 * len(found.right) > len(found.rows):
        return False
    return HOPELESS <= found.chance <= CERTAIN and found.gap() >= margin
