"""What a lesson is, and how the house plays it. No rule is told here: the Table decides what may be done."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from parlour.core.record import Record
from parlour.core.table import Table


@dataclass(frozen=True)
class Move:
    """A guided move, or with an empty `play` something that is only told.

    `text` is a Fluent message with a `.title`, said before; `<text>-after`, if there is one, is said once it is done.
    """

    text: str
    rule: str  # the paragraph it follows: WF 4.1
    play: tuple[str, ...] = ()  # what the learner is asked, in notation, one choice after another
    before: tuple[str, ...] = ()  # what the others play first
    pieces: tuple[str, ...] = ()  # drawn beside the text
    marks: tuple[str, ...] = ()  # ringed on the board beside what is asked: actions in notation, or parts by name


@dataclass(frozen=True)
class Lesson:
    """A prepared deal and what is done with it."""

    game: str
    seed: int
    names: tuple[str, ...]  # one a seat
    moves: tuple[Move, ...]
    seat: int = 0  # the learner's
    options: dict[str, str] = field(default_factory=dict)
    rules: int | None = None  # the version its sentences count by; the newest if none is named

    @property
    def guided(self) -> int:
        """How many moves the learner makes."""
        return sum(bool(move.play) for move in self.moves)


@dataclass(frozen=True)
class CourseStep:
    """One moment at which the lesson waits for the learner: for a choice, or only to be read."""

    move: int
    at: int  # actions played before it
    asked: str | None  # in notation; None if it is only told
    first: bool  # of its move
    last: bool


class Course:
    """A lesson played out from beginning to end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = Table(lesson.game, len(lesson.names), lesson.seed, lesson.options, rules=lesson.rules)
        self.steps: list[CourseStep] = []
        for number, move in enumerate(lesson.moves):
            self._others(move.before)
            self._ask(number, move)

    def _others(self, notations: Sequence[str]) -> None:
        for notation in notations:
            if self.table.turn == self.lesson.seat:
                raise ValueError(f"'{notation}' would be the learner's")
            self.table.play(notation)

    def _ask(self, number: int, move: Move) -> None:
        if not move.play:
            self.steps.append(CourseStep(number, self.table.at, None, True, True))
        asked: list[tuple[int, str]] = []
        for notation in move.play:
            if self.table.turn != self.lesson.seat:
                raise ValueError(f"'{notation}' would not be the learner's")
            if len(self.table.legal()) > 1:  # where there is no choice nobody is asked
                asked.append((self.table.at, self.table.parse(notation).write()))
            self.table.play(notation)
        for index, (at, notation) in enumerate(asked):
            self.steps.append(CourseStep(number, at, notation, index == 0, index == len(asked) - 1))

    def record(self, step: int) -> tuple[Record, int]:
        """The game up to a step, for playing on from there: the record goes one action further than the point."""
        at, record = self.steps[step].at, self.table.record
        record.names = list(self.lesson.names)
        if at == self.table.at:
            record.actions = [*record.actions, self.table.legal()[0].write()]
        return record, at
