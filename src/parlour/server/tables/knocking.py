"""Doors at which people knock: for a seat, by a table's spoken code; for their own, on another device.

A code or a link opens nothing by itself. Somebody who is inside is asked, and only their yes does.
"""

from typing import Final

from parlour.server.limits import KNOCKS, KNOCKS_AT_A_SEAT, SPOKEN_CODES, SPOKEN_CODES_OF_ALL, WAITS
from parlour.server.people.devices import label
from parlour.server.people.guests import Player
from parlour.server.people.tokens import hashed, heard
from parlour.server.refusal import Refusal
from parlour.server.store import knocks
from parlour.server.store.knocks import KnockKind, KnockRow
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.room import Room
from parlour.server.tables.seating import Seating
from parlour.server.tables.sitting import Actor
from parlour.server.wire.asked import SpokenCode
from parlour.server.wire.people import KnockAnswer, Knocking, SeatOf
from parlour.server.wire.told import TableInfo

ANSWERED: Final = knocks.LASTS  # milliseconds within which somebody has to answer
USED: Final = 120_000  # milliseconds within which a device has to come in once it may
AT_ONCE: Final = 8  # of a kind that wait at one table
OF_AN_ADDRESS: Final = 2  # of those
SIGNS: Final = 900


class Doors:
    """Asks those inside, and tells those outside what they said."""

    def __init__(self, rooms: AwakeRooms, seating: Seating) -> None:
        self.rooms = rooms
        self._seating = seating
        self._asked: dict[str, tuple[str, int]] = {}  # from where, and until when, by the hash of a knock

    async def by_code(self, player: Player, address: str, wanted: SpokenCode) -> Knocking:
        """Ask for a seat. A wrong code, and that of a table which has begun, are answered alike."""
        self.rooms.limits.take(SPOKEN_CODES, address)
        self.rooms.limits.take(SPOKEN_CODES_OF_ALL, "all")
        code = heard(wanted.code)
        table = None if code is None else await self.rooms.store.read(knocks.by_code(code))
        if table is None:
            raise Refusal("no-code", "no table that waits has this code")
        live = await self.rooms.live(table)
        name = await self._host(live.room)
        return await self._knock(live, "seat", None, player.id, player.name, wanted.nonce, name, address)

    async def _host(self, room: Room) -> str:
        if room.row.maker is None:
            raise Refusal("no-code", "no table that waits has this code")
        return (await self.rooms.people.named(room.row.maker)).name

    async def whose(self, table: str, player: Player | None, token: str) -> SeatOf:
        """Whose seat a link names."""
        seat = _named((await self.rooms.live(table)).room, token)
        taken = seat.kind == "person"
        mine = taken and player is not None and seat.player == player.id
        return SeatOf(seat=seat.seat, name=seat.name if taken else "", mine=mine)

    async def from_device(self, table: str, token: str, address: str, agent: str) -> Knocking:
        """Ask whoever sits where a link leads to whether this device is theirs too."""
        self.rooms.limits.take(KNOCKS, address)
        live = await self.rooms.live(table)
        seat = _named(live.room, token)
        if seat.kind != "person" or seat.player is None:
            raise Refusal("seat-taken", f"nobody can be asked for seat {seat.seat}")
        self.rooms.limits.take(KNOCKS_AT_A_SEAT, f"{table} {seat.seat}")
        return await self._knock(live, "device", seat.seat, seat.player, label(agent), "", seat.name, address)

    async def _knock(
        self,
        live: AwakeRoom,
        kind: KnockKind,
        seat: int | None,
        player: str,
        name: str,
        nonce: str,
        asked: str,
        address: str,
    ) -> Knocking:
        secret, now = self.rooms.token(), self.rooms.served()
        sign = str(SIGNS // 9 + int(hashed(self.rooms.token())[:8], 16) % SIGNS) if kind == "device" else ""
        row = KnockRow(
            hashed(secret), live.room.id, kind, seat, player, name, sign, nonce, now, now + ANSWERED, "waiting"
        )
        self._asked = {token: one for token, one in self._asked.items() if one[1] > now}
        near = frozenset(token for token, one in self._asked.items() if one[0] == address)
        self._asked[row.token] = address, row.until
        job = knocks.knock(row, AT_ONCE, near, OF_AN_ADDRESS)
        if not await self.rooms.store.write(job, self.rooms.notice(live.room.id, "seats")):
            raise Refusal("too-fast", "too many ask at this table; wait a little")
        await self._look_again(live)
        return Knocking(knock=secret, name=asked, game=live.room.row.game, sign=sign, until=self.rooms.now() + ANSWERED)

    async def _look_again(self, live: AwakeRoom) -> None:
        async with live.lock:
            await self.rooms.reload(live)
            self.rooms.bots.wake(live)

    async def look(self, secret: str, address: str) -> KnockAnswer:
        """What was said to it."""
        self.rooms.limits.take(WAITS, address)
        found = await self.rooms.store.read(knocks.find(hashed(secret)))
        if found is None:
            return KnockAnswer(state="over", table=None)
        row, phase = found
        if row.state == "used" or (row.state == "allowed" and row.kind == "seat"):
            return KnockAnswer(state="allowed", table=row.table)
        over = not row.stands(self.rooms.served()) or (row.kind == "seat" and phase != "open")
        if row.state == "refused" or over:
            return KnockAnswer(state="refused" if row.state == "refused" else "over", table=None)
        return KnockAnswer(state=row.state, table=row.table if row.state == "allowed" else None)

    async def withdraw(self, secret: str, address: str) -> None:
        """No longer ask."""
        self.rooms.limits.take(WAITS, address)
        found = await self.rooms.store.read(knocks.find(hashed(secret)))
        if found is not None and found[0].state == "waiting":
            table = found[0].table
            await self.rooms.store.write(knocks.end(hashed(secret)), self.rooms.notice(table, "seats"))
            await self._look_again(await self.rooms.live(table))

    async def answer(self, live: AwakeRoom, actor: Actor, knock: str, allow: bool) -> TableInfo:
        """Let somebody in, or not; a seat is theirs at once."""
        now = self.rooms.served()
        async with live.lock:
            room = live.room
            who = room.again(actor) or Actor("", [])
            found = [one for one in room.knocks if one.id == knock and one.stands(now) and room.may_answer(who, one)]
            if not found:
                raise Refusal("no-knock", "nobody asks for that, or no longer")
            row = found[0]
            values = {"state": "allowed" if allow else "refused", "until": now + USED}
            if not await self.rooms.store.write(knocks.answer(row.token, values), self.rooms.notice(room.id, "seats")):
                await self.rooms.reload(live)
                raise Refusal("no-knock", "nobody asks for that, or no longer")
            try:
                if allow and row.kind == "seat":
                    player = await self.rooms.people.named(row.player)
                    await self._seating.give(live, player, row.nonce)
            except Refusal:
                await self.rooms.store.write(knocks.end(row.token))
                raise
            finally:
                await self.rooms.reload(live)
                self.rooms.bots.wake(live)
        return live.room.info(live.room.again(actor))

    async def enter(
        self, secret: str, here: Player | None, replace: bool, address: str, agent: str
    ) -> tuple[Player, str | None, str]:
        """This device is theirs too, once they have said so: who, a cookie unless it was already, and the table."""
        self.rooms.limits.take(KNOCKS, address)
        key, now = hashed(secret), self.rooms.served()
        found = await self.rooms.store.read(knocks.find(key))
        if found is None or found[0].kind != "device" or found[0].state != "allowed":
            raise Refusal("wrong-link", "nobody has allowed that, or no longer")
        row = found[0]
        player = await self.rooms.people.named(row.player)
        entered, cookie = await self.rooms.people.come_in(
            player, here, replace, agent, lambda connection: knocks.use(connection, key, now)
        )
        return entered, cookie, row.table


def _named(room: Room, token: str) -> SeatRow:
    """The seat that an invitation names; Refusal if it names none."""
    if room.row.club is not None:  # nobody is invited to a seat there
        raise room.no_table()
    seat = room.invited(token)
    if seat is None:
        raise Refusal("wrong-token", "this token opens no seat of this table")
    return seat
