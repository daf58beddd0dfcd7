"""Tirer 2 cartes.  [KA 7]"""

from parlour.core.engine import turn
from parlour.games.kairo.events import Discarded, DisplayFilled, Reshuffled, TookBarker, TookFromDisplay, TookFromPile
from tests.games.kairo.scenes import act, after, cards, market, options, refusal, told_of


def test_two_cards_each_from_where_one_likes() -> None:
    """[KA 7.1, 7.1a, 7.1b, 7.1c, R1]"""
    state = after(market(display="3 3 row-1 1"), "draw")
    assert options(state) == ["take 1", "take 3", "take row-1", "take pile", "take barker"]
    assert refusal(state, "take 2") == "not-on-display"
    assert refusal(state, "draw") == "draw-asks"
    state = after(state, "take 3")
    assert options(state) == ["take 1", "take 3", "take row-1", "take pile", "take barker"]
    assert turn(state) == 0
    assert turn(after(state, "take barker")) == 1


def test_the_second_is_chosen_after_the_first_is_seen() -> None:
    """[KA R12]"""
    state, told = act(market(pile="7 4 2"), "draw", "take pile")
    assert state.secret[0] == [7]
    assert told == [TookFromPile(0, 7)]
    assert options(state)[-2:] == ["take pile", "take barker"]
    assert after(state, "take pile").secret[0] == [4, 7]


def test_a_card_from_the_display_is_known_to_all() -> None:
    """[KA 7.1a, R15]"""
    state, told = act(market(display="3 3 row-1 1"), "draw", "take row-1", "take 3")
    assert state.shown[0] == cards("3 row-1")
    assert state.secret[0] == []
    assert told_of(TookFromDisplay, told) == [TookFromDisplay(0, 10), TookFromDisplay(0, 3)]


def test_barkers_lie_open_and_one_may_have_several() -> None:
    """[KA 7.2, R12]"""
    state, told = act(market(hands={0: "1 2 3 4"}, barkers=[1]), "draw", "take barker", "take barker")
    assert state.barkers == [3, 0]
    assert state.supply == 4
    assert told_of(TookBarker, told) == [TookBarker(0)] * 2
    assert turn(state) == 1  # they do not count


def test_barkers_while_there_are_any() -> None:
    """[KA 7.1c, R12]"""
    state = after(market(barkers=[6, 0]), "draw", "take barker")
    assert "take barker" not in options(state)
    assert refusal(state, "take barker") == "no-barker"


def test_more_than_four_cards_are_discarded_down_to_four() -> None:
    """[KA 7.3, R23]"""
    state = after(market(hands={0: "1 2 2 4"}, display="5 6 7 8"), "draw", "take 5", "take 6")
    assert turn(state) == 0
    assert options(state) == ["discard 1", "discard 2", "discard 4", "discard 5", "discard 6"]
    assert refusal(state, "discard 9") == "not-in-hand"
    assert refusal(state, "take 7") == "discard-asks"
    state, told = act(state, "discard 6")
    assert told == [Discarded(0, 6)]
    assert options(state) == ["discard 1", "discard 2", "discard 4", "discard 5"]
    state = after(state, "discard 2")
    assert [*state.secret[0], *state.shown[0]] == [1, 2, 4, 5]
    assert state.discards == [6, 2]
    assert turn(state) == 1


def test_four_cards_may_be_kept() -> None:
    """[KA 7.3]"""
    state = after(market(hands={0: "1 2"}), "draw", "take pile", "take pile")
    assert turn(state) == 1
    assert len(state.secret[0]) == 4
    five = after(market(hands={0: "1 2 3"}, pile="4 5 6 7 9"), "draw", "take pile", "take pile")
    assert options(five) == ["discard 1", "discard 2", "discard 3", "discard 4", "discard 5"]
    assert turn(after(five, "discard 1")) == 1


def test_the_display_is_filled_at_the_end_of_the_turn() -> None:
    """[KA 7.4, R12]"""
    state, told = act(market(display="5 6 7 8", pile="1 2 3"), "draw", "take 5")
    assert state.display == [6, 7, 8]
    assert not told_of(DisplayFilled, told)
    state, told = act(state, "take 8")
    assert state.display == [6, 7, 1, 2]
    assert told_of(DisplayFilled, told) == [DisplayFilled([1, 2])]
    assert not told_of(DisplayFilled, act(state, "draw", "take barker", "take barker")[1])


def test_the_discards_become_the_pile_the_moment_it_is_empty() -> None:
    """[KA 7.5, R12]"""
    state = market(pile="1", discards=None)
    many = len(state.discards)
    before = state.discards.listed()
    state, told = act(state, "draw", "take pile")
    assert told == [TookFromPile(0, 1), Reshuffled(many)]
    assert len(state.pile) == many
    assert not state.discards
    assert state.pile != before
    assert sorted(state.pile) == sorted(before)
    assert options(state)[-2] == "take pile"


def test_the_pile_may_run_out_while_the_display_is_filled() -> None:
    """[KA 7.5]"""
    state = market(display="5 6 7 8", pile="1", discards=None)
    state, told = act(state, "draw", "take 5", "take 6")
    assert state.display.listed()[:3] == [7, 8, 1]
    assert len(state.display) == 4
    assert [type(event).__name__ for event in told[-2:]] == ["Reshuffled", "DisplayFilled"]


def test_hands_stay_sorted_whatever_comes() -> None:
    state = after(market(hands={0: "4"}, pile="2 9 1"), "draw", "take pile", "take pile")
    assert state.secret[0] == [2, 4, 9]
