"""How well somebody solves, and how hard a puzzle is: Elo's ratings, the one being the other's opponent."""

from typing import Final

FIRST: Final = 1200  # the rating of somebody new
SCALE: Final = 400  # so much more is ten times as likely to win
NEW: Final = 20  # answers during which a rating moves quickly
STEPS: Final = (40, 20)  # what an answer moves a person at most: at first, and later
OF_PUZZLES: Final = (16, 8)  # … and a puzzle, on which bots of five levels have spoken already
FAR: Final = 300  # from what the bots said of it, at most: whoever comes under many names moves it no further


def expected(mine: float, its: float) -> float:
    """How likely somebody of a rating is to solve a puzzle of another."""
    return float(1 / (1 + 10 ** ((its - mine) / SCALE)))


def rated(mine: int, answered: int, its: int, many: int, won: bool) -> tuple[int, int]:
    """Both ratings after the first answer of somebody who has given so many, to a puzzle that so many have moved.

    Of somebody new a rating says little, so they do not move the puzzle.
    """
    change = won - expected(mine, its)
    moved = round(OF_PUZZLES[many >= NEW] * change) if is_known(answered) else 0
    return mine + round(STEPS[answered >= NEW] * change), its - moved


def is_known(answered: int) -> bool:
    """Whether somebody has given so many answers that theirs say something of a puzzle."""
    return answered >= NEW


def near(rating: int, first: int) -> int:
    """A puzzle's rating, no further from its first one than people may move it."""
    return max(first - FAR, min(first + FAR, rating))
