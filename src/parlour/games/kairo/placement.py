"""Places libres: where main stalls and extensions may stand.  [KA 5.1d, 5.2, 5.3]

Bots spend much of their time here, so the whole board is looked at in bits: see region.py.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.kairo.ground import MARKET, RESTAURANT
from parlour.games.kairo.layout import Choke, Layout, sections_of
from parlour.games.kairo.material import PURPLE, STALLS
from parlour.games.kairo.region import Region, both, east, either, has, meet, north, region, south, west, without

UNKNOWN: Final = -1


class Survey:
    """What the board allows, whoever's turn it is; once made it stays, but sections and `lifted` fill on demand."""

    def __init__(self, layout: Layout, customers: list[int]) -> None:
        self.layout = layout
        self.busy: Region = either(layout.doors, region(customers))  # where an entrance or a customer is
        self.cut: Region = (0, 0)  # where a tile would part a customer from an entrance
        doors = without(layout.reached, self.busy)  # free cells of the market, in reach  [KA 5.2d, 5.2h]
        self.north: Region = south(doors)  # where a main stall may have its entrance to the north; then the other sides
        self.east: Region = west(doors)
        self.south: Region = north(doors)
        self.west: Region = east(doors)
        for choke in layout.chokes:
            self.judge(choke)
        self.vacant: Region = without(without(layout.free, self.busy), self.cut)  # [KA 5.1d, 5.3a, 5.3g, R3]
        sides = either(either(self.north, self.east), either(self.south, self.west))
        # away from all tiles [KA 5.2c], with an entrance; a moved stall goes to another cell  [KA R9]
        self.mains: Region = both(without(without(self.vacant, layout.touched), layout.old), sides)
        self._open: list[int] = [UNKNOWN, UNKNOWN, UNKNOWN]
        self._grown: list[int] = [UNKNOWN] * STALLS
        self.lifted: dict[int, Survey] = {}  # stall → the survey of the board without it

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
            self.cut = either(self.cut, choke.cell)
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
        if not has(self.mains, cell):
            return 0
        found = 1 if has(self.north, cell) else 0
        if has(self.east, cell):
            found |= 2
        if has(self.south, cell):
            found |= 4
        if has(self.west, cell):
            found |= 8
        return found

    def open(self, colour: int) -> int:
        """The sections with a cell for a main stall, in the zone of its colour.  [KA 5.2e]"""
        ground = self.layout.ground
        zone = RESTAURANT if colour == PURPLE else MARKET
        if self._open[zone] == UNKNOWN:
            cells = ground.restaurant if colour == PURPLE else ground.market
            self._open[zone] = sections_of(ground, both(self.mains, cells))
        return self._open[zone]

    def grows(self, stall: int) -> Region:
        """The cells on which an extension of a stall may lie."""
        return both(self.layout.growth(stall), self.vacant)

    def grown(self, stall: int) -> int:
        """Their sections."""
        if self._grown[stall] == UNKNOWN:
            self._grown[stall] = sections_of(self.layout.ground, self.grows(stall))
        return self._grown[stall]

    def stall_sections(self, colour: int) -> int:
        """The sections with a cell for a main stall, and without one of its colour.  [KA 5.2f]"""
        return self.open(colour) & ~self.layout.taken[colour]
