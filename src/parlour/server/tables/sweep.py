"""What happens by the clock: turns that run out, tables that wait for their owner, rooms that nobody needs."""

import asyncio
import contextlib
import logging
from time import time
from typing import TYPE_CHECKING, Final

from parlour.server.store import rows
from parlour.server.store.base import Conflict
from parlour.server.store.rows import Entry
from parlour.server.tables.expiry import Expiry
from parlour.server.tables.listening import Live

if TYPE_CHECKING:
    from parlour.server.tables.hall import Hall

LOG: Final = logging.getLogger("parlour.server")
BEAT: Final = 2_000  # milliseconds between notes that a server runs
GAP: Final = 10_000  # milliseconds without such a note after which none ran: nobody's clock runs then
SWEEP: Final = 0.5  # seconds between looks for what is due
ASLEEP: Final = 600.0  # seconds after which an unused room is put to sleep
CLOSED: Final = 2_000  # milliseconds between looks for tables an operator has closed


class Sweep:
    """Looks twice a second."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._beaten = 0
        self._expiry = Expiry(hall)
        self._looked = hall.now()

    async def run(self) -> None:
        """Clocks that ran out, bots of tables nobody has awake, rooms nobody needs."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.beat()
                for table in await self._hall.store.read(rows.due(self._hall.now(), 100)):
                    live = await self._hall.live(table)
                    if await self._hall.store.own(table):
                        async with live.lock:
                            await self._late(live)
                        self._hall.bots.wake(live)
                await self._put_to_sleep()
                await self._expiry.look()
                await self._close_closed()
            except Exception:
                LOG.exception("the sweep failed")

    async def beat(self) -> None:
        """Note that a server runs: time in which none did is on nobody's clock."""
        now = self._hall.now()
        if now >= self._beaten + BEAT:
            self._beaten = now
            with contextlib.suppress(Conflict):  # another process did, just now
                self._hall.serving = await self._hall.store.write(rows.serving(now, GAP))

    async def _late(self, live: Live) -> None:
        room, seat = live.room, live.room.turn
        if seat is None or self._hall.bots.thinks(room) is not None:
            return
        deadline = room.clock.deadline(seat)
        if deadline is not None and deadline <= self._hall.now():
            await self._hall.append(live, Entry(room.at, "late", seat, time=self._hall.now()))
        else:  # the clock was kept still while nobody served
            await self._hall.store.write(rows.set_table(room.id, {"due": deadline}))

    async def _close_closed(self) -> None:
        """What an operator has closed from outside."""
        now = self._hall.now()
        if now < self._looked + CLOSED:
            return
        closed = await self._hall.store.read(rows.closed_since(self._looked - CLOSED))
        self._looked = now
        for table, word in closed:
            live = self._hall.awake.get(table)
            if live is not None and live.room.row.phase != "closed":
                live.room.row.phase, live.room.row.word = "closed", word
                live.tell_table()

    async def _put_to_sleep(self) -> None:
        before = time() - ASLEEP
        for table, live in list(self._hall.awake.items()):
            idle = live.driver is None or live.driver.done()
            if live.used < before and not live.listeners and idle and not live.lock.locked():
                del self._hall.awake[table]
                await self._hall.store.disown(table)
