"""Phase finale et fin du jeu, comptabilisation finale.  [KA 8, 9]"""

import pytest

from parlour.core.engine import legal, turn
from parlour.core.row import level, row
from parlour.games.kairo.ending import sheet
from parlour.games.kairo.events import Ended, FinalPhaseBegan, RanOut, Stopped
from parlour.games.kairo.game import GAME
from parlour.games.kairo.material import Trigger
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import BLUE, GREEN, RED, act, after, market, options, refusal, told_of

COINS = {0: "red 9 green 9", 1: "blue 9", 2: "white 9"}
STALLS = ["red r7c8< green r1c2>", "blue r7c2>", "white r5c5>"]


def table(stock: str, hands: dict[int, str] | None = None, **scene: object) -> Market:
    """Three players, seat 0 with a red stall to extend."""
    return market(3, stalls=STALLS, coins=COINS, hands=hands or {0: "9 9", 1: "7", 2: "5"}, stock=stock, **scene)  # type: ignore[arg-type]


def extend(state: Market) -> tuple[Market, list[object]]:
    """Seat 0 extends red with coins of red alone."""
    after_, told = act(state, "build extension", "card 9", "colour red", "cell r8c8")
    if options(after_)[0].startswith("give"):
        after_, more = act(after_, options(after_)[-1])
        told += more
    return after_, list(told)


def test_the_last_extension_of_a_colour_begins_the_final_phase() -> None:
    """[KA 8.1, R13]"""
    state, told = extend(table("red 1"))
    assert FinalPhaseBegan(Trigger.LAST_EXTENSION) in told
    assert state.trigger == Trigger.LAST_EXTENSION
    state, told = extend(table("red 2"))
    assert state.trigger == Trigger.NONE


def test_so_do_two_colours_with_one_left_at_most() -> None:
    """[KA 8.1b, R13]"""
    state, told = extend(table("red 2 blue 1"))
    assert FinalPhaseBegan(Trigger.TWO_COLOURS) in told
    state, told = extend(table("red 2 blue 2"))
    assert state.trigger == Trigger.NONE
    state, told = extend(table("red 3 blue 1"))
    assert state.trigger == Trigger.NONE
    state, told = extend(table("red 1 blue 1"))
    assert state.trigger == Trigger.LAST_EXTENSION


@pytest.mark.parametrize(("stock", "near"), [("red 1", True), ("red 2 blue 1", True), ("red 3 blue 3", False)])
def test_until_the_extension_is_paid_for_the_end_is_as_near_as_before_it_lay(stock: str, near: bool) -> None:
    """[KA 5.4, 8.1, 8.1b]"""
    state, _ = act(table(stock), "build extension", "card 9", "colour red", "cell r8c8")
    assert options(state)[0].startswith("give")
    assert state.trigger == Trigger.NONE
    assert GAME.near_end(state) == near


def test_then_building_is_the_only_action_from_the_next_player_on() -> None:
    """[KA 8.2, R13]"""
    state, _ = extend(table("red 1"))
    assert turn(state) == 1
    assert options(state) == ["build stall", "build extension", "stop"]
    assert refusal(state, "draw") == "only-building"
    assert refusal(state, "lure") == "only-building"
    assert refusal(table("red 1"), "stop") == "not-final"
    assert refusal(state, "card 7") == "choose-action"


def test_whoever_stops_is_out_for_good() -> None:
    """[KA 8.3]"""
    state, _ = extend(table("red 1"))
    state, told = act(state, "stop")
    assert told_of(Stopped, told) == [Stopped(1)]
    assert state.out == [0, 1, 0]
    assert turn(state) == 2
    state = after(state, "stop")
    assert turn(state) == 0  # the one who began it plays on
    assert "build stall" in options(state)


def test_the_last_one_may_build_several_times_running() -> None:
    """[KA 8.4]"""
    state, _ = extend(table("red 1", {0: "9 9 9 1", 1: "7", 2: "5"}))
    state = after(state, "stop", "stop", "build stall", "card 9", "colour yellow", "cell r6c7", "side west")
    assert turn(state) == 0
    state = after(state, "build extension", "card 1", "colour green", options_at(state))
    assert state.sizes[GREEN] == 2


def options_at(state: Market) -> str:
    return options(after(state, "build extension", "card 1", "colour green"))[0]


def test_whoever_has_no_card_is_out_at_once_and_the_game_ends_when_all_are() -> None:
    """[KA 8.3, 8.5, R27]"""
    state, told = extend(table("red 1", {0: "9"}))
    assert told[-4:] == [RanOut(1), RanOut(2), RanOut(0), Ended()]
    assert state.agenda == []
    assert turn(state) == -1
    assert legal(state) == []
    assert refusal(state, "draw") == "over"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "last-extension"


def test_whoever_has_cards_is_asked_even_if_nothing_can_be_built() -> None:
    """[KA R27, R13]"""
    state, _ = extend(table("red 1", {0: "9", 1: "row-1", 2: ""}))
    state.coins[1] = level(6, 0)
    assert options(state) == ["stop"]
    assert refusal(state, "build stall") == "no-fitting-card"
    assert after(state, "stop").agenda == []


def test_twenty_rounds_without_extension_begin_it_too() -> None:
    """[KA R19, R26]"""
    state = table("red 6")
    state.quiet = 58
    state = after(state, "draw", "take barker", "take barker")
    assert (state.quiet, state.trigger) == (59, 0)
    state, told = act(state, "draw", "take barker", "take barker")
    assert told_of(FinalPhaseBegan, told) == [FinalPhaseBegan(Trigger.NO_EXTENSION)]
    assert options(state)[-1] == "stop"
    for _ in range(2):
        state, told = act(state, "stop")
        assert not told_of(FinalPhaseBegan, told)
    state = after(state, "stop")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "no-extension"


def test_an_extension_starts_the_count_anew() -> None:
    """[KA R26]"""
    state = table("red 6")
    state.quiet = 59
    state, _ = extend(state)
    assert (state.quiet, state.trigger) == (0, 0)
    assert after(state, "draw", "take barker", "take barker").quiet == 1


def test_medals_score_again_for_their_holders() -> None:
    """[KA 9.1, 9.1x, R14]"""
    state = market(3)
    state.gold = row([0, 0, 0, 1, -1, -1])
    state.silver = row([0, 0, 0, 2, -1, -1])
    assert [row[2] for row in sheet(state)] == [15, 3, 2]


@pytest.mark.parametrize(("coins", "points"), [(5, 1), (6, 2), (7, 2), (8, 2), (9, 3)])
def test_three_coins_of_any_colours_score_a_point(coins: int, points: int) -> None:
    """[KA 9.2, 9.2x, R14, R25]"""
    state = market(coins={0: f"red 2 blue 1 green {coins - 3}"})
    assert [row[3] for row in sheet(state)] == [points, 0]


def test_the_sheet_adds_sizes_medals_last_medals_and_coins() -> None:
    """[KA 9.1, 9.2, 9.3]"""
    state = market(coins={0: "red 7"})
    state.built, state.won = row([11, 4]), row([5, 2])
    state.gold[BLUE], state.silver[RED] = 0, 1
    assert sheet(state) == [[11, 5, 3, 2], [4, 2, 2, 0]]
    assert GAME.standing(state) == [21, 8]


def finished(points: list[int]) -> Market:
    state = market(len(points), trigger=2)
    state.built = row(points)
    state.agenda.clear()
    return state


def test_most_points_win() -> None:
    """[KA 9.3]"""
    outcome = GAME.outcome(finished([30, 41, 12]))
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ([2, 1, 3], [30, 41, 12], "two-colours")
    assert GAME.outcome(market()) is None


def test_those_level_at_the_top_share_the_victory() -> None:
    """[KA 9.4]"""
    outcome = GAME.outcome(finished([30, 30, 12]))
    assert outcome is not None
    assert outcome.ranks == [1, 1, 3]
