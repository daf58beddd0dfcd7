"""The lobby: tables are made, joined, listed, played again, forked; records come and go."""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from secrets import randbits
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select

from parlour.core.game import UnknownGame, find
from parlour.core.record import Record, RecordError, read
from parlour.core.table import Table, replay
from parlour.server.limits import TABLES, UPLOADS
from parlour.server.people.guests import Player
from parlour.server.people.tokens import hashed, short_id
from parlour.server.refusal import Refusal
from parlour.server.store import rows
from parlour.server.store.base import Conflict
from parlour.server.store.rows import Entry, Loaded, SeatRow, TableRow
from parlour.server.store.schema import uploads
from parlour.server.tables.hall import Hall
from parlour.server.tables.listening import Live
from parlour.server.tables.room import Actor, Room
from parlour.server.wire.asked import Fork, Join, NewTable
from parlour.server.wire.told import Made, MyTable, Result, Seated, TableInfo

UNFINISHED: Final = ["open", "playing", "paused"]
MOST: Final = 100  # unfinished tables that one guest may have made
LISTED: Final = 100
LOOKED_AT: Final = 32  # uploaded games kept replayed
DEALT: Final = 100  # times that a game, a fork of forks say, may have been dealt anew


class Lobby:
    """Makes tables and finds them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._uploads: OrderedDict[str, tuple[Table, Record]] = OrderedDict()
        self._replaying = asyncio.Semaphore(1)

    async def create(self, player: Player, wanted: NewTable) -> Made:
        """A new table; it begins as soon as every seat is taken."""
        made = await self.hall.store.read(rows.find_made(player.id, wanted.id))
        if made is not None:  # the same request again: the same table, but tokens are told only once
            live = await self.hall.live(made)
            return Made(table=live.room.info(live.room.actor(player.id, None)), tokens={})
        self.hall.limits.take(TABLES, player.id)
        try:
            game = find(wanted.game)
            options = game.settled(wanted.options)
            Table(game, len(wanted.seats), 0, options)
        except (UnknownGame, ValueError) as wrong:
            raise Refusal("no-such-table", str(wrong)) from None
        if wanted.clock.kind != "none" and wanted.clock.seconds < 1:
            raise Refusal("no-such-table", "a clock has at least one second")
        if all(plan.kind == "bot" for plan in wanted.seats):
            raise Refusal("no-person", "a table has a seat for a person; bots among themselves play by `parlour arena`")
        sitting: list[SeatRow] = []
        tokens: dict[int, str] = {}
        for seat, plan in enumerate(wanted.seats):
            if plan.kind == "me":
                sitting.append(SeatRow(seat, "person", player.id, plan.name or player.name, nonce=wanted.nonce))
            elif plan.kind == "bot":
                sitting.append(SeatRow(seat, "bot", name=f"Bot {plan.level}", level=plan.level))
            else:
                if plan.kind == "invited":
                    tokens[seat] = self.hall.token()
                sitting.append(SeatRow(seat, plan.kind, token=hashed(tokens[seat]) if seat in tokens else None))
        row = self._row(game.id, game.rules, options, player, wanted.id)
        row.public, row.live, row.clock = wanted.public, wanted.live, msgspec.json.encode(wanted.clock).decode()
        live = await self._open(player, row, sitting, [])
        return Made(table=live.room.info(live.room.actor(player.id, None)), tokens=tokens)

    def _row(self, game: str, rules: int, options: dict[str, str], player: Player, request: str | None) -> TableRow:
        now = self.hall.now()
        settings = msgspec.json.encode(options).decode()
        return TableRow(
            id=short_id(self.hall.token()),
            game=game,
            rules=rules,
            options=settings,
            public=False,
            live=True,
            clock="{}",
            secret=self.secret(),
            phase="open",
            made=now,
            changed=now,
            maker=player.id,
            request=request,
        )

    def secret(self) -> str:
        """A new secret for a deal: 256 bits."""
        return sha256(self.hall.token().encode()).hexdigest()

    async def _open(self, player: Player, row: TableRow, sitting: list[SeatRow], log: list[Entry]) -> Live:
        if await self.hall.store.read(rows.count_made(player.id, UNFINISHED)) >= MOST:
            raise Refusal("too-many-tables", f"a guest has at most {MOST} unfinished tables")
        try:
            await self.hall.store.write(rows.create(row, sitting, log))
        except Conflict:  # the same request at the same time
            found = await self.hall.store.read(rows.find_made(player.id, row.request or ""))
            return await self.hall.live(found or row.id)
        return await self.hall.live(row.id)

    async def join(self, table: str, player: Player | None, wanted: Join) -> Seated:
        """Sit down, or come back to where one sits."""
        live = await self.hall.live(table)
        who = player.id if player is not None else None
        async with live.lock:
            room = live.room
            seat = self._free(room, player, wanted)
            if seat.kind != "person":
                was, name = seat.kind, player.name if player is not None else wanted.name or "Guest"
                sat = SeatRow(seat.seat, "person", who, name, None, wanted.nonce, seat.token)
                notice = self.hall.notice(table, "seats")
                try:
                    await self.hall.store.write(rows.sit(table, sat, was), notice)
                except Conflict:
                    await self.hall.reload(live)
                    raise Refusal("seat-taken", f"seat {seat.seat} is taken") from None
                room.seats[seat.seat] = sat
                live.tell_table()
                await self.hall.begin(live)
            room = live.room
            actor = room.actor(player.id, None) if player is not None else Actor(room.holder(seat.seat), [seat.seat])
            return Seated(table=room.info(actor), seat=seat.seat)

    def _free(self, room: Room, player: Player | None, wanted: Join) -> SeatRow:
        if wanted.token is not None:
            seat = room.seats[room.actor(None, wanted.token).seats[0]]
            if (
                seat.kind == "person"
                and seat.player is not None
                and seat.player != (player.id if player is not None else None)
            ):
                raise Refusal("seat-taken", f"seat {seat.seat} is taken")
            return seat
        if player is None:
            raise Refusal("no-guest", "say who you are first")
        mine = [seat for seat in room.seats if seat.player == player.id and wanted.seat in (None, seat.seat)]
        free = [seat for seat in room.seats if seat.kind == "open" and wanted.seat in (None, seat.seat)]
        if not mine + free:
            raise Refusal("no-free-seat", "there is no such seat free at this table")
        if mine and wanted.seat is None:
            return mine[0]
        return (mine + free)[0]

    async def token(self, table: str, actor: Actor, seat: int) -> str:
        """A new token for a seat of mine: whoever has it plays that seat and no other."""
        live = await self.hall.live(table)
        async with live.lock:
            live.room.seat_of(actor, seat)
            token = self.hall.token()
            await self.hall.store.write(rows.set_token(table, seat, hashed(token)), self.hall.notice(table, "seats"))
            live.room.seats[seat].token = hashed(token)
            return token

    async def public(self) -> list[TableInfo]:
        """Tables to join or watch."""
        found = await self.hall.store.read(rows.listed(True, None, ["open", "playing"], LISTED))
        return [self._summary(row, sitting, None)[0] for row, sitting in found]

    async def mine(self, player: Player) -> list[MyTable]:
        """My tables: those that wait for me first, then the last changed."""
        found = await self.hall.store.read(rows.listed(False, player.id, [*UNFINISHED, "over"], LISTED))
        told = [MyTable(table=info, waiting=waits) for info, waits in (self._summary(*one, player.id) for one in found)]
        return sorted(told, key=lambda one: not one.waiting)

    def _summary(self, row: TableRow, sitting: list[SeatRow], player: str | None) -> tuple[TableInfo, bool]:
        """Who sits where, and whether it waits for the player: nothing is replayed for a list."""
        begun, row.seed = row.seed is not None, None
        room = Room(Loaded(row, sitting, []), self.hall.times)
        actor = room.actor(player, None)
        info = room.info(actor)
        info.at, info.turn = row.at, row.turn if row.phase == "playing" else None
        info.deal.nonces = [seat.nonce for seat in sitting] if begun else []
        info.outcome = msgspec.json.decode(row.outcome, type=Result) if row.outcome else None
        return info, info.turn is not None and info.turn in actor.seats

    async def rematch(self, table: str, player: Player, nonce: str) -> TableInfo:
        """The same people again, the seats moved round by one; once for a table, whoever asks."""
        live = await self.hall.live(table)
        old = live.room
        actor = old.actor(player.id, None)
        old.seat_of(actor, None)
        if old.row.phase != "over":
            raise Refusal("not-over", "this game is not over yet")
        again = await self.hall.store.read(rows.child_of(table))
        if again is None:
            row = self._row(old.row.game, find(old.row.game).rules, old.options, player, None)
            row.public, row.live, row.clock, row.parent = old.row.public, old.row.live, old.row.clock, table
            sitting = []
            for seat in range(len(old.seats)):
                was = old.seats[(seat + 1) % len(old.seats)]
                mine = nonce if was.player == player.id else ""
                sitting.append(SeatRow(seat, was.kind, was.player, was.name, was.level, mine))
            try:
                await self.hall.store.write(rows.create(row, sitting, []))
                again = row.id
            except Conflict:
                again = await self.hall.store.read(rows.child_of(table))
        assert again is not None
        fresh = (await self.hall.live(again)).room
        return fresh.info(fresh.actor(player.id, None))

    async def fork(self, record: Record, player: Player, wanted: Fork) -> TableInfo:
        """A new table that goes on from a point of a finished game; what the seat could not see is dealt anew."""
        made = await self.hall.store.read(rows.find_made(player.id, wanted.id))
        if made is None:
            self.hall.limits.take(TABLES, player.id)
            if wanted.at >= len(record.actions) or wanted.seat >= record.seats:
                raise Refusal("no-such-point", "the game has no such move or seat to go on from")
            if len(record.redealt) >= DEALT:
                raise Refusal("no-such-point", f"a game is dealt anew {DEALT} times at most")
            row = self._row(record.game, record.rules, record.options, player, wanted.id)
            row.phase, row.seed = "playing", str(record.seed)
            now, served = self.hall.now(), self.hall.served()
            log: list[Entry] = []
            for at in range(wanted.at + 1):
                dealt = [f"{seat} {key}" for when, seat, key in record.redealt if when == at]
                dealt += [f"{wanted.seat} {randbits(63)}"] if at == wanted.at else []
                log += [Entry(len(log) + i, "redeal", 0, text, time=now, served=served) for i, text in enumerate(dealt)]
                if at < wanted.at:
                    log.append(Entry(len(log), "play", 0, record.actions[at], "before", time=now, served=served))
            sitting = [
                SeatRow(seat, "person", player.id, player.name)
                if seat == wanted.seat
                else SeatRow(seat, "bot", name=f"Bot {wanted.level}", level=wanted.level)
                for seat in range(record.seats)
            ]
            row.at = len(log)
            whole = Room(Loaded(row, sitting, log), self.hall.times)
            stand = whole.stand(whole.turn, set())
            row.turn, row.due, row.thinks, row.began = stand.turn, stand.due, stand.thinks, served
            made = (await self._open(player, row, sitting, log)).room.id
        room = (await self.hall.live(made)).room
        return room.info(room.actor(player.id, None))

    async def upload(self, player: Player, text: str) -> str:
        """Keep a record that replays; RecordError says what is wrong with it."""
        self.hall.limits.take(UPLOADS, player.id)
        try:
            table, record = await self._replay(text, DEALT)
            if table.turn is not None:
                raise Refusal("unfinished", "only finished games can be uploaded")
        except RecordError as wrong:
            raise Refusal("bad-record", str(wrong)) from None
        id, now = short_id(self.hall.token()), self.hall.now()
        values = {"id": id, "player": player.id, "record": record.write(), "made": now}

        def job(connection: Connection) -> None:
            connection.execute(insert(uploads), values)

        await self.hall.store.write(job)
        return id

    async def _replay(self, text: str, dealt: int | None) -> tuple[Table, Record]:
        """Read and replay beside the event loop, one game at a time; RecordError if it was dealt anew too often."""
        async with self._replaying:
            return await asyncio.to_thread(_replayed, text, dealt)

    async def replayed(self, id: str) -> Table:
        """The game of a finished table or an uploaded record, for everybody."""
        return (await self.finished(id))[0]

    async def record(self, id: str) -> Record:
        """The record of a finished table, or one that was uploaded."""
        return (await self.finished(id))[1]

    async def finished(self, id: str) -> tuple[Table, Record]:
        """Both; what was uploaded is replayed once, as long as it is looked at."""
        known = self._uploads.get(id)
        if known is not None:
            self._uploads.move_to_end(id)
            return known
        wanted = select(uploads.c.record).where(uploads.c.id == id)
        text = await self.hall.store.read(lambda connection: connection.execute(wanted).scalar())
        if text is not None:
            self._uploads[id] = found = await self._replay(text, None)
            if len(self._uploads) > LOOKED_AT:
                self._uploads.popitem(last=False)
            return found
        room = (await self.hall.live(id)).room
        record = room.record()
        assert room.table is not None
        return room.table, record


def _replayed(text: str, dealt: int | None) -> tuple[Table, Record]:
    record = read(text)
    if dealt is not None and len(record.redealt) > dealt:
        raise RecordError(1, f"a game is dealt anew {dealt} times at most, not {len(record.redealt)}")
    return replay(record), record
