"""Le Cabaret."""

import pytest

from parlour.games.gatsby.cabaret import beside, free, joins, linked, spread
from parlour.games.gatsby.events import Gained
from parlour.games.gatsby.material import COLUMN_0, COLUMN_5, ROW_0, ROW_5, SPACES
from tests.games.gatsby.scenes import act, after, cells, look, named, options, owners, party, told_of

FULL = (1 << 36) - 1
NEIGHBOURS = {
    "a1": "b1 a2",
    "f1": "e1 f2",
    "a6": "a5 b6",
    "f6": "f5 e6",
    "c3": "c2 b3 d3 c4",
    "f3": "f2 e3 f4",
    "a4": "a3 b4 a5",
    "d1": "c1 e1 d2",
    "d6": "d5 c6 e6",
}


@pytest.mark.parametrize("cell", NEIGHBOURS)
def test_neighbours_share_a_side_never_a_corner(cell: str) -> None:
    """And no row runs on into the next. [GA 5.1d]"""
    assert spread(cells(cell)) == cells(NEIGHBOURS[cell])


def test_neighbours_are_mutual_and_the_same_however_the_slabs_are_turned() -> None:
    """They belong to the grid, not to the slabs. [GA 5.1d]"""
    for one in range(36):
        for two in range(36):
            distance = abs(one % 6 - two % 6) + abs(one // 6 - two // 6)
            assert bool(spread(1 << one) >> two & 1) == (distance == 1)


def test_a_token_goes_beside_any_token_no_matter_whose() -> None:
    """[GA 5.1d, 6.2a]"""
    assert named(beside(party("c3", "a6"))) == "c2 b3 d3 c4 a5 b6"
    assert options(after(party("", "f1"), "action 2")) == ["put e1", "put f2"]


def test_a_token_on_the_racetrack_is_beside_nothing_in_the_cabaret() -> None:
    """[GA 5.1d]"""
    assert beside(party("t1.1 t2.1", "f6")) == cells("f5 e6")


def test_a_cell_holds_one_token() -> None:
    """[GA R22]"""
    state = party("a1 b2", "a2 t1.1")
    assert free(state) == FULL & ~cells("a1 b2 a2")
    assert named(beside(state)) == "b1 c2 a3 b3"
    assert named(linked(state, 0)) == "b1"


@pytest.mark.parametrize(
    ("path", "down", "across"),
    [
        ("a1 a2 a3 a4 a5 a6", True, False),
        ("f1 f2 f3 f4 f5 f6", True, False),
        ("a6 b6 c6 d6 e6 f6", False, True),
        ("a1 b1 c1 d1 e1 f1", False, True),
        ("c1 c2 c3 d3 d4 d5 d6", True, False),
        ("c1 c2 c3 d4 d5 d6", False, False),  # by a corner
        ("c1 c2 c3 c4 c5", False, False),
        ("a2 b2 b1 c1 d1 d2 d3 e3 f3", False, True),
        ("f1 a2 b2 c2 d2 e2", False, False),  # the end of a row is not beside the next one's beginning
        ("c1 c2 c3 c4 c5 c6 a3 b3 d3 e3 f3", True, True),
        ("a1 b1 b2 b3 a3 a4 a5 b5 c5 d5 d4 d3 e3 f3 f4 f5 f6", True, True),
        ("", False, False),
    ],
)
def test_an_unbroken_path_joins_two_edges(path: str, down: bool, across: bool) -> None:
    """[GA 5.1b]"""
    assert joins(cells(path), ROW_0, ROW_5) is down
    assert joins(cells(path), ROW_5, ROW_0) is down
    assert joins(cells(path), COLUMN_0, COLUMN_5) is across


def test_a_path_from_upper_right_to_lower_left_wins_the_left_character() -> None:
    """At the end of the turn. [GA 5.1b, 5.0a]"""
    state, told = act(party("d1 d2 d3 d5 d6", "c4", height=(3, 0), owned={"step-3": 1}), "action 2", "put d4")
    assert owners(state) == {"step-3": 1}  # d4 pays SWAP first
    state, told = act(state, "decline")
    assert told_of(Gained, told) == [Gained(0, SPACES[0], 1, 1)]
    assert owners(state) == {"step-3": 1, "left": 0}


def test_a_path_from_upper_left_to_lower_right_wins_the_right_character() -> None:
    """[GA 5.1b]"""
    state = after(party("a3 b3 d3 e3 f3", "c4"), "action 1", "put c3", "decline", "put c2")
    assert owners(state) == {"right": 0}


def test_all_four_stars_win_the_bottom_character() -> None:
    """Three are not enough. [GA 5.1c]"""
    assert owners(after(party("a3 f2", "e4"), "action 1", "put f4", "put f3", "decline")) == {}
    state = after(party("a3 f2 b5", "e4"), "action 1", "put f4", "put f3", "decline")
    assert owners(state) == {"bottom": 0}
    assert look(state, 0).tiles[2] == 3
    assert look(state, 1).tiles[2] == 0


def test_two_paths_of_different_players_do_not_join() -> None:
    """[GA 5.1b]"""
    assert owners(after(party("d1 d2 d3", "d5 d6"), "action 1", "put d4", "decline", "put e4")) == {}


def test_an_example_bruno_joins_two_edges_and_holds_the_four_stars() -> None:
    """[GA 5.1x]"""
    state = party("f1 f3 e3 e4 d5 e5 c5 b5 b6 a3 f4", "d4", tiles={"left": "b1"})
    state, told = act(state, "action 2", "put f2")
    assert told_of(Gained, told) == [Gained(0, SPACES[2], 3, 0), Gained(0, SPACES[0], 10, 1)]
    assert owners(state) == {"bottom": 0, "left": 0}


def test_tokens_stay_when_a_character_is_won_and_it_stays_claimed() -> None:
    """[GA R14]"""
    state = after(party("a3 b3 d3 e3 f3", "c4"), "action 1", "put c3", "decline", "put c2")
    assert named(state.tokens[0]) == "c2 a3 b3 c3 d3 e3 f3"
    state = after(state, "action 4", "track 4", "track 5")
    assert owners(state) == {"right": 0}
