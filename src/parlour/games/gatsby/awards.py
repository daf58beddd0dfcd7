"""The characters won when a turn ends.  [GA 5.0a, R13]"""

from typing import Final

from parlour.core.words import Seat
from parlour.games.gatsby.cabaret import has_won
from parlour.games.gatsby.material import (
    BOTTOM,
    FINANCE,
    LEFT,
    RIGHT,
    TRACK_1,
    TRACKS,
    Prize,
    prize,
    space_won,
    track_of,
    track_space,
    who_wins,
)
from parlour.games.gatsby.racetrack import is_full, majority
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.verbs import finish_track, gain

CABARET_ORDER: Final = [BOTTOM, RIGHT, LEFT]  # stars, right, left  [GA R13]


def award(state: Party) -> int:
    """Give every character that is won, in order; the seats that gained, a bit each."""
    gained = 0
    for won in prizes(state):
        space, seat = space_won(won), who_wins(won)
        gain(state, seat, space)
        gained |= 1 << seat
        if space >= TRACK_1:
            finish_track(state, track_of(space))
    return gained


def prizes(state: Party) -> list[Prize]:
    """What is won now, in order.  [GA R13]"""
    found: list[Prize] = []
    mine, theirs = state.active, 1 - state.active
    for space in CABARET_ORDER:
        if state.owner[space] < 0 and has_won(state, mine, space):
            found.append(prize(space, mine))
    for space in CABARET_ORDER:  # both may have met a condition: it is the active player's  [GA R23]
        if state.owner[space] < 0 and prize(space, mine) not in found and has_won(state, theirs, space):
            found.append(prize(space, theirs))
    add_steps(state, mine, found)
    for track in range(TRACKS):
        if is_full(state, track):
            found.append(prize(track_space(track), majority(state, track)))
    return found


def add_steps(state: Party, seat: Seat, found: list[Prize]) -> None:
    """Every unclaimed character at or below the token's step.  [GA 5.2b, R12]"""
    height = state.height[seat]
    for step, space in FINANCE:
        if step <= height and state.owner[space] < 0:
            found.append(prize(space, seat))
