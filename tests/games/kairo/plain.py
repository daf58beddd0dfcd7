"""The rules of placement once more, plainly: a search a cell, nothing kept. For comparison only."""

from parlour.games.kairo.state import Market


def reachable(state: Market, tiles: set[int], start: int) -> set[int]:
    """Where a customer gets over market cells without stall tiles."""
    ground = state.ground()
    found, fresh = {start}, [start]
    while fresh:
        for other in ground.neighbours(fresh.pop()):
            if other not in found and other not in tiles and ground.zone[other] == 1:
                found.add(other)
                fresh.append(other)
    return found


def doors(state: Market, lifted: int = -1) -> set[int]:
    """The entrances on the board."""
    return {door for stall, door in enumerate(state.doors) if door >= 0 and stall != lifted}


def tiles(state: Market, lifted: int = -1) -> set[int]:
    """The cells with a stall tile."""
    return {cell for cell in state.ground().cells if state.tiles[cell] and state.tiles[cell] != lifted + 1}


def all_meet(state: Market, tiles: set[int], doors: set[int]) -> bool:
    """Whether every customer can reach every entrance; ways go both ways, so one entrance tells of all."""
    here = {cell for cell in state.customers if cell >= 0} | doors
    return here <= reachable(state, tiles, min(doors))


def sides(state: Market, colour: int, cell: int, lifted: int = -1) -> list[int]:
    """The sides on which a main stall of a colour on this cell may have its entrance."""
    ground = state.ground()
    taken, entrances = tiles(state, lifted), doors(state, lifted)
    busy = entrances | set(state.customers)
    mains = {stall: main for stall, main in enumerate(state.mains) if main >= 0 and stall != lifted}
    if (
        cell in taken | busy
        or (lifted >= 0 and cell == state.mains[lifted])
        or (colour == 0) != (ground.zone[cell] == 2)
        or any(other in taken for other in ground.neighbours(cell))
        or any(s % 6 == colour and ground.section[main] == ground.section[cell] for s, main in mains.items())
    ):
        return []
    found: list[int] = []
    for side in range(4):
        door = ground.beside[cell * 4 + side]
        if ground.zone[door] == 1 and door not in taken | busy and all_meet(state, taken | {cell}, entrances | {door}):
            found.append(side)
    return found


def extends(state: Market, stall: int, cell: int) -> bool:
    """Whether an extension of this stall may lie on this cell."""
    ground = state.ground()
    colour = stall % 6
    if cell in tiles(state) | doors(state) | set(state.customers) or (colour == 0) != (ground.zone[cell] == 2):
        return False
    near = {state.tiles[other] - 1 for other in ground.neighbours(cell)} - {-1}
    same = {other for other in near if other % 6 == colour}
    return same == {stall} and all_meet(state, tiles(state) | {cell}, doors(state))


def distance(state: Market, start: int, goal: int) -> int:
    """Steps from cell to cell, by rings."""
    ground = state.ground()
    ring, seen, steps = {start}, {start}, 0
    while goal not in ring:
        ring = {
            other
            for cell in ring
            for other in ground.neighbours(cell)
            if other not in seen and not state.tiles[other] and ground.zone[other] == 1
        }
        seen |= ring
        steps += 1
        assert ring, "no way"
    return steps
