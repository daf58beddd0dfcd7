"""Tables that wait for people whom nobody brings: closed after a while, and cleared away later."""

from typing import TYPE_CHECKING, Final

from parlour.server.store import knocks, pairing, quiet_clubs, waiting
from parlour.server.tables.drawing import keep_up

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms

HOUR: Final = 3_600_000
LIVE: Final = 24 * HOUR  # without anybody looking, for a table to be played at once
SLOW: Final = 14 * 24 * HOUR  # for one that is played over days
CLOSED: Final = 7 * 24 * HOUR  # for which a table that never began is still shown, with why
EVERY: Final = 300_000  # milliseconds between looks


class Expiry:
    """Looks now and then."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._looked: int | None = None  # in ticks
        self._ahead = 0  # by how much the date was ahead of served time then
        self._since = 0  # served time since which everybody could look
        self._cleared = 0  # a date: what was closed before it has been cleared away, or stays

    async def look(self) -> None:
        """Note who is looked at, close what nobody looks at, delete what was closed long ago and leads nowhere."""
        ticks, now, served = self._rooms.ticks(), self._rooms.now(), self._rooms.served()
        if self._looked is not None and ticks < self._looked + EVERY:
            return
        if self._looked is None or abs(now - served - self._ahead) > EVERY:  # no server ran, or the date was set
            self._since = served
        since, self._looked, self._ahead = ticks - 2 * EVERY, ticks, now - served
        awake = [live for live in self._rooms.awake.values() if live.room.row.phase == "open"]
        seen = [live.room.id for live in awake if live.listeners or live.used > since]
        store = self._rooms.store
        if seen:
            await store.write(waiting.looked_at(seen, now))
        if served >= self._since + HOUR:  # nobody could look while no server ran: they have an hour
            await store.write(waiting.expire(now - LIVE, now - SLOW, now))
            before = now - CLOSED
            since = min(self._cleared, before) - EVERY  # the date may be set back, and other processes have their own
            await store.write(waiting.clear_away(since, before))
            self._cleared = before
            await self._end_quiet_clubs(now)
        if self._rooms.unanswered is not None:
            await self._rooms.unanswered()
        await store.write(knocks.forget_old(served))
        await store.write(pairing.forget_old(served))
        await keep_up(store, now)

    async def _end_quiet_clubs(self, now: int) -> None:
        """Those to which nobody has come for a while."""
        since, keeping = now - quiet_clubs.QUIET, self._rooms.keeping
        for one in await self._rooms.store.read(quiet_clubs.found(since)):
            ended = quiet_clubs.end_quiet(one.club, since, now)
            for table in await self._rooms.store.write(ended, keeping.notice(*one.people)):
                await self._rooms.tell_again(table)
            await keeping.changed(set(one.people))
