"""Clubs over the wire: what one is, who is in it, its evenings, and what whoever leads it does."""

from typing import Annotated, Literal

import msgspec

from parlour.server.wire.asked import Asking, Id, Name, PlayerId, Short, Token
from parlour.server.wire.lobby import LobbyTable
from parlour.server.wire.told import Saying
from parlour.server.wire.tournaments import TournamentInfo

AboutLine = Annotated[str, msgspec.Meta(max_length=200, description="a line about it")]
ClubDeedKind = Literal[
    "lead",
    "hand-on",
    "remove",
    "remove-since",
    "ban",
    "unban",
    "left",
    "rename",
    "about",
    "renew",
    "evening",
    "call-off",
    "falls-to",
    "house",
]
ClubReason = Annotated[str, msgspec.Meta(max_length=200)]


class NewClub(Asking):
    """A club to be made. With the same id again, the same one."""

    name: Name
    id: Id
    about: AboutLine = ""


class ClubChange(Asking):
    """What a club is called, and says of itself, from now on."""

    name: Name
    about: AboutLine = ""


class InvitationToClub(Asking):
    """What stands in a club's link."""

    code: Token


class LeadersAct(Asking):
    """What a leader does about somebody in the club: they `lead` it too, or instead (`hand-on`), they are out
    (`remove`), out for good (`ban`), or welcome again (`unban`); they and whoever came after them are out, and the link
    is renewed (`remove-since`). Whoever has left can be banned too. What puts somebody out needs a `reason`, which is
    kept in the club's log, and told to whoever is banned.
    """

    act: Literal["lead", "hand-on", "remove", "remove-since", "ban", "unban"]
    player: PlayerId
    reason: ClubReason = ""


class NewEvening(Asking):
    """An evening to be announced: when (milliseconds since 1970), and which game, if one is settled."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="80 letters once spelled shortly")]
    begins: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
    id: Id
    game: Short = ""


class ClubInfo(Saying):
    """A club of mine. `leads`: I do. `word` says why a moderator has `closed` it."""

    club: str
    name: str
    about: str
    people: int
    leads: bool
    made: int
    closed: bool
    word: str


class ClubInvitation(Saying):
    """The club that an invitation is to; `club` once I am in it."""

    name: str
    about: str
    people: int
    club: str | None


class ClubLink(Saying):
    """The invitation to a club: whoever has it may come in, until it is renewed."""

    code: str
    path: str


class ClubPerson(Saying):
    """Somebody in a club, since when (milliseconds since 1970)."""

    player: str
    name: str
    leads: bool
    made: int
    mine: bool


class ClubEvening(Saying):
    """A date of the club: an evening that was announced, or one of its tournaments. `game` is empty if any."""

    kind: Literal["evening", "tournament"]
    id: str
    title: str
    game: str
    begins: int


class ClubNow(Saying):
    """A club as its people see it: who is in it, its `calendar` by date, its tournaments, those not over first."""

    info: ClubInfo
    members: list[ClubPerson]
    calendar: list[ClubEvening]
    tournaments: list[TournamentInfo]


class ClubLobby(Saying):
    """Tables of a club: to sit down at, and to watch."""

    open: list[LobbyTable]
    playing: list[LobbyTable]


class ClubDone(Saying):
    """A line of a club's log: who did what, when, to whom and why, by the names they had then; `by` is empty for the
    house. `word` of an evening is what it was called."""

    n: int
    time: int
    by: str
    what: ClubDeedKind
    whom: str
    player: str | None
    word: str


class BannedFromClub(Saying):
    """Somebody whom a club does not let in, by the name they had then."""

    player: str
    name: str
    made: int
    word: str


class ClubRecord(Saying):
    """What leaders read: what was done in the club, the newest first, and whom it does not let in."""

    log: list[ClubDone]
    banned: list[BannedFromClub]
