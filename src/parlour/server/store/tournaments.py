"""The rows of tournaments and the jobs that read and write them.

Whoever adds to a log holds the tournament's row and says how long the log was: of two who would add at once, one finds
that the other was quicker. What belongs to an entry (tables, who entered, results that are counted now) is written in
the same commit.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, exists, insert, or_, select, update

from parlour.server.store import apart, belonging, tournament_bounds
from parlour.server.store.base import Conflict, Job
from parlour.server.store.club_acts import check_leader
from parlour.server.store.rows import SeatRow, TableRow
from parlour.server.store.schema import entrants, pairings, players, seats, tables, tournament_log, tournaments

LEASE: Final = 8_000  # milliseconds for which a process sees to a tournament before others may
TOGETHER: Final = 500  # tables in one statement
NEVER: Final = 30 * 86_400_000  # milliseconds after which what has no date, and was not begun, never will be


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament in lists; its log says more."""

    id: str
    name: str
    maker: str | None
    request: str | None
    game: str
    settings: str
    begins: int | None
    made: int
    changed: int
    phase: str
    at: int
    people: int
    club: str | None = None


class TournamentLine(msgspec.Struct, frozen=True):
    """An entry of a log as it is stored."""

    at: int
    text: str
    by: str | None
    time: int
    served: int


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who entered, under their name of today; nobody once they are forgotten. `barred`: they may not play any
    more, being banned, or out of the club whose tournament it is."""

    n: int
    player: str | None
    name: str | None
    barred: bool | None


class TableResult(msgspec.Struct, frozen=True):
    """How a table of a tournament ended, by seats: the places that count, points, and who left it to a stand-in."""

    places: list[int]
    points: list[int]
    left: list[bool]


class TableToBegin(msgspec.Struct, frozen=True):
    """A table with everybody on it."""

    row: TableRow
    seats: list[SeatRow]


class Addition(msgspec.Struct, frozen=True):
    """Entries for a log of so many, how the tournament stands after them, and all that is written beside them.

    `tables` begin, `counted` are those whose result is in the log now, nothing of `unsealed` is secret any more.
    """

    tournament: str
    at: int
    texts: list[str]
    by: str | None
    time: int
    served: int
    phase: str
    people: int
    enters: tuple[int, str] | None = None
    tables: list[TableToBegin] = []
    counted: list[str] = []
    unsealed: list[str] = []


_ROW = [tournaments.c[name] for name in TournamentRow.__struct_fields__]
_LINE = [tournament_log.c[name] for name in TournamentLine.__struct_fields__]
_BARRED = or_(
    players.c.banned, and_(tournaments.c.club.is_not(None), ~belonging.member(tournaments.c.club, entrants.c.player))
)
_ENTRANT = [entrants.c.n, entrants.c.player, players.c.name, _BARRED]


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def create(row: TournamentRow, text: str, served: int, directs: bool) -> Job[None]:
    """A new one, with the first entry of its log, for which there is more room if its maker `directs` in the house.
    Refusal if there are too many; Conflict if the same request has made it."""
    line = TournamentLine(0, text, row.maker, row.made, served)
    same = select(tournaments.c.id).where(tournaments.c.maker == row.maker, tournaments.c.request == row.request)

    def job(connection: Connection) -> None:
        if connection.execute(same).first() is not None:
            raise Conflict("the same request has made it")
        if row.club is not None:
            check_leader(connection, row.club, row.maker or "")
        tournament_bounds.check(connection, row.maker, row.club, directs)
        connection.execute(insert(tournaments), _fields(row))
        connection.execute(insert(tournament_log), {"tournament": row.id, **_fields(line)})

    return job


def find_made(player: str, request: str) -> Job[str | None]:
    """The tournament this request of the player already made."""
    wanted = select(tournaments.c.id).where(tournaments.c.maker == player, tournaments.c.request == request)
    return lambda connection: connection.execute(wanted).scalar()


def load(tournament: str) -> Job[TournamentRow | None]:
    """One of them."""

    def job(connection: Connection) -> TournamentRow | None:
        found = connection.execute(select(*_ROW).where(tournaments.c.id == tournament)).first()
        return None if found is None else TournamentRow(*found)

    return job


def log_since(tournament: str, at: int) -> Job[list[TournamentLine]]:
    """The entries from number `at` on."""
    theirs = (tournament_log.c.tournament == tournament) & (tournament_log.c.at >= at)
    wanted = select(*_LINE).where(theirs).order_by(tournament_log.c.at)
    return lambda connection: [TournamentLine(*row) for row in connection.execute(wanted)]


def who_entered(tournament: str) -> Job[list[EntrantRow]]:
    """In the order of entry."""
    wanted = select(*_ENTRANT).outerjoin(players, players.c.id == entrants.c.player)
    wanted = wanted.join(tournaments, tournaments.c.id == entrants.c.tournament)
    wanted = wanted.where(entrants.c.tournament == tournament).order_by(entrants.c.n)
    return lambda connection: [EntrantRow(*row) for row in connection.execute(wanted)]


def meeting(tournament: str) -> Job[tuple[list[EntrantRow], apart.WhoBlocksWhom]]:
    """Who entered, and who of them blocks whom, by the numbers of their entry."""

    def job(connection: Connection) -> tuple[list[EntrantRow], apart.WhoBlocksWhom]:
        found = who_entered(tournament)(connection)
        number = {one.player: str(one.n) for one in found if one.player is not None}
        said = apart.said(connection, list(number))
        return found, frozenset((number[who], number[whom]) for who, whom in said)

    return job


def listed(many: int, club: str | None = None) -> Job[list[TournamentRow]]:
    """Those of the house, or of a club, that are not over first; then those with entries, and the last changed."""
    order = [tournaments.c.phase == "over", tournaments.c.people == 0, tournaments.c.changed.desc(), tournaments.c.id]
    whose = tournaments.c.club.is_(None) if club is None else tournaments.c.club == club
    wanted = select(*_ROW).where(whose).order_by(*order).limit(many)
    return lambda connection: [TournamentRow(*row) for row in connection.execute(wanted)]


def entered_by(player: str) -> Job[set[str]]:
    """The tournaments somebody has entered, whether or not they are still in them."""
    wanted = select(entrants.c.tournament).where(entrants.c.player == player)
    return lambda connection: set(connection.execute(wanted).scalars())


def add(addition: Addition) -> Job[None]:
    """More of a log; Conflict if it is not as long as was thought, or somebody entered meanwhile."""
    which = addition.tournament

    def job(connection: Connection) -> None:
        held = select(tournaments.c.at).where(tournaments.c.id == which).with_for_update()
        if connection.execute(held).scalar() != addition.at:
            raise Conflict("something else has happened in the tournament")
        lines = [
            TournamentLine(addition.at + n, text, addition.by, addition.time, addition.served)
            for n, text in enumerate(addition.texts)
        ]
        connection.execute(insert(tournament_log), [{"tournament": which, **_fields(line)} for line in lines])
        values = {"at": addition.at + len(lines), "phase": addition.phase, "people": addition.people}
        here = update(tournaments).where(tournaments.c.id == which)
        connection.execute(here.values(**values, changed=addition.time))
        if addition.enters is not None:
            n, player = addition.enters
            connection.execute(insert(entrants), {"tournament": which, "n": n, "player": player})
        _begin(connection, which, addition.tables)
        for first in range(0, len(addition.counted), TOGETHER):
            some = addition.counted[first : first + TOGETHER]
            connection.execute(update(pairings).where(pairings.c["table"].in_(some)).values(counted=True))
        for first in range(0, len(addition.unsealed), TOGETHER):
            some = addition.unsealed[first : first + TOGETHER]
            connection.execute(update(tables).where(tables.c.id.in_(some)).values(sealed=False))

    return job


def _begin(connection: Connection, tournament: str, begun: list[TableToBegin]) -> None:
    if begun:
        connection.execute(insert(tables), [_fields(one.row) for one in begun])
        sitting = [{"table": one.row.id, **_fields(seat)} for one in begun for seat in one.seats]
        connection.execute(insert(seats), sitting)
        connection.execute(insert(pairings), [{"table": one.row.id, "tournament": tournament} for one in begun])


def played(table: str, result: TableResult) -> Job[None]:
    """How a table ended: written beside the last entry of its log, so none is lost and none is doubled."""
    text = msgspec.json.encode(result).decode()
    mine = update(pairings).where(pairings.c["table"] == table).values(result=text)
    return lambda connection: (connection.execute(mine), None)[1]


def uncounted(tournament: str) -> Job[list[tuple[str, TableResult]]]:
    """Tables that are over, and whose result is not in the log yet."""
    fresh = and_(pairings.c.tournament == tournament, ~pairings.c.counted, pairings.c.result.is_not(None))
    wanted = select(pairings.c["table"], pairings.c.result).where(fresh).order_by(pairings.c["table"])
    return lambda connection: [
        (row[0], msgspec.json.decode(row[1], type=TableResult)) for row in connection.execute(wanted)
    ]


def to_see_to(process: str, served: int, now: int) -> Job[list[str]]:
    """Tournaments that are played, begin by themselves now, or never will, and that no other process sees to. Those of
    a club that is closed stand still: when it is open again they go on with whoever is in it."""
    begin = and_(tournaments.c.phase == "entry", tournaments.c.begins <= now)
    ours = or_(tournaments.c.owner.is_(None), tournaments.c.owner == process, tournaments.c.until <= served)
    somebody = exists().where(entrants.c.tournament == tournaments.c.id, entrants.c.player.is_not(None))
    left = or_(
        and_(tournaments.c.begins.is_(None), tournaments.c.made <= now - NEVER),
        and_(tournaments.c.maker.is_(None), ~somebody),
        and_(tournaments.c.club.is_not(None), ~belonging.there_is(tournaments.c.club)),
    )
    never = and_(tournaments.c.phase == "entry", left)
    due = or_(tournaments.c.phase.in_(("playing", "paused")), begin, never)
    wanted = (
        select(tournaments.c.id)
        .where(due, ours, ~belonging.is_closed(tournaments.c.club))
        .order_by(tournaments.c.changed)
    )
    return lambda connection: list(connection.execute(wanted).scalars())


def claim(tournament: str, process: str, served: int) -> Job[bool]:
    """See to it for a while, if no other process does."""
    ours = or_(tournaments.c.owner.is_(None), tournaments.c.owner == process, tournaments.c.until <= served)
    mine = update(tournaments).where(tournaments.c.id == tournament, ours)
    return lambda connection: connection.execute(mine.values(owner=process, until=served + LEASE)).rowcount == 1
