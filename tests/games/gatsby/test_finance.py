"""Le Centre financier."""

import pytest

from parlour.games.gatsby.events import Climbed, Gained, Skipped
from parlour.games.gatsby.finance import rise, step_bonus
from parlour.games.gatsby.material import SPACES, Place
from tests.games.gatsby.scenes import act, after, asked, look, owners, party, told_of


@pytest.mark.parametrize(
    ("mine", "theirs", "steps"),
    [
        (0, 0, 1),
        (4, 4, 1),
        (6, 2, 1),
        (2, 3, 2),
        (0, 9, 2),
        (12, 12, 1),
        (12, 13, 1),
        (13, 13, 0),
        (13, 2, 0),
        (11, 13, 2),
    ],
)
def test_an_advance_is_one_step_or_two_when_behind(mine: int, theirs: int, steps: int) -> None:
    """Never past the top. [GA 5.2d, R12, R18]"""
    assert rise(party(height=(mine, theirs)), 0) == steps
    assert rise(party(height=(theirs, mine)), 1) == steps


def test_the_token_climbs_from_the_bottom() -> None:
    """[GA 5.2a, 6.3a]"""
    state, told = act(party(height=(1, 0)), "action 3")
    assert state.height == [2, 0]
    assert told_of(Climbed, told) == [Climbed(0, 1, 2)]


def test_a_character_reached_or_passed_is_mine_at_the_end_of_the_turn() -> None:
    """[GA 5.2b, 5.0a]"""
    state = after(party(height=(2, 0)), "action 3")
    assert owners(state) == {}
    assert owners(after(state, "track 5")) == {"step-3": 0}
    state = after(party(height=(2, 4)), "action 3", "track 5")  # over step 3 to 4
    assert state.height == [4, 4]
    assert owners(state) == {"step-3": 0}


def test_a_face_down_character_stays_so_in_front_of_its_owner() -> None:
    """Who sees it, then and later. [GA 5.0b, R15]"""
    state, told = act(party(height=(6, 0), owned={"step-3": 0}), "action 3", "track 5")
    gained = told_of(Gained, told)[0]
    assert gained == Gained(0, SPACES[4], 5, 0)
    assert gained.seen_by(0) is gained
    assert gained.seen_by(1) == gained.seen_by(None) == Gained(0, SPACES[4], 0, 0)
    assert look(state, 0).tiles[4] == 5
    assert look(state, 1).tiles[4] == look(state, None).tiles[4] == 0
    assert not state.up >> 4 & 1


def test_the_space_of_a_taken_character_pays_place_to_who_comes_later() -> None:
    """Not to its owner, who was there before. [GA 5.2c]"""
    assert step_bonus(party(), 3) == 0
    for step, name in ((3, "step-3"), (7, "step-7"), (10, "step-10")):
        assert step_bonus(party(owned={name: 0}), step) == 4
    assert step_bonus(party(owned={"step-13": 0}), 13) == 0  # [GA R18]
    state = after(party("", "a3", height=(2, 4), owned={"step-3": 1}), "action 3")
    assert asked(state) == (0, "AskPlace")


def test_a_character_claimed_by_nobody_yet_pays_nothing_in_passing() -> None:
    """Three steps in one turn. [GA R18]"""
    state = after(party("a2", height=(2, 6), slot=(6, 0)), "special", "decline")
    assert state.height == [6, 6]
    assert owners(state) == {"step-3": 0}


def test_an_example_christine_is_behind_and_uses_an_uncovered_bonus() -> None:
    """She moves two, overtakes, and puts a token by the bonus of the empty space she passes. [GA 5.2x]"""
    state = party("", "a3", height=(6, 7), owned={"step-3": 0, "step-7": 1})
    state, told = act(state, "action 3")
    assert told_of(Climbed, told) == [Climbed(0, 2, 8)]
    assert state.height == [8, 7]
    assert asked(state) == (0, "AskPlace")
    state = after(state, "put a4", "decline", "track 5")
    assert owners(state) == {"step-3": 0, "step-7": 1}


def test_three_or_more_steps_in_one_turn_miss_no_character() -> None:
    """Action 2 by way of an ADVANCE cell. [GA R12]"""
    state = party("a2", "c1", height=(2, 9), owned={"step-13": 1})
    state = after(state, "action 2", "put b2", "advance")  # b2 pays ADVANCE: to 4
    assert state.height == [6, 9]
    assert asked(state) == (0, "SwapMine")  # step 5, in passing
    state = after(state, "decline")
    assert owners(state) == {"step-3": 0, "step-13": 1}
    state = party("a2", "c1", height=(6, 12), slot=(6, 0), owned={"step-3": 1})
    state = after(state, "special")
    assert state.height == [10, 12]
    assert asked(state) == (0, "CommandAction")  # step 9, in passing
    assert owners(state) == {"step-3": 1, "step-7": 0, "step-10": 0}


def test_the_move_is_whole_then_the_passed_step_pays_then_the_reached() -> None:
    """Step 7 was claimed: PLACE in passing; no bonus at 8. Then 9 with COMMAND and 10 with PLACE. [GA R12, R17]"""
    state = party("", "a3", height=(8, 11), owned={"step-3": 1, "step-7": 1, "step-10": 1})
    state, told = act(state, "action 3")
    assert [type(event).__name__ for event in told] == ["ActionTaken", "Climbed", "CommandEarned"]
    assert asked(state) == (0, "AskPlace")


def test_from_the_top_an_advance_is_skipped() -> None:
    """[GA R18, R3]"""
    state, told = act(party(height=(13, 5), owned={"step-13": 0, "step-3": 0, "step-7": 0}), "action 3")
    assert told_of(Skipped, told) == [Skipped(0, Place.FINANCE)]
    assert asked(state) == (0, "PutOnTrack")
    state = party("a2", "c1", height=(13, 5), owned={"step-13": 0, "step-3": 0, "step-7": 0})
    assert asked(after(state, "action 1", "put b2")) == (0, "PutLinked")  # ADVANCE is not asked


def test_the_last_step_is_reached_by_one_from_twelve() -> None:
    """Even when behind. [GA R18]"""
    state = after(party(height=(12, 13), owned={"step-13": 1, "step-3": 0, "step-7": 0}), "action 3")
    assert state.height == [13, 13]
