"""Messages to webhooks and browsers are sent, in the order of the outbox; a place that takes none is forgotten."""

import asyncio
import contextlib
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

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
NO_ANSWER: Final = 503
GONE: Final = (404, 410)  # a push service says: this subscription is no more


class Sending:
    """Sends them without holding anybody up."""

    def __init__(self, rooms: AwakeRooms, settings: Settings) -> None:
        self._rooms = rooms
        self._settings = settings
        self._come = asyncio.Event()
        self._outbox = Outbox()
        self._ends: dict[Letter, asyncio.Future[int]] = {}
        self._task: asyncio.Task[None] | None = None
        self._key = ""

    async def open(self) -> None:
        """Be ready."""
        self._task = asyncio.create_task(self._send_all(), name="sending")

    async def close(self) -> None:
        """Stop sending."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def put(self, letter: Letter) -> None:
        """To be sent; nobody waits for it."""
        self._outbox.put(letter)
        self._come.set()

    async def sent(self, letter: Letter, patience: float) -> int:
        """Send it; what the other side says, within so many seconds."""
        end: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._ends[letter] = end
        self.put(letter)
        try:
            async with asyncio.timeout(patience):
                return await end
        except TimeoutError:  # it waits behind others, or was pushed out by them
            return NO_ANSWER
        finally:
            self._ends.pop(letter, None)

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

    async def _send_all(self) -> None:
        """Several at a time, in the order of the outbox."""
        await self._come.wait()
        from parlour.server.alerts.delivery import Post  # it takes a while to load: not before it is needed

        async with Post(self._settings.inside, self._settings.patience) as post, asyncio.TaskGroup() as work:
            for _ in range(SENDERS):
                work.create_task(self._send_next(post))

    async def _send_next(self, post: "Post") -> None:
        while True:
            letter = await self._outbox.take()
            began, status = monotonic(), NO_ANSWER
            try:
                status = await self._send(post, letter)
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("an alert failed", extra={"player": letter.player})
            finally:
                self._outbox.done(letter, status < NO_ANSWER and monotonic() - began < QUICK)
                end = self._ends.pop(letter, None)
                if end is not None and not end.done():
                    end.set_result(status)

    async def _send(self, post: "Post", letter: Letter) -> int:
        """What the other side says; a place that can never be sent anything is forgotten."""
        if never_called(letter.url, self._settings.inside):
            return await self._drop(letter, "nothing can be sent to its address")
        if letter.keys is None:
            return await post.send(letter.url, letter.message, {"content-type": "application/json"})
        from parlour.server.alerts import webpush

        try:
            sealed = webpush.sealed(letter.message, *letter.keys)
        except ValueError:
            return await self._drop(letter, "its keys are none")
        headers = webpush.signed(letter.url, await self._own_key(), self._settings.contact, self._rooms.now() // 1000)
        status = await post.send(letter.url, sealed, headers)
        if status in GONE:
            await self._rooms.store.write(_forget(letter))
        return status

    async def _drop(self, letter: Letter, why: str) -> int:
        await self._rooms.store.write(_forget(letter))
        LOG.warning("an alert was dropped for good", extra={"player": letter.player, "why": why})
        return GONE[0]


def _forget(letter: Letter) -> Job[None]:
    """Nothing is sent to that place any more."""

    def job(connection: Connection) -> None:
        if letter.keys is not None:
            connection.execute(delete(pushes).where(pushes.c.endpoint == letter.url))
        else:
            hook = (players.c.id == letter.player) & (players.c.webhook == letter.url)
            connection.execute(update(players).where(hook).values(webhook=None))

    return job
