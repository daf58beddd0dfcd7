"""The hall: the rooms that are awake in this process. An entry is stored, then folded in, then told."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from secrets import token_urlsafe
from time import time
from typing import Any, Final

import msgspec

from parlour.core.deal import seed_of
from parlour.core.table import Table
from parlour.server import rows
from parlour.server.clock import milliseconds
from parlour.server.limits import Limits
from parlour.server.metrics import Metrics
from parlour.server.people import People
from parlour.server.revalidate import at_start
from parlour.server.room import Actor, Room
from parlour.server.rows import Entry
from parlour.server.skills import Skills
from parlour.server.store import Conflict, Store
from parlour.server.wire.told import Changed, Done, Heard, Line, Refusal, Said, Told
from parlour.server.workers import Minds

LOG: Final = logging.getLogger("parlour.server")
BEAT: Final = 2_000  # milliseconds between notes that a server runs
GAP: Final = 10_000  # milliseconds without such a note after which none ran: nobody's clock runs then
SWEEP: Final = 0.5  # seconds between looks for what is due
ASLEEP: Final = 600.0  # seconds after which an unused room is put to sleep
CLOSED: Final = 2_000  # milliseconds between looks for tables an operator has closed
QUEUED: Final = 64  # messages a slow client may be behind before it is dropped
TRIES: Final = 5


class Listener:
    """One socket: who looks through whose eyes."""

    def __init__(self, actor: Actor, viewer: int | None, muted: set[str]) -> None:
        self.actor = actor
        self.viewer = viewer
        self.muted = muted
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED)
        self.dropped = False

    def hear(self, message: bytes | None) -> None:
        """Queue a message; whoever is too slow is dropped and comes back by `at`."""
        if self.queue.full():
            self.dropped = True
            while not self.queue.empty():
                self.queue.get_nowait()
            message = None
        self.queue.put_nowait(message)


class Live:
    """A room that is awake: its listeners, and whoever thinks for its bots."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self.used = time()


class Hall:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        minds: Minds,
        now: Callable[[], int] = milliseconds,
        token: Callable[[], str] = lambda: token_urlsafe(32),
        scale: int = 1,
    ) -> None:
        self.store = store
        self.minds = minds
        self.now = now
        self.token = token
        self.me = token()[:8]  # this process, in notices
        self.people = People(store, now, token)
        self.limits = Limits(now, scale)
        self.metrics = Metrics()
        self.skills = Skills(store, minds)
        self.alert: Callable[[Room, bool], None] | None = None  # told whose turn it is, and whether they look
        self.serving = now()  # since when a server has run, this one or another
        self._beaten = 0
        self._looked = now()
        self._rooms: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be ready."""
        if not self.store.is_open:
            await self.store.open()
        await self._beat()
        hearing = self.store.listen(self._noticed, self._missed)
        work = [self._sweep(), hearing, at_start(self.store), self.skills.judge_all()]
        self._tasks = [asyncio.create_task(task) for task in work]

    async def close(self) -> None:
        """Finish: nobody thinks, everybody is sent away, everything is stored."""
        drivers = [live.driver for live in self._rooms.values() if live.driver is not None]
        for task in [*self._tasks, *drivers]:
            task.cancel()
        await asyncio.gather(*self._tasks, *drivers, return_exceptions=True)
        for live in self._rooms.values():
            async with live.lock:
                for listener in live.listeners:
                    listener.hear(None)
        self.minds.close()
        await self.store.close()

    @property
    def rooms(self) -> int:
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        return sum(len(live.listeners) for live in self._rooms.values())

    async def live(self, table: str) -> Live:
        """The room of a table, awake and up to date."""
        found = self._rooms.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        elif self.store.shared:
            async with found.lock:
                await self.catch_up(found)
        found.used = time()
        return found

    async def _load(self, table: str) -> Live:
        loaded = await self.store.read(rows.load(table))
        if loaded is None:
            raise Refusal(404, "no-table", f"there is no table '{table}'")
        was = loaded.row.phase
        live = Live(Room(loaded, self.serving))
        if live.room.row.phase == "paused" and was == "playing":
            LOG.warning("table paused", extra={"table": table, "why": live.room.row.word})
            await self.store.write(rows.set_table(table, {"phase": "paused", "word": live.room.row.word, "due": None}))
        self._rooms[table] = live
        async with live.lock:
            await self.begin(live)
        self.wake(live)
        return live

    async def begin(self, live: Live) -> None:
        """Deal, once every seat is taken."""
        room = live.room
        if room.row.phase != "open" or any(seat.kind in ("open", "invited") for seat in room.seats):
            return
        now = self.now()
        seed = seed_of(room.row.secret, [seat.nonce for seat in room.seats])
        first = Table(room.row.game, len(room.seats), seed, room.options).turn
        room.clock.since = now
        due = room.due(first or 0, set())
        try:
            await self.store.write(rows.begin(room.id, str(seed), first, due, now), self.notice(room.id, "seats"))
        except Conflict:
            await self.reload(live)
            return
        room.row.phase, room.row.seed = "playing", str(seed)
        room.begin()
        self.tell_table(live)
        self.wake(live)

    async def reload(self, live: Live) -> None:
        """Read everything again: somebody else sat down, or began."""
        loaded = await self.store.read(rows.load(live.room.id))
        if loaded is not None:
            live.room = Room(loaded, self.serving)
            self.tell_table(live)

    async def catch_up(self, live: Live) -> None:
        """Fold in what other processes have appended."""
        room = live.room
        if room.row.phase == "open":
            loaded = await self.store.read(rows.load(room.id))
            if loaded is not None and (loaded.seats != room.seats or loaded.row.phase != "open"):
                live.room = Room(loaded, self.serving)
                self.tell_table(live)
            return
        entries = await self.store.read(rows.log_since(room.id, room.at))
        if entries:
            self._fold(live, entries)

    def _fold(self, live: Live, entries: list[Entry]) -> None:
        room, first = live.room, live.room.at
        phase = room.row.phase
        for entry in entries:
            if entry.at == room.at:
                room.fold(entry)
        self.metrics.entries += room.at - first
        for at in range(first, room.at):
            self._tell(live, at)
        if phase != room.row.phase or any(entry.kind not in ("play", "undo") for entry in entries):
            self.tell_table(live)
        self.wake(live)

    async def append(self, live: Live, entry: Entry) -> bool:
        """Store an entry, then fold it in and tell; False if another was there first, now folded in."""
        return await asyncio.shield(self._append(live, entry))  # what is stored is told, whoever has hung up

    async def _append(self, live: Live, entry: Entry) -> bool:
        job = rows.append(live.room.id, entry, live.room.after(entry))
        try:
            await self.store.write(job, self.notice(live.room.id, str(entry.at + 1)))
        except Conflict:
            await self.catch_up(live)
            return False
        turn = live.room.turn
        self._fold(live, [entry])
        if entry.kind == "play" and entry.by and live.room.table is not None:
            self.skills.decided(live.room)
        seat = live.room.turn
        if self.alert is not None and seat is not None and seat != turn:
            self.alert(live.room, seat in {listener.viewer for listener in live.listeners})
        return True

    async def do(self, live: Live, decide: Callable[[Room], Entry | int]) -> Done:
        """Append what is decided under the table's lock; a number means that it was done before."""
        async with live.lock:
            for _ in range(TRIES):
                decided = decide(live.room)
                if isinstance(decided, int):
                    return Done(at=decided)
                if await self.append(live, decided):
                    return Done(at=decided.at + 1)
        raise Refusal(503, "busy", "the table changes too fast; try again")

    def notice(self, table: str, what: str) -> str:
        """What other processes hear."""
        return f"{table} {what} {self.me}"

    async def _noticed(self, notice: str) -> None:
        table, what, who = notice.split()
        live = self._rooms.get(table)
        if live is None or who == self.me:
            return
        async with live.lock:
            if what.startswith("chat-"):
                for line in await self.store.read(rows.lines(table, int(what[5:]) - 1, 20)):
                    self.tell_line(live, line)
            elif what == "seats":
                await self.reload(live)
                self.wake(live)
            elif int(what) > live.room.at:
                await self.catch_up(live)

    async def _missed(self) -> None:
        for live in list(self._rooms.values()):
            async with live.lock:
                await self.catch_up(live)

    def _tell(self, live: Live, at: int) -> None:
        said: dict[int | None, bytes] = {}
        for listener in live.listeners:
            message = said.get(listener.viewer)
            if message is None:
                told = Told(happened=live.room.happened(listener.viewer, at), scene=live.room.scene(listener.viewer))
                message = said[listener.viewer] = msgspec.json.encode(told)
            listener.hear(message)
            self.metrics.told += 1

    def tell_table(self, live: Live) -> None:
        """Tell everybody who sits where."""
        for listener in live.listeners:
            listener.hear(encoded(Changed(table=live.room.info(listener.actor))))

    def mute(self, player: str, muted: set[str]) -> None:
        """From now on, this guest's sockets hear nothing of these."""
        for live in self._rooms.values():
            for listener in live.listeners:
                if listener.actor.by == player:
                    listener.muted = muted

    def tell_line(self, live: Live, line: rows.Line) -> None:
        """Tell a line of chat to whoever wants to hear its speaker."""
        said = Said(line=Line(n=line.n, player=line.player, name=line.name, text=line.text, time=line.time))
        message = encoded(said)
        for listener in live.listeners:
            if line.player not in listener.muted:
                listener.hear(message)

    def wake(self, live: Live) -> None:
        """See to it that somebody thinks, if it is a bot's turn."""
        if self._thinks(live.room) is not None and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live), name=f"driver-{live.room.id}")

    def _thinks(self, room: Room) -> int | None:
        seat = room.turn
        return seat if seat is not None and room.unmanned(seat) else None

    async def _drive(self, live: Live) -> None:
        """Play for the bots, one action after the other, until a person's turn."""
        try:
            while (seat := self._thinks(live.room)) is not None and await self.store.own(live.room.id):
                room = live.room
                assert room.table is not None
                row = room.seats[seat]
                level = row.level or await self.skills.level(row.player, room.row.game)
                began, stood = self.now(), room.changed
                view = room.codec.encode(room.table.view(seat))
                text = await self.minds.choose(room.row.game, view, seat, level)
                self.metrics.thought(self.now() - began)
                async with live.lock:
                    if live.room is room and room.changed == stood and self._thinks(room) == seat:
                        spent = room.clock.spend(self.now())
                        await self.append(live, Entry(room.at, "play", seat, text, spent=spent, time=self.now()))
        except Exception:
            LOG.exception("a bot could not play", extra={"table": live.room.id})

    async def _sweep(self) -> None:
        """Clocks that ran out, bots of tables nobody has awake, rooms nobody needs."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._beat()
                for table in await self.store.read(rows.due(self.now(), 100)):
                    live = await self.live(table)
                    if await self.store.own(table):
                        async with live.lock:
                            await self._late(live)
                        self.wake(live)
                await self._put_to_sleep()
                await self._close_closed()
            except Exception:
                LOG.exception("the sweep failed")

    async def _beat(self) -> None:
        """Note that a server runs: time in which none did is on nobody's clock."""
        now = self.now()
        if now >= self._beaten + BEAT:
            self._beaten = now
            with contextlib.suppress(Conflict):  # another process did, just now
                self.serving = await self.store.write(rows.serving(now, GAP))

    async def _late(self, live: Live) -> None:
        room, seat = live.room, live.room.turn
        if seat is None or self._thinks(room) is not None:
            return
        deadline = room.clock.deadline(seat)
        if deadline is not None and deadline <= self.now():
            await self.append(live, Entry(room.at, "late", seat, time=self.now()))
        else:  # the clock was kept still while nobody served
            await self.store.write(rows.set_table(room.id, {"due": deadline}))

    async def _close_closed(self) -> None:
        """What an operator has closed from outside."""
        now = self.now()
        if now < self._looked + CLOSED:
            return
        closed = await self.store.read(rows.closed_since(self._looked - CLOSED))
        self._looked = now
        for table, word in closed:
            live = self._rooms.get(table)
            if live is not None and live.room.row.phase != "closed":
                live.room.row.phase, live.room.row.word = "closed", word
                self.tell_table(live)

    async def _put_to_sleep(self) -> None:
        before = time() - ASLEEP
        for table, live in list(self._rooms.items()):
            idle = live.driver is None or live.driver.done()
            if live.used < before and not live.listeners and idle and not live.lock.locked():
                del self._rooms[table]
                await self.store.disown(table)


_encoder: Final = msgspec.json.Encoder()


def encoded(message: Heard | Any) -> bytes:
    """A message as it goes over the socket."""
    return _encoder.encode(message)
