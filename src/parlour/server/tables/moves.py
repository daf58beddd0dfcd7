"""What somebody at a table does: play, take back, answer, leave and come back, talk, wave."""

from collections.abc import Callable
from typing import TypedDict

from parlour.server.limits import ASKS, CHAT, EMOTES, PLAYS, STANDS, TAKEBACKS, Rate
from parlour.server.people.names import visible
from parlour.server.refusal import Refusal
from parlour.server.store import rows
from parlour.server.store.base import Conflict, Job
from parlour.server.store.entries import (
    CameBack,
    Entry,
    Left,
    Played,
    Redone,
    Resigned,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    UndoWithdrawn,
)
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import Actor, stands
from parlour.server.tables.takeback import redoable, settled, undoable
from parlour.server.wire.asked import Answer, Gesture, Play, Say, Stand, Undo
from parlour.server.wire.told import Done, Emoted, Line


class Mine(TypedDict):
    """What every entry says of whoever made it."""

    at: int
    seat: int
    by: str
    request: str


class Moves:
    """Each writes an entry of the log; the same id twice is done once and answered the same."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self.rooms = rooms

    async def play(self, live: AwakeRoom, actor: Actor, wanted: Play) -> Done:
        """An action."""
        self._count(PLAYS, live, actor, wanted)
        before = live.room.repeated(actor, wanted.id)
        if before is not None:  # asked again: also whoever has left since stays away
            return Done(at=before)
        if live.room.seat_of(actor, wanted.seat) in live.room.away:
            await self.back(live, actor, Stand(id=f"back-{wanted.id}"[:64], seat=wanted.seat))

        def decide(room: Room, mine: Mine) -> Entry:
            action = room.play(actor, mine["seat"], wanted.at, wanted.action)
            return Played(**mine, action=action, spent=room.clock.spend())

        return await self._once(live, actor, wanted, decide)

    def _count(self, rate: Rate, live: AwakeRoom, actor: Actor, wanted: Play | Undo | Answer | Stand) -> None:
        """How often somebody does something; whoever does not sit there is refused, and not counted."""
        if live.room.repeated(actor, wanted.id) is None:
            live.room.seat_of(actor, wanted.seat)
        self.rooms.limits.take(rate, f"{live.room.id} {actor.by}")

    async def undo(self, live: AwakeRoom, actor: Actor, wanted: Undo) -> Done:
        """Take back, or ask the others whether one may."""
        self._count(TAKEBACKS, live, actor, wanted)

        def decide(room: Room, mine: Mine) -> Entry:
            stands(room, "nothing is taken back")
            room.check(wanted.at)
            how, keep = undoable(room, mine["seat"])
            if how == "none":
                raise Refusal("nothing-to-undo", "there is nothing that you can take back now")
            if how == "away":
                raise Refusal("somebody-is-away", "somebody who would have to agree is away")
            asked = room.position.asked
            heard = asked is not None and room.seats[asked.seat].player not in actor.distance.blocked
            if how == "ask" and asked is not None and heard:  # nobody waits for what they are not asked
                raise Refusal("already-asked", f"seat {asked.seat} asks to take something back")
            if how == "ask":
                self.rooms.limits.take(ASKS, f"{room.id} {actor.by}")
            return UndoAsked(**mine, keep=keep) if how == "ask" else Undone(**mine, keep=keep)

        return await self._once(live, actor, wanted, decide)

    async def redo(self, live: AwakeRoom, actor: Actor, wanted: Undo) -> Done:
        """Play again what was last taken back, bots' replies too; against bots alone, where nobody minds."""
        self._count(TAKEBACKS, live, actor, wanted)

        def decide(room: Room, mine: Mine) -> Entry:
            room.check(wanted.at)
            if not redoable(room, mine["seat"]):
                raise Refusal("nothing-to-redo", "nothing was taken back that could be played again")
            return Redone(**mine)

        return await self._once(live, actor, wanted, decide)

    async def answer(self, live: AwakeRoom, actor: Actor, wanted: Answer) -> Done:
        """Agree or not that somebody takes back; with the last to agree it is done. Who asked may withdraw."""
        self._count(PLAYS, live, actor, wanted)

        def decide(room: Room, mine: Mine) -> Entry:
            room.check(wanted.at)
            asked, me = room.position.asked, room.holder(mine["seat"])
            if asked is None:
                raise Refusal("nothing-asked", "nobody asks to take anything back")
            if not wanted.agree:
                return UndoWithdrawn(**mine) if room.holder(asked.seat) == me else UndoRefused(**mine)
            before_me = {room.holder(other) for other in asked.agreed}
            if settled(room, asked.seat, asked.keep, before_me | {me}):
                return Undone(at=room.at, seat=asked.seat, by=actor.by, request=wanted.id, keep=asked.keep)
            if me in before_me:
                raise Refusal("already-agreed", "you have agreed; somebody else has not")
            return UndoAgreed(**mine)

        return await self._once(live, actor, wanted, decide)

    async def _once(
        self, live: AwakeRoom, actor: Actor, wanted: Play | Undo | Answer | Stand, decide: Callable[[Room, Mine], Entry]
    ) -> Done:
        """Append what is decided for the seat that is meant; what was done before is answered as it was then."""

        def decided(room: Room) -> Entry | int:
            before = room.repeated(actor, wanted.id)
            if before is not None:
                return before
            seat = room.seat_of(actor, wanted.seat)
            if seat in room.position.resigned:
                raise Refusal("resigned", "you have resigned: a stand-in plays this seat to the end")
            return decide(room, {"at": room.at, "seat": seat, "by": actor.by, "request": wanted.id})

        return await self.rooms.do(live, decided)

    async def leave(self, live: AwakeRoom, actor: Actor, wanted: Stand) -> Done:
        """Let a stand-in play."""
        stands(live.room, "nobody else plays: close the page, and come back today")
        return await self._stand(live, actor, wanted, Left)

    async def back(self, live: AwakeRoom, actor: Actor, wanted: Stand) -> Done:
        """Take the seat back from the stand-in."""
        return await self._stand(live, actor, wanted, CameBack)

    async def resign(self, live: AwakeRoom, actor: Actor, wanted: Stand) -> Done:
        """Give up: a stand-in plays to the end, and the result says so. Against bots alone a game is abandoned,
        unless its result counts."""
        if live.room.alone(actor) and not live.room.counts:
            raise Refusal("nobody-minds", "against bots alone a game is abandoned, not resigned")
        return await self._stand(live, actor, wanted, Resigned)

    async def _stand(
        self, live: AwakeRoom, actor: Actor, wanted: Stand, kind: type[Left | CameBack | Resigned]
    ) -> Done:
        self._count(STANDS, live, actor, wanted)

        def decide(room: Room, mine: Mine) -> Entry:
            if room.phase != "playing":
                raise Refusal("not-playing", f"this table is {room.phase}")
            # where it changes nothing, too: the id is remembered, and asked again later it changes nothing either
            return kind(**mine)

        return await self._once(live, actor, wanted, decide)

    async def say(self, live: AwakeRoom, actor: Actor, wanted: Say) -> Line:
        """A line of chat, by somebody who sits there."""
        live.room.seat_of(actor, None)
        self.rooms.limits.take(CHAT, f"{live.room.id} {actor.by}")
        text = visible(wanted.text)
        if not text:
            raise Refusal("not-text", "chat is plain text, all of it to be seen, in one direction")
        self.rooms.people.words.check(text, "this line")
        async with live.lock:
            room = live.room
            line = await self.rooms.store.read(rows.said(room.id, actor.by, wanted.id))
            if line is None:
                if room.phase == "closed":
                    raise Refusal("table-closed", "this table was closed")
                seat = room.seat_of(actor, None)  # as it is now: they may have been sent away
                _sits(room, seat)
                name = room.seats[seat].name
                job = rows.say(room.id, actor.by, name, text, wanted.id, self.rooms.now())
                line = await self._written(room, job)
                live.tell_line(line)
                await self._alive(live, actor, wanted.id)
        return Line(n=line.n, player=line.player, name=line.name, text=line.text, time=line.time)

    async def emote(self, live: AwakeRoom, actor: Actor, wanted: Gesture) -> Emoted:
        """A drawing at one's seat for a moment, by somebody who sits there; it is told, and stored nowhere."""
        live.room.seat_of(actor, wanted.seat)
        self.rooms.limits.take(EMOTES, f"{live.room.id} {actor.by}")
        async with live.lock:
            room = live.room
            if room.phase == "closed":
                raise Refusal("table-closed", "this table was closed")
            seat = room.seat_of(actor, wanted.seat)  # as it is now: they may have been sent away
            _sits(room, seat)
            shown = Emoted(id=wanted.id, seat=seat, player=actor.by, emote=wanted.emote)
            if live.tell_emote(shown):
                if self.rooms.store.shared:
                    await self.rooms.tell_emote(room.id, shown)
                await self._alive(live, actor, wanted.id)
        return shown

    async def _alive(self, live: AwakeRoom, actor: Actor, request: str) -> None:
        """Whoever speaks is here: their seats are theirs again, unless they have left them of their own will."""
        at = live.room.position
        for seat in actor.seats:
            if (at.slips.get(seat) or seat in at.replaced) and seat not in at.resigned and live.room.phase == "playing":
                id = f"here-{seat}-{request}"[:64]
                await self.rooms.append(live, CameBack(at=live.room.at, seat=seat, by=actor.by, request=id))

    async def _written(self, room: Room, job: Job[rows.ChatRow]) -> rows.ChatRow:
        for _ in range(5):  # another process may have taken the number
            try:
                last = await self.rooms.store.read(rows.lines(room.id, 0, 1))
                number = last[-1].n + 1 if last else 1
                return await self.rooms.store.write(job, self.rooms.notice(room.id, f"chat-{number}"))
            except Conflict:
                continue
        raise Refusal("busy", "too many speak at once; try again")


def _sits(room: Room, seat: int) -> None:
    """Refusal for whoever has an invitation, and has not sat down by it: they have no name here yet."""
    if room.seats[seat].kind != "person":
        raise Refusal("not-your-table", "sit down first")
