"""What the server answers and tells over the wire: guests, tables, scenes, and why something is not done."""

from typing import Any, Literal

import msgspec

from parlour.server.wire.asked import Clock, Emote

UndoWay = Literal["none", "free", "alone", "ask", "away"]  # to take one's last action back


class Saying(msgspec.Struct, kw_only=True):
    """What the server answers or tells."""


class Problem(Saying):
    """Why something was not done. `rule` is the paragraph that forbids an action, `told` what a reason is told with."""

    error: str
    detail: str
    reason: str | None = None
    rule: str | None = None
    told: dict[str, str] = {}


class Me(Saying):
    """The guest or member of this device."""

    player: str
    name: str
    role: Literal["guest", "member", "director", "moderator", "owner"] = "guest"


class Met(Saying):
    """Who this device is, if it is somebody's."""

    me: Me | None


class Code(Saying):
    """A secret to keep: the token of one seat."""

    code: str
    path: str


class GameInfo(Saying):
    """A game of the house; `lesson` if there is one to learn it by.

    `seconds` are about how long a whole turn of each bot level takes, by the number of seats; empty if nobody knows.
    `masters` are the times that a master may have for a choice, and the most that each takes for a whole turn.
    """

    game: str
    rules: int
    seats: list[int]
    options: dict[str, list[str]]
    lesson: bool
    seconds: dict[int, list[float]] = {}
    masters: dict[int, float] = {}


class SeatInfo(Saying):
    """Who sits there; `away` while a stand-in plays. A seat of a rematch is `kept` until its person says yes. A bot is
    of a `level`; a `master` thinks about a choice for so many seconds at most, and says 5 where only levels are known.

    `slips` are turns in a row that ran out: a stand-in played them, and after the third keeps the seat. Whoever has
    `resigned` does not come back. `stood_in` counts the actions that a stand-in has played for a person. `looks`: they
    have the table open; if not, they have not since `unseen` (milliseconds since 1970), or never had.
    It is null in lists. `missed` are the seats that would
    rather have a stand-in for them.
    """

    seat: int
    kind: Literal["open", "invited", "kept", "person", "bot"]
    name: str
    player: str | None
    level: int | None
    away: bool
    master: int | None = None
    slips: int = 0
    resigned: bool = False
    stood_in: int = 0
    looks: bool | None = None
    unseen: int | None = None
    missed: list[int] = []


class TakenBack(Saying):
    """What goes if something is taken back: so many moves of each seat, and pieces that I have seen since.

    A move is what people take for one: all that a seat did until another played.
    """

    moves: list[int]
    seen: int


class Knock(Saying):
    """Somebody asks me to let them in: for a `seat` at my table, or a `device` to be mine, where I sit on `seat`.

    `name` is theirs, or what the device calls itself; `left` are the milliseconds for which it is asked.
    """

    knock: str
    kind: Literal["seat", "device"]
    seat: int | None
    name: str
    sign: str
    left: int


class Asked(Saying):
    """Somebody asks to take back the last `actions`: all that followed the first `keep`; `takes` for who sits there."""

    seat: int
    keep: int
    actions: int
    agreed: list[int]
    takes: TakenBack | None = None


class UndoNow(Saying):
    """How I take my last action back, and what goes with it; null where nothing does."""

    way: UndoWay
    takes: TakenBack | None


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
    """A table, as everybody may see it; `yours` are the seats of whoever asked, `maker` if they made it.

    `drawn` is the place whose player was drawn to begin, and is seat 0 now. `parent` is the game it is a rematch of,
    `rematch` its own. `word` says why it is paused or closed: `cancelled` by its maker, `expired`, or in plain words.
    `box` is the name of the owner's box it is played with, empty for ours, and `differs` the values that are others.
    `code`, for its maker while it waits, can be said aloud: whoever has it may ask for a seat. `knocks` wait for me.
    `made` and `changed` are dates (milliseconds since 1970), `round` is 0 in a game that counts none. `daily` is the
    day whose deal it is an attempt at. Its maker is told of which of their games it tries a moment again: `tried`,
    after `tried_at` of its actions. `language` is what its maker wants to talk in; empty where any will do.
    `tournament` is the one of which it is a table.
    """

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
    maker: bool
    several: bool
    watch: bool
    lots: bool
    drawn: int | None
    parent: str | None
    rematch: str | None
    box: str
    differs: list[str]
    code: str | None = None
    knocks: list[Knock] = []
    made: int = 0
    changed: int = 0
    round: int = 0
    daily: str | None = None
    tried: str | None = None
    tried_at: int | None = None
    rated: bool = False
    language: str = ""
    tournament: str | None = None
    club: str | None = None


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
    """Milliseconds left to each seat when this was said; that of `running` goes down from here on.

    `since` is the server's date at that moment: count from when this came, since the device's may differ.
    """

    left: list[int]
    running: int | None
    since: int


class Scene(Saying):
    """All that a viewer may know at one moment.

    `redo`: what I last took back can be played again. `standing` are the points if counted now, null while hidden
    things decide; `shown` is what the game's rules add.
    """

    table: str
    at: int
    seat: int | None
    turn: int | None
    view: dict[str, Any]
    options: list[Option]
    undo: UndoWay
    redo: bool
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


class Happened(Saying):
    """One entry of a table's log as a viewer is told it; folded, several of one seat together.

    `whole` if a deed is complete with it: what people take for one thing, a build or a lure, may take many choices.
    `stood_in` if a stand-in played it for the person of that seat.
    """

    at: int
    kind: str
    seat: int
    events: list[dict[str, Any]]
    whole: bool = True
    stood_in: bool = False


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


class Emoted(Saying, tag="emote"):
    """On the socket: an emote. It is told to whoever is here, and stored nowhere."""

    id: str
    seat: int
    player: str
    emote: Emote


class Nudged(Saying, tag="nudged"):
    """On the socket, to whoever sits on `seat`: somebody on seat `by` waits for them."""

    seat: int
    by: int


class Faltered(Saying, tag="faltered"):
    """On the socket: the bot of `seat` found no answer. `instead` is the level that chose for it, 0 where any option
    was taken; null where it is asked again. It is told to whoever is here, and stored nowhere.
    """

    seat: int
    instead: int | None


class Pong(Saying, tag="pong"):
    """On the socket: the answer to a ping, and where the table stands."""

    at: int


Heard = Told | Changed | Said | Emoted | Nudged | Faltered | Pong
