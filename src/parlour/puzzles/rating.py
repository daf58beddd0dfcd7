"""How well somebody solves: Elo's rating, a puzzle being the opponent."""

from math import exp, log
from typing import Final

FIRST: Final = 1200.0  # the rating of somebody new
SCALE: Final = 400.0  # by which so much more is ten times as likely to win
STEP: Final = 24.0  # what one puzzle moves at most …
FIRST_STEP: Final = 60.0  # … and at first
SETTLED: Final = 15  # puzzles after which it moves less
LEAST: Final = 100.0


def expected(mine: float, puzzles: float) -> float:
    """How likely somebody of a rating is to solve a puzzle of another."""
    return 1.0 / (1.0 + exp((puzzles - mine) / SCALE * log(10.0)))


def moved(mine: float, puzzles: float, solved: bool, tried: int) -> float:
    """The rating after a puzzle, the first attempt of it, by somebody who has tried so many before."""
    step = FIRST_STEP if tried < SETTLED else STEP
    return max(LEAST, mine + step * (float(solved) - expected(mine, puzzles)))
