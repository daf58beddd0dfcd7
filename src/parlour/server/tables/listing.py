"""Which public tables are shown: a few of each maker, and a share for each address they come from.

Whoever makes a hundred tables fills their own share of the list; those whose maker is here come before the others.
"""

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select

from parlour.server.store import apart
from parlour.server.store.base import Job
from parlour.server.store.rows import SeatRow, TableRow, among
from parlour.server.store.schema import ratings, seats, tables

A_MAKER: Final = 3  # tables of one maker
CONSIDERED: Final = 5000


class LobbyFilter(msgspec.Struct, frozen=True):
    """What somebody looks for; None where anything will do."""

    game: str | None = None
    seats: int | None = None
    live: bool | None = None
    clock: str | None = None
    rated: bool | None = None
    language: str | None = None


class Candidate(msgspec.Struct, frozen=True):
    """A table that may be shown."""

    id: str
    maker: str | None
    phase: str = "open"


class LobbyRow(msgspec.Struct, frozen=True):
    """A table of the lobby, and the ratings of its people for its game: mean and deviation by player."""

    row: TableRow
    seats: list[SeatRow]
    ratings: dict[str, tuple[float, float]]


def _asked(wanted: LobbyFilter) -> list[ColumnElement[bool]]:
    asked: list[ColumnElement[bool]] = []
    for name in ("game", "live", "rated"):
        value = getattr(wanted, name)
        if value is not None:
            asked.append(tables.c[name] == value)
    if wanted.clock is not None:
        asked.append(tables.c.clock.startswith(f'{{"kind":"{wanted.clock}"', autoescape=True))  # as we write it
    if wanted.language:
        asked.append(tables.c.language.in_(["", wanted.language]))
    if wanted.seats is not None:
        many = select(func.count()).select_from(seats).where(seats.c["table"] == tables.c.id).scalar_subquery()
        asked.append(many == wanted.seats)
    return asked


def candidates(
    wanted: LobbyFilter | None = None, player: str | None = None, club: str | None = None
) -> Job[list[Candidate]]:
    """A few public tables of each maker, or of a club, to join rather than to watch, the newest first.

    One that waits is as new as when it was made: it changes whenever somebody looks at it. Tables of people whom the
    player must not meet are left out; the house itself makes as many as are paired.
    """
    new = case((tables.c.phase == "open", tables.c.made), else_=tables.c.changed).label("new")
    recent = [case((tables.c.phase == "open", 0), else_=1), new.desc()]
    by_maker = func.coalesce(tables.c.maker, tables.c.id)
    rank = func.row_number().over(partition_by=by_maker, order_by=recent).label("rank")
    shown = or_(tables.c.phase == "open", and_(tables.c.phase == "playing", tables.c.watch))
    every = select(tables.c.id, tables.c.maker, tables.c.phase, new, rank)
    whose = tables.c.public if club is None else tables.c.club == club
    every = every.where(whose, shown, *_asked(wanted or LobbyFilter()))

    def job(connection: Connection) -> list[Candidate]:
        unwelcome, left = apart.of(connection, player), every
        if unwelcome:
            theirs = select(seats.c["table"]).where(seats.c.player.in_(unwelcome))
            left = left.where(tables.c.id.not_in(theirs), by_maker.not_in(unwelcome))
        ranked = left.subquery()
        found = select(ranked.c.id, ranked.c.maker, ranked.c.phase).where(ranked.c.rank <= A_MAKER)
        found = found.order_by(ranked.c.new.desc()).limit(CONSIDERED)
        return [Candidate(row.id, row.maker, row.phase) for row in connection.execute(found)]

    return job


def chosen(found: list[Candidate], address: Callable[[str], str | None], many: int) -> list[str]:
    """So many of them, one of each share in turn. `address` is where a maker is; None if they are not here."""
    shares: dict[tuple[bool, str], list[str]] = {}
    for one in found:
        place = None if one.maker is None else address(one.maker)
        shares.setdefault((place is None, place or one.maker or one.id), []).append(one.id)
    waiting = sorted(shares.items(), key=lambda share: share[0][0])  # else as they came: the newest first
    taken: list[str] = []
    while waiting and len(taken) < many:
        taken += [ids.pop(0) for _, ids in waiting]
        waiting = [share for share in waiting if share[1]]
    return taken[:many]


def with_ratings(ids: list[str]) -> Job[list[LobbyRow]]:
    """These tables with the ratings of those who sit there, the last changed first."""
    rated = (
        select(seats.c["table"], seats.c.player, ratings.c.seats, ratings.c.mu, ratings.c.sigma)
        .join(tables, tables.c.id == seats.c["table"])
        .join(ratings, and_(ratings.c.player == seats.c.player, ratings.c.game == tables.c.game))
        .where(seats.c["table"].in_(ids), seats.c.kind == "person")
    )

    def job(connection: Connection) -> list[LobbyRow]:
        known: dict[tuple[str, int], dict[str, tuple[float, float]]] = {}
        for table, player, many, mu, sigma in connection.execute(rated):
            known.setdefault((table, many), {})[player] = (mu, sigma)
        return [LobbyRow(row, sat, known.get((row.id, len(sat)), {})) for row, sat in among(ids)(connection)]

    return job
