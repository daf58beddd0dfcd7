"""News are told: one letter and one push for all of a kind that has come together, and nothing that is no longer so.

What waits is in the store (store/news.py); any process may see to it, one at a time for each person, kind and way.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, select

from parlour.server.alerts.outbox import WAITING, Letter
from parlour.server.alerts.post_office import Handed, PostOffice
from parlour.server.alerts.sending import Sending, is_for_later, was_taken
from parlour.server.people import letterboxes
from parlour.server.settings import Settings
from parlour.server.store import news
from parlour.server.store.base import Conflict
from parlour.server.store.news import MINUTE, NewsDue, NewsItem, NewsRow, NewsWay
from parlour.server.store.outage import Away
from parlour.server.store.schema import letterboxes as letterbox_rows
from parlour.server.store.schema import pushes, tellings
from parlour.server.tables.awake import AwakeRooms

LOG: Final = logging.getLogger("parlour.server")
EVERY: Final = 1.0  # seconds between looks for what is to be told
AT_ONCE: Final[dict[NewsWay, int]] = {"push": WAITING, "mail": 40}  # tellings under way in one process: neither in
# the other's way, and that of a push which only waits in the outbox in nobody's
PATIENCE: Final = 60.0  # seconds for which a push may wait behind others
LAST: Final = 5.0  # seconds for which a process that stops waits for what is under way
LINK: Final = "/letters#"  # of the page; the secret after # is in no log
ONE_CLICK: Final = "/api/letters/one-click?stop="


TellingEnd = Literal["told", "later", "refused", "unwanted"]  # later is soon; refused when the next would be due


class Postman:
    """Tells them, for ever."""

    def __init__(self, rooms: AwakeRooms, settings: Settings, sending: Sending, post_office: PostOffice) -> None:
        self._rooms = rooms
        self._settings = settings
        self._sending = sending
        self._post_office = post_office
        self._gaps: dict[NewsWay, int] = {"push": news.PUSH_GAP, "mail": settings.letters_every * MINUTE}
        self._busy: dict[NewsWay, dict[NewsDue, asyncio.Task[None]]] = {"push": {}, "mail": {}}
        self._cleared = 0
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be ready."""
        self._running = asyncio.create_task(self._run(), name="postman")

    async def close(self) -> None:
        """Tell nothing further: what waits is in the store. What is just being handed in is waited for a little."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        busy = [task for one in self._busy.values() for task in one.values()]
        if busy:
            _, left = await asyncio.wait(busy, timeout=LAST)
            for one in left:
                one.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._rooms.news.stored.wait()
            self._rooms.news.stored.clear()
            try:
                await self._look()
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("the look for news failed")

    async def _look(self) -> None:
        store, served = self._rooms.store, self._rooms.served()
        if served >= self._cleared + 10 * MINUTE:
            self._cleared = served
            await store.write(news.clear_old(served))
        for way, gap in self._gaps.items():
            if way == "mail" and not self._post_office.offered:
                continue
            busy = self._busy[way]
            for one in await store.read(news.due(way, served, gap)):
                if one not in busy and len(busy) < AT_ONCE[way]:
                    task = busy[one] = asyncio.create_task(self._see_to(one))
                    task.add_done_callback(lambda _, one=one, busy=busy: busy.pop(one, None))  # type: ignore[misc]

    async def _see_to(self, one: NewsDue) -> None:
        try:
            await self._tell(one)
        except (Away, Conflict):
            pass  # said by the store, or another process was first: it is looked for again
        except Exception:
            LOG.exception("news could not be told", extra={"player": one.player})

    async def _tell(self, one: NewsDue) -> None:
        store, served = self._rooms.store, self._rooms.served()
        if not await store.write(news.claim(one, served, self._gaps[one.way])):
            return
        found = await store.read(news.waiting(one, served))
        still = [(row, item) for row, item in found if item is not None and not self._looks(row)]
        rows, items = [row for row, _ in still], [item for _, item in still]
        gone = [row for row, _ in found if row not in rows]
        if gone:
            await store.write(news.drop(gone))
        if not rows:
            await store.write(news.let_go(one))
            return
        end = await (self._push(one, items) if one.way == "push" else self._write(one, items))
        served = self._rooms.served()
        if end == "unwanted":
            await store.write(news.unwanted(one, rows))
        elif end == "told":
            await store.write(news.told(one, rows, served))
        else:
            await store.write(news.let_go(one, served + (news.LATER if end == "later" else self._gaps[one.way])))

    def _looks(self, row: NewsRow) -> bool:
        """Whether they have that very table open, as far as this process knows; whoever opens it is told nothing."""
        live = self._rooms.awake.get(row.place) if row.what in news.AT_TABLES else None
        if live is None:
            return False
        mine = [seat.seat for seat in live.room.seats if seat.player == row.player]
        return any(self._rooms.looks(live, seat) for seat in mine)

    async def _push(self, one: NewsDue, items: list[NewsItem]) -> TellingEnd:
        """To every browser that wants to be told."""
        from parlour.server.alerts import wording  # it brings Fluent: not before it is needed

        wanted = select(pushes).where(pushes.c.player == one.player, pushes.c[one.kind])
        rows: list[Any] = await self._rooms.store.read(lambda connection: list(connection.execute(wanted)))
        letters = []
        for row in rows:
            told = await asyncio.to_thread(wording.push, row.lang, one.kind, items)
            letters.append(
                Letter(one.player, row.endpoint, msgspec.json.encode(told), (row.p256dh, row.auth), one.kind)
            )
        if not letters:
            return "unwanted"
        return await self._first_answer([self._sending.sent(letter) for letter in letters])

    async def _first_answer(self, ends: "list[asyncio.Future[int | None]]") -> TellingEnd:
        """With the first browser that takes it they are told: the others are sent to without anybody waiting."""
        later = False
        try:
            async with asyncio.timeout(PATIENCE):
                for end in asyncio.as_completed(ends):
                    status = await end
                    if was_taken(status):
                        return "told"
                    later = later or is_for_later(status)
        except TimeoutError:  # they wait behind others
            return "later"
        return "later" if later else "unwanted"

    async def _write(self, one: NewsDue, items: list[NewsItem]) -> TellingEnd:
        """By letter, if there is anybody to write to."""
        from parlour.server.alerts import wording

        mine = (tellings.c.player == one.player) & (tellings.c.kind == one.kind) & (tellings.c.way == one.way)
        to = select(letterbox_rows).where(letterbox_rows.c.player == one.player, letterbox_rows.c[one.kind])

        def found(connection: Connection) -> tuple[Any, int, str]:
            many = connection.execute(select(tellings.c.unanswered).where(mine)).scalar() or 0
            return connection.execute(to).first(), many, letterboxes.stopping(one.player, one.kind)(connection)

        row, many, stop = await self._rooms.store.write(found)
        if row is None:
            return "unwanted"
        house = self._settings.public.rstrip("/")
        last = many + 1 >= news.UNANSWERED["mail"]
        written = await asyncio.to_thread(
            wording.letter, row.lang, one.kind, items, house, f"{house}{LINK}{stop}", self._settings.letters_every, last
        )
        headers = {
            "List-Unsubscribe": f"<{house}{ONE_CLICK}{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",  # RFC 8058
        }
        end = await self._post_office.deliver(row.address, written.subject, written.text, headers)
        return await self._handed(one.player, row.address, end)

    async def _handed(self, player: str, address: str, end: Handed) -> TellingEnd:
        """What becomes of an address: that nobody has it is believed at once, any other refusal after some days."""
        write, served = self._rooms.store.write, self._rooms.served()
        if end == "later":
            return "later"
        if end == "refused":
            return "unwanted" if await write(letterboxes.refused(player, address, served)) else "refused"
        await write((letterboxes.taken if end == "taken" else letterboxes.returned)(player, address, served))
        return "told" if end == "taken" else "unwanted"
