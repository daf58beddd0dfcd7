"""What a profile is made of: somebody's finished games, how they opened them, and what looks back found there.

However much somebody has played, what is read is bounded: games are counted by the database, and of the newest so many
it is read how they ended.
"""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Integer, Select, and_, cast, exists, func, or_, select

from parlour.server.store.base import Job
from parlour.server.store.entries import Played, Redealt, Undone
from parlour.server.store.schema import analyses, entries, placings, seats, tables

ENDED: Final = 1000  # newest finished games of which it is read how they ended
OPENED: Final = 200  # newest of which the first choice is read,
WITHIN: Final = 64  # if it was made among so many first entries of the log
LOOKED_BACK: Final = 40  # newest of which a look back is read: it is long


class EndedRow(msgspec.Struct, frozen=True):
    """A finished game of somebody's; `left` where it was rated, and whoever left was last."""

    table: str
    game: str
    rules: int
    box: str
    seat: int
    outcome: str
    stood_in: str | None
    left: bool | None


class OpeningRow(msgspec.Struct, frozen=True):
    """The first choice of somebody in a game, in notation, and the rules it was played by."""

    game: str
    rules: int
    action: str


class BotSort(NamedTuple):
    """What sort of bot: of a level, or a master, however long it thinks."""

    level: int
    master: bool


class EndedGames(msgspec.Struct, frozen=True):
    """The newest first; by table who else sat there (seat, and of a bot its sort), and how many of their own actions
    they played where a stand-in played some."""

    games: list[EndedRow]
    others: dict[str, list[tuple[int, BotSort | None]]]
    own: dict[str, int]


def _sat(player: str) -> Any:
    """Where somebody sat, on one seat: on several, one guest is several people. Grouped, and not asked table by table:
    a database would look through all their seats for each."""
    wanted = select(seats.c["table"], func.min(seats.c.seat).label("seat"))
    wanted = wanted.where(seats.c.player == player, seats.c.kind == "person").group_by(seats.c["table"])
    return wanted.having(func.count() == 1).subquery("sat")


def _finished(sat: Any, today: str, mine: bool) -> Select[Any]:
    """From the deal on, and over for everybody: no fork, and nothing of a deal that is still sealed. What was played in
    a club is nobody else's to know (decision 69): it counts in what is `mine` alone."""
    first = and_(entries.c["table"] == tables.c.id, entries.c.at == 0)
    forked = exists().where(first, or_(entries.c.kind == Redealt.kind, entries.c.by == "before"))
    wanted: Select[Any] = select(tables.c.id).join(sat, sat.c["table"] == tables.c.id)
    return wanted.where(
        tables.c.phase == "over",
        tables.c.outcome.is_not(None),
        ~tables.c.sealed,
        or_(tables.c.daily.is_(None), tables.c.daily < today),
        ~forked,
        *([] if mine else [tables.c.club.is_(None)]),
    )


def played(player: str, today: str, mine: bool) -> Job[list[tuple[str, int, int]]]:
    """All their finished games, by game and number of seats."""
    many = select(func.count()).where(seats.c["table"] == tables.c.id).scalar_subquery()
    found = _finished(_sat(player), today, mine).with_only_columns(tables.c.game, many.label("many")).subquery()
    wanted = select(found.c.game, found.c.many, func.count()).group_by(found.c.game, found.c.many)
    wanted = wanted.order_by(found.c.game, found.c.many)
    return lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(wanted)]


def ended(player: str, today: str, mine: bool) -> Job[EndedGames]:
    """How the newest of them ended."""
    sat = _sat(player)
    columns = (tables.c.id, tables.c.game, tables.c.rules, tables.c.box, sat.c.seat, tables.c.outcome)
    wanted: Select[Any] = _finished(sat, today, mine).with_only_columns(*columns, tables.c.stood_in, placings.c.left)
    wanted = wanted.outerjoin(placings, and_(placings.c["table"] == tables.c.id, placings.c.seat == sat.c.seat))
    wanted = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(ENDED)

    def job(connection: Connection) -> EndedGames:
        games = [EndedRow(*row) for row in connection.execute(wanted)]
        others: dict[str, list[tuple[int, BotSort | None]]] = {row.table: [] for row in games}
        mine = {row.table: row.seat for row in games}
        sitting = select(seats.c["table"], seats.c.seat, seats.c.kind, seats.c.level, seats.c.master)
        for table, seat, kind, level, master in connection.execute(sitting.where(seats.c["table"].in_(others))):
            if mine[table] != seat:
                others[table].append((seat, BotSort(level, master is not None) if kind == "bot" else None))
        stood = [row.table for row in games if row.stood_in]
        own = select(entries.c["table"], func.count()).where(entries.c["table"].in_(stood), entries.c.by == player)
        own = own.where(entries.c.kind == Played.kind).group_by(entries.c["table"])
        return EndedGames(games, others, {row[0]: row[1] for row in connection.execute(own)} if stood else {})

    return job


def openings(player: str, games: list[EndedRow]) -> Job[list[OpeningRow]]:
    """The first choice of each, the newest game first; none where it was taken back, or anything before it."""
    of = {row.table: row for row in games[:OPENED] if not row.box}
    here = entries.c["table"].in_(of)
    mine = select(entries.c["table"], func.min(entries.c.at).label("at"))
    mine = mine.where(here, entries.c.at < WITHIN, entries.c.by == player, entries.c.kind == Played.kind)
    first = mine.group_by(entries.c["table"]).subquery()
    before = entries.alias("before")
    so_far = select(func.count()).where(
        before.c["table"] == first.c["table"], before.c.at < first.c.at, before.c.kind == Played.kind
    )
    wanted = select(entries.c["table"], entries.c.text, so_far.scalar_subquery())
    wanted = wanted.join(first, and_(first.c["table"] == entries.c["table"], first.c.at == entries.c.at))
    back = select(entries.c["table"], func.min(cast(entries.c.text, Integer)))
    back = back.where(here, entries.c.kind == Undone.kind).group_by(entries.c["table"])

    def job(connection: Connection) -> list[OpeningRow]:
        if not of:
            return []
        kept = {row[0]: row[1] for row in connection.execute(back)}
        chosen = {row[0]: row[1] for row in connection.execute(wanted) if row[0] not in kept or kept[row[0]] > row[2]}
        return [OpeningRow(row.game, row.rules, chosen[table]) for table, row in of.items() if table in chosen]

    return job


def looks_back(games: list[EndedRow]) -> Job[list[tuple[EndedRow, str]]]:
    """What was found in the newest of these that somebody had looked back at."""
    of = {row.table: row for row in games}
    done = and_(analyses.c.report.is_not(None), analyses.c.done == analyses.c.of)
    wanted = select(analyses.c.replay).where(analyses.c.replay.in_(of), done)

    def job(connection: Connection) -> list[tuple[EndedRow, str]]:
        there = set(connection.execute(wanted).scalars()) if of else set()
        newest = [table for table in of if table in there][:LOOKED_BACK]
        read = select(analyses.c.replay, analyses.c.report).where(analyses.c.replay.in_(newest))
        found = {row.replay: row.report for row in connection.execute(read)} if newest else {}
        return [(of[table], found[table]) for table in newest if table in found]

    return job
