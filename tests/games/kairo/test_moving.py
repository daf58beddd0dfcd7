"""Déplacement d'un stand principal.  [KA 5.7]"""

from parlour.core.engine import turn
from parlour.games.kairo.events import StallMoved
from parlour.games.kairo.forbidden import why_no_cell
from parlour.games.kairo.material import Colour, Side, Work
from parlour.games.kairo.possible import is_stuck
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import GREEN, PURPLE, act, after, cell, market, options, refusal, told_of

# A green stall in the corner r0c1: its entrance lies south of it, another's entrance east of it.


def stuck(**scene: object) -> Market:
    """A table where the entrance of a rival's stall leaves a green one no room."""
    asked: dict[str, object] = {"stalls": ["green r0c1v", "blue r1c2^"], "hands": {0: "1 2 3"}, **scene}
    return market(**asked)  # type: ignore[arg-type]


def test_a_stall_that_cannot_be_extended_may_be_moved() -> None:
    """[KA 5.7, 5.7b, R9]"""
    state = stuck()
    assert is_stuck(state, GREEN)
    assert "move stall" in options(state)
    state, told = act(state, "move stall", "three", "colour green", "cell r3c3", "side west")
    assert told_of(StallMoved, told) == [StallMoved(0, Colour.GREEN, "r0c1", "r3c3", Side.WEST)]
    assert state.tiles[cell("r0c1")] == 0
    assert state.tiles[cell("r3c3")] == GREEN + 1
    assert (state.mains[GREEN], state.doors[GREEN], state.sizes[GREEN]) == (cell("r3c3"), cell("r3c2"), 1)
    assert state.built == state.won == [0, 0]
    assert turn(state) == 1


def test_a_rivals_stall_can_leave_no_room_and_then_the_stall_may_move() -> None:
    """[KA 5.7x]"""
    state = market(
        stalls=["green r4c1>", "yellow r2c2>"],
        customers="purple r3c1 red r4c3 green r4c5 yellow r4c8 blue r7c5",
        hands={0: "4 4", 1: "4"},
        active=1,
    )
    assert not is_stuck(state, GREEN)
    state = after(state, "build stall", "card 4", "colour purple", "cell r5c0")
    assert state.doors[6 + PURPLE] == cell("r5c1")
    assert is_stuck(state, GREEN)
    assert "move stall" in options(state)


def test_a_stall_with_room_may_not_move() -> None:
    """[KA 5.7, R9]"""
    state = market(stalls=["green r4c1v"], hands={0: "1 2 3"})
    assert "move stall" not in options(state)
    assert refusal(state, "move stall") == "not-stuck"


def test_stock_cards_and_coins_do_not_make_a_stall_stuck() -> None:
    """[KA R9]"""
    state = market(stalls=["green r4c1v"], hands={0: "9"}, stock="green 0")
    assert refusal(state, "move stall") == "not-stuck"


def test_an_extended_stall_may_not_move() -> None:
    """[KA 5.7a]"""
    both = market(stalls=["green r0c1v red r8c9^", "blue r1c2^ white r8c7>"], hands={0: "1 2 3"})
    both.sizes[GREEN] = 2
    both = after(both, "move stall", "three")
    assert options(both) == ["colour red"]
    assert refusal(both, "colour green") == "extended-already"
    assert refusal(both, "colour blue") == "no-such-stall"


def test_the_rules_of_new_stalls_hold_for_the_new_place() -> None:
    """[KA 5.7c]"""
    state = after(stuck(stalls=["green r0c1v", "blue r1c2^ green r5c5<"]), "move stall", "three", "colour green")
    assert refusal(state, "cell r3c4") == "section-has-colour"
    assert refusal(state, "cell r2c2") == "touches"
    assert refusal(state, "cell r4c2") == "has-customer"
    assert refusal(state, "cell r5c4") == "has-entrance"
    assert refusal(state, "cell r5c0") == "not-the-market"
    assert refusal(state, "cell r1c2") == "has-tile"


def test_it_goes_to_another_cell_perhaps_in_the_same_section() -> None:
    """[KA 5.7b, R9]"""
    state = after(stuck(), "move stall", "three", "colour green")
    assert refusal(state, "cell r0c1") == "same-cell"
    assert "cell r2c3" in options(state)
    assert "cell r2c1" in options(state)


def test_its_old_cell_and_entrance_count_as_empty() -> None:
    """[KA R9]"""
    state = after(stuck(), "move stall", "three", "colour green")
    assert refusal(state, "cell r1c1") == "touches"  # the old entrance is free, but beside blue
    state = after(stuck(stalls=["green r0c1v", "blue r0c3<"]), "move stall", "three", "colour green")
    assert "cell r1c1" in options(state)
    assert why_no_cell(state, 0, Work.MOVE, GREEN, cell("r1c1"), 511) is None
    state = after(state, "cell r1c1")
    assert "side north" in options(state)  # where it stood


def test_a_customer_on_the_old_entrance_stays() -> None:
    """[KA R9]"""
    state = stuck(customers="purple r1c1 red r4c2 green r4c5 yellow r4c8 blue r7c5")
    moving = after(state, "move stall", "three", "colour green")
    assert refusal(moving, "cell r1c1") == "has-customer"
    state = after(moving, "cell r3c3", "side west")
    assert state.customers[PURPLE] == cell("r1c1")


def test_a_move_takes_a_card_for_the_section_of_the_new_place() -> None:
    """[KA 5.7d]"""
    state = stuck(hands={0: "4"})
    state = after(state, "move stall", "card 4", "colour green")
    assert {text[6] for text in options(state)} == {"3", "4", "5"}
    state = after(state, "cell r3c3", "side west")
    assert [state.secret[0], state.discards] == [[], [4]]


def test_a_move_that_needs_the_freed_cell_is_found() -> None:
    """[KA R9, R18]"""
    state = stuck(stalls=["green r0c1v", "blue r0c3<"], hands={0: "1"})
    assert options(after(state, "move stall", "card 1")) == ["colour green"]


def test_a_stuck_stall_is_not_moved_without_a_fitting_card() -> None:
    """[KA 5.7d, R18]"""
    state = stuck(hands={0: "row-1"})
    assert refusal(state, "move stall") == "no-fitting-card"
    assert refusal(stuck(hands={}), "move stall") == "no-cards"
    chosen = after(stuck(stalls=["green r0c1v red r5c5>", "blue r1c2^"], hands={0: "4"}), "move stall", "card 4")
    assert refusal(chosen, "colour red") == "not-stuck"
