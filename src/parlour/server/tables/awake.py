"""The rooms that are awake in this process. An entry is folded once, stored, swapped in, then told."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.core.deal import drawn_first, in_turn, is_nonce, seed_of
from parlour.server.limits import Limits
from parlour.server.metrics import Metrics
from parlour.server.people.forgetting import scrub
from parlour.server.people.guests import PEOPLE, People, Player
from parlour.server.refusal import Refusal
from parlour.server.store import rows, waiting
from parlour.server.store.base import Conflict, Fenced, Store
from parlour.server.store.entries import Entry, Played, Redone, Undone
from parlour.server.store.heads import Heads
from parlour.server.store.outage import Away
from parlour.server.store.rows import Loaded, SeatRow
from parlour.server.tables.bots import BotDriver
from parlour.server.tables.departures import Departures
from parlour.server.tables.fold import Position, fold
from parlour.server.tables.keeping_apart import KeepingApart
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.looking import Looking
from parlour.server.tables.news import News
from parlour.server.tables.presence import Presence
from parlour.server.tables.rated import ended
from parlour.server.tables.revalidate import at_start
from parlour.server.tables.room import Room
from parlour.server.tables.sweep import Sweep
from parlour.server.thinking.par import Pars
from parlour.server.thinking.pool import Thinking
from parlour.server.thinking.skills import Skills
from parlour.server.times import Times, milliseconds, ticks
from parlour.server.wire.told import Done, Emoted

LOG: Final = logging.getLogger("parlour.server")
TRIES: Final = 5
UNKNOWN: Final = 20  # kinds of notices that are said to be unknown, a kind once


class AwakeRooms:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        now: Callable[[], int] = milliseconds,
        token: Callable[[], str] = lambda: token_urlsafe(32),
        scale: int = 1,
        ticks: Callable[[], int] = ticks,
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.times = Times(now, ticks)
        self.now = now
        self.ticks = ticks
        self.served = self.times.served
        self.token = token
        self.me = token()[:8]  # this process, in notices
        self.people = People(store, now, token, ticks, self.me)
        self.limits = Limits(ticks, scale)
        self.presence = Presence(ticks)
        self.looking = Looking(self)
        self.metrics = Metrics()
        self.skills = Skills(store, thinking)
        self.pars = Pars(store, thinking, now)
        self.alert: Callable[[Room, bool, bool], None] | None = None  # whose turn it is, if they look, if it is urgent
        self.news = News(self)
        self.unanswered: Callable[[], Awaitable[None]] | None = None  # ends challenges that nobody answered
        self.awake: dict[str, AwakeRoom] = {}
        self.bots = BotDriver(self)
        self.sweep = Sweep(self)
        self.departures = Departures(self)
        self._heads = Heads(store)
        self._loading: dict[str, asyncio.Task[AwakeRoom]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._unknown: set[str] = set()  # kinds of notices that were said to be unknown here
        self.ears: dict[str, Callable[[str], Awaitable[None]]] = {PEOPLE: lambda _: self.departures.look_again()}
        self.keeping = KeepingApart(self)

    async def open(self) -> None:
        """Be ready."""
        if not self.store.is_open:
            await self.store.open()
        with contextlib.suppress(Away):  # it is said, and tried again
            await self.sweep.open()
            await self.departures.open()
        hearing = self.store.listen(self._noticed, self._missed)
        work = [self.sweep.run(), self.departures.run(), hearing, at_start(self.store)]
        work += [self.skills.judge_all(), self.pars.run(), self.news.run()]
        self._tasks = [asyncio.create_task(task) for task in work]

    async def close(self) -> None:
        """Finish: nobody thinks, everybody is sent away, everything is stored."""
        drivers = [live.driver for live in self.awake.values() if live.driver is not None]
        tasks = left = {*self._tasks, *drivers}
        while left:  # more than once: a task that is just being answered by a database may swallow that it is cancelled
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1)
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.awake.values():
            async with live.lock:
                for listener in live.listeners:
                    listener.hear(None)
        self.thinking.close()
        if self.store.is_open:
            await self.news.store_all()
        await self.looking.close()
        await self.people.close()
        await self.store.close()

    @property
    def count(self) -> int:
        return len(self.awake)

    @property
    def listeners(self) -> int:
        return sum(len(live.listeners) for live in self.awake.values())

    async def live(self, table: str) -> AwakeRoom:
        """The room of a table, awake and up to date."""
        found = self.awake.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        elif self.store.shared:
            async with found.lock:
                await self.catch_up(found)
        found.used = self.ticks()
        return found

    async def _load(self, table: str) -> AwakeRoom:
        loaded = await self.store.read(rows.load(table))
        if loaded is None:
            raise Refusal("no-table", f"there is no table '{table}'")
        live = AwakeRoom(Room(loaded, self.times))
        if live.room.phase == "paused" and loaded.row.phase == "playing":
            LOG.warning("table paused", extra={"table": table, "why": live.room.word})
            if not self.store.shared:  # else a newer process may know how it goes on
                await self.store.write(rows.set_table(table, {"phase": "paused", "word": live.room.word}))
        self.awake[table] = live
        self.looking.look_round(live)
        async with live.lock:
            await self.begin(live)
        self.bots.wake(live)
        return live

    async def seat(self, live: AwakeRoom, changes: list[tuple[SeatRow, SeatRow]], once: str | None = None) -> None:
        """Store who sits on seats, was and is, and tell; Conflict if one is no longer as it was."""
        await self.store.write(waiting.sit(live.room.id, changes, once), self.notice(live.room.id, "seats"))
        for _, seat in changes:
            live.room.seats[seat.seat] = seat
        live.tell_table()

    async def begin(self, live: AwakeRoom) -> None:
        """Deal, once every seat is taken; looked at again if others sit there meanwhile."""
        for _ in range(TRIES):
            room = live.room
            kinds = {seat.kind for seat in room.seats}
            if room.row.phase != "open" or not {"person"} <= kinds <= {"person", "bot"}:  # bots play for somebody
                return
            fresh = self.dealt(room)
            job = rows.begin(room.id, room.seats, fresh.seats, fresh.row)
            try:
                await self.store.write(job, self.notice(room.id, "seats"))
            except Conflict:
                await self.reload(live)
                continue
            self._sits_anew(live, fresh)
            self.bots.wake(live)
            self._alert(live)
            return

    def dealt(self, room: Room) -> Room:
        """The table as it begins: who begins is drawn, and seats are in turn order from the one drawn on.

        A stored nonce that is none, as older versions took them, is dropped: its seat has no hand in the deal.
        """
        now = self.now()
        places = [seat if is_nonce(seat.nonce) else replace(seat, nonce="") for seat in room.seats]
        for was, seat in zip(room.seats, places, strict=True):
            if seat is not was:
                LOG.warning("a nonce was dropped", extra={"table": room.id, "why": f"seat {seat.seat}: none can be so"})
        seed = seed_of(room.row.secret, [seat.nonce for seat in places])
        drawn = drawn_first(seed, len(room.seats)) if room.row.lots else None
        in_order = in_turn(places, drawn or 0)
        seated = [replace(seat, seat=number) for number, seat in enumerate(in_order)]
        row = replace(room.row, seed=str(seed), drawn=drawn, phase="playing", changed=now, began=self.served())
        fresh = Room(Loaded(row, seated, []), self.times)
        stand = fresh.stand()
        row.turn, row.due, row.thinks, row.round = stand.turn, stand.due, stand.thinks, stand.round
        return fresh

    async def reload(self, live: AwakeRoom) -> None:
        """Read everything again: somebody else sat down, or began, or is no longer known."""
        table, before = live.room.id, {seat.player for seat in live.room.seats if seat.player is not None}
        loaded = await self.store.read(rows.load(table))
        if loaded is not None:
            gone = before - {seat.player for seat in loaded.seats}
            late: bool = bool(gone) and await self.store.write(scrub(table, gone))
            if late:  # they played or spoke while they were being forgotten
                loaded = await self.store.read(rows.load(table)) or loaded
            self._sits_anew(live, Room(loaded, self.times))

    def _sits_anew(self, live: AwakeRoom, room: Room) -> None:
        """Others sit at the table, or elsewhere: whoever looks does so from the seat they have now."""
        began = live.room.row.phase == "open" and room.row.phase != "open"
        live.room = room
        live.tell_table()
        self.looking.look_anew(live, began)

    async def tell_again(self, table: str) -> None:
        """Something that belongs to a table has changed beside it: whoever has it awake reads and tells it anew."""
        await self.store.write(lambda _: None, self.notice(table, "seats"))
        live = self.awake.get(table)
        if live is not None:
            async with live.lock:
                await self.reload(live)

    async def catch_up(self, live: AwakeRoom) -> None:
        """Fold in what other processes have appended."""
        room = live.room
        if room.row.phase == "open":
            loaded = await self.store.read(rows.load(room.id))
            if loaded is not None and (loaded.seats != room.seats or loaded.row.phase != "open"):
                self._sits_anew(live, Room(loaded, self.times))
            return
        head = await self._heads.of(room.id) if self.store.shared else None
        if head is not None and head.at <= live.room.at and head.phase != "closed":
            return
        entries = await self.store.read(rows.log_since(room.id, room.at))
        self._goes_on(live, [entry for entry in entries if entry.at >= live.room.at])

    def _goes_on(self, live: AwakeRoom, entries: list[Entry], after: Position | None = None) -> None:
        """These are stored: the table stands where they lead to, and everybody is told."""
        if not entries:
            return
        room, first = live.room, live.room.at
        before = room.phase, room.position.asked, room.position.slips.copy()
        room.position = fold(room.position, *entries) if after is None else after
        self.metrics.entries += room.at - first
        for at in range(first, room.at):
            live.tell(at, self.metrics)
        if before != (room.phase, room.position.asked, room.position.slips) or any(
            not isinstance(entry, (Played, Undone, Redone)) for entry in entries
        ):
            live.tell_table()
        self.bots.wake(live)

    async def append(self, live: AwakeRoom, entry: Entry, fence: int = 0) -> bool:
        """Store an entry with where it leads to, go on from there and tell; False if another was there first.

        With a `fence` only if this process still has the table.
        """
        return await asyncio.shield(self._append(live, entry, fence))  # what is stored is told, whoever has hung up

    async def _append(self, live: AwakeRoom, entry: Entry, fence: int) -> bool:
        entry = replace(entry, time=self.now(), served=self.served())
        room, before = live.room, live.room.position
        after = fold(before, entry)
        if after.broken:
            raise ValueError(after.broken)
        job = rows.append(room.id, entry, room.stand(after), fence, ended(room, after, entry.time))
        try:
            await self.store.write(job, self.notice(room.id, str(entry.at + 1)))
        except Conflict as clash:
            if isinstance(clash, Fenced):
                self.store.fenced(room.id)
            await self.catch_up(live)
            return False
        if live.room.at > entry.at:  # whoever waited here has read it meanwhile
            return True
        self._goes_on(live, [entry], after if live.room.position is before else None)
        if isinstance(entry, Played) and entry.by and self.skills.wants:
            decision = live.room.decision()
            if decision is not None:
                self.skills.decided(decision)
        if live.room.turn != before.turn:
            self._alert(live)
        return True

    def _alert(self, live: AwakeRoom) -> None:
        seat = live.room.turn
        if self.alert is not None and seat is not None:
            self.alert(live.room, self.looks(live, seat), False)

    def looks(self, live: AwakeRoom, seat: int) -> bool:
        """Whether whoever sits there has the table open this very moment."""
        return seat in live.here() or seat in self.looking.others(live)

    def nudge(self, live: AwakeRoom, seat: int, by: int) -> None:
        """Tell whoever sits there that they are waited for, wherever they are."""
        live.nudge(seat, by)
        self.looking.tell(live.room.id, f"nudge-{seat}-{by}")
        if self.alert is not None:
            self.alert(live.room, self.looks(live, seat), True)

    async def do(self, live: AwakeRoom, decide: Callable[[Room], Entry | int]) -> Done:
        """Append what is decided under the table's lock; a number means that it was done before."""
        async with live.lock:
            for _ in range(TRIES):
                decided = decide(live.room)
                if isinstance(decided, int):
                    return Done(at=decided)
                if await self.append(live, decided):
                    return Done(at=decided.at + 1)
        raise Refusal("busy", "the table changes too fast; try again")

    async def tell_emote(self, table: str, shown: Emoted) -> None:
        """Tell an emote to the other processes; nothing of it is stored."""
        await self.store.write(lambda _: None, self.notice(table, f"emote-{shown.seat}-{shown.emote}-{shown.id}"))

    def notice(self, table: str, what: str) -> str:
        """What other processes hear."""
        return f"{table} {what} {self.me}"

    def send_away(self, player: str) -> None:
        """Close all sockets of a guest here; elsewhere `notice(player, "away")` does, stored with the reason."""
        for live in self.awake.values():
            live.send_away(player)

    async def forget(self, player: Player) -> None:
        """Delete all that is known of a guest, in the store, at tables that are awake, on sockets, everywhere."""
        await asyncio.shield(self._forget(player))  # begun is done, whoever has hung up

    async def _forget(self, player: Player) -> None:
        await self.people.forget(player)
        self.send_away(player.id)
        await self.departures.look_again()

    async def _noticed(self, notice: str) -> None:
        """Whatever another process says, also a newer one, the next notice is heard."""
        try:
            await self._hear(*notice.split(maxsplit=2))
        except Away:
            raise  # everything is looked at when the store is back
        except Exception:
            LOG.exception("a notice could not be followed", extra={"why": notice})

    async def _hear(self, table: str, what: str = "", who: str = "") -> None:
        if what == "away" and who != self.me:
            self.send_away(table)
            return
        if what in self.ears and who != self.me:
            await self.ears[what](table)
            return
        if who == self.me or self.looking.hear(table, what, who):
            return
        live = self.awake.get(table)
        if live is None or live.heard(what):
            return
        async with live.lock:
            if what.startswith("chat-"):
                for line in await self.store.read(rows.lines(table, int(what[5:]) - 1, 20)):
                    live.tell_line(line)
            elif what.startswith("emote-"):
                _, seat, emote, id = what.split("-", 3)
                shown = {"id": id, "seat": int(seat), "player": live.room.holder(int(seat)), "emote": emote}
                live.tell_emote(msgspec.convert({"type": "emote", **shown}, Emoted))
            elif what == "seats":
                await self.reload(live)
                self.bots.wake(live)
            elif not what.isdecimal():
                self._is_unknown(what)
            elif int(what) > live.room.at:
                await self.catch_up(live)

    def _is_unknown(self, what: str) -> None:
        """A notice of a kind that a newer process has: said once a kind, and its table is as it was."""
        kind = what.partition("-")[0]
        if kind not in self._unknown and len(self._unknown) < UNKNOWN:
            self._unknown.add(kind)
            LOG.info("a kind of notice is not known here: a newer process serves too", extra={"why": kind})

    async def _missed(self) -> None:
        for live in list(self.awake.values()):
            async with live.lock:
                try:
                    await self.catch_up(live)
                except Away:
                    raise
                except Exception:
                    LOG.exception("a table could not be read again", extra={"table": live.room.id})
        self.looking.ask_again()
        await self.departures.look_again()
