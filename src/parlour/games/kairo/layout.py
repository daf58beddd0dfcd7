"""What the tiles and entrances alone say of the board: the same wherever the customers stand.  [KA 5.2, 5.3]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.row import Row, level
from parlour.games.kairo.ground import Ground
from parlour.games.kairo.material import (
    HUES,
    PURPLE,
    STALLS,
    colour_of,
    stall_under,
)
from parlour.games.kairo.region import (
    HALF,
    Region,
    bit,
    both,
    east,
    either,
    first,
    flood,
    meet,
    north,
    one,
    region,
    some,
    south,
    spread,
    west,
    without,
)

NONE: Final = -1  # no stall
NOWHERE: Final = Row()  # stands for a row until there is one; nobody writes into it


@mypyc_attr(acyclic=True)
class Beyond:
    """What lies beyond some sides of a choke."""

    def __init__(self, cells: Region, sides: i64) -> None:
        self.cells: Region = cells
        self.sides: i64 = sides  # a bit each


@mypyc_attr(acyclic=True)
class Choke:
    """A cell of the market that alone holds parts of it together."""

    def __init__(self, cell: Region, parts: list[Beyond]) -> None:
        self.cell: Region = cell
        self.parts = parts


WHOLE: Final[list[Beyond]] = []  # the parts of what holds together


@mypyc_attr(acyclic=True)
class Walks:
    """The cells that customers can reach, and which of them hold the others together: looked for when asked."""

    def __init__(self, reached: Region) -> None:
        self.reached: Region = reached
        self.doubt: Region = doubted(reached)  # no other cell is a choke
        self.sound: Region = (0, 0)  # those of them that are none: searched, and found so
        self._searched: Region = (0, 0)
        self._chokes: list[Choke] = []  # of those searched

    def choke(self, cell: Region) -> Choke | None:
        """The choke that a doubted cell is; None if it is none."""
        if not meet(self._searched, cell):
            self._searched = either(self._searched, cell)
            parts = parted(cell, self.reached)
            if parts:
                self._chokes.append(Choke(cell, parts))
            else:
                self.sound = either(self.sound, cell)
        for choke in self._chokes:
            if meet(choke.cell, cell):
                return choke
        return None

    def narrowed(self, cell: Region, root: int) -> "Walks":
        """What can be reached from a cell on once a tile lies on another."""
        if not meet(self.reached, cell):
            return self
        rest = without(self.reached, cell)
        return Walks(flood(one(root), rest, rest) if meet(without(self.doubt, self.sound), cell) else rest)


@mypyc_attr(acyclic=True)
class Layout:
    """The tiles on a board, as they are or with one main stall and its entrance lifted off.  [KA R9]"""

    def __init__(self, ground: Ground, tops: Row, lows: Row, built: Region, walks: Walks) -> None:
        """By the tiles of every stall and of all."""
        self.ground = ground
        self.tops: Row = tops  # stall → its tiles, in the upper rows
        self.lows: Row = lows
        self.built: Region = built
        self.free: Region = without(either(ground.market, ground.restaurant), built)
        self.open: Region = without(ground.market, built)  # customers walk here, never over restaurants  [KA 6.6c]
        self.touched: Region = spread(built)  # the tiles and the cells beside them
        self.walks = walks
        self.doors: Region = (0, 0)
        self.old: Region = (0, 0)  # where the lifted stall stood
        self.taken: Row = NOWHERE  # colour → the sections that have a main stall of it
        self.crowd: Row = NOWHERE  # section → its main stalls
        self.lifted: dict[int, Layout] | None = None  # stall → the layout without it; fills on demand
        self._growing: i64 = 0  # stalls whose growth is known, a bit each
        self._growth_tops: Row = NOWHERE
        self._growth_lows: Row = NOWHERE

    def enter(self, mains: Row, doors: Row, lifted: int) -> None:
        """Note main stalls and entrances, one of which may be lifted off."""
        self.doors = region(doors)
        self.taken, self.crowd = level(HUES, 0), level(9, 0)
        for stall in range(STALLS):
            main = mains[stall]
            if stall == lifted:
                self.old = one(main)
                self.doors = without(self.doors, one(doors[stall]))
            elif main >= 0:
                self.settle(stall, main)

    def settle(self, stall: int, main: int) -> None:
        """Note a main stall."""
        section = self.ground.section[main]
        self.taken[colour_of(stall)] |= 1 << section  # by main stalls alone  [KA 5.2g]
        self.crowd[section] += 1

    def extended(self, stall: int, cell: int, root: int) -> "Layout":
        """The layout with one extension more: no main stall and no entrance is another."""
        found = self.tiled(stall, cell, root)
        found.taken, found.crowd = self.taken, self.crowd
        return found

    def joined(self, stall: int, cell: int, door: int, root: int) -> "Layout":
        """The layout with one main stall more, and its entrance."""
        found = self.tiled(stall, cell, root)
        found.taken, found.crowd = self.taken.copy(), self.crowd.copy()
        found.settle(stall, cell)
        found.doors = either(self.doors, one(door))
        return found

    def tiled(self, stall: int, cell: int, root: int) -> "Layout":
        """The layout with one tile more: every growth loses its cell, its own colour also the cells beside it."""
        tile = one(cell)
        tops, lows = self.tops.copy(), self.lows.copy()
        tops[stall] |= tile[0]
        lows[stall] |= tile[1]
        walks = self.walks.narrowed(tile, root)
        found = Layout(self.ground, tops, lows, either(self.built, tile), walks)
        found.doors = self.doors
        if self._growing:
            found._growing = self._growing & ~bit(stall)
            found._growth_tops, found._growth_lows = self._growth_tops.copy(), self._growth_lows.copy()
            beside = spread(tile)
            for other in range(STALLS):
                if found._growing >> other & 1:
                    lost = beside if colour_of(other) == colour_of(stall) else tile
                    found._growth_tops[other] &= ~lost[0]
                    found._growth_lows[other] &= ~lost[1]
        return found

    def without(self, stall: int, mains: Row, doors: Row, root: int) -> "Layout":
        """The layout with a stall lifted off, and its entrance.  [KA R9]"""
        tops, lows = self.tops.copy(), self.lows.copy()
        tops[stall] = 0
        lows[stall] = 0
        built = without(self.built, (self.tops[stall], self.lows[stall]))
        found = Layout(self.ground, tops, lows, built, walked(self.ground, built, root))
        found.enter(mains, doors, stall)
        return found

    def growth(self, stall: int) -> Region:
        """The cells beside any tile of a stall [KA 5.3c, 5.3d], of its zone [KA 5.3b], that join no two of its
        colour [KA 5.3f, R5]; other colours may lie beside them [KA 5.3e]."""
        if self._growing >> stall & 1:
            return self._growth_tops[stall], self._growth_lows[stall]
        colour = colour_of(stall)
        zone = self.ground.restaurant if colour == PURPLE else self.ground.market
        near: Region = both(both(spread((self.tops[stall], self.lows[stall])), self.free), zone)
        for other in range(colour, STALLS, HUES):  # one an owner
            if other != stall:
                near = without(near, spread((self.tops[other], self.lows[other])))
        if not self._growing:
            self._growth_tops, self._growth_lows = level(STALLS, 0), level(STALLS, 0)
        self._growing |= bit(stall)
        self._growth_tops[stall] = near[0]
        self._growth_lows[stall] = near[1]
        return near


def laid_out(ground: Ground, tiles: Row, mains: Row, doors: Row, root: int) -> Layout:
    """The layout of a board."""
    tops, lows = level(STALLS, 0), level(STALLS, 0)
    top: i64 = 0
    low: i64 = 0
    cell: i64 = 0
    while cell < 2 * HALF:
        stall: i64 = stall_under(tiles[cell])
        if stall >= 0:
            if cell < HALF:
                top |= bit(cell)
                tops[stall] |= bit(cell)
            else:
                low |= bit(cell - HALF)
                lows[stall] |= bit(cell - HALF)
        cell += 1
    found = Layout(ground, tops, lows, (top, low), walked(ground, (top, low), root))
    found.enter(mains, doors, NONE)
    return found


def walked(ground: Ground, built: Region, root: int) -> Walks:
    """What can be reached from a cell on, with these tiles."""
    market = without(ground.market, built)
    return Walks(flood(one(root), market, market))


def doubted(market: Region) -> Region:
    """The cells without which a market may fall apart.

    Where the ways into a cell meet around its corners there is a way round it.
    """
    n, e, s, w = south(market), west(market), north(market), east(market)
    ne, se, sw, nw = west(n), west(s), east(s), east(n)
    return both(
        market,
        (
            doubtful(n[0], ne[0], e[0], se[0], s[0], sw[0], w[0], nw[0]),
            doubtful(n[1], ne[1], e[1], se[1], s[1], sw[1], w[1], nw[1]),
        ),
    )


def doubtful(n: i64, ne: i64, e: i64, se: i64, s: i64, sw: i64, w: i64, nw: i64) -> i64:
    """The cells with two ways in, or more, that do not meet around the next corner; by the neighbours they have."""
    a = n & ~(ne & e)
    b = e & ~(se & s)
    c = s & ~(sw & w)
    d = w & ~(nw & n)
    return a & b | c & d | (a | b) & (c | d)


def parted(cell: Region, market: Region) -> list[Beyond]:
    """The parts into which a market falls without a cell; none if it holds together."""
    rest = without(market, cell)
    ways = both(spread(cell), rest)
    part = flood(first(ways), rest, ways)
    ways = without(ways, part)
    if not some(ways):
        return WHOLE
    parts = [Beyond(part, sides_towards(cell, part))]
    while some(ways):
        part = flood(first(ways), rest, rest)
        ways = without(ways, part)
        parts.append(Beyond(part, sides_towards(cell, part)))
    return parts


def sides_towards(cell: Region, part: Region) -> i64:
    """The sides of a cell on which a part lies."""
    sides: i64 = 0
    if meet(north(cell), part):
        sides |= 1
    if meet(east(cell), part):
        sides |= 2
    if meet(south(cell), part):
        sides |= 4
    if meet(west(cell), part):
        sides |= 8
    return sides


def sections_of(ground: Ground, cells: Region) -> i64:
    """The sections in which some of these cells lie, a bit each."""
    found: i64 = 0
    if not some(cells):
        return found
    for section in range(i64(9)):
        if cells[0] & ground.section_tops[section] or cells[1] & ground.section_lows[section]:
            found |= 1 << section
    return found
