"""Looking again: whether puzzles keep their answers under ten times the search, and how many each level solves."""

from typing import Any, Final

import msgspec

from parlour.bots.levels import STRONGEST, iterations_of
from parlour.core.chance import Chance, mix, wrap
from parlour.core.words import State
from parlour.puzzles.book import PuzzleBook
from parlour.puzzles.finding import CLOSE, DEEPER, DEEPEST, solves
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.solving import Solving, laid_out
from parlour.puzzles.weighing import Weighed, weigh

TIMES: Final = 10  # the search by which a puzzle was confirmed
LEAST: Final = 0.97  # the part of a book that keeps its answers


def kept(puzzle: dict[str, Any], seed: int, times: int = TIMES) -> dict[str, Any]:
    """Whether a puzzle keeps its answers with fresh chances: a piece of the work.

    At every question of the book's line the option that then looks best is right.
    """
    asked = msgspec.convert(puzzle, Puzzle)
    chance = Chance(fresh(asked.id, seed))
    solving = Solving(asked)
    while solving.phase == "asked":
        weighed = again(solving, chance, times)
        if solving.reply(weighed.best) is None:
            return {"id": asked.id, "kept": False, "question": solving.answered, "now": weighed.best.write()}
        solving.choose(solving.question.best)
    return {"id": asked.id, "kept": True}


def again(solving: Solving, chance: Chance, times: int) -> Weighed:
    """The question that is asked now, weighed anew."""
    game, state = solving.table.game, solving.table.state_at(solving.table.at)
    return weigh(game, state, chance, times * DEEPER * iterations_of(game, state.seats, CLOSE))


def solved_by(puzzle: dict[str, Any], seed: int, tries: int) -> dict[str, Any]:
    """How often each level solves a puzzle, with fresh chances: a piece of the work."""
    asked = msgspec.convert(puzzle, Puzzle)
    table = laid_out(asked)
    state: State = table.state_at(table.at)
    chance = Chance(fresh(asked.id, seed))
    found: list[int] = []
    for level in range(1, STRONGEST + 1):
        wrong: list[dict[str, int]] = [{} for _ in range(DEEPEST)]
        runs = (solves(table.game, state, asked.seat, asked.question, level, chance, wrong) for _ in range(tries))
        found.append(sum(runs))
    return {"id": asked.id, "solved": found, "tries": tries}


def fresh(id: str, seed: int) -> int:
    """A key that no search of the puzzle was made with before, another for every seed."""
    return mix(wrap(mix(int(id, 16)) ^ mix(seed)))


def sample(book: PuzzleBook, many: int, seed: int) -> list[Puzzle]:
    """So many puzzles drawn at random, in the book's order; all if there are no more."""
    numbers = list(range(len(book)))
    Chance(mix(seed)).shuffle(numbers)
    return [book.puzzles[number] for number in sorted(numbers[:many])]
