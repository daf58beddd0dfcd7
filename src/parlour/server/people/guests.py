"""Guests: a name and a device cookie, no e-mail. Tokens are made by `secrets` and stored as hashes."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from parlour.server.people import bans, devices, links, marks, sanctions, word_list
from parlour.server.people.blocks import Distances
from parlour.server.people.forgetting import forget
from parlour.server.people.names import proper
from parlour.server.people.roles import Role
from parlour.server.people.tokens import hashed, short_id
from parlour.server.refusal import Refusal
from parlour.server.store.base import Conflict, Job, Store
from parlour.server.store.outage import Away
from parlour.server.store.schema import devices as device_rows
from parlour.server.store.schema import mutes, players

LOG: Final = logging.getLogger("parlour.server")
CACHED: Final = 20_000
MUTED: Final = 500  # others whom one guest does not hear
FRESH: Final = 10_000  # milliseconds for which a known cookie is not looked up again, if no change is heard of
PEOPLE: Final = "people"  # a notice to other processes: look again who is there


class Player(msgspec.Struct, frozen=True):
    """A guest, or a member; `device` is the hash of the cookie they came by, `mark` that of the device's mark."""

    id: str
    name: str
    device: str = ""
    role: Role = "guest"
    mark: str = ""


class People:
    """Who is who. `token` makes secrets; `me` names this process in notices."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        token: Callable[[], str],
        ticks: Callable[[], int],
        me: str = "-",
    ) -> None:
        self.store = self._store = store
        self.now = self._now = now
        self._ticks = ticks
        self.token = self._token = token
        self.notice = f"- {PEOPLE} {me}"
        self._known: OrderedDict[str, tuple[int, Player]] = OrderedDict()
        self._welcome: OrderedDict[str, int] = OrderedDict()  # guests of seats' tokens, and until when that is fresh
        self.distances = Distances(store, ticks)
        self.words = word_list.WordList()  # that nobody reads here in names and chat
        self._networks: list[tuple[bans.Network, int | None, str]] = []
        self._marks: dict[str, tuple[int | None, str]] = {}  # of devices on which somebody banned was
        self._marked: OrderedDict[tuple[str, str], None] = OrderedDict()  # who was noted on which device
        self._ban_ends: int | None = None  # the first of them
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Finish what nobody waits for."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look_again(self) -> None:
        """Somebody was banned, unbanned, renamed, forgotten, or lost a device: nothing known is believed any more."""
        self._known.clear()
        self._welcome.clear()
        self.distances.look_again()
        self._networks = await self._store.read(bans.networks())
        self._marks = await self._store.read(marks.banned())
        self.words = word_list.WordList(await self._store.read(word_list.words()))
        self._ban_ends = await self._store.read(bans.first_end())

    async def end_bans(self) -> None:
        """Whose ban has ended is as welcome as anybody, everywhere."""
        if self._ban_ends is not None and self._ban_ends <= self._now():
            await self._store.write(bans.end(self._now()))
            await self.look_again()

    def look_up(self, player: str) -> None:
        """Something of one guest has changed: what is known of them, and of nobody else, is not believed any more."""
        for key in [key for key, (_, known) in self._known.items() if known.id == player]:
            del self._known[key]
        self._welcome.pop(player, None)
        self.distances.look_up(player)

    def check_address(self, address: str) -> None:
        """Refusal if the network of an address is banned."""
        found = bans.within(address, self._networks, self._now())
        if found is not None:
            raise bans.refusal(*found)

    def is_banned_from(self, address: str) -> bool:
        """Whether nobody may do anything from there."""
        return bans.within(address, self._networks, self._now()) is not None

    def is_banned_on(self, mark: str) -> bool:
        """Whether somebody banned was on the device of this mark, told as a hash: no guest is welcome there."""
        found = self._marks.get(mark)
        return found is not None and (found[0] is None or found[0] > self._now())

    def met_on(self, player: Player | None, mark: str) -> None:
        """Somebody has come on the device of a mark, told as a hash. Refusal for a guest where one was banned."""
        if (player is None or player.role == "guest") and self.is_banned_on(mark):
            raise bans.refusal(*self._marks[mark])
        if player is None or (player.id, mark) in self._marked:
            return
        self._marked[player.id, mark] = None
        if len(self._marked) > CACHED:
            self._marked.popitem(last=False)
        self._later(marks.note(player.id, mark, self._now()))

    async def standing(self, player: Player) -> list[Any]:
        """What moderators have said holds for them; for a guest also what holds for others on their device."""
        return await self._store.read(self._standing(player))

    def _standing(self, player: Player) -> Job[list[Any]]:
        return sanctions.standing(player.id, player.mark if player.role == "guest" else "", self._now())

    async def check_voice(self, player: Player) -> None:
        """Refusal if they are to be silent."""
        sanctions.check(await self.standing(player), sanctions.SILENCE)

    def may_be_called(self, player: Player, *names: str) -> Job[None]:
        """To be done in the commit that writes these names: Refusal while they are to be silent, or have a name given
        to them that is another."""

        def job(connection: Connection) -> None:
            for name in names:
                sanctions.check(self._standing(player)(connection), sanctions.SILENCE, sanctions.NAME, name=name)

        return job

    def check_name(self, name: str) -> str:
        """A name as it is kept; Refusal says what is wrong with it."""
        kept = proper(name)
        self.words.check(kept, "this name")
        return kept

    async def check_guest(self, player: str) -> None:
        """Refusal if this guest, for whom a seat's token acts, is banned."""
        ticks = self._ticks()
        if self._welcome.get(player, 0) > ticks:
            return
        found = await self._store.read(bans.standing(player, self._now()))
        if found is not None:
            raise bans.refusal(*found)
        self._welcome[player] = ticks + FRESH
        self._welcome.move_to_end(player)
        if len(self._welcome) > CACHED:
            self._welcome.popitem(last=False)

    async def by_cookie(self, cookie: str | None, agent: str = "") -> Player | None:
        """The guest of a device; None if there is none. Refusal if they are banned."""
        if not cookie:
            return None
        key, now, ticks = hashed(cookie), self._now(), self._ticks()
        known = self._known.get(key)
        if known is not None and known[0] > ticks:
            return known[1]
        columns = (players.c.id, players.c.name, players.c.banned, players.c.role, device_rows.c.seen)
        wanted = select(*columns).join(device_rows).where(device_rows.c.token == key)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        if row.banned:
            await self.check_guest(row.id)
        if row.seen is None or row.seen + devices.DAY <= now:
            self._later(devices.seen(key, agent, now))
        player = Player(row.id, row.name, key, row.role)
        self._known[key] = (ticks + FRESH, player)
        self._known.move_to_end(key)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        return player

    def _later(self, job: Job[None]) -> None:
        """Written without anybody waiting for it."""

        async def writing() -> None:
            try:
                await self._store.write(job)
            except (Away, Conflict):
                pass  # said by the store, and written when they next come; or another process was first
            except Exception:
                LOG.exception("the day of a device could not be written")

        task = asyncio.create_task(writing())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def welcome(self, name: str, agent: str = "", mark: str = "") -> tuple[Player, str]:
        """A new guest, and the cookie of their device."""
        cookie, now = self._token(), self._now()
        player = Player(short_id(self._token()), name, hashed(cookie), mark=mark)

        def job(connection: Connection) -> None:
            self.may_be_called(player, name)(connection)
            connection.execute(insert(players), {"id": player.id, "name": name, "made": now, "banned": False})
            devices.add(connection, player.id, player.device, agent, now)

        await self._store.write(job)
        return player, cookie

    async def rename(self, player: Player, name: str) -> Player:
        """Another name, from the next table on; Refusal while they are to be silent, or have a name given to them.

        Their row is held meanwhile, as it is by a moderator who gives them one.
        """
        held = select(players.c.name).where(players.c.id == player.id).with_for_update()

        def job(connection: Connection) -> None:
            if connection.execute(held).scalar() != name:
                self.may_be_called(player, name)(connection)
                connection.execute(update(players).where(players.c.id == player.id).values(name=name))

        await self._store.write(job)
        self.look_up(player.id)
        return Player(player.id, name, player.device, player.role)

    async def link(self, player: Player, days: int, uses: int) -> tuple[str, int]:
        """A personal link, and until when it opens something; those before it stay."""
        code, now = self._token(), self._now()
        until = now + days * devices.DAY
        await self._store.write(links.make(player.id, hashed(code), now, until, uses))
        return code, until

    async def end_links(self, player: Player) -> int:
        """No personal link opens anything any more."""
        return await self._store.write(links.end(player.id))

    async def whose(self, code: str) -> Player:
        """The guest of a personal link; Refusal if it opens nothing, or no longer."""
        row = await self._store.read(links.whose(hashed(code), self._now()))
        if row is None or (row.banned and await self._store.read(bans.standing(row.id, self._now()))):
            raise Refusal("wrong-link", "this link is not, or no longer, anybody's")
        return Player(row.id, row.name, "", row.role)

    async def named(self, player: str, device: str = "") -> Player:
        """A guest who is here, by their id; Refusal if they are gone, or banned."""
        wanted = select(players.c.name, players.c.role).where(players.c.id == player)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            raise Refusal("wrong-link", "this link is not, or no longer, anybody's")
        await self.check_guest(player)
        return Player(player, row.name, device, row.role)

    async def enter(self, code: str, here: Player | None, replace: bool, agent: str = "") -> tuple[Player, str | None]:
        """The guest of a personal link, and a cookie for the device they came on: none if it is theirs already.

        Somebody else's device becomes theirs only if they say so; then it is no longer the other's.
        """
        now = self._now()
        player = await self.whose(code)
        return await self.come_in(player, here, replace, agent, lambda c: links.use(c, hashed(code), now))

    async def come_in(
        self, player: Player, here: Player | None, replace: bool, agent: str, use: Job[bool]
    ) -> tuple[Player, str | None]:
        """One more device for a guest, by what is used up with it."""
        if here is not None and here.id == player.id:
            return here, None
        if here is not None and not replace:
            detail = f"this device is {here.name}'s: say `replace` to become {player.name} here"
            raise Refusal("somebody-here", detail)
        cookie, now = self._token(), self._now()

        def job(connection: Connection) -> bool:
            if not use(connection):
                return False
            devices.add(connection, player.id, hashed(cookie), agent, now)
            if here is not None:
                devices.gone(connection, device_rows.c.token == here.device)
            return True

        if not await self._store.write(job, self.notice if here is not None else ""):
            raise Refusal("wrong-link", "this link is not, or no longer, anybody's")
        if here is not None:
            self.look_up(here.id)
        return Player(player.id, player.name, hashed(cookie), player.role), cookie

    async def devices(self, player: Player) -> list[Any]:
        """The devices of a guest."""
        return await self._store.read(devices.listed(player.id))

    async def end_device(self, player: Player, device: str) -> None:
        """The device is no longer theirs; whoever looks after sockets has to look again."""
        if not await self._store.write(devices.end(player.id, device), self.notice):
            raise Refusal("no-device", f"you have no device '{device}'")
        self.look_up(player.id)

    async def absent(self, cookies: set[str], guests: set[str]) -> tuple[set[str], set[str]]:
        """Which of these devices, by the hash of their cookie, and of these guests are gone or banned."""
        now = self._now()

        def job(connection: Connection) -> tuple[set[str], set[str]]:
            return _absent(connection, cookies, guests, now)

        return await self._store.read(job)

    async def mute(self, player: Player, other: str, muted: bool) -> set[str]:
        """Whether this guest hears another's chat; all that they mute."""

        def job(connection: Connection) -> set[str]:
            pair = (mutes.c.player == player.id) & (mutes.c.muted == other)
            connection.execute(delete(mutes).where(pair))
            if muted:
                connection.execute(insert(mutes), {"player": player.id, "muted": other})
            found = _muted(connection, player.id)
            if len(found) > MUTED:
                raise Refusal("too-many-mutes", f"a guest mutes at most {MUTED} others")
            return found

        return await self._store.write(job)

    async def muted(self, player: Player | None) -> set[str]:
        """Whom this guest mutes."""
        if player is None:
            return set()
        return await self._store.read(lambda connection: _muted(connection, player.id))

    async def forget(self, player: Player) -> None:
        """Delete all that is known of them; whoever keeps rooms and sockets has to look again."""
        await self._store.write(forget(player.id, self._now()), self.notice)
        self.look_up(player.id)


def _muted(connection: Connection, player: str) -> set[str]:
    return set(connection.execute(select(mutes.c.muted).where(mutes.c.player == player)).scalars())


def _absent(connection: Connection, cookies: set[str], guests: set[str], now: int) -> tuple[set[str], set[str]]:
    held = select(device_rows.c.token, device_rows.c.player).where(device_rows.c.token.in_(cookies))
    holders = {row.token: row.player for row in connection.execute(held)}
    asked = guests | set(holders.values())
    there = set(connection.execute(select(players.c.id).where(players.c.id.in_(asked), ~players.c.banned)).scalars())
    marked = connection.execute(select(players.c.id).where(players.c.id.in_(asked), players.c.banned)).scalars().all()
    there |= {player for player in marked if bans.standing(player, now)(connection) is None}
    return {cookie for cookie in cookies if holders.get(cookie) not in there}, guests - there
