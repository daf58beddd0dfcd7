"""Puzzles over the wire: what is answered, and what is told, of a position never more than its seat may see."""

from typing import Annotated, Any, Literal

import msgspec

from parlour.server.wire.asked import Asking, Short
from parlour.server.wire.readings import LessonMoment
from parlour.server.wire.told import Option, Saying, Scene, TableInfo


class PuzzleChoice(Asking):
    """My answer to a question of a puzzle, counted from 0."""

    question: Annotated[int, msgspec.Meta(ge=0, le=20)]
    action: Short


class PuzzleTheme(Saying):
    """What puzzles of a game may be about, by the coach's names: so many are, and so many of them are `left` for me."""

    theme: str
    many: int
    left: int


class PuzzleDoor(Saying):
    """The puzzles of a game: how many, my rating, how many I answered and solved, and my best rush.

    `today` is how far I am with the puzzle of the day, which ends at `ends`. A rush is of so many `minutes`, and so
    many `misses` end it. Of `themes` the commonest come first; a puzzle may have several.
    """

    game: str
    many: int
    rating: int
    answered: int
    solved: int
    best: int
    today: Literal["new", "asked", "solved", "failed"]
    ends: int
    minutes: int
    misses: int
    themes: list[PuzzleTheme]


class LineMove(Option):
    """An action of a line, and whose it is."""

    seat: int


class SolvedQuestion(Saying):
    """One question of a solution: the best, what is right `also`, what follows, and what tempts.

    Chances are in millionths of a victory; `why` are themes: what speaks for the best against the tempting one.
    """

    best: Option
    also: list[Option]
    line: list[LineMove]
    tempting: Option
    chance: int
    instead: int
    why: list[dict[str, Any]]


class PuzzleNow(Saying):
    """A puzzle as I see it: `question` of `depth`, how hard it is found, and what happened since my last choice.

    `part`: this is the last that is asked, and may be the first of several choices in a row.
    `mine` is my rating in this game, and before it was counted. The solution and the themes are told when I have
    answered: it is empty as long as the puzzle is `asked`.
    """

    game: str
    puzzle: str
    way: Literal["next", "day", "rush", "theme"]
    phase: Literal["asked", "solved", "failed"]
    question: int
    depth: int
    part: bool
    rating: int
    mine: int
    before: int | None
    chosen: Option | None
    table: TableInfo
    scene: Scene
    moments: list[LessonMoment]
    solution: list[SolvedQuestion]


class RushAnswer(Saying):
    """A puzzle that was answered in a rush, how hard it is found, and whether the answer was right."""

    puzzle: str
    rating: int
    right: bool


class Rush(Saying):
    """As many as I can: `left` are milliseconds, by the server's clock; over after so many `misses` too.

    Where none was begun yet, it is over with nothing counted. `right` is what became of the answer that was just given,
    null where none was, or it has more questions. `done` are the puzzles that were answered in it, in order. `before`
    is my best before it began, `best` with it.
    """

    game: str
    left: int
    score: int
    missed: int
    misses: int
    over: bool
    best: int
    before: int
    right: bool | None
    puzzle: PuzzleNow | None
    done: list[RushAnswer]
