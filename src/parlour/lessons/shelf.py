"""The lessons of the house."""

from functools import cache
from typing import Final

from parlour.core.game import UnknownGame
from parlour.lessons import gatsby, kairo, worlds_fair
from parlour.lessons.lesson import Course, Lesson

LESSONS: Final[dict[str, Lesson]] = {told.LESSON.game: told.LESSON for told in (worlds_fair, kairo, gatsby)}


@cache
def course(game: str) -> Course:
    """The lesson of a game, played out once."""
    if game not in LESSONS:
        raise UnknownGame(f"there is no lesson of '{game}'; there are: {', '.join(LESSONS)}")
    return Course(LESSONS[game])
