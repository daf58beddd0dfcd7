"""Mouvement général du client: distances and paths.

Orthogonally, over market cells without stall tiles [KA 6.6, 6.6c]; customers and entrances do not block [KA 6.6b].
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.kairo.region import Region, both, either, has, meet, one, spread, without
from parlour.games.kairo.state import Market

NO_WAY: Final = -1


def distances(state: Market, start: int, goals: list[int]) -> list[int]:
    """Steps from a cell to each goal; -1 if nobody gets there."""
    market = state.layout().open
    found = [NO_WAY] * len(goals)
    left: Region = (0, 0)  # goals that nobody came to yet: they are looked at only when somebody does
    for goal in goals:
        left = either(left, one(goal))
    seen: Region = one(start)
    steps: i64 = 0
    while True:
        if meet(seen, left):
            for i in range(len(goals)):
                if found[i] == NO_WAY and has(seen, goals[i]):
                    found[i] = steps
            left = without(left, seen)
        wider = both(spread(seen), market)
        if not (left[0] or left[1]) or (wider[0] == seen[0] and wider[1] == seen[1]):
            return found
        seen = wider
        steps += 1


def nearest(state: Market, start: int, goals: list[int]) -> int:
    """The first of those goals, by their place, to which a cell has the fewest steps; -1 if nobody gets to any."""
    market = state.layout().open
    ahead: Region = (0, 0)
    for goal in goals:
        ahead = either(ahead, one(goal))
    seen: Region = one(start)
    while not meet(seen, ahead):
        wider = both(spread(seen), market)
        if wider[0] == seen[0] and wider[1] == seen[1]:
            return NO_WAY
        seen = wider
    for i in range(len(goals)):
        if has(seen, goals[i]):
            return i
    return NO_WAY


def path(state: Market, start: int, goal: int) -> list[int]:
    """The cells of one shortest path, both ends included; empty if there is none."""
    cells = [goal]
    left = distances(state, start, [goal])[0]
    while left > 0:
        left -= 1
        beside = state.ground().neighbours(cells[0])
        cells.insert(0, beside[distances(state, start, beside).index(left)])
    return cells if left == 0 else []
