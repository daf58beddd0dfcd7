"""Guests: a name and a device cookie, no e-mail. Tokens are made by `secrets` and stored as hashes."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from parlour.server.people.tokens import hashed, short_id
from parlour.server.refusal import Refusal
from parlour.server.store.base import Job, Store
from parlour.server.store.schema import analyses, chat, devices, entries, mutes, players, pushes, seats, tables, uploads
from parlour.server.wire.asked import Alerts

CACHED: Final = 20_000
FRESH: Final = 10_000  # milliseconds for which a known cookie is not looked up again: a ban takes that long


class Player(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class People:
    """Who is who. `token` makes secrets."""

    def __init__(
        self, store: Store, now: Callable[[], int], token: Callable[[], str], ticks: Callable[[], int]
    ) -> None:
        self._store = store
        self._now = now
        self._ticks = ticks
        self._token = token
        self._known: OrderedDict[str, tuple[int, Player]] = OrderedDict()

    async def by_cookie(self, cookie: str | None) -> Player | None:
        """The guest of a device; None if there is none. Refusal if they are banned."""
        if not cookie:
            return None
        key, now = hashed(cookie), self._ticks()
        known = self._known.get(key)
        if known is not None and known[0] > now:
            return known[1]
        wanted = select(players.c.id, players.c.name, players.c.banned).join(devices).where(devices.c.token == key)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        if row.banned:
            raise Refusal("banned", "the operator of this server has banned this guest")
        player = Player(row.id, row.name)
        self._known[key] = (now + FRESH, player)
        self._known.move_to_end(key)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        return player

    async def welcome(self, name: str) -> tuple[Player, str]:
        """A new guest, and the cookie of their device."""
        player, cookie, now = Player(short_id(self._token()), name), self._token(), self._now()

        def job(connection: Connection) -> None:
            connection.execute(insert(players), {"id": player.id, "name": name, "made": now, "banned": False})
            connection.execute(insert(devices), {"token": hashed(cookie), "player": player.id, "made": now})

        await self._store.write(job)
        return player, cookie

    async def rename(self, player: Player, name: str) -> Player:
        """Another name, from the next table on."""
        await self._store.write(_set(player.id, {"name": name}))
        self._known.clear()
        return Player(player.id, name)

    async def link(self, player: Player) -> str:
        """A personal link; the one before it no longer works."""
        code = self._token()
        await self._store.write(_set(player.id, {"link": hashed(code)}))
        return code

    async def enter(self, code: str) -> tuple[Player, str]:
        """The guest of a personal link, and a cookie for the device they came on."""
        cookie, now = self._token(), self._now()

        def job(connection: Connection) -> Player | None:
            wanted = select(players.c.id, players.c.name).where(players.c.link == hashed(code), ~players.c.banned)
            row = connection.execute(wanted).first()
            if row is not None:
                connection.execute(insert(devices), {"token": hashed(cookie), "player": row.id, "made": now})
            return None if row is None else Player(row.id, row.name)

        player = await self._store.write(job)
        if player is None:
            raise Refusal("wrong-link", "this link is not, or no longer, anybody's")
        return player, cookie

    async def mute(self, player: Player, other: str, muted: bool) -> set[str]:
        """Whether this guest hears another's chat; all that they do not hear."""

        def job(connection: Connection) -> set[str]:
            pair = (mutes.c.player == player.id) & (mutes.c.muted == other)
            connection.execute(delete(mutes).where(pair))
            if muted:
                connection.execute(insert(mutes), {"player": player.id, "muted": other})
            return _muted(connection, player.id)

        return await self._store.write(job)

    async def muted(self, player: Player | None) -> set[str]:
        """Whom this guest does not hear."""
        if player is None:
            return set()
        return await self._store.read(lambda connection: _muted(connection, player.id))

    async def forget(self, player: Player) -> None:
        """Delete all that is known of them."""
        await self._store.write(forget(player.id))
        self._known.clear()

    async def alerts(self, player: Player, wanted: Alerts) -> None:
        """Where to tell them that it is their turn."""

        def job(connection: Connection) -> None:
            connection.execute(update(players).where(players.c.id == player.id).values(webhook=wanted.webhook))
            connection.execute(delete(pushes).where(pushes.c.player == player.id))
            if wanted.endpoint is not None:
                keys = {"p256dh": wanted.p256dh, "auth": wanted.auth}
                connection.execute(delete(pushes).where(pushes.c.endpoint == wanted.endpoint))
                connection.execute(insert(pushes), {"endpoint": wanted.endpoint, "player": player.id, **keys})

        await self._store.write(job)


def _set(player: str, values: dict[str, Any]) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == player), values)

    return job


def _muted(connection: Connection, player: str) -> set[str]:
    return set(connection.execute(select(mutes.c.muted).where(mutes.c.player == player)).scalars())


def ban(player: str) -> Job[bool]:
    """The guest may do nothing any more."""

    def job(connection: Connection) -> bool:
        done = connection.execute(update(players).where(players.c.id == player).values(banned=True))
        return done.rowcount == 1

    return job


def forget(player: str) -> Job[bool]:
    """Delete all that is known of a guest; games they played keep their moves, under no name."""

    def job(connection: Connection) -> bool:
        mine = select(seats.c["table"]).where(seats.c.player == player)
        connection.execute(update(tables).where(tables.c.id.in_(mine), tables.c.phase == "playing").values(due=0))
        connection.execute(update(seats).where(seats.c.player == player).values(name="", player=None, token=None))
        connection.execute(update(entries).where(entries.c.by == player).values(by="gone", request=None))
        connection.execute(delete(chat).where(chat.c.player == player))
        theirs = select(uploads.c.id).where(uploads.c.player == player)
        connection.execute(delete(analyses).where(analyses.c.replay.in_(theirs)))
        connection.execute(delete(uploads).where(uploads.c.player == player))
        connection.execute(delete(mutes).where(mutes.c.muted == player))
        return connection.execute(delete(players).where(players.c.id == player)).rowcount == 1

    return job
