"""Attirer les clients à un stand.  [KA 6]"""

from parlour.core.engine import turn
from parlour.games.kairo.events import Arrived, Earned, Lured
from parlour.games.kairo.lure import can_lure, free_entrances
from parlour.games.kairo.material import Colour
from tests.games.kairo.scenes import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    WHITE,
    act,
    after,
    cell,
    market,
    options,
    refusal,
    told_of,
)

# The green customer on r4c5: entrances r4c7 (2 away), r3c3 (3 away), r8c5 (4 away).
THREE = ["green r3c7v", "green r3c2>", "green r8c4>"]


def test_one_chooses_an_entrance_and_lures_the_customer_of_its_colour() -> None:
    """[KA 6.1, 6.1c, 4.1]"""
    state = after(market(stalls=["green r3c4v"]), "lure")
    assert options(state) == ["customer green"]
    assert refusal(state, "customer white") == "not-on-the-market"
    assert refusal(state, "customer red") == "no-entrance-for-it"
    assert refusal(state, "cell r4c4") == "customer-asks"
    state = after(state, "customer green")
    assert options(state) == ["cell r4c4"]
    assert refusal(state, "cell r4c5") == "not-its-entrance"
    assert refusal(state, "customer red") == "entrance-asks"
    assert turn(after(state, "cell r4c4")) == 1


def test_the_entrance_must_be_free() -> None:
    """[KA 6.1b, R10]"""
    state = market(stalls=["green r3c4v"])
    state.customers[RED] = cell("r4c4")
    assert not can_lure(state)
    assert "lure" not in options(state)
    assert refusal(state, "lure") == "no-free-entrance"
    state = market(3, stalls=THREE)
    state.customers[RED] = cell("r4c7")
    state = after(state, "lure", "customer green")
    assert options(state) == ["cell r3c3"]  # the occupied one is ignored
    assert refusal(state, "cell r4c7") == "occupied"


def test_the_customer_goes_to_the_nearest_free_entrance() -> None:
    """[KA 6.2, R10]"""
    state = after(market(3, stalls=THREE), "lure", "customer green")
    assert options(state) == ["cell r4c7"]
    assert refusal(state, "cell r3c3") == "needs-barkers"


def test_of_equally_near_ones_the_player_chooses() -> None:
    """[KA 6.2b]"""
    state = market(stalls=["green r3c7v", "green r3c3v"], barkers=[0, 7])
    assert options(after(state, "lure", "customer green")) == ["cell r4c7", "cell r4c3"]


def test_each_barker_ignores_one_nearer_entrance() -> None:
    """[KA 6.3, R10]"""
    state = market(3, stalls=THREE, barkers=[1])
    assert options(after(state, "lure", "customer green")) == ["cell r4c7", "cell r3c3"]
    state = market(3, stalls=THREE, barkers=[2])
    assert options(after(state, "lure", "customer green")) == ["cell r4c7", "cell r3c3", "cell r8c5"]


def test_barkers_played_go_back() -> None:
    """[KA 6.3b]"""
    state = market(3, stalls=THREE, barkers=[3])
    for place, kept in (("r4c7", 3), ("r3c3", 2), ("r8c5", 1)):
        lured, told = act(state, "lure", "customer green", f"cell {place}")
        assert lured.barkers == [kept, 0, 0]
        assert lured.supply == 7 - kept
        assert told_of(Lured, told) == [Lured(0, Colour.GREEN, place, 3 - kept)]


def test_the_customers_are_exchanged() -> None:
    """[KA 6.4, 6.4b, R11]"""
    state, told = act(market(stalls=["green r3c4v"]), "lure", "customer green", "cell r4c4")
    assert state.customers[GREEN] == -1
    assert state.customers[WHITE] == cell("r4c4")
    assert told_of(Arrived, told) == [Arrived(Colour.WHITE, "r4c4")]


def test_the_green_customer_leaves_and_the_purple_one_appears() -> None:
    """[KA 6.4x]"""
    state = market(stalls=["green r3c4v"], customers="white r1c5 red r4c2 green r4c5 yellow r4c8 blue r7c5")
    state = after(state, "lure", "customer green", "cell r4c4")
    assert state.customers[GREEN] == -1
    assert state.customers[PURPLE] == cell("r4c4")


def test_at_the_own_stall_a_coin_for_each_tile() -> None:
    """[KA 6.5, 6.5x]"""
    state = market(stalls=["green r3c4v"], extensions={0: "green r2c4"})
    state, told = act(state, "lure", "customer green", "cell r4c4")
    assert told_of(Earned, told) == [Earned(0, Colour.GREEN, 2)]
    assert state.coins == [[0, 0, 2, 0, 0, 0], [0] * 6]
    assert state.bank == [20, 20, 18, 20, 20, 20]


def test_at_anothers_stall_one_for_the_player_and_the_size_for_the_owner() -> None:
    """[KA 6.5b, 6.5x]"""
    state = market(stalls=["", "green r3c4v"], extensions={1: "green r2c4"})
    state, told = act(state, "lure", "customer green", "cell r4c4")
    assert told_of(Earned, told) == [Earned(1, Colour.GREEN, 2), Earned(0, Colour.GREEN, 1)]
    assert state.coins == [[0, 0, 1, 0, 0, 0], [0, 0, 2, 0, 0, 0]]


def test_at_a_neutral_stall_one_for_the_player() -> None:
    """[KA 10.2, R11]"""
    state = after(market(neutral="green r3c4v"), "lure", "customer green", "cell r4c4")
    assert state.coins == [[0, 0, 1, 0, 0, 0], [0] * 6]


def test_an_empty_bank_pays_what_it_has_the_owner_first() -> None:
    """[KA R11]"""
    for left, mine, theirs in ((2, 0, 2), (3, 1, 2), (1, 0, 1), (0, 0, 0)):
        state = market(stalls=["", "green r3c4v"], extensions={1: "green r2c4"})
        state.bank[GREEN] = left
        state = after(state, "lure", "customer green", "cell r4c4")
        assert (state.coins[0][GREEN], state.coins[1][GREEN]) == (mine, theirs)
        assert state.bank[GREEN] == left - mine - theirs
    state = market(stalls=["green r3c4v"], extensions={0: "green r2c4"})
    state.bank[GREEN] = 1
    assert after(state, "lure", "customer green", "cell r4c4").coins[0][GREEN] == 1


def test_an_entrance_may_lie_on_any_cell_even_the_first() -> None:
    """[KA 6.1, R24]"""
    state = market()
    state.doors[GREEN] = 0
    assert free_entrances(state, GREEN) == [GREEN]


def test_a_customer_walks_round_stalls() -> None:
    """[KA 6.6, 6.6b, 6.6c]"""
    # r4c7 would be 2 away, but a red wall stands between: r3c3 is nearer now
    state = market(3, stalls=THREE, extensions={0: "green r3c6 green r4c6 green r5c6"})
    assert options(after(state, "lure", "customer green")) == ["cell r3c3"]


def test_a_lure_changes_what_the_next_one_may_do() -> None:
    """[KA 6.1b]"""
    state = after(market(stalls=["green r3c4v blue r6c5<"]), "lure", "customer green", "cell r4c4", "draw")
    state = after(state, "take pile", "take pile")
    assert state.customers[BLUE] == cell("r7c5")
    assert options(after(state, "lure")) == ["customer blue"]
