"""Who has a table open, whichever process serves them.

Nothing of it is stored: a process tells the others whenever it changes, asks them about a table it has just woken,
and says every few seconds that it is there. Those of whom nothing was heard for a while serve nobody.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.server.store.outage import Away
from parlour.server.tables.listening import AwakeRoom, Listener

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms

BEAT: Final = 2_000  # milliseconds between signs of life
SIGN: Final = 10_000  # milliseconds after which a new sign of somebody without a socket is told
SILENT: Final = 7_000  # milliseconds without one, after which a process serves nobody
HERE, ASKED, ALIVE, STOPS = "looks-", "looks", "alive", "stops"


class Elsewhere(msgspec.Struct, frozen=True):
    """What another process said of a table: which seats look there, and since when others do not."""

    looking: frozenset[int] = frozenset()
    unseen: dict[int, int] = {}

    def write(self) -> str:
        seats = ".".join(map(str, sorted(self.looking)))
        return f"{HERE}{seats}-{'.'.join(f'{seat}:{since}' for seat, since in sorted(self.unseen.items()))}"


def read(what: str) -> Elsewhere:
    """What was written."""
    seats, unseen = what.removeprefix(HERE).split("-")
    since = dict(part.split(":") for part in unseen.split(".") if part)
    return Elsewhere(
        frozenset(int(seat) for seat in seats.split(".") if seat), {int(seat): int(at) for seat, at in since.items()}
    )


class Looking:
    """Sees who looks, tells other processes, and hears them."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._alive: dict[str, int] = {}  # when each other process was last heard of, in ticks
        self._said: dict[str, Elsewhere] = {}  # what was last told of each table
        self._beaten = 0
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def look_round(self, live: AwakeRoom, *coming: Listener) -> None:
        """See who has the table open, whoever comes included; those who are here are told of a change."""
        now, served, table = self._rooms.now(), self._rooms.served(), live.room.id
        if not self._rooms.store.shared:
            live.look_round(now, served, frozenset(), *coming)
            return
        if live.looking is None:
            self.tell(table, ASKED)
        live.look_round(now, served, self.others(live), *coming)
        mine = Elsewhere(live.here(*coming), live.unseen)
        if mine.looking != self._said.get(table, Elsewhere()).looking:
            self._said[table] = mine
            self.tell(table, mine.write())

    def alive(self, live: AwakeRoom, seats: list[int]) -> None:
        """People who had the table open ask something of it without: they are not away since earlier than now."""
        served = self._rooms.served()
        gone = [seat for seat in seats if seat in live.unseen and seat not in (live.looking or ())]
        told = any(served - live.gone[seat] >= SIGN for seat in gone)
        live.go(gone, self._rooms.now(), served)
        if told:
            live.tell_table()
            self.tell(live.room.id, Elsewhere(live.here(), live.unseen).write())

    def look_anew(self, live: AwakeRoom, began: bool) -> None:
        """Seats have changed; once lots were drawn nothing that was seen of them before is true any more."""
        if began:
            live.looking, live.unseen, live.gone, live.elsewhere = None, {}, {}, {}
        self.look_round(live)

    def others(self, live: AwakeRoom) -> frozenset[int]:
        """The seats whose people look through another process."""
        since = self._rooms.ticks() - SILENT
        there = [said.looking for who, said in live.elsewhere.items() if self._alive.get(who, since - 1) >= since]
        return frozenset().union(*there)

    def tell(self, table: str, what: str) -> None:
        """Say something to the other processes, if there are any; nobody waits for it."""
        if not self._rooms.store.shared or self._closed:
            return

        async def telling() -> None:
            with contextlib.suppress(Away):
                await self._rooms.store.write(lambda _: None, self._rooms.notice(table, what))

        task = asyncio.create_task(telling())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, table: str, what: str, who: str) -> bool:
        """A notice of another process; False if it is about something else."""
        if what in (ALIVE, STOPS):
            self._alive[who] = self._rooms.ticks() - (SILENT + 1 if what == STOPS else 0)
            return True
        live = self._rooms.awake.get(table)
        if what == ASKED:
            if live is not None and live.looking is not None:
                self.tell(table, Elsewhere(live.here(), live.unseen).write())
            return True
        if not what.startswith(HERE):
            return False
        self._alive[who] = self._rooms.ticks()
        if live is not None:
            before, said = live.elsewhere.get(who, Elsewhere()), read(what)
            live.elsewhere[who] = said
            for seat, since in said.unseen.items():
                known = before.unseen.get(seat)  # whatever the date is: where it was said before, what is new is later
                if live.unseen.get(seat, 0) < since or known not in (None, since):
                    live.go([seat], since, self._rooms.served())
            if live.looking is not None:
                self.look_round(live)
        return True

    def ask_again(self) -> None:
        """Notices may have been lost: what the others see is asked for, and what is seen here told anew."""
        for table, live in self._rooms.awake.items():
            if live.looking is not None:
                self.tell(table, ASKED)
                self.tell(table, Elsewhere(live.here(), live.unseen).write())

    def beat(self) -> None:
        """Say that this process is there, and see whether another no longer is."""
        now = self._rooms.ticks()
        if not self._rooms.store.shared or now < self._beaten + BEAT:
            return
        self._beaten = now
        self.tell("-", ALIVE)
        self._said = {table: said for table, said in self._said.items() if table in self._rooms.awake}
        for live in self._rooms.awake.values():
            if live.elsewhere and live.looking is not None:
                self.look_round(live)

    async def close(self) -> None:
        """The others need not wait to see it."""
        if self._rooms.store.shared and self._rooms.store.is_open:
            self.tell("-", STOPS)
        self._closed = True
        await asyncio.gather(*self._tasks, return_exceptions=True)
