"""The four actions."""

import pytest

from parlour.games.gatsby.events import Skipped
from parlour.games.gatsby.material import Place
from tests.games.gatsby.scenes import act, after, asked, named, options, party, told_of

ROWS = [" ".join(f"{column}{row}" for column in "abcdef") for row in range(1, 7)]
CLAIMED = {"left": 0, "right": 1}


def crowded(empty: str = "") -> tuple[str, str]:
    """The Cabaret full but for some cells: tokens of both, row by row."""
    mine = f"{ROWS[1]} {ROWS[3]} {ROWS[5]}".split()
    theirs = f"{ROWS[0]} {ROWS[2]} {ROWS[4]}".split()
    gaps = empty.split()
    return " ".join(cell for cell in mine if cell not in gaps), " ".join(cell for cell in theirs if cell not in gaps)


def test_the_first_action_puts_two_tokens_in_the_cabaret_the_second_beside_the_first() -> None:
    """[GA 6.1a, 6.1b, 4.6]"""
    state = after(party("", "a3"), "action 1")
    assert options(state) == ["put a2", "put b3", "put a4"]
    state = after(state, "put b3")
    assert asked(state) == (0, "PutLinked")
    assert options(state) == ["put b2", "put c3", "put b4"]
    state = after(state, "put b4")
    assert named(state.tokens[0]) == "b3 b4"
    assert asked(state) == (1, "ChooseAction")


def test_the_second_action_is_cabaret_then_finance() -> None:
    """[GA 6.2a, 6.2b, 4.6]"""
    state = after(party("", "a3"), "action 2")
    assert options(state) == ["put a2", "put b3", "put a4"]
    assert state.height == [1, 1]
    state = after(state, "put b3")
    assert state.height == [2, 1]
    assert asked(state) == (1, "ChooseAction")


def test_the_third_action_is_finance_then_racetrack() -> None:
    """[GA 6.3a, 6.3b, 4.6]"""
    state = after(party("", "a3"), "action 3")
    assert state.height == [2, 1]
    assert options(state) == ["track 1", "track 2", "track 3", "track 4", "track 5"]
    state = after(state, "track 2")
    assert named(state.tokens[0]) == "t2.1"
    assert asked(state) == (1, "ChooseAction")


def test_the_fourth_action_is_two_tokens_on_two_tracks() -> None:
    """[GA 6.4a]"""
    state = after(party("", "a3"), "action 4", "track 3")
    assert options(state) == ["track 1", "track 2", "track 4", "track 5"]
    state = after(state, "track 2")
    assert named(state.tokens[0]) == "t2.1 t3.1"
    assert asked(state) == (1, "ChooseAction")


def test_with_a_single_track_only_one_token_is_placed() -> None:
    """[GA 6.4b]"""
    owned = {"track-1": 0, "track-2": 1, "track-3": 0, "track-4": 1}
    state, told = act(party("", "a3", owned=owned), "action 4", "track 5")
    assert named(state.tokens[0]) == "t5.1"
    assert told_of(Skipped, told) == [Skipped(0, Place.RACETRACK)]
    assert asked(state) == (1, "ChooseAction")


def test_only_the_tokens_of_the_action_itself_make_the_tracks_different() -> None:
    """A PLACE on track 4 in between does not close it for the second token. [GA R5]"""
    state = party("t3.1 t3.2", "a3", height=(2, 4), owned={"step-3": 1})
    state = after(state, "action 4", "track 3", "advance")
    assert asked(state) == (0, "AskPlace")
    state = after(state, "track 4")
    assert asked(state) == (0, "PutOnTrack")
    assert options(state) == ["track 1", "track 2", "track 4", "track 5"]
    assert named(after(state, "track 4", "decline").tokens[0]) == "t3.1 t3.2 t3.3 t4.1 t4.2"


def test_an_impossible_part_is_skipped_and_the_next_done() -> None:
    """[GA R3]"""
    state, told = act(party(*crowded(), owned=CLAIMED), "action 2")
    assert told_of(Skipped, told) == [Skipped(0, Place.CABARET)]
    assert state.height == [2, 1]
    assert asked(state) == (1, "ChooseAction")


def test_an_action_of_which_nothing_is_possible_may_be_chosen() -> None:
    """[GA R3]"""
    state, told = act(party(*crowded(), owned=CLAIMED), "action 1")
    assert told_of(Skipped, told) == [Skipped(0, Place.CABARET)]
    assert asked(state) == (1, "ChooseAction")


def test_a_linked_token_without_a_free_neighbour_is_skipped() -> None:
    """[GA R4]"""
    state, told = act(party(*crowded("c3"), owned=CLAIMED), "action 1", "put c3", "decline")
    assert told_of(Skipped, told) == [Skipped(0, Place.CABARET)]
    assert asked(state) == (1, "ChooseAction")


def test_a_linked_token_goes_beside_the_cell_even_if_its_token_was_swapped_away() -> None:
    """f3 pays SWAP: the token put there is exchanged for one far away. [GA R4]"""
    state = after(party("", "f4 a3"), "action 1", "put f3", "swap f3", "with a3")
    assert named(state.tokens[0]) == "a3"
    assert named(state.tokens[1]) == "f3 f4"
    assert options(state) == ["put f2", "put e3"]


def test_a_part_that_can_be_done_must_be() -> None:
    """[GA R3]"""
    for action in ("action 1", "action 2", "action 4"):
        assert "decline" not in options(after(party(), action))


def test_a_bonus_comes_before_the_next_part() -> None:
    """b2 pays ADVANCE, then the linked token. [GA R3, 7.0a]"""
    state = after(party("a2", "a3"), "action 1", "put b2")
    assert asked(state) == (0, "AskAdvance")
    state = after(state, "advance")
    assert state.height == [2, 1]
    assert asked(state) == (0, "PutLinked")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_an_action_moves_the_token_to_itself(number: int) -> None:
    """[GA 4.2]"""
    assert after(party(), f"action {number}").stands == number
