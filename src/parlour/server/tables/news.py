"""News for people who are elsewhere: whoever brings some about says so here, and waits for nothing.

`invited` tells somebody of an invitation, whatever kind of one it is; `alerts/postman.py` sends what was stored.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.server.limits import INVITED, INVITED_BY_ONE
from parlour.server.refusal import Refusal
from parlour.server.store import news
from parlour.server.store.base import Conflict, Job
from parlour.server.store.news import NewsRow
from parlour.server.store.outage import Away
from parlour.server.tables.room import Room

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms

LOG: Final = logging.getLogger("parlour.server")
WAITING: Final = 2_000  # pieces of news that are not stored yet; who has more finds them on the page
CAME: Final = 60_000  # milliseconds for which somebody who is here is not noted again
KNOWN: Final = 10_000  # people of whom that is known
TRIES: Final = 3


class Fresh(msgspec.Struct, frozen=True):
    """News that are not stored yet; `by` brought them about, `letters` if they are worth one."""

    row: NewsRow
    by: str | None = None
    letters: bool = True


class News:
    """Stores them, without holding anybody up. `stored` is set whenever there is more to tell."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._new: OrderedDict[tuple[str, str, str], Fresh] = OrderedDict()
        self._seen: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._came: OrderedDict[str, int] = OrderedDict()  # who was here lately, in ticks
        self._here: set[str] = set()  # of whom it is not stored yet
        self._wanted = asyncio.Event()
        self.stored = asyncio.Event()

    # --- what happens

    def turn(self, room: Room, looking: bool, nudged: bool) -> None:
        """It is somebody's turn; they are told if they do not look, at turn-based tables or when they are nudged."""
        seat = room.turn
        if seat is None or looking or (room.row.live and not nudged) or seat in room.away:
            return
        player = room.seats[seat].player
        if player is not None:
            self._put(Fresh(NewsRow(player, "turn", room.id, self._rooms.served()), letters=not nudged))

    def invited(self, player: str, by: str, what: str, place: str) -> None:
        """Somebody is invited: to a `seat` (of the table `place`), to be a `friend` (of the person `place`).

        Told by whom they must not meet, or too often, it is not told at all: who is invited finds it on the page.
        """
        try:
            self._rooms.limits.take(INVITED, by)
            self._rooms.limits.take(INVITED_BY_ONE, f"{by} {player}")
        except Refusal:
            return
        self._put(Fresh(NewsRow(player, what, place, self._rooms.served()), by))

    def tell(self, what: str, place: str, people: Iterable[str | None]) -> None:
        """The house has news for them: of a tournament that `begins` soon, is `over` or called `off`; of a `round`,
        where `place` is their table.
        """
        for player in people:
            if player is not None:
                self._put(Fresh(NewsRow(player, what, place, self._rooms.served())))

    def seen(self, player: str, place: str) -> None:
        """Somebody looks at it: what waits to be told of it is known."""
        if len(self._seen) < WAITING:
            self._seen[player, place] = None
            self._new = OrderedDict((key, one) for key, one in self._new.items() if (key[0], key[2]) != (player, place))
            self._wanted.set()

    def came(self, player: str) -> None:
        """Somebody is in the house: whatever they were told has been answered."""
        now = self._rooms.ticks()
        if self._came.get(player, now - CAME) > now - CAME:
            return
        self._came[player] = now
        self._came.move_to_end(player)
        if len(self._came) > KNOWN:
            self._came.popitem(last=False)
        if len(self._here) < WAITING:
            self._here.add(player)
            self._wanted.set()

    def _put(self, fresh: Fresh) -> None:
        row = fresh.row
        if len(self._new) < WAITING:
            self._new[row.player, row.what, row.place] = fresh
            self._wanted.set()

    # --- what becomes of it

    async def run(self) -> None:
        """Store it, for ever."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            await self.store_all()

    async def store_all(self) -> None:
        """What has happened so far; of what cannot be stored nobody is told."""
        store = self._rooms.store
        while self._new or self._seen or self._here:
            try:
                if self._seen:  # before what came after it
                    (player, place), _ = self._seen.popitem(last=False)
                    if await store.read(news.waits_for(player, place)):
                        await store.write(news.seen(player, place))
                elif self._new:
                    _, fresh = self._new.popitem(last=False)
                    if await store.read(_wanted(fresh.row)) and await self._write(fresh):
                        self.stored.set()
                else:
                    player = self._here.pop()
                    if await store.read(news.unanswered(player)):
                        await store.write(news.came(player))
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("news could not be stored")

    async def _write(self, fresh: Fresh) -> bool:
        for _ in range(TRIES):
            try:
                return await self._rooms.store.write(news.add(fresh.row, fresh.by, fresh.letters))
            except Conflict:  # another process stores the same, or they were forgotten
                pass
        return False


def _wanted(row: NewsRow) -> Job[bool]:
    """Whether they want to be told at all: most do not, and nothing is written then."""
    return lambda connection: bool(news.ways_of(connection, row.player, row.kind))
