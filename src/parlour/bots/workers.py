"""Several processes search one decision; their counts at the root are added up.

A worker gets the view as JSON and nothing else, as every bot in another process does.
"""

from types import TracebackType
from typing import Any, Final

from parlour.bots.bot import Bot
from parlour.bots.levels import iterations_of, make
from parlour.bots.plan import UNLIMITED, Budget, Thought, ranked
from parlour.bots.process import BotFailed, Servant, log, told
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

ROUNDS: Final = 8  # in a hurry: how often they look whether the choice can still change


class Workers:
    """Some processes that think together. Close them, or use `with`."""

    def __init__(self, count: int = 2) -> None:
        self._servants = [Servant() for _ in range(count)]

    def think(
        self,
        game: Game,
        view: State,
        seat: Seat,
        options: list[Action],
        level: int,
        budget: Budget,
        chance: Chance,
        patience: float = 60.0,
        hurry: bool = False,
        took: Action | None = None,
    ) -> list[Thought]:
        """What they think of every option, the most visited first; the budget's iterations are shared out.

        In a hurry they stop when the choice cannot change any more. `took` is what was chosen after they were last
        asked: if it led to this very view, they go on with their trees.
        """
        many = len(self._servants)
        rounds = ROUNDS if hurry else 1
        found: dict[int, list[Any]] = {}  # by worker
        asked = set(range(many))
        total = Sum(game, seat, view.seats)
        for turn in range(1, rounds + 1):
            for number in sorted(asked):
                more = {"iterations": part(budget.iterations, number, many, turn, rounds), "seconds": budget.seconds}
                if budget.seconds > 0:
                    more["seconds"] = budget.seconds / rounds
                if turn == 1:
                    more |= {"level": level, "took": -1 if took is None else took.index}
                    more = told(game, view, seat, chance, more)
                self._ask(number, more)
            for number in sorted(asked):
                try:
                    found[number] = self._servants[number].answer(patience)["options"]
                except BotFailed as failure:
                    self._replace(number, failure)
                    asked.remove(number)
            total = Sum(game, seat, view.seats)
            for counts in found.values():
                total.add(counts)
            left = total.all_visits() * (rounds - turn) / turn
            if budget.iterations >= 0:
                left = float(budget.iterations - total.all_visits())
            if total.settled(left):
                break
        return total.thoughts(options)

    def _ask(self, number: int, question: dict[str, Any]) -> None:
        try:
            self._servants[number].ask(question)
        except BotFailed as failure:
            self._replace(number, failure)
            self._servants[number].ask(question)

    def _replace(self, number: int, failure: BotFailed) -> None:
        log.warning("a worker failed (%s)", failure)
        self._servants[number].close()
        self._servants[number] = Servant()

    def close(self) -> None:
        """End them all."""
        for servant in self._servants:
            servant.close()

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def part(iterations: int, number: int, many: int, turn: int, rounds: int) -> int:
    """How many iterations a worker has made after a round; all together, after the last, those of the budget."""
    if iterations < 0:
        return UNLIMITED
    return (iterations * turn // rounds + many - 1 - number) // many


class Sum:
    """Root counts of several searches of one view."""

    def __init__(self, game: Game, seat: Seat, seats: int) -> None:
        self.game = game
        self.seat = seat
        self.visits: dict[int, int] = {}
        self.rewards: dict[int, float] = {}
        self.won: dict[int, list[float]] = {}
        self.lines: dict[int, list[Action]] = {}
        self.deepest: dict[int, int] = {}  # visits behind the line that is kept
        self.seats = seats

    def add(self, options: list[Any]) -> None:
        """The counts of one worker."""
        for index, visits, reward, won, line in options:
            self.visits[index] = self.visits.get(index, 0) + visits
            self.rewards[index] = self.rewards.get(index, 0.0) + reward
            before = self.won.get(index, [0.0] * self.seats)
            self.won[index] = [mine + theirs for mine, theirs in zip(before, won)]
            if visits > self.deepest.get(index, -1):
                self.deepest[index] = visits
                self.lines[index] = [self.game.actions[number] for number in line]

    def all_visits(self) -> int:
        """How many there were."""
        return sum(self.visits.values())

    def settled(self, left: float) -> bool:
        """Whether the second most visited option cannot catch up with what is left."""
        most = sorted([0, 0, *self.visits.values()])
        return most[-1] - most[-2] > left

    def thoughts(self, options: list[Action]) -> list[Thought]:
        """All of them together, the most visited first."""
        found: list[Thought] = []
        for option in options:
            visits = self.visits.get(option.index, 0)
            each = 1.0 / visits if visits else 0.0
            won = [share * each for share in self.won.get(option.index, [0.0] * self.seats)]
            reward = self.rewards.get(option.index, 0.0) * each
            found.append(Thought(option, self.seat, visits, reward, won, self.lines.get(option.index, [])))
        return ranked(found)


class WorkersBot(Bot):
    """A level that thinks on several cores."""

    def __init__(self, game: Game, level: int, chance: Chance, workers: Workers) -> None:
        self.game = game
        self.level = level
        self.chance = chance
        self.workers = workers
        self.took: Action | None = None  # what it chose last

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """The option visited most by all together; if all failed, what level 1 takes."""
        if len(options) == 1:
            return options[0]
        budget = Budget(iterations_of(self.game, self.level))
        best = self.workers.think(
            self.game, view, seat, options, self.level, budget, self.chance, hurry=True, took=self.took
        )[0]
        self.took = best.action if best.visits else make(self.game, 1, self.chance).choose(view, seat, options)
        return self.took
