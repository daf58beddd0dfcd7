"""Coûts de l'agrandissement.  [KA 5.4]"""

from itertools import product

import pytest

from parlour.core.row import row
from parlour.games.kairo.events import Paid
from parlour.games.kairo.material import Colour
from parlour.games.kairo.payment import can_pay
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import RED, act, after, market, options, refusal, told_of

LINE = "red r6c8 red r5c8"


def paying(coins: str, extensions: str = LINE) -> Market:
    """A table where seat 0 has just put a fourth tile to a red stall and pays."""
    scene = {0: extensions} if extensions else None
    state = market(stalls=["red r7c8<"], extensions=scene, hands={0: "9"}, coins={0: coins})
    return after(state, "build extension", "card 9", "colour red", "cell r8c8")


def test_a_coin_of_the_colour_for_each_tile_of_the_stall_once_extended() -> None:
    """[KA 5.4, 5.4x]"""
    state = paying("red 4")
    assert state.sizes[RED] == 4
    assert state.coins[0][RED] == 0
    assert state.bank[RED] == 20


def test_at_least_one_coin_of_the_colour() -> None:
    """[KA 5.4a]"""
    state = market(stalls=["red r7c8<"], hands={0: "9"}, coins={0: "blue 20"})
    assert "build extension" not in options(state)
    assert refusal(state, "build extension") == "cannot-pay"
    state = paying("red 5 blue 20")
    assert options(state)[0] == "give red 1"
    assert refusal(state, "give red 0") == "rest-unpaid"


def test_two_of_other_colours_for_each_of_the_rest() -> None:
    """[KA 5.4b, R7]"""
    state, told = act(paying("red 3 blue 7"), "give red 1")
    assert told_of(Paid, told) == [Paid(0, Colour.RED, 1), Paid(0, Colour.BLUE, 6)]
    assert state.coins[0] == [0, 2, 0, 0, 1, 0]
    assert state.bank == [20, 18, 20, 20, 19, 20]


def test_the_mix_is_the_players_own() -> None:
    """[KA R7, R22]"""
    state = paying("red 4 purple 1 green 2 blue 2 white 1")
    assert options(state) == ["give red 1", "give red 2", "give red 3", "give red 4"]
    state = after(state, "give red 3")
    assert options(state) == ["give purple 0", "give purple 1"]
    state = after(state, "give purple 1")
    assert options(state) == ["give green 0", "give green 1"]
    state = after(state, "give green 0")
    assert options(state) == ["give blue 0", "give blue 1"]
    paid = after(state, "give blue 0")
    assert paid.coins[0] == [0, 1, 2, 0, 2, 0]
    paid = after(state, "give blue 1")
    assert paid.coins[0] == [0, 1, 2, 0, 1, 1]


def test_what_cannot_be_given() -> None:
    """[KA R7, R22]"""
    state = paying("red 2 purple 5 green 1")
    assert options(state) == ["give red 1", "give red 2"]
    assert refusal(state, "give red 0") == "rest-unpaid"
    assert refusal(state, "give red 3") == "not-enough-coins"
    assert refusal(state, "give purple 2") == "other-colour-now"
    assert refusal(state, "draw") == "coins-ask"
    state = after(state, "give red 2")
    assert options(state) == ["give purple 3", "give purple 4"]
    assert refusal(state, "give purple 2") == "rest-unpaid"
    assert refusal(state, "give purple 5") == "too-many-coins"
    assert refusal(state, "give purple 6") == "not-enough-coins"
    assert refusal(state, "give green 1") == "other-colour-now"
    assert refusal(state, "stop") == "coins-ask"
    assert refusal(paying("red 9 blue 9"), "give red 6") == "too-many-coins"


def test_nothing_is_asked_where_there_is_no_choice() -> None:
    """[KA R22]"""
    assert paying("red 1 blue 6").coins[0] == [0] * 6
    assert paying("red 2 blue 3 white 1").coins[0] == [0] * 6
    assert paying("red 4 blue 1").coins[0] == [0, 0, 0, 0, 1, 0]


def test_nobody_builds_what_they_cannot_pay() -> None:
    """[KA R7]"""
    for coins, possible in [("red 1 blue 1", False), ("red 1 blue 2", True), ("red 2", True), ("blue 9", False)]:
        state = market(stalls=["red r7c8<"], hands={0: "9"}, coins={0: coins})
        assert ("build extension" in options(state)) == possible


def test_a_jokers_coin_comes_on_top() -> None:
    """[KA R7, 5.1b]"""
    state = market(stalls=["red r7c8<"], hands={0: "row-3"}, coins={0: "red 3"})
    state = after(state, "build extension", "joker row-3", "colour red", "cell r8c8")
    assert state.coins[0] == [0] * 6


def payments(purse: list[int], colour: int, size: int) -> set[tuple[int, ...]]:
    """Every way to pay, by trying all."""
    ways = product(*(range(min(coins, 2 * size) + 1) for coins in purse))
    return {way for way in ways if 1 <= way[colour] <= size and sum(way) - way[colour] == 2 * (size - way[colour])}


def ways_offered(state: Market, before: list[int]) -> set[tuple[int, ...]]:
    """Every way that the choices lead to."""
    found: set[tuple[int, ...]] = set()
    for text in options(state):
        if not text.startswith("give"):
            return {tuple(had - has for had, has in zip(before, state.coins[0], strict=True))}
        found |= ways_offered(after(state, text), before)
    return found


@pytest.mark.parametrize(
    "coins",
    ["red 3 blue 2 white 3", "red 1 purple 2 green 4", "red 5 purple 1 yellow 1 white 1", "red 2 green 3 blue 3"],
)
def test_every_mix_is_offered_once_and_nothing_else(coins: str) -> None:
    """[KA R7, R18, R22]"""
    state = market(stalls=["red r7c8<"], extensions={0: "red r6c8"}, hands={0: "9"}, coins={0: coins})
    before = state.coins[0].listed()
    paid = after(state, "build extension", "card 9", "colour red", "cell r8c8")
    assert ways_offered(paid, before) == payments(before, RED, 3)


def test_whether_one_can_pay_is_whether_there_is_a_way() -> None:
    """[KA R7, R18]"""
    for purse in product(range(4), range(3), range(4)):
        coins = [purse[0], purse[1], 0, 0, purse[2], 0]
        for size in (2, 3, 4):
            assert can_pay(row(coins), RED, size) == bool(payments(coins, RED, size))
