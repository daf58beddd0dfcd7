"""One pass over the board against a plain search a cell; distances and paths.  [KA 5.3g, 6.6, R6]"""

from itertools import pairwise
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import laws
from parlour.core.chance import Chance
from parlour.core.engine import legal, push
from parlour.games.kairo.board import parse, shelve_board
from parlour.games.kairo.game import GAME
from parlour.games.kairo.house import HOUSE
from parlour.games.kairo.layout import Choke
from parlour.games.kairo.lure import barkers_needed, free_entrances
from parlour.games.kairo.material import STALLS
from parlour.games.kairo.possible import cells_for, colours, is_stuck
from parlour.games.kairo.reach import distances, nearest, path
from parlour.games.kairo.region import Region, has, one
from parlour.games.kairo.state import Market
from tests.games.kairo import plain
from tests.games.kairo.scenes import RED, after, cell, market, options

ANYWHERE = 511
MOVE = 2


def compare(state: Market) -> None:
    """Every stall, cell, colour and side, by both ways."""
    ground, found = state.ground(), state.survey()
    for here in ground.cells:
        for stall in range(state.seats * 6):
            assert has(found.grows(stall), here) == plain.extends(state, stall, here)
        for colour in range(6):
            allowed = here in cells_for(state, 0, 3, colour, ANYWHERE)
            offered = [side for side in range(4) if found.sides(here) >> side & 1] if allowed else []
            assert offered == plain.sides(state, colour, here)


def compare_moves(state: Market) -> None:
    """Every stall that is stuck, lifted off and set elsewhere."""
    for stall in range(state.seats * 6):
        seat, colour = divmod(stall, 6)
        if state.sizes[stall] == 1:
            ground = state.ground()
            assert is_stuck(state, stall) == (not any(plain.extends(state, stall, here) for here in ground.cells))
        if is_stuck(state, stall):
            lifted = state.survey_without(stall)
            cells = cells_for(state, seat, MOVE, colour, ANYWHERE)
            for here in state.ground().cells:
                offered = [side for side in range(4) if lifted.sides(here) >> side & 1] if here in cells else []
                assert offered == plain.sides(state, colour, here, stall)
            sections = {state.ground().section[here] for here in cells}
            for section in range(9):
                fits = colours(state, seat, MOVE, 1 << section, state.coins[seat]) >> colour & 1
                assert bool(fits) == (section in sections)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", ["given", "variable"])
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(0, 2**64 - 1))
def test_one_pass_finds_what_a_search_a_cell_finds(seats: int, start: str, seed: int) -> None:
    """[KA 5.2, 5.3, 5.3g, 5.3h, 5.7, R6, R9]"""
    walk = laws.walk(GAME, seats, seed, {"start": start, "board": "house", "screens": "closed"})
    for state, _ in laws.sampled(walk, seed, 70):
        compare(cast(Market, state))
        compare_moves(cast(Market, state))


@pytest.mark.parametrize("start", ["given", "variable"])
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**63 - 1))
def test_a_layout_that_grew_tile_by_tile_is_that_of_the_whole_board(start: str, seed: int) -> None:
    """[KA 5.2, 5.3, 5.7]"""
    state, chance = cast(Market, GAME.setup(3, seed, GAME.settled({"start": start}))), Chance(seed)
    while choices := legal(state):
        for stall in range(0, STALLS, 2):  # some are known, and carried on; others are not
            state.layout().growth(stall)
        push(state, choices[chance.below(len(choices))])
        grown, anew = state.layout(), state.laid_out()
        for name in ("tops", "lows", "built", "free", "open", "touched", "doors", "old", "taken", "crowd"):
            assert getattr(grown, name) == getattr(anew, name), name
        assert grown.walks.reached == anew.walks.reached
        assert grown.walks.doubt == anew.walks.doubt
        for here in state.ground().cells:
            if has(anew.walks.doubt, here):
                assert parts(grown.walks.choke(one(here))) == parts(anew.walks.choke(one(here)))
        assert [grown.growth(stall) for stall in range(STALLS)] == [anew.growth(stall) for stall in range(STALLS)]


@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**63 - 1))
def test_a_layout_without_a_stall_is_that_of_the_board_without_it(seed: int) -> None:
    """[KA R9]"""
    for before, _ in laws.sampled(laws.walk(GAME, 3, seed, {}), seed, 20):
        state = cast(Market, before)
        for stall in range(STALLS):
            if state.mains[stall] < 0:
                continue
            lifted, emptied = state.layout_without(stall), state.copy()
            for here in state.ground().cells:
                if state.tiles[here] == stall + 1:
                    emptied.tiles[here] = 0
            emptied.mains[stall] = emptied.doors[stall] = -1
            anew = emptied.laid_out()
            for name in ("tops", "lows", "built", "free", "open", "touched", "doors", "taken", "crowd"):
                assert getattr(lifted, name) == getattr(anew, name), name
            assert lifted.walks.reached == anew.walks.reached
            assert lifted.old == one(state.mains[stall])


def parts(choke: Choke | None) -> list[tuple[Region, int]]:
    """What a choke holds together; nothing of a cell that is none."""
    return [(part.cells, int(part.sides)) for part in choke.parts] if choke is not None else []


def cornered(*stalls: str) -> Market:
    """A table on a board with market cells in two of its corners, the first cell and the last."""
    rows = [line.split() for line in HOUSE.split("map\n")[1].split("\n\n")[0].splitlines()]
    for place, section in (("r0c0", "1"), ("r1c0", "1"), ("r9c10", "9"), ("r8c10", "9"), ("r9c9", "9")):
        rows[cell(place) // 11][cell(place) % 11] = section
    state = market(stalls=stalls)
    state.board = shelve_board(parse("map\n" + "\n".join(map(" ".join, rows))))
    state._ground = None
    state.changed()
    return state


def test_the_first_cell_and_the_last_are_cells_like_others() -> None:
    """[KA 5.2, 5.3, R6, R24]"""
    compare(cornered("red r4c4>"))
    compare(cornered("red r0c0>", "blue r1c1v"))  # no way into r1c0
    compare(cornered("red r9c10^", "blue r0c1<"))
    state = cornered("red r0c1<")
    assert free_entrances(state, RED) == [RED]
    assert options(after(state, "lure", "customer red")) == ["cell r0c0"]


def test_a_board_is_surveyed_once_until_it_changes() -> None:
    state = market(stalls=["red r4c3v"])
    found, lifted = state.survey(), state.survey_without(RED)
    assert state.survey() is state.copy().survey() is found
    assert state.survey_without(RED) is lifted
    layout = state.layout()
    state.moved()
    assert state.survey() is not found
    assert state.layout() is layout
    state.changed()
    assert state.layout() is not layout


@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**64 - 1))
def test_distances_are_those_of_a_plain_search(seed: int) -> None:
    """[KA 6.2, 6.3, 6.6, R10]"""
    for before, _ in laws.sampled(laws.walk(GAME, 3, seed, {}), seed, 25):
        state = cast(Market, before)
        for colour in range(6):
            start = state.customers[colour]
            if start >= 0:
                doors = [state.doors[stall] for stall in free_entrances(state, colour)]
                steps = {door: plain.distance(state, start, door) for door in doors}
                far = distances(state, start, doors)
                assert far == list(steps.values())
                assert nearest(state, start, doors) == (far.index(min(far)) if far else -1)
                nearer = {door: sum(other < steps[door] for other in steps.values()) for door in doors}
                assert barkers_needed(state, colour) == nearer


def test_a_path_is_as_long_as_the_distance_and_steps_from_cell_to_cell() -> None:
    """[KA 6.6]"""
    state = market(stalls=["red r4c3v", "green r3c2>"], extensions={0: "red r4c4"})
    start, goal = cell("r4c2"), cell("r5c4")
    way = path(state, start, goal)
    assert way[0] == start
    assert way[-1] == goal
    assert len(way) == distances(state, start, [goal])[0] + 1 == 4
    assert all(other in state.ground().neighbours(here) for here, other in pairwise(way))


def test_a_path_to_where_one_stands_is_that_cell() -> None:
    assert path(market(), cell("r4c2"), cell("r4c2")) == [cell("r4c2")]


def test_a_path_goes_through_customers_and_entrances_but_not_through_stalls() -> None:
    """[KA 6.6b]"""
    state = market(
        stalls=["red r3c4<", "green r3c2v"],
        customers="red r4c2 green r4c3 yellow r4c5 blue r4c6 white r4c7",
    )
    goals = [cell("r4c7"), cell("r3c3"), cell("r3c4")]
    assert distances(state, cell("r4c2"), goals) == [5, 2, -1]


def test_no_path_leads_through_the_restaurants() -> None:
    """[KA 6.6c]"""
    state = market(stalls=["purple r5c0>"])
    assert distances(state, cell("r4c2"), [cell("r3c0"), cell("r9c5")]) == [-1, -1]
    assert nearest(state, cell("r4c2"), [cell("r3c0"), cell("r9c5")]) == -1
    assert path(state, cell("r4c2"), cell("r9c5")) == []


def test_distances_belong_to_the_board_as_it_is() -> None:
    """A tile more, and they are others."""
    state = market(stalls=["red r4c3v"])
    assert distances(state, cell("r4c2"), [cell("r4c4")]) == [4]
    moved = state.copy()
    moved.tiles[cell("r4c3")] = 0
    moved.changed()
    assert distances(moved, cell("r4c2"), [cell("r4c4")]) == [2]
    assert distances(state, cell("r4c2"), [cell("r4c4")]) == [4]
