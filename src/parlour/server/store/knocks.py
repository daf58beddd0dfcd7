"""People who ask to be let in: for a seat, by a table's spoken code; to their own seat, from another device."""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from parlour.server.store.base import Job
from parlour.server.store.schema import knocks, seats, tables

LASTS: Final = 300_000  # milliseconds at most
BEYOND: Final = 2 * LASTS  # milliseconds to come in which none ends: an older Parlour has put a date there
KEPT: Final = 3_600_000  # milliseconds for which whoever asked may still hear what was said
NAMED: Final = 16  # characters of the hash by which a knock is named to those who answer; the hash opens nothing

KnockKind = Literal["seat", "device"]
KnockState = Literal["waiting", "allowed", "refused", "used"]


class KnockRow(msgspec.Struct):
    """Who asks, since and until when in served time, and what was said to it.

    Of a `seat` the player asks, and `seat` is the one they were given; of a `device` the player, who sits on `seat`,
    is asked, and `name` is what the device calls itself.
    """

    token: str
    table: str
    kind: KnockKind
    seat: int | None
    player: str
    name: str
    sign: str
    nonce: str
    made: int
    until: int
    state: KnockState = "waiting"

    @property
    def id(self) -> str:
        return self.token[:NAMED]

    def stands(self, served: int) -> bool:
        """Whether it can still be answered, or used."""
        return served < self.until <= served + BEYOND


_KNOCK = [knocks.c[name] for name in KnockRow.__struct_fields__]


def waiting_at(*ids: str) -> Job[list[KnockRow]]:
    """Those that wait for an answer at these tables, the oldest first; some may be out of date."""
    wanted = select(*_KNOCK).where(knocks.c["table"].in_(ids), knocks.c.state == "waiting").order_by(knocks.c.made)
    return lambda connection: [KnockRow(*row) for row in connection.execute(wanted)]


def knock(row: KnockRow, most: int, near: frozenset[str], most_near: int) -> Job[bool]:
    """Ask, instead of whatever the same asked before; False if so many of its kind wait there, or of those `near`."""
    here = knocks.c["table"] == row.table
    mine = here & (knocks.c.kind == row.kind) & (knocks.c.player == row.player) & (knocks.c.name == row.name)

    def job(connection: Connection) -> bool:
        connection.execute(
            delete(knocks).where(here, or_(knocks.c.until <= row.made, knocks.c.until > row.made + BEYOND))
        )
        connection.execute(delete(knocks).where(mine, knocks.c.state == "waiting"))
        before = [one.token for one in waiting_at(row.table)(connection) if one.kind == row.kind]
        if len(before) >= most or len(near.intersection(before)) >= most_near:
            return False
        connection.execute(insert(knocks), {name: getattr(row, name) for name in row.__struct_fields__})
        return True

    return job


def find(token: str) -> Job[tuple[KnockRow, str] | None]:
    """What somebody asked, and the phase of the table they asked at."""
    wanted = select(*_KNOCK, tables.c.phase).join(tables).where(knocks.c.token == token)

    def job(connection: Connection) -> tuple[KnockRow, str] | None:
        row = connection.execute(wanted).first()
        return None if row is None else (KnockRow(*row[:-1]), row[-1])

    return job


def answer(token: str, values: dict[str, Any]) -> Job[bool]:
    """Say yes or no; False if it no longer waits."""
    wanted = update(knocks).where(knocks.c.token == token, knocks.c.state == "waiting")
    return lambda connection: connection.execute(wanted, values).rowcount == 1


def end(token: str) -> Job[bool]:
    """Whoever asked no longer does."""
    return lambda connection: connection.execute(delete(knocks).where(knocks.c.token == token)).rowcount == 1


def use(connection: Connection, token: str, served: int) -> bool:
    """Count the one use of what was allowed; False if there is none, or the seat is somebody else's since."""
    stands = knocks.c.until.between(served + 1, served + BEYOND)
    allowed = (knocks.c.token == token) & (knocks.c.state == "allowed") & stands
    theirs = (seats.c["table"] == knocks.c["table"]) & (seats.c.seat == knocks.c.seat)
    sits = select(seats.c.seat).where(theirs, seats.c.player == knocks.c.player, seats.c.kind == "person").exists()
    return connection.execute(update(knocks).where(allowed, sits).values(state="used")).rowcount == 1


def forget_old(served: int) -> Job[None]:
    """Delete what nobody can use any more, a while later."""
    old = or_(knocks.c.until < served - KEPT, knocks.c.until > served + BEYOND)

    def job(connection: Connection) -> None:
        connection.execute(delete(knocks).where(old))

    return job


def by_code(code: str) -> Job[str | None]:
    """The table with this spoken code, if it waits for people."""
    wanted = select(tables.c.id).where(tables.c.code == code, tables.c.phase == "open")
    return lambda connection: connection.execute(wanted).scalar()
