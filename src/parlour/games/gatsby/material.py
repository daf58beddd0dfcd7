"""Matériel de jeu: what is in the box, and the printed tables.  [GA 2; assumed: docs/rulings/gatsby.md]"""

from enum import IntEnum
from typing import Final

from parlour.core.row import row


class Bonus(IntEnum):
    """The six bonuses.  [GA 7]"""

    NONE = 0
    ADVANCE = 1
    COMMAND = 2
    SWAP = 3
    PLACE = 4
    CHARACTERS = 5
    DRAW = 6


class Family(IntEnum):
    """The five families, known by a colour and a symbol.  [GA 2.8]"""

    HIDDEN = 0
    YELLOW = 1
    PURPLE = 2
    MAROON = 3
    BLUE = 4
    BLACK = 5


class Space(IntEnum):
    """Character spaces: three in the Cabaret, four in the Finance Center, five on the Racetrack.  [GA 3.3a]"""

    LEFT = 0
    RIGHT = 1
    BOTTOM = 2
    STEP_3 = 3
    STEP_7 = 4
    STEP_10 = 5
    STEP_13 = 6
    TRACK_1 = 7
    TRACK_2 = 8
    TRACK_3 = 9
    TRACK_4 = 10
    TRACK_5 = 11


class Place(IntEnum):
    """The three places.  [GA 2.1]"""

    CABARET = 0
    FINANCE = 1
    RACETRACK = 2


class Ending(IntEnum):
    """The reasons to end.  [GA 9]"""

    FAMILY = 0
    FIVE_FAMILIES = 1
    CABARET = 2
    FINANCE = 3
    RACETRACK = 4


LEFT: Final = int(Space.LEFT)  # as numbers, which compare faster than members
RIGHT: Final = int(Space.RIGHT)
BOTTOM: Final = int(Space.BOTTOM)
STEP_13: Final = int(Space.STEP_13)
TRACK_1: Final = int(Space.TRACK_1)

BONUSES: Final = list(Bonus)
FAMILIES: Final = list(Family)
SPACES: Final = list(Space)
PLACES: Final = list(Place)
ENDINGS: Final = list(Ending)

THINGS: Final = ["tile", "special", "cell"]  # numbered, and called by a name of their own: tile-7
SEATS: Final = 2  # Dorothy and James  [GA 1.2]
GRID: Final = 6  # tables in each row of the Cabaret, and in each column  [GA 2.3]
HIDDEN: Final = 0  # a character or a special action one cannot see
MAINS: Final = 4  # main actions  [GA 2.1]
SPECIALS: Final = 11  # special actions, numbered as in the book  [GA 2.4]
DRAWN: Final = 3  # of a DRAW  [GA 7.6a]

# The characters: tiles 1-15, three a family; 0 is one that cannot be seen.  [GA 2.2, 2.9]
TILES: Final = 15
EACH_TILE: Final = row(list(range(1, TILES + 1)))
ON_BOARD: Final = 12
UNDEALT: Final = 3  # [GA 3.3b]
A_FAMILY: Final = 3
# fmt: off
STARS: Final = row([0,  3, 0, 2,  2, 1, 2,  3, 1, 1,  2, 1, 2,  2, 3, 0])
FAMILY: Final = row([0,  1, 1, 1,  2, 2, 2,  3, 3, 3,  4, 4, 4,  5, 5, 5])
TILES_OF: Final = [[tile for tile in range(1, TILES + 1) if FAMILY[tile] == family] for family in range(len(FAMILIES))]
FACE_UP: Final = [0, 1, 3, 6, 7, 11]  # spaces: the two ends of each place  [GA 3.3c]
LOWER_UPPER: Final = [[3, 6], [11, 7]]  # step 3 and 13, track 5 and 1  [GA 3.3d]

# Cabaret: cells 0-35, 6 × row + column. A slab's cells row by row, unturned; 9 is the star.  [GA 2.3]
STAR: Final = 9
SLABS: Final = [
    [2, 0, 0,  0, 1, 0,  9, 0, 5],
    [5, 0, 0,  0, 1, 9,  0, 0, 3],
    [3, 0, 1,  0, 9, 0,  0, 0, 2],
    [3, 0, 9,  0, 2, 0,  0, 0, 5],
]

STAR_CELLS: Final = len(SLABS)  # one a slab  [GA 5.1c]

# Finance Center: the bonus of each step, and the character that stands on it.
TOP: Final = 13
STEP_BONUS: Final = row([0, 5, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 3, 0])
STEP_SPACE: Final = row([-1, -1, -1, 3, -1, -1, -1, 4, -1, -1, 5, -1, -1, 6])
FINANCE: Final = [[3, 3], [7, 4], [10, 5], [13, 6]]  # step, space

# Racetrack: cells 36-56, leftmost first, track after track.
FIRST_LANE: Final = 36
TRACK_CELLS: Final = [
    [36, 37, 38, 39, 40],
    [41, 42, 43, 44, 45],
    [46, 47, 48, 49, 50],
    [51, 52, 53],
    [54, 55, 56],
]
LANE_BONUS: Final = [
    5, 6, 2, 0, 0,
    0, 2, 6, 3, 0,
    0, 0, 1, 6, 3,
    0, 5, 0,
    0, 0, 1,
]
# fmt: on
TRACKS: Final = 5
CELLS: Final = 57
BIT: Final = row([1 << cell for cell in range(CELLS)])  # of a cell, a space, a tile or a seat in a mask
TRACK_OF: Final = [track for track, cells in enumerate(TRACK_CELLS) for _ in cells]  # from FIRST_LANE on
TRACK_MASK: Final = row([sum(1 << cell for cell in cells) for cells in TRACK_CELLS])
MAJORITY: Final = row([len(cells) // 2 + 1 for cells in TRACK_CELLS])  # tokens that make one  [GA 5.3b]

IN_CABARET: Final = [LEFT, RIGHT, BOTTOM]
PLACE_SPACES: Final = [[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10, 11]]  # the character spaces of each place
PLACE_MASK: Final = row([sum(1 << space for space in spaces) for spaces in PLACE_SPACES])

CABARET: Final = (1 << 36) - 1
ROW_0: Final = 0b111111
ROW_5: Final = ROW_0 << 30
COLUMN_0: Final = sum(1 << (6 * row) for row in range(6))
COLUMN_5: Final = COLUMN_0 << 5
NOT_COLUMN_0: Final = CABARET ^ COLUMN_0
NOT_COLUMN_5: Final = CABARET ^ COLUMN_5


Cell = int  # of the Cabaret, row by row, then of the Racetrack, track by track
Track = int  # 0-4
Tile = int  # a character, or HIDDEN
Prize = int  # a character space and who wins it, in one number


def cabaret_cell(row: int, column: int) -> Cell:
    """The cell of a row and a column of the Cabaret."""
    return GRID * row + column


def track_space(track: Track) -> int:
    """The character space of a track."""
    return TRACK_1 + track


def track_of(space: int) -> Track:
    """The track of a character space of the Racetrack."""
    return space - TRACK_1


def prize(space: int, seat: int) -> Prize:
    """The character of a space for a seat."""
    return space << 1 | seat


def space_won(prize: Prize) -> int:
    """The space of a prize."""
    return prize >> 1


def who_wins(prize: Prize) -> int:
    """The seat of a prize."""
    return prize & 1


def cell_name(cell: Cell) -> str:
    """c3 is the third column of the third row, t2.4 the fourth cell of track 2."""
    if cell < FIRST_LANE:
        return f"{'abcdef'[cell % 6]}{cell // 6 + 1}"
    track = TRACK_OF[cell - FIRST_LANE]
    return f"t{track + 1}.{cell - TRACK_CELLS[track][0] + 1}"


CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]
