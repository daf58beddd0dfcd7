"""Matériel de jeu: what is in the box.  [KA 2; what is assumed: docs/rulings/kairo.md]"""

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

from parlour.core.row import row


class Colour(IntEnum):
    """The six colours of stalls, customers, coins and medals; purple are the restaurants."""

    PURPLE = 0
    RED = 1
    GREEN = 2
    YELLOW = 3
    BLUE = 4
    WHITE = 5


class Side(IntEnum):
    """Where an entrance lies, seen from its stall."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Work(IntEnum):
    """What is being built: the three of the book, and the placements of a variable start.  [KA 4.2, 3.7, 3.9b]"""

    STALL = 0
    EXTENSION = 1
    MOVE = 2
    START = 3
    NEUTRAL = 4


class Trigger(IntEnum):
    """What began the final phase.  [KA 8.1, 8.1b, R19]"""

    NONE = 0
    LAST_EXTENSION = 1
    TWO_COLOURS = 2
    NO_EXTENSION = 3


COLOURS: Final = list(Colour)
HUES: Final = 6  # how many colours there are: in what is compiled, a number is quicker than a length
COLOUR_NAMES: Final = [colour.name.lower() for colour in COLOURS]
SIDES: Final = list(Side)
WORKS: Final = list(Work)
EXTENDING: Final = int(Work.EXTENSION)  # as numbers, which compare faster than members
MOVING: Final = int(Work.MOVE)
SETTING_NEUTRAL: Final = int(Work.NEUTRAL)
TRIGGERS: Final = list(Trigger)

THINGS: Final = ["card"]  # numbered, and called by a name of their own: card-7
HIDDEN: Final = 0  # a card, or a neutral stall, one cannot see
PURPLE: Final = 0
MOST_SEATS: Final = 4
NEUTRAL: Final = 4  # the owner of neutral stalls  [KA 3.9]
OWNERS: Final = 5
STALLS: Final = OWNERS * HUES
IN_SUPPLY: Final = -1  # a main stall not on the board
LEFT_OUT: Final = -2  # a neutral stall drawn and not on the board
FIRST_JOKER: Final = 10

ROWS: Final = 10  # the largest board
COLUMNS: Final = 11
CELLS: Final = ROWS * COLUMNS
VOID: Final = CELLS  # beyond the edge

Stall = int  # an owner's stall of a colour
Cell = int  # of the board, row by row
Tile = int  # what lies on a cell: NO_TILE, or the number of its stall and one more
NO_TILE: Final = 0


def stall_of(owner: i64, colour: i64) -> i64:
    """The stall of a colour that somebody owns, or NEUTRAL."""
    return owner * HUES + colour


def owner_of(stall: i64) -> i64:
    """Whose stall it is: a seat, or NEUTRAL."""
    return stall // HUES


def colour_of(stall: i64) -> i64:
    """Its colour."""
    return stall % HUES


def tile_of(stall: Stall) -> Tile:
    """The tile of a stall, main or extension."""
    return stall + 1


def stall_under(tile: Tile) -> Stall:
    """The stall that a tile belongs to; -1 for NO_TILE."""
    return tile - 1


def cell_at(row: int, column: int) -> Cell:
    """The cell of a row and a column."""
    return row * COLUMNS + column


def row_of(cell: Cell) -> int:
    """The row of a cell."""
    return cell // COLUMNS


def column_of(cell: Cell) -> int:
    """The column of a cell."""
    return cell % COLUMNS


STALLS_OF: Final = [[stall_of(owner, colour) for colour in range(HUES)] for owner in range(OWNERS)]  # by owner
STALLS_IN: Final = [[stall_of(owner, colour) for owner in range(OWNERS)] for colour in range(HUES)]  # by colour
CELL_NAMES: Final = [f"r{row_of(cell)}c{column_of(cell)}" for cell in range(CELLS)]

# A card is known by its kind: 1 to 9 the standard card of a section, 10 to 12 the joker of a row, 13 to 15 of a column.
CARD_NAMES: Final = ["hidden", "1", "2", "3", "4", "5", "6", "7", "8", "9"] + [
    f"{line}-{number}" for line in ("row", "column") for number in (1, 2, 3)
]
KINDS: Final = len(CARD_NAMES)
# fmt: off
COPIES: Final      = [0,  3, 3, 3, 3, 3, 3, 3, 3, 3,  1, 1, 1,  1, 1, 1]    # of each kind  [KA 2.3; jokers assumed]
FITS: Final        = row([0,                                                # its sections, a bit each  [KA 5.1a, 5.1b]
                          1, 2, 4, 8, 16, 32, 64, 128, 256,
                          0b000000111, 0b000111000, 0b111000000,
                          0b001001001, 0b010010010, 0b100100100])
ANYWHERE: Final    = 0b111111111
CARDS: Final       = 33
BARKERS: Final     = 7                      # [KA 2.3]
EXTENSIONS: Final  = 6                      # of each colour  [KA 2.5]
COINS: Final       = 20                     # units of each colour, in coins of 2 and 1, changed freely  [KA 2.7, R25]
GOLD: Final        = 3                      # assumed  [KA 9.1x]
SILVER: Final      = 2
DISPLAY: Final     = 4                      # [KA 3.3]
DEALT: Final       = 3                      # [KA 3.6e]
HAND: Final        = 4                      # the most one may keep  [KA 7.3]
DRAWN: Final       = 2                      # cards a turn  [KA 7.1]
THREE: Final       = 3                      # cards that stand for any  [KA 5.1c]
FIRST_STALLS: Final = 3                     # a player, at the start  [KA 3.7]
CROWD: Final       = 2                      # main stalls a section at a variable start  [KA 3.7e]
EXCHANGE: Final    = 2                      # other coins for one of the colour  [KA 5.4b]
COINS_A_POINT: Final = 3                    # [KA 9.2]
QUIET_ROUNDS: Final = 20                    # [KA R19]
LARGEST: Final     = 1 + EXTENSIONS         # no stall grows beyond
# fmt: on


def deck_of(copies: list[int]) -> list[int]:
    """The building cards, in the order of their kinds."""
    return [kind for kind in range(KINDS) for _ in range(copies[kind])]


DECK: Final = deck_of(COPIES)
