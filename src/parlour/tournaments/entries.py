"""What can happen in a tournament, a kind each: the entries of its log. People are numbers of entry, as text."""

from typing import Any

import msgspec

from parlour.tournaments.plan import TournamentPlan


class Logged(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened."""


class Created(Logged, frozen=True, kw_only=True, tag="created"):
    """It was made, by this plan."""

    plan: TournamentPlan


class Entered(Logged, frozen=True, kw_only=True, tag="entered"):
    """Somebody will play, or is back."""

    player: str


class Withdrawn(Logged, frozen=True, kw_only=True, tag="withdrawn"):
    """Somebody plays no further round: they said so, or were dropped for a reason, and may not come back."""

    player: str
    reason: str = ""
    dropped: bool = False


class Begun(Logged, frozen=True, kw_only=True, tag="begun"):
    """It begins with those who are here."""


class RoundPaired(Logged, frozen=True, kw_only=True, tag="paired"):
    """A round, who is left out of it, and who sits `aside` for whom they will not meet; its tables follow."""

    byes: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()


class TableBegun(Logged, frozen=True, kw_only=True, tag="table"):
    """A table of the round with this number, from 0, and who sits there by seats; nobody where a bot does."""

    round: int
    table: str
    players: tuple[str, ...]


class ResultCame(Logged, frozen=True, kw_only=True, tag="result"):
    """A table is over. Only the first result of a table counts. Seats as they were when it began: who was drawn first
    may have changed them.
    """

    table: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    left: tuple[bool, ...]


class Corrected(Logged, frozen=True, kw_only=True, tag="corrected"):
    """Whoever directs says what a table counts, and why."""

    table: str
    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


class Paused(Logged, frozen=True, kw_only=True, tag="paused"):
    """No further round or table is begun; those that are being played go on. With `too_few` the house itself waits
    for more people, and goes on when they come.
    """

    reason: str = ""
    too_few: bool = False


class Resumed(Logged, frozen=True, kw_only=True, tag="resumed"):
    """It goes on."""


class TournamentOver(Logged, frozen=True, kw_only=True, tag="finished"):
    """It is over: by itself, or because whoever directs ended it for a reason."""

    reason: str = ""


class Unknown(Logged, frozen=True, kw_only=True, tag="unknown"):
    """An entry that this Parlour cannot read: a newer one wrote it, or the store is damaged."""

    stored: str


TournamentEntry = (
    Created
    | Entered
    | Withdrawn
    | Begun
    | RoundPaired
    | TableBegun
    | ResultCame
    | Corrected
    | Paused
    | Resumed
    | TournamentOver
    | Unknown
)
_READ: Any = msgspec.json.Decoder(TournamentEntry)


def written(entry: TournamentEntry) -> str:
    """An entry as it is stored."""
    return entry.stored if isinstance(entry, Unknown) else msgspec.json.encode(entry).decode()


def read(text: str) -> TournamentEntry:
    """The entry of a stored text."""
    try:
        found: TournamentEntry = _READ.decode(text)
    except msgspec.MsgspecError:
        return Unknown(stored=text)
    return found
