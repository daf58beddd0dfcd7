"""Hints: what a strong bot would do, at tables where nobody else minds."""

import msgspec

from parlour.bots.thinking import Unanswered
from parlour.server.limits import HINTS
from parlour.server.refusal import Refusal
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import unaided
from parlour.server.thinking import advice
from parlour.server.thinking.fair import HOUSE, TooMany
from parlour.server.wire.advice import Advice, Advised


def training(room: Room, seat: int) -> None:
    """Refusal where others would mind: at this table, at the same deal of the day, or rated with them."""
    unaided(room, "there are no hints")
    if any(row.kind != "bot" for row in room.seats if row.seat != seat):
        raise Refusal("hints-off", "hints are for tables where all others are bots")


async def hint(rooms: AwakeRooms, room: Room, seat: int) -> Advice:
    """What a strong bot thinks of the seat's options; Refusal where other people would mind."""
    if room.turn != seat:
        raise Refusal("not-your-turn", f"it is not the turn of seat {seat}")
    training(room, seat)
    rooms.limits.take(HINTS, f"{room.id} {seat}")
    table = room.begun()
    at, view = room.at, room.codec.encode(table.view(seat)).decode()
    owner = rooms.presence.owner(room.person(seat)) or HOUSE
    try:
        found = await advice.advised(rooms.thinking, owner, table.game.key, view, seat)
    except (Unanswered, TooMany):
        raise Refusal("busy", "too much to think about; try again") from None
    return Advice(at=at, level=advice.ADVISER, options=msgspec.convert(found, list[Advised]))
