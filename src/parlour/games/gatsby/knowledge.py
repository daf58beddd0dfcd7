"""Who knows what of the characters: for each seat and for the public, the spaces where each tile may be.

A mask has a bit for each of the twelve spaces and one for the box. A claimed tile keeps the bit of the space
it was won from. Masks are sound: a tile is always where some bit of every mask says.
"""

from typing import Final

from mypy_extensions import i64

from parlour.core.words import Seat
from parlour.games.gatsby.material import EACH_TILE, HIDDEN, ON_BOARD, TILES, UNDEALT
from parlour.games.gatsby.state import PUBLIC, Party

BOX: Final = 1 << ON_BOARD
ANYWHERE: Final = (BOX << 1) - 1
ROWS: Final = 3


def dealt(state: Party) -> None:
    """What everybody knows of tiles just dealt: those face up; the rest are anywhere else.  [GA 3.3b]"""
    hidden = ANYWHERE & ~state.up
    masks = [0] + [hidden] * TILES
    for space in range(ON_BOARD):
        if state.up >> space & 1:
            masks[state.tiles[space]] = 1 << space
    state.where = [masks[:] for _ in range(ROWS)]


def learn(state: Party, seat: Seat, space: int) -> None:
    """A seat sees the tile of a space; a blank in a view teaches nothing."""
    state.seen[space] |= 1 << seat
    tile = state.tiles[space]
    if tile != HIDDEN:
        state.where[seat][tile] = 1 << space
        deduce(state.where[seat])


def deduce(row: list[int]) -> None:
    """Draw the plain conclusions, as long as there are new ones."""
    before: list[int] = []
    while before != row:
        before = row[:]
        settle_tiles(row)
        settle_spaces(row)
        settle_box(row)


def settle_tiles(row: list[int]) -> None:
    """A tile with one space left is there, and no other is; the box has room for three."""
    for tile in EACH_TILE:
        here: i64 = row[tile]
        if here & (here - 1) == 0 and here != BOX:
            for other in EACH_TILE:
                if other != tile:
                    row[other] &= ~here


def settle_spaces(row: list[int]) -> None:
    """A space with one tile left holds it."""
    for space in range(ON_BOARD):
        holders = [tile for tile in EACH_TILE if row[tile] >> space & 1]
        if len(holders) == 1:
            row[holders[0]] = 1 << space


def settle_box(row: list[int]) -> None:
    """Three tiles are in the box: once those are told, no other is; and if only three may be, they are."""
    maybe = [tile for tile in EACH_TILE if row[tile] & BOX]
    inside = [tile for tile in maybe if row[tile] == BOX]
    if len(maybe) == UNDEALT:
        for tile in maybe:
            row[tile] = BOX
    elif len(inside) == UNDEALT:
        for tile in maybe:
            if row[tile] != BOX:
                row[tile] &= ~BOX


def follow(row: list[int], first: int, second: int) -> None:
    """An exchange that is known: what was thought of one space is now thought of the other."""
    one: i64 = 1 << first
    two: i64 = 1 << second
    both: i64 = one | two
    for tile in EACH_TILE:
        mask: i64 = row[tile]
        if mask & both == one or mask & both == two:
            row[tile] = mask ^ both


def blur(row: list[int], first: int, second: int) -> None:
    """Perhaps an exchange: what may be on one of two spaces may be on either.  [GA 7.5e]"""
    both: i64 = 1 << first | 1 << second
    for tile in EACH_TILE:
        mask: i64 = row[tile]
        if mask & both:
            row[tile] = mask | both


def row_of(viewer: Seat | None) -> int:
    """Whose row a viewer reads."""
    return PUBLIC if viewer is None else viewer
