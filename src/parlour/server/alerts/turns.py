"""Turn alerts with the page closed: at turn-based tables, by webhook and by Web Push."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from parlour.server.store.base import Conflict, Job
from parlour.server.store.outage import Away
from parlour.server.store.schema import keys, players, pushes
from parlour.server.tables.hall import Hall
from parlour.server.tables.room import Room

if TYPE_CHECKING:
    from parlour.server.alerts.delivery import Post

LOG: Final = logging.getLogger("parlour.server")
WAITING: Final = 1000
SENDERS: Final = 8
GONE: Final = (404, 410)  # a push service says: this subscription is no more


class Alert(msgspec.Struct, frozen=True):
    """What is sent: where it is whose turn. Nothing that only the player may know."""

    table: str
    game: str
    seat: int
    path: str


class TurnAlerts:
    """Sends them without holding anybody up."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._queue: asyncio.Queue[tuple[str, Alert]] = asyncio.Queue(WAITING)
        self._sending: set[str] = set()  # players whose alerts are on their way
        self._last: dict[str, Alert] = {}  # what came for them meanwhile
        self._task: asyncio.Task[None] | None = None
        self._key = ""
        hall.alert = self.turn

    async def open(self) -> None:
        """Be ready."""
        self._task = asyncio.create_task(self._send_all(), name="alerts")

    async def close(self) -> None:
        """Stop sending."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def turn(self, room: Room, looking: bool) -> None:
        """It is somebody's turn; tell them if the table is turn-based and they do not look at it."""
        seat = room.turn
        if seat is None or room.row.live or looking:
            return
        player = room.seats[seat].player
        if player is not None and seat not in room.away:
            with contextlib.suppress(asyncio.QueueFull):  # then they find it among their tables
                self._queue.put_nowait((player, Alert(room.id, room.row.game, seat, f"/t/{room.id}")))

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
            found = await self._hall.store.read(lambda connection: connection.execute(wanted).scalar())
            if found is None:
                fresh = {"name": "push", "value": webpush.new_key()}
                with contextlib.suppress(Conflict):
                    await self._hall.store.write(lambda connection: connection.execute(insert(keys), fresh) and None)
                found = await self._hall.store.read(lambda connection: connection.execute(wanted).scalar())
            self._key = str(found)
        return self._key

    async def _send_all(self) -> None:
        """Several at a time, so that whoever answers slowly holds up few; one at a time for each player."""
        first = await self._queue.get()
        from parlour.server.alerts.delivery import Post  # it takes a while to load: not before it is needed

        self._queue.put_nowait(first)
        async with Post(self._settings.inside, self._settings.patience) as post, asyncio.TaskGroup() as senders:
            for _ in range(SENDERS):
                senders.create_task(self._send_next(post))

    async def _send_next(self, post: "Post") -> None:
        while True:
            player, alert = await self._queue.get()
            if player in self._sending:
                self._last[player] = alert  # of several that wait for one player the last says it all
                continue
            self._sending.add(player)
            try:
                message: Alert | None = alert
                while message is not None:
                    await self._send(post, player, msgspec.json.encode(message))
                    message = self._last.pop(player, None)
            except Away:
                pass  # said by the store
            except Exception:
                LOG.exception("an alert failed", extra={"player": player})
            finally:
                self._sending.discard(player)

    async def _send(self, post: "Post", player: str, message: bytes) -> None:
        webhook, subscriptions = await self._hall.store.read(lambda connection: _wanted(connection, player))
        if webhook is not None:
            await post.send(webhook, message, {"content-type": "application/json"})
        for endpoint, p256dh, auth in subscriptions:
            from parlour.server.alerts import webpush

            headers = webpush.signed(endpoint, await self._own_key(), self._settings.contact, self._hall.now() // 1000)
            status = await post.send(endpoint, webpush.sealed(message, p256dh, auth), headers)
            if status in GONE:
                await self._hall.store.write(_unsubscribe(endpoint))


def _unsubscribe(endpoint: str) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))

    return job


def _wanted(connection: Connection, player: str) -> tuple[str | None, list[Any]]:
    webhook = connection.execute(select(players.c.webhook).where(players.c.id == player)).scalar()
    columns = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth)
    return webhook, list(connection.execute(columns.where(pushes.c.player == player)))
