"""Turn alerts with the page closed: at turn-based tables, by webhook and by Web Push."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from parlour.server.addresses import never_called
from parlour.server.alerts.outbox import SENDERS, WAITING, Letter, Outbox
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from parlour.server.store.base import Conflict, Job
from parlour.server.store.outage import Away
from parlour.server.store.schema import keys, players, pushes
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.room import Room
from parlour.server.wire.asked import Alerts

if TYPE_CHECKING:
    from parlour.server.alerts.delivery import Post

LOG: Final = logging.getLogger("parlour.server")
QUICK: Final = 1.0  # seconds within which a host has answered at once
NO_ANSWER: Final = 503
GONE: Final = (404, 410)  # a push service says: this subscription is no more


class Alert(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is sent: where it is whose turn, or who is challenged to what. Nothing that only the player may know."""

    table: str
    game: str
    seat: int | None  # none of a challenge: who begins is drawn
    path: str
    about: Literal["turn", "challenge"] = "turn"


class TurnAlerts:
    """Sends them without holding anybody up."""

    def __init__(self, rooms: AwakeRooms, settings: Settings) -> None:
        self._rooms = rooms
        self._settings = settings
        self._new: OrderedDict[str, Alert] = OrderedDict()  # by player: the last says it all
        self._come = asyncio.Event()
        self._outbox = Outbox()
        self._task: asyncio.Task[None] | None = None
        self._key = ""
        rooms.alert = self.turn
        rooms.challenged = self.challenged

    async def open(self) -> None:
        """Be ready."""
        self._task = asyncio.create_task(self._send_all(), name="alerts")

    async def close(self) -> None:
        """Stop sending."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def turn(self, room: Room, looking: bool, nudged: bool) -> None:
        """It is somebody's turn; tell them if they do not look, at turn-based tables or when they are nudged."""
        seat = room.turn
        if seat is None or looking or (room.row.live and not nudged):
            return
        player = room.seats[seat].player
        if player is not None and seat not in room.away:
            self._put(player, Alert(room.id, room.row.game, seat, f"/t/{room.id}"))

    def challenged(self, player: str, table: str, game: str) -> None:
        """Somebody is challenged: an open page finds it by itself, a closed one is told."""
        self._put(player, Alert(table, game, None, f"/t/{table}", "challenge"))

    def _put(self, player: str, alert: Alert) -> None:
        if player not in self._new and len(self._new) >= WAITING:
            return  # whoever is too many finds it among their tables
        self._new[player] = alert
        self._come.set()

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
            work.create_task(self._address_all())
            for _ in range(SENDERS):
                work.create_task(self._send_next(post))

    async def _address_all(self) -> None:
        """Look up where each is to be sent."""
        while True:
            await self._come.wait()
            self._come.clear()
            while self._new:
                player, alert = self._new.popitem(last=False)
                with contextlib.suppress(Away):  # said by the store
                    webhook, subscriptions = await self._rooms.store.read(partial(_wanted, player=player))
                    message = msgspec.json.encode(alert)
                    if webhook is not None:
                        self._outbox.put(Letter(player, webhook, message))
                    for endpoint, p256dh, auth in subscriptions:
                        self._outbox.put(Letter(player, endpoint, message, (p256dh, auth)))

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
        return NO_ANSWER


def _forget(letter: Letter) -> Job[None]:
    """Nothing is sent to that place any more."""

    def job(connection: Connection) -> None:
        if letter.keys is not None:
            connection.execute(delete(pushes).where(pushes.c.endpoint == letter.url))
        else:
            hook = (players.c.id == letter.player) & (players.c.webhook == letter.url)
            connection.execute(update(players).where(hook).values(webhook=None))

    return job


def _wanted(connection: Connection, player: str) -> tuple[str | None, list[Any]]:
    webhook = connection.execute(select(players.c.webhook).where(players.c.id == player)).scalar()
    columns = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth)
    return webhook, list(connection.execute(columns.where(pushes.c.player == player)))
