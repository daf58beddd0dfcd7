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
        was = connection.execute(select(clubs.c.name, clubs.c.about, clubs.c.named).where(clubs.c.id == club)).one()
        if was.name != name and was.named is not None and was.named > now:
            raise Refusal("club-name-given", "a moderator has given the club this name, which it keeps for a while")
        connection.execute(update(clubs).where(clubs.c.id == club).values(name=name, about=about))
        if was.name != name:
            note(connection, ClubDeed(club, player, "rename", now))
        if was.about != about:
            note(connection, ClubDeed(club, player, "about", now))

    return job


def renewed(club: str, player: str, invitation: str, now: int) -> Job[None]:
    """Another invitation: those before it open nothing any more."""

    def job(connection: Connection) -> None:
        check_leader(connection, club, player)
        connection.execute(update(clubs).where(clubs.c.id == club).values(invitation=invitation))
        note(connection, ClubDeed(club, player, "renew", now))

    return job


def acted(deed: ClubDeed, may_lead: tuple[str, ...], invitation: str) -> Job[list[str]]:
    """What a leader does to somebody, or to whoever came since, to whom the new `invitation` is not told; the tables of
    the club that are changed by it."""
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
            if deed.what != "ban" or not _was_there(connection, club, whom):
                raise Refusal("no-player", "nobody like that is in this club")
            if connection.execute(select(club_bans.c.made).where(barred)).first() is not None:
                raise Refusal("nothing-to-do", "they are banned from this club")
            _bar(connection, deed, found.name)
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
        elif deed.what == "remove-since":
            for player in _came_since(connection, club, whom):
                freed += take_out(connection, club, player, now)
            connection.execute(update(clubs).where(clubs.c.id == club).values(invitation=invitation))
        else:
            if deed.what == "ban":
                _bar(connection, deed, found.name)
            freed = take_out(connection, club, whom, now)
        note(connection, deed)
        return freed

    return job


_leading = club_members.c.role == LEADER


def _was_there(connection: Connection, club: str, player: str) -> bool:
    """Whether somebody left the club, or was put out of it, as far as its log goes back."""
    line = select(club_log.c.n).where(club_log.c.club == club, club_log.c.player == player).limit(1)
    return connection.execute(line).first() is not None


def _came_since(connection: Connection, club: str, player: str) -> list[str]:
    """Somebody, and whoever came after them, but for those who lead."""
    here = club_members.c.club == club
    since = connection.execute(select(club_members.c.made).where(here, club_members.c.player == player)).scalar()
    wanted = select(club_members.c.player).where(here, ~_leading, club_members.c.made >= since)
    return list(connection.execute(wanted).scalars())


def _bar(connection: Connection, deed: ClubDeed, name: str) -> None:
    many = select(func.count()).select_from(club_bans).where(club_bans.c.club == deed.club)
    if (connection.execute(many).scalar() or 0) >= BANNED:
        raise Refusal("too-many-clubs", f"a club bans at most {BANNED} people: renew its invitation instead")
    row = {"club": deed.club, "player": deed.player, "name": name, "made": deed.time, "word": deed.word}
    connection.execute(insert(club_bans), row)


def log(club: str) -> Job[list[Any]]:
    """What was done in it, the newest first, under the names of then."""
    wanted = select(club_log).where(club_log.c.club == club).order_by(club_log.c.n.desc())
    return lambda connection: list(connection.execute(wanted))


def banned(club: str) -> Job[list[Any]]:
    """Whom it does not let in, the newest first."""
    wanted = select(club_bans).where(club_bans.c.club == club).order_by(club_bans.c.made.desc(), club_bans.c.player)
    return lambda connection: list(connection.execute(wanted))
