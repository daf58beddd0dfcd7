"""Looking again: whether puzzles keep their answers under ten times the search, and how many levels and bots solve."""

from typing import Any, Final

import msgspec

from parlour.bots.levels import STRONGEST, make
from parlour.bots.looks import CLOSE, effort
from parlour.core.chance import Chance, mix, wrap
from parlour.core.words import State
from parlour.puzzles.book import PuzzleBook
from parlour.puzzles.finding import DEEPEST, LOOKS, solves
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.solving import Solving, laid_out
from parlour.puzzles.weighing import Weighed, weigh

TIMES: Final = 10  # the deepest search by which a puzzle was confirmed
LEAST: Final = 0.97  # the part of a book that keeps its answers


def kept(puzzle: dict[str, Any], seed: int, times: float = TIMES) -> dict[str, Any]:
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


def again(solving: Solving, chance: Chance, times: float) -> Weighed:
    """The question that is asked now, weighed anew."""
    game, state = solving.table.game, solving.table.state_at(solving.table.at)
    deepest = LOOKS[-1] * effort(game, state.seats, CLOSE)
    return weigh(game, state, chance, max(1, round(times * deepest)))


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


def solved_by_bots(puzzle: dict[str, Any], seed: int, tries: int, bots: list[str]) -> dict[str, Any]:
    """How often each of some bots solves a puzzle, as a person would: choice by choice, by what its seat may know."""
    asked = msgspec.convert(puzzle, Puzzle)
    chance = Chance(fresh(asked.id, seed))
    found = [sum(_solves(asked, bot, Chance(chance.draw())) for _ in range(tries)) for bot in bots]
    return {"id": asked.id, "solved": found, "tries": tries}


def _solves(puzzle: Puzzle, name: str, chance: Chance) -> bool:
    """Whether a bot finds a right choice at every question."""
    solving = Solving(puzzle)
    bot = make(solving.table.game, name, chance)
    while solving.phase == "asked":
        scene = solving.scene()
        solving.choose(bot.choose(scene.view, scene.seat, scene.options))
    return solving.phase == "solved"


def fresh(id: str, seed: int) -> int:
    """A key that no search of the puzzle was made with before, another for every seed."""
    return mix(wrap(mix(int(id, 16)) ^ mix(seed)))


def sample(book: PuzzleBook, many: int, seed: int) -> list[Puzzle]:
    """So many puzzles drawn at random, in the book's order; all if there are no more."""
    numbers = list(range(len(book)))
    Chance(mix(seed)).shuffle(numbers)
    return [book.puzzles[number] for number in sorted(numbers[:many])]
