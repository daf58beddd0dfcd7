"""Plateau: the map of a board, parsed once into tables.  [KA 2.1]

A map is rows of cells, written as in house.py. Cells are numbered row by row, eleven to a row, whatever the
board's own width, and called r6c5 in notation.
"""

import re
from typing import Final

from parlour.core.row import Row, level, row
from parlour.games.kairo.material import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    ROWS,
    VOID,
    cell_at,
    column_of,
    row_of,
)
from parlour.games.kairo.region import Region, either, region

NOWHERE: Final = 0  # the zones: no cell,
MARKET: Final = 1  # market,
RESTAURANT: Final = 2  # restaurant
CUSTOMERS: Final = 5
TOKEN: Final = re.compile(r"(?P<market>[1-9])(?P<start>\*?)|R(?P<section>[1-9]?)|(?P<none>\.)")


class BoardError(ValueError):
    """A board that cannot be played on; says which line.

    `reason` and `told` say it to the catalogs: the message `box-wrong-board-…` with what it is to be told with.
    """

    def __init__(self, line: int, message: str, reason: str, **told: str | int) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message
        self.reason = reason
        self.told: dict[str, str | int] = {**told, "line": line} if line else told


class Ground:
    """The tables of one board; the entry VOID stands for everything beyond the edge."""

    def __init__(self) -> None:
        self.name: str = ""  # `house`, or the digest of its file
        self.rows: int = 0
        self.columns: int = 0
        self.zone: Row = level(CELLS + 1, NOWHERE)
        self.section: Row = level(CELLS + 1, -1)  # 0 to 8
        self.beside: Row = level(4 * (CELLS + 1), VOID)  # [cell * 4 + side]: the neighbour
        self.cells: Row = Row()
        self.market: Region = (0, 0)
        self.restaurant: Region = (0, 0)
        self.section_tops: Row = Row()  # section → its cells, in the upper rows
        self.section_lows: Row = Row()
        self.customers: Row = Row()  # where they start
        self.given: list[list[list[int]]] = [[] for _ in range(5)]  # by player count: owner, colour, cell, side

    def neighbours(self, cell: int) -> list[int]:
        """The cells orthogonally beside a cell."""
        return [self.beside[cell * 4 + side] for side in range(4) if self.beside[cell * 4 + side] != VOID]

    def within(self, sections: int) -> Region:
        """The cells of these sections, a bit each."""
        found: Region = (0, 0)
        for section in range(9):
            if sections >> section & 1:
                found = either(found, (self.section_tops[section], self.section_lows[section]))
        return found

    def side_towards(self, cell: int, other: int) -> int:
        """The side of a cell on which its neighbour lies."""
        return next(side for side in range(4) if self.beside[cell * 4 + side] == other)


def chart(rows: list[tuple[int, str]]) -> Ground:
    """The tables of a map, given as numbered lines; BoardError says what is wrong with it."""
    ground = Ground()
    if not rows:
        raise BoardError(0, "there is no map", "no-map")
    ground.rows, ground.columns = len(rows), len(rows[0][1].split())
    if ground.rows > ROWS or ground.columns > COLUMNS:
        most = f"a board has at most {ROWS} rows of {COLUMNS} cells"
        raise BoardError(rows[0][0], most, "too-large", rows=ROWS, columns=COLUMNS)
    for down, (line, text) in enumerate(rows):
        tokens = text.split()
        if len(tokens) != ground.columns:
            other = f"this row has {len(tokens)} cells, the first has {ground.columns}"
            raise BoardError(line, other, "row", value=len(tokens), first=ground.columns)
        for column, token in enumerate(tokens):
            enter(ground, line, cell_at(down, column), token)
    join(ground)
    for cell in ground.cells:
        if ground.section[cell] < 0:
            ground.section[cell] = section_beside(ground, cell)
    check(ground)
    ground.market = region(row([cell for cell in ground.cells if ground.zone[cell] == MARKET]))
    ground.restaurant = region(row([cell for cell in ground.cells if ground.zone[cell] == RESTAURANT]))
    for section in range(9):
        top, low = region(row([cell for cell in ground.cells if ground.section[cell] == section]))
        ground.section_tops.append(top)
        ground.section_lows.append(low)
    return ground


def enter(ground: Ground, line: int, cell: int, token: str) -> None:
    """Enter one cell of the map."""
    found = TOKEN.fullmatch(token)
    if found is None:
        none = f"'{token}' is no cell; a cell is 1 to 9, 5*, R, R5 or ."
        raise BoardError(line, none, "cell", value=token)
    if found["none"]:
        return
    ground.cells.append(cell)
    ground.zone[cell] = MARKET if found["market"] else RESTAURANT
    ground.section[cell] = int(found["market"] or found["section"] or "0") - 1
    if found["start"]:
        ground.customers.append(cell)


def join(ground: Ground) -> None:
    """Find the neighbours of every cell, in the order of Side."""
    for cell in ground.cells:
        above, before = row_of(cell), column_of(cell)
        for side, (down, right) in enumerate([(-1, 0), (0, 1), (1, 0), (0, -1)]):
            if 0 <= above + down < ROWS and 0 <= before + right < COLUMNS:
                other = cell_at(above + down, before + right)
                if ground.zone[other] != NOWHERE:
                    ground.beside[cell * 4 + side] = other


def section_beside(ground: Ground, cell: int) -> int:
    """The section of a restaurant cell that does not name it."""
    near = {ground.section[other] for other in ground.neighbours(cell) if ground.zone[other] == MARKET}
    if len(near) != 1:
        what = "more than one section" if near else "no market cell"
        said = f"{CELL_NAMES[cell]} lies beside {what}: write its section, as in R7"
        raise BoardError(0, said, "beside-many" if near else "beside-none", value=CELL_NAMES[cell])
    return near.pop()


def check(ground: Ground) -> None:
    """Nine sections, five customers, a restaurant zone, and a market in one piece."""
    market = [cell for cell in ground.cells if ground.zone[cell] == MARKET]
    for section in range(9):
        if all(ground.section[cell] != section for cell in market):
            raise BoardError(0, f"section {section + 1} has no market cell", "section", value=section + 1)
    if len(ground.customers) != CUSTOMERS:
        marked = len(ground.customers)
        customers = f"{marked} cells are marked with *, but {CUSTOMERS} customers start on the market"
        raise BoardError(0, customers, "customers", value=marked, whole=CUSTOMERS)
    if len(market) == len(ground.cells):
        raise BoardError(0, "there is no restaurant cell", "no-restaurant")
    reached, fresh = {market[0]}, [market[0]]
    while fresh:
        for other in ground.neighbours(fresh.pop()):
            if ground.zone[other] == MARKET and other not in reached:
                reached.add(other)
                fresh.append(other)
    for cell in market:
        if cell not in reached:
            here, there = CELL_NAMES[market[0]], CELL_NAMES[cell]
            pieces = f"{there} cannot be reached from {here}: the market is in pieces"
            raise BoardError(0, pieces, "pieces", value=there, first=here)
