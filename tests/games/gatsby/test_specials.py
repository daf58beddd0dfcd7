"""The eleven special actions."""

from parlour.games.gatsby.events import Skipped
from parlour.games.gatsby.material import Place
from tests.games.gatsby.scenes import act, after, asked, named, options, party, told_of
from tests.games.gatsby.test_actions import CLAIMED, crowded


def test_1_two_tokens_in_the_cabaret_apart() -> None:
    """[GA 8.1, 8.0]"""
    state = after(party("", "a3", slot=(1, 0)), "special")
    assert options(state) == ["put a2", "put b3", "put a4"]
    state = after(state, "put a2")
    assert options(state) == ["put a1", "put b2", "put b3", "put a4"]
    state = after(state, "put b3")
    assert named(state.tokens[0]) == "a2 b3"
    assert asked(state) == (1, "ChooseAction")


def test_2_three_tokens_in_a_chain() -> None:
    """[GA 8.2]"""
    state = after(party("", "a3", slot=(2, 0)), "special", "put b3")
    assert options(state) == ["put b2", "put c3", "put b4"]
    state = after(state, "put b4")
    assert options(state) == ["put a4", "put c4", "put b5"]
    state = after(state, "put b5")
    assert named(state.tokens[0]) == "b3 b4 b5"
    assert asked(state) == (1, "ChooseAction")


def test_2_a_chain_that_cannot_go_on_stops() -> None:
    """[GA R4]"""
    state, told = act(party(*crowded("c3 c5"), owned=CLAIMED, slot=(2, 0)), "special", "put c3", "decline")
    assert told_of(Skipped, told) == [Skipped(0, Place.CABARET)]
    assert asked(state) == (1, "ChooseAction")


def test_3_a_token_in_the_cabaret_then_swap() -> None:
    """Which may be declined. [GA 8.3, R3]"""
    state = after(party("", "a3", slot=(3, 0)), "special", "put b3")
    assert asked(state) == (0, "SwapMine")
    assert options(state) == ["swap b3", "decline"]
    swapped = after(state, "swap b3", "with a3")
    assert named(swapped.tokens[0]) == "a3"
    assert asked(swapped) == asked(after(state, "decline")) == (1, "ChooseAction")


def test_4_a_token_on_any_empty_cell_of_the_cabaret() -> None:
    """[GA 8.4]"""
    state = after(party("b1", "a3", slot=(4, 0)), "special")
    assert len(options(state)) == 34
    assert "put f6" in options(state)
    assert "put a3" not in options(state)
    state = after(state, "put f6")
    assert asked(state) == (0, "LookFirst")  # its bonus applies
    assert asked(after(state, "decline")) == (1, "ChooseAction")


def test_4_with_a_full_cabaret_is_skipped() -> None:
    """[GA R3]"""
    _, told = act(party(*crowded(), owned=CLAIMED, slot=(4, 0)), "special")
    assert told_of(Skipped, told) == [Skipped(0, Place.CABARET)]


def test_5_cabaret_finance_racetrack_in_this_order() -> None:
    """[GA 8.5]"""
    state = after(party("", "a3", slot=(5, 0)), "special")
    assert asked(state) == (0, "PutBeside")
    state = after(state, "put b3")
    assert state.height == [2, 1]
    assert asked(state) == (0, "PutOnTrack")
    state = after(state, "track 2")
    assert named(state.tokens[0]) == "b3 t2.1"
    assert asked(state) == (1, "ChooseAction")


def test_6_two_advances_each_judged_anew() -> None:
    """[GA 8.6, R12]"""
    assert after(party(height=(1, 9), slot=(6, 0)), "special").height == [5, 9]
    assert after(party(height=(1, 2), slot=(6, 0)), "special").height == [4, 2]  # past, so one step more
    assert after(party(height=(1, 3), slot=(6, 0)), "special").height == [4, 3]  # level, so one step more
    assert after(party(height=(1, 1), slot=(6, 0)), "special").height == [3, 1]


def test_6_the_bonus_of_the_first_advance_comes_before_the_second() -> None:
    """[GA 8.6, R3]"""
    state = after(party("a2", height=(4, 4), slot=(6, 0)), "special")
    assert asked(state) == (0, "SwapMine")
    assert state.height == [5, 4]
    assert after(state, "decline").height == [6, 4]


def test_7_characters_finance_swap_in_this_order() -> None:
    """Look at two, exchange them or not; both optional. [GA 8.7, R3, R19]"""
    state = after(party("a2", "a3", slot=(7, 0)), "special")
    assert asked(state) == (0, "LookFirst")
    assert options(state)[-1] == "decline"
    state = after(state, "look left", "and right", "exchange")
    assert state.tiles.listed()[:2] == [2, 1]
    assert state.height == [2, 1]
    assert asked(state) == (0, "SwapMine")
    assert asked(after(state, "decline")) == (1, "ChooseAction")
    state = after(party("a2", "a3", slot=(7, 0)), "special", "decline")
    assert state.height == [2, 1]


def test_8_two_tokens_on_one_track() -> None:
    """[GA 8.8]"""
    state = after(party("", "a3 t2.1", slot=(8, 0)), "special")
    assert options(state) == ["track 1", "track 2", "track 3", "track 4", "track 5"]
    state = after(state, "track 3")
    assert named(state.tokens[0]) == "t3.1 t3.2"
    assert asked(state) == (1, "ChooseAction")


def test_8_the_first_bonus_comes_before_the_second_token() -> None:
    """[GA 8.8, R3]"""
    state = after(party("", "a3", slot=(8, 0)), "special", "track 1")
    assert asked(state) == (0, "LookFirst")
    assert named(state.tokens[0]) == "t1.1"
    state = after(state, "decline")
    assert named(state.tokens[0]) == "t1.1 t1.2"
    assert asked(state) == (0, "AskDraw")


def test_8_with_one_cell_left_one_token_is_placed() -> None:
    """[GA R5]"""
    state, told = act(party("t4.1", "a3 t4.2", slot=(8, 0)), "special", "track 4")
    assert told_of(Skipped, told) == [Skipped(0, Place.RACETRACK)]
    assert state.owner[10] == 0


def test_9_three_tokens_on_three_tracks() -> None:
    """[GA 8.9]"""
    state = after(party("", "a3", slot=(9, 0)), "special", "track 2")
    assert options(state) == ["track 1", "track 3", "track 4", "track 5"]
    state = after(state, "track 5")
    assert options(state) == ["track 1", "track 3", "track 4"]
    state = after(state, "track 4")
    assert named(state.tokens[0]) == "t2.1 t4.1 t5.1"
    assert asked(state) == (1, "ChooseAction")


def test_9_with_two_tracks_each_receives_one() -> None:
    """[GA 8.9]"""
    owned = {"track-1": 0, "track-2": 1, "track-3": 0}
    state, told = act(party("", "a3", owned=owned, slot=(9, 0)), "special", "track 4", "track 5")
    assert named(state.tokens[0]) == "t4.1 t5.1"
    assert told_of(Skipped, told) == [Skipped(0, Place.RACETRACK)]


def test_10_swap_then_a_token_on_the_racetrack() -> None:
    """[GA 8.10, R3]"""
    state = after(party("a2", "a3", slot=(10, 0)), "special")
    assert asked(state) == (0, "SwapMine")
    state = after(state, "swap a2", "with a3")
    assert asked(state) == (0, "PutOnTrack")
    assert named(after(state, "track 2").tokens[0]) == "a3 t2.1"
    assert asked(after(party("", "a3", slot=(10, 0)), "special")) == (0, "PutOnTrack")  # nothing to swap


def test_11_a_token_on_any_empty_cell_of_an_available_track() -> None:
    """It may leave a gap, and its bonus applies. [GA 8.11, R5]"""
    state = after(party("t4.1", "a3 t5.1", slot=(11, 0), owned={"track-1": 1}), "special")
    assert options(state) == [
        "put t2.1", "put t2.2", "put t2.3", "put t2.4", "put t2.5",
        "put t3.1", "put t3.2", "put t3.3", "put t3.4", "put t3.5",
        "put t4.2", "put t4.3", "put t5.2", "put t5.3",
    ]  # fmt: skip
    state = after(state, "put t2.4")
    assert asked(state) == (0, "SwapMine")
    assert named(state.tokens[0]) == "t2.4 t4.1"


def test_11_without_an_available_track_is_skipped() -> None:
    """[GA R3]"""
    tracks = {"track-1": 0, "track-2": 1, "track-3": 0, "track-4": 1}
    for special in (8, 11):
        state = party("t5.1 t5.2", "a3 t5.3", owned=tracks, slot=(special, 0))
        _, told = act(state, "special")
        assert told_of(Skipped, told) == [Skipped(0, Place.RACETRACK)]
