"""Places libres: where main stalls and extensions may stand.  [KA 5.1d, 5.2, 5.3]

Bots spend much of their time here, so the whole board is looked at in bits: see region.py.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.row import Row, level
from parlour.games.kairo.layout import Choke, Layout, sections_of
from parlour.games.kairo.material import PURPLE, STALLS
from parlour.games.kairo.region import (
    Region,
    both,
    east,
    either,
    first,
    has,
    meet,
    north,
    one,
    region,
    some,
    south,
    west,
    without,
)

UNKNOWN: Final = -1
ALL_UNKNOWN: Final = level(STALLS, UNKNOWN)


@mypyc_attr(acyclic=True)
class Survey:
    """What the board allows, whoever's turn it is; once made it stays, but everything it says is found on demand."""

    def __init__(self, layout: Layout, customers: Row) -> None:
        self.layout = layout
        self.standing: Region = region(customers)  # where a customer is
        self.busy: Region = either(layout.doors, self.standing)  # where an entrance or a customer is
        self.vacant: Region = without(layout.free, self.busy)  # [KA 5.1d, 5.3a]
        self._judged: Region = (0, 0)  # the cells whose cut is known
        self._cut: Region = (0, 0)  # where a tile would part a customer from an entrance  [KA 5.3g, R3]
        self._mains: Region = (0, 0)  # known with the sides below
        self._sided: bool = False
        self.north: Region = (0, 0)  # where a main stall may have its entrance to the north; then the other sides
        self.east: Region = (0, 0)
        self.south: Region = (0, 0)
        self.west: Region = (0, 0)
        self._market: i64 = UNKNOWN  # sections with a cell for a main stall, by zone
        self._restaurant: i64 = UNKNOWN
        self._grown: Row = ALL_UNKNOWN.copy()  # stall → the sections into which it may grow
        self.lifted: dict[int, Survey] | None = None  # stall → the survey of the board without it
        self.needed: dict[int, dict[int, int]] | None = None  # colour → barkers by entrance; `lure` keeps them here
        self.told: dict[int, bytes] | None = None  # seat → this board as the encoder tells it, which keeps it here

    def mains(self) -> Region:
        """Where a main stall may stand, in either zone.  [KA 5.2]"""
        if self._sided:
            return self._mains
        self._sided = True
        doors = without(self.layout.walks.reached, self.busy)  # free cells of the market, in reach  [KA 5.2d, 5.2h]
        self.north, self.east, self.south, self.west = south(doors), west(doors), north(doors), east(doors)
        # away from all tiles [KA 5.2c]; a moved stall goes to another cell  [KA R9]
        cells = without(without(self.vacant, self.layout.touched), self.layout.old)
        self._judged = without(self._judged, cells)  # their sides were not known
        cells = self.whole(both(cells, self.sided()))
        self._mains = both(cells, self.sided())
        return self._mains

    def sided(self) -> Region:
        """The cells with an entrance on some side."""
        return either(either(self.north, self.east), either(self.south, self.west))

    def whole(self, cells: Region) -> Region:
        """Those of the cells on which a tile parts nobody from an entrance.  [KA 5.3g, R3, R6]"""
        walks = self.layout.walks
        doubt = without(both(cells, walks.doubt), either(walks.sound, self._judged))
        while some(doubt):
            cell = first(doubt)
            doubt = without(doubt, cell)
            choke = walks.choke(cell)
            if choke is not None:
                self.judge(choke)
        self._judged = either(self._judged, cells)
        return without(cells, self._cut)

    def parts(self, cell: int) -> bool:
        """Whether a tile on a cell would part a customer from an entrance."""
        return not has(self.whole(one(cell)), cell)

    def judge(self, choke: Choke) -> None:
        """What would come of a tile on a choke.  [KA 5.3g, R6]

        If customers or entrances lie in two of its parts, they would be parted; if only in one, the tile closes
        pockets [KA 5.3h], in which no entrance may come to lie.
        """
        peopled: i64 = 0
        shut: i64 = 0
        for part in choke.parts:
            if meet(part.cells, self.busy):
                peopled += 1
            else:
                shut |= part.sides
        if peopled > 1:
            self._cut = either(self._cut, choke.cell)
        if shut & 1:
            self.north = without(self.north, choke.cell)
        if shut & 2:
            self.east = without(self.east, choke.cell)
        if shut & 4:
            self.south = without(self.south, choke.cell)
        if shut & 8:
            self.west = without(self.west, choke.cell)

    def sides(self, cell: int) -> int:
        """The sides on which a main stall on a cell may have its entrance, a bit each."""
        if not has(self.mains(), cell):
            return 0
        found = 1 if has(self.north, cell) else 0
        if has(self.east, cell):
            found |= 2
        if has(self.south, cell):
            found |= 4
        if has(self.west, cell):
            found |= 8
        return found

    def open(self, colour: i64) -> i64:
        """The sections with a cell for a main stall, in the zone of its colour.  [KA 5.2e]"""
        ground = self.layout.ground
        if colour == PURPLE:
            if self._restaurant == UNKNOWN:
                self._restaurant = sections_of(ground, both(self.mains(), ground.restaurant))
            return self._restaurant
        if self._market == UNKNOWN:
            self._market = sections_of(ground, both(self.mains(), ground.market))
        return self._market

    def grows(self, stall: i64) -> Region:
        """The cells on which an extension of a stall may lie."""
        return self.whole(both(self.layout.growth(stall), self.vacant))

    def grown(self, stall: i64) -> i64:
        """Their sections."""
        if self._grown[stall] == UNKNOWN:
            self._grown[stall] = sections_of(self.layout.ground, self.grows(stall))
        return self._grown[stall]

    def stuck(self, stall: i64) -> bool:
        """Whether no cell could take an extension of a stall; where one of them is in no doubt, none is judged."""
        cells = both(self.layout.growth(stall), self.vacant)
        if some(without(cells, self.layout.walks.doubt)):
            return False
        return not some(self.whole(cells))

    def stall_sections(self, colour: i64) -> i64:
        """The sections with a cell for a main stall, and without one of its colour.  [KA 5.2f]"""
        return self.open(colour) & ~self.layout.taken[colour]
