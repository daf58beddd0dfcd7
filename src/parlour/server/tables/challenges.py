"""Challenging somebody directly: a table is made with a seat kept for them; they accept or decline, or it ends."""

import logging
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.server.limits import CHALLENGES, CHALLENGES_OF_ALL, CHALLENGES_OF_ONE
from parlour.server.people import challenges as stored
from parlour.server.people.challenges import BY_DAY, LIVE, ChallengeRow
from parlour.server.people.guests import Player
from parlour.server.people.tokens import short_id
from parlour.server.refusal import Refusal
from parlour.server.store import rows
from parlour.server.store.base import Job
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.seating import Seating
from parlour.server.wire.asked import Clock, Join, NewTable, SeatPlan
from parlour.server.wire.challenges import AnswerChallenge, Challenge, Challenges, ChallengeState, NewChallenge

LOG: Final = logging.getLogger("parlour.server")
THEIRS: Final = 1  # the seat that is kept; lots decide who begins
SOON: Final = 5_000  # milliseconds after which it is worth looking again: where something waits,
NOW_AND_THEN: Final = 15_000  # where somebody could be challenged,
SELDOM: Final = 60_000  # and where nobody could
HERE: Final = 20_000  # milliseconds after a look for which somebody is here, and needs no other word
CACHED: Final = 10_000


class ChallengeRooms:
    """Makes them, tells them, ends them."""

    def __init__(self, rooms: AwakeRooms, lobby: Lobby, seating: Seating) -> None:
        self._rooms = rooms
        self._lobby = lobby
        self._seating = seating
        self._looked: OrderedDict[str, int] = OrderedDict()  # when somebody last did, in ticks
        rooms.unanswered = self.end_overdue

    async def make(self, player: Player, wanted: NewChallenge, address: str) -> Challenge:
        """Challenge somebody; the same request again is the same challenge."""
        store, served = self._rooms.store, self._rooms.served()
        made = await store.read(rows.find_made(player.id, wanted.id))
        if made is not None:
            return await self._made(player, made)
        name = await store.read(stored.check(player.id, wanted.player))
        for rate, who in ((CHALLENGES, player.id), (CHALLENGES_OF_ONE, f"{player.id} {wanted.player}")):
            self._rooms.limits.take(rate, who)
        self._rooms.limits.take(CHALLENGES_OF_ALL, address)
        others = SeatPlan(kind="open") if wanted.level is None else SeatPlan(kind="bot", level=wanted.level)
        seats = [SeatPlan(kind="me"), SeatPlan(kind="open"), *[others] * (wanted.seats - 2)]
        table = NewTable(
            game=wanted.game,
            seats=seats,
            id=wanted.id,
            live=wanted.live,
            clock=wanted.clock,
            rated=wanted.rated,
            watch=wanted.watch,
            nonce=wanted.nonce,
        )
        id, now, lasts = short_id(self._rooms.token()), self._rooms.now(), LIVE if wanted.live else BY_DAY

        def beside(table: str) -> Job[None]:
            return stored.add(id, table, player.id, wanted.player, now, served, lasts)

        kept = SeatRow(THEIRS, "kept", wanted.player, name)
        there = (await self._lobby.create(player, table, kept, beside)).table.table
        here = self._looked.get(wanted.player, -HERE) > self._rooms.ticks() - HERE
        if not here:
            self._rooms.news.invited(wanted.player, player.id, "seat", there)
        return await self._made(player, there)

    async def _made(self, player: Player, table: str) -> Challenge:
        row = await self._rooms.store.read(stored.of_table(table, self._rooms.served()))
        if row is None:
            raise Refusal("stale", "this id is that of another table of yours")
        return self._told(row, player.id)

    async def mine(self, player: Player) -> Challenges:
        """Those to me and by me; whatever ran out is ended."""
        served = self._rooms.served()
        self._looked[player.id] = self._rooms.ticks()
        self._looked.move_to_end(player.id)
        if len(self._looked) > CACHED:
            self._looked.popitem(last=False)
        for row in await self._rooms.store.read(stored.overdue(served, player.id)):
            await self._end(row, "over")
        found = await self._rooms.store.read(stored.of_person(player.id, served))
        for row in found.to_me:  # whichever process stores that they are to be told
            self._rooms.news.seen(player.id, row.table)
        waits = bool(found.to_me) or any(row.state == "waiting" for row in found.mine)
        again = SOON if waits else NOW_AND_THEN if found.reachable else SELDOM
        to_me, mine = ([self._told(row, player.id) for row in some] for some in (found.to_me, found.mine))
        return Challenges(to_me=to_me, mine=mine, again=again)

    async def answer(self, player: Player, id: str, wanted: AnswerChallenge) -> Challenge:
        """Sit down, or say no; again is the same as once."""
        row = await self._to_me(player, id)
        if row.state == "waiting" and wanted.accept:
            await self._seating.join(row.table, player, Join(nonce=wanted.nonce))
        elif row.state == "waiting":
            await self._end(row, "declined")
        elif row.state != ("accepted" if wanted.accept else "declined"):
            raise Refusal("challenge-over", "this challenge is over")
        found = await self._rooms.store.read(stored.one(id, self._rooms.served()))
        if found is None:  # its maker was forgotten meanwhile: what was said holds
            found = replace(row, state="accepted" if wanted.accept else "declined")
        return self._told(found, player.id)

    async def _to_me(self, player: Player, id: str) -> ChallengeRow:
        row = await self._rooms.store.read(stored.one(id, self._rooms.served()))
        apart = (await self._rooms.people.distances.of(player.id)).apart
        if row is None or row.other != player.id or row.player in apart:
            raise Refusal("no-challenge", "there is no challenge like that")
        return row

    async def withdraw(self, player: Player, id: str) -> Challenge:
        """I no longer challenge them; again is the same as once. What was accepted is a game."""
        row = await self._rooms.store.read(stored.one(id, self._rooms.served()))
        if row is None or row.player != player.id:
            raise Refusal("no-challenge", "there is no challenge like that")
        if row.state == "waiting":
            await self._end(row, "withdrawn")
        elif row.state == "accepted":
            raise Refusal("challenge-over", "it was accepted: the game is on")
        return await self._made(player, row.table)

    async def end_overdue(self) -> None:
        """Whatever nobody answered in time, and nobody looked at since."""
        for row in await self._rooms.store.read(stored.overdue(self._rooms.served())):
            await self._end(row, "over")
        await self._rooms.store.write(stored.forget_old(self._rooms.served()))

    async def _end(self, row: ChallengeRow, state: ChallengeState) -> None:
        try:
            await self._seating.unkept(await self._rooms.live(row.table), row.other, state)
        except Refusal as overtaken:  # they sat down at the same moment, or the table is gone
            LOG.info("a challenge was overtaken", extra={"table": row.table, "why": overtaken.error})

    def _told(self, row: ChallengeRow, player: str) -> Challenge:
        mine = row.player == player
        waits = row.state == "waiting"
        return Challenge(
            challenge=row.id,
            mine=mine,
            player=row.other if mine else row.player,
            name=row.other_name if mine else row.name,
            table=row.table,
            game=row.game,
            seats=row.seats,
            live=row.live,
            clock=msgspec.json.decode(row.clock, type=Clock),
            rated=row.rated,
            state=row.state,
            left=max(0, row.until - self._rooms.served()) if waits else 0,
        )
