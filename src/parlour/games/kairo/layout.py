"""What the tiles and entrances alone say of the board: the same wherever the customers stand.  [KA 5.2, 5.3]"""

from mypy_extensions import i64

from parlour.games.kairo.ground import Ground
from parlour.games.kairo.material import (
    HUES,
    PURPLE,
    STALLS,
    STALLS_IN,
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
    south,
    spread,
    west,
    without,
)


class Beyond:
    """What lies beyond some sides of a choke."""

    def __init__(self, cells: Region, sides: i64) -> None:
        self.cells: Region = cells
        self.sides: i64 = sides  # a bit each


class Choke:
    """A cell of the market that alone holds parts of it together."""

    def __init__(self, cell: Region, parts: list[Beyond]) -> None:
        self.cell: Region = cell
        self.parts = parts


class Layout:
    """The tiles on a board, as they are or with one main stall and its entrance lifted off.  [KA R9]"""

    def __init__(
        self, ground: Ground, tiles: list[int], mains: list[int], doors: list[int], root: int, lifted: int = -1
    ) -> None:
        self.ground = ground
        self.tops: list[int] = [0] * STALLS  # stall → its tiles, in the upper rows
        self.lows: list[int] = [0] * STALLS
        built = self.enter(tiles, lifted)
        self.free: Region = without(either(ground.market, ground.restaurant), built)
        self.open: Region = without(ground.market, built)  # customers walk here, never over restaurants  [KA 6.6c]
        self.touched: Region = spread(built)  # the tiles and the cells beside them
        start = one(root)
        self.reached: Region = flood(start, self.open, self.open)
        self.doors: Region = region(doors)
        self.old: Region = (0, 0)  # where the lifted stall stood
        self.taken: list[int] = [0] * HUES  # colour → the sections that have a main stall of it
        self.crowd: list[int] = [0] * 9  # section → its main stalls
        for stall in range(STALLS):
            main = mains[stall]
            if stall == lifted:
                self.old = one(main)
                self.doors = without(self.doors, one(doors[stall]))
            elif main >= 0:
                section = ground.section[main]
                self.taken[colour_of(stall)] |= 1 << section  # by main stalls alone  [KA 5.2g]
                self.crowd[section] += 1
        self.chokes = chokes(self.reached)
        self.lifted: dict[int, Layout] = {}  # stall → the layout without it; fills on demand

    def enter(self, tiles: list[int], lifted: i64) -> Region:
        """Note the tiles of every stall, one of which may be lifted off; all tiles."""
        tops, lows = self.tops, self.lows
        top: i64 = 0
        low: i64 = 0
        cell: i64 = 0
        while cell < 2 * HALF:
            stall: i64 = stall_under(tiles[cell])
            if stall >= 0 and stall != lifted:
                if cell < HALF:
                    top |= bit(cell)
                    tops[stall] = tops[stall] | bit(cell)
                else:
                    low |= bit(cell - HALF)
                    lows[stall] = lows[stall] | bit(cell - HALF)
            cell += 1
        return top, low

    def growth(self, stall: int) -> Region:
        """The cells beside any tile of a stall [KA 5.3c, 5.3d], of its zone [KA 5.3b], that join no two of its
        colour [KA 5.3f, R5]; other colours may lie beside them [KA 5.3e]."""
        zone = self.ground.restaurant if colour_of(stall) == PURPLE else self.ground.market
        near: Region = both(both(spread((self.tops[stall], self.lows[stall])), self.free), zone)
        for other in STALLS_IN[colour_of(stall)]:
            if other != stall:
                near = without(near, spread((self.tops[other], self.lows[other])))
        return near


def chokes(market: Region) -> list[Choke]:
    """The cells without which a market would fall apart.

    Where the ways into a cell meet around its corners there is a way round it. Only others are searched.
    """
    n, e, s, w = south(market), west(market), north(market), east(market)
    ne, se, sw, nw = west(n), west(s), east(s), east(n)
    doubt = both(
        market,
        (
            doubtful(n[0], ne[0], e[0], se[0], s[0], sw[0], w[0], nw[0]),
            doubtful(n[1], ne[1], e[1], se[1], s[1], sw[1], w[1], nw[1]),
        ),
    )
    found: list[Choke] = []
    while doubt[0] or doubt[1]:
        cell = first(doubt)
        doubt = without(doubt, cell)
        parts = parted(cell, market)
        if parts:
            found.append(Choke(cell, parts))
    return found


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
    parts: list[Beyond] = []
    while ways[0] or ways[1]:
        part = flood(first(ways), rest, rest if parts else ways)
        ways = without(ways, part)
        if ways[0] or ways[1] or parts:
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


def sections_of(ground: Ground, cells: Region) -> int:
    """The sections in which some of these cells lie, a bit each."""
    found = 0
    for section in range(9):
        if meet(cells, ground.sections[section]):
            found |= 1 << section
    return found
