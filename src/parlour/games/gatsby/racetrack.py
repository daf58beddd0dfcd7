"""L'Hippodrome: tracks, their leftmost empty cell, their majority.  [GA 5.3a]"""

from mypy_extensions import i64

from parlour.core.words import Action, Reason, Seat
from parlour.games.gatsby.actions import RACES
from parlour.games.gatsby.cabaret import count
from parlour.games.gatsby.material import (
    FIRST_LANE,
    MAJORITY,
    TRACK_CELLS,
    TRACK_MASK,
    TRACK_OF,
    TRACKS,
    track_space,
)
from parlour.games.gatsby.reasons import FINISHED, FULL, OCCUPIED
from parlour.games.gatsby.state import Party


def is_finished(state: Party, track: int) -> bool:
    """Whether the character of the track is gone.  [GA 5.3e]"""
    return state.owner[track_space(track)] >= 0


def empty_lanes(state: Party, track: int) -> i64:
    """The empty cells of a track, a bit each.  [GA R22]"""
    mine: i64 = state.tokens[0]
    theirs: i64 = state.tokens[1]
    cells: i64 = TRACK_MASK[track]
    return cells & ~(mine | theirs)


def is_available(state: Party, track: int) -> bool:
    """Neither finished nor full.  [GA R5]"""
    return not is_finished(state, track) and empty_lanes(state, track) != 0


def leftmost(state: Party, track: int) -> int:
    """The leftmost empty cell of an available track.  [GA 5.3a, 7.4c]"""
    empty = empty_lanes(state, track)
    cell = TRACK_CELLS[track][0]
    while not empty >> cell & 1:
        cell += 1
    return cell


def races(state: Party, without: int) -> list[Action]:
    """The available tracks, less those of a set.  [GA 5.3a, 6.4a]"""
    return [RACES[track] for track in range(TRACKS) if not without >> track & 1 and is_available(state, track)]


def why_no_race(state: Party, track: int) -> Reason:
    """Why a track is not available."""
    return FINISHED if is_finished(state, track) else FULL


def why_no_lane(state: Party, cell: int, otherwise: Reason) -> Reason:
    """Why a token cannot be put on a cell of the Racetrack: its track is closed or full, it is taken, or otherwise."""
    track = TRACK_OF[cell - FIRST_LANE]
    if not is_available(state, track):
        return why_no_race(state, track)
    return otherwise if empty_lanes(state, track) >> cell & 1 else OCCUPIED


def is_full(state: Party, track: int) -> bool:
    """Whether a race is to be decided.  [GA 5.3b]"""
    return not is_finished(state, track) and empty_lanes(state, track) == 0


def tokens_on(state: Party, track: int, seat: Seat) -> int:
    """Tokens of a seat on a track."""
    mine: i64 = state.tokens[seat]
    return count(mine & TRACK_MASK[track])


def majority_missing(state: Party, track: int, seat: Seat) -> int:
    """How many tokens more make a majority of a track; none or fewer for whoever has it.  [GA 5.3b]"""
    return MAJORITY[track] - tokens_on(state, track, seat)


def majority(state: Party, track: int) -> Seat:
    """Who has more tokens on a full track: its cells are odd in number.  [GA 5.3b, 5.3c]"""
    mine: i64 = state.tokens[0]
    balance = 0
    for cell in TRACK_CELLS[track]:
        balance += 1 if mine >> cell & 1 else -1
    return 0 if balance > 0 else 1
