"""Clubs to which nobody comes: ended after a while, or sooner when the house is full and somebody wants to make one.

A club is quiet in which one person at most may still come, and nothing has happened since: no table was played, nobody
came, nothing was announced. Where two people are, nothing ends it but they themselves, or the operator.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, select, update

from parlour.server.store.base import Job
from parlour.server.store.clubs import count_open, held
from parlour.server.store.schema import players, tables, tournaments
from parlour.server.store.schema_clubs import club_members, clubs, evenings
from parlour.server.store.waiting import closed_values

DAY: Final = 86_400_000
QUIET: Final = 30 * DAY  # milliseconds after which a quiet club is ended,
GIVES_WAY: Final = DAY  # and after which it is where the house is full
AT_ONCE: Final = 50  # clubs ended at one look


class QuietClub(msgspec.Struct, frozen=True):
    """One of them, and everybody who is in it."""

    club: str
    people: list[str]


def is_quiet(since: int) -> ColumnElement[bool]:
    """Whether a club is, of the rows of `clubs`."""
    may_come = select(func.count()).select_from(club_members.join(players, players.c.id == club_members.c.player))
    may_come = may_come.where(club_members.c.club == clubs.c.id, ~players.c.banned)
    stirred = [
        exists().where(tables.c.club == clubs.c.id, tables.c.changed > since),
        exists().where(tournaments.c.club == clubs.c.id, tournaments.c.changed > since),
        exists().where(evenings.c.club == clubs.c.id, evenings.c.made > since),
        exists().where(club_members.c.club == clubs.c.id, club_members.c.made > since),
        func.coalesce(clubs.c.closed, 0) > since,
    ]
    return and_(clubs.c.made <= since, may_come.scalar_subquery() <= 1, *(~one for one in stirred))


def found(since: int, many: int = AT_ONCE) -> Job[list[QuietClub]]:
    """The quiet ones, the oldest first."""
    wanted = select(clubs.c.id).where(is_quiet(since)).order_by(clubs.c.made, clubs.c.id).limit(many)

    def job(connection: Connection) -> list[QuietClub]:
        return [QuietClub(club, people_of(connection, club)) for club in connection.execute(wanted).scalars().all()]

    return job


def in_the_way(since: int, room: int) -> Job[QuietClub | None]:
    """The one that gives way to another, where there is no more room; None if there is, or none is quiet."""

    def job(connection: Connection) -> QuietClub | None:
        if count_open(connection) < room:
            return None
        open_ones = select(clubs.c.id).where(is_quiet(since), clubs.c.closed.is_(None))
        club = connection.execute(open_ones.order_by(clubs.c.made, clubs.c.id).limit(1)).scalar()
        return None if club is None else QuietClub(club, people_of(connection, club))

    return job


def people_of(connection: Connection, club: str) -> list[str]:
    """Everybody who is in it."""
    wanted = select(club_members.c.player).where(club_members.c.club == club).order_by(club_members.c.player)
    return list(connection.execute(wanted).scalars())


def end_quiet(club: str, since: int, now: int) -> Job[list[str]]:
    """End it if it still is quiet; the tables that are cancelled."""

    def job(connection: Connection) -> list[str]:
        if connection.execute(select(clubs.c.id).where(clubs.c.id == club)).first() is None:
            return []
        held(connection, club)
        still = select(clubs.c.id).where(clubs.c.id == club, is_quiet(since))
        return end(connection, club, now) if connection.execute(still).first() is not None else []

    return job


def end(connection: Connection, club: str, now: int) -> list[str]:
    """It is no more: its tables that wait are cancelled (these), games go on. Whoever calls holds the club."""
    waiting = (tables.c.club == club) & (tables.c.phase == "open")
    there = list(connection.execute(select(tables.c.id).where(waiting)).scalars())
    connection.execute(update(tables).where(waiting), closed_values("cancelled", now))
    connection.execute(delete(clubs).where(clubs.c.id == club))
    return there


def listed(player: str | None, since: int | None, many: int) -> Select[Any]:
    """As the operator reads them, the newest first: of one person, or quiet since then."""
    people = select(func.count()).where(club_members.c.club == clubs.c.id).scalar_subquery()
    played = select(func.count()).where(tables.c.club == clubs.c.id).scalar_subquery()
    held_now = and_(tournaments.c.club == clubs.c.id, tournaments.c.phase != "over")
    cups = select(func.count()).where(held_now).scalar_subquery()
    wanted: Select[Any] = select(clubs.c.id, clubs.c.name, clubs.c.maker, clubs.c.made, people.label("people"))
    wanted = wanted.add_columns(played.label("tables"), cups.label("tournaments"), clubs.c.closed, clubs.c.word)
    if player is not None:
        theirs = exists().where(club_members.c.club == clubs.c.id, club_members.c.player == player)
        wanted = wanted.where(theirs)
    if since is not None:
        wanted = wanted.where(is_quiet(since))
    return wanted.order_by(clubs.c.made.desc(), clubs.c.id).limit(many)
