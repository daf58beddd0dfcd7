"""Les bonus."""

import pytest

from parlour.games.gatsby.events import Declined, Discarded, Drew, Kept, PutAside, Swapped
from parlour.games.gatsby.material import Bonus
from tests.games.gatsby.scenes import act, after, asked, look, named, options, owners, party, told_of
from tests.games.gatsby.test_actions import CLAIMED, crowded

# Where a token put by action 1 or 4 pays each bonus, and which step asks.
PAID = [
    ("c3", "c2", "LookFirst"),
    ("f3", "f4", "SwapMine"),
    ("e2", "e1", "AskAdvance"),
]


@pytest.mark.parametrize(("cell", "beside", "step"), PAID)
def test_a_bonus_applies_the_moment_a_token_is_put_on_its_cell(cell: str, beside: str, step: str) -> None:
    """And may be declined. [GA 7.0a, 7.0c]"""
    state = after(party("", beside), "action 1", f"put {cell}")
    assert asked(state) == (0, step)
    assert options(state)[-1] == "decline"
    state, told = act(state, "decline")
    assert len(told_of(Declined, told)) == 1
    assert asked(state) == (0, "PutLinked")


def test_a_bonus_of_the_finance_center_applies_when_reached_or_passed() -> None:
    """[GA 7.0b]"""
    assert asked(after(party("a2", height=(4, 4)), "action 3")) == (0, "SwapMine")  # reached
    assert asked(after(party("a2", height=(4, 9)), "action 3")) == (0, "SwapMine")  # passed
    assert asked(after(party(height=(0, 0)), "action 3")) == (0, "LookFirst")


def test_declining_is_told_with_the_bonus() -> None:
    """[GA 7.0c]"""
    _, told = act(party("a2", height=(4, 4)), "action 3", "decline")
    assert told_of(Declined, told) == [Declined(0, Bonus.SWAP)]
    _, told = act(party(height=(0, 0)), "action 3", "decline")
    assert told_of(Declined, told) == [Declined(0, Bonus.CHARACTERS)]
    _, told = act(party("t3.1 t3.2"), "action 4", "track 3", "decline")
    assert told_of(Declined, told) == [Declined(0, Bonus.ADVANCE)]
    _, told = act(party("t2.1 t2.2"), "action 4", "track 2", "decline")
    assert told_of(Declined, told) == [Declined(0, Bonus.DRAW)]
    _, told = act(party(height=(2, 5), owned={"step-3": 1}), "action 3", "decline")
    assert told_of(Declined, told) == [Declined(0, Bonus.PLACE)]


def test_advance_climbs_as_any_advance() -> None:
    """[GA 7.1]"""
    state = after(party("t5.1 t5.2", height=(1, 9)), "action 4", "track 5", "advance")
    assert state.height == [3, 9]
    state = after(party("t5.1 t5.2", height=(9, 9), owned={"step-3": 0, "step-7": 1}), "action 4", "track 5", "advance")
    assert state.height == [10, 9]


def test_an_advance_by_bonus_pays_the_bonus_of_its_step() -> None:
    """A chain: track 5 pays ADVANCE, step 5 SWAP. [GA 7.1, R17]"""
    state = after(party("t5.1 t5.2", height=(4, 4), owned={"step-3": 1}), "action 4", "track 5", "advance")
    assert asked(state) == (0, "SwapMine")


def test_bonuses_are_resolved_depth_first() -> None:
    """ADVANCE passes the PLACE of step 3; its token pays CHARACTERS; only then comes the action's second token.
    [GA R17, R3]"""
    state = party("t5.1 t5.2 t4.1", "a3", height=(2, 5), owned={"step-3": 1})
    state = after(state, "action 4", "track 5", "advance")
    assert asked(state) == (0, "AskPlace")
    state = after(state, "track 4")
    assert asked(state) == (0, "LookFirst")
    state = after(state, "decline")
    assert asked(state) == (0, "PutOnTrack")
    assert options(state) == ["track 1", "track 2", "track 3", "track 4"]


def test_what_the_passed_step_brings_comes_before_the_step_reached() -> None:
    """From 11 to 13 nothing waits at 13; from 3 to 5: PLACE is not there, SWAP is; from 10 to 12 over 11: SWAP. From 9
    over a claimed 10 to 11: PLACE. From 8 over COMMAND to a claimed 10: PLACE. [GA R12, R17]"""
    everything = {"step-3": 1, "step-7": 1, "step-10": 1}
    state, told = act(party("", "a3", height=(8, 13), owned=everything), "action 3")
    assert [type(event).__name__ for event in told] == ["ActionTaken", "Climbed", "CommandEarned"]
    assert asked(state) == (0, "AskPlace")
    state = after(party("a2", "a3", height=(6, 13), owned=everything), "action 3")
    assert state.height[0] == 8
    assert asked(state) == (0, "AskPlace")  # step 7 in passing, nothing at 8


def test_whether_a_bonus_is_possible_is_judged_when_its_turn_comes() -> None:
    """Without a token of mine there is nothing to swap, so SWAP is not asked. [GA R17, R6]"""
    assert asked(after(party("", "a3", height=(4, 4)), "action 3")) == (0, "PutOnTrack")
    assert asked(after(party("a3", "", height=(4, 4)), "action 3")) == (0, "PutOnTrack")
    assert asked(after(party("a3", "a4", height=(4, 4)), "action 3")) == (0, "SwapMine")


def test_swap_exchanges_one_of_mine_and_one_of_theirs() -> None:
    """In the same place or in two; ascension tokens never. [GA 7.3a, 7.3b, R6]"""
    state = after(party("a2 t1.1", "a3 t4.1", height=(4, 4)), "action 3")
    assert options(state) == ["swap a2", "swap t1.1", "decline"]
    state = after(state, "swap a2")
    assert asked(state) == (0, "SwapTheirs")
    assert options(state) == ["with a3", "with t4.1"]
    swapped, told = act(state, "with t4.1")
    assert named(swapped.tokens[0]) == "t1.1 t4.1"
    assert named(swapped.tokens[1]) == "a2 a3"
    assert told_of(Swapped, told) == [Swapped(0, [6, 51])]
    swapped = after(state, "with a3")
    assert named(swapped.tokens[0]) == "a3 t1.1"
    assert named(swapped.tokens[1]) == "a2 t4.1"
    assert swapped.height == [5, 4]


def test_swap_is_for_the_other_player_too() -> None:
    """[GA 7.3a]"""
    state = after(party("a2", "a3 t4.1", height=(4, 4), active=1), "action 3", "swap t4.1", "with a2")
    assert named(state.tokens[0]) == "t4.1"
    assert named(state.tokens[1]) == "a2 a3"


def test_a_swapped_token_sets_off_no_bonus() -> None:
    """[GA 7.3c, R6]"""
    state = after(party("a2", "c3 a3", height=(4, 4)), "action 3", "swap a2", "with c3")
    assert asked(state) == (0, "PutOnTrack")


def test_place_puts_a_token_in_the_cabaret_or_on_the_racetrack() -> None:
    """[GA 7.4a, 7.4b, 7.4c]"""
    state = party("t1.1", "a3", height=(2, 5), owned={"step-3": 1, "track-2": 1})
    state = after(state, "action 3")
    assert options(state) == [
        "put a2", "put b3", "put a4",
        "track 1", "track 3", "track 4", "track 5",
        "decline",
    ]  # fmt: skip
    assert named(after(state, "put b3").tokens[0]) == "b3 t1.1"
    state = after(state, "track 1")
    assert named(state.tokens[0]) == "t1.1 t1.2"
    assert asked(state) == (0, "AskDraw")  # its bonus applies


def test_place_with_a_full_cabaret_offers_the_tracks_only() -> None:
    """[GA 7.4a, R17]"""
    state = party(*crowded(), height=(2, 5), owned={**CLAIMED, "step-3": 1})
    assert options(after(state, "action 3")) == ["track 1", "track 2", "track 3", "track 4", "track 5", "decline"]


def test_place_with_nowhere_to_put_it_is_not_asked() -> None:
    """[GA R17]"""
    tracks = {"track-1": 0, "track-2": 1, "track-3": 0, "track-4": 1}
    full = [f"{tokens} {lanes}" for tokens, lanes in zip(crowded(), ("t5.1 t5.2", "t5.3"), strict=True)]
    state = party(*full, height=(2, 5), owned={**CLAIMED, **tracks, "step-3": 1})
    state, told = act(state, "action 3")
    assert [type(event).__name__ for event in told][:3] == ["ActionTaken", "Climbed", "Skipped"]


def test_draw_takes_three_and_keeps_one() -> None:
    """The two others are discarded face down. [GA 7.6a, 7.6b, R9]"""
    state = after(party("t2.1 t2.2", pile=[5, 6, 7]), "action 4", "track 2")
    assert options(state) == ["draw", "decline"]
    state, told = act(state, "draw")
    drew = told_of(Drew, told)[0]
    assert drew == Drew(0, [5, 6, 7])
    assert drew.seen_by(1) == Drew(0, [0, 0, 0])
    assert drew.seen_by(0) is drew
    assert options(state) == ["keep 5", "keep 6", "keep 7"]
    assert len(state.pile) == 8
    state, told = act(state, "keep 6")
    assert told_of(Kept, told) == [Kept(0, 6)]
    discarded = told_of(Discarded, told)[0]
    assert discarded == Discarded(0, [5, 7])
    assert discarded.seen_by(None) == Discarded(0, [0, 0])
    assert discarded.seen_by(0) is discarded
    assert state.slot == [6, 0]
    assert state.discards == [[5, 7], []]
    assert state.drawn == []
    assert state.aside == [[], []]
    assert asked(state) == (0, "PutOnTrack")


def test_with_a_tile_in_the_slot_either_is_kept_and_the_other_set_aside() -> None:
    """Never two. [GA 7.6c, 7.6d, 7.6e, R9]"""
    state = after(party("t2.1 t2.2", slot=(3, 0), pile=[5, 6, 7]), "action 4", "track 2", "draw")
    assert options(state) == ["keep 5", "keep 6", "keep 7", "set aside 5", "set aside 6", "set aside 7"]
    new, told = act(state, "keep 6")
    assert [new.slot, *new.aside, *new.discards] == [[6, 0], [3], [], [5, 7], []]
    assert told_of(PutAside, told) == [PutAside(0, 3, 1)]
    assert told_of(PutAside, told)[0].seen_by(1) == PutAside(0, 3, 1)
    old, told = act(state, "set aside 7")
    assert [old.slot, *old.aside, *old.discards] == [[3, 0], [7], [], [5, 6], []]
    assert told_of(PutAside, told) == [PutAside(0, 7, 0)]
    assert told_of(PutAside, told)[0].seen_by(1) == PutAside(0, 0, 0)
    assert told_of(PutAside, told)[0].seen_by(0) == PutAside(0, 7, 0)


def test_after_replacing_a_special_action_the_turn_goes_on_once() -> None:
    """[GA 7.6c, 4.1]"""
    state = after(party("t2.1 t2.2", slot=(3, 0), pile=[5, 6, 7]), "action 4", "track 2", "draw", "keep 6", "track 5")
    assert asked(state) == (1, "ChooseAction")
    assert after(state, "action 3", "track 5").active == 0


def test_a_tile_set_aside_from_the_hand_is_known_to_its_owner_only() -> None:
    """One that lay in the slot to everybody. [GA R9, R20]"""
    state = after(party("t2.1 t2.2", slot=(3, 0), pile=[5, 6, 7]), "action 4", "track 2", "draw")
    hidden = after(state, "set aside 7")
    assert look(hidden, 0).aside == [[7], []]
    assert look(hidden, 1).aside == look(hidden, None).aside == [[0], []]
    shown = after(state, "keep 7")
    assert look(shown, 1).aside == look(shown, None).aside == [[3], []]
    assert look(shown, 1).discards == [[0, 0], []]
    assert look(shown, 0).discards == [[5, 6], []]


def test_a_character_won_this_turn_may_still_be_exchanged() -> None:
    """Awards come at the end: step 3 is reached, then track 4 pays CHARACTERS. [GA R7]"""
    state = after(party("t4.1", "a3", height=(2, 2)), "action 3", "track 4", "look step-3", "and step-13", "exchange")
    assert owners(state) == {"step-3": 0}
    assert state.tiles[3] == 7
