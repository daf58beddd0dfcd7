"""What decisions of people cost, as a coach or a look back has found; and how their games against bots ended.

A row a decision, of the person's own seat alone. The first choice that was judged at a decision stays: whoever takes
it back and chooses again has heard the word on it.
"""

from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, select, update

from parlour.server.store.base import Job
from parlour.server.store.entries import Redealt
from parlour.server.store.schema import entries, judged, seats, tables

KEPT: Final = 3000  # decisions of a guest at a game; the oldest go
MET: Final = 400  # finished games of a guest that are looked through


class JudgedRow(msgspec.Struct, frozen=True):
    """A decision and what it cost."""

    table: str
    at: int
    game: str
    version: str
    made: int
    effort: int
    chosen: str
    cost: int
    theme: str = ""


class MetRow(msgspec.Struct, frozen=True):
    """A finished game of somebody against bots of one level alone."""

    game: str
    level: int
    seat: int
    outcome: str
    stood_in: str | None


_COLUMNS = [judged.c[name] for name in JudgedRow.__struct_fields__]


def note(player: str, rows: list[JudgedRow]) -> Job[None]:
    """Keep what was found of decisions; a closer look at the same choice takes the place of one before."""

    def job(connection: Connection) -> None:
        for row in rows:
            place = (judged.c.player == player) & (judged.c["table"] == row.table) & (judged.c.at == row.at)
            known = connection.execute(select(judged.c.chosen, judged.c.effort).where(place)).first()
            values = {name: getattr(row, name) for name in JudgedRow.__struct_fields__}
            if known is None:
                connection.execute(insert(judged), {"player": player, **values})
            elif known.chosen == row.chosen and known.effort <= row.effort:
                connection.execute(update(judged).where(place).values(**values))
        for game in {row.game for row in rows}:
            mine = (judged.c.player == player) & (judged.c.game == game)
            oldest = select(judged.c.made).where(mine).order_by(judged.c.made.desc()).offset(KEPT - 1).limit(1)
            if (since := connection.execute(oldest).scalar()) is not None:
                connection.execute(delete(judged).where(mine, judged.c.made < since))

    return job


def decisions_of(player: str, mine: bool = True) -> Job[list[JudgedRow]]:
    """All that is kept of somebody, in the order they decided; for others without what was played in a club."""
    wanted = select(*_COLUMNS).where(judged.c.player == player).order_by(judged.c.made, judged.c["table"], judged.c.at)
    if not mine:
        wanted = wanted.where(~exists().where(tables.c.id == judged.c["table"], tables.c.club.is_not(None)))
    return lambda connection: [JudgedRow(*row) for row in connection.execute(wanted)]


def has_been_judged(player: str, table: str) -> Job[bool]:
    """Whether anything is kept of somebody's decisions at a table."""
    wanted = select(judged.c.at).where(judged.c.player == player, judged.c["table"] == table).limit(1)
    return lambda connection: connection.execute(wanted).first() is not None


def met(player: str) -> Job[list[MetRow]]:
    """Their games from the deal on against bots of one level alone, the newest first; no tries, forks or masters."""
    others = seats.alias()
    dealt_anew = exists().where(entries.c["table"] == tables.c.id, entries.c.kind == Redealt.kind)
    wanted = (
        select(tables.c.id, tables.c.game, seats.c.seat, tables.c.outcome, tables.c.stood_in)
        .join(seats, and_(seats.c["table"] == tables.c.id, seats.c.player == player, seats.c.kind == "person"))
        .where(tables.c.phase == "over", tables.c.outcome.is_not(None), ~dealt_anew)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(MET)
    )

    def job(connection: Connection) -> list[MetRow]:
        games = connection.execute(wanted).all()
        levels: dict[str, list[int | None]] = {row.id: [] for row in games}
        sitting = select(others.c["table"], others.c.kind, others.c.level, others.c.master).where(
            others.c["table"].in_(levels)
        )
        for table, kind, level, master in connection.execute(sitting):
            levels[table].append(level if kind == "bot" and master is None else None)
        found: list[MetRow] = []
        for row in games:
            bots = [level for level in levels[row.id] if level is not None]
            if len(bots) == len(levels[row.id]) - 1 and len(set(bots)) == 1:
                found.append(MetRow(row.game, bots[0], row.seat, row.outcome, row.stood_in))
        return found

    return job
