"""Tournaments over the wire: what one is to be like, how it stands, and what whoever directs it does."""

from typing import Annotated, Literal

import msgspec

from parlour.server.wire.asked import Asking, Clock, ClubOf, Id, LevelNumber, Name, Short, TalkLanguage
from parlour.server.wire.told import Saying

WhySo = Annotated[str, msgspec.Meta(max_length=200)]
SortOfTournament = Literal["swiss", "robin", "knockout", "arena"]


class NewTournament(Asking):
    """A tournament to be made. With the same id again, the same one.

    A Swiss has `rounds`, an arena lasts `minutes`. In `duplicate` every table of a round has the same deal; with `bots`
    of a level everybody plays it against them. It is for `most` people, others may enter `late`, and `rest` are seconds
    between rounds. It begins when whoever directs says so, or at the date `begins` (milliseconds since 1970). One of a
    `club` is made and directed by its leaders, and for its people alone.
    """

    name: Name
    game: Short
    id: Id
    clock: Clock
    kind: SortOfTournament = "swiss"
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=43_200)] = 0
    duplicate: bool = False
    bots: LevelNumber | None = None
    most: Annotated[int, msgspec.Meta(ge=2, le=256)] = 256
    late: bool = True
    rest: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 30
    live: bool = True
    rated: bool = False
    language: TalkLanguage = ""
    begins: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    club: ClubOf | None = None


class DirectorsAct(Asking):
    """What whoever directs does: begin it, pause it, go on, drop somebody, correct the result of a table, or end it.

    `player` is a number of entry. A result is `places`, from 1, and `points`, both by seats. Where the result of a
    table is corrected, somebody is dropped, or it is ended before its time, `reason` says why, to everybody.
    """

    act: Literal["begin", "pause", "resume", "drop", "correct", "end"]
    player: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    places: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=4)]], msgspec.Meta(max_length=4)] = []
    points: Annotated[list[Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]], msgspec.Meta(max_length=4)] = []
    reason: WhySo = ""


class TournamentInfo(Saying):
    """A tournament in the list. `entered`: I have; `directs`: I may."""

    tournament: str
    name: str
    game: str
    kind: SortOfTournament
    seats: int
    rounds: int
    minutes: int
    duplicate: bool
    bots: int | None
    most: int
    late: bool
    rest: int
    live: bool
    clock: Clock
    rated: bool
    language: str
    phase: Literal["entry", "playing", "paused", "over"]
    people: int
    made: int
    begins: int | None
    entered: bool
    directs: bool
    club: str | None


class TournamentSeat(Saying):
    """Who sits at a table of a tournament: a number of entry, 0 for a bot. Place and points once they may be told."""

    n: int
    name: str
    place: int | None = None
    points: int | None = None
    left: bool = False


class TournamentTable(Saying):
    """A table of a round; why its result was `corrected`, if it was."""

    table: str
    seats: list[TournamentSeat]
    over: bool
    corrected: str | None


class TournamentPairings(Saying):
    """A round, by its number from 1: its tables, and who has a bye. `sealed`: others still play its deal."""

    number: int
    tables: list[TournamentTable]
    byes: list[str]
    over: bool
    sealed: bool


class TournamentStanding(Saying):
    """Somebody's place; what each round was worth to them (null: not there). Equals are told apart by what their
    `opponents` scored together, then by `wins`, then by `points` made at the games. `here`: they are paired further.
    """

    place: int
    n: int
    name: str
    score: float
    rounds: list[float | None]
    opponents: float
    wins: int
    points: int
    here: bool
    mine: bool


class TournamentNow(Saying):
    """How a tournament stands: `standings`, one of its rounds (the last, or the one asked for), and where I play now.

    `played` is how many rounds there are so far, of `total` if that is known. `word` says why it is paused, or was
    ended. `n` is the number of my entry, and `here` whether I am paired further; `left` are milliseconds for which an
    arena still pairs. Bring `seen` with the next look: it is answered once there is news.
    """

    info: TournamentInfo
    standings: list[TournamentStanding]
    round: TournamentPairings | None
    played: int
    total: int | None
    word: str
    n: int | None
    here: bool
    table: str | None
    left: int | None
    seen: int
