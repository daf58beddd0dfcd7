"""Every answer to "why not?" has a scene.  [KA R18]"""

from pathlib import Path

from parlour.core.engine import why
from parlour.games.kairo.game import GAME
from parlour.games.kairo.reasons import REASONS
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import after, market, options, refusal


def test_every_reason_is_given_in_some_test() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [reason.id for reason in REASONS if f'"{reason.id}"' not in tests] == []
    assert len(set(REASONS)) == len(REASONS)


def test_a_card_that_is_not_held_is_refused_by_the_paragraph_of_what_is_asked() -> None:
    """[KA 5.1, 5.1c, 7.3]"""

    def cite(state: Market, text: str) -> str:
        reason = why(state, GAME.vocabulary.parse(text))
        assert reason is not None
        assert reason.id == "not-in-hand"
        return reason.cite

    many = after(market(hands={0: "1 2 2 4"}, display="5 6 7 8"), "draw", "take 5", "take 6")
    assert cite(many, "discard 3") == "KA 7.3"
    stalls = ["red r7c8<"]
    built = after(market(stalls=stalls, hands={0: "2 5 5 column-1"}), "build stall")
    assert cite(built, "card 9") == "KA 5.1"
    assert cite(after(built, "three"), "discard 9") == "KA 5.1c"


def test_no_card_at_all() -> None:
    """[KA 5.1]"""
    state = market(stalls=["red r7c8<"], coins={0: "red 5"})
    for text in ("build stall", "build extension", "move stall"):
        assert refusal(state, text) == "no-cards"
    assert options(state) == ["lure", "draw"]


def test_no_main_stall_left() -> None:
    """[KA 5.2]"""
    state = market(
        stalls=["purple r0c0> red r0c3> green r3c3> yellow r6c6> blue r6c9< white r8c3^"], hands={0: "5 5 5"}
    )
    assert refusal(state, "build stall") == "all-placed"


def test_no_place_for_a_main_stall() -> None:
    """[KA R18]"""
    state = market(hands={0: "1 2 3"}, stalls=["red r7c8<"])
    for colour in range(6):
        state.mains[colour] = 40 if colour else -1
    state.sizes[1] = 0
    for place in range(110):
        if state.ground().zone[place] == 2:
            state.tiles[place] = 7
    assert refusal(state, "build stall") == "no-place"


def test_a_stuck_stall_with_no_other_place() -> None:
    """[KA R9]"""
    state = market(stalls=["purple r0c0>", "yellow r2c2>"], hands={0: "1 2 3"})
    for place in range(110):
        if state.ground().zone[place] == 2 and place:
            state.tiles[place] = 9
    assert refusal(state, "move stall") == "no-place"
    assert "move stall" not in options(state)


def test_no_room_for_an_extension() -> None:
    """[KA R5]"""
    state = market(stalls=["green r0c1v", "blue r1c2^"], hands={0: "1 2 3"}, coins={0: "green 5"})
    assert refusal(state, "build extension") == "no-room"
    more = market(stalls=["green r0c1v red r7c8<", "blue r1c2^"], hands={0: "1 2 3"}, coins={0: "green 5 red 5"})
    more = after(more, "build extension", "three")
    assert refusal(more, "colour green") == "no-room"
    assert refusal(more, "draw") == "colour-asks"


def test_an_empty_stock_and_an_empty_purse() -> None:
    """[KA R5, R7]"""
    state = market(stalls=["red r7c8<"], hands={0: "9"}, coins={0: "red 5"}, stock="red 0")
    assert refusal(state, "build extension") == "stock-empty"
    state = market(stalls=["red r7c8< blue r1c2>"], hands={0: "1 2 9"}, coins={0: "red 5"})
    state = after(state, "build extension", "three")
    assert refusal(state, "colour blue") == "cannot-pay"


def test_a_colour_whose_cells_the_card_does_not_give() -> None:
    """[KA 5.1]"""
    state = market(stalls=["red r7c8< blue r1c2>"], hands={0: "9"}, coins={0: "red 5 blue 5"})
    state = after(state, "build extension", "card 9")
    assert refusal(state, "colour blue") == "elsewhere"
    state = market(stalls=["", "red r7c8<"], hands={0: "9"})
    state = after(state, "build stall", "card 9")
    assert refusal(state, "colour red") == "elsewhere"


def test_no_fitting_card() -> None:
    """[KA R2]"""
    state = market(stalls=["red r7c8<"], hands={0: "1"}, coins={0: "red 5"})
    assert refusal(state, "build extension") == "no-fitting-card"
    assert refusal(state, "discard 1") == "choose-action"
