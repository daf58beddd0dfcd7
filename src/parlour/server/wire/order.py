"""Order over the wire: what people report, what is told to whoever keeps order, and what they do."""

from typing import Annotated, Literal

import msgspec

from parlour.server.wire.asked import WORD_OR_NONE, Asking, At, Name, PlayerId
from parlour.server.wire.told import Happened, Me, Saying

ReportKind = Literal["chat", "table", "name", "tournament", "profile", "club"]
ReportReason = Literal["insult", "harassment", "cheating", "spam", "name", "other"]
SanctionOf = Literal["silence", "name", "ban"]
ReportPlace = Annotated[
    str, msgspec.Meta(max_length=32, pattern=WORD_OR_NONE, description="a table, a tournament or a club")
]
ActReason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
LineNumbers = Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=2_000_000_000)]], msgspec.Meta(max_length=20)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=87_600)]


class NewReport(Asking):
    """What I report: lines of chat, something at a table, a name, a tournament, a profile or a club.

    `player` is whom it is about, `place` the table, the tournament or the club. Of a table the `lines` I heard
    are kept with it, and what everybody could see happen before `at`. The same again, while nobody has looked, is the
    same report.
    """

    kind: ReportKind
    reason: ReportReason
    player: PlayerId | None = None
    place: ReportPlace = ""
    lines: LineNumbers = []
    at: At | None = None
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""


class MyReport(Saying):
    """A report of mine: it has arrived, or somebody has `seen` to it. What was done is nobody's to be told."""

    report: str
    kind: ReportKind
    name: str
    reason: ReportReason
    made: int
    state: Literal["arrived", "seen"]


class MySanction(Saying):
    """What holds for me until then (milliseconds since 1970), and why; `name` is the one that was taken from me."""

    kind: SanctionOf
    until: int | None
    word: str
    name: str = ""


class MyOrder(Saying):
    """Who I am, as the house knows it, what holds for me, and what I have reported, the newest first."""

    me: Me | None
    sanctions: list[MySanction]
    reports: list[MyReport]


class ReportSummary(Saying):
    """A report in the list: `name` is what they were called then, `called` what they are now, `by` who reports."""

    report: str
    kind: ReportKind
    reason: ReportReason
    player: str | None
    name: str
    called: str | None
    by: str
    made: int
    open: bool


class ReportedLine(Saying):
    """A line of chat as it was said; `theirs` if it is by whom the report is about."""

    n: int
    name: str
    text: str
    time: int
    theirs: bool


class ActDone(Saying):
    """A line of the log: who did what, when, to whom (a person, `called` so now, or a table), why, until when."""

    n: int
    time: int
    by: str
    what: str
    whom: str
    called: str | None
    word: str
    until: int | None


class ReportWhole(Saying):
    """One report: what was said and done as whoever reports saw it, at a table of these `seats`; what was done before.

    `role` is that of whom it is about, if they are still here.
    """

    summary: ReportSummary
    place: str
    game: str
    role: str | None
    words: str
    lines: list[ReportedLine]
    moves: list[Happened]
    seats: list[str]
    before: list[ActDone]


class HoldingNow(Saying):
    """What holds for somebody now: since when, until when if it ends, and why."""

    kind: SanctionOf
    player: str
    name: str
    made: int | None
    until: int | None
    word: str


class OrderNow(Saying):
    """The newest open reports of `many`, and all that holds."""

    reports: list[ReportSummary]
    many: int
    holding: list[HoldingNow]


class ListedWords(Saying):
    """Words that nobody reads in names and chat here, as they were written."""

    words: list[str]


class NewWords(Asking):
    """Another list of them, an entry each; what follows a # is left out."""

    words: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=2_000)]


class MemberFound(Saying):
    """Somebody who can sign in, and what they are to the house."""

    player: str
    name: str
    role: str
    made: int


class GiveRole(Asking):
    """What a member is to the house from now on."""

    player: PlayerId
    role: Literal["member", "director", "moderator", "owner"]


class ModeratorsAct(Asking):
    """What a moderator does, about a report or about somebody; `reason` is kept, and told to whom it is about.

    Mute somebody for so many `hours`, ban them (for ever, if there are none), give them another `name`, which they keep
    for a week or so many hours, close a table, undo any of these, or dismiss a report. With a `club` it is that which
    is given another `name`, closed or opened again.
    """

    act: Literal["mute", "unmute", "ban", "unban", "rename", "close", "reopen", "dismiss"]
    reason: ActReason
    report: ReportPlace | None = None
    player: PlayerId | None = None
    table: ReportPlace | None = None
    club: ReportPlace | None = None
    hours: Hours | None = None
    name: Name | None = None
