"""The coach at a table: a word on a decision of mine, and what to look at before one. Only where nobody else minds.

Asked for by whoever wants it and dropped when they hang up: no move waits for it, and bots' moves come first.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, Final

import msgspec

from parlour.bots.levels import levels_of
from parlour.bots.looks import effort
from parlour.bots.thinking import Unanswered
from parlour.bots.verdict import DEEPER
from parlour.core.game import Game
from parlour.server.limits import COACHED
from parlour.server.refusal import Refusal
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.hints import training
from parlour.server.tables.room import Room
from parlour.server.thinking import questions
from parlour.server.thinking.fair import HOUSE, Matter, TooMany
from parlour.server.wire.advice import AtStake, Coached

LEVEL: Final = 3  # whose effort the first word takes at least


def glances(game: Game, seats: int, deeper: bool) -> int:
    """How much a word is thought about: at once as much as a choice of level 3 or a glance, and then with time."""
    return DEEPER if deeper else ceil(max(1.0, levels_of(game, seats)[LEVEL - 1].iterations / effort(game, seats)))


async def word(rooms: AwakeRooms, room: Room, seat: int, move: int, deeper: bool) -> Coached:
    """The word on the decision after so many actions; Refusal if that was not this seat's, or was taken back."""
    training(room, seat)
    table = room.begun()
    if move >= table.at:
        raise Refusal("stale", f"there is no action after the first {move}")
    if table.actors[move] != seat:
        raise Refusal("not-your-seat", f"that was chosen by seat {table.actors[move]}")
    view = room.codec.encode(table.view(seat, move)).decode()
    asked = (table.game.key, view, seat, table.actions[move].write(), glances(table.game, table.seats, deeper))
    found = await _studied(rooms, room, seat, questions.coached, *asked)
    return msgspec.convert({**found, "move": move, "seat": seat}, Coached)


async def look(rooms: AwakeRooms, room: Room, seat: int) -> AtStake:
    """What is at stake for the seat, whose turn it is."""
    if room.turn != seat:
        raise Refusal("not-your-turn", f"it is not the turn of seat {seat}")
    training(room, seat)
    table, at = room.begun(), room.at
    view = room.codec.encode(table.view(seat)).decode()
    found = await _studied(rooms, room, seat, questions.at_stake, table.game.key, view, seat)
    return AtStake(at=at, themes=found)


async def _studied(rooms: AwakeRooms, room: Room, seat: int, work: Callable[..., Any], *how: Any) -> Any:
    rooms.limits.take(COACHED, f"{room.id} {seat}")
    owner = rooms.presence.owner(room.person(seat)) or HOUSE
    try:
        return await rooms.thinking.study(owner, Matter.COACH, work, *how)
    except (Unanswered, TooMany):
        raise Refusal("busy", "too much to think about; try again") from None
