"""What leaders do in their club. Each act is one commit with its line in the club's log.

Nobody acts on whoever leads the club too: as in the house, nobody judges whoever has as much to say.
"""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.clubs import (
    BANNED,
    LEADER,
    LEADERS,
    MEMBER,
    ClubDeed,
    check_lead,
    count,
    held,
    no_club,
    note,
    role_of,
    take_out,
)
from parlour.server.store.schema import players
from parlour.server.store.schema_clubs import club_bans, club_log, club_members, clubs


def check_leader(connection: Connection, club: str, player: str) -> None:
    """Refusal for everybody else, by what is stored now; whoever is not in the club is told of none."""
    if held(connection, club).closed is not None:
        raise no_club()
    role = role_of(connection, club, player)
    if role is None:
        raise no_club()
    if role != LEADER:
        raise Refusal("not-the-leader", "only whoever leads the club may do that")


def changed(club: str, player: str, name: str, about: str, now: int) -> Job[None]:
    """Another name, another line about itself."""

    def job(connection: Connection) -> None:
        check_leader(connection, club, player)
        was = connection.execute(select(clubs.c.name).where(clubs.c.id == club)).scalar()
        connection.execute(update(clubs).where(clubs.c.id == club).values(name=name, about=about))
        if was != name:
            note(connection, ClubDeed(club, player, "rename", now))

    return job


def renewed(club: str, player: str, invitation: str, now: int) -> Job[None]:
    """Another invitation: those before it open nothing any more."""

    def job(connection: Connection) -> None:
        check_leader(connection, club, player)
        connection.execute(update(clubs).where(clubs.c.id == club).values(invitation=invitation))
        note(connection, ClubDeed(club, player, "renew", now))

    return job


def acted(deed: ClubDeed, may_lead: tuple[str, ...]) -> Job[list[str]]:
    """lead, hand-on, remove, ban or unban somebody; the tables of the club that are changed by it."""
    club, by, whom, now = deed.club, deed.by or "", deed.player or "", deed.time
    theirs = (club_members.c.club == club) & (club_members.c.player == whom)
    mine = (club_members.c.club == club) & (club_members.c.player == by)
    barred = (club_bans.c.club == club) & (club_bans.c.player == whom)

    def job(connection: Connection) -> list[str]:
        check_leader(connection, club, by)
        if whom == by:
            raise Refusal("that-is-you", "nobody does that to themselves")
        found = connection.execute(select(players.c.name, players.c.role).where(players.c.id == whom)).first()
        if found is None:
            raise Refusal("no-player", "there is nobody like that, or no longer")
        role, freed = role_of(connection, club, whom), list[str]()
        if deed.what == "unban":
            if connection.execute(delete(club_bans).where(barred)).rowcount != 1:
                raise Refusal("nothing-to-do", "they are not banned from this club")
        elif role is None:
            raise Refusal("no-player", "nobody like that is in this club")
        elif role == LEADER:
            raise Refusal("leads-too", "they lead this club too: nobody does that to whoever does")
        elif deed.what in ("lead", "hand-on"):
            if found.role not in may_lead:
                raise Refusal("cannot-lead", "whoever leads a club can sign in: they must add a way first")
            if deed.what == "lead" and count(connection, club_members.c.club == club, _leading) >= LEADERS:
                raise Refusal("too-many-clubs", f"a club has at most {LEADERS} leaders")
            check_lead(connection, whom)
            connection.execute(update(club_members).where(theirs).values(role=LEADER))
            if deed.what == "hand-on":
                connection.execute(update(club_members).where(mine).values(role=MEMBER))
        else:
            if deed.what == "ban":
                _bar(connection, deed, found.name)
            freed = take_out(connection, club, whom, now)
        note(connection, deed)
        return freed

    return job


_leading = club_members.c.role == LEADER


def _bar(connection: Connection, deed: ClubDeed, name: str) -> None:
    many = select(func.count()).select_from(club_bans).where(club_bans.c.club == deed.club)
    if (connection.execute(many).scalar() or 0) >= BANNED:
        raise Refusal("too-many-clubs", f"a club bans at most {BANNED} people: renew its invitation instead")
    row = {"club": deed.club, "player": deed.player, "name": name, "made": deed.time, "word": deed.word}
    connection.execute(insert(club_bans), row)


_by, _whom = players.alias("by"), players.alias("whom")


def log(club: str) -> Job[list[Any]]:
    """What was done in it, the newest first, under the names of today."""
    wanted = select(club_log, _by.c.name.label("by_name"), _whom.c.name.label("whom_name"))
    wanted = wanted.outerjoin(_by, _by.c.id == club_log.c.by).outerjoin(_whom, _whom.c.id == club_log.c.player)
    wanted = wanted.where(club_log.c.club == club).order_by(club_log.c.n.desc())
    return lambda connection: list(connection.execute(wanted))


def banned(club: str) -> Job[list[Any]]:
    """Whom it does not let in, the newest first."""
    wanted = select(club_bans).where(club_bans.c.club == club).order_by(club_bans.c.made.desc(), club_bans.c.player)
    return lambda connection: list(connection.execute(wanted))
