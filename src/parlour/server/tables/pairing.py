"""Quick pairing: somebody says what they would like to play, and is seated as soon as others want the same.

Wishes lie in the store, so that people of all processes are paired with one another. Every process puts off the wishes
of those who wait through it, and seats whoever fits; whichever is first does, and the others hear of it.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from statistics import median
from typing import Final
from zlib import crc32

import msgspec

from parlour.core.game import UnknownGame, find
from parlour.server.limits import TABLES, TABLES_OF_ALL, WISHES, WISHES_OF_ALL
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.store import pairing as stored
from parlour.server.store.base import Conflict
from parlour.server.store.outage import Away
from parlour.server.store.pairing import LASTS, WishRow
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.matching import Group, groups, reach
from parlour.server.tables.seating import bot
from parlour.server.wire.asked import Clock
from parlour.server.wire.pairing import PairingNow, PairingWish, WishTold

LOG: Final = logging.getLogger("parlour.server")
PAIRED: Final = "paired"  # what other processes hear
ROUND: Final = 1.0  # seconds between looks for people who fit, while anybody waits here
AT_ONCE: Final = 60  # looks that are held back for one address: a club's evening
HELD: Final = 10.0  # seconds for which an answer is held back while there is nothing new
LEFT: Final = 2_500  # milliseconds for which somebody still waits who has hung up: a page may be loaded anew
QUIET: Final = 20_000  # milliseconds of waiting after which bots are offered
FEW: Final = 3  # waits from which it is said how long it takes
LIVE: Final = Clock(kind="game", seconds=900, increment=10)
BY_DAY: Final = Clock(kind="turn", seconds=86_400)
NOBODY: Final = PairingNow(phase="none", seen=0)


class Pairing:
    """Takes wishes, and sees to them."""

    def __init__(self, rooms: AwakeRooms, lobby: Lobby) -> None:
        self._rooms = rooms
        self._lobby = lobby
        self._here: Counter[str] = Counter()  # who waits through this process, by how many requests
        self._from: Counter[str] = Counter()  # and from where
        self._news = asyncio.Event()  # set, and made anew, whenever somebody's state may have changed
        self._wanted = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.ears[PAIRED] = self._hear

    async def open(self) -> None:
        """Be ready."""
        self._running = asyncio.create_task(self._run(), name="pairing")

    async def close(self) -> None:
        """Seat nobody any more; those who wait go on doing so, by the store."""
        running = [task for task in (self._running, *self._tasks) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def wish(self, player: Player, wanted: PairingWish, address: str) -> PairingNow:
        """Wait for a table; the same request again is the same wish."""
        self._rooms.limits.take(WISHES, player.id)
        self._rooms.limits.take(WISHES_OF_ALL, address)
        from parlour.text.catalog import LANGUAGES  # it brings Fluent: not before it is needed

        if wanted.language and wanted.language not in LANGUAGES:
            raise Refusal("no-such-table", f"this house speaks {', '.join(LANGUAGES)}, not '{wanted.language}'")
        if wanted.bots is not None:
            await self._may_make(player, address)
        try:
            if wanted.seats not in find(wanted.game).seats or wanted.seats < 2:
                raise Refusal("no-such-table", f"{wanted.game} is not played by {wanted.seats}")
        except UnknownGame as wrong:
            raise Refusal("no-such-table", str(wrong)) from None
        if wanted.bots is not None and not wanted.live:
            raise Refusal("no-such-table", "bots fill a table that is played at once")
        served = self._rooms.served()
        fields = {name: getattr(wanted, name) for name in wanted.__struct_fields__ if name != "id"}
        row = WishRow(player=player.id, request=wanted.id, since=served, until=served + LASTS, **fields)
        found = await self._rooms.store.write(stored.wish(row))
        self._wanted.set()
        return await self._told(found)

    async def _may_make(self, player: Player, address: str) -> None:
        """A table of bots and me is mine to answer for, as one that I make by hand."""
        self._rooms.limits.take(TABLES, player.id)
        self._rooms.limits.take(TABLES_OF_ALL, address)
        await self._lobby.check_unfinished(player)

    async def fill(self, player: Player, request: str, level: int, address: str) -> PairingNow:
        """Bots may take the seats for which nobody has come."""
        await self._may_make(player, address)
        found = await self._rooms.store.read(stored.of_player(player.id))
        if found is not None and not found.live:
            raise Refusal("no-such-table", "bots fill a table that is played at once")
        if not await self._rooms.store.write(stored.fill_with(player.id, request, level)) and (
            found is None or found.table is None
        ):
            raise Refusal("not-waiting", "you do not wait for a table")
        self._wanted.set()
        return await self._told(await self._rooms.store.read(stored.of_player(player.id)))

    async def end(self, player: Player) -> PairingNow:
        """Wait no longer. Whoever was seated meanwhile is told where."""
        await self._rooms.store.write(stored.end(player.id))
        self._tell_news()
        return await self._told(await self._rooms.store.read(stored.of_player(player.id)))

    async def look(self, player: Player, seen: int | None, address: str) -> PairingNow:
        """How it stands; held back for a while if that is what they have `seen`. Whoever looks, waits."""
        if self._from[address] >= AT_ONCE:
            raise Refusal("too-fast", f"{AT_ONCE} people of one address wait already")
        served = self._rooms.served()
        if not await self._rooms.store.write(stored.put_off([player.id], served + LASTS, served)):
            return await self._told(await self._rooms.store.read(stored.of_player(player.id)))
        self._wanted.set()
        self._from[address] += 1
        self._here[player.id] += 1
        hung_up = True
        try:
            now = await self._look(player, seen)
            hung_up = False
            return now
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]
            self._here[player.id] -= 1
            if not self._here[player.id]:
                del self._here[player.id]
                if hung_up:
                    self._leave(player.id)

    async def _look(self, player: Player, seen: int | None) -> PairingNow:
        try:
            async with asyncio.timeout(HELD):
                while True:
                    news = self._news
                    now = await self._told(await self._rooms.store.read(stored.of_player(player.id)))
                    if now.phase != "waiting" or now.seen != seen:
                        return now
                    await news.wait()
        except TimeoutError:
            return await self._told(await self._rooms.store.read(stored.of_player(player.id)))

    def _leave(self, player: str) -> None:
        """Whoever hung up waits for a moment more, and no longer."""

        async def leaving() -> None:
            with contextlib.suppress(Away):
                served = self._rooms.served()
                await self._rooms.store.write(stored.put_off([player], served + LEFT, served))

        task = asyncio.create_task(leaving())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _told(self, wish: WishRow | None) -> PairingNow:
        """A wish as whoever waits is told it."""
        served = self._rooms.served()
        if wish is None or (wish.table is None and wish.until <= served):
            return NOBODY
        told = WishTold(
            **{name: getattr(wish, name) for name in WishTold.__struct_fields__ if name != "id"}, id=wish.request
        )
        if wish.table is not None:
            now = PairingNow(phase="seated", wish=told, table=wish.table, seen=0)
        else:
            queues = await self._rooms.store.read(stored.queues(served, wish.player))
            alike = sum(
                one.people for one in queues if (one.game, one.seats, one.live) == (wish.game, wish.seats, wish.live)
            )
            since = served - stored.KEPT
            waits = await self._rooms.store.read(stored.waits(wish.game, wish.seats, wish.live, since))
            waited = max(0, served - wish.since)
            now = PairingNow(
                phase="waiting",
                wish=told,
                others=alike,
                quiet=wish.live and wish.bots is None and waited >= QUIET,
                reach=reach(wish, served),
                expected=int(median(waits)) if len(waits) >= FEW else None,
                seen=0,
            )
            now.seen = crc32(msgspec.json.encode([now, waited // QUIET]))
            now.waited = waited
        return now

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self.round()
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("pairing failed")
            if self._here:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ROUND):
                        await self._wanted.wait()
                self._wanted.set()

    async def round(self) -> None:
        """Whoever waits here still does; whoever fits is seated; whoever waits here hears of it."""
        store, served = self._rooms.store, self._rooms.served()
        if self._here:
            await store.write(stored.put_off(list(self._here), served + LASTS))
        waiting, apart = await store.read(stored.waiting(served))
        for group in groups(waiting, served, apart):
            with contextlib.suppress(Conflict):  # another process has seated one of them, or they have left
                await self._seat(group, served)
        self._tell_news()

    async def _seat(self, group: Group, served: int) -> None:
        first = group.people[0].wish
        game = find(first.game)
        row = self._lobby.row(game, game.settled({}), None, None)
        row.live, row.rated, row.lots, row.code = first.live, first.rated, True, None
        row.maker = first.player if len(group.people) == 1 else None
        row.clock = msgspec.json.encode(LIVE if first.live else BY_DAY).decode()
        row.public = row.watch = all(one.wish.watch for one in group.people)
        row.language = next((one.wish.language for one in group.people if one.wish.language), "")
        sitting = [
            SeatRow(seat, "person", one.wish.player, one.name, nonce=one.wish.nonce)
            for seat, one in enumerate(group.people)
        ]
        sitting += [bot(seat, group.level or 1) for seat in range(len(sitting), first.seats)]
        requests = {one.wish.player: one.wish.request for one in group.people}
        notice = self._rooms.notice(row.id, PAIRED)
        await self._rooms.store.write(stored.seat(row, sitting, requests, served), notice)
        await self._rooms.live(row.id)  # where everybody sits, it begins

    async def _hear(self, _: str) -> None:
        self._tell_news()

    def _tell_news(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
