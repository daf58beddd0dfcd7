"""Messages to webhooks and browsers are sent, in the order of an outbox each; a place that takes none is forgotten.

Pushes and webhooks have nothing in common that one of them could use up: neither senders, nor who is left alone.
"""

import asyncio
import contextlib
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from parlour.server.addresses import never_called
from parlour.server.alerts.outbox import SENDERS, Letter, Outbox
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from parlour.server.store.base import Conflict, Job
from parlour.server.store.outage import Away
from parlour.server.store.schema import keys, players, pushes
from parlour.server.tables.awake import AwakeRooms
from parlour.server.wire.asked import Alerts

if TYPE_CHECKING:
    from parlour.server.alerts.delivery import Post

LOG: Final = logging.getLogger("parlour.server")
QUICK: Final = 1.0  # seconds within which a host has answered at once
FAILING: Final = 500  # and more: a status of a host that cannot answer
GONE: Final = (404, 410)  # a push service says: this subscription is no more
LATER: Final = 429  # it says: too many
REFUSED: Final = 2 * 24 * 60 * 60_000  # milliseconds, served, for which one is refused before it is forgotten
SERVICES: Final = (  # the push services of the browsers, from the first push on before strangers that may be slow
    "https://fcm.googleapis.com:443",
    "https://updates.push.services.mozilla.com:443",
    "https://web.push.apple.com:443",
)


def was_taken(status: int | None) -> bool:
    """Whether a message was."""
    return status is not None and 200 <= status < 300


def is_for_later(status: int | None) -> bool:
    """Whether the same message may be taken later: nobody answered, or somebody who cannot take it now."""
    return status is None or status >= FAILING or status == LATER


class Sending:
    """Sends them without holding anybody up."""

    def __init__(self, rooms: AwakeRooms, settings: Settings) -> None:
        self._rooms = rooms
        self._settings = settings
        self._pushes, self._hooks = Outbox(SERVICES), Outbox()
        self._ends: dict[Letter, asyncio.Future[int | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._key = ""

    async def open(self) -> None:
        """Be ready."""
        for outbox, name in ((self._pushes, "pushes"), (self._hooks, "hooks")):
            self._tasks.append(asyncio.create_task(self._send_all(outbox), name=name))

    async def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def put(self, letter: Letter) -> None:
        """To be sent; nobody waits for it."""
        displaced = (self._hooks if letter.keys is None else self._pushes).put(letter)
        if displaced is not None:
            self._end(displaced, None)

    def sent(self, letter: Letter) -> "asyncio.Future[int | None]":
        """Send it; what the other side will say, or None if nobody answers, or others were in its way."""
        end: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._ends[letter] = end
        self.put(letter)
        return end

    def _end(self, letter: Letter, status: int | None) -> None:
        end = self._ends.pop(letter, None)
        if end is not None and not end.done():
            end.set_result(status)

    def check(self, wanted: Alerts) -> None:
        """Refusal if nothing could ever be sent there."""
        for url in (wanted.webhook, wanted.endpoint):
            if url is not None and never_called(url, self._settings.inside):
                raise Refusal("bad-address", "nothing is sent to this address: it is none, or inside this network")
        if wanted.endpoint is None:
            return
        try:
            from parlour.server.alerts import webpush

            webpush.check(wanted.p256dh, wanted.auth)
        except ImportError:
            raise Refusal("no-push", "this server was installed without Web Push") from None
        except ValueError:
            raise Refusal("bad-push", "these are no keys of a push subscription") from None

    async def public_key(self) -> str:
        """What browsers ask for; Refusal if this server cannot push."""
        try:
            from parlour.server.alerts import webpush
        except ImportError:
            raise Refusal("no-push", "this server was installed without Web Push") from None
        return webpush.code(webpush.public(webpush.private(await self._own_key())))

    async def _own_key(self) -> str:
        """Made once for a store, and kept there."""
        from parlour.server.alerts import webpush

        wanted = select(keys.c.value).where(keys.c.name == "push")
        if not self._key:
            found = await self._rooms.store.read(lambda connection: connection.execute(wanted).scalar())
            if found is None:
                fresh = {"name": "push", "value": webpush.new_key()}
                with contextlib.suppress(Conflict):
                    await self._rooms.store.write(lambda connection: connection.execute(insert(keys), fresh) and None)
                found = await self._rooms.store.read(lambda connection: connection.execute(wanted).scalar())
            self._key = str(found)
        return self._key

    async def _send_all(self, outbox: Outbox) -> None:
        """Several at a time, in the order of the outbox."""
        await outbox.come()
        from parlour.server.alerts.delivery import Post  # it takes a while to load: not before it is needed

        async with Post(self._settings.inside, self._settings.patience) as post, asyncio.TaskGroup() as work:
            for _ in range(SENDERS):
                work.create_task(self._send_next(post, outbox))

    async def _send_next(self, post: "Post", outbox: Outbox) -> None:
        while True:
            letter = await outbox.take()
            began, status = monotonic(), None
            try:
                status = await self._send(post, letter)
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("an alert failed", extra={"player": letter.player})
            finally:
                quick = status is not None and status < FAILING and monotonic() - began < QUICK
                outbox.done(letter, quick)
                self._end(letter, status)

    async def _send(self, post: "Post", letter: Letter) -> int | None:
        """What the other side says; a place that can never be sent anything is forgotten."""
        if never_called(letter.url, self._settings.inside):
            return await self._drop(letter, "nothing can be sent to its address")
        if letter.keys is None:
            return await post.send(letter.url, letter.message, {"content-type": "application/json"}, letter.player)
        from parlour.server.alerts import webpush

        try:
            sealed = webpush.sealed(letter.message, *letter.keys)
        except ValueError:
            return await self._drop(letter, "its keys are none")
        kept = await self._rooms.store.read(_kept(letter))
        if kept is None:  # its device was ended while it waited
            return GONE[0]
        headers = webpush.signed(letter.url, await self._own_key(), self._settings.contact, self._rooms.now() // 1000)
        status = await post.send(letter.url, sealed, headers, letter.player)
        if status in GONE:
            await self._rooms.store.write(_forget(letter))
        elif not is_for_later(status):
            await self._note(letter, kept.refused, was_taken(status))
        return status

    async def _note(self, letter: Letter, refused: int | None, taken: bool) -> None:
        """A browser's push service took a message, or refused it; one that has refused all for long is forgotten."""
        served = self._rooms.served()
        if not taken and refused is not None and refused <= served - REFUSED:
            await self._drop(letter, "its push service refuses everything")
        elif taken != (refused is None):
            mine = update(pushes).where(pushes.c.endpoint == letter.url, pushes.c.player == letter.player)
            noted = mine.values(refused=None if taken else served)
            await self._rooms.store.write(lambda connection: connection.execute(noted) and None)

    async def _drop(self, letter: Letter, why: str) -> int:
        await self._rooms.store.write(_forget(letter))
        LOG.warning("an alert was dropped for good", extra={"player": letter.player, "why": why})
        return GONE[0]


def _kept(letter: Letter) -> Job[Any]:
    """What is known of a browser, if it still is that person's."""
    mine = select(pushes.c.refused).where(pushes.c.endpoint == letter.url, pushes.c.player == letter.player)
    return lambda connection: connection.execute(mine).first()


def _forget(letter: Letter) -> Job[None]:
    """Nothing is sent to that place any more."""

    def job(connection: Connection) -> None:
        if letter.keys is not None:
            connection.execute(delete(pushes).where(pushes.c.endpoint == letter.url))
        else:
            hook = (players.c.id == letter.player) & (players.c.webhook == letter.url)
            connection.execute(update(players).where(hook).values(webhook=None))

    return job
