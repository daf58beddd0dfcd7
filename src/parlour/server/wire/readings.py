"""What the server gives to read: replays and looks back at them, the books of rules, lessons."""

from typing import Any, Literal

from parlour.server.wire.told import Happened, Result, Saying, Scene, TableInfo


class Story(Saying):
    """The points of each seat if counted after 0, 1, … actions of a finished game, all hidden things included.

    `rounds` are the moves at which rounds began, none where a game has no rounds; `held` is what each seat had in hand
    at the end of each; `words` are the actions, for sentences.
    """

    standings: list[list[int]]
    names: list[str]
    sources: list[str]
    rounds: list[int]
    held: list[list[int]]
    words: list[dict[str, Any]]


class Judged(Saying):
    """A decision looked back at, chances in millionths: everybody's `before` it, by the best option, and `after` it.

    `at` counts the actions before it; `cost` is its chooser's, give or take `error` (95 %, as a part of 1), `line` what
    would have followed the best.
    """

    at: int
    seat: int
    chosen: str
    best: str
    before: list[int]
    after: list[int]
    cost: int
    error: float
    line: list[str]


class Account(Saying):
    """A seat's way: `start` + `own` choices + those of `others` + `luck` (what came to light) = `result`, exactly."""

    start: int
    own: int
    others: int
    luck: int
    result: int


class Report(Saying):
    """What a look back has found; `costly` are the decisions that cost most, and `words` the actions, for sentences.

    `why` are, by the `at` of each costly decision, the themes that say what the best would have brought.
    """

    game: str
    iterations: int
    accounts: list[Account]
    moments: list[Judged]
    result: list[int]
    costly: list[int]
    words: dict[str, dict[str, Any]]
    names: list[str] = []
    why: dict[int, list[dict[str, Any]]] = {}


class Analysis(Saying):
    """A look back at a finished game: not begun, `done` of so many decisions, or the report.

    While it is running, `partly` tells of the first decisions; it has no accounts yet, and no reasons.
    """

    phase: Literal["none", "running", "done"]
    done: int
    of: int
    report: Report | None
    partly: Report | None = None


class Retried(Saying):
    """A decision of mine, after `at` actions, tried again: `tries` were played to the end, so many are `going` on.

    `won` is the mean share of the victory, `points` the mean points, beside those of the game as it was; `error` is
    half the width of the 95 % interval of the points, null while tries are too few to tell. `tables` are the tries.
    """

    at: int
    seat: int
    tries: int
    going: int
    won: float
    won_before: float
    points: float
    points_before: int
    error: float | None
    tables: list[str]


class BookParagraph(Saying):
    """One idea of the book; `rule` if it is one of play. `sources` are lines of the rulebooks."""

    id: str
    rule: bool
    text: str
    sources: list[str]


class BookChapter(Saying):
    """A chapter of the book; the rulings are the last."""

    id: str
    title: str
    paragraphs: list[BookParagraph]


class Book(Saying):
    """The rules of a game as this house tells them."""

    game: str
    lang: str
    title: str
    chapters: list[BookChapter]


class WordFacts(Saying):
    """Of a kind of word: its paragraph, and the fields whose numbers have names: of what, or the message of each."""

    cite: str
    things: dict[str, str | list[str]]


class GameWords(Saying):
    """The catalogs that a game of another package brings, as Fluent texts by name, and what is known of its words.

    A `draft` is told in English where its language is lacking; `page` is the address of the module that draws its
    table, if it brings one; with `secrets` two players may see different things.
    """

    game: str
    lang: str
    draft: bool
    secrets: bool
    page: str | None
    pages: dict[str, str]
    words: dict[str, WordFacts]


class Replay(Saying):
    """A finished game: by which rules and box it was played, its actions, and how it ended.

    `origin` says where it comes from: a table of this house, or a record that was uploaded; `table` is who sat there.
    """

    replay: str
    origin: Literal["table", "record"]
    table: TableInfo
    game: str
    rules: int
    newest: int
    box: str
    seats: int
    options: dict[str, str]
    actions: list[str]
    outcome: Result | None
    names: list[str]
    sources: list[str]


class Uploaded(Saying):
    """Where an uploaded game can be seen."""

    replay: str


class LessonInfo(Saying):
    """A lesson; `title` is a Fluent message, with an attribute `about`."""

    game: str
    title: str
    moves: int


class LessonStep(Saying):
    """One moment of a lesson: a choice that is asked, or with `asked` empty something only told.

    `text` is a Fluent message with a `title`, said before; `<text>-after`, if there is one, is said once it is done.
    """

    move: int
    text: str
    asked: list[str]
    rule: str
    pieces: list[str]
    marks: list[str]
    first: bool
    last: bool


class CourseInfo(Saying):
    """A game learnt by guided moves on a prepared deal; `table` is how a drawn table is told of it."""

    game: str
    title: str
    seat: int
    names: list[str]
    moves: int
    table: TableInfo
    steps: list[LessonStep]


class LessonMoment(Saying):
    """What happened on the way to a step, and how the table looked then."""

    happened: Happened
    scene: Scene


class LessonScene(Saying):
    """The table at a step, with the learner's real options, and what happened since the step before."""

    scene: Scene
    moments: list[LessonMoment]
