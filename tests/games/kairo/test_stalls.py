"""Placer un nouveau stand principal.  [KA 5.2]"""

import pytest

from parlour.core.engine import turn
from parlour.games.kairo.board import parse, shelve_board
from parlour.games.kairo.events import StallPlaced
from parlour.games.kairo.forbidden import why_no_cell, why_no_side
from parlour.games.kairo.house import HOUSE
from parlour.games.kairo.material import Colour, Side
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import GREEN, PURPLE, WHITE, act, after, cell, market, options, refusal, told_of

ANYWHERE = 511


def building(colour: str, **scene: object) -> Market:
    """A table where seat 0 chooses a cell for a new stall, in any section."""
    state = market(hands={0: "1 2 3"}, **scene)  # type: ignore[arg-type]
    return after(state, "build stall", "three", f"colour {colour}")


def why_not(state: Market, colour: int, place: str) -> str:
    reason = why_no_cell(state, 0, 0, colour, cell(place), ANYWHERE)
    return reason.id if reason else ""


def test_a_new_stall_comes_from_the_own_supply_with_its_entrance() -> None:
    """[KA 5.2, 5.2a, R4]"""
    state, told = act(building("green"), "cell r3c3", "side east")
    assert told_of(StallPlaced, told) == [StallPlaced(0, Colour.GREEN, "r3c3", Side.EAST)]
    assert (state.mains[GREEN], state.doors[GREEN], state.sizes[GREEN]) == (cell("r3c3"), cell("r3c4"), 1)
    assert state.tiles[cell("r3c3")] == GREEN + 1
    assert state.coins[0] == [0] * 6
    assert turn(state) == 1


def test_a_colour_already_placed_is_not_in_the_supply() -> None:
    """[KA 5.2, 3.6c]"""
    state = market(stalls=["red r7c8<"], hands={0: "1 2 3"})
    state = after(state, "build stall", "three")
    assert refusal(state, "colour red") == "stall-stands"
    assert refusal(state, "cell r0c0") == "colour-asks"


def test_a_cell_must_be_free_of_tile_entrance_and_customer() -> None:
    """[KA 5.1d, R3]"""
    state = building("green", stalls=["red r7c8<"])
    assert refusal(state, "cell r7c8") == "has-tile"
    assert refusal(state, "cell r7c7") == "has-entrance"
    assert refusal(state, "cell r4c2") == "has-customer"
    assert refusal(state, "side east") == "cell-asks"


def test_it_may_not_touch_another_stall_orthogonally() -> None:
    """[KA 5.2c]"""
    state = building("green", stalls=["red r7c8<", "blue r1c1>"], extensions={0: "red r6c8"})
    for place in ("r5c8", "r6c7", "r6c9", "r7c9", "r8c8", "r0c1", "r2c1"):
        assert refusal(state, f"cell {place}") == "touches"
    for place in ("r5c7", "r5c9", "r8c9", "r2c2"):
        assert f"cell {place}" in options(state)


def test_it_may_not_touch_a_restaurant_either() -> None:
    """[KA 5.2c]"""
    state = building("green", stalls=["purple r4c0>"], extensions={0: "purple r3c0"})
    assert refusal(state, "cell r3c1") == "touches"


def test_no_two_entrances_on_one_cell() -> None:
    """[KA 5.2d]"""
    state = after(building("green", stalls=["red r7c8<"]), "cell r6c7")
    assert refusal(state, "side south") == "second-entrance"
    assert refusal(state, "side west") == ""
    assert refusal(state, "cell r6c7") == "side-asks"


def test_purple_stands_in_the_restaurant_zone_and_others_on_the_market() -> None:
    """[KA 5.2e]"""
    ground = market().ground()
    purple = options(building("purple"))
    assert purple
    assert all(ground.zone[cell(text[5:])] == 2 for text in purple)
    assert all(ground.zone[cell(text[5:])] == 1 for text in options(building("blue")))
    assert refusal(building("purple"), "cell r5c5") == "not-a-restaurant"
    assert refusal(building("blue"), "cell r5c0") == "not-the-market"


def test_a_section_takes_one_main_stall_of_a_colour_whoever_owns_it() -> None:
    """[KA 5.2f, 5.2x, R4]"""
    for scene in ({"stalls": ["", "red r7c8<"]}, {"neutral": "red r7c8<"}):
        state = building("red", **scene)
        assert refusal(state, "cell r6c9") == "section-has-colour"
        assert "cell r6c6" in options(state)
        assert "cell r6c9" in options(building("green", **scene))


def test_extensions_and_entrances_of_the_colour_do_not_count() -> None:
    """[KA 5.2g, R4]"""
    state = building("red", stalls=["", "red r6c6>"], extensions={1: "red r5c6"})
    assert "cell r3c4" in options(state)  # an extension in section 5
    assert "cell r8c9" in options(state)  # the entrance in section 9
    assert refusal(state, "cell r8c4") == "section-has-colour"


def test_the_entrance_lies_on_the_market() -> None:
    """[KA 5.2h]"""
    state = after(building("green"), "cell r8c1")
    assert options(state) == ["side north", "side east"]
    assert refusal(state, "side south") == "off-market"
    assert refusal(state, "side west") == "off-market"
    assert refusal(after(building("green"), "cell r0c1"), "side north") == "off-market"


def test_the_entrance_may_lie_in_another_section_than_the_card_says() -> None:
    """[KA 5.2b, R2]"""
    state = market(hands={0: "1"})
    state = after(state, "build stall", "card 1", "colour green", "cell r2c2", "side south")
    assert state.doors[GREEN] == cell("r3c2")


def test_the_entrance_needs_a_free_cell() -> None:
    """[KA 5.2a]"""
    state = after(building("green"), "cell r3c2")
    assert refusal(state, "side south") == "entrance-blocked"
    state = building(
        "green",
        customers="red r0c2 yellow r1c1 blue r4c5 white r4c8 purple r7c5",
    )
    assert refusal(state, "cell r0c1") == "no-entrance"


def test_a_purple_stall_has_its_entrance_on_the_market_beside_it() -> None:
    """[KA 5.2e, 5.2h]"""
    state, told = act(building("purple"), "cell r9c3")
    assert told_of(StallPlaced, told) == [StallPlaced(0, Colour.PURPLE, "r9c3", Side.NORTH)]  # nothing to ask [KA R22]
    assert state.doors[PURPLE] == cell("r8c3")
    assert refusal(building("purple"), "cell r9c0") == "no-entrance"


def test_no_stall_may_part_a_customer_from_an_entrance() -> None:
    """[KA R6]"""
    state = building("white", stalls=["", "blue r1c1^"])  # its entrance r0c1 has no other way out than r0c2
    assert refusal(state, "cell r0c2") == "cuts-off"
    assert "cell r0c3" in options(state)


def test_no_entrance_may_lie_in_a_pocket() -> None:
    """[KA R6, 5.3h]"""
    state = building("white", stalls=["", "blue r1c1v"])  # r0c1 has no other way out than r0c2
    state = after(state, "cell r0c2")
    assert options(state) == ["side east", "side south"]
    assert refusal(state, "side west") == "entrance-cut-off"
    assert why_no_side(state, 0, 0, WHITE, cell("r0c2"), 1) is None
    assert sum(tile > 0 for tile in after(state, "side east").tiles) == 2


def test_a_stall_whose_only_free_side_is_a_pocket_is_refused_for_that() -> None:
    """There is a cell for its entrance, but nobody could reach it.  [KA R6]"""
    customers = "red r0c3 yellow r1c2 blue r4c5 white r4c8 purple r7c5"
    state = building("white", stalls=["", "blue r1c1v"], customers=customers)
    assert refusal(state, "cell r0c2") == "entrance-cut-off"


@pytest.mark.parametrize("place", ["r0c1", "r3c3", "r8c9", "r6c5"])
def test_why_not_answers_for_any_cell_without_any_step(place: str) -> None:
    """None where nothing forbids it."""
    assert why_not(market(), GREEN, place) == ""


def test_a_cell_that_the_board_lacks() -> None:
    """[KA R24]"""
    state = market(hands={0: "1 2 3"})
    state.board = shelve_board(parse(HOUSE.replace("R7  R  R", ".   R  R").split("start 4")[0]))
    state = after(state, "build stall", "three", "colour green")
    assert refusal(state, "cell r9c0") == "no-cell"
    assert refusal(state, "cell r9c1") == "not-the-market"
