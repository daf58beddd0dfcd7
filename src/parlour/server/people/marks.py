"""Marks of devices: a cookie that stays when a browser becomes another guest's. What holds for somebody holds for
guests made anew where they were; a member is who they are, on whichever device.
"""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from parlour.server.store.base import Job
from parlour.server.store.schema import bans, held_marks, marks, players

MOST: Final = 50  # marks of one person: beyond that the oldest is forgotten


def note(player: str, mark: str, now: int) -> Job[None]:
    """They came on the device of this mark, which is told as a hash."""
    mine = marks.c.player == player

    def job(connection: Connection) -> None:
        there = connection.execute(select(marks.c.made).where(mine, marks.c.mark == mark)).first()
        if there is not None or connection.execute(select(players.c.id).where(players.c.id == player)).first() is None:
            return
        connection.execute(insert(marks), {"player": player, "mark": mark, "made": now})
        kept = select(marks.c.mark).where(mine).order_by(marks.c.made.desc(), marks.c.mark).limit(MOST)
        connection.execute(delete(marks).where(mine, marks.c.mark.not_in(list(connection.execute(kept).scalars()))))

    return job


def banned() -> Job[dict[str, tuple[int | None, str]]]:
    """Marks of everybody who is banned, or was when they were forgotten, with the end and the word of it."""
    wanted = select(marks.c.mark, bans.c.until, bans.c.word).join(players, players.c.id == marks.c.player)
    wanted = wanted.outerjoin(bans, bans.c.what == players.c.id).where(players.c.banned)
    ends = bans.c.until.is_(None), bans.c.until
    wanted = wanted.order_by(*ends)  # the longest of several last

    kept = select(held_marks.c.mark, held_marks.c.until).where(held_marks.c.kind == "ban")

    def job(connection: Connection) -> dict[str, tuple[int | None, str]]:
        found: dict[str, tuple[int | None, str]] = {row.mark: (row.until, "") for row in connection.execute(kept)}
        return found | {row.mark: (row.until, row.word or "") for row in connection.execute(wanted)}

    return job
