"""Points de victoire pour l'agrandissement: size and medals.  [KA 5.5, 5.6]"""

from parlour.games.kairo.events import GoldWon, SilverWon
from parlour.games.kairo.material import Colour
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import RED, act, after, market, options, told_of

PLACES = ["red r7c8<", "red r1c2>", "red r7c2>"]


def extended(
    mine: int, theirs: int, third: int = 1, gold: int = -1, silver: int = -1, neutral: str = ""
) -> tuple[Market, list[object]]:
    """Seat 0 extends a red stall of so many tiles, beside rivals' of so many."""
    grow = [["r8c8", "r8c7", "r8c9"], ["r0c2", "r0c3", "r0c1"], ["r8c2", "r8c1", "r8c3"]]
    extensions = {
        seat: " ".join(f"red {place}" for place in grow[seat][: size - 1])
        for seat, size in enumerate([mine, theirs, third])
        if size > 1
    }
    state = market(
        3,
        stalls=[place if size else "" for place, size in zip(PLACES, [mine, theirs, third], strict=True)],
        extensions=extensions,
        hands={0: "9"},
        coins={0: "red 9"},
        stock="red 6",
        neutral=neutral,
    )
    state.gold[RED], state.silver[RED] = gold, silver
    after_, told = act(state, "build extension", "card 9", "colour red", "cell r6c8")
    return after_, list(told)


def won(told: list[object]) -> list[object]:
    return [event for event in told if isinstance(event, (GoldWon, SilverWon))]


def test_the_size_scores_a_point_a_tile() -> None:
    """[KA 5.5, 5.5x]"""
    assert extended(3, 0)[0].built == [4, 0, 0]
    assert extended(1, 0)[0].built == [2, 0, 0]


def test_the_first_extension_of_a_colour_takes_both_medals_from_the_stock() -> None:
    """[KA 5.6b, 5.6f]"""
    state, told = extended(1, 1)
    assert (state.gold[RED], state.silver[RED]) == (0, 0)
    assert won(told) == [GoldWon(0, Colour.RED, 3), SilverWon(0, Colour.RED, 2)]
    assert state.won == [5, 0, 0]
    assert state.gold == [-1, 0, -1, -1, -1, -1]


def test_alone_the_largest_takes_both_from_others() -> None:
    """[KA 5.6a, 5.6c]"""
    state, _ = extended(2, 2, 2, gold=1, silver=2)
    assert [state.gold[RED], state.silver[RED], state.won] == [0, 0, [5, 0, 0]]


def test_whoever_draws_level_takes_silver_and_gold_stays() -> None:
    """[KA 5.6d, R8]"""
    state, told = extended(1, 2, gold=1, silver=1)
    assert [state.gold[RED], state.silver[RED], state.won] == [1, 0, [2, 0, 0]]
    assert won(told) == [SilverWon(0, Colour.RED, 2)]
    state, _ = extended(1, 2, 2, gold=1, silver=2)
    assert [state.gold[RED], state.silver[RED], state.won] == [1, 0, [2, 0, 0]]


def test_whoever_is_smaller_takes_nothing() -> None:
    """[KA R8]"""
    state, told = extended(1, 3, gold=1, silver=1)
    assert [state.gold[RED], state.silver[RED], state.won] == [1, 1, [0, 0, 0]]
    assert won(told) == []


def test_medals_held_before_score_nothing() -> None:
    """[KA 5.6e]"""
    state, told = extended(2, 1, gold=0, silver=0)
    assert [state.gold[RED], state.silver[RED], state.won, state.built] == [0, 0, [0, 0, 0], [3, 0, 0]]
    assert won(told) == []
    state, told = extended(2, 2, gold=0, silver=1)
    assert [state.silver[RED], state.won] == [0, [2, 0, 0]]
    state, told = extended(2, 3, gold=1, silver=0)
    assert [state.silver[RED], state.won] == [0, [0, 0, 0]]


def test_neutral_and_unextended_stalls_win_and_hinder_nothing() -> None:
    """[KA R8, 10.1]"""
    state, _ = extended(1, 0, 0, neutral="red r4c4<")
    assert (state.gold[RED], state.silver[RED]) == (0, 0)
    placed = market(hands={0: "1 2 3"})
    placed = after(placed, "build stall", "three", "colour red", options_first(placed), "side south")
    assert placed.gold == placed.silver == [-1] * 6


def options_first(state: Market) -> str:
    """A cell with a side to choose."""
    return next(text for text in options(after(state, "build stall", "three", "colour red")) if text == "cell r3c3")


def test_the_events_come_after_the_payment() -> None:
    """[KA 5.3, 5.6a]"""
    _, told = extended(1, 0)
    names = [type(event).__name__ for event in told]
    assert names.index("Paid") < names.index("SizeScored") < names.index("GoldWon")
    assert told_of(GoldWon, [e for e in told if isinstance(e, GoldWon)])
