"""People who wait to be paired: a row each, whichever process they came to.

A wish stands as long as it is put off. Whoever seats people holds their rows, makes the table and says so in one
commit: nobody is seated twice, and no seat is lost if that process dies right after.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from parlour.server.store import apart
from parlour.server.store.base import Conflict, Job
from parlour.server.store.rows import SeatRow, TableRow, create
from parlour.server.store.schema import players, ratings, wishes

LASTS: Final = 8_000  # milliseconds for which a wish stands once nobody puts it off any more
BEYOND: Final = 10 * LASTS  # milliseconds to come in which none ends: an older Parlour has put a date there
KEPT: Final = 3_600_000  # milliseconds for which it is known how long somebody waited
MOST: Final = 200  # wishes of one game, number of seats and pace looked at in one go, the oldest first


class WishRow(msgspec.Struct, frozen=True):
    """What somebody waits for, since and until when in served time, and the table they were seated at."""

    player: str
    request: str
    game: str
    seats: int
    live: bool
    rated: bool
    near: bool
    watch: bool
    language: str
    bots: int | None
    nonce: str
    since: int
    until: int
    table: str | None = None
    seated: int | None = None


class WaitingRow(msgspec.Struct, frozen=True):
    """Somebody who waits, as pairing sees them; the mean of their rating if they have one."""

    wish: WishRow
    name: str
    mu: float | None


class QueueRow(msgspec.Struct, frozen=True):
    """How many wait for the same."""

    game: str
    seats: int
    live: bool
    rated: bool
    people: int


_WISH = [wishes.c[name] for name in WishRow.__struct_fields__]


def _standing(served: int) -> ColumnElement[bool]:
    return and_(wishes.c.table.is_(None), wishes.c.until > served, wishes.c.until <= served + BEYOND)


def wish(row: WishRow) -> Job[WishRow]:
    """Wait for something, instead of whatever one waited for; the same request again is the one that stands."""

    def job(connection: Connection) -> WishRow:
        found = connection.execute(select(*_WISH).where(wishes.c.player == row.player).with_for_update()).first()
        before = None if found is None else WishRow(*found)
        stands = before is not None and (before.table is not None or before.until > row.since)
        if before is not None and stands and before.request == row.request:
            if before.table is None:
                connection.execute(update(wishes).where(wishes.c.player == row.player).values(until=row.until))
            return before
        connection.execute(delete(wishes).where(wishes.c.player == row.player))
        connection.execute(insert(wishes), {name: getattr(row, name) for name in row.__struct_fields__})
        return row

    return job


def of_player(player: str) -> Job[WishRow | None]:
    """What somebody waits for, or was seated by."""
    wanted = select(*_WISH).where(wishes.c.player == player)

    def job(connection: Connection) -> WishRow | None:
        found = connection.execute(wanted).first()
        return None if found is None else WishRow(*found)

    return job


def end(player: str) -> Job[bool]:
    """Somebody waits no longer; whoever was seated meanwhile stays so."""
    mine = delete(wishes).where(wishes.c.player == player, wishes.c.table.is_(None))
    return lambda connection: connection.execute(mine).rowcount == 1


def put_off(people: list[str], until: int, served: int | None = None) -> Job[int]:
    """These still wait; how many do. A wish that has ended by `served` stays so: nobody comes back to the front.

    Without a time, they have waited all the while, however long the machine slept.
    """
    unseated = wishes.c.table.is_(None) if served is None else _standing(served)
    mine = update(wishes).where(wishes.c.player.in_(people), unseated).values(until=until)
    return lambda connection: connection.execute(mine).rowcount


def fill_with(player: str, request: str, level: int) -> Job[bool]:
    """Bots of this level may fill the table; False if one no longer waits by this request."""
    mine = (wishes.c.player == player) & (wishes.c.request == request) & wishes.c.table.is_(None)
    return lambda connection: connection.execute(update(wishes).where(mine).values(bots=level)).rowcount == 1


def waiting(served: int) -> Job[tuple[list[WaitingRow], apart.Pairs]]:
    """Everybody who waits now, the longest first, and who of them must not meet."""
    ladder = (ratings.c.player == wishes.c.player) & (ratings.c.game == wishes.c.game)
    ladder &= ratings.c.seats == wishes.c.seats
    alike = (wishes.c.game, wishes.c.seats, wishes.c.live, wishes.c.rated)
    oldest = (wishes.c.since, wishes.c.player)
    place = func.row_number().over(partition_by=alike, order_by=oldest).label("place")  # nobody fills all queues
    queued = select(wishes.c.player, place).join(players, players.c.id == wishes.c.player)
    first = queued.where(_standing(served), ~players.c.banned).subquery()
    wanted = (
        select(*_WISH, players.c.name, ratings.c.mu)
        .join(players, players.c.id == wishes.c.player)
        .join(first, first.c.player == wishes.c.player)
        .outerjoin(ratings, ladder)
        .where(first.c.place <= MOST)
        .order_by(*oldest)
    )

    def job(connection: Connection) -> tuple[list[WaitingRow], apart.Pairs]:
        found = [WaitingRow(WishRow(*row[:-2]), row[-2], row[-1]) for row in connection.execute(wanted)]
        return found, apart.among(connection, [one.wish.player for one in found])

    return job


def seat(row: TableRow, sitting: list[SeatRow], requests: dict[str, str], served: int) -> Job[None]:
    """A table for these people, by the requests they waited by; Conflict if one of them no longer does."""
    people = list(requests)
    held = select(wishes.c.player, wishes.c.request).where(wishes.c.player.in_(people), _standing(served))
    theirs = update(wishes).where(wishes.c.player.in_(people)).values(table=row.id, seated=served)

    def job(connection: Connection) -> None:
        there = {one.player: one.request for one in connection.execute(held.with_for_update(skip_locked=True))}
        if there != requests:
            raise Conflict("somebody is seated elsewhere, or waits no longer")
        apart.check(connection, people, ())
        create(row, sitting, [])(connection)
        connection.execute(theirs)

    return job


def queues(served: int, but: str | None) -> Job[list[QueueRow]]:
    """How many wait for each game, number of seats and pace, not counting one who asks."""
    kind = (wishes.c.game, wishes.c.seats, wishes.c.live, wishes.c.rated)
    others = _standing(served) if but is None else _standing(served) & (wishes.c.player != but)
    wanted = select(*kind, func.count()).where(others).group_by(*kind).order_by(*kind)
    return lambda connection: [QueueRow(*row) for row in connection.execute(wanted)]


def waits(game: str, seats: int, live: bool, since: int) -> Job[list[int]]:
    """How long those waited who were seated with others since then."""
    alike = (wishes.c.game == game) & (wishes.c.seats == seats) & (wishes.c.live == live) & wishes.c.bots.is_(None)
    wanted = select(wishes.c.seated - wishes.c.since).where(alike, wishes.c.seated >= since)
    return lambda connection: [int(row[0]) for row in connection.execute(wanted)]


def states(people: list[str]) -> Job[list[tuple[Any, ...]]]:
    """Who of these is seated where: what another process may have done."""
    wanted = select(wishes.c.player, wishes.c.table).where(wishes.c.player.in_(people))
    return lambda connection: [tuple(row) for row in connection.execute(wanted)]


def forget_old(served: int) -> Job[None]:
    """Delete what nobody waits for any more, and what is known of waits long ago."""
    gone = wishes.c.table.is_(None) & ((wishes.c.until < served - LASTS) | (wishes.c.until > served + BEYOND))
    old = gone | (wishes.c.seated < served - KEPT)
    return lambda connection: (connection.execute(delete(wishes).where(old)), None)[1]
