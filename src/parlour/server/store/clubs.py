"""The rows of clubs and the jobs that read and write them.

Whoever changes who is in a club holds its row: it never has more people than it may, nor nobody who leads it. What a
club has (tables, tournaments) names it; who may see that is asked of `club_members`, and a club that a moderator has
closed has nobody who may.
"""

from collections.abc import Collection
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, select, true, update

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.one_at_a_time import one_at_a_time
from parlour.server.store.schema import players, seats, tables
from parlour.server.store.schema_clubs import club_bans, club_log, club_members, clubs, evenings
from parlour.server.store.waiting import closed_values

ClubRole = Literal["leader", "member"]
LEADER: Final[ClubRole] = "leader"
MEMBER: Final[ClubRole] = "member"
LED: Final = 5  # clubs that one person leads,
JOINED: Final = 20  # and is in
PEOPLE: Final = 200  # in one club,
LEADERS: Final = 10  # and of these who lead it
OF_ALL: Final = 2_000  # clubs of the house that nobody has closed
BANNED: Final = 500  # people whom one club does not let in
LOGGED: Final = 500  # lines of its log that are kept of what was done to people,
COMINGS: Final = 200  # of who has left,
NOTED: Final = 100  # and of anything else: nobody pushes a ban out of the log by renewing the link
TO_PEOPLE: Final = ("lead", "hand-on", "remove", "remove-since", "ban", "unban", "falls-to", "house")
LEFT: Final = ("left",)


class ClubRow(msgspec.Struct, frozen=True):
    """A club; `role` of whoever asks, None for a stranger."""

    id: str
    name: str
    about: str
    made: int
    invitation: str
    closed: int | None
    word: str
    people: int
    role: str | None


class ClubPersonRow(msgspec.Struct, frozen=True):
    """Somebody in a club, under their name of today."""

    player: str
    name: str
    role: str
    made: int


class ClubDeed(msgspec.Struct, frozen=True):
    """What was done in a club, by whom and to whom, to be logged."""

    club: str
    by: str | None
    what: str
    time: int
    player: str | None = None
    word: str = ""


def held(connection: Connection, club: str) -> Any:
    """The row of a club, which nobody else changes until the commit; Refusal if there is none."""
    found = connection.execute(select(clubs).where(clubs.c.id == club).with_for_update()).first()
    if found is None:
        raise no_club()
    return found


def no_club() -> Refusal:
    """What a stranger is told, whether there is such a club or not."""
    return Refusal("no-club", "there is no such club, or you are not in it")


def _theirs(club: str, player: str) -> ColumnElement[bool]:
    return and_(club_members.c.club == club, club_members.c.player == player)


def role_of(connection: Connection, club: str, player: str) -> str | None:
    """What somebody is in a club; None if they are not in it."""
    return connection.execute(select(club_members.c.role).where(_theirs(club, player))).scalar()


def count(connection: Connection, *where: ColumnElement[bool]) -> int:
    """So many rows of people in clubs."""
    return connection.execute(select(func.count()).select_from(club_members).where(*where)).scalar() or 0


def check_lead(connection: Connection, player: str) -> None:
    """Refusal if somebody leads as many clubs as one may; of two who ask at once, one is counted after the other."""
    one_at_a_time(connection, f"clubs of {player}")
    if count(connection, club_members.c.player == player, club_members.c.role == LEADER) >= LED:
        raise Refusal("too-many-clubs", f"one person leads at most {LED} clubs")


def _check_joined(connection: Connection, player: str) -> None:
    one_at_a_time(connection, f"clubs of {player}")
    if count(connection, club_members.c.player == player) >= JOINED:
        raise Refusal("too-many-clubs", f"one person is in at most {JOINED} clubs")


def _add(connection: Connection, club: str, player: str, role: ClubRole, now: int) -> None:
    connection.execute(insert(club_members), {"club": club, "player": player, "role": role, "made": now})


def note(connection: Connection, deed: ClubDeed) -> None:
    """One more line of a club's log, of which the last of each sort are kept. Whoever notes holds the club."""
    here = club_log.c.club == deed.club
    last = connection.execute(select(func.max(club_log.c.n)).where(here)).scalar() or 0
    row = {name: getattr(deed, name) for name in deed.__struct_fields__}
    called = {"by_name": _name(connection, deed.by), "name": _name(connection, deed.player)}
    connection.execute(insert(club_log), {**row, **called, "n": last + 1})
    if deed.what in TO_PEOPLE:
        sort, kept = club_log.c.what.in_(TO_PEOPLE), LOGGED
    elif deed.what in LEFT:
        sort, kept = club_log.c.what.in_(LEFT), COMINGS
    else:
        sort, kept = club_log.c.what.not_in((*TO_PEOPLE, *LEFT)), NOTED
    newest = select(club_log.c.n).where(here, sort).order_by(club_log.c.n.desc())
    if (oldest := connection.execute(newest.offset(kept).limit(1)).scalar()) is not None:
        connection.execute(delete(club_log).where(here, sort, club_log.c.n <= oldest))


def _name(connection: Connection, player: str | None) -> str:
    """What somebody is called now."""
    if player is None:
        return ""
    return connection.execute(select(players.c.name).where(players.c.id == player)).scalar() or ""


def count_open(connection: Connection) -> int:
    """So many clubs count against the room of the house: not what a moderator has closed."""
    return connection.execute(select(func.count()).select_from(clubs).where(clubs.c.closed.is_(None))).scalar() or 0


def find_made(player: str, request: str) -> Job[str | None]:
    """The club this request of the player already made."""
    wanted = select(clubs.c.id).where(clubs.c.maker == player, clubs.c.request == request)
    return lambda connection: connection.execute(wanted).scalar()


def create(club: str, name: str, about: str, player: str, request: str, invitation: str, now: int) -> Job[None]:
    """A new one, led by whoever makes it; Conflict if the same request has made it."""
    row = {"id": club, "name": name, "about": about, "maker": player, "request": request, "made": now}

    def job(connection: Connection) -> None:
        check_lead(connection, player)
        _check_joined(connection, player)
        one_at_a_time(connection, "clubs")
        if count_open(connection) >= OF_ALL:
            raise Refusal("too-many-clubs", f"this house has room for {OF_ALL} clubs")
        connection.execute(insert(clubs), {**row, "invitation": invitation, "word": ""})
        _add(connection, club, player, LEADER, now)

    return job


def _told(player: str | None) -> Select[Any]:
    mine = club_members.alias()
    many = select(func.count()).where(club_members.c.club == clubs.c.id).scalar_subquery()
    columns = [clubs.c[name] for name in ("id", "name", "about", "made", "invitation", "closed", "word")]
    wanted: Select[Any] = select(*columns, many, mine.c.role)
    return wanted.outerjoin(mine, and_(mine.c.club == clubs.c.id, mine.c.player == (player or "")))


def load(club: str, player: str | None) -> Job[ClubRow | None]:
    """One of them, and what somebody is in it."""
    wanted = _told(player).where(clubs.c.id == club)

    def job(connection: Connection) -> ClubRow | None:
        found = connection.execute(wanted).first()
        return None if found is None else ClubRow(*found)

    return job


def of_player(player: str) -> Job[list[ClubRow]]:
    """The clubs somebody is in, by name."""
    theirs = select(club_members.c.club).where(club_members.c.player == player)
    wanted = _told(player).where(clubs.c.id.in_(theirs)).order_by(clubs.c.name, clubs.c.id)
    return lambda connection: [ClubRow(*row) for row in connection.execute(wanted)]


def among(ids: Collection[str], whom: Collection[str]) -> Job[dict[str, int]]:
    """By club, how many of these people are in it."""
    there = club_members.c.club.in_(ids) & club_members.c.player.in_(whom)
    wanted = select(club_members.c.club, func.count()).where(there).group_by(club_members.c.club)
    return lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}


def invited(invitation: str, player: str | None) -> Job[ClubRow | None]:
    """The club that an invitation is to; None if there is none, or it is closed."""
    wanted = _told(player).where(clubs.c.invitation == invitation, clubs.c.closed.is_(None))

    def job(connection: Connection) -> ClubRow | None:
        found = connection.execute(wanted).first()
        return None if found is None else ClubRow(*found)

    return job


def people(club: str) -> Job[list[ClubPersonRow]]:
    """Who is in it: leaders first, then who came first."""
    wanted = select(club_members.c.player, players.c.name, club_members.c.role, club_members.c.made)
    wanted = wanted.join(players, players.c.id == club_members.c.player).where(club_members.c.club == club)
    wanted = wanted.order_by(club_members.c.role != LEADER, club_members.c.made, club_members.c.player)
    return lambda connection: [ClubPersonRow(*row) for row in connection.execute(wanted)]


def join(invitation: str, player: str, now: int) -> Job[str]:
    """Be in the club of an invitation: its id. Again is the same as once."""
    named = select(clubs.c.id).where(clubs.c.invitation == invitation)

    def job(connection: Connection) -> str:
        club = connection.execute(named).scalar()
        row = None if club is None else held(connection, club)
        if row is None or row.invitation != invitation or row.closed is not None:
            raise Refusal("wrong-link", "this invitation is not, or no longer, good")
        if role_of(connection, row.id, player) is not None:
            return str(row.id)
        barred = select(club_bans.c.word).where(club_bans.c.club == row.id, club_bans.c.player == player)
        if (word := connection.execute(barred).scalar()) is not None:
            raise Refusal("club-bars-you", f"this club does not let you in: {word}", word=word)
        if count(connection, club_members.c.club == row.id) >= PEOPLE:
            raise Refusal("club-full", f"a club has at most {PEOPLE} people")
        _check_joined(connection, player)
        _add(connection, row.id, player, MEMBER, now)
        return str(row.id)

    return job


def led_on(connection: Connection, club: str, now: int) -> None:
    """A club is led as long as anybody is in it: where no leader is left who may come, whoever has been there longest
    leads it, those first who can sign in. With the last person it ends."""
    there = select(club_members.c.player, club_members.c.role, players.c.banned)
    there = there.join(players, players.c.id == club_members.c.player).where(club_members.c.club == club)
    ordered = there.order_by(players.c.banned, players.c.role == "guest", club_members.c.made, club_members.c.player)
    found = list(connection.execute(ordered))
    if not found:
        connection.execute(delete(clubs).where(clubs.c.id == club))
    elif not any(row.role == LEADER and not row.banned for row in found) and found[0].role != LEADER:
        connection.execute(update(club_members).where(_theirs(club, found[0].player)).values(role=LEADER))
        note(connection, ClubDeed(club, None, "falls-to", now, found[0].player))


def take_out(connection: Connection, club: str, player: str, now: int) -> list[str]:
    """Somebody is in the club no longer: their seats at its tables that wait are free, their own there are cancelled;
    a game goes on. These tables. Whoever calls holds the club."""
    connection.execute(delete(club_members).where(_theirs(club, player)))
    waiting = (tables.c.club == club) & (tables.c.phase == "open")
    made = list(connection.execute(select(tables.c.id).where(waiting, tables.c.maker == player)).scalars())
    its = select(tables.c.id).where(waiting)
    sat = (seats.c.player == player) & seats.c["table"].in_(its)
    at = set(connection.execute(select(seats.c["table"]).where(sat)).scalars())
    connection.execute(update(seats).where(sat).values(kind="open", player=None, name="", token=None, nonce=""))
    connection.execute(update(tables).where(tables.c.id.in_(made)), closed_values("cancelled", now))
    led_on(connection, club, now)
    return sorted(at | set(made))


def leave(club: str, player: str, now: int) -> Job[list[str]]:
    """Somebody goes by themselves; the tables that are changed by it."""

    def job(connection: Connection) -> list[str]:
        held(connection, club)
        if role_of(connection, club, player) is None:
            raise no_club()
        note(connection, ClubDeed(club, player, "left", now, player))  # so that whoever goes first can still be banned
        return take_out(connection, club, player, now)

    return job


def leave_all(connection: Connection, player: str, now: int) -> None:
    """Somebody goes from everywhere: they are forgotten."""
    theirs = select(club_members.c.club).where(club_members.c.player == player).order_by(club_members.c.club)
    for club in list(connection.execute(theirs).scalars()):
        held(connection, club)
        take_out(connection, club, player, now)
    about = (club_log.c.player == player) | (club_log.c.by == player)
    connection.execute(update(club_log).where(about).values(word=""))
    connection.execute(update(club_log).where(club_log.c.player == player).values(name=""))
    connection.execute(update(club_log).where(club_log.c.by == player).values(by_name=""))
    connection.execute(update(evenings).where(evenings.c.maker == player).values(title=""))


def passed_on(connection: Connection, player: str, now: int) -> None:
    """Somebody may not come for a while: the clubs that they alone led are led by others too."""
    led = select(club_members.c.club).where(club_members.c.player == player, club_members.c.role == LEADER)
    for club in list(connection.execute(led.order_by(club_members.c.club)).scalars()):
        held(connection, club)
        led_on(connection, club, now)


def merged(connection: Connection, gone: str, stays: str) -> None:
    """Two accounts of one person become one: they are in whatever club either was in, and lead what either led. Where
    one of them is banned, the person is."""
    _check_both(connection, gone, stays)
    banned = [
        *_in_and_banned(connection, inside=stays, barred=gone),
        *_in_and_banned(connection, inside=gone, barred=stays),
    ]
    led = select(club_members.c.club).where(club_members.c.player == gone, club_members.c.role == LEADER)
    both = (club_members.c.player == stays) & club_members.c.club.in_(list(connection.execute(led).scalars()))
    connection.execute(update(club_members).where(both).values(role=LEADER))
    for table in (club_members, club_bans):
        theirs = list(connection.execute(select(table.c.club).where(table.c.player == stays)).scalars())
        mine = table.c.player == gone
        connection.execute(update(table).where(mine, table.c.club.not_in(theirs)).values(player=stays))
        connection.execute(delete(table).where(mine))
    for made in (clubs, evenings):
        connection.execute(update(made).where(made.c.maker == gone).values(maker=stays, request=None))
    connection.execute(update(club_log).where(club_log.c.by == gone).values(by=stays))
    connection.execute(update(club_log).where(club_log.c.player == gone).values(player=stays))
    for row in banned:
        held(connection, row.club)
        take_out(connection, row.club, stays, row.made)


def _check_both(connection: Connection, gone: str, stays: str) -> None:
    """Refusal if one person would lead, or be in, more clubs than one may: they leave some first."""
    theirs = select(func.count(func.distinct(club_members.c.club))).where(club_members.c.player.in_((gone, stays)))
    for which, most, told in ((club_members.c.role == LEADER, LED, "leads"), (true(), JOINED, "is in")):
        if (connection.execute(theirs.where(which)).scalar() or 0) > most:
            raise Refusal("too-many-clubs", f"one person {told} at most {most} clubs: leave some first")


def _in_and_banned(connection: Connection, inside: str, barred: str) -> list[Any]:
    """The clubs in which one is, and from which the other is banned."""
    wanted = select(club_bans.c.club, club_bans.c.made).join(club_members, club_members.c.club == club_bans.c.club)
    return list(connection.execute(wanted.where(club_members.c.player == inside, club_bans.c.player == barred)))
