"""Jouer une carte de construction.  [KA 5.1]"""

from parlour.games.kairo.events import CardsPlayed, Paid
from parlour.games.kairo.material import FITS, Colour
from tests.games.kairo.scenes import BLUE, act, after, cards, market, options, refusal, told_of

STALLS = ["red r7c8<", "yellow r1c2>"]


def cells(state_options: list[str]) -> set[str]:
    return {text.removeprefix("cell ") for text in state_options}


def test_to_build_one_plays_a_card_then_does_one_of_three_things() -> None:
    """[KA 4.2, 4.3, 5.1]"""
    state = market(stalls=STALLS, hands={0: "9"}, coins={0: "red 5"})
    assert options(state)[:2] == ["build stall", "build extension"]
    assert options(after(state, "build extension")) == ["card 9"]
    assert refusal(after(state, "build stall"), "cell r6c7") == "card-asks"


def test_a_standard_card_allows_its_section_alone() -> None:
    """[KA 5.1a, 5.2b]"""
    state = after(market(stalls=STALLS, hands={0: "2"}), "build stall", "card 2", "colour green")
    assert cells(options(state)) <= {f"r{row}c{column}" for row in range(3) for column in (4, 5, 6)}
    assert "r1c5" not in cells(options(state))
    assert refusal(state, "cell r3c4") == "other-section"


def test_a_joker_allows_three_sections_for_a_coin_of_any_colour() -> None:
    """[KA 5.1b, R2]"""
    assert FITS.listed()[10:] == [0o007, 0o070, 0o700, 0o111, 0o222, 0o444]
    state = market(stalls=STALLS, hands={0: "row-2"}, coins={0: "red 1 blue 2"})
    state = after(state, "build stall", "joker row-2")
    assert options(state) == ["coin red", "coin blue"]
    assert refusal(state, "coin green") == "no-such-coin"
    assert refusal(state, "card 2") == "joker-asks"
    state, told = act(state, "coin blue")
    assert told == [Paid(0, Colour.BLUE, 1)]
    assert state.coins[0][BLUE] == 1
    assert state.bank[BLUE] == 19
    rows = {place[1] for place in cells(options(after(state, "colour green")))}
    assert rows == {"3", "4", "5"}


def test_a_column_joker_allows_a_column_of_sections() -> None:
    """[KA 5.1b]"""
    state = market(stalls=STALLS, hands={0: "column-3"}, coins={0: "red 1"})
    state = after(state, "build stall", "joker column-3", "colour white")
    assert state.coins[0] == [0] * 6  # the only coin is not asked for  [KA R22]
    assert {place[3:] for place in cells(options(state))} == {"7", "8", "9"}


def test_without_a_coin_a_joker_is_of_no_use() -> None:
    """[KA 5.1b, R18]"""
    state = market(stalls=STALLS, hands={0: "row-2"})
    assert "build stall" not in options(state)
    assert refusal(state, "build stall") == "no-fitting-card"
    state = market(stalls=STALLS, hands={0: "row-2 1"})
    assert refusal(after(state, "build stall"), "joker row-2") == "joker-unpaid"


def test_a_joker_takes_no_coin_that_the_extension_needs() -> None:
    """[KA R18]"""
    state = market(stalls=STALLS, hands={0: "row-3"}, coins={0: "red 1 blue 3"})
    state = after(state, "build extension")
    assert options(state) == ["joker row-3"]
    state = after(state, "joker row-3")
    assert state.coins[0][BLUE] == 2  # red is needed, so blue it is  [KA R22]
    state = market(stalls=STALLS, hands={0: "row-3"}, coins={0: "red 1 blue 2 white 1"})
    state = after(state, "build extension", "joker row-3")
    assert options(state) == ["coin blue", "coin white"]
    assert refusal(state, "coin red") == "coin-needed"
    poor = market(stalls=STALLS, hands={0: "row-3"}, coins={0: "red 1 blue 2"})
    assert "build extension" not in options(poor)


def test_any_three_cards_allow_any_section() -> None:
    """[KA 5.1c, R2]"""
    state = market(stalls=STALLS, hands={0: "1 1 row-1"})
    state = after(state, "build stall")
    assert options(state) == ["card 1", "three"]
    state, told = act(state, "three")
    assert told == [CardsPlayed(0, cards("1 1 row-1"))]
    assert len({place[1] for place in cells(options(after(state, "colour white")))}) == 9


def test_jokers_among_three_cost_nothing() -> None:
    """[KA 5.1c, R2]"""
    state = market(stalls=STALLS, hands={0: "row-1 row-2 column-1"})
    assert options(after(state, "build stall")) == ["three"]
    state = after(state, "build stall", "three")
    assert options(state)[0] == "colour purple"


def test_barkers_are_never_among_the_three() -> None:
    """[KA R2]"""
    state = market(stalls=STALLS, hands={0: "1 1"}, barkers=[3])
    assert refusal(after(state, "build stall"), "three") == "not-three"


def test_of_four_cards_three_are_laid_in_order() -> None:
    """[KA 5.1c, R22]"""
    state = market(stalls=STALLS, hands={0: "2 5 5 column-1"})
    state = after(state, "build stall", "three")
    assert options(state) == ["discard 2", "discard 5"]
    assert refusal(state, "discard column-1") == "in-order"
    assert refusal(state, "discard 9") == "not-in-hand"
    assert refusal(state, "card 2") == "three-ask"
    low = after(state, "discard 2")
    assert options(low) == ["discard 5"]
    assert options(after(low, "discard 5")) == ["discard 5", "discard column-1"]
    high = after(state, "discard 5")
    assert options(high) == ["discard 5"]
    assert refusal(high, "discard 2") == "in-order"
    done = after(high, "discard 5", "discard column-1")
    assert done.secret[0] == [2]
    assert done.played == cards("5 5 column-1")
    assert options(done)[0] == "colour purple"


def test_cards_lie_in_front_until_the_building_is_done() -> None:
    """[KA 5.1e]"""
    state = market(stalls=STALLS, hands={0: "2"})
    state = after(state, "build stall", "card 2")
    assert [state.played, state.discards, state.secret[0]] == [[2], [], []]
    state = after(state, "colour green", "cell r0c5", "side west")
    assert [state.played, state.discards] == [[], [2]]


def test_like_cards_are_one_choice_and_a_card_all_have_seen_goes_first() -> None:
    """[KA R21]"""
    state = market(stalls=STALLS, hands={0: "2 9"}, shown={0: "2"})
    state = after(state, "build stall")
    assert options(state) == ["card 2", "card 9", "three"]
    state, told = act(state, "card 2")
    assert [state.shown[0], state.secret[0]] == [[], [2, 9]]
    assert told_of(CardsPlayed, told) == [CardsPlayed(0, [2])]


def test_a_card_that_leads_nowhere_is_not_offered() -> None:
    """[KA R18]"""
    state = market(stalls=STALLS, hands={0: "9 1"}, coins={0: "red 5"})
    state = after(state, "build extension")
    assert options(state) == ["card 9"]
    assert refusal(state, "card 1") == "card-useless"
    assert refusal(state, "card 4") == "not-in-hand"
    assert refusal(state, "draw") == "card-asks"
