"""Sets of cells as bits, so that a whole board is looked at in a few steps.

The upper five rows are one number and the lower five another, eleven bits to a row: a number of the machine has 64.
"""

from typing import Final

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.games.kairo.material import CELLS, COLUMNS

Region = tuple[i64, i64]

HALF: Final = 55  # cells in each number
FAR: Final = 44  # the first bit of a number's last row
ROW: Final = (1 << 11) - 1
FULL: Final = (1 << 55) - 1
LAST: Final = 1 << 54  # compiled, a 1 shifted to the left has but 32 bits; this one is shifted to the right
FIRSTS: Final = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44  # the first column
NOT_FIRST: Final = FULL ^ FIRSTS
NOT_LAST: Final = FULL ^ FIRSTS << 10

assert CELLS == 2 * HALF
assert COLUMNS == 11


def bit(place: i64) -> i64:
    """The bit of a place within one number."""
    return LAST >> (HALF - 1 - place)


def one(cell: i64) -> Region:
    """The region of one cell."""
    if cell < HALF:
        return bit(cell), 0
    return 0, bit(cell - HALF)


def region(cells: Row) -> Region:
    """The region of these cells; those below 0 are none."""
    top: i64 = 0
    low: i64 = 0
    for cell in cells.numbers:
        if cell >= HALF:
            low |= bit(cell - HALF)
        elif cell >= 0:
            top |= bit(cell)
    return top, low


def has(cells: Region, cell: i64) -> bool:
    """Whether a cell is one of these."""
    if cell < HALF:
        return cells[0] >> cell & 1 != 0
    return cells[1] >> (cell - HALF) & 1 != 0


def listed(cells: Region) -> list[int]:
    """These cells, row by row."""
    found: list[int] = []
    first: i64 = 0  # of a row
    while first < 2 * HALF:
        left: i64 = cells[0] >> first if first < HALF else cells[1] >> (first - HALF)
        left &= ROW
        cell = first
        while left:
            if left & 1:
                found.append(cell)
            left >>= 1
            cell += 1
        first += COLUMNS
    return found


def meet(cells: Region, others: Region) -> bool:
    """Whether they have a cell in common."""
    return cells[0] & others[0] != 0 or cells[1] & others[1] != 0


def some(cells: Region) -> bool:
    """Whether there is any cell."""
    return cells[0] != 0 or cells[1] != 0


def both(cells: Region, others: Region) -> Region:
    """The cells in common."""
    return cells[0] & others[0], cells[1] & others[1]


def either(cells: Region, others: Region) -> Region:
    """The cells of both together."""
    return cells[0] | others[0], cells[1] | others[1]


def without(cells: Region, others: Region) -> Region:
    """The cells that are not among the others."""
    return cells[0] & ~others[0], cells[1] & ~others[1]


def first(cells: Region) -> Region:
    """One of these cells."""
    top, low = cells
    if top:
        return top & -top, 0
    return 0, low & -low


def north(cells: Region) -> Region:
    """The cells north of these."""
    top, low = cells
    return top >> 11 | (low & ROW) << FAR, low >> 11


def south(cells: Region) -> Region:
    """The cells south of these."""
    top, low = cells
    return top << 11 & FULL, low << 11 & FULL | top >> FAR


def east(cells: Region) -> Region:
    """The cells east of these."""
    return cells[0] << 1 & NOT_FIRST, cells[1] << 1 & NOT_FIRST


def west(cells: Region) -> Region:
    """The cells west of these."""
    return cells[0] >> 1 & NOT_LAST, cells[1] >> 1 & NOT_LAST


def spread(cells: Region) -> Region:
    """These cells and all orthogonally beside them."""
    top, low = cells
    return (
        top | top << 1 & NOT_FIRST | top >> 1 & NOT_LAST | top << 11 & FULL | top >> 11 | (low & ROW) << FAR,
        low | low << 1 & NOT_FIRST | low >> 1 & NOT_LAST | low << 11 & FULL | low >> 11 | top >> FAR,
    )


def flood(start: Region, ground: Region, goal: Region) -> Region:
    """The cells of a ground that can be reached from one of them; no farther, once they include the goal."""
    seen = start
    while goal[0] & ~seen[0] or goal[1] & ~seen[1]:
        wider = both(spread(seen), ground)
        if wider[0] == seen[0] and wider[1] == seen[1]:
            break
        seen = wider
    return seen
