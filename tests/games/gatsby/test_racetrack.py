"""L'Hippodrome."""

from parlour.games.gatsby.events import Gained, TrackFinished
from parlour.games.gatsby.material import SPACES
from parlour.games.gatsby.racetrack import is_available, is_full, leftmost, majority
from tests.games.gatsby.scenes import act, after, asked, cells, named, options, owners, party, told_of


def test_a_token_takes_the_leftmost_empty_cell_of_an_available_track() -> None:
    """[GA 5.3a, 6.3b]"""
    state = after(party("t5.1", "t5.2 t1.2 a3"), "action 3")
    assert options(state) == ["track 1", "track 2", "track 3", "track 4", "track 5"]
    assert named(after(state, "track 4").tokens[0]) == "t4.1 t5.1"
    assert leftmost(state, 0) == 36
    assert named(after(state, "track 1", "decline").tokens[0]) == "t1.1 t5.1"


def test_full_and_finished_tracks_are_not_offered() -> None:
    """[GA 5.3a, 5.3e, R5]"""
    state = party("t4.1 t4.2", "t4.3 a3", owned={"track-5": 1})
    assert not is_available(state, 3)
    assert is_full(state, 3)
    assert not is_available(state, 4)
    assert not is_full(state, 4)
    assert options(after(state, "action 4")) == ["track 1", "track 2", "track 3"]


def test_a_gap_is_filled_later() -> None:
    """[GA R5]"""
    assert leftmost(party("t2.1 t2.3", "t2.2"), 1) == 44
    assert leftmost(party("t2.5", ""), 1) == 41


def test_a_full_track_goes_to_the_majority_at_the_end_of_the_turn() -> None:
    """Its tokens go home and a bar closes it. [GA 5.3b, 5.3d, 5.3e, R14]"""
    state = party("t5.1", "t5.2 a3 t1.2")
    state, told = act(state, "action 4", "track 5")
    assert asked(state) == (0, "AskAdvance")
    assert owners(state) == {}
    state, told = act(state, "decline", "track 4")
    assert told == [*told[:2], Gained(0, SPACES[11], 12, 1), TrackFinished(5)]
    assert owners(state) == {"track-5": 0}
    assert named(state.tokens[0]) == "t4.1"
    assert named(state.tokens[1]) == "a3 t1.2"
    assert "track 5" not in options(after(state, "action 3"))


def test_the_majority_is_counted_by_tokens() -> None:
    """[GA 5.3b]"""
    assert majority(party("t1.1 t1.3 t1.5", "t1.2 t1.4"), 0) == 0
    assert majority(party("t1.1 t1.3", "t1.2 t1.4 t1.5"), 0) == 1
    assert majority(party("t4.1 t1.1", "t4.2 t4.3"), 3) == 1
    assert majority(party("t5.3 t5.2", "t5.1"), 4) == 0


def test_a_track_filled_this_turn_can_still_change_hands() -> None:
    """[GA 5.3c, R6]"""
    state = party("t3.1 t3.2 a2", "t3.3 t3.4 a3 b1")
    state = after(state, "action 4", "track 3")  # t3.5 pays SWAP; the majority is mine
    state = after(state, "swap t3.5", "with b1", "track 4")
    assert owners(state) == {"track-3": 1}


def test_an_example_ludo_fills_two_tracks_one_for_himself_and_one_for_his_opponent() -> None:
    """Both bonuses are his, the first at once. [GA 5.3x]"""
    state = party("t3.1 t3.3", "t3.2 t3.4 t5.1 t5.2 a3")
    state = after(state, "action 4", "track 3")
    assert asked(state) == (0, "SwapMine")
    state = after(state, "decline", "track 5")
    assert asked(state) == (0, "AskAdvance")
    state, told = act(state, "advance")
    assert state.height == [2, 1]
    assert told_of(Gained, told) == [Gained(0, SPACES[9], 10, 0), Gained(1, SPACES[11], 12, 1)]
    assert told_of(TrackFinished, told) == [TrackFinished(3), TrackFinished(5)]
    assert state.tokens == [0, cells("a3")]


def test_two_tracks_finished_in_one_turn_are_both_awarded() -> None:
    """[GA 5.3b, R13]"""
    state = party("t4.1 t4.2 t5.1", "t5.2 a3")
    state = after(state, "action 4", "track 5", "decline", "track 4")
    assert owners(state) == {"track-4": 0, "track-5": 0}
