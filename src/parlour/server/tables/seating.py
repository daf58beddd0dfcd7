"""Who sits down at a table that waits, gets up again, is asked to make room; and what opens a seat."""

from msgspec.structs import replace

from parlour.bots.levels import STRONGEST
from parlour.server.limits import STANDS
from parlour.server.people import challenges
from parlour.server.people.friends import friend
from parlour.server.people.guests import Player
from parlour.server.people.tokens import hashed
from parlour.server.refusal import Refusal
from parlour.server.store import rows, waiting
from parlour.server.store.apart import MustNotMeet
from parlour.server.store.base import Conflict
from parlour.server.store.belonging import NotInTheClub
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import Actor, stands, unaided
from parlour.server.wire.asked import Join, SeatChange
from parlour.server.wire.challenges import ChallengeState
from parlour.server.wire.told import Made, Seated

KEPT_LIVE = 600_000  # milliseconds for which a seat of a rematch is its person's who has not answered;
KEPT_BY_DAY = 86_400_000  # where turns are played by the day
LEVEL = 3  # of a bot on a seat whose person does not come


def free(room: Room, seat: SeatRow) -> SeatRow:
    """A seat whose person does not sit there: its invitation is good again; at a rematch as its asker chose."""
    if room.row.parent is not None:
        return bot(seat.seat, LEVEL) if room.row.spare == "bot" else SeatRow(seat.seat, "open")
    return SeatRow(seat.seat, "invited" if seat.invitation else "open", invitation=seat.invitation)


def nobodys(seat: SeatRow) -> bool:
    """Whether anybody may sit there: it is open, or was kept for somebody who has been forgotten."""
    return seat.kind == "open" or (seat.kind == "kept" and seat.player is None)


def bot(seat: int, level: int, master: int | None = None) -> SeatRow:
    """A bot's seat: of a level, or a master's, which is the strongest level to whoever knows no masters."""
    if master is None:
        return SeatRow(seat, "bot", name=f"Bot {level}", level=level)
    return SeatRow(seat, "bot", name=f"Bot {STRONGEST}+{master}", level=STRONGEST, master=master)


def check_bot(master: int | None, counts: bool) -> None:
    """Refusal for a master where the result counts: what it is worth depends on the machine, and on who else plays."""
    if master is not None and counts:
        raise Refusal("no-master", "a master thinks by the clock: where the result counts bots are of a level")


class Seating:
    """Changes seats; whoever looks is told, and may have to go."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self.rooms = rooms

    async def join(self, table: str, player: Player | None, wanted: Join) -> Seated:
        """Sit down, or come back to where one sits; on all seats that were kept for one."""
        live = await self.rooms.live(table)
        await self._check_belongs(live.room, player, wanted.token)
        if player is None and wanted.name and live.room.row.maker:  # who answers for programs they invite
            await self.rooms.people.check_voice(Player(live.room.row.maker, ""))
        async with live.lock:
            room = live.room
            seat = self._free(room, player, wanted)
            if seat.kind == "person" and seat.player is not None:
                await self.rooms.people.check_guest(seat.player)  # a ban holds for the tokens of their seats
            if seat.kind != "person":
                kept = seat.kind == "kept" and seat.player is not None
                taken = room.kept_for(player.id) if player is not None and kept else [seat]
                once = player.id if player is not None and room.once else None
                try:
                    await self.rooms.seat(live, [(was, self._sat(was, player, wanted)) for was in taken], once)
                except Conflict as clash:
                    await self.rooms.reload(live)
                    if isinstance(clash, NotInTheClub):
                        raise room.no_table() from None
                    if isinstance(clash, MustNotMeet) and player is not None:
                        await self.own_block(live.room, player.id)
                    raise Refusal("seat-taken", f"seat {seat.seat} is taken") from None
                if kept:
                    await self.settle(room, "accepted")
                await self.rooms.begin(live)
            room, drawn = live.room, live.room.row.drawn or 0
            place = (seat.seat - drawn) % len(room.seats) if seat.kind != "person" else seat.seat
            actor = room.actor(player.id, None) if player is not None else Actor(room.holder(place), [place])
            return Seated(table=room.info(actor), seat=place)

    async def _check_belongs(self, room: Room, player: Player | None, token: str | None) -> None:
        """Refusal, as if there were none, for whoever may not know of a table of a club."""
        if room.row.club is not None:
            who = room.opened(token) if player is None else room.actor(player.id, None)
            near = await self.rooms.people.distances.of(who.by)
            if not room.belongs(replace(who, distance=near)):
                raise room.no_table()

    async def own_block(self, room: Room, player: str) -> None:
        """Refusal if somebody blocks one of those here. Whoever is blocked themselves is told nothing of it: to them it
        is as if another had been quicker."""
        mine = (await self.rooms.people.distances.of(player)).blocked
        names = [seat.name for seat in room.seats if seat.kind == "person" and seat.player in mine]
        if names or room.row.maker in mine:
            raise Refusal("you-block-them", f"you block {names[0] if names else 'whoever made this table'}")

    def _sat(self, was: SeatRow, player: Player | None, wanted: Join) -> SeatRow:
        name = player.name if player is not None else self.rooms.people.check_name(wanted.name or "Guest")
        if was.kind == "kept" and was.name:  # of several people at one device
            name = was.name
        key = was.invitation if player is None else None  # only a program goes on coming by it
        who = player.id if player is not None else None
        return SeatRow(was.seat, "person", who, name, None, wanted.nonce, key, was.invitation)

    def _free(self, room: Room, player: Player | None, wanted: Join) -> SeatRow:
        if player is None and room.row.rated:
            raise Refusal("no-guest", "results count here: say who you are first")
        if wanted.token is not None:
            seat = self._named(room, player, wanted.token)
        elif player is None:
            raise Refusal("no-guest", "say who you are first")
        else:
            mine = [seat for seat in room.seats if seat.player == player.id and wanted.seat in (None, seat.seat)]
            empty = [seat for seat in room.seats if nobodys(seat) and wanted.seat in (None, seat.seat)]
            if not mine + empty:
                raise Refusal("no-free-seat", "there is no such seat free at this table")
            seat = (mine + empty)[0]
        sits = player is not None and player.id in {seat.player for seat in room.seats if seat.kind == "person"}
        if sits and seat.kind != "person" and room.once:
            raise Refusal("already-seated", "one guest sits once at this table")
        return seat

    def _named(self, room: Room, player: Player | None, token: str) -> SeatRow:
        """The seat a token or an invitation names, if whoever brings it may sit there, or already does."""
        seat = room.invited(token)
        if seat is None or seat.token is not None:
            seat = room.seats[room.actor(None, token).seats[0]]
            mine = player is None or seat.player == player.id
        else:
            mine = seat.kind == "invited" or (player is not None and seat.player == player.id)
        if not mine:
            raise Refusal("seat-taken", f"seat {seat.seat} is taken")
        return seat

    async def give(self, live: AwakeRoom, player: Player, nonce: str) -> int:
        """A free seat for a guest who asked for one; an open one rather than one kept for whoever has its link."""
        room = live.room
        free = [seat for seat in room.seats if nobodys(seat)] + [seat for seat in room.seats if seat.kind == "invited"]
        if not free:
            raise Refusal("no-free-seat", "there is no seat free at this table")
        once = player.id if room.once else None
        if once and any(seat.player == once and seat.kind == "person" for seat in room.seats):
            raise Refusal("already-seated", "one guest sits once at this table")
        await self._changed(live, [(free[0], self._sat(free[0], player, Join(nonce=nonce)))], once)
        return free[0].seat

    async def get_up(self, live: AwakeRoom, actor: Actor, wanted: int | None) -> None:
        """Give up my seats at a table that waits, or this one of them; say no to those that are kept for me."""
        async with live.lock:
            room = live.room
            mine = [
                room.seats[seat] for seat in (room.again(actor) or actor).seats if room.seats[seat].kind == "person"
            ]
            mine += room.kept_for(actor.by) if actor.key is None else []
            mine = [seat for seat in mine if wanted in (None, seat.seat)]
            if not mine:  # it is done already
                return
            self.rooms.limits.take(STANDS, f"{room.id} {actor.by}")
            changes = [(seat, free(room, seat)) for seat in mine]
            left = {seat.seat: seat for seat in room.seats} | {fresh.seat: fresh for _, fresh in changes}
            if any(seat.kind == "kept" for seat in mine):
                await self.settle(room, "declined")
            if any(seat.kind != "bot" for seat in left.values()):
                await self._changed(live, changes)
                return
            parent = await self._close(live)  # bots play for somebody
        if parent is not None:
            await self.rooms.tell_again(parent)

    async def change(self, live: AwakeRoom, actor: Actor, seat: int, wanted: SeatChange) -> Made:
        """What the maker makes of a seat while the table waits: whoever sat there goes."""
        async with live.lock:
            room = live.room
            self._may_change(room, actor)
            if seat >= len(room.seats):
                raise Refusal("no-seat", f"there is no seat {seat} at this table")
            if self._still_kept(room, room.seats[seat]):
                told = f"this seat is kept for {room.seats[seat].name}, who has not said no yet: give them a while"
                raise Refusal("seat-taken", told)
            if wanted.kind == "invited" and room.row.club is not None:
                raise Refusal("no-such-table", "at a table of a club seats are for its people, not for a link")
            tokens = {seat: self.rooms.token()} if wanted.kind == "invited" else {}
            if wanted.kind == "bot":
                check_bot(wanted.master, room.counts)
                fresh = bot(seat, wanted.level, wanted.master)
            elif wanted.kind == "friend":
                fresh = await self._for_friend(room, actor, seat, wanted.player or "")
            else:
                fresh = SeatRow(seat, wanted.kind, invitation=hashed(tokens[seat]) if tokens else None)
            people = [row for row in room.seats if row.kind != "bot" and row.seat != seat]
            if wanted.kind == "bot" and not people:
                raise Refusal("nobody-sits", "a table has a seat for a person")
            was = room.seats[seat]
            await self._changed(live, [(was, fresh)])
            if was.kind == "kept":
                await self.settle(room, "withdrawn")
            if fresh.kind == "kept" and fresh.player is not None:
                self.rooms.news.invited(fresh.player, actor.by, "seat", room.id)
            return Made(table=live.room.info(live.room.again(actor)), tokens=tokens)

    async def settle(self, room: Room, state: ChallengeState) -> None:
        """What became of the challenge for which a table was made, if it was; a rematch keeps its seats for others."""
        if room.row.parent is None:
            await self.rooms.store.write(challenges.end(room.id, state, self.rooms.served()))

    async def _for_friend(self, room: Room, actor: Actor, seat: int, player: str) -> SeatRow:
        """A seat kept for a friend of the maker's, who finds it among their tables."""
        name = await self.rooms.store.read(friend(actor.by, player))
        if name is None:
            raise Refusal("no-player", "you have no friend like that")
        if room.row.club is not None and room.row.club not in (await self.rooms.people.distances.of(player)).clubs:
            raise Refusal("no-player", "they are not in the club whose table this is")
        if any(row.player == player for row in room.seats):
            raise Refusal("already-seated", "they have a seat at this table")
        return SeatRow(seat, "kept", player, name)

    def _still_kept(self, room: Room, seat: SeatRow) -> bool:
        """Whether a seat of a rematch waits for its person: whoever asked first does not take the game from them."""
        patience, asked = KEPT_LIVE if room.row.live else KEPT_BY_DAY, room.row.began
        now, since = (self.rooms.served(), asked) if asked is not None else (self.rooms.now(), room.row.made)
        again = room.row.parent is not None  # else it was the maker who invited a friend
        return again and seat.kind == "kept" and seat.player is not None and now < since + patience

    async def _changed(self, live: AwakeRoom, changes: list[tuple[SeatRow, SeatRow]], once: str | None = None) -> None:
        try:
            await self.rooms.seat(live, changes, once)
        except Conflict:
            await self.rooms.reload(live)
            raise Refusal("stale", "the seats have changed meanwhile") from None
        await self.rooms.begin(live)

    async def cancel(self, live: AwakeRoom, actor: Actor) -> None:
        """Its maker does not want a table any more that has not begun. Again is the same as once."""
        async with live.lock:
            room = live.room
            if room.row.phase == "closed" and room.row.word == "cancelled" and room.made_by(actor):
                return
            self._may_change(room, actor)
            parent = await self._close(live)
            await self.settle(room, "withdrawn")
        if parent is not None:
            await self.rooms.tell_again(parent)

    async def unkept(self, live: AwakeRoom, player: str, state: ChallengeState) -> None:
        """Somebody will not come, for whom a table was made: it is closed, unless others have sat down there."""
        async with live.lock:
            room = live.room
            await self.settle(room, state)
            kept = room.kept_for(player)
            if room.row.phase != "open" or not kept:
                return
            if any(seat.kind == "person" and seat.player != room.row.maker for seat in room.seats):
                await self._changed(live, [(seat, free(room, seat)) for seat in kept])
            else:
                await self._close(live, "cancelled" if state == "withdrawn" else "expired")

    async def _close(self, live: AwakeRoom, word: str = "cancelled") -> str | None:
        """Cancel a table that has not begun; the game it was a rematch of, whose people are to be told."""
        room = live.room
        job, parent = waiting.close_open(room.id, word, self.rooms.now()), room.row.parent
        try:
            await self.rooms.store.write(job, self.rooms.notice(room.id, "seats"))
        except Conflict:
            raise Refusal("not-open", "the game has begun") from None
        finally:
            await self.rooms.reload(live)
        return parent

    async def abandon(self, live: AwakeRoom, actor: Actor) -> None:
        """A game against bots alone goes on no further; it stays among one's tables. Again is the same as once.

        Where everybody else has resigned, whoever is left ends it as its winner: whoever resigned is last.
        """
        async with live.lock:
            room = live.room
            mine = room.again(actor) or Actor("", [])
            room.seat_of(mine, None)
            if room.phase == "closed" and room.word in ("abandoned", "conceded"):
                return
            if room.sealed:
                stands(room, "an attempt waits for you until 00:00 UTC")
            if room.counts:
                raise Refusal("rated-stands", "where the result counts one gives up instead, and is last")
            conceded = room.given_up_to(mine)
            if not conceded and not room.alone(mine):
                raise Refusal("others-play", "others play at this table: resign, or leave your seat to a stand-in")
            if room.phase not in ("playing", "paused"):
                raise Refusal("not-playing", f"this table is {room.phase}")
            job = waiting.abandon(room.id, "conceded" if conceded else "abandoned", self.rooms.now())
            try:
                await self.rooms.store.write(job, self.rooms.notice(room.id, "seats"))
            except Conflict:
                raise Refusal("not-playing", "this game is over, or closed") from None
            finally:
                await self.rooms.reload(live)
                self.rooms.bots.wake(live)

    def _may_change(self, room: Room, actor: Actor) -> None:
        if not room.made_by(actor):
            raise Refusal("not-the-maker", "only whoever made the table may do that")
        if room.row.phase != "open":
            raise Refusal("not-open", f"this table is {room.row.phase}")

    async def token(self, live: AwakeRoom, actor: Actor, seat: int) -> str:
        """A new token for a seat of mine: whoever has it plays that seat and no other."""
        token = self.rooms.token()
        await self._key(live, actor, seat, hashed(token))
        return token

    async def revoke(self, live: AwakeRoom, actor: Actor, seat: int) -> None:
        """No token opens my seat any more."""
        await self._key(live, actor, seat, None)

    async def _key(self, live: AwakeRoom, actor: Actor, seat: int, key: str | None) -> None:
        async with live.lock:
            room = live.room
            room.seat_of(room.again(actor) or Actor("", []), seat)
            unaided(room, "a seat is its person's alone")
            if room.seats[seat].kind != "person":
                raise Refusal("not-your-seat", f"nobody sits on seat {seat} yet")
            if key is None and room.seats[seat].player is None:
                raise Refusal("only-key", "nothing but this token opens the seat: leave the table instead")
            await self.rooms.store.write(rows.set_token(room.id, seat, key), self.rooms.notice(room.id, "seats"))
            room.seats[seat].token = key
            live.tell_table()
