"""The lens: what a seat can know of what it cannot see, at tables where nobody else minds."""

import msgspec

from parlour.core.facts import plain
from parlour.core.lens import known
from parlour.server.limits import LENS, Limits
from parlour.server.refusal import Refusal
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import unaided
from parlour.server.wire.advice import KnownThings, Lens, Memory


def lens(limits: Limits, room: Room, seat: int, memory: Memory) -> Lens:
    """Exact chances from the seat's view; nothing in a game that brings no lens. Refusal where others would mind."""
    unaided(room, "there is no lens")
    if any(row.kind != "bot" for row in room.seats if row.seat != seat):
        raise Refusal("hints-off", "the lens is for tables where all others are bots")
    limits.take(LENS, f"{room.id} {seat}")
    game, view = room.seen(seat)
    sorts = [plain(one) for one in known(game, view, seat, memory)]
    return Lens(at=room.at, memory=memory, sights=msgspec.convert(sorts, list[KnownThings]))
