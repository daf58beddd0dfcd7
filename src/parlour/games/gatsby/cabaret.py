"""Le Cabaret: cells side by side, paths and stars, on masks with a bit a cell.  [GA 5.1a]"""

from typing import Final

from mypy_extensions import i64

from parlour.core.words import Action, Reason, Seat
from parlour.games.gatsby.actions import PUTS
from parlour.games.gatsby.material import (
    BIT,
    BOTTOM,
    CABARET,
    COLUMN_0,
    COLUMN_5,
    FIRST_LANE,
    LEFT,
    NOT_COLUMN_0,
    NOT_COLUMN_5,
    ROW_0,
    ROW_5,
)
from parlour.games.gatsby.reasons import NOT_BESIDE, NOT_IN_CABARET, OCCUPIED
from parlour.games.gatsby.state import Party

CUT: Final = -1  # no tokens placed can do it: the other's are in the way


def spread(cells: i64) -> i64:
    """The cells that share a side with some of these; never by a corner.  [GA 5.1d]"""
    return (cells << 6 | cells >> 6 | (cells & NOT_COLUMN_5) << 1 | (cells & NOT_COLUMN_0) >> 1) & CABARET


def free(state: Party) -> i64:
    """The empty cells.  [GA R22]"""
    mine: i64 = state.tokens[0]
    theirs: i64 = state.tokens[1]
    return ~(mine | theirs) & CABARET


def beside(state: Party) -> i64:
    """The empty cells beside any token, no matter whose.  [GA 5.1d]"""
    mine: i64 = state.tokens[0]
    theirs: i64 = state.tokens[1]
    taken: i64 = (mine | theirs) & CABARET
    return spread(taken) & ~taken


def linked(state: Party, cell: int) -> i64:
    """The empty cells beside a cell.  [GA 6.1b, R4]"""
    return spread(BIT[cell]) & free(state)


def puts(cells: i64) -> list[Action]:
    """A token on any of these cells."""
    return chosen(PUTS, cells)


def chosen(vocabulary: list[Action], cells: i64) -> list[Action]:
    """The actions of these cells."""
    found: list[Action] = []
    cell = 0
    while cells:
        if cells & 1:
            found.append(vocabulary[cell])
        cells >>= 1
        cell += 1
    return found


def why_no_put(state: Party, cell: int, otherwise: Reason) -> Reason:
    """Why a token cannot go on a cell of the Cabaret."""
    if cell >= FIRST_LANE:
        return NOT_IN_CABARET
    return otherwise if free(state) >> cell & 1 else OCCUPIED


def why_not_beside(state: Party, cell: int) -> Reason:
    """Why a token cannot go beside the others there."""
    return why_no_put(state, cell, NOT_BESIDE)


def flooded(cells: i64, within: i64) -> i64:
    """These cells and all that is joined to them by others of a set."""
    while True:
        further: i64 = cells | (spread(cells) & within)
        if further == cells:
            return cells
        cells = further


def joins(tokens: i64, start: i64, goal: i64) -> bool:
    """Whether an unbroken path of these tokens leads from one edge to the other.  [GA 5.1b]"""
    path: i64 = tokens & start
    while path:
        if path & goal:
            return True
        further: i64 = path | (spread(path) & tokens)
        if further == path:
            return False
        path = further
    return False


def tokens_missing(state: Party, seat: Seat, space: int) -> int:
    """How many tokens more win a character of the Cabaret [GA 5.1b, 5.1c]; CUT while the other's are in the way."""
    if space == LEFT:
        return chain_missing(state, seat, ROW_0, ROW_5)
    if space != BOTTOM:
        return chain_missing(state, seat, COLUMN_0, COLUMN_5)
    return CUT if stars_held(state, 1 - seat) else stars_missing(state, seat)


def chain_missing(state: Party, seat: Seat, start: i64, goal: i64) -> int:
    """The fewest tokens that complete a path from edge to edge: own cells cost nothing, empty ones a token each."""
    mine: i64 = state.tokens[seat]
    mine &= CABARET
    empty: i64 = free(state)
    reached: i64 = flooded(start & mine, mine)
    border: i64 = start & empty
    missing = 0
    while not reached & goal:
        missing += 1
        further: i64 = flooded(reached | ((border | spread(reached)) & empty), mine)
        if further == reached:
            return CUT
        reached = further
        border = 0
    return missing


def stars_held(state: Party, seat: Seat) -> int:
    """Star cells with a token of the seat.  [GA 5.1c]"""
    mine: i64 = state.tokens[seat]
    return count(mine & state.stars)


def stars_missing(state: Party, seat: Seat) -> int:
    """Star cells without one.  [GA 5.1c]"""
    mine: i64 = state.tokens[seat]
    stars: i64 = state.stars
    return count(stars & ~mine)


def count(cells: i64) -> i64:
    """How many cells these are."""
    found: i64 = 0
    while cells:
        cells &= cells - 1
        found += 1
    return found


def has_won(state: Party, seat: Seat, space: int) -> bool:
    """Whether a seat's tokens win a character of the Cabaret: four stars [GA 5.1c], or a path [GA 5.1b]."""
    tokens: i64 = state.tokens[seat]
    tokens &= CABARET
    if space == BOTTOM:
        return tokens & state.stars == state.stars
    return joins(tokens, ROW_0, ROW_5) if space == LEFT else joins(tokens, COLUMN_0, COLUMN_5)
