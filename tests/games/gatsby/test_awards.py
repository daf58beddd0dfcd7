"""The characters won when a turn ends."""

from parlour.games.gatsby.awards import prizes
from parlour.games.gatsby.events import Gained
from tests.games.gatsby.scenes import act, after, look, owners, party, space, told_of

DOWN = "a1 a2 a3 a4 a5 a6"  # joins the upper right edge and the lower left
ACROSS = "a1 b1 c1 d1 e1 f1"


def order(told: list[object]) -> list[tuple[int, str]]:
    return [(event.seat, event.space.name) for event in told_of(Gained, told)]  # type: ignore[arg-type]


def test_awards_come_after_everything_of_the_turn() -> None:
    """[GA 5.0a]"""
    state = party("t5.1 t5.2", "a3", height=(2, 2))
    state = after(state, "action 4", "track 5", "advance")
    assert owners(state) == {}
    assert owners(after(state, "track 4")) == {"step-3": 0, "track-5": 0}


def test_the_order_of_the_awards() -> None:
    """The active player's Cabaret: stars, right, left; then the opponent's; Finance; the tracks. [GA R13]"""
    mine = "a3 b5 f2 f4 a1 a2 a4 a5 a6 b1 c1 d1 e1 f1 t1.1 t1.2 t1.3 t1.4 t4.1 t4.2"
    state = party(mine, "t1.5 t4.3 t5.1 t5.2 t5.3", height=(8, 0))
    assert [(prize >> 1, prize & 1) for prize in prizes(state)] == [
        (2, 0), (1, 0), (0, 0),
        (3, 0), (4, 0),
        (7, 0), (10, 0), (11, 1),
    ]  # fmt: skip


def test_the_opponent_gains_in_the_cabaret_on_my_turn() -> None:
    """After the active player's own. [GA R13]"""
    state = party("a1 b1 c1 d1 e1 f1", "b2 b3 b4 b5 b6 a3 f2 f4", height=(8, 8))
    assert [(prize >> 1, prize & 1) for prize in prizes(state)] == [(1, 0), (2, 1), (3, 0), (4, 0)]
    state.active = 1
    assert [(prize >> 1, prize & 1) for prize in prizes(state)] == [(2, 1), (1, 0), (3, 1), (4, 1)]


def test_finance_is_for_the_active_player_only() -> None:
    """[GA R13]"""
    state = party(height=(0, 8))
    assert prizes(state) == []
    state.active = 1
    assert [(prize >> 1, prize & 1) for prize in prizes(state)] == [(3, 1), (4, 1)]


def test_a_swap_of_mine_may_give_the_opponent_a_character() -> None:
    """[GA R13, R6]"""
    state = party("a4 f6", "a1 a2 a3 a5 a6 d6", height=(4, 4), owned={"step-3": 1})
    state = after(state, "action 3", "swap a4", "with d6", "track 4")
    assert owners(state) == {"step-3": 1, "left": 1}


def test_a_path_counts_for_its_own_character_only() -> None:
    """[GA 5.1b]"""
    assert [prize >> 1 for prize in prizes(party(DOWN, ""))] == [0]
    assert [prize >> 1 for prize in prizes(party(ACROSS, ""))] == [1]


def test_what_is_claimed_is_not_won_again() -> None:
    """[GA R14]"""
    state = party(f"{DOWN} b5 f2 f4 {ACROSS[3:]}", "", height=(13, 0), owned={"left": 1, "step-7": 1})
    assert [(prize >> 1, prize & 1) for prize in prizes(state)] == [(2, 0), (1, 0), (3, 0), (5, 0), (6, 0)]


def test_when_both_meet_a_condition_the_active_player_has_it() -> None:
    """Two parallel paths can stand at once. [GA R23]"""
    state = party("a1 a2 a3 a4 a5 a6", "c1 c2 c3 c4 c5 c6")
    assert prizes(state) == [0]
    state.active = 1
    assert prizes(state) == [1]


def test_a_swap_that_completes_the_same_path_for_both_gives_it_to_whoever_swapped() -> None:
    """Each stood in the other's gap. [GA R23, R6]"""
    for active in (0, 1):
        tokens = ["a1 a2 c3 a4 a5 a6", "c1 c2 a3 c4 c5 c6"]
        state = party(*tokens, height=(4, 4), owned={"step-3": 1 - active}, active=active)
        assert prizes(state) == []
        mine, theirs = ("c3", "a3") if active == 0 else ("a3", "c3")
        state = after(state, "action 3", f"swap {mine}", f"with {theirs}", "track 4")
        assert owners(state) == {"step-3": 1 - active, "left": active}
        state.active = 1 - active  # and on the other's turn their own path, still standing, wins nothing more
        assert prizes(state) == []


def test_a_character_gained_face_down_is_hidden_from_the_other_and_counts() -> None:
    """[GA R15]"""
    state = party("a3 f2 b5", "e4", tiles={"bottom": "k1"})
    state, told = act(state, "action 1", "put f4", "put f3", "decline")
    assert order(list(told)) == [(0, "BOTTOM")]
    assert look(state, 1).tiles[space("bottom")] == look(state, None).tiles[space("bottom")] == 0
    assert look(state, 0).tiles[space("bottom")] == 13
    assert state.seen[2] == 1
