"""What comes next in tournaments is done: results are counted, rounds paired, tables begun.

Any process may see to a tournament, one at a time. Whatever it does is one commit: if it dies, another goes on from the
log; tables that were begun are dealt, and their clocks run.
"""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from parlour.core.game import find
from parlour.server.store import belonging, news
from parlour.server.store import tournaments as stored
from parlour.server.store.outage import Away
from parlour.server.store.rows import Loaded, SeatRow
from parlour.server.store.tournaments import EntrantRow, TableResult, TableToBegin, TournamentRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.room import Room
from parlour.server.tables.seating import bot
from parlour.server.tables.standings import TournamentSettings
from parlour.server.tables.tournaments import Tournaments, withdrawn
from parlour.tournaments.course import AllPlayed, RoundDue, TablesDue, TooFew, TournamentCourse, what_next
from parlour.tournaments.entries import (
    Begun,
    Paused,
    ResultCame,
    Resumed,
    RoundPaired,
    TableBegun,
    TournamentEntry,
    TournamentOver,
)
from parlour.tournaments.played import BOT, SeatedTable

LOG: Final = logging.getLogger("parlour.server")
EVERY: Final = 0.5  # seconds between looks for what is to be done
STEPS: Final = 10  # of one tournament in one look
SOON: Final = 3_600_000  # milliseconds before a tournament begins at which those are told who entered
TOO_FEW: Final = "too-few"  # why it is paused, or never began: the page has words for it


class Rounds:
    """Sees to tournaments, for ever."""

    def __init__(self, rooms: AwakeRooms, lobby: Lobby, tournaments: Tournaments) -> None:
        self._rooms = rooms
        self._lobby = lobby
        self._tournaments = tournaments
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be ready."""
        self._running = asyncio.create_task(self._run(), name="tournaments")

    async def close(self) -> None:
        """Do nothing further; what was begun is in the store."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._tournaments.wanted.wait()
            self._tournaments.wanted.clear()
            try:
                await self.look()
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("the look for tournaments failed")

    async def look(self) -> None:
        """Whatever is to be done now, in all tournaments that no other process sees to."""
        store, served = self._rooms.store, self._rooms.served()
        await self._announce()
        for tournament in await store.read(stored.to_see_to(store.process, served, self._rooms.now())):
            try:
                await self._see_to(tournament)
            except Away:
                raise
            except Exception:  # the others need not wait
                LOG.exception("a tournament could not go on", extra={"table": tournament})

    async def _announce(self) -> None:
        """Whoever entered is told, once and by one process, that it begins soon."""
        store = self._rooms.store
        for tournament in await store.read(news.beginning(self._rooms.now(), SOON)):
            if await store.write(news.announce(tournament)):
                _, course = await self._tournaments.course(tournament)
                await self._tournaments.tell("begins", tournament, course)

    async def _see_to(self, tournament: str) -> None:
        for _ in range(STEPS):
            if not await self._step(tournament):
                return

    async def _step(self, tournament: str) -> bool:
        """One thing that is to be done; False if there is none."""
        store, served = self._rooms.store, self._rooms.served()
        row, course = await self._tournaments.course(tournament)
        if course.broken:
            return False
        results = await store.read(stored.uncounted(tournament))
        people, said = await store.read(stored.meeting(tournament))
        gone = withdrawn(course, people)
        enough = len(course.present) >= course.least
        again = course.phase == "paused" and course.waits and enough
        going = any(not one.over for one in course.rounds)
        empty = not course.here and not going and course.phase in ("playing", "paused")
        ended = empty and row.club is not None and await store.read(belonging.ended(row.club))
        deserted = empty and (row.maker is None or ended)
        if not (results or gone or again or deserted or course.phase == "entry" or course.idle(served)):
            return False
        if not await store.write(stored.claim(tournament, store.process, served)):
            return False
        if results or gone:
            counted: list[TournamentEntry] = [_came(course, table, result) for table, result in results]
            counted += gone
            known = [table for table, _ in results]
            return await self._tournaments.add(tournament, course, counted, counted=known) is not None
        if course.phase == "entry" or deserted:  # its date has come, or never will; or nobody is left, nor a director
            begins = row.begins is not None and row.begins <= self._rooms.now() and enough and not deserted
            first = Begun() if begins else TournamentOver(reason=TOO_FEW)
            return await self._tournaments.add(tournament, course, [first]) is not None
        if again:
            return await self._tournaments.add(tournament, course, [Resumed()]) is not None
        found = await asyncio.to_thread(what_next, course, served, said)
        if found is None:
            return False
        entries: list[TournamentEntry] = []
        tables: list[TableToBegin] = []
        if isinstance(found, TooFew):
            entries = [Paused(reason=TOO_FEW, too_few=True)]
        elif isinstance(found, AllPlayed):
            entries = [TournamentOver()]
        else:
            entries, tables = await self._begun(row, course, found, people)
        if await self._tournaments.add(tournament, course, entries, tables=tables) is None:
            return False
        await self._alert([one.row.id for one in tables])
        return True

    async def _alert(self, tables: list[str]) -> None:
        """Whoever begins is told, wherever they are."""
        for table in tables:
            live = await self._rooms.live(table)
            if self._rooms.alert is not None and live.room.turn is not None:
                self._rooms.alert(live.room, self._rooms.looks(live, live.room.turn), False)

    async def _begun(
        self, row: TournamentRow, course: TournamentCourse, due: RoundDue | TablesDue, people: list[EntrantRow]
    ) -> tuple[list[TournamentEntry], list[TableToBegin]]:
        """The entries of a round, or of tables of an arena, and these tables; in duplicate they share one deal."""
        entries: list[TournamentEntry] = []
        number = len(course.rounds)
        seated = list(due.tables) if isinstance(due, TablesDue) else [(number, table) for table in due.round.tables]
        if isinstance(due, RoundDue):
            entries.append(RoundPaired(byes=due.round.byes, aside=due.round.aside))
        settings = msgspec.json.decode(row.settings, type=TournamentSettings)
        secret, known = self._lobby.secret(), {str(one.n): one for one in people}
        tables = list[TableToBegin]()
        for _, table in seated:
            tables.append(self._table(row, settings, table, known, secret if course.plan.duplicate else None))
            await asyncio.sleep(0)  # dealing to a hundred tables takes a while: others are answered meanwhile
        for (number, table), begun in zip(seated, tables, strict=True):
            entries.append(TableBegun(round=number, table=begun.row.id, players=table.players))
        return entries, tables

    def _table(
        self,
        row: TournamentRow,
        settings: TournamentSettings,
        table: SeatedTable,
        people: dict[str, EntrantRow],
        secret: str | None,
    ) -> TableToBegin:
        """An ordinary table with everybody on it, dealt and begun: nobody can get up, and no process need come back to
        it. Seats are those of the pairing: fair over the rounds, not drawn.
        """
        game = find(row.game)
        fresh = self._lobby.row(game, game.settled({}), None, None)
        fresh.live, fresh.rated, fresh.language, fresh.code = settings.live, settings.rated, settings.language, None
        fresh.clock = msgspec.json.encode(settings.clock).decode()
        fresh.tournament, fresh.sealed, fresh.watch = row.id, secret is not None, secret is None
        fresh.club = row.club
        fresh.secret = secret or fresh.secret
        sitting: list[SeatRow] = []
        for seat, who in enumerate(table.players):
            if who == BOT:
                sitting.append(bot(seat, settings.plan.bots or 1))
            else:
                sitting.append(SeatRow(seat, "person", people[who].player, people[who].name or ""))
        begun = self._rooms.dealt(Room(Loaded(fresh, sitting, []), self._rooms.times))
        return TableToBegin(begun.row, begun.seats)


def _came(course: TournamentCourse, table: str, result: TableResult) -> ResultCame:
    number, place = course.place(table)
    return ResultCame(
        table=table,
        players=course.rounds[number].tables[place].players,
        places=tuple(result.places),
        points=tuple(result.points),
        left=tuple(result.left),
    )
