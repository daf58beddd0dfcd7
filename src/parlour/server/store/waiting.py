"""Tables that wait for people, and may wait in vain."""

from typing import Any

from sqlalchemy import Connection, delete, exists, or_, select, update

from parlour.server.store import apart, belonging
from parlour.server.store.base import Conflict, Job
from parlour.server.store.entries import Redealt
from parlour.server.store.rows import SeatRow, fields_of, locked_open, sitting
from parlour.server.store.schema import entries, seats, tables


def sit(table: str, changes: list[tuple[SeatRow, SeatRow]], once: str | None = None) -> Job[None]:
    """Others sit on seats than did, or nobody; Conflict if one is no longer as it was, or the game has begun.

    With `once`, a guest who must not have another seat at the table. MustNotMeet if somebody would sit with such
    people, or at the table that one of them made; NotInTheClub if it is of a club that they are not in.
    """
    coming = {seat.player for _, seat in changes if seat.kind == "person" and seat.player is not None}

    def job(connection: Connection) -> None:
        locked_open(connection, table)
        there = {seat.player for seat in sitting(table)(connection) if seat.kind == "person"}
        if once is not None and once in there:
            raise Conflict("they sit already")
        row = connection.execute(select(tables.c.maker, tables.c.club).where(tables.c.id == table)).one()
        apart.check(connection, coming - there, [one for one in (*there, row.maker) if one is not None])
        if row.club is not None:
            belonging.check(row.club, coming - there)(connection)
        for was, seat in changes:
            place = (seats.c["table"] == table) & (seats.c.seat == seat.seat)
            place &= (seats.c.kind == was.kind) & seats.c.player.is_not_distinct_from(was.player)
            if connection.execute(update(seats).where(place).values(**fields_of(seat))).rowcount != 1:
                raise Conflict("the seat is taken")

    return job


def close_open(table: str, word: str, now: int) -> Job[None]:
    """A table that has not begun never will; another rematch may be asked for. Conflict if it has begun, or is about
    to: whoever took the last seat was told so, and whoever deals, in another process, has not got to it yet."""

    def job(connection: Connection) -> None:
        locked_open(connection, table)
        if {"person"} <= {seat.kind for seat in sitting(table)(connection)} <= {"person", "bot"}:
            raise Conflict("every seat is taken: it begins")
        connection.execute(update(tables).where(tables.c.id == table), closed_values(word, now))

    return job


def abandon(table: str, word: str, now: int) -> Job[None]:
    """A game that nobody wants to go on with, and why. Conflict if it is over, or closed."""
    going = update(tables).where(tables.c.id == table, tables.c.phase.in_(["playing", "paused"]))
    values = {"phase": "closed", "word": word, "due": None, "thinks": False, "changed": now}

    def job(connection: Connection) -> None:
        if connection.execute(going, values).rowcount != 1:
            raise Conflict("it is over, or closed")

    return job


def closed_values(word: str, now: int) -> dict[str, Any]:
    """What a table is that has not begun, and never will."""
    return {"phase": "closed", "word": word, "parent": None, "due": None, "turn": None, "code": None, "changed": now}


def looked_at(ids: list[str], now: int) -> Job[None]:
    """Somebody looks at these tables, which wait for people."""
    wanted = update(tables).where(tables.c.id.in_(ids), tables.c.phase == "open").values(changed=now)

    def job(connection: Connection) -> None:
        connection.execute(wanted)

    return job


def expire(live: int, slow: int, now: int) -> Job[None]:
    """Close tables that wait for people and at which nobody has looked since `live`, or `slow` for slow ones."""
    unused = or_(tables.c.live & (tables.c.changed < live), ~tables.c.live & (tables.c.changed < slow))

    def job(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.phase == "open", unused), closed_values("expired", now))

    return job


def clear_away(since: int, before: int) -> Job[None]:
    """Delete tables that were closed meanwhile without ever having begun, and forks that were played no further.

    A fork, a moment tried again too, repeats a game that is kept, up to where it was dealt anew. Games that were
    given up are kept for ever: to look only at what was closed `since` the last time reads none of them twice.
    """
    dealt_anew = exists().where(entries.c.table == tables.c.id, entries.c.kind == Redealt.kind)
    nothing = tables.c.seed.is_(None) | (tables.c.outcome.is_(None) & dealt_anew)
    wanted = delete(tables).where(
        tables.c.phase == "closed", nothing, tables.c.changed >= since, tables.c.changed < before
    )

    def job(connection: Connection) -> None:
        connection.execute(wanted)

    return job


def closed_among(ids: list[str]) -> Job[list[tuple[str, str]]]:
    """Those of these tables that an operator has closed, and why."""
    wanted = select(tables.c.id, tables.c.word).where(tables.c.phase == "closed", tables.c.id.in_(ids))
    return lambda connection: [(row[0], row[1]) for row in connection.execute(wanted)]
