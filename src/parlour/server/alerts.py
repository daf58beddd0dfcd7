"""Turn alerts with the page closed: at turn-based tables, by webhook and by Web Push."""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from typing import Any, Final

import httpx
import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.server.hall import Hall
from parlour.server.messages import Refusal
from parlour.server.room import Room
from parlour.server.schema import keys, players, pushes
from parlour.server.settings import Settings
from parlour.server.store import Conflict, Job

LOG: Final = logging.getLogger("parlour.server")
WAITING: Final = 1000
TRIES: Final = 3
GONE: Final = (404, 410)  # a push service says: this subscription is no more


class Alert(msgspec.Struct, frozen=True):
    """What is sent: where it is whose turn. Nothing that only the player may know."""

    table: str
    game: str
    seat: int
    path: str


class TurnAlerts:
    """Sends them, one after the other, without holding anybody up."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._queue: asyncio.Queue[tuple[str, Alert]] = asyncio.Queue(WAITING)
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
            from parlour.server import webpush
        except ImportError:
            raise Refusal(409, "no-push", "this server was installed without Web Push") from None
        return webpush.code(webpush.public(webpush.private(await self._own_key())))

    async def _own_key(self) -> str:
        """Made once for a store, and kept there."""
        from parlour.server import webpush

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
        async with httpx.AsyncClient(timeout=10, follow_redirects=False) as http:
            while True:
                player, alert = await self._queue.get()
                try:
                    await self._send(http, player, msgspec.json.encode(alert))
                except Exception:
                    LOG.exception("an alert failed", extra={"player": player})

    async def _send(self, http: httpx.AsyncClient, player: str, message: bytes) -> None:
        webhook, subscriptions = await self._hall.store.read(lambda connection: _wanted(connection, player))
        if webhook is not None:
            await self._post(http, webhook, message, {"content-type": "application/json"})
        for endpoint, p256dh, auth in subscriptions:
            from parlour.server import webpush

            headers = webpush.signed(endpoint, await self._own_key(), self._settings.contact, self._hall.now() // 1000)
            status = await self._post(http, endpoint, webpush.sealed(message, p256dh, auth), headers)
            if status in GONE:
                await self._hall.store.write(_unsubscribe(endpoint))

    async def _post(self, http: httpx.AsyncClient, url: str, body: bytes, headers: dict[str, str]) -> int:
        places = await resolved(url, self._settings.inside)
        if not places:
            return 403
        named = {**headers, "host": httpx.URL(url).netloc.decode("ascii")}
        how = {"sni_hostname": httpx.URL(url).host}
        for pause in range(TRIES):
            await asyncio.sleep(pause)
            try:
                status = (
                    await http.post(places[pause % len(places)], content=body, headers=named, extensions=how)
                ).status_code
            except httpx.HTTPError:
                continue
            if status < 500:
                return status
        return 503


def _unsubscribe(endpoint: str) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))

    return job


def _wanted(connection: Connection, player: str) -> tuple[str | None, list[Any]]:
    webhook = connection.execute(select(players.c.webhook).where(players.c.id == player)).scalar()
    columns = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth)
    return webhook, list(connection.execute(columns.where(pushes.c.player == player)))


async def resolved(url: str, inside: bool) -> list[str]:
    """The URL with the addresses of its host in place of the name: looked up once, so nobody can change them later.

    None at all where one of them is on this machine or in its network and may not be.
    """
    try:
        place = httpx.URL(url)
        port = place.port or (443 if place.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(place.host, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, httpx.InvalidURL):
        return []
    addresses = [ipaddress.ip_address(address[4][0]) for address in found]
    if not place.host or not (inside or all(is_outside(address) for address in addresses)):
        return []
    return [str(place.copy_with(host=str(address))) for address in addresses]


def is_outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is somewhere in the world; an old one in new clothes is judged by what it stands for."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_outside(inner)
    return address.is_global and not address.is_multicast
