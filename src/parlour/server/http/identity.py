"""Who asks: the guest of a cookie, the seat of a token, and through whose eyes they may look."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from msgspec.structs import replace

from parlour.server.limits import source
from parlour.server.people import reports
from parlour.server.people.guests import Player
from parlour.server.people.tokens import hashed
from parlour.server.refusal import Refusal
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import Actor, is_program
from parlour.server.wire.told import Problem

COOKIE = "parlour"
MARK = "parlour-device"  # a cookie of its own: it stays when the device becomes another guest's
WATCHER = -1  # the seat of somebody who only wants to see what everybody sees
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {
        400: "The request cannot be read: the detail says where",
        401: "Nobody known asks",
        403: "Somebody else's, or from another site",
        404: "There is no such thing",
        409: "Not now: stale, somebody else's turn, taken",
        413: "Too big",
        422: "It can be read, but cannot be done: for an action, with the rule that forbids it",
        429: "Too many, or too fast",
    }.items()
}


class Identity:
    """Tells who asks."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms

    async def guest(self, asking: Connection) -> Player | None:
        """The guest of this device, if there is one."""
        self._rooms.people.check_address(self.host(asking))
        player = await self._rooms.people.by_cookie(asking.cookies.get(COOKIE), self.agent(asking))
        if mark := self.hashed_mark(asking):
            self._rooms.people.met_on(player, mark)
            player = player if player is None else replace(player, mark=mark)
        if player is not None:
            self._rooms.presence.seen(player.id, self.address(asking))
            self._rooms.news.came(player.id)
        return player

    async def welcome_here(self, asking: Connection) -> Player | None:
        """The same for whoever signs in: a guest who is banned is nobody, for others of the household come in here."""
        try:
            return await self.guest(asking)
        except Refusal as refused:
            self._rooms.people.check_address(self.host(asking))  # a network that is banned is nobody's way in
            if refused.error != "banned":
                raise
            return None

    async def known(self, asking: Connection) -> Player:
        """The guest of this device; Refusal if there is none."""
        player = await self.guest(asking)
        if player is None:
            raise Refusal("no-guest", "say who you are first: PUT /api/me")
        return player

    def token(self, asking: Connection) -> str | None:
        """The token of a seat, as programs send it."""
        scheme, _, token = asking.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" and token else None

    async def at_table(self, asking: Connection, table: str, before: bool = False) -> tuple[AwakeRoom, Actor]:
        """The table, and who asks; with `before`, also whoever has said or done something at a club's table before they
        left the club."""
        live = await self._rooms.live(table)
        token = self.token(asking)
        if token is not None:
            self._rooms.people.check_address(self.host(asking))
            actor = live.room.actor(None, token)
            await self._rooms.people.check_guest(actor.by)  # a ban holds for the tokens of their seats
            self._rooms.presence.seen(live.room.person(actor.seats[0]), self.address(asking))
        else:
            player = await self.guest(asking)
            actor = live.room.actor(player.id if player else None, None)
        self._rooms.looking.alive(live, actor.seats)
        if actor.by and not is_program(actor.by):
            actor = replace(actor, distance=await self._rooms.people.distances.of(actor.by))
        if not live.room.belongs(actor):
            was_there = before and await self._rooms.store.read(reports.was_there(table, actor.by))
            if not was_there:
                raise live.room.no_table()
        return live, actor

    async def check_belongs(self, asking: Connection, room: Room | None) -> None:
        """Refusal, as if there were no such game, for whoever may not know of a club's; one from elsewhere is all's."""
        if room is not None and room.row.club is not None:
            player = await self.guest(asking)
            who = Actor("", []) if player is None else room.actor(player.id, None)
            if player is not None:
                who = replace(who, distance=await self._rooms.people.distances.of(player.id))
            if not room.belongs(who):
                raise room.no_table()

    def viewer(self, room: Room, actor: Actor, seat: int | None) -> int | None:
        """Through whose eyes: my own, a watcher's, or, once the game is over, anybody's."""
        if seat is None and actor.seats:
            return room.seat_of(actor, None)
        eyes = None if seat == WATCHER else seat
        if room.sees(actor, eyes):
            return eyes
        if eyes is None:
            raise Refusal("seats-only", "only those who sit at this table may watch")
        raise Refusal("not-your-seat", f"seat {seat} is not yours to look from")

    async def sitting(self, asking: Connection, table: str, seat: int | None) -> tuple[Room, int]:
        """The table, and the seat through whose eyes is asked; Refusal for a watcher."""
        live, actor = await self.at_table(asking, table)
        eyes = self.viewer(live.room, actor, seat)
        if eyes is None:
            raise Refusal("not-your-table", "you do not sit at this table")
        return live.room, eyes

    def mark(self, asking: Connection) -> str:
        """The mark of this device, from its first guest on; empty before, or if it is none of ours."""
        mark = asking.cookies.get(MARK) or ""
        return mark if 16 <= len(mark) <= 64 else ""

    def hashed_mark(self, asking: Connection) -> str:
        """The same as it is stored; empty if there is none."""
        mark = self.mark(asking)
        return hashed(mark) if mark else ""

    async def check_voice(self, asking: Connection, room: Room, actor: Actor) -> None:
        """Refusal if whoever acts at a table is to be silent, by whichever cookie or token.

        Whoever made the table, and invited a program, answers for what that says.
        """
        player = None if self.token(asking) is not None else await self.guest(asking)
        by = actor.by
        if is_program(by):
            by = room.row.maker or ""
            await self._rooms.people.check_guest(by)
        await self._rooms.people.check_voice(player or Player(by, ""))

    def agent(self, asking: Connection) -> str:
        """What a browser says of itself."""
        return str(asking.headers.get("user-agent", ""))

    def host(self, asking: Connection) -> str:
        """The very address a client comes from, for bans."""
        return asking.client.host if asking.client is not None else ""

    def address(self, asking: Connection) -> str:
        """Where a client comes from, for limits."""
        return source(asking.client.host) if asking.client is not None else "here"
