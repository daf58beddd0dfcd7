"""A rush: as many puzzles as one can in five minutes, harder and harder, until three are missed."""

from typing import Final

SECONDS: Final = 300
MISSES: Final = 3
EASY: Final = 600  # where it begins …
STEP: Final = 80  # … and by how much each next one is harder


def wanted(answered: int) -> int:
    """The rating of the next puzzle, after so many."""
    return EASY + STEP * answered
