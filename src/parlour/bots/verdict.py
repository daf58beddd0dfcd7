"""The coach's word on a decision: as good as the best, or what it cost its chooser, and why.

From the view before it alone, as in a look back: half of the search seeks the best option, fresh looks compare it with
the choice; then both are played on in guessed worlds, and compared by what the game's coach sees there. Where the game
is nearly decided chances say nothing of a choice: then that comparison alone is told.
"""

from typing import Final, Literal

from parlour.bots.analysis import LEAST, WHOLE
from parlour.bots.coaches import coach_of
from parlour.bots.comparing import LEAST as WORTH
from parlour.bots.comparing import LOOKED_AT, Ahead, Found, ahead, at_stake, why
from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, plan_of
from parlour.bots.lines import Lines
from parlour.bots.looks import effort
from parlour.bots.plan import Budget, Thought
from parlour.core.chance import Chance
from parlour.core.engine import legal
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

Verdict = Literal["best", "even", "doubt", "cost", "decided"]
DEEPER: Final = 24  # glances, once there is time: at first a word takes one
WORLDS: Final = 16  # in which lines are compared
EDGE: Final = 0.05  # as near as this to 0 or 1, the game is nearly decided


class CoachsWord:
    """What there is to say of a decision."""

    def __init__(self, chosen: Action, best: Thought, cost: int, error: float, found: list[Found]) -> None:
        self.chosen = chosen
        self.best = best.action
        self.line = best.line  # what would have followed the best
        self.cost = cost  # in millionths of a victory
        self.error = error  # of the cost, as a part of 1: 95 %
        self.why = found
        self.decided = False  # whether only what the lines bring can still be compared
        self.points = 0  # that the best brings more, if decided

    @property
    def verdict(self) -> Verdict:
        """`even` below a hundredth, `cost` beyond what chance in the search explains; `doubt` between the two.

        `decided` where chances are near 0 or 1 and no further apart: `best` is the choice if nothing brings more.
        """
        if self.decided:
            return "decided"
        if self.best is self.chosen:
            return "best"
        if self.cost < LEAST:
            return "even"
        return "cost" if self.cost > WHOLE * self.error else "doubt"


def spoken(game: Game, view: State, seat: Seat, chosen: Action, chance: Chance, times: int = 1) -> CoachsWord:
    """The word on a choice, by a glance or one so many times as deep."""
    search = searched(game, view, seat, chance, times)
    looks = max(1, effort(game, view.seats, times) // 2)
    best = search.probe(search.thoughts(legal(view))[0].action, looks)
    if best.action is chosen:
        word = CoachsWord(chosen, best, 0, round(best.error, 4), [])
        return by_what_it_brings(search, word, best, best) if len(legal(view)) > 1 else word
    taken = search.probe(chosen, looks)
    word = CoachsWord(
        chosen,
        best,
        round(WHOLE * (best.win - taken.win)),
        round((best.error**2 + taken.error**2) ** 0.5, 4),
        [],
    )
    if word.verdict == "cost":
        word.why = reasons(search, best.action, chosen)
    return by_what_it_brings(search, word, best, taken)


def by_what_it_brings(search: Search, word: CoachsWord, best: Thought, taken: Thought) -> CoachsWord:
    """The word as it is, unless the game is nearly decided: then of options with the same chance what brings most."""
    if abs(word.cost) >= LEAST or not (near_the_edge(best) and near_the_edge(taken)):
        return word
    word.decided = True
    lines, coach = Lines(search, WORLDS), coach_of(search.game)
    least = max(best.win, taken.win) - LEAST / WHOLE
    most: Ahead | None = None
    for thought in search.thoughts(legal(search.view))[:LOOKED_AT]:
        if thought.action is word.chosen or (thought.action is not best.action and thought.win < least):
            continue
        found = ahead(coach, lines, thought.action, word.chosen)
        if found.found and found.gain >= WORTH and (most is None or found.gain > most.gain):
            most, word.best, word.line = found, thought.action, thought.line
    if most is None:
        word.best = word.chosen
        word.line = taken.line
    else:
        word.why, word.points = most.found, most.points
    return word


def near_the_edge(thought: Thought) -> bool:
    """Whether hardly anything is left to be won or lost."""
    return thought.win <= EDGE or thought.win >= 1.0 - EDGE


def reasons(search: Search, better: Action, other: Action) -> list[Found]:
    """Why an option is better than another, by a search that has looked at both."""
    return why(coach_of(search.game), Lines(search, WORLDS), better, other)


def explained(
    game: Game, view: State, seat: Seat, better: Action, other: Action, chance: Chance, times: int = 1
) -> list[Found]:
    """Why an option is better than another, for whoever knows that it is."""
    search = searched(game, view, seat, chance, times)
    for option in (better, other):
        search.probe(option, max(1, effort(game, view.seats, times) // 2))
    return reasons(search, better, other)


def stakes(game: Game, view: State, seat: Seat, chance: Chance, times: int = 1) -> list[Found]:
    """What to look at before a choice: in what the best options differ, and not which is better."""
    search = searched(game, view, seat, chance, times)
    options = [thought.action for thought in search.thoughts(legal(view)) if thought.visits]
    return at_stake(coach_of(game), Lines(search, WORLDS), options)


def searched(game: Game, view: State, seat: Seat, chance: Chance, times: int) -> Search:
    """A search of the view, to its whole budget."""
    search = Search(game, view, seat, chance, plan_of(game, view.seats, STRONGEST))
    search.run(Budget(effort(game, view.seats, times)), hurry=False)
    return search
