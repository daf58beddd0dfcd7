"""Who is in which club: asked here by whatever a club has to itself. In one that a moderator has closed nobody is."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, exists, select

from parlour.server.store.base import Conflict, Job
from parlour.server.store.schema_clubs import club_members, clubs


class NotInTheClub(Conflict):
    """Somebody would sit at a table of a club that they are not in."""


class Belongs(msgspec.Struct, frozen=True):
    """The clubs in which somebody is, and of these the ones they lead."""

    clubs: frozenset[str]
    leads: frozenset[str]


def of(connection: Connection, people: Collection[str]) -> dict[str, Belongs]:
    """By person, without those who are in none."""
    wanted = select(club_members.c.player, club_members.c.club, club_members.c.role)
    wanted = wanted.join(clubs, clubs.c.id == club_members.c.club)
    found: dict[str, list[Any]] = {}
    for row in connection.execute(wanted.where(club_members.c.player.in_(people), clubs.c.closed.is_(None))):
        found.setdefault(row.player, []).append(row)
    return {
        player: Belongs(
            frozenset(row.club for row in rows), frozenset(row.club for row in rows if row.role == "leader")
        )
        for player, rows in found.items()
    }


def within(club: ColumnElement[Any], player: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether somebody is in a club, by columns of another table."""
    here = exists().where(club_members.c.club == club, club_members.c.player == player)
    return here.where(clubs.c.id == club_members.c.club, clubs.c.closed.is_(None))


def member(club: ColumnElement[Any], player: ColumnElement[Any]) -> ColumnElement[bool]:
    """The same, also while a moderator has closed it: whoever is in it is in it again once it is open."""
    return exists().where(club_members.c.club == club, club_members.c.player == player)


def is_closed(club: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether a moderator has closed a club, by a column of another table."""
    return exists().where(clubs.c.id == club, clubs.c.closed.is_not(None))


def there_is(club: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether a club is still there, closed or not, by a column of another table."""
    return exists().where(clubs.c.id == club)


def ended(club: str) -> Job[bool]:
    """Whether a club is no more: nobody leads it, nor will."""
    return lambda connection: connection.execute(select(clubs.c.id).where(clubs.c.id == club)).first() is None


def check(club: str, coming: Collection[str]) -> Job[None]:
    """NotInTheClub if one of them is not in it, as it is stored now."""
    here = select(club_members.c.player).join(clubs, clubs.c.id == club_members.c.club)
    here = here.where(clubs.c.id == club, clubs.c.closed.is_(None), club_members.c.player.in_(coming))

    def job(connection: Connection) -> None:
        if set(connection.execute(here).scalars()) != set(coming):
            raise NotInTheClub("somebody is not in that club")

    return job
