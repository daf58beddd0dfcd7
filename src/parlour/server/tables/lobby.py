"""The lobby: tables are made, listed, forked; records come and go."""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from secrets import randbits
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.core.game import UnknownGame, find
from parlour.core.record import Record, RecordError, read
from parlour.core.table import Table, replay
from parlour.server.limits import TABLES, UPLOADS
from parlour.server.people.guests import Player
from parlour.server.people.names import proper
from parlour.server.people.tokens import hashed, short_id
from parlour.server.refusal import Refusal
from parlour.server.store import rows
from parlour.server.store.base import Conflict
from parlour.server.store.rows import Entry, Loaded, SeatRow, TableRow
from parlour.server.store.schema import analyses, uploads
from parlour.server.tables.hall import Hall
from parlour.server.tables.listening import Live
from parlour.server.tables.listing import candidates, chosen
from parlour.server.tables.room import Room
from parlour.server.wire.asked import Fork, NewTable
from parlour.server.wire.told import Made, MyTable, Result, TableInfo

UNFINISHED: Final = ["open", "playing", "paused"]
MOST: Final = 100  # unfinished tables that one guest may have made
LISTED: Final = 100
KEPT: Final = 200  # records that one guest may have uploaded
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
        self.hall.limits.take(TABLES, player.id)
        if made is not None:
            return await self._again(player, made)
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
                name = proper(plan.name) if plan.name else player.name
                sitting.append(SeatRow(seat, "person", player.id, name, nonce=wanted.nonce))
            elif plan.kind == "bot":
                sitting.append(SeatRow(seat, "bot", name=f"Bot {plan.level}", level=plan.level))
            else:
                if plan.kind == "invited":
                    tokens[seat] = self.hall.token()
                sitting.append(SeatRow(seat, plan.kind, invitation=hashed(tokens[seat]) if seat in tokens else None))
        row = self.row(game.id, game.rules, options, player, wanted.id)
        row.public, row.live, row.clock = wanted.public, wanted.live, msgspec.json.encode(wanted.clock).decode()
        row.several, row.watch, row.lots = wanted.several, wanted.watch, wanted.lots
        live = await self.open(player, row, sitting, [])
        if live.room.id != row.id:  # the same request at the same time was quicker
            return await self._again(player, live.room.id)
        return Made(table=live.room.info(live.room.actor(player.id, None)), tokens=tokens)

    async def _again(self, player: Player, table: str) -> Made:
        """The same request again: the same table. Invitations are not kept here, so those unused are made anew."""
        live = await self.hall.live(table)
        async with live.lock:
            waiting = [seat for seat in live.room.seats if seat.kind == "invited" and live.room.row.phase == "open"]
            tokens = {seat.seat: self.hall.token() for seat in waiting}
            changes = [(seat, SeatRow(seat.seat, "invited", invitation=hashed(tokens[seat.seat]))) for seat in waiting]
            if changes:
                await self.hall.seat(live, changes)
            return Made(table=live.room.info(live.room.actor(player.id, None)), tokens=tokens)

    def row(self, game: str, rules: int, options: dict[str, str], player: Player, request: str | None) -> TableRow:
        """A table to be stored."""
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

    async def open(self, player: Player, row: TableRow, sitting: list[SeatRow], log: list[Entry]) -> Live:
        """Store a new table; the one that is there already if the same was asked for."""
        if await self.hall.store.read(rows.count_made(player.id, UNFINISHED)) >= MOST:
            raise Refusal("too-many-tables", f"a guest has at most {MOST} unfinished tables")
        try:
            await self.hall.store.write(rows.create(row, sitting, log))
        except Conflict:  # the same request, or a rematch of the same table, at the same time
            wanted = rows.child_of(row.parent) if row.parent else rows.find_made(player.id, row.request or "")
            found: str | None = await self.hall.store.read(wanted)
            return await self.hall.live(found or row.id)
        return await self.hall.live(row.id)

    async def public(self) -> list[TableInfo]:
        """Tables to join or watch, a fair choice of them."""
        found = await self.hall.store.read(candidates())
        shown = chosen(found, self.hall.presence.address, LISTED)
        return [self._summary(*one, None)[0] for one in await self.hall.store.read(rows.among(shown))]

    async def mine(self, player: Player) -> list[MyTable]:
        """My tables: those that wait for me first, then the last changed."""
        found = await self.hall.store.read(rows.listed(player.id, [*UNFINISHED, "over", "closed"], LISTED))
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
        asked = player is not None and row.phase == "open" and bool(room.kept_for(player))  # for their word
        return info, asked or (info.turn is not None and info.turn in actor.seats)

    async def fork(self, record: Record, player: Player, wanted: Fork) -> TableInfo:
        """A new table that goes on from a point of a finished game; what the seat could not see is dealt anew."""
        made = await self.hall.store.read(rows.find_made(player.id, wanted.id))
        if made is None:
            self.hall.limits.take(TABLES, player.id)
            if wanted.at >= len(record.actions) or wanted.seat >= record.seats:
                raise Refusal("no-such-point", "the game has no such move or seat to go on from")
            if record.box:
                raise Refusal("no-such-point", "a game with a box of an owner's cannot be played on here yet")
            if len(record.redealt) >= DEALT:
                raise Refusal("no-such-point", f"a game is dealt anew {DEALT} times at most")
            row = self.row(record.game, record.rules, record.options, player, wanted.id)
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
            made = (await self.open(player, row, sitting, log)).room.id
        room = (await self.hall.live(made)).room
        return room.info(room.actor(player.id, None))

    async def upload(self, player: Player, text: str) -> str:
        """Keep a record that replays; RecordError says what is wrong with it."""
        self.hall.limits.take(UPLOADS, player.id)
        try:
            table, record = await self._replay(text, DEALT)
            if table.turn is not None:
                raise Refusal("unfinished", "only finished games can be uploaded")
            record.names = _names(record)
        except RecordError as wrong:
            raise Refusal("bad-record", str(wrong)) from None
        if await self.hall.store.read(rows.count_uploads(player.id)) >= KEPT:
            raise Refusal("too-many-records", f"a guest has at most {KEPT} records here: remove one first")
        id, now = short_id(self.hall.token()), self.hall.now()
        values = {"id": id, "player": player.id, "record": record.write(), "made": now}

        def job(connection: Connection) -> None:
            connection.execute(insert(uploads), values)

        await self.hall.store.write(job)
        return id

    async def remove(self, player: Player, id: str) -> None:
        """Take an upload of one's own away, and what was found in it."""
        mine = (uploads.c.id == id) & (uploads.c.player == player.id)

        def job(connection: Connection) -> bool:
            gone = connection.execute(delete(uploads).where(mine)).rowcount == 1
            if gone:
                connection.execute(delete(analyses).where(analyses.c.replay == id))
            return gone

        if not await self.hall.store.write(job):
            raise Refusal("no-record", f"you have uploaded no record '{id}'")

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
        known = self._uploads.pop(id, None)
        if known is not None:
            there = select(uploads.c.id).where(uploads.c.id == id)  # another process may have removed it
            if await self.hall.store.read(lambda connection: connection.execute(there).scalar()) is not None:
                self._uploads[id] = known
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


def _names(record: Record) -> list[str]:
    """Those of an uploaded record, held to the same rules as everybody's; a seat may have none, or a bot's."""
    if len(record.names) > record.seats:
        raise Refusal("bad-record", f"line 1: {len(record.names)} names for {record.seats} seats")
    try:
        return [proper(name, bots=True) if name else "" for name in record.names]
    except Refusal as refused:
        raise Refusal("bad-record", f"line 1: {refused.detail}") from None


def _replayed(text: str, dealt: int | None) -> tuple[Table, Record]:
    record = read(text)
    if dealt is not None and len(record.redealt) > dealt:
        raise RecordError(1, f"a game is dealt anew {dealt} times at most, not {len(record.redealt)}")
    return replay(record), record
