"""Who knows what of the characters: for each seat and for the public, the spaces where each tile may be.

A mask has a bit for each of the twelve spaces and one for the box. A claimed tile keeps the bit of the space
it was won from. Masks are sound: a tile is always where some bit of every mask says.
"""

from typing import Final

from mypy_extensions import i64

from parlour.core.row import Row, level
from parlour.core.words import Seat
from parlour.games.gatsby.material import BIT, EACH_TILE, HIDDEN, ON_BOARD, TILES, UNDEALT
from parlour.games.gatsby.state import PUBLIC, Party

BOX: Final = 1 << ON_BOARD
ANYWHERE: Final = (BOX << 1) - 1
ROWS: Final = 3


def dealt(state: Party) -> None:
    """What everybody knows of tiles just dealt: those face up; the rest are anywhere else.  [GA 3.3b]"""
    hidden = ANYWHERE & ~state.up
    masks = level(TILES + 1, hidden)
    masks[HIDDEN] = 0
    for space in range(ON_BOARD):
        if state.up >> space & 1:
            masks[state.tiles[space]] = BIT[space]
    state.where = [masks.copy() for _ in range(ROWS)]


def learn(state: Party, seat: Seat, space: int) -> None:
    """A seat sees the tile of a space; a blank in a view teaches nothing."""
    state.seen[space] |= BIT[seat]
    tile = state.tiles[space]
    if tile != HIDDEN:
        state.where[seat][tile] = BIT[space]
        deduce(state.where[seat])


def deduce(row: Row) -> None:
    """Draw the plain conclusions, as long as there are new ones."""
    while settle_tiles(row) or settle_spaces(row) or settle_box(row):
        pass


def settle_tiles(row: Row) -> bool:
    """A tile with one space left is there, and no other is; the box has room for three. Whether that was new."""
    new = False
    for tile in EACH_TILE.numbers:
        here: i64 = row[tile]
        if here & (here - 1) == 0 and here != BOX:
            for other in EACH_TILE.numbers:
                mask: i64 = row[other]
                if mask & here and other != tile:
                    row[other] = mask & ~here
                    new = True
    return new


def settle_spaces(row: Row) -> bool:
    """A space with one tile left holds it. Whether that was new."""
    once: i64 = 0  # spaces that some tile may be on …
    twice: i64 = 0  # … and those that two may be on
    for tile in EACH_TILE.numbers:
        mask: i64 = row[tile]
        twice |= once & mask
        once |= mask
    single: i64 = once & ~twice & (BOX - 1)
    new = False
    if single:
        for tile in EACH_TILE.numbers:
            here: i64 = row[tile]
            if here & single and here & (here - 1):
                row[tile] = here & single
                new = True
    return new


def settle_box(row: Row) -> bool:
    """Three tiles are in the box: once those are told, no other is; and if only three may be, they are."""
    maybe = 0
    inside = 0
    for tile in EACH_TILE.numbers:
        mask: i64 = row[tile]
        if mask & BOX:
            maybe += 1
            if mask == BOX:
                inside += 1
    if maybe == inside or (maybe != UNDEALT and inside != UNDEALT):
        return False
    for tile in EACH_TILE.numbers:
        here: i64 = row[tile]
        if here & BOX and here != BOX:
            row[tile] = BOX if maybe == UNDEALT else here & ~BOX
    return True


def follow(row: Row, first: int, second: int) -> None:
    """An exchange that is known: what was thought of one space is now thought of the other."""
    one: i64 = BIT[first]
    two: i64 = BIT[second]
    both: i64 = one | two
    for tile in EACH_TILE.numbers:
        mask: i64 = row[tile]
        if mask & both == one or mask & both == two:
            row[tile] = mask ^ both


def blur(row: Row, first: int, second: int) -> None:
    """Perhaps an exchange: what may be on one of two spaces may be on either.  [GA 7.5e]"""
    both: i64 = BIT[first] | BIT[second]
    for tile in EACH_TILE.numbers:
        mask: i64 = row[tile]
        if mask & both:
            row[tile] = mask | both


def row_of(viewer: Seat | None) -> int:
    """Whose row a viewer reads."""
    return PUBLIC if viewer is None else viewer
