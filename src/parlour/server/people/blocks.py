"""Blocks: whom somebody does not want to meet, and what is known here of how people stand to one another."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from parlour.server.people.friends import part
from parlour.server.refusal import Refusal
from parlour.server.store import apart
from parlour.server.store.apart import NEAR, Distance
from parlour.server.store.base import Job, Store
from parlour.server.store.schema import blocks, players

MOST: Final = 500  # people whom one blocks
FRESH: Final = 10_000  # milliseconds for which it is not looked up again, if no change is heard of
CACHED: Final = 20_000


def block(player: str, other: str, now: int) -> Job[None]:
    """They do not meet any more, and are no friends; Refusal if there is nobody, or too many are blocked."""
    row = {"player": player, "blocked": other, "made": now}
    mine = select(func.count()).where(blocks.c.player == player)
    there = select(blocks.c.made).where(blocks.c.player == player, blocks.c.blocked == other)

    def job(connection: Connection) -> None:
        if player == other:
            raise Refusal("that-is-you", "nobody blocks themselves")
        name = connection.execute(select(players.c.name).where(players.c.id == other)).scalar()
        if name is None:
            raise Refusal("no-player", "there is nobody like that, or no longer")
        part(connection, player, other)
        if connection.execute(there).first() is not None:
            return
        if (connection.execute(mine).scalar() or 0) >= MOST:
            raise Refusal("too-many-blocks", f"somebody blocks at most {MOST} others: end one you no longer need")
        connection.execute(insert(blocks), {**row, "name": name})

    return job


def unblock(player: str, other: str) -> Job[None]:
    """They may meet again, as far as this one says."""
    gone = delete(blocks).where(blocks.c.player == player, blocks.c.blocked == other)
    return lambda connection: (connection.execute(gone), None)[1]


def listed(player: str) -> Job[list[Any]]:
    """Whom somebody blocks, the newest first."""
    wanted = select(blocks.c.blocked, blocks.c.name, blocks.c.made).where(blocks.c.player == player)
    wanted = wanted.order_by(blocks.c.made.desc(), blocks.c.blocked)
    return lambda connection: list(connection.execute(wanted))


class Distances:
    """How people stand to one another, as this process knows it: asked at every request, and read once in a while."""

    def __init__(self, store: Store, ticks: Callable[[], int]) -> None:
        self._store = store
        self._ticks = ticks
        self._known: OrderedDict[str, tuple[int, Distance]] = OrderedDict()
        self._changes = 0  # what is read while one happens is read again

    async def of(self, player: str) -> Distance:
        """Whom somebody blocks, and must not meet; nobody who is no guest is kept from anybody."""
        if not player:
            return NEAR
        ticks, known = self._ticks(), self._known.get(player)
        if known is not None and known[0] > ticks:
            return known[1]
        changes = -1
        while changes != self._changes:
            changes = self._changes
            found = (await self._store.read(lambda connection: apart.distances(connection, [player])))[player]
        self._known[player] = (ticks + FRESH, found)
        self._known.move_to_end(player)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        return found

    def look_up(self, *people: str) -> None:
        """Something of theirs has changed."""
        self._changes += 1
        for player in people:
            self._known.pop(player, None)

    def look_again(self) -> None:
        """Nothing known is believed any more."""
        self._changes += 1
        self._known.clear()
