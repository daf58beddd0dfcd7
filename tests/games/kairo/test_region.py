"""Sets of cells in bits, against plain sets."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.row import row
from parlour.games.kairo.material import CELLS, COLUMNS
from parlour.games.kairo.region import (
    Region,
    both,
    east,
    either,
    first,
    flood,
    has,
    meet,
    north,
    one,
    region,
    south,
    spread,
    west,
    without,
)

cells = st.sets(st.integers(0, CELLS - 1))


def plain(found: Region) -> set[int]:
    return {cell for cell in range(CELLS) if has(found, cell)}


def moved(chosen: set[int], down: int, right: int) -> set[int]:
    """Each cell one step further, as long as it stays on the board."""
    steps = ((cell // COLUMNS + down, cell % COLUMNS + right) for cell in chosen)
    return {row * COLUMNS + column for row, column in steps if 0 <= row < 10 and 0 <= column < COLUMNS}


def widened(chosen: set[int]) -> set[int]:
    return chosen.union(*(moved(chosen, down, right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))))


def test_a_region_has_its_cells_and_none_below_zero() -> None:
    for cell in range(CELLS):
        assert plain(one(cell)) == plain(region(row([-1, cell, -2]))) == {cell}


@given(cells, cells)
def test_regions_are_sets(some: set[int], others: set[int]) -> None:
    here, there = region(row(sorted(some))), region(row(sorted(others)))
    assert plain(here) == some
    assert plain(both(here, there)) == some & others
    assert plain(either(here, there)) == some | others
    assert plain(without(here, there)) == some - others
    assert meet(here, there) == bool(some & others)
    assert plain(first(here)) == set(sorted(some)[:1])


@given(cells)
def test_all_cells_step_at_once_and_none_leaves_the_board(some: set[int]) -> None:
    here = region(row(sorted(some)))
    assert plain(north(here)) == moved(some, -1, 0)
    assert plain(east(here)) == moved(some, 0, 1)
    assert plain(south(here)) == moved(some, 1, 0)
    assert plain(west(here)) == moved(some, 0, -1)
    assert plain(spread(here)) == widened(some)


@given(cells, st.integers(0, CELLS - 1), st.integers(0, CELLS - 1))
def test_a_flood_covers_what_hangs_together_or_stops_at_its_goal(walls: set[int], start: int, goal: int) -> None:
    ground = set(range(CELLS)) - walls | {start}
    found: set[int] = set()
    ring = {start}
    while ring and goal not in found | ring:
        found |= ring
        ring = widened(ring) & ground - found
    within = region(row(sorted(ground)))
    assert plain(flood(one(start), within, one(goal))) == found | ring
    whole = plain(flood(one(start), within, within))
    assert found | ring <= whole
    assert widened(whole) & ground == whole
