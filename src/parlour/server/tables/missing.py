"""What the others may do about somebody who is not there: nudge them, and after a while agree on a stand-in."""

from typing import Final

from parlour.server.limits import NUDGES, STANDS
from parlour.server.refusal import Refusal
from parlour.server.store.entries import Entry, Missed, Replaced
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import Actor
from parlour.server.wire.asked import Absent, Stand
from parlour.server.wire.told import Done

LONG: Final = 120_000  # milliseconds without a look, after which a stand-in may be agreed on


class Missing:
    """At live tables without a clock: where there is one it does the same by itself."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self.rooms = rooms

    async def nudge(self, live: AwakeRoom, actor: Actor, wanted: Stand) -> Done:
        """A tone for whoever is thought to sleep on their turn, and a push if they do not look."""
        room = live.room
        me = room.seat_of(actor, wanted.seat)
        turn = _waited_for(room, actor)
        self.rooms.limits.take(NUDGES, f"{room.id} {actor.by}")
        theirs = await self.rooms.people.distances.of(room.seats[turn].player or "")
        if actor.by not in theirs.blocked:  # else it is as if they did not stir
            self.rooms.nudge(live, turn, me)
        return Done(at=room.at)

    async def stand_in(self, live: AwakeRoom, actor: Actor, wanted: Absent) -> Done:
        """Agree that a stand-in plays for somebody away: done with the last of the other people who are here."""
        live.room.seat_of(actor, wanted.seat)
        self.rooms.limits.take(STANDS, f"{live.room.id} {actor.by}")

        def decided(room: Room) -> Entry | int:
            before = room.repeated(actor, wanted.id)
            if before is not None:
                return before
            me = room.seat_of(actor, wanted.seat)
            since = self._away_since(live, actor, wanted.missing)
            agreed = {seat for seat, time in room.position.missed.get(wanted.missing, {}).items() if time >= since}
            here = {
                room.holder(seat.seat)
                for seat in room.seats
                if seat.seat in (live.looking or ()) and not room.unmanned(seat.seat)
            }
            everybody = here <= {room.holder(seat) for seat in agreed | {me}}
            kind = Replaced if everybody else Missed
            return kind(at=room.at, seat=me, by=actor.by, request=wanted.id, missing=wanted.missing)

        return await self.rooms.do(live, decided)

    def _away_since(self, live: AwakeRoom, actor: Actor, seat: int) -> int:
        room = live.room
        if seat >= len(room.seats) or room.seats[seat].kind != "person" or seat in actor.seats:
            raise Refusal("no-seat", f"nobody else sits on seat {seat}")
        _without_clock(room)
        since = live.gone.get(seat)
        if room.unmanned(seat) or seat in (live.looking or ()) or since is None or self.rooms.served() - since < LONG:
            raise Refusal("not-missing", "they are here, or have not been away for two minutes")
        return since


def _without_clock(room: Room) -> None:
    if room.phase != "playing":
        raise Refusal("not-playing", f"this table is {room.phase}")
    if not room.row.live or room.clock.plan.kind != "none":
        raise Refusal("time-is-given", "at this table everybody has their time")


def _waited_for(room: Room, actor: Actor) -> int:
    _without_clock(room)
    turn = room.turn
    if turn is None or turn in actor.seats or room.unmanned(turn):
        raise Refusal("not-missing", "nobody else is waited for")
    return turn
