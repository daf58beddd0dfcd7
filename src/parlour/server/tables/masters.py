"""How long a master may think about a choice at a table, and whether anybody is there to wait for it."""

from typing import Final

from parlour.bots.levels import TURN
from parlour.bots.search_bot import left_of
from parlour.server.store.entries import Played
from parlour.server.tables.room import Room

PART: Final = 0.5  # of what a clock gives for this choice, at most: the rest is for the way to the others
PART_OF_A_GAME: Final = 0.05  # of what is left of a clock for the game, beside its increment: it is never used up
LOOKED_AWAY: Final = 60_000  # milliseconds for which somebody who looks no more is still waited for


def time_for(room: Room, seat: int, seconds: int) -> float:
    """Seconds: what was chosen, within a bound for the whole turn, and within what the table's clock gives a person."""
    left = left_of(seconds, TURN * seconds - _spent(room, seat))
    clock, has = room.clock.plan, room.clock.left(seat) / 1000
    if clock.kind != "none":
        left = min(left, PART * has)
    if clock.kind == "game":
        left = min(left, PART_OF_A_GAME * has + clock.increment)
    return min(float(seconds), left)


def _spent(room: Room, seat: int) -> float:
    """Seconds that the running turn has had: all that the seat has played since another did."""
    spent = 0
    for entry in reversed(room.log):
        if not isinstance(entry, Played) or entry.seat != seat:
            break
        spent += entry.spent
    return spent / 1000
