"""It is somebody's turn while the page is closed: webhooks are told at once, people as they have switched it."""

import asyncio
import contextlib
from collections import OrderedDict
from typing import Final

import msgspec
from sqlalchemy import select

from parlour.server.alerts.outbox import WAITING, Letter
from parlour.server.alerts.sending import Sending
from parlour.server.store.base import Job
from parlour.server.store.outage import Away
from parlour.server.store.schema import players
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.room import Room

HOOK: Final = "hook"


class Alert(msgspec.Struct, frozen=True):
    """What a webhook is sent: where it is whose turn. Nothing that only the player may know."""

    table: str
    game: str
    seat: int
    path: str


class TurnAlerts:
    """Tells of turns without holding anybody up."""

    def __init__(self, rooms: AwakeRooms, sending: Sending) -> None:
        self._rooms = rooms
        self._sending = sending
        self._new: OrderedDict[str, Alert] = OrderedDict()  # by player: the last says it all
        self._come = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        rooms.alert = self.turn

    async def open(self) -> None:
        """Be ready."""
        self._task = asyncio.create_task(self._address_all(), name="alerts")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def turn(self, room: Room, looking: bool, nudged: bool) -> None:
        """It is somebody's turn; tell them if they do not look, at turn-based tables or when they are nudged."""
        seat = room.turn
        if seat is None or looking or (room.row.live and not nudged):
            return
        self._rooms.news.turn(room, looking, nudged)
        player = room.seats[seat].player
        if player is None or seat in room.away or (player not in self._new and len(self._new) >= WAITING):
            return  # whoever is too many finds it among their tables
        self._new[player] = Alert(room.id, room.row.game, seat, f"/t/{room.id}")
        self._come.set()

    async def _address_all(self) -> None:
        """Look up where each is to be sent."""
        while True:
            await self._come.wait()
            self._come.clear()
            while self._new:
                player, alert = self._new.popitem(last=False)
                with contextlib.suppress(Away):  # said by the store
                    webhook = await self._rooms.store.read(_webhook(player))
                    if webhook is not None:
                        self._sending.put(Letter(player, webhook, msgspec.json.encode(alert), kind=HOOK))


def _webhook(player: str) -> Job[str | None]:
    wanted = select(players.c.webhook).where(players.c.id == player)
    return lambda connection: connection.execute(wanted).scalar()
