"""Everything that is said over the wire. From these come the checks of what is received, and the OpenAPI schema."""

from typing import Annotated, Any, Literal

import msgspec

PLAIN = r"^[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f])?$"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]
Id = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="made by the client")
]
Nonce = Annotated[
    str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$", description="the seat's hand in the deal")
]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Short = Annotated[str, msgspec.Meta(max_length=80)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
At = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Asking(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Saying(msgspec.Struct, kw_only=True):
    """What the server answers or tells."""


class Guest(Asking):
    """Who I am: a name is enough."""

    name: Name


class Enter(Asking):
    """Come in on another device by a personal link."""

    code: Token


class SeatPlan(Asking):
    """Who a seat is for: me (`name` for somebody else on my device), whoever comes, whoever has its link, or a bot."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Level = 3
    name: Name | None = None


class Clock(Asking):
    """No clock; seconds for each turn; or seconds for the whole game and an increment for each action."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class NewTable(Asking):
    """A table to be made. With the same id again, the same table."""

    game: Short
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]
    id: Id
    options: dict[Short, Short] = {}
    public: bool = False
    live: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    nonce: Nonce = ""


class Join(Asking):
    """Sit down: on the seat named, on the seat the token opens, or on any open one."""

    seat: SeatNumber | None = None
    token: Token | None = None
    nonce: Nonce = ""
    name: Name | None = None


class Play(Asking):
    """An action in notation, for the table as it stood at `at`."""

    at: At
    action: Short
    id: Id
    seat: SeatNumber | None = None


class Undo(Asking):
    """Take my last action back: at once where it is free, else by asking the others."""

    at: At
    id: Id
    seat: SeatNumber | None = None


class Answer(Asking):
    """Whether I agree that an action is taken back."""

    at: At
    agree: bool
    id: Id
    seat: SeatNumber | None = None


class Stand(Asking):
    """Leave a seat to a stand-in, or come back to it."""

    id: Id
    seat: SeatNumber | None = None


class Say(Asking):
    """A line of chat, plain text."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: Id


class Mute(Asking):
    """Whether I hear a player's chat."""

    player: Id
    muted: bool


class Rematch(Asking):
    """Again, with the seats moved round by one."""

    nonce: Nonce = ""


class Fork(Asking):
    """Play on from a point of a finished game against bots; what the seat could not see is dealt anew."""

    at: At
    seat: SeatNumber
    id: Id
    level: Level = 3


class Upload(Asking):
    """The text of a record."""

    record: Annotated[str, msgspec.Meta(min_length=2, max_length=500_000)]


class Link(Asking):
    """A place of this server, with whatever stands after #."""

    path: Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"^/[!-~]*$")]


class Alerts(Asking):
    """Where to tell me that it is my turn while the page is closed: a webhook, or a Web Push subscription."""

    webhook: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^https?://[!-~]+$")] | None = None
    endpoint: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^https?://[!-~]+$")] | None = None
    p256dh: Annotated[str, msgspec.Meta(max_length=120, pattern=r"^[A-Za-z0-9_-]*$")] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")] = ""


class PushKey(Saying):
    """The key with which this server signs its pushes: `applicationServerKey` of a subscription."""

    key: str


class Problem(Saying):
    """Why something was not done. `rule` is the paragraph that forbids an action."""

    error: str
    detail: str
    reason: str | None = None
    rule: str | None = None


class Me(Saying):
    """The guest of this device."""

    player: str
    name: str


class Code(Saying):
    """A secret to keep: a personal link, or the token of one seat."""

    code: str
    path: str


class GameInfo(Saying):
    """A game of the house."""

    game: str
    rules: int
    seats: list[int]
    options: dict[str, list[str]]


class SeatInfo(Saying):
    """Who sits there; `away` while a stand-in plays."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    player: str | None
    level: int | None
    away: bool


class Asked(Saying):
    """Somebody asks to take back all that followed the first `keep` actions."""

    seat: int
    keep: int
    agreed: list[int]


class Result(Saying):
    """How it ended."""

    reason: str
    ranks: list[int]
    scores: list[int]
    sheet: list[list[int]]


class Deal(Saying):
    """The promise, and once the game is over the secret that keeps it."""

    commitment: str
    nonces: list[str]
    secret: str | None


class TableInfo(Saying):
    """A table, as everybody may see it; `yours` are the seats of whoever asked."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    public: bool
    live: bool
    clock: Clock
    phase: Literal["open", "playing", "over", "paused", "closed"]
    word: str
    seats: list[SeatInfo]
    at: int
    turn: int | None
    deal: Deal
    asked: Asked | None
    outcome: Result | None
    yours: list[int]


class Made(Saying):
    """A table just made, and the tokens of its invited seats: each opens that seat only."""

    table: TableInfo
    tokens: dict[int, str]


class Seated(Saying):
    """Where I sit."""

    table: TableInfo
    seat: int


class MyTable(Saying):
    """A table of mine; those that wait for me come first."""

    table: TableInfo
    waiting: bool


class Option(Saying):
    """Something I may do: its notation, and its word for sentences and drawings."""

    action: str
    word: dict[str, Any]


class ClockNow(Saying):
    """Milliseconds left to each seat when the clock of `running` started at `since` (milliseconds since 1970)."""

    left: list[int]
    running: int | None
    since: int


class Scene(Saying):
    """All that a viewer may know at one moment.

    `standing` are the points if counted now, null while hidden things decide; `shown` is what the game's rules add.
    """

    table: str
    at: int
    seat: int | None
    turn: int | None
    view: dict[str, Any]
    options: list[Option]
    undo: Literal["none", "ask", "alone", "free"]
    clock: ClockNow | None
    outcome: Result | None
    standing: list[int] | None
    shown: dict[str, Any]


class Why(Saying):
    """Whether an action may be taken now; if not, the `reason` and the `rule` that forbid it."""

    action: str
    allowed: bool
    reason: str | None = None
    rule: str | None = None


class Foresight(Saying):
    """Where an action would lead, as far as its seat can tell beforehand; `sure` if nothing comes to light by it.

    `ends`: the game ends by it, may end within the same turn, or does not.
    """

    action: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    standing: list[int] | None
    shown: dict[str, Any]
    ends: Literal["no", "may", "will"]
    sure: bool


class Advised(Saying):
    """What the adviser thinks of an option: the chance to win (0 to 1, give or take `error`), the rank to expect.

    `visits` says how often it was looked at; `line` is what may follow, this action first or left out.
    """

    action: str
    word: dict[str, Any]
    win: float
    error: float
    rank: float
    visits: int
    line: list[Option]


class Advice(Saying):
    """A hint: my options at `at`, the best first, as a bot of this level sees them from my seat."""

    at: int
    level: int
    options: list[Advised]


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


class Analysis(Saying):
    """A look back at a finished game: not begun, `done` of so many decisions, or the report (see docs/server.md)."""

    phase: Literal["none", "running", "done"]
    done: int
    of: int
    report: dict[str, Any] | None


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


class Happened(Saying):
    """One entry of a table's log as a viewer is told it; folded, several of one seat together."""

    at: int
    kind: str
    seat: int
    events: list[dict[str, Any]]


class Done(Saying):
    """It is done and stored; the table is now at `at`."""

    at: int


class Line(Saying):
    """A line of chat."""

    n: int
    player: str
    name: str
    text: str
    time: int


class Replay(Saying):
    """A finished game: how many actions it had, and how it ended."""

    replay: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    actions: list[str]
    outcome: Result | None
    names: list[str]
    sources: list[str]


class Uploaded(Saying):
    """Where an uploaded game can be seen."""

    replay: str


class Told(Saying, tag="told"):
    """On the socket: something happened, and how the table looks now."""

    happened: Happened
    scene: Scene


class Changed(Saying, tag="table"):
    """On the socket: who sits where, or the phase, has changed."""

    table: TableInfo


class Said(Saying, tag="said"):
    """On the socket: chat."""

    line: Line


class Pong(Saying, tag="pong"):
    """On the socket: the answer to a ping, and where the table stands."""

    at: int


Heard = Told | Changed | Said | Pong


class Refusal(Exception):
    """Something that is not done, and why: it becomes a Problem."""

    def __init__(
        self, status: int, error: str, detail: str, reason: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.problem = Problem(error=error, detail=detail, reason=reason, rule=rule)


class LessonPlay(Asking):
    """Play on from a step of a lesson, its end if left out, against bots."""

    id: Id
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    level: Level = 2


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


class Lesson(Saying):
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


class WordRow(Saying):
    """A word of a game as its books have it."""

    en: str
    fr: str
    pl: str
    note: str
