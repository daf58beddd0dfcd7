"""A rematch: an open table at which a seat is kept for everybody of the game before, moved round by one.

It begins when all have said yes. Whoever says no makes room, for others or for a bot, as whoever asked has chosen.
"""

from typing import Final

from msgspec.structs import replace

from parlour.core.game import find
from parlour.server.limits import TABLES
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.store import rows
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.room import Room
from parlour.server.tables.seating import Seating, free
from parlour.server.wire.asked import Join, Rematch
from parlour.server.wire.told import TableInfo

KEPT: Final = ("public", "live", "clock", "several", "watch", "rated", "language", "club")  # what its maker chose


class Rematches:
    """Asked for by one, agreed to by the others: the same request."""

    def __init__(self, rooms: AwakeRooms, lobby: Lobby, seating: Seating) -> None:
        self.rooms = rooms
        self._lobby = lobby
        self._seating = seating

    async def rematch(self, table: str, player: Player, wanted: Rematch) -> TableInfo:
        """Ask for it, or say yes to whoever has; once for a table, whoever asks, until it has begun without them."""
        live = await self.rooms.live(table)
        old = live.room
        old.seat_of(old.actor(player.id, None), None)
        if old.phase != "over":
            raise Refusal("not-over", "this game is not over yet")
        distance = await self.rooms.people.distances.of(player.id)
        if old.row.club is not None and old.row.club not in distance.clubs:
            raise Refusal("no-club", "this was a table of a club that you are not in any more")
        again = await self.rooms.store.read(rows.child_of(table))
        if again is None or await self._without(again, player):
            again = await self._asked(old, player, wanted)
        if old.child != again:
            await self.rooms.tell_again(table)
        fresh = (await self.rooms.live(again)).room
        me = replace(fresh.actor(player.id, None), distance=distance)
        if fresh.row.phase == "open" and fresh.kept_from(me) and not fresh.kept_for(player.id):
            await self._seating.own_block(fresh, player.id)
            raise Refusal("no-free-seat", "there is no seat free at this table")
        if fresh.row.phase == "open" and fresh.kept_for(player.id):
            return (await self._seating.join(again, player, Join(nonce=wanted.nonce))).table
        return fresh.info(me)

    async def _without(self, again: str, player: Player) -> bool:
        """Whether the rematch is the others' alone: it has begun, and the player does not sit there."""
        live = await self.rooms.live(again)
        if live.room.row.phase == "open" or live.room.actor(player.id, None).seats:
            return False
        async with live.lock:
            await self.rooms.store.write(rows.disown(again), self.rooms.notice(again, "seats"))
            await self.rooms.reload(live)
        return True

    async def _asked(self, old: Room, player: Player, wanted: Rematch) -> str:
        self.rooms.limits.take(TABLES, player.id)
        game = old.begun().game if old.box else find(old.row.game)  # a box was made for the rules it is played by
        row = self._lobby.row(game, old.options, player, None)
        for kept in KEPT:
            setattr(row, kept, getattr(old.row, kept))
        row.parent, row.spare, row.began = old.id, wanted.spare, self.rooms.served()
        row.lots = old.row.rated  # else the first player moves round
        fresh = Room(rows.Loaded(row, [], []), self.rooms.times)
        sitting = []
        distances = self.rooms.people.distances
        apart, club = (await distances.of(player.id)).apart, old.row.club
        if club is not None:
            row.code = None
        for seat in range(len(old.seats)):
            was = old.seats[(seat + 1) % len(old.seats)]
            if was.kind == "bot":
                sitting.append(SeatRow(seat, "bot", name=was.name, level=was.level, master=was.master))
            elif (
                was.player is None
                or was.player in apart
                or (club is not None and club not in (await distances.of(was.player)).clubs)
            ):  # a program has no word to give; who was forgotten, must not meet the asker, or left the club stays away
                sitting.append(free(fresh, SeatRow(seat, "kept")))
            else:
                mine = was.player == player.id
                nonce = wanted.nonce if mine else ""
                sitting.append(SeatRow(seat, "person" if mine else "kept", was.player, was.name, nonce=nonce))
        again = (await self._lobby.open(player, row, sitting, [])).room
        for whom in {seat.player for seat in again.seats if seat.kind == "kept" and seat.player is not None}:
            self.rooms.news.invited(whom, player.id, "seat", again.id)
        return again.id
