"""Tournaments on the server: made, entered, directed and told. The log decides; every process folds the same.

What is added to a log is folded first, then stored if the log is still as long as it was, then told.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.core.game import UnknownGame, find
from parlour.server.limits import ENTRIES, TOURNAMENTS, TOURNAMENTS_OF_A_NETWORK, TOURNAMENTS_OF_ALL, network
from parlour.server.people.guests import Player
from parlour.server.people.tokens import short_id
from parlour.server.refusal import Refusal
from parlour.server.store import tournaments as stored
from parlour.server.store.apart import Distance
from parlour.server.store.base import Conflict
from parlour.server.store.clubs import no_club
from parlour.server.store.tournaments import Addition, EntrantRow, TableToBegin, TournamentRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.calendar import check_date
from parlour.server.tables.directing import directed
from parlour.server.tables.rated import well_timed
from parlour.server.tables.standings import (
    Entrants,
    TournamentSettings,
    rounds_of,
    told_info,
    told_now,
    told_outside,
)
from parlour.server.wire.tournaments import DirectorsAct, NewTournament, TournamentInfo, TournamentNow
from parlour.tournaments.course import TournamentCourse, fold
from parlour.tournaments.entries import Created, Entered, TournamentEntry, Withdrawn, read, written
from parlour.tournaments.plan import TournamentPlan, wrong_plan
from parlour.tournaments.standings import StandingRow

CHANGED: Final = "tournament"  # what other processes hear
LISTED: Final = 100
HELD: Final = 10.0  # seconds for which an answer is held back while there is nothing new
AT_ONCE: Final = 300  # looks that are held back for one address: a club's evening
KEPT: Final = 64  # tournaments kept folded
TRIES: Final = 8
MAKERS: Final = {
    "directors": ("director", "owner"),
    "members": ("member", "director", "moderator", "owner"),
    "all": ("guest", "member", "director", "moderator", "owner"),
}
DIRECTS: Final = MAKERS["directors"]  # whoever made it
GONE: Final = "gone"  # why somebody was withdrawn: forgotten, banned, or out of the club


class Tournaments:
    """Reads and adds to their logs."""

    def __init__(self, rooms: AwakeRooms, makers: str = "members") -> None:
        self.rooms = rooms
        self._makers = MAKERS[makers]
        self._known: OrderedDict[str, TournamentCourse] = OrderedDict()
        self._standings: dict[str, tuple[int, list[StandingRow]]] = {}
        self._news = asyncio.Event()  # set, and made anew, whenever a tournament may have changed
        self._from: dict[str, int] = {}  # how many look from where
        self.wanted = asyncio.Event()  # somebody has done something: see what comes next
        rooms.ears[CHANGED] = self._hear

    async def make(self, player: Player, wanted: NewTournament, address: str) -> TournamentNow:
        """A new one, directed by whoever makes it. The same request again is the same tournament."""
        store = self.rooms.store
        if wanted.club is not None:
            await self._check_leads(wanted.club, player)
        elif player.role not in self._makers:
            raise Refusal("may-not-direct", f"in this house tournaments are made by: {', '.join(self._makers)}")
        made = await store.read(stored.find_made(player.id, wanted.id))
        if made is None:
            await self.rooms.people.check_voice(player)  # everybody reads its name
            self.rooms.limits.take(TOURNAMENTS, player.id)
            self.rooms.limits.take(TOURNAMENTS_OF_ALL, address)
            self.rooms.limits.take(TOURNAMENTS_OF_A_NETWORK, network(address))
            settings, name = _settings(wanted), self.rooms.people.check_name(wanted.name)
            made, now = short_id(self.rooms.token()), self.rooms.now()
            if wanted.begins is not None:
                check_date(wanted.begins, now, "a tournament that begins by itself")
            text = msgspec.json.encode(settings).decode()
            about = (
                made,
                name,
                player.id,
                wanted.id,
                wanted.game,
                text,
                wanted.begins,
                now,
                now,
                "entry",
                1,
                0,
                wanted.club,
            )
            first = written(Created(plan=settings.plan))
            try:
                directs = player.role in DIRECTS
                await store.write(stored.create(TournamentRow(*about), first, self.rooms.served(), directs))
            except Conflict:  # the same request at the same time was quicker
                made = await store.read(stored.find_made(player.id, wanted.id)) or made
        return await self.look(made, player)

    async def _check_leads(self, club: str, player: Player) -> None:
        """Refusal for whoever does not lead a club; whoever is not in it is told of none."""
        near = await self.rooms.people.distances.of(player.id)
        if club not in near.clubs:
            raise no_club()
        if club not in near.leads:
            raise Refusal("not-the-leader", "only whoever leads the club may do that")

    async def _near(self, player: Player | None) -> Distance:
        return await self.rooms.people.distances.of(player.id if player is not None else "")

    async def course(self, tournament: str) -> tuple[TournamentRow, TournamentCourse]:
        """A tournament and where it stands; Refusal if there is none."""
        row = await self.rooms.store.read(stored.load(tournament))
        if row is None:
            raise Refusal("no-tournament", f"there is no tournament '{tournament}'")
        known = self._known.get(tournament, TournamentCourse())
        if known.at < row.at:
            lines = await self.rooms.store.read(stored.log_since(tournament, known.at))
            known = fold(known, [(read(line.text), line.served) for line in lines])
            self._remember(tournament, known)
        return row, known

    def _remember(self, tournament: str, course: TournamentCourse) -> None:
        before = self._known.pop(tournament, course)
        self._known[tournament] = course if course.at >= before.at else before
        if len(self._known) > KEPT:
            gone, _ = self._known.popitem(last=False)
            self._standings.pop(gone, None)

    async def add(
        self,
        tournament: str,
        course: TournamentCourse,
        entries: list[TournamentEntry],
        by: Player | None = None,
        enters: tuple[int, str] | None = None,
        tables: list[TableToBegin] | None = None,
        counted: list[str] | None = None,
    ) -> TournamentCourse | None:
        """More of a log, with all that belongs to it; None if something else has happened meanwhile."""
        now, served = self.rooms.now(), self.rooms.served()
        after = fold(course, [(entry, served) for entry in entries])
        addition = Addition(
            tournament,
            course.at,
            [written(entry) for entry in entries],
            by.id if by is not None else None,
            now,
            served,
            after.phase,
            len(after.entered),
            enters,
            tables or [],
            counted or [],
            _unsealed(course, after),
        )
        try:
            await self.rooms.store.write(stored.add(addition), self.rooms.notice(tournament, CHANGED))
        except Conflict:
            return None
        self._remember(tournament, after)
        await self._hear(tournament)
        for table in tables or []:
            self.rooms.news.tell("round", table.row.id, {seat.player for seat in table.seats})
        if after.phase == "over" != course.phase:
            await self.tell("off" if course.phase == "entry" else "over", tournament, course)
        return after

    async def tell(self, what: str, tournament: str, course: TournamentCourse) -> None:
        """News for everybody who is in it, and may play."""
        people = await self.rooms.store.read(stored.who_entered(tournament))
        there = [one for one in people if str(one.n) in course.here and not one.barred]
        self.rooms.news.tell(what, tournament, [one.player for one in there])

    async def _hear(self, tournament: str) -> None:
        """Something has happened: whoever looks is told, and tables whose deal is no longer secret know it."""
        self._news.set()
        self._news = asyncio.Event()
        for live in list(self.rooms.awake.values()):
            if live.room.row.tournament == tournament and live.room.row.sealed:
                async with live.lock:
                    await self.rooms.reload(live)

    async def _do(
        self,
        tournament: str,
        by: Player,
        decide: Callable[
            [TournamentRow, TournamentCourse, list[EntrantRow]], tuple[list[TournamentEntry], tuple[int, str] | None]
        ],
    ) -> TournamentNow:
        for _ in range(TRIES):
            row, course = await self.course(tournament)
            people = await self.rooms.store.read(stored.who_entered(tournament))
            _outside(row, course, Entrants(people, by), await self._near(by))
            if course.broken:
                raise Refusal("wrong-phase", "this tournament is seen to by a newer house")
            # Nobody keeps a place, or makes up the number to begin with, who is no longer anybody.
            gone = withdrawn(course, people) if course.phase == "entry" else []
            present = fold(course, [(entry, self.rooms.served()) for entry in gone])
            entries, enters = decide(row, present, people)
            entries = [*gone, *entries]
            if not entries or await self.add(tournament, course, entries, by, enters) is not None:
                self.wanted.set()
                return await self.look(tournament, by)
        raise Refusal("busy", "the tournament changes too fast; try again")

    async def enter(self, tournament: str, player: Player) -> TournamentNow:
        """I will play, or am back."""
        self.rooms.limits.take(ENTRIES, player.id)
        near = await self._near(player)

        def decide(
            row: TournamentRow, course: TournamentCourse, people: list[EntrantRow]
        ) -> tuple[list[TournamentEntry], tuple[int, str] | None]:
            n = next((one.n for one in people if one.player == player.id), None)
            me = str(n or max((one.n for one in people), default=0) + 1)
            if row.club is not None and row.club not in near.clubs:
                raise no_club()
            if course.phase == "over":
                raise Refusal("wrong-phase", "this tournament is over")
            if me in course.dropped:
                raise Refusal("dropped", "whoever directs this tournament has dropped you from it")
            if n is not None and me in course.here:
                return [], None
            if me not in course.entered or n is None:
                if course.phase != "entry" and not course.plan.late_entry:
                    raise Refusal("wrong-phase", "this tournament has begun, and nobody enters it late")
                if len(course.entered) >= course.plan.most:
                    raise Refusal("tournament-full", f"this tournament is for {course.plan.most} people")
            return [Entered(player=me)], None if n is not None else (int(me), player.id)

        return await self._do(tournament, player, decide)

    async def withdraw(self, tournament: str, player: Player) -> TournamentNow:
        """I play no further round; a table at which I sit goes on."""
        self.rooms.limits.take(ENTRIES, player.id)

        def decide(
            _: TournamentRow, course: TournamentCourse, people: list[EntrantRow]
        ) -> tuple[list[TournamentEntry], tuple[int, str] | None]:
            me = next((str(one.n) for one in people if one.player == player.id), "")
            if course.phase == "over" or me not in course.entered:
                raise Refusal("not-entered", "you are not in this tournament")
            return ([Withdrawn(player=me)] if me in course.here else []), None

        now = await self._do(tournament, player, decide)
        self.rooms.news.seen(player.id, tournament)
        return now

    async def direct(self, tournament: str, player: Player, wanted: DirectorsAct) -> TournamentNow:
        """What whoever directs it wants; everybody reads the reason."""
        if wanted.reason.strip():
            await self.rooms.people.check_voice(player)
        near = await self._near(player)

        def decide(
            row: TournamentRow, course: TournamentCourse, _: list[EntrantRow]
        ) -> tuple[list[TournamentEntry], tuple[int, str] | None]:
            if not directs(row, player, near):
                raise Refusal("not-the-director", "only whoever directs this tournament may do that")
            return [directed(course, wanted)], None

        return await self._do(tournament, player, decide)

    async def listed(self, player: Player | None) -> list[TournamentInfo]:
        """Those that are not over first."""
        return await self.of_club(None, player)

    async def of_club(self, club: str | None, player: Player | None) -> list[TournamentInfo]:
        """The same of a club, for whoever is in it; those of the house if none is named."""
        rows, near = await self.rooms.store.read(stored.listed(LISTED, club)), await self._near(player)
        mine = set[str]() if player is None else await self.rooms.store.read(stored.entered_by(player.id))
        return [told_info(row, row.id in mine, directs(row, player, near)) for row in rows]

    async def wait(
        self, tournament: str, player: Player | None, round: int | None, seen: int | None, address: str
    ) -> TournamentNow:
        """How it stands; held back for a while if that is what they have `seen`."""
        now = await self.look(tournament, player, round)  # or they may not
        if seen is None or now.seen != seen:
            return now
        if self._from.get(address, 0) >= AT_ONCE:
            raise Refusal("too-fast", f"{AT_ONCE} people of one address look already")
        self._from[address] = self._from.get(address, 0) + 1
        try:
            async with asyncio.timeout(HELD):
                while True:
                    news = self._news
                    if (await self.course(tournament))[1].at != seen:
                        break
                    await news.wait()
        except TimeoutError:
            pass
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]
        return await self.look(tournament, player, round)

    async def look(self, tournament: str, player: Player | None, round: int | None = None) -> TournamentNow:
        """How it stands now."""
        row, course = await self.course(tournament)
        entered, near = await self.rooms.store.read(stored.who_entered(tournament)), await self._near(player)
        people = Entrants(entered, player)
        outside = _outside(row, course, people, near)
        info = told_info(row, people.mine in course.entered, directs(row, player, near))
        if outside:
            return told_outside(info, course, people, round)
        info.people, info.phase = len(course.entered), course.phase
        return told_now(info, course, self._ranked(tournament, course), people, round, self.rooms.served())

    def _ranked(self, tournament: str, course: TournamentCourse) -> list[StandingRow]:
        at, rows = self._standings.get(tournament, (-1, []))
        if at != course.at:
            rows = course.standings
            self._standings[tournament] = course.at, rows
        return rows


def _outside(row: TournamentRow, course: TournamentCourse, people: Entrants, near: Distance) -> bool:
    """Whether somebody is not in its club, and has played in it: then they see what they played. Refusal, as if there
    were none, for whoever is not in it and has not, entered or not."""
    if row.club is None or row.club in near.clubs:
        return False
    if not rounds_of(course, people.mine):
        raise Refusal("no-tournament", f"there is no tournament '{row.id}'")
    return True


def directs(row: TournamentRow, player: Player | None, near: Distance) -> bool:
    """Whether somebody may direct a tournament: who made it, and whoever has the role; of a club's, who leads that."""
    if row.club is not None:
        return row.club in near.leads
    return player is not None and (row.maker == player.id or player.role in DIRECTS)


def withdrawn(course: TournamentCourse, people: list[EntrantRow]) -> list[TournamentEntry]:
    """The entries that take out whoever is forgotten, banned, or out of the club whose tournament it is."""
    gone = [str(one.n) for one in people if one.player is None or one.barred]
    return [Withdrawn(player=n, reason=GONE) for n in gone if n in course.here]


def _unsealed(before: TournamentCourse, after: TournamentCourse) -> list[str]:
    """Tables whose deal nobody plays any more, now that their round is over."""
    if not after.plan.duplicate:
        return []
    done = [number < len(before.rounds) and before.over(number) for number in range(len(after.rounds))]
    return [id for number, ids in enumerate(after.tables) if after.over(number) and not done[number] for id in ids]


def _settings(wanted: NewTournament) -> TournamentSettings:
    """What was asked for, if it can be."""
    plan = TournamentPlan(
        wanted.kind,
        wanted.seats,
        wanted.rounds,
        wanted.minutes,
        wanted.duplicate,
        wanted.bots,
        wanted.most,
        wanted.late,
        wanted.rest,
    )
    from parlour.text.catalog import LANGUAGES  # it brings Fluent: not before it is needed

    try:
        played = find(wanted.game).seats
    except UnknownGame as wrong:
        raise Refusal("no-such-tournament", str(wrong)) from None
    sizes = range(2, plan.seats + 1) if plan.kind == "knockout" else [plan.seats]
    faults = {
        wrong_plan(plan) or "": wrong_plan(plan) is not None,
        f"{wanted.game} is not played by {plan.seats}, or fewer in a knock-out": not set(sizes) <= set(played),
        "its tables have a clock: 30 seconds to a week a turn, or three minutes to 30 days a game": not well_timed(
            wanted.clock
        ),
        "duplicate is not rated: its first player is not drawn, and its deal is played at many tables": (
            wanted.rated and wanted.duplicate
        ),
        f"this house speaks {', '.join(LANGUAGES)}": bool(wanted.language) and wanted.language not in LANGUAGES,
    }
    missed = next((told for told, wrong in faults.items() if wrong), None)
    if missed is not None:
        raise Refusal("no-such-tournament", missed)
    return TournamentSettings(plan, wanted.clock, wanted.live, wanted.rated, wanted.language)
