"""What moderators do on the page: mute, ban, rename, close, dismiss. Each act is one commit with its line in the log.

Whether somebody may is decided in that commit, by what is stored then: nobody acts on themselves, on whom they play
with, nor on whoever has as much to say in the house as they have.
"""

from typing import Any, Final

from sqlalchemy import Connection, or_, select, update

from parlour.server.people import bans, impartial, reports, sanctions, ways, word_list
from parlour.server.people.forgetting import GONE
from parlour.server.people.guests import Player
from parlour.server.people.names import visible
from parlour.server.people.roles import ROLES, Role
from parlour.server.refusal import Refusal
from parlour.server.store import audit, clubs
from parlour.server.store.schema import audit as audit_rows
from parlour.server.store.schema import chat, players, seats, tables
from parlour.server.store.schema_clubs import club_members
from parlour.server.store.schema_clubs import clubs as club_rows
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.club_operator import ClubOperator, set_club
from parlour.server.tables.operator import NOTICE, NoSuch, reopened
from parlour.server.wire.order import ModeratorsAct

HOUR: Final = 3_600_000
KEEPERS: Final[tuple[Role, ...]] = ("moderator", "owner")  # of order
NAMED_FOR: Final = 24 * 7  # hours for which a given name is kept, if nothing else is said
OF_A_TABLE: Final = ("close", "reopen")
OF_A_CLUB: Final = ("close", "reopen", "rename")
ON_PEOPLE: Final = ("mute", "ban", "rename")
UNDER: Final = {"mute": "mute", "unmute": "mute", "ban": "ban", "unban": "ban", "rename": "rename"}  # what it undoes
OF_AN_OWNER: Final = ("role", "words")


def rank(role: str | None) -> int:
    """The more, the more somebody has to say."""
    return ROLES.index(role) if role in ROLES else 0


class Moderator(ClubOperator):
    """Somebody who keeps order, at one act."""

    def __init__(self, rooms: AwakeRooms, me: Player, until: int | None, report: str | None) -> None:
        super().__init__(rooms.store, me.name, rooms.now)
        self._me = me
        self._page = audit.OnThePage(me.id, until, report)

    def _noted_by(self, connection: Connection, what: str, whom: str, word: str) -> None:
        if self._page.report is not None and what != "stand-in":
            reports.decide(connection, self._me.id, self._page.report, self._now())
        if what in ON_PEOPLE:
            reports.decide_about(connection, self._me.id, whom, self._now())
        audit.note(connection, self._now(), self._me.name, what, whom, word, self._page)

    def _check(self, connection: Connection, what: str, whom: str) -> None:
        """By what is stored before anything is done."""
        if what == "stand-in":  # which follows from a ban
            return
        mine = rank(connection.execute(select(players.c.role).where(players.c.id == self._me.id)).scalar())
        if mine < rank("moderator"):
            raise Refusal("not-a-moderator", "this is for moderators and owners of the house")
        if what in OF_AN_OWNER and mine < rank("owner"):
            raise Refusal("not-an-owner", "this is for owners of the house")
        if what in OF_A_TABLE:
            there = list(connection.execute(_at(whom)))
        elif what in audit.ACTS_ON_CLUBS:
            there = list(connection.execute(_leading_or(self._me.id, whom)))
        else:
            there = list(connection.execute(select(players.c.id, players.c.role).where(players.c.id == whom)))
        if what in ("dismiss", "role"):  # nothing is done to them by that, or owners do it to one another
            there = [row for row in there if row.id == self._me.id]
        if any(row.id == self._me.id for row in there):
            raise Refusal("that-is-you", "nobody acts on themselves, or where they play")
        if any(rank(row.role) >= mine for row in there):
            raise Refusal("above-you", "nobody acts on whoever has as much to say in the house: ask an owner")
        if what in ON_PEOPLE and impartial.play_together(connection, self._me.id, whom):
            raise Refusal("plays-with-you", "nobody acts on whom they play with: leave that to another moderator")
        if what in UNDER and self._above(connection, UNDER[what], whom, mine):
            raise Refusal("above-you", "somebody who has more to say in the house has done that: ask an owner")
        reported = self._page.report is not None
        if what == "close" and mine < rank("owner") and not reported and impartial.counts(connection, whom):
            raise Refusal("not-an-owner", "a table whose result counts is closed by an owner, or for a report about it")

    def _above(self, connection: Connection, what: str, whom: str, mine: int) -> bool:
        """Whether what holds for somebody was done by one who has more to say; whoever is at the keyboard has most."""
        if what == "ban":
            holds = bans.standing(whom, self._now())(connection) is not None
        else:
            kind = sanctions.SILENCE if what == "mute" else sanctions.NAME
            holds = any(row.kind == kind for row in sanctions.standing(whom, "", self._now())(connection))
        if not holds:
            return False
        last = select(audit_rows.c.player, audit_rows.c.by, players.c.role).outerjoin(
            players, players.c.id == audit_rows.c.player
        )
        last = last.where(audit_rows.c.what == what, audit_rows.c.whom == whom).order_by(audit_rows.c.n.desc())
        row = connection.execute(last.limit(1)).first()
        if row is not None and row.player is None and row.by == GONE:  # who it was is forgotten
            return False
        return rank("owner" if row is None or row.player is None else row.role) > mine

    async def close(self, table: str, word: str) -> None:
        """As the operator does; the log says if its result would have counted."""
        counted = await self._store.read(lambda connection: impartial.counts(connection, table))
        await self.close_noting(table, word, f"{counted}: {word}" if counted else word)

    async def mute(self, whom: str, until: int, word: str) -> None:
        """They say and show nothing until then."""

        def job(connection: Connection) -> bool:
            if not _there(connection, whom):
                return False
            sanctions.impose(connection, whom, sanctions.SILENCE, until, word, self._now())
            return True

        await self.note("mute", whom, word, job)

    async def unmute(self, whom: str, word: str) -> None:
        """They may speak again."""
        await self.note("unmute", whom, word, lambda connection: sanctions.lift(connection, whom, sanctions.SILENCE))

    async def lift_ban(self, whom: str, word: str) -> None:
        """They may come again."""
        await self.note("unban", whom, word, bans.unban(whom), NOTICE)

    async def rename(self, whom: str, name: str, until: int, word: str) -> None:
        """Another name, wherever theirs stands, which they keep until then. The log keeps the one they had."""
        before = await self._store.read(lambda connection: _there(connection, whom)) or ""

        def job(connection: Connection) -> bool:
            if not before or _there(connection, whom) != before:
                return False
            connection.execute(update(players).where(players.c.id == whom).values(name=name))
            for table in (seats, chat):  # others at their device have names of their own
                theirs = (table.c.player == whom) & (table.c.name == before)
                connection.execute(update(table).where(theirs).values(name=name))
            sanctions.impose(connection, whom, sanctions.NAME, until, word, self._now(), before)
            return True

        await self.note("rename", whom, f"{before} → {name}: {word}", job, NOTICE)

    async def give_role(self, whom: str, role: Role) -> None:
        """What a member is to the house from now on. Nobody takes their own: there is always an owner left."""

        def job(connection: Connection) -> bool:
            if ways.count(connection, whom) == 0:
                raise Refusal("no-member", "a role is for somebody who can sign in")
            connection.execute(update(players).where(players.c.id == whom).values(role=role))
            return True

        await self.note("role", whom, role, job, NOTICE)

    async def rename_club(self, club: str, name: str, until: int, word: str) -> None:
        """Another name, which it keeps until then. Its leaders are told in the log of the club why."""

        def job(connection: Connection) -> bool:
            if not set_club(connection, club, club_rows.c.id == club, name=name, named=until):
                return False
            clubs.note(connection, clubs.ClubDeed(club, None, "house", self._now(), None, word))
            return True

        before = await self._store.read(clubs.load(club, None))
        was = "" if before is None else before.name
        await self.note("rename-club", club, f"{was} → {name}: {word}", job)

    async def dismiss(self, whom: str, word: str) -> None:
        """Looked at, and nothing has to be done."""
        await self.note("dismiss", whom, word)

    async def reopen_table(self, table: str, word: str) -> None:
        """It goes on where it stood."""
        await self.note("reopen", table, word, reopened(table, self._now()), NOTICE)


class Moderation:
    """Finds out what an act is about, and has it done."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms

    def check(self, player: Player) -> None:
        """Refusal for whoever does not keep order here."""
        if player.role not in KEEPERS:
            raise Refusal("not-a-moderator", "this is for moderators and owners of the house")

    async def act(self, me: Player, wanted: ModeratorsAct) -> None:
        """Do it; in every process it holds with the commit, or as soon as that is heard of."""
        self.check(me)
        whom, table, club = wanted.player or "", wanted.table or "", wanted.club or ""
        if wanted.report is not None:
            found = await self._rooms.store.read(reports.one(me.id, wanted.report))
            if found is None:
                raise Refusal("no-report", "there is no such report, or it is about you")
            row = found[0]
            whom, table = row.player or "", row.place if row.kind in ("chat", "table") else ""
            club = row.place if row.kind == "club" and not row.player else ""
        word = visible(wanted.reason)
        if word is None:
            raise Refusal("not-text", "a reason is plain text, all of it to be seen, in one direction")
        if not word:
            raise Refusal("say-why", "say why: it is kept with what you do")
        of_club = bool(club) and wanted.act in OF_A_CLUB
        named = table if wanted.act in OF_A_TABLE else whom or (wanted.act == "dismiss" and wanted.report)
        if not (of_club or named):
            raise Refusal("no-player", "say whom it is about")
        until = None if wanted.hours is None else self._rooms.now() + wanted.hours * HOUR
        if wanted.act == "mute" and until is None:
            raise Refusal("say-why", "say for how long")
        if wanted.act == "rename" and until is None:
            until = self._rooms.now() + NAMED_FOR * HOUR
        moderator = Moderator(self._rooms, me, until, wanted.report)
        try:
            if of_club:
                await self._done_to_club(moderator, wanted, word, club)
            else:
                await self._done(moderator, wanted, word, whom, table, until)
        except NoSuch as nothing:
            raise Refusal("nothing-to-do", str(nothing)) from None
        await self._rooms.departures.hear_operator()

    def check_owner(self, player: Player) -> None:
        """Refusal for everybody else."""
        if player.role != "owner":
            raise Refusal("not-an-owner", "this is for owners of the house")

    async def give_role(self, me: Player, whom: str, role: Role) -> None:
        """By an owner, to somebody else."""
        self.check_owner(me)
        await Moderator(self._rooms, me, None, None).give_role(whom, role)
        await self._rooms.departures.hear_operator()

    async def set_words(self, me: Player, lines: list[str]) -> None:
        """By an owner; every process reads them at once."""
        self.check_owner(me)
        await Moderator(self._rooms, me, None, None).set_words(word_list.proper_list(lines))
        await self._rooms.departures.hear_operator()

    async def _done_to_club(self, by: Moderator, wanted: ModeratorsAct, word: str, club: str) -> None:
        if wanted.act == "close":
            await by.close_club(club, word)
        elif wanted.act == "reopen":
            await by.reopen_club(club, word)
        else:
            hours = wanted.hours or NAMED_FOR
            name = self._rooms.people.check_name(wanted.name or "")
            await by.rename_club(club, name, self._rooms.now() + hours * HOUR, word)

    async def _done(
        self, by: Moderator, wanted: ModeratorsAct, word: str, whom: str, table: str, until: int | None
    ) -> None:
        if wanted.act == "mute":
            assert until is not None
            await by.mute(whom, until, word)
        elif wanted.act == "unmute":
            await by.unmute(whom, word)
        elif wanted.act == "ban":
            await by.ban_guest(whom, until, word)
        elif wanted.act == "unban":
            await by.lift_ban(whom, word)
        elif wanted.act == "close":
            await by.close(table, word)
        elif wanted.act == "reopen":
            await by.reopen_table(table, word)
        elif wanted.act == "rename":
            assert until is not None
            await by.rename(whom, self._rooms.people.check_name(wanted.name or ""), until, word)
        else:
            await by.dismiss(whom, word)


def _there(connection: Connection, player: str) -> str | None:
    """The name of somebody; None if there is nobody."""
    return connection.execute(select(players.c.name).where(players.c.id == player)).scalar()


def _leading_or(me: str, club: str) -> Any:
    """Everybody who leads a club, and whoever asks, if they are in it."""
    leads = or_(club_members.c.role == clubs.LEADER, club_members.c.player == me)
    inside = select(club_members.c.player).where(club_members.c.club == club, leads)
    return select(players.c.id, players.c.role).where(players.c.id.in_(inside))


def _at(table: str) -> Any:
    """Everybody who sits at a table, and who made it."""
    sitting = select(seats.c.player).where(seats.c["table"] == table, seats.c.player.is_not(None))
    made = select(tables.c.maker).where(tables.c.id == table, tables.c.maker.is_not(None))
    return select(players.c.id, players.c.role).where(players.c.id.in_(sitting) | players.c.id.in_(made))
