"""Places libres: where main stalls and extensions may stand, from one pass over the board.  [KA 5.1d, 5.2, 5.3]

Bots spend most of their time here. Compiled, `items[at] = items[at] | bit` is faster than `items[at] |= bit`.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.kairo.ground import MARKET, NOWHERE, RESTAURANT, Ground
from parlour.games.kairo.material import CELLS, PURPLE, STALLS

PURPLES: Final = sum(1 << stall for stall in range(STALLS) if stall % 6 == PURPLE)  # the stalls of restaurants
MATES: Final[list[int]] = [
    sum(1 << other for other in range(STALLS) if other % 6 == stall % 6 and other != stall) for stall in range(STALLS)
]  # stall → the others of its colour, a bit each


class Survey:
    """What the board allows, whoever's turn it is; once made it stays, but `lifted` fills on demand."""

    def __init__(self) -> None:
        self.busy: list[int] = []  # cell → whether an entrance or a customer is there
        self.reached: list[int] = []  # cell → above 0 if a customer can walk there
        self.cut: list[int] = []  # cell → whether a tile there would part a customer from an entrance
        self.barred: list[int] = []  # cell → the sides that a tile there would cut off, a bit each
        self.sides: list[int] = []  # cell → the sides on which a main stall there may have its entrance
        self.grows: list[int] = []  # cell → the stalls an extension there may belong to
        self.open: list[int] = [0, 0, 0]  # zone → the sections with a cell for a main stall
        self.grown: list[int] = [0] * STALLS  # stall → the sections with a cell for its extension
        self.taken: list[int] = [0] * 6  # colour → the sections that have a main stall of it
        self.crowd: list[int] = [0] * 9  # section → its main stalls
        self.lifted: dict[int, Survey] = {}  # stall → the survey of the board without it


def survey(
    ground: Ground, tiles: list[int], mains: list[int], doors: list[int], customers: list[int], lifted: int
) -> Survey:
    """Survey the board, as it is or with one main stall and its entrance lifted off.  [KA R9]"""
    found = Survey()
    if lifted >= 0:
        tiles = tiles[:]
        tiles[mains[lifted]] = 0
    busy = [0] * (CELLS + 1)
    root = -1
    for cell in customers:
        if cell >= 0:
            busy[cell] = 1
            root = cell
    for stall in range(STALLS):
        main = mains[stall]
        if main >= 0 and stall != lifted:
            busy[doors[stall]] = 1
            section = ground.section[main]
            found.taken[stall % 6] |= 1 << section  # by main stalls alone  [KA 5.2g]
            found.crowd[section] += 1
    found.busy = busy
    walk(found, ground, tiles, root)
    measure(found, ground, tiles, mains[lifted] if lifted >= 0 else -1)
    return found


def walk(found: Survey, ground: Ground, tiles: list[int], root: i64) -> None:
    """Go through the market once, depth first from a customer, and mark cells on which others depend.  [KA 5.3g, R6]

    A cell whose later branch has no way round it is the only way there: if customers or entrances lie on that
    branch, a tile on the cell would part them from the rest; if none do, it would only close a pocket [KA 5.3h],
    in which no entrance may come to lie.
    """
    beside = ground.beside
    seen = ground.walls[:]  # -1 not walkable: never over restaurants  [KA 6.6c]; 0 not yet seen, else when
    cell: i64 = 0
    while cell < CELLS:
        if tiles[cell]:
            seen[cell] = -1
        cell += 1
    low = [0] * (CELLS + 1)  # the earliest cell that its branch touches
    came = [0] * (CELLS + 1)
    side = [0] * (CELLS + 1)
    behind = found.busy[:]  # customers and entrances on its branch
    cut = [0] * (CELLS + 1)
    barred = [0] * (CELLS + 1)
    clock: i64 = 1
    seen[root] = 1
    at: i64 = root
    now: i64 = 1  # when this cell was seen
    deep: i64 = 1  # the earliest cell its branch touches so far
    way: i64 = 0
    while True:
        if way < 4:
            to: i64 = beside[at * 4 + way]
            when: i64 = seen[to]
            way += 1
            if when == 0:
                low[at] = deep
                side[at] = way
                came[to] = at
                clock += 1
                seen[to] = clock
                at = to
                now = clock
                deep = clock
                way = 0
            elif 0 < when < deep:
                deep = when
            continue
        if at == root:
            break
        back: i64 = came[at]
        before: i64 = seen[back]
        load: i64 = behind[at]
        earlier: i64 = low[back]
        if deep >= before:  # no way round
            if load:
                cut[back] = 1
            else:
                shut: i64 = barred[back]
                for turn in range(4):
                    met: i64 = seen[beside[back * 4 + turn]]
                    if met >= now:
                        shut |= 1 << turn
                barred[back] = shut
        elif deep < earlier:
            earlier = deep
        if load:
            behind[back] = behind[back] + load
        at = back
        now = before
        deep = earlier
        way = side[back]
    found.reached = seen
    found.cut = cut
    found.barred = barred


def measure(found: Survey, ground: Ground, tiles: list[int], old: int) -> None:
    """Note for every free cell what may be built there; `old` is where a lifted stall stood."""
    beside, zone, sections, busy = ground.beside, ground.zone, ground.section, found.busy
    seen, cut, barred = found.reached, found.cut, found.barred
    sides = [0] * CELLS
    grows = [0] * CELLS
    grown, opened = found.grown, found.open
    one: i64 = 1
    cell: i64 = -1
    while cell < CELLS - 1:
        cell += 1
        if tiles[cell] or busy[cell] or cut[cell] or zone[cell] == NOWHERE:  # only free cells  [KA 5.1d, 5.3a, R3]
            continue
        first: i64 = cell * 4
        touched: i64 = 0
        at: i64 = first
        while at < first + 4:
            tile: i64 = tiles[beside[at]]
            if tile:
                touched |= one << (tile - 1)
            at += 1
        if touched:  # then no main stall  [KA 5.2c], but perhaps extensions, of other colours too  [KA 5.3e]
            touched &= PURPLES if zone[cell] == RESTAURANT else ~PURPLES  # [KA 5.3b]
            allowed: i64 = 0  # beside any tile of its stall  [KA 5.3c, 5.3d]
            at = first
            while touched and at < first + 4:
                stall: i64 = tiles[beside[at]] - 1
                at += 1
                if stall >= 0 and touched >> stall & 1 and not touched & MATES[stall]:  # joins no two  [KA 5.3f, R5]
                    allowed |= one << stall
                    grown[stall] = grown[stall] | 1 << sections[cell]
            grows[cell] = allowed
        elif cell != old:  # a moved stall goes to another cell  [KA R9]
            free: i64 = 0
            shut: i64 = barred[cell]
            side: i64 = 0
            while side < 4:
                door: i64 = beside[first + side]
                if seen[door] > 0 and not busy[door] and not shut >> side & 1:  # [KA 5.2d, 5.2h, R6]
                    free |= one << side
                side += 1
            if free:
                sides[cell] = free
                opened[zone[cell]] = opened[zone[cell]] | 1 << sections[cell]
    found.sides = sides
    found.grows = grows


def stall_sections(found: Survey, colour: int) -> int:
    """The sections with a cell for a main stall: of its zone [KA 5.2e], and without one of its colour [KA 5.2f]."""
    return found.open[RESTAURANT if colour == PURPLE else MARKET] & ~found.taken[colour]
