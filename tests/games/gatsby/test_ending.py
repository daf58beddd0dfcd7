"""Fin de la partie & victoire."""

from parlour.core.engine import legal, why
from parlour.games.gatsby.events import Ended, Shown
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.material import SPACES, Ending
from tests.games.gatsby.scenes import act, after, asked, ended, look, party, told_of

THREE_BLACK = {"left": "k1", "right": "k2", "track-4": "k3"}


def last_track() -> list[str]:
    """Fills track 4 for seat 0."""
    return ["action 4", "track 4", "track 5"]


def test_three_of_a_family_win_on_the_spot() -> None:
    """Even with less prestige. [GA 9.1]"""
    state = party(
        "t4.1 t4.2", "a3", tiles={"left": "m2", "right": "m3", "track-4": "m1", "step-13": "b2"},
        owned={"left": 0, "right": 0, "bottom": 1}, aside=((), (1, 2, 3, 4, 5)),
    )  # fmt: skip
    state, told = act(state, *last_track())
    outcome = ended(state)
    assert outcome.reason == "family"
    assert outcome.ranks == [1, 2]
    assert outcome.scores == [5, 7]
    assert told_of(Ended, told) == [Ended(Ending.FAMILY)]
    assert asked(state) == (-1, "over")
    assert legal(state) == []


def test_two_of_a_family_do_not() -> None:
    """[GA 9.1]"""
    state = party("t4.1 t4.2", "a3", tiles={"left": "m2", "track-4": "m1"}, owned={"left": 0, "right": 0})
    assert asked(after(state, *last_track())) == (1, "ChooseAction")


def test_a_family_divided_between_the_players_does_not() -> None:
    """[GA 9.1]"""
    tiles = {"left": "m2", "right": "m3", "track-4": "m1"}
    state = party("t4.1 t4.2", "a3", tiles=tiles, owned={"left": 1, "right": 0})
    assert asked(after(state, *last_track())) == (1, "ChooseAction")


def test_one_of_each_family_wins_on_the_spot() -> None:
    """[GA 9.2]"""
    tiles = {"left": "y2", "right": "p2", "bottom": "m2", "step-3": "b2", "track-4": "k3"}
    owned = {"left": 0, "right": 0, "step-3": 0, "track-1": 0, "step-7": 1}
    state = party("t4.1 t4.2", "a3", tiles={**tiles, "track-1": "m3"}, owned=owned)
    outcome = ended(after(state, *last_track()))
    assert outcome.reason == "five-families"
    assert outcome.ranks == [1, 2]


def test_four_families_do_not() -> None:
    """[GA 9.2]"""
    tiles = {"left": "y2", "right": "p2", "step-3": "b2", "track-4": "k3", "track-1": "y3"}
    owned = {"left": 0, "right": 0, "step-3": 0, "track-1": 0}
    state = party("t4.1 t4.2", "a3", tiles=tiles, owned=owned)
    assert asked(after(state, *last_track())) == (1, "ChooseAction")


def test_a_hidden_character_completes_a_set_too() -> None:
    """Track 4 is face down. [GA 9.1, R15]"""
    state = party("t4.1 t4.2", "a3", tiles=THREE_BLACK, owned={"left": 0, "right": 0})
    state, told = act(state, *last_track())
    assert ended(state).reason == "family"
    assert told_of(Shown, told) == [Shown(0, SPACES[10], 15)]


def test_the_opponent_may_win_on_my_turn() -> None:
    """[GA R13, 9.1]"""
    state = party("t4.1", "a3 t4.2 t4.3", tiles=THREE_BLACK, owned={"left": 1, "right": 1})
    state = after(state, "action 4", "track 5", "track 1", "decline")
    assert ended(state).ranks == [2, 1]


def test_the_last_character_of_the_racetrack_ends_the_game() -> None:
    """Prestige decides. [GA 9.3]"""
    tiles = {"track-1": "y1", "track-2": "y2", "track-3": "p1", "track-5": "b2", "track-4": "b1"}
    owned = {"track-1": 0, "track-2": 1, "track-3": 1, "track-5": 0}
    state, told = act(party("t4.1 t4.2", "a3", tiles=tiles, owned=owned), "action 3", "track 4")
    outcome = ended(state)
    assert outcome.reason == "racetrack"
    assert outcome.scores == [6, 2]
    assert outcome.ranks == [1, 2]
    assert outcome.sheet == [[6, 0, 0], [2, 0, 0]]
    assert told_of(Ended, told) == [Ended(Ending.RACETRACK)]


def test_the_last_character_of_the_finance_center_ends_the_game() -> None:
    """[GA 9.3]"""
    state = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0})
    state = after(state, "action 3", "track 4")
    outcome = ended(state)
    assert outcome.reason == "finance"
    assert outcome.scores == [5, 3]


def test_the_last_character_of_the_cabaret_ends_the_game() -> None:
    """[GA 9.3]"""
    state = party("a1 b1 c1 d1 e1", "f2", owned={"left": 1, "bottom": 0})
    state = after(state, "action 2", "put f1")
    outcome = ended(state)
    assert outcome.reason == "cabaret"
    assert outcome.scores == [2, 3]
    assert outcome.ranks == [2, 1]


def test_special_actions_add_prestige() -> None:
    """One in the slot, and each set aside. [GA 9.4]"""
    state = party(
        height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0}, slot=(0, 4), aside=((6,), (1, 2)),
    )  # fmt: skip
    outcome = ended(after(state, "action 3", "track 4"))
    assert outcome.sheet == [[5, 0, 1], [3, 1, 2]]
    assert outcome.scores == [6, 6]


def test_a_used_special_action_adds_none() -> None:
    """[GA R10, 9.4]"""
    state = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0}, slot=(6, 4))
    outcome = ended(after(state, "special"))
    assert outcome.sheet == [[5, 0, 0], [3, 1, 0]]


def test_equal_prestige_is_decided_by_characters() -> None:
    """[GA 9.5]"""
    tiles = {"step-3": "p2", "step-7": "b2", "step-10": "m2", "step-13": "m1"}
    state = party(height=(12, 9), tiles=tiles, owned={"step-3": 1, "step-7": 1, "step-10": 1})
    outcome = ended(after(state, "action 3", "track 4"))
    assert outcome.scores == [3, 3]
    assert outcome.ranks == [2, 1]


def test_all_equal_is_a_draw() -> None:
    """[GA 9.6]"""
    tiles = {"step-3": "p2", "step-7": "b1", "step-10": "y2", "step-13": "m1"}
    state = party(height=(12, 9), tiles=tiles, owned={"step-3": 1, "step-7": 1, "step-10": 0})
    outcome = ended(after(state, "action 3", "track 4"))
    assert outcome.scores == [3, 3]
    assert outcome.ranks == [1, 1]


BOTH = {
    "left": "k1", "right": "k2", "track-4": "k3",
    "step-3": "m1", "step-13": "m2", "track-5": "m3",
}  # fmt: skip


def test_both_may_complete_a_set_in_one_turn_and_the_ladder_decides() -> None:
    """Whoever's turn it is, whoever sits first. [GA R16]"""
    owned = {"left": 0, "right": 0, "step-3": 1, "step-13": 1}
    state = party("t4.1 t4.2", "t5.1 t5.2 a3", tiles=BOTH, owned=owned)
    outcome = ended(after(state, "action 4", "track 4", "track 5", "decline"))
    assert outcome.scores == [5, 5]
    assert outcome.ranks == [1, 1]
    assert outcome.reason == "family"
    for extra, ranks in (((1,), [1, 2]), ((), [1, 1])):
        state = party("t4.1 t4.2", "t5.1 t5.2 a3", tiles=BOTH, owned=owned, aside=(extra, ()))
        assert ended(after(state, "action 4", "track 4", "track 5", "decline")).ranks == ranks
    state = party("t4.1 t4.2", "t5.1 t5.2 a3", tiles=BOTH, owned=owned, aside=((), (1,)))
    assert ended(after(state, "action 4", "track 4", "track 5", "decline")).ranks == [2, 1]


def test_the_result_does_not_depend_on_player_order_when_both_complete_a_set() -> None:
    """The same table with the seats exchanged. [GA R16]"""
    for extra in ((), (1,), (1, 2)):
        here = party(
            "t4.1 t4.2", "t5.1 t5.2 a3", tiles=BOTH, aside=(extra, (5,)),
            owned={"left": 0, "right": 0, "step-3": 1, "step-13": 1},
        )  # fmt: skip
        there = party(
            "t5.1 t5.2 a3", "t4.1 t4.2", tiles=BOTH, aside=((5,), extra), active=1,
            owned={"left": 1, "right": 1, "step-3": 0, "step-13": 0},
        )  # fmt: skip
        line = ("action 4", "track 4", "track 5", "decline")
        assert ended(after(here, *line)).ranks == ended(after(there, *line)).ranks[::-1]
        assert ended(after(here, *line)).scores == ended(after(there, *line)).scores[::-1]


def test_the_reason_is_the_winners_set() -> None:
    """Seat 1 has all five families by the track that seat 0 fills. [GA R16, 9.2]"""
    tiles = {"step-3": "p1", "step-7": "m1", "step-13": "b1", "track-1": "y3", "track-5": "k3", "track-4": "m2"}
    owned = {"step-3": 1, "step-7": 1, "step-13": 1, "track-1": 1, "left": 0, "right": 0}
    state = party("t4.1 t4.2", "t5.1 t5.2 a3", tiles=tiles, owned=owned)
    outcome = ended(after(state, "action 4", "track 4", "track 5", "decline"))
    assert outcome.reason == "five-families"
    assert outcome.ranks == [2, 1]


def test_a_set_comes_before_an_emptied_place() -> None:
    """[GA R16]"""
    tiles = {"left": "m3", "step-3": "m2", "step-13": "m1"}
    owned = {"left": 0, "step-3": 0, "step-7": 1, "step-10": 1}
    state = party(height=(12, 9), tiles=tiles, owned=owned, aside=((), (1, 2, 3, 4, 5)))
    outcome = ended(after(state, "action 3", "track 4"))
    assert outcome.reason == "family"
    assert outcome.ranks == [1, 2]


def test_at_the_end_everything_is_shown() -> None:
    """[GA R21]"""
    state = party("t2.1 t2.2", height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0}, slot=(0, 4))
    assert look(state, 0).tiles[4] == 0
    state, told = act(state, "action 3", "track 5")
    for viewer in (None, 0, 1):
        view = look(state, viewer)
        assert view.tiles == state.tiles
        assert view.pile == state.pile
        assert view.key == 0
    assert told_of(Shown, told) == [Shown(1, SPACES[4], 5), Shown(0, SPACES[5], 6)]
    assert state.over() is why(state, GAME.actions[0])


def test_the_standing_counts_what_would_be_won_now() -> None:
    """At the end it is the score. [GA 9.3, 9.4]"""
    state = party("t4.1 t4.2", "t5.1 t5.2 t5.3", height=(4, 2), owned={"left": 1}, slot=(3, 0), aside=((), (4, 5)))
    assert GAME.standing(state) == [3, 7]  # step 3 is worth 2, track 5 too
    state = after(party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0}), "action 3", "track 4")
    assert GAME.standing(state) == ended(state).scores
    assert GAME.outcome(party()) is None
