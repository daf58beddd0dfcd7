"""Numbers with names: stalls, tiles and cells, each way, and numbered in one place."""

import re
from pathlib import Path

from parlour.games.kairo.material import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    NEUTRAL,
    NO_TILE,
    OWNERS,
    STALLS,
    STALLS_IN,
    STALLS_OF,
    cell_at,
    colour_of,
    column_of,
    owner_of,
    row_of,
    stall_of,
    stall_under,
    tile_of,
)

HOUSE = Path(__file__).parents[3] / "src" / "parlour"
BY_HAND = re.compile(r"(\*|//|%) 6\b|\[\w*::6\]|(\*|//|%) COLUMNS\b")


def test_a_stall_is_an_owner_and_a_colour() -> None:
    every = [stall_of(owner, colour) for owner in range(OWNERS) for colour in range(6)]
    assert every == list(range(STALLS))
    assert [(owner_of(stall), colour_of(stall)) for stall in every[-2:]] == [(NEUTRAL, 4), (NEUTRAL, 5)]
    assert all(stall_of(owner_of(stall), colour_of(stall)) == stall == stall_under(tile_of(stall)) for stall in every)
    assert stall_under(NO_TILE) == -1


def test_stalls_are_listed_by_owner_and_by_colour() -> None:
    assert [stall for row in STALLS_OF for stall in row] == list(range(STALLS))
    assert all(owner_of(stall) == owner for owner in range(OWNERS) for stall in STALLS_OF[owner])
    assert sorted(stall for row in STALLS_IN for stall in row) == list(range(STALLS))
    assert all(colour_of(stall) == colour for colour in range(6) for stall in STALLS_IN[colour])


def test_a_cell_is_a_row_and_a_column() -> None:
    assert [cell_at(row_of(cell), column_of(cell)) for cell in range(CELLS)] == list(range(CELLS))
    assert CELL_NAMES[cell_at(4, 7)] == "r4c7"
    assert column_of(CELLS - 1) == COLUMNS - 1


def test_nobody_else_works_out_the_number_of_a_stall_or_a_cell() -> None:
    readers = [*(HOUSE / "games" / "kairo").glob("*.py"), HOUSE / "cli" / "boards" / "kairo.py"]
    readers += [*HOUSE.glob("bots/judges/*.py"), *HOUSE.glob("lessons/*.py")]
    for module in readers:
        if module.name not in ("material.py", "house.py"):
            found = [line for line in module.read_text("utf-8").splitlines() if BY_HAND.search(line)]
            assert [line for line in found if "] * 6" not in line] == [], module
