"""Mouvement général du client: distances and paths.

Orthogonally, over market cells without stall tiles [KA 6.6, 6.6c]; customers and entrances do not block [KA 6.6b].
"""

from typing import Final

from parlour.core.row import row
from parlour.games.kairo.region import Region, both, has, meet, one, region, some, spread, without
from parlour.games.kairo.state import Market

NO_WAY: Final = -1


def distances(state: Market, start: int, goals: list[int]) -> list[int]:
    """Steps from a cell to each goal; -1 if nobody gets there."""
    market = state.layout().open
    seen: Region = one(start)
    steps = 0
    found = [NO_WAY] * len(goals)
    ahead: Region = region(row(goals))
    while True:
        if meet(seen, ahead):
            for i in range(len(goals)):
                if found[i] == NO_WAY and has(seen, goals[i]):
                    found[i] = steps
            ahead = without(ahead, seen)
        wider = both(spread(seen), market)
        if not some(ahead) or not some(without(wider, seen)):
            return found
        seen = wider
        steps += 1


def path(state: Market, start: int, goal: int) -> list[int]:
    """The cells of one shortest path, both ends included; empty if there is none."""
    cells = [goal]
    left = distances(state, start, [goal])[0]
    while left > 0:
        left -= 1
        beside = state.ground().neighbours(cells[0])
        cells.insert(0, beside[distances(state, start, beside).index(left)])
    return cells if left == 0 else []
