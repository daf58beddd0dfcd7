"""The lessons: of the house, or beside the rules of a game (`lesson.py`). Found by the game's name."""

from functools import cache

from parlour.core.found import beside, existing
from parlour.core.game import UnknownGame, find, games
from parlour.lessons.lesson import Course, Lesson


def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    found = beside(find(game), "lesson") or existing(f"parlour.lessons.{game}")
    lesson = getattr(found, "LESSON", None)
    return lesson if isinstance(lesson, Lesson) else None


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson, by its game."""
    found = {game: lesson_of(game) for game in games()}
    return {game: lesson for game, lesson in found.items() if lesson}


@cache
def course(game: str) -> Course:
    """The lesson of a game, played out once."""
    if game not in lessons():
        raise UnknownGame(f"there is no lesson of '{game}'; there are: {', '.join(lessons())}")
    return Course(lessons()[game])
