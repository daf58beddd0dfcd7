"""Tables that wait for people, and may wait in vain."""

from typing import Any

from sqlalchemy import Connection, delete, or_, update

from parlour.server.store.base import Conflict, Job
from parlour.server.store.rows import locked_open
from parlour.server.store.schema import tables


def close_open(table: str, word: str, now: int) -> Job[None]:
    """A table that has not begun never will; another rematch may be asked for. Conflict if it has begun."""

    def job(connection: Connection) -> None:
        locked_open(connection, table)
        connection.execute(update(tables).where(tables.c.id == table), _closed(word, now))

    return job


def abandon(table: str, now: int) -> Job[None]:
    """A game that nobody wants to go on with. Conflict if it is over, or closed."""
    going = update(tables).where(tables.c.id == table, tables.c.phase.in_(["playing", "paused"]))
    values = {"phase": "closed", "word": "abandoned", "due": None, "thinks": False, "changed": now}

    def job(connection: Connection) -> None:
        if connection.execute(going, values).rowcount != 1:
            raise Conflict("it is over, or closed")

    return job


def _closed(word: str, now: int) -> dict[str, Any]:
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
        connection.execute(update(tables).where(tables.c.phase == "open", unused), _closed("expired", now))

    return job


def clear_away(before: int) -> Job[None]:
    """Delete tables that were closed before then without ever having begun, and moments that were tried no further."""
    nothing = tables.c.seed.is_(None) | tables.c.tried.is_not(None)
    wanted = delete(tables).where(tables.c.phase == "closed", nothing, tables.c.changed < before)

    def job(connection: Connection) -> None:
        connection.execute(wanted)

    return job
