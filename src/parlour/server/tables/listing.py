"""Which public tables are shown: a few of each maker, and a share for each address they come from.

Whoever makes a hundred tables fills their own share of the list; those whose maker is here come before the others.
"""

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import case, func, or_, select

from parlour.server.store.base import Job
from parlour.server.store.schema import tables

A_MAKER: Final = 3  # tables of one maker
CONSIDERED: Final = 5000


class Candidate(msgspec.Struct, frozen=True):
    """A table that may be shown."""

    id: str
    maker: str | None


def candidates() -> Job[list[Candidate]]:
    """A few public tables of each maker, to join rather than to watch, the newest first.

    One that waits is as new as when it was made: it changes whenever somebody looks at it.
    """
    new = case((tables.c.phase == "open", tables.c.made), else_=tables.c.changed).label("new")
    recent = [case((tables.c.phase == "open", 0), else_=1), new.desc()]
    rank = func.row_number().over(partition_by=tables.c.maker, order_by=recent).label("rank")
    shown = or_(tables.c.phase == "open", (tables.c.phase == "playing") & tables.c.watch)
    ranked = select(tables.c.id, tables.c.maker, new, rank).where(tables.c.public, shown).subquery()
    wanted = select(ranked.c.id, ranked.c.maker).where(ranked.c.rank <= A_MAKER)
    wanted = wanted.order_by(ranked.c.new.desc()).limit(CONSIDERED)
    return lambda connection: [Candidate(row.id, row.maker) for row in connection.execute(wanted)]


def chosen(found: list[Candidate], address: Callable[[str], str | None], many: int) -> list[str]:
    """So many of them, one of each share in turn. `address` is where a maker is; None if they are not here."""
    shares: dict[tuple[bool, str], list[str]] = {}
    for one in found:
        place = None if one.maker is None else address(one.maker)
        shares.setdefault((place is None, place or one.maker or ""), []).append(one.id)
    waiting = sorted(shares.items(), key=lambda share: share[0][0])  # else as they came: the newest first
    taken: list[str] = []
    while waiting and len(taken) < many:
        taken += [ids.pop(0) for _, ids in waiting]
        waiting = [share for share in waiting if share[1]]
    return taken[:many]
