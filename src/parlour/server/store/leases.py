"""Which processes serve, and whose a table is (decision 25).

Every process has a row of its own and nobody else's is ever locked: one that hangs holds up no other.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    and_,
    case,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from parlour.server.store.base import Job
from parlour.server.store.schema import keys, processes, tables

LEASE: Final = 6_000  # milliseconds; renewed three times in that
KEPT: Final = 86_400_000  # milliseconds after which a process that is gone is forgotten

_NOW: Final = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)  # PostgreSQL's, whoever asks
_SERVING: Final = select(keys.c.value).where(keys.c.name == "serving")
_BEGIN: Final = text("insert into keys (name, value) values ('serving', :value) on conflict do nothing")
_OTHERS: Final = processes.alias("others")


def serving(process: str, served: int, now: int) -> Job[tuple[int, int]]:
    """Note how long the house has served, as this process knows it, and hear whether another knows better.

    Before what moment no clock of an older store counts, and the served time. A new store begins with the date, and
    an older one goes on from the date at which it last served, so that the dates in its logs are served time too.
    """

    def job(connection: Connection) -> tuple[int, int]:
        found = connection.execute(_SERVING).scalar()
        if found is None:  # several processes may begin a new store at once: the first to commit says since when
            connection.execute(_BEGIN, {"value": f"{now} {now}"})
            found = connection.execute(_SERVING).scalar_one()
        base, last = (int(part) for part in found.split())
        others = connection.execute(select(func.max(processes.c.served))).scalar()
        most = max(served, last, others or 0)
        values = {"served": most, "noted": now}
        if connection.execute(update(processes).where(processes.c.id == process), values).rowcount != 1:
            gone = (processes.c.noted < now - KEPT) & (processes.c.until < now - KEPT)
            connection.execute(delete(processes).where(gone, processes.c.served < most))
            connection.execute(insert(processes), {"id": process, "until": 0, **values})
        return base, most

    return job


def noted(connection: Connection, now: int) -> tuple[int, int]:
    """The same, for whoever is beside the house and does not serve: up to a beat behind."""
    found = connection.execute(_SERVING).scalar()
    base, last = (int(part) for part in found.split()) if found else (now, now)
    return base, max(last, connection.execute(select(func.max(processes.c.served))).scalar() or 0)


def renew(process: str) -> Job[None]:
    """The lease of this process, from now on."""
    mine = update(processes).where(processes.c.id == process).values(until=_NOW + LEASE)

    def job(connection: Connection) -> None:
        if connection.execute(mine).rowcount != 1:  # it owns before it has said that it serves
            connection.execute(insert(processes).values(id=process, served=0, noted=0, until=_NOW + LEASE))

    return job


def claim(table: str, process: str) -> Job[int | None]:
    """Be the owner of a table, if nobody is whose lease still runs: the fence of this ownership."""
    runs: Any = exists().where(_OTHERS.c.id == tables.c.owner, _OTHERS.c.until > _NOW)
    mine: Any = exists().where(processes.c.id == process, processes.c.until > _NOW)
    free = or_(tables.c.owner.is_(None), tables.c.owner == process, ~runs)
    taken = update(tables).where(and_(tables.c.id == table, free, mine))
    fence = case((tables.c.owner == process, tables.c.fence), else_=tables.c.fence + 1)
    wanted = taken.values(owner=process, fence=fence).returning(tables.c.fence)
    return lambda connection: connection.execute(wanted).scalar()


def release(table: str, process: str) -> Job[None]:
    """Leave a table to whoever wants it."""
    mine = update(tables).where(tables.c.id == table, tables.c.owner == process).values(owner=None)
    return lambda connection: (connection.execute(mine), None)[1]


def end(process: str) -> Job[None]:
    """The lease is over, and with it every ownership."""
    mine = update(processes).where(processes.c.id == process).values(until=0)
    return lambda connection: (connection.execute(mine), None)[1]
