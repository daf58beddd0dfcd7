"""Looking back at a game: chances by move, what decisions cost, and luck apart from skill.

Every decision is searched from the view of its chooser, so it is judged by what that player could know. A chance
to win is a whole number of millionths: then the changes at one's own choices, at those of others and by what came
to light sum exactly to the way from the first chance to the result.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from parlour.bots.gains import victories
from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, plan_of
from parlour.bots.plan import Budget, Thought
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.table import Table
from parlour.core.words import Action, Seat

WHOLE: Final = 1_000_000  # certain victory
LEAST: Final = WHOLE // 100  # less than this is no costly decision
FIELDS: Final = ["at", "seat", "chosen", "best", "before", "after", "cost", "error", "line"]


@dataclass(frozen=True)
class JudgedDecision:
    """One decision: everybody's chances before it (by the best option), and by the option that was chosen."""

    at: int  # how many actions were played before it
    seat: Seat
    chosen: str  # in notation
    best: str
    before: list[int]
    after: list[int]
    cost: int  # to its chooser; below 0 where a closer look finds it better than the best
    error: float  # of what it cost: 95 %
    line: list[str]  # what would have followed the best

    def plain(self) -> dict[str, Any]:
        """The same as plain data, by the names of its fields."""
        return {name: getattr(self, name) for name in FIELDS}


@dataclass(frozen=True)
class Reckoning:
    """A player's way from the first chance to the result."""

    start: int
    own: int  # at own choices: skill
    others: int  # at the choices of others
    luck: int  # by what came to light
    result: int


@dataclass(frozen=True)
class LookBack:
    """What there is to say of a game."""

    moments: list[JudgedDecision]
    result: list[int]

    def account(self, seat: Seat) -> Reckoning:
        """start + own + others + luck = result, exactly."""
        own = others = luck = 0
        at = self.start[seat]
        for moment in self.moments:
            luck += moment.before[seat] - at
            change = moment.after[seat] - moment.before[seat]
            if moment.seat == seat:
                own += change
            else:
                others += change
            at = moment.after[seat]
        luck += self.result[seat] - at
        return Reckoning(self.start[seat], own, others, luck, self.result[seat])

    @property
    def start(self) -> list[int]:
        """Everybody's chances before the first decision."""
        return self.moments[0].before if self.moments else self.result

    @property
    def chances(self) -> list[list[int]]:
        """Everybody's chances at every decision, and the result."""
        return [*(moment.before for moment in self.moments), self.result]

    def costly(self, most: int) -> list[JudgedDecision]:
        """The decisions that cost most, beyond what chance in the search explains, and a hundredth at least."""
        mistakes = [moment for moment in self.moments if moment.cost > max(WHOLE * moment.error, LEAST - 1)]
        return sorted(mistakes, key=lambda moment: -moment.cost)[:most]

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "accounts": [vars_of(self.account(seat)) for seat in range(len(self.result))],
            "moments": [moment.plain() for moment in self.moments],
            "result": self.result,
        }


def vars_of(account: Reckoning) -> dict[str, int]:
    """An account by its names."""
    return {name: getattr(account, name) for name in ("start", "own", "others", "luck", "result")}


def analyse(table: Table, iterations: int, seed: int = 0, passed: Callable[[int], None] | None = None) -> LookBack:
    """Search every decision of a table with two or more options, so many iterations each.

    `passed` is told how many actions were looked at.
    """
    chance = Chance(seed)
    moments: list[JudgedDecision] = []
    for at, chosen in enumerate(table.actions):
        if passed is not None:
            passed(at)
        state = table.state_at(at)
        if len(legal(state)) > 1:
            seat = turn(state)
            moments.append(judged(table, at, seat, chosen, iterations, chance))
    outcome = table.outcome
    if outcome is not None:
        return LookBack(moments, [round(WHOLE * share) for share in victories(outcome.ranks)])
    return LookBack(moments, moments[-1].after if moments else [WHOLE // table.seats] * table.seats)


def judged(table: Table, at: int, seat: Seat, chosen: Action, iterations: int, chance: Chance) -> JudgedDecision:
    """One decision, from the view of its chooser.

    Half of the iterations seek the best option. Fresh looks at it and at the choice then compare the two: what made
    an option look best is not counted again, else every other choice would seem a mistake.
    """
    view = table.view(seat, at)
    search = Search(table.game, view, seat, chance, plan_of(table.game, table.seats, STRONGEST))
    search.run(Budget(max(1, iterations // 2)), hurry=False)
    looks = max(1, iterations // 4)
    best = search.probe(search.thoughts(legal(view))[0].action, looks)
    taken = best if chosen is best.action else search.probe(chosen, looks)
    error = (best.error**2 + taken.error**2) ** 0.5
    before, after, line = parts(best), parts(taken), [action.write() for action in best.line]
    cost = before[seat] - after[seat]
    return JudgedDecision(at, seat, chosen.write(), best.action.write(), before, after, cost, round(error, 4), line)


def parts(thought: Thought) -> list[int]:
    """Everybody's chances in millionths."""
    return [round(WHOLE * share) for share in thought.won]
