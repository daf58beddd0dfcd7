"""Hints: what a strong bot would do, at tables where nobody else minds."""

import msgspec

from parlour.server.limits import HINTS
from parlour.server.refusal import Refusal
from parlour.server.tables.hall import Hall
from parlour.server.tables.room import Room
from parlour.server.thinking import levels
from parlour.server.thinking.pool import Unanswered
from parlour.server.thinking.questions import advise
from parlour.server.wire.told import Advice, Advised


async def hint(hall: Hall, room: Room, seat: int) -> Advice:
    """What a strong bot thinks of the seat's options; Refusal where other people would mind."""
    if room.turn != seat:
        raise Refusal("not-your-turn", f"it is not the turn of seat {seat}")
    if any(row.kind != "bot" for row in room.seats if row.seat != seat):
        raise Refusal("hints-off", "hints are for tables where all others are bots")
    hall.limits.take(HINTS, f"{room.id} {seat}")
    table = room.begun()
    at, view = room.at, room.codec.encode(table.view(seat))
    try:
        found = await hall.thinking.study(advise, table.game.key, view, seat, levels.HINTS)
    except Unanswered:
        raise Refusal("busy", "too much to think about; try again") from None
    return Advice(at=at, level=levels.HINTS, options=msgspec.convert(found, list[Advised]))
