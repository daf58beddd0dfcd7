"""Who is still there: after a ban, a farewell or a word of the operator, sockets and rooms are looked at again.

Whatever was heard or missed, the answer is the same: compare what is awake here with what is stored.
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from parlour.server.store import audit, rows
from parlour.server.store.outage import Away
from parlour.server.tables.listening import SENT_AWAY, AwakeRoom, Listener

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms

T = TypeVar("T")
LOG: Final = logging.getLogger("parlour.server")
EVERY: Final = 1.0  # seconds between looks at what an operator has done beside us
TOGETHER: Final = 500  # tables or sockets asked about at once
LOOKS: Final = frozenset(
    {
        "audit",
        "backup",
        "bans",
        "chat",
        "check",
        "clear",
        "clubs",
        "dailies",
        "dismiss",
        "export",
        "look-at-words",
        "members",
        "mute",
        "players",
        "ratings",
        "tables",
        "unmute",
    }
)  # they change nothing that a room knows


class Departures:
    """Sends away, and reads anew."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._heard: int | None = None  # the last line of the audit that was read
        self._looking = asyncio.Lock()
        self._looked = 0
        self.looks = 0  # grows with every wish to look again, and once more when it is done

    async def open(self) -> None:
        """From now on."""
        self._heard = await self._rooms.store.read(audit.newest())
        await self._rooms.people.look_again()
        await self._rooms.people.end_bans()

    async def run(self) -> None:
        """Hear the operator, for ever."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.hear_operator()
            except Away:  # it is said, and tried again
                pass
            except Exception:
                LOG.exception("the operator could not be heard")

    async def hear_operator(self) -> None:
        """What was done by `parlour host` beside this server."""
        if self._heard is None:
            await self.open()
            return
        for line in await self._rooms.store.read(audit.since(self._heard)):
            if line.what == "delete-line":
                await self._unsay(line.whom)
            elif line.what not in LOOKS:
                await self.look_again()
            self._heard = line.n
        await self._rooms.people.end_bans()

    async def look_again(self) -> None:
        """Whoever is banned, forgotten, or lost their device is sent away; rooms are as the store has them."""
        self.looks += 1
        wish = self.looks
        async with self._looking:
            if self._looked >= wish:  # somebody who waited here has looked for us too
                return
            self._looked = self.looks
            await self._rooms.people.look_again()
            await self._rooms.keeping.look_again()
            await self.send_away_absent([one for live in self._rooms.awake.values() for one in live.listeners])
            for some in _parts(self._rooms.awake):
                stored = await self._rooms.store.read(rows.stands(some))
                for table in some:
                    live = self._rooms.awake.get(table)
                    if live is not None and table in stored and _differs(live, stored[table]):
                        async with live.lock:  # what was being done is done: ask again
                            await self._refresh(live)
            self.looks += 1  # whoever came in meanwhile, by what was known before, is looked at too

    async def send_away_absent(self, listeners: list[Listener]) -> None:
        """Close the sockets of those who are not welcome any more."""
        people = self._rooms.people
        for some in _parts(listeners):
            cookies = {one.device for one in some if one.device}
            guests = {one.actor.by for one in some if not one.device and one.guest}
            if cookies or guests:
                lost, gone = await people.absent(cookies, guests)
                for one in some:
                    if one.device in lost or (not one.device and one.actor.by in gone):
                        self._end(one)
            for one in some:
                if people.is_banned_from(one.address) or people.is_banned_on(one.mark):
                    self._end(one)

    def _end(self, listener: Listener) -> None:
        listener.end(SENT_AWAY)
        for live in self._rooms.awake.values():
            live.listeners.discard(listener)

    async def _refresh(self, live: AwakeRoom) -> None:
        stored = (await self._rooms.store.read(rows.stands([live.room.id]))).get(live.room.id)
        if stored is None or not _differs(live, stored):
            return
        room = live.room
        if (stored[0], stored[3], stored[4]) == (room.phase, room.seats, room.row.maker):
            await self._rooms.catch_up(live)
        else:
            await self._rooms.reload(live)
            self._rooms.bots.wake(live)

    async def _unsay(self, whom: str) -> None:
        """A line of chat was taken away: whoever listens is told it again, empty."""
        table, _, n = whom.partition(" ")
        live = self._rooms.awake.get(table)
        if live is not None and n.isdigit():
            live.tell_line(rows.ChatRow(int(n), "", "", "", 0))


def _differs(live: AwakeRoom, stored: tuple[str, str, int, list[rows.SeatRow], str | None]) -> bool:
    room = live.room
    return stored != (room.phase, room.word, room.at, room.seats, room.row.maker)


def _parts(all_of_them: Iterable[T]) -> Iterator[list[T]]:
    left = iter(list(all_of_them))
    while some := list(islice(left, TOGETHER)):
        yield some
