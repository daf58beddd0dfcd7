"""Mouvement général du client: distances and paths.  [KA 6.6]"""

from mypy_extensions import i64

from parlour.games.kairo.ground import Ground
from parlour.games.kairo.material import CELLS
from parlour.games.kairo.state import Market


def distances(state: Market, start: int) -> list[int]:
    """Steps from a cell to every other, worked out once for the same tiles; -1 where nobody gets."""
    known = state.far
    far = known.get(start)
    if far is None:
        far = measured(state.ground(), state.tiles, start)
        known[start] = far
    return far


def measured(ground: Ground, tiles: list[int], start: int) -> list[int]:
    """Steps from a cell to every other, orthogonally [KA 6.6] over market cells without stall tiles [KA 6.6c];
    customers and entrances do not block [KA 6.6b]."""
    beside, walls = ground.beside, ground.walls
    far = [-1] * (CELLS + 1)
    far[start] = 0
    order = [start]
    at: i64 = 0
    while at < len(order):
        cell: i64 = order[at]
        at += 1
        steps: i64 = far[cell] + 1
        way: i64 = cell * 4
        while way < cell * 4 + 4:
            to: i64 = beside[way]
            way += 1
            if far[to] < 0 and walls[to] == 0 and tiles[to] == 0:
                far[to] = steps
                order.append(to)
    return far


def path(state: Market, start: int, goal: int) -> list[int]:
    """The cells of one shortest path, both ends included; empty if there is none."""
    far = distances(state, start)
    cells = [goal] if far[goal] >= 0 else []
    while cells and cells[0] != start:
        here = cells[0]
        cells.insert(0, next(cell for cell in state.ground().neighbours(here) if far[cell] == far[here] - 1))
    return cells
