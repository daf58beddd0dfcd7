"""Blocks and clubs, as they hold for whoever listens now: whoever may no longer watch, or hear, is sent away."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from parlour.server.limits import BLOCKS
from parlour.server.people import blocks
from parlour.server.people.guests import Player
from parlour.server.store import apart
from parlour.server.store.apart import Distance
from parlour.server.tables.listening import AwakeRoom, Listener

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms

BLOCKED: Final = "blocked"  # a notice to other processes: how these people stand to others has changed


class KeepingApart:
    """Stores blocks, and has them hold at once, in every process."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._holding = asyncio.Lock()
        rooms.ears[BLOCKED] = self._hear

    async def block(self, player: Player, other: str, blocked: bool) -> list[Any]:
        """They do not meet from now on, or may again; all whom this one blocks now."""
        self._rooms.limits.take(BLOCKS, player.id)
        job = blocks.block(player.id, other, self._rooms.now()) if blocked else blocks.unblock(player.id, other)
        await self._rooms.store.write(job, self.notice(player.id, other))
        await self.changed({player.id, other})
        return await self._rooms.store.read(blocks.listed(player.id))

    def notice(self, *people: str) -> str:
        """What other processes hear when it changes how these stand to others: a block, or a club."""
        return self._rooms.notice(".".join(people), BLOCKED)

    async def _hear(self, people: str) -> None:
        await self.changed(set(people.split(".")))

    async def changed(self, people: set[str]) -> None:
        """How these stand to others is not as it was: it holds here at once."""
        self._rooms.people.distances.look_up(*people)
        await self._hold(lambda listener: listener.actor.by in people)

    async def look_again(self) -> None:
        """Notices may have been missed, or two accounts have become one: everybody who listens is looked at."""
        await self._hold(lambda listener: listener.guest)

    async def _hold(self, wanted: Callable[[Listener], bool]) -> None:
        async with self._holding:
            people = {one.actor.by for live in self._rooms.awake.values() for one in live.listeners if wanted(one)}
            if not people:
                return
            found = await self._rooms.store.read(lambda connection: apart.distances(connection, people))
            for live in list(self._rooms.awake.values()):
                moved = [_stands(one, found.get(one.actor.by, one.actor.distance)) for one in live.listeners]
                if any(moved):
                    live.tell_table()

    async def come(self, live: AwakeRoom, listener: Listener) -> None:
        """Somebody has come to listen; how they stand to others may have changed since they knocked."""
        if listener.guest and _stands(listener, await self._rooms.people.distances.of(listener.actor.by)):
            live.tell_table()

    def mute(self, player: str, muted: set[str]) -> None:
        """From now on, this guest's sockets hear nothing of these."""
        for live in self._rooms.awake.values():
            for listener in live.listeners:
                if listener.actor.by == player:
                    listener.muted = muted


def _stands(listener: Listener, now: Distance) -> bool:
    """How somebody who listens stands to others from now on; False if nothing has changed."""
    if now == listener.actor.distance:
        return False
    listener.actor = replace(listener.actor, distance=now)
    return True
