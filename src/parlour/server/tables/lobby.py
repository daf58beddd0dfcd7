"""The lobby: tables are made, listed, forked; records come and go."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from secrets import randbits
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.core.box import BoxError, line_of, read_box, spelt, written
from parlour.core.game import Game, UnknownGame, UnknownRules, boxed, find
from parlour.core.record import Record, RecordError, read
from parlour.core.table import Table, replay
from parlour.server.limits import TABLES, UPLOADS
from parlour.server.people.guests import Player
from parlour.server.people.names import proper
from parlour.server.people.tokens import hashed, short_id, spoken
from parlour.server.refusal import Refusal
from parlour.server.store import belonging, rows
from parlour.server.store.base import Conflict, Job, together
from parlour.server.store.clubs import no_club
from parlour.server.store.entries import Entry, Played, Redealt
from parlour.server.store.knocks import KnockRow, waiting_at
from parlour.server.store.rows import Loaded, SeatRow, TableRow
from parlour.server.store.schema import analyses, uploads
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.listing import candidates, chosen
from parlour.server.tables.rated import check_rated
from parlour.server.tables.room import Room, StoodIn
from parlour.server.tables.seating import bot, check_bot
from parlour.server.wire.asked import Fork, NewTable
from parlour.server.wire.told import Made, MyTable, Result, TableInfo

UNFINISHED: Final = ["open", "playing", "paused"]
MOST: Final = 100  # unfinished tables that one guest may have made
LISTED: Final = 100
KEPT: Final = 200  # records that one guest may have uploaded
LOOKED_AT: Final = 32  # uploaded games kept replayed
TRIES: Final = 5
DEALT: Final = 100  # times that a game, a fork of forks say, may have been dealt anew


class Finished(NamedTuple):
    """A finished game: replayed, written down, and the room of its table; None for a record from elsewhere."""

    table: Table
    record: Record
    room: Room | None

    @property
    def names(self) -> list[str]:
        """A name a seat, empty where none is known."""
        return [self.record.names[seat] if seat < len(self.record.names) else "" for seat in range(self.table.seats)]


class Lobby:
    """Makes tables and finds them."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self.rooms = rooms
        self._uploads: OrderedDict[str, tuple[Table, Record]] = OrderedDict()
        self._replaying = asyncio.Semaphore(1)
        self._unpacking = asyncio.Semaphore(1)

    async def create(
        self,
        player: Player,
        wanted: NewTable,
        kept: SeatRow | None = None,
        beside: Callable[[str], Job[None]] | None = None,
    ) -> Made:
        """A new table; it begins as soon as every seat is taken. A seat may be `kept` for somebody, and of the table,
        by its id, more be written `beside` it."""
        made = await self.rooms.store.read(rows.find_made(player.id, wanted.id))
        self.rooms.limits.take(TABLES, player.id)
        if made is not None:
            return await self._again(player, made)
        named = self.rooms.people.may_be_called(player, *(plan.name for plan in wanted.seats if plan.name))
        try:
            game = await self._boxed(find(wanted.game), wanted.box) if wanted.box else find(wanted.game)
            options = game.settled(wanted.options)
            Table(game, len(wanted.seats), 0, options)
        except (UnknownGame, ValueError) as wrong:
            raise Refusal("no-such-table", str(wrong)) from None
        if wanted.clock.kind != "none" and wanted.clock.seconds < 1:
            raise Refusal("no-such-table", "a clock has at least one second")
        if wanted.rated:
            check_rated(game, options, wanted)
        if wanted.club is not None:
            await self._check_club(player, wanted)
        if all(plan.kind == "bot" for plan in wanted.seats):
            raise Refusal("no-person", "a table has a seat for a person; bots among themselves play by `parlour arena`")
        sitting: list[SeatRow] = []
        tokens: dict[int, str] = {}
        for seat, plan in enumerate(wanted.seats):
            if plan.kind == "me":
                name = self.rooms.people.check_name(plan.name) if plan.name else player.name
                sitting.append(SeatRow(seat, "person", player.id, name, nonce=wanted.nonce))
            elif plan.kind == "bot":
                check_bot(plan.master, wanted.rated)
                sitting.append(bot(seat, plan.level, plan.master))
            else:
                if plan.kind == "invited":
                    tokens[seat] = self.rooms.token()
                sitting.append(SeatRow(seat, plan.kind, invitation=hashed(tokens[seat]) if seat in tokens else None))
        if kept is not None:
            sitting[kept.seat] = kept
        row = self.row(game, options, player, wanted.id)
        row.public, row.live, row.clock = wanted.public, wanted.live, msgspec.json.encode(wanted.clock).decode()
        row.several, row.watch, row.lots, row.rated = wanted.several, wanted.watch, wanted.lots, wanted.rated
        row.language, row.club = wanted.language, wanted.club
        row.code = row.code if wanted.club is None else None  # whoever hears it may be anybody
        jobs = [named, _in_club(player, wanted), None if beside is None else beside(row.id)]
        live = await self.open(player, row, sitting, [], together([job for job in jobs if job is not None]))
        if live.room.id != row.id:  # the same request at the same time was quicker
            return await self._again(player, live.room.id)
        return Made(table=live.room.info(live.room.actor(player.id, None)), tokens=tokens)

    async def _check_club(self, player: Player, wanted: NewTable) -> None:
        """Refusal for a table of a club that is not theirs, or to which others than its people could come."""
        if wanted.club not in (await self.rooms.people.distances.of(player.id)).clubs:
            raise no_club()
        if wanted.public or any(plan.kind == "invited" for plan in wanted.seats):
            raise Refusal(
                "no-such-table", "a table of a club is for its people: neither public nor with links to seats"
            )

    async def _boxed(self, game: Game, text: str) -> Game:
        """An edition of an owner's box, made beside the event loop, one at a time."""
        async with self._unpacking:
            return await asyncio.to_thread(_boxed, game, text)

    async def _again(self, player: Player, table: str) -> Made:
        """The same request again: the same table. Invitations are not kept here, so those unused are made anew."""
        live = await self.rooms.live(table)
        async with live.lock:
            waiting = [seat for seat in live.room.seats if seat.kind == "invited" and live.room.row.phase == "open"]
            tokens = {seat.seat: self.rooms.token() for seat in waiting}
            changes = [(seat, SeatRow(seat.seat, "invited", invitation=hashed(tokens[seat.seat]))) for seat in waiting]
            if changes:
                await self.rooms.seat(live, changes)
            return Made(table=live.room.info(live.room.actor(player.id, None)), tokens=tokens)

    def row(self, game: Game, options: dict[str, str], player: Player | None, request: str | None) -> TableRow:
        """A table of an edition of a game, to be stored; the house's own if nobody makes it."""
        now = self.rooms.now()
        settings = msgspec.json.encode(options).decode()
        return TableRow(
            id=short_id(self.rooms.token()),
            game=game.id,
            rules=game.rules,
            options=settings,
            public=False,
            live=True,
            clock="{}",
            secret=self.secret(),
            phase="open",
            made=now,
            changed=now,
            maker=player.id if player is not None else None,
            request=request,
            box=written(game.changed).decode() if game.changed else "",
            code=spoken(self.rooms.token()),
        )

    async def check_unfinished(self, player: Player) -> None:
        """Refusal if somebody has as many unfinished tables as one can."""
        if await self.rooms.store.read(rows.count_made(player.id, UNFINISHED)) >= MOST:
            raise Refusal("too-many-tables", f"a guest has at most {MOST} unfinished tables")

    def secret(self) -> str:
        """A new secret for a deal: 256 bits."""
        return sha256(self.rooms.token().encode()).hexdigest()

    async def open(
        self,
        player: Player,
        row: TableRow,
        sitting: list[SeatRow],
        log: list[Entry],
        beside: Job[None] | None = None,
    ) -> AwakeRoom:
        """Store a new table; the one that is there already if the same was asked for."""
        await self.check_unfinished(player)
        for _ in range(TRIES):
            try:
                await self.rooms.store.write(rows.create(row, sitting, log, beside))
                break
            except Conflict:  # the same request, or a rematch of the same table, at the same time
                wanted = rows.child_of(row.parent) if row.parent else rows.find_made(player.id, row.request or "")
                found: str | None = await self.rooms.store.read(wanted)
                if found is not None:
                    return await self.rooms.live(found)
                row.code = spoken(self.rooms.token())  # or another table has the same code
        return await self.rooms.live(row.id)

    async def public(self, player: Player | None) -> list[TableInfo]:
        """Tables to join or watch, a fair choice of them; none of people whom somebody must not meet."""
        found = await self.rooms.store.read(candidates(None, player.id if player is not None else None))
        shown = chosen(found, self.rooms.presence.address, LISTED)
        return [self._summary(*one, None)[0] for one in await self.rooms.store.read(rows.among(shown))]

    async def mine(self, player: Player) -> list[MyTable]:
        """My tables: those that wait for me first, then the last changed."""
        found = await self.rooms.store.read(rows.listed(player.id, [*UNFINISHED, "over", "closed"], LISTED))
        knocked = await self.rooms.store.read(waiting_at(*(row.id for row, _ in found)))
        near = await self.rooms.people.distances.of(player.id)
        told, apart = [], near.apart
        for row, sitting in found:
            only_kept = {seat.kind for seat in sitting if seat.player == player.id} == {"kept"}
            if row.maker in apart and only_kept:  # whom they invited before either blocked the other
                continue
            if row.club not in (None, *near.clubs) and all(seat.player != player.id for seat in sitting):
                continue  # which they made before they left the club
            asking = [one for one in knocked if one.table == row.id and one.player not in apart]
            info, waits = self._summary(row, sitting, player.id, asking)
            told.append(MyTable(table=info, waiting=waits or bool(info.knocks)))
        return sorted(told, key=lambda one: not one.waiting)

    def _summary(
        self, row: TableRow, sitting: list[SeatRow], player: str | None, knocks: list[KnockRow] | None = None
    ) -> tuple[TableInfo, bool]:
        """Who sits where, and whether it waits for the player: nothing is replayed for a list."""
        begun, row.seed = row.seed is not None, None
        room = Room(Loaded(row, sitting, [], knocks=knocks or []), self.rooms.times)
        actor = room.actor(player, None)
        info = room.info(actor)
        info.at, info.turn = row.at, row.turn if row.phase == "playing" else None
        info.round = row.round or 0
        if row.stood_in:
            whom = msgspec.json.decode(row.stood_in, type=StoodIn)
            for seat in info.seats:
                seat.stood_in, seat.resigned = whom.actions[seat.seat], seat.seat in whom.resigned
        info.deal.nonces = [seat.nonce for seat in sitting] if begun else []
        info.outcome = msgspec.json.decode(row.outcome, type=Result) if row.outcome else None
        asked = player is not None and row.phase == "open" and bool(room.kept_for(player))  # for their word
        return info, asked or (info.turn is not None and info.turn in actor.seats)

    async def fork(
        self,
        record: Record,
        player: Player,
        wanted: Fork,
        bots: dict[int, SeatRow] | None = None,
        of: str | None = None,
    ) -> TableInfo:
        """A new table that goes on from a point of a finished game; what the seat could not see is dealt anew.

        `bots` are to play on; `of` is the game, where its moment is tried again.
        """
        made = await self.rooms.store.read(rows.find_made(player.id, wanted.id))
        if made is None:
            self.rooms.limits.take(TABLES, player.id)
            if wanted.at >= len(record.actions) or wanted.seat >= record.seats:
                raise Refusal("no-such-point", "the game has no such move or seat to go on from")
            if len(record.redealt) >= DEALT:
                raise Refusal("no-such-point", f"a game is dealt anew {DEALT} times at most")
            row = self.row(find(record.game).edition(record.rules, record.box), record.options, player, wanted.id)
            row.phase, row.seed, row.code = "playing", str(record.seed), None
            now, served = self.rooms.now(), self.rooms.served()
            log: list[Entry] = []
            for at in range(wanted.at + 1):
                dealt = [(seat, key) for when, seat, key in record.redealt if when == at]
                dealt += [(wanted.seat, randbits(63))] if at == wanted.at else []
                for eyes, key in dealt:
                    log.append(Redealt(at=len(log), seat=0, eyes=eyes, key=key, time=now, served=served))
                if at < wanted.at:
                    action = record.actions[at]
                    log.append(Played(at=len(log), seat=0, action=action, by="before", time=now, served=served))
            sitting = [
                SeatRow(seat, "person", player.id, player.name)
                if seat == wanted.seat
                else (bots or {}).get(seat) or bot(seat, wanted.level, wanted.master)
                for seat in range(record.seats)
            ]
            row.at = len(log)
            row.tried, row.tried_at = of, wanted.at if of is not None else None
            whole = Room(Loaded(row, sitting, log), self.rooms.times)
            stand = whole.stand()
            row.turn, row.due, row.thinks, row.began = stand.turn, stand.due, stand.thinks, served
            row.round = stand.round
            made = (await self.open(player, row, sitting, log)).room.id
        room = (await self.rooms.live(made)).room
        if (room.row.tried, room.row.tried_at) != (of, wanted.at if of is not None else None):
            raise Refusal("stale", "this id is that of another table of yours")
        return room.info(room.actor(player.id, None))

    async def upload(self, player: Player, text: str) -> str:
        """Keep a record that replays; RecordError says what is wrong with it."""
        self.rooms.limits.take(UPLOADS, player.id)
        try:
            table, record = await self._replay(text, DEALT)
            if table.turn is not None:
                raise Refusal("unfinished", "only finished games can be uploaded")
            record.names = _names(record)
            if any(record.names):  # which others read
                await self.rooms.people.check_voice(player)
        except RecordError as wrong:
            raise Refusal("bad-record", str(wrong)) from None
        if await self.rooms.store.read(rows.count_uploads(player.id)) >= KEPT:
            raise Refusal("too-many-records", f"a guest has at most {KEPT} records here: remove one first")
        id, now = short_id(self.rooms.token()), self.rooms.now()
        values = {"id": id, "player": player.id, "record": record.write(), "made": now}

        def job(connection: Connection) -> None:
            connection.execute(insert(uploads), values)

        await self.rooms.store.write(job)
        return id

    async def remove(self, player: Player, id: str) -> None:
        """Take an upload of one's own away, and what was found in it."""
        mine = (uploads.c.id == id) & (uploads.c.player == player.id)

        def job(connection: Connection) -> bool:
            gone = connection.execute(delete(uploads).where(mine)).rowcount == 1
            if gone:
                connection.execute(delete(analyses).where(analyses.c.replay == id))
            return gone

        if not await self.rooms.store.write(job):
            raise Refusal("no-record", f"you have uploaded no record '{id}'")

    async def _replay(self, text: str, dealt: int | None) -> tuple[Table, Record]:
        """Read and replay beside the event loop, one game at a time; RecordError if it was dealt anew too often."""
        async with self._replaying:
            return await asyncio.to_thread(_replayed, text, dealt)

    async def finished(self, id: str) -> Finished:
        """A finished table, or a record that was uploaded: that is replayed once, as long as it is looked at."""
        known = self._uploads.pop(id, None)
        if known is not None:
            there = select(uploads.c.id).where(uploads.c.id == id)  # another process may have removed it
            if await self.rooms.store.read(lambda connection: connection.execute(there).scalar()) is not None:
                self._uploads[id] = known
                return Finished(*known, None)
        wanted = select(uploads.c.record).where(uploads.c.id == id)
        text = await self.rooms.store.read(lambda connection: connection.execute(wanted).scalar())
        if text is not None:
            self._uploads[id] = found = await self._replay(text, None)
            if len(self._uploads) > LOOKED_AT:
                self._uploads.popitem(last=False)
            return Finished(*found, None)
        room = (await self.rooms.live(id)).room
        record = room.record()
        return Finished(room.begun(), record, room)


def _in_club(player: Player, wanted: NewTable) -> Job[None] | None:
    return None if wanted.club is None else belonging.check(wanted.club, {player.id})


def _boxed(game: Game, text: str) -> Game:
    """The newest edition of a game with what a box file corrects; Refusal says what is wrong, and in which line."""
    try:
        file = read_box(text)
        if file.game != game.id:
            other = spelt(file.game)
            raise BoxError("game", f"this is a box of {other}, not of {game.id}", reason="other-game", value=other)
        return boxed(file)
    except BoxError as wrong:
        line = line_of(text, wrong.where)
        detail = f"line {line}: {wrong}" if line else str(wrong)
        raise Refusal("bad-box", detail, wrong.reason, wrong.cite or None, where=wrong.where, **wrong.told) from None
    except UnknownRules as unknown:
        raise Refusal("bad-box", str(unknown)) from None


def _names(record: Record) -> list[str]:
    """Those of an uploaded record, held to the same rules as everybody's; a seat may have none, or a bot's."""
    try:
        return [proper(name, bots=True) if name else "" for name in record.names]
    except Refusal as refused:
        raise Refusal("bad-record", f"line 1: {refused.detail}") from None


def _replayed(text: str, dealt: int | None) -> tuple[Table, Record]:
    record = read(text)
    if dealt is not None and len(record.redealt) > dealt:
        raise RecordError(1, f"a game is dealt anew {dealt} times at most, not {len(record.redealt)}")
    return replay(record), record
