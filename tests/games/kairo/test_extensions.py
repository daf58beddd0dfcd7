"""Placer un agrandissement.  [KA 5.3]"""

from parlour.core.engine import turn
from parlour.games.kairo.events import Extended, Paid, SizeScored
from parlour.games.kairo.material import Colour
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import GREEN, PURPLE, RED, act, after, cell, market, options, refusal, told_of

RICH = {0: "purple 9 red 9 green 9 yellow 9 blue 9 white 9"}
ALL = "purple 9 red 9 green 9 yellow 9 blue 9 white 9"


def extending(colour: str, **scene: object) -> Market:
    """A table where seat 0, rich, chooses a cell for an extension, in any section."""
    state = market(hands={0: "1 2 3"}, coins={0: ALL}, **scene)  # type: ignore[arg-type]
    return after(state, "build extension", "three", f"colour {colour}")


def test_an_extension_is_taken_placed_paid_and_scored() -> None:
    """[KA 5.3, 5.3a, 5.5]"""
    state = market(stalls=["red r7c8<"], hands={0: "9"}, coins={0: "red 3"})
    state, told = act(state, "build extension", "card 9", "colour red", "cell r6c8")
    assert [type(event).__name__ for event in told[1:4]] == ["Extended", "Paid", "SizeScored"]
    assert told_of(Extended, told) == [Extended(0, Colour.RED, "r6c8", 2)]
    assert told_of(Paid, told) == [Paid(0, Colour.RED, 2)]
    assert told_of(SizeScored, told) == [SizeScored(0, Colour.RED, 2)]
    assert state.stock == [6, 5, 6, 6, 6, 6]
    assert state.sizes[RED] == 2
    assert state.tiles[cell("r6c8")] == RED + 1
    assert state.coins[0][RED] == 1
    assert state.bank[RED] == 19
    assert state.built == [2, 0]
    assert turn(state) == 1


def test_it_lies_beside_a_stall_of_the_own_in_its_colour() -> None:
    """[KA 5.3c]"""
    state = extending("red", stalls=["red r7c8<", "red r1c2>"])
    assert options(state) == ["cell r6c8", "cell r7c9", "cell r8c8"]
    assert refusal(state, "cell r7c7") == "has-entrance"
    assert refusal(state, "cell r6c7") == "not-beside"
    assert refusal(state, "cell r0c2") == "not-beside"


def test_its_neighbour_may_be_an_extension() -> None:
    """[KA 5.3d]"""
    state = extending("red", stalls=["red r7c8<"], extensions={0: "red r6c8"})
    assert "cell r6c9" in options(state)
    assert "cell r5c8" in options(state)


def test_purple_extends_in_the_restaurant_zone_and_others_on_the_market() -> None:
    """[KA 5.3b]"""
    state = extending("purple", stalls=["purple r5c0>"])
    assert options(state) == ["cell r4c0", "cell r6c0"]
    state = extending("red", stalls=["red r4c1>"])
    assert refusal(state, "cell r4c0") == "not-the-market"
    assert refusal(extending("purple", stalls=["purple r5c0>"]), "cell r4c1") == "not-a-restaurant"
    assert after(extending("purple", stalls=["purple r5c0>"]), "cell r4c0").sizes[PURPLE] == 2


def test_other_colours_may_touch() -> None:
    """[KA 5.3e, R5]"""
    state = extending("red", stalls=["red r7c8<", "green r5c8>"])
    assert "cell r6c8" in options(state)
    state = extending("red", stalls=["red r4c1>", "purple r3c0>"])
    assert "cell r5c1" in options(state)


def test_two_stalls_of_a_colour_may_not_be_joined() -> None:
    """[KA 5.3f, R5]"""
    for scene in ({"stalls": ["red r7c8<", "red r5c8>"]}, {"stalls": ["red r7c8<"], "neutral": "red r5c8>"}):
        state = extending("red", **scene)
        assert refusal(state, "cell r6c8") == "joins"
        assert "cell r8c8" in options(state)


def test_every_entrance_stays_in_reach_of_every_customer() -> None:
    """[KA 5.3g, R6]"""
    state = extending("red", stalls=["red r0c3>", "blue r1c1^"])  # r0c1 has no other way out than r0c2
    assert refusal(state, "cell r0c2") == "cuts-off"
    assert options(state) == ["cell r1c3"]


def test_a_customer_alone_may_not_be_cut_off() -> None:
    """[KA 5.3g]"""
    state = extending(
        "red", stalls=["red r0c3>", "blue r1c1v"], customers="red r0c1 green r4c5 yellow r4c8 blue r7c5 white r4c2"
    )
    assert refusal(state, "cell r0c2") == "cuts-off"


def test_empty_cells_may_be_cut_off() -> None:
    """[KA 5.3h]"""
    state = extending("red", stalls=["red r0c3>", "blue r1c1v"])
    assert "cell r0c2" in options(state)


def test_cells_cut_off_can_only_be_filled_by_extensions_of_a_stall_beside_them() -> None:
    """[KA 5.3x, R17]"""
    state = market(
        stalls=["yellow r0c3>", "blue r1c1v"],
        extensions={0: "yellow r0c2"},
        hands={0: "1 1 4", 1: "2 2 4"},
        coins={0: ALL, 1: "blue 9"},
    )
    assert "cell r0c1" in options(after(state, "build extension", "three", "colour yellow"))
    stall = after(state, "build stall", "three", "colour white")
    assert refusal(stall, "cell r0c1") == "touches"


def test_the_section_of_the_card_is_that_of_the_extension() -> None:
    """[KA 5.1, R2]"""
    state = market(stalls=["red r2c3<"], hands={0: "1 2 4"}, coins={0: ALL})
    assert options(after(state, "build extension", "card 2", "colour red")) == ["cell r2c4"]
    assert options(after(state, "build extension", "card 4", "colour red")) == ["cell r3c3"]
    assert options(after(state, "build extension", "card 1", "colour red")) == ["cell r1c3"]
    assert refusal(after(state, "build extension", "card 1", "colour red"), "cell r3c3") == "other-section"


def test_one_of_the_colour_must_be_left_in_stock() -> None:
    """[KA R5, 3.4]"""
    state = market(stalls=["red r7c8< green r1c1>"], hands={0: "9 1"}, coins={0: ALL}, stock="red 0")
    assert options(after(state, "build extension")) == ["card 1"]
    state = market(stalls=["red r7c8< green r1c1>"], hands={0: "9 1 2"}, coins={0: ALL}, stock="red 0")
    state = after(state, "build extension", "three")
    assert options(state) == ["colour green"]
    assert refusal(state, "colour red") == "stock-empty"
    assert refusal(state, "colour blue") == "no-such-stall"
    assert GREEN == 2


def test_it_belongs_to_whoever_built_it() -> None:
    """[KA R5]"""
    state = after(extending("red", stalls=["red r7c8<", "green r1c1>"]), "cell r6c8", "give red 2")
    assert state.sizes.listed()[:12] == [0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
