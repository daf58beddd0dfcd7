"""What happens by the clock: turns that run out, tables that wait for their owner, rooms that nobody needs.

Clocks and bots are looked after apart from one another: however many bots have to move, no clock waits for them.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Final

from parlour.server.store import leases, rows, waiting
from parlour.server.store.base import Conflict
from parlour.server.store.entries import Overran
from parlour.server.store.outage import Away, Held
from parlour.server.tables.expiry import Expiry
from parlour.server.tables.listening import AwakeRoom
from parlour.server.times import GAP

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms

LOG: Final = logging.getLogger("parlour.server")
BEAT: Final = 2_000  # milliseconds between notes of how long the house has served
SWEEP: Final = 0.5  # seconds between looks for what is due
ASLEEP: Final = 600_000  # milliseconds after which an unused room is put to sleep
CLOSED: Final = 2_000  # milliseconds between looks for tables an operator has closed
TOGETHER: Final = 500  # tables asked about in one question
AT_ONCE: Final = 8  # tables seen to at once: one whose row is held keeps no other waiting
THEIRS: Final = 3_000  # milliseconds for which a table that another process has is left to it
HELD: Final = 10_000  # milliseconds for which a table is left alone that cannot be seen to

See = Callable[[AwakeRoom, int], Awaitable[None]]


class Sweep:
    """Looks twice a second."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._beaten = self._looked = rooms.ticks()
        self._theirs: dict[str, int] = {}  # tables of other processes, and until when they are left to them
        self._held: dict[str, int] = {}  # tables that cannot be seen to, and until when they are left alone
        self._expiry = Expiry(rooms)

    async def open(self) -> None:
        """Go on where the store's served time stands."""
        times = self._rooms.times
        job = leases.serving(self._rooms.store.process, 0, times.now())
        times.base, served = await self._rooms.store.write_at_leisure(job)  # others may begin at the same moment
        times.served.begin(served)

    async def run(self) -> None:
        """For ever, clocks and bots each at their own pace, and signs of life whatever these wait for."""
        await asyncio.gather(self._again(self.alive), self._again(self.clocks), self._again(self.bots))

    async def _again(self, look: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await look()
            except Away:
                continue  # said by the store
            except Exception:
                LOG.exception("the sweep failed")

    async def alive(self) -> None:
        """This process serves: its time goes on, and the others hear of it."""
        self._rooms.served()
        self._rooms.looking.beat()

    async def clocks(self) -> None:
        """Every clock that ran out, what an operator closed, rooms nobody needs."""
        await self.alive()
        await self.beat()
        await self._all(await self._rooms.store.read(rows.late(self._rooms.served())), self._late)
        for rest in (self._put_to_sleep, self._expiry.look, self._close_closed):
            with contextlib.suppress(Held):  # said by the store; the others need not wait
                await rest()

    async def bots(self) -> None:
        """Bots of tables nobody has awake, or whose process has died."""
        now = self._rooms.ticks()
        self._theirs = {table: until for table, until in self._theirs.items() if until > now}
        thinking = await self._rooms.store.read(rows.thinking())
        await self._all([table for table in thinking if self._undriven(table)], self._think)

    def _undriven(self, table: str) -> bool:
        live = self._rooms.awake.get(table)
        if live is not None and ((live.driver is not None and not live.driver.done()) or self._rooms.bots.waits(live)):
            return False
        return table not in self._theirs

    async def beat(self) -> None:
        """Note how long the house has served, and hear whether another process knows better."""
        served, now = self._rooms.served(), self._rooms.ticks()
        if now >= self._beaten + BEAT:
            self._beaten = now
            await self.note(served)

    async def note(self, served: int) -> None:
        """In a row of this process, which nobody else ever holds."""
        times = self._rooms.times
        with contextlib.suppress(Conflict):  # another process began at the same moment
            job = leases.serving(self._rooms.store.process, served, times.now())
            times.base, most = await self._rooms.store.write_apart(job)
            times.served.meet(most)
            if most - served > GAP:
                for live in self._rooms.awake.values():
                    live.room.clock.excuse(served, most - served)

    async def _all(self, tables: Iterable[str], see: See) -> None:
        """See to these tables, some at once, the first of them first; until the store itself is away."""
        now, away = self._rooms.ticks(), list[Away]()
        self._held = {table: until for table, until in self._held.items() if until > now}
        left = iter([table for table in tables if table not in self._held])

        async def some() -> None:
            for table in left:
                if away:
                    return
                try:
                    await self._each(table, see)
                except Away as trouble:
                    away.append(trouble)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        if away:
            raise away[0]

    async def _each(self, table: str, see: See) -> None:
        """See to one table, if it is ours; whatever is wrong with it, the others do not wait."""
        try:
            if await self._left_to_newer(self._rooms.awake.get(table)):
                return
            fence = await self._rooms.store.own(table)
            if fence is None:
                self._theirs[table] = self._rooms.ticks() + THEIRS
                return
            live = await self._rooms.live(table)
            if await self._left_to_newer(live):
                return
            async with live.lock:
                await see(live, fence)
        except Held:  # said by the store
            self._held[table] = self._rooms.ticks() + HELD
        except Away:
            raise
        except Exception:
            LOG.exception("the sweep failed at a table", extra={"table": table})

    async def _left_to_newer(self, live: AwakeRoom | None) -> bool:
        """Whether a table that puzzles this process is another's to see to: nothing of it is written here."""
        if live is None or not self._rooms.store.shared or not live.room.puzzles:
            return False
        self._held[live.room.id] = self._rooms.ticks() + HELD
        await self._rooms.store.disown(live.room.id)
        return True

    async def _late(self, live: AwakeRoom, fence: int) -> None:
        room, seat = live.room, live.room.turn
        if seat is not None and not room.unmanned(seat) and room.clock.late(seat):
            await self._rooms.append(live, Overran(at=room.at, seat=seat), fence)
        else:  # the summary is older than the room
            await self._rooms.store.write(rows.set_table(room.id, room.summary()))

    async def _think(self, live: AwakeRoom, _: int) -> None:
        if self._rooms.bots.thinks(live) is None:
            await self._rooms.store.write(rows.set_table(live.room.id, live.room.summary()))
        self._rooms.bots.wake(live)

    async def _close_closed(self) -> None:
        """What an operator has closed from outside."""
        now, awake = self._rooms.ticks(), list(self._rooms.awake)
        if now < self._looked + CLOSED:
            return
        self._looked = now
        for first in range(0, len(awake), TOGETHER):
            closed = await self._rooms.store.read(waiting.closed_among(awake[first : first + TOGETHER]))
            for table, word in closed:
                live = self._rooms.awake.get(table)
                if live is not None and live.room.row.phase != "closed":
                    live.room.row.phase, live.room.row.word = "closed", word
                    live.tell_table()
                    self._rooms.bots.wake(live)

    async def _put_to_sleep(self) -> None:
        before = self._rooms.ticks() - ASLEEP
        for table, live in list(self._rooms.awake.items()):
            idle = live.driver is None or live.driver.done()
            if live.used < before and not live.listeners and idle and not live.lock.locked():
                del self._rooms.awake[table]
                with contextlib.suppress(Held):  # it is let go of with the lease of this process
                    await self._rooms.store.disown(table)
