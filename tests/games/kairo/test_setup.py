"""Préparation du jeu: the table laid out, given and variable starts.  [KA 3]"""

from collections import Counter
from typing import cast

import pytest

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.row import row
from parlour.core.words import agenda
from parlour.games.kairo.events import NeutralDrawn, NeutralPlaced
from parlour.games.kairo.game import GAME
from parlour.games.kairo.material import CELL_NAMES, COLOUR_NAMES, DECK, NEUTRAL, Colour
from parlour.games.kairo.setup import DrawNeutral, PlaceInTurn
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import put
from tests.games.kairo import plain
from tests.games.kairo.scenes import act, after, cards, cell, dealt, market, options, refusal, told_of

SEATS = [2, 3, 4]


def test_two_to_four_play() -> None:
    """[KA 1.1]"""
    assert GAME.seats == SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_coins_go_from_the_bank_to_the_players_one_of_each_colour(seats: int) -> None:
    """[KA 3.2, 3.6d, R25]"""
    state = dealt(seats)
    assert state.coins == [[1] * 6] * seats
    assert state.bank == [20 - seats] * 6


@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_on_display_three_in_each_hand_the_rest_in_the_pile(seats: int) -> None:
    """[KA 3.3, 3.6e]"""
    state = dealt(seats)
    assert len(state.display) == 4
    assert [len(hand) for hand in state.secret] == [3] * seats
    assert state.shown == [[] for _ in range(seats)]
    assert len(state.pile) == 33 - 4 - 3 * seats
    everything = [*state.display, *state.pile, *(card for hand in state.secret for card in hand)]
    assert sorted(everything) == DECK
    assert dealt(seats, 2).pile != state.pile


def test_the_cards_are_three_a_section_and_a_joker_a_row_and_a_column() -> None:
    """[KA 2.3]"""
    assert Counter(DECK) == Counter({**dict.fromkeys(range(1, 10), 3), **dict.fromkeys(range(10, 16), 1)})
    assert len(DECK) == 33
    assert cards("1 9 row-1 column-3") == [1, 9, 10, 15]


def test_barkers_extensions_and_medals_lie_ready() -> None:
    """[KA 3.3b, 3.4, 3.6a]"""
    state = dealt()
    assert [state.supply, state.barkers] == [7, [0, 0, 0]]
    assert state.stock == [6] * 6
    assert state.gold == state.silver == [-1] * 6
    assert state.built == state.won == [0, 0, 0]


def test_five_customers_start_on_the_market_and_the_sixth_waits() -> None:
    """[KA 3.5, 3.5b]"""
    waiting = set()
    for seed in range(40):
        state = dealt(3, seed)
        assert sorted(state.customers)[1:] == state.ground().customers
        waiting.add(state.customers.index(-1))
    assert waiting == set(range(6))


@pytest.mark.parametrize("seats", SEATS)
def test_a_given_start_has_three_stalls_a_player_and_seat_0_begins(seats: int) -> None:
    """[KA 3.8, 3.6c, R16]"""
    state = dealt(seats)
    for seat in range(seats):
        assert sum(state.mains[seat * 6 + colour] >= 0 for colour in range(6)) == 3
        assert sum(state.sizes.listed()[seat * 6 : seat * 6 + 6]) == 3
    assert turn(state) == 0
    assert "draw" in options(state)


def test_two_players_have_six_neutral_stalls_one_of_each_colour() -> None:
    """[KA 3.9]"""
    state = dealt(2)
    assert all(main >= 0 for main in state.mains.listed()[NEUTRAL * 6 :])
    assert all(main < 0 for main in dealt(3).mains.listed()[NEUTRAL * 6 :])


def test_in_a_variable_start_each_places_three_clockwise_without_cards_or_coins() -> None:
    """[KA 3.7, 3.7b, 3.7c, 3.7d, R16]"""
    state = dealt(3, variable=True)
    assert not any(state.tiles)
    seats: list[int] = []
    while options(state)[-1] != "draw":
        if options(state)[0].startswith("colour"):
            seats.append(turn(state))
        state = after(state, options(state)[0])
    assert seats == [0, 1, 2] * 3
    assert turn(state) == 0
    assert state.coins == [[1] * 6] * 3
    assert [len(hand) for hand in state.secret] == [3] * 3
    assert [sum(state.mains[seat * 6 + colour] >= 0 for colour in range(6)) for seat in range(3)] == [3, 3, 3]


def test_a_player_chooses_the_colour_freely_but_none_twice() -> None:
    """[KA R20, 3.6c]"""
    state = dealt(2, variable=True)
    assert options(state) == [f"colour {name}" for name in COLOUR_NAMES]
    state = after(state, "colour red", "cell r0c1", "side east", "colour red", "cell r8c9", "side west")
    assert options(state) == [f"colour {name}" for name in COLOUR_NAMES if name != "red"]
    assert refusal(state, "colour red") == "stall-stands"


def test_the_rules_of_new_stalls_hold_at_the_start() -> None:
    """[KA 3.7c, R16]"""
    state = after(dealt(2, variable=True), "colour red", "cell r0c1", "side east", "colour red")
    assert refusal(state, "cell r1c3") == "section-has-colour"
    assert refusal(state, "cell r0c2") == "has-entrance"
    assert refusal(state, "cell r4c2") == "has-customer"
    assert refusal(state, "cell r4c0") == "not-the-market"
    assert refusal(state, "card 4") == "cell-asks"


def test_a_section_takes_two_main_stalls_at_the_start() -> None:
    """[KA 3.7e, R16]"""
    state = after(dealt(2, variable=True), "colour red", "cell r0c1", "side east", "colour green", "cell r2c2")
    state = after(state, "side east", "colour yellow")
    assert refusal(state, "cell r0c3") == "crowded"
    assert refusal(state, "cell r2c4") == ""
    assert not [text for text in options(state) if CELL_NAMES.index(text[5:]) in section(state, 0)]


def section(state: Market, number: int) -> set[int]:
    ground = state.ground()
    return {here for here in ground.cells if ground.section[here] == number}


def test_neutral_stalls_are_drawn_in_turn_and_the_drawer_places_them() -> None:
    """[KA 3.9b, R16]"""
    state = dealt(2, variable=True)
    drawers: list[int] = []
    colours: list[int] = []
    while options(state)[-1] != "draw":
        state, told = act(state, options(state)[-1])
        drawers += [event.seat for event in told_of(NeutralDrawn, told) if isinstance(event, NeutralDrawn)]
        colours += [event.colour for event in told_of(NeutralPlaced, told) if isinstance(event, NeutralPlaced)]
    assert drawers == [0, 1] * 3
    assert sorted(colours) == list(range(6))
    assert all(main >= 0 for main in state.mains.listed()[NEUTRAL * 6 :])
    assert turn(state) == 0


def test_neutral_stalls_obey_the_rules_too() -> None:
    """[KA R16]"""
    chance = Chance(3)
    for seed in range(6):
        state = dealt(2, seed, variable=True)
        while options(state)[-1] != "draw":
            before = state.copy()
            choices = legal(state)
            push(state, choices[chance.below(len(choices))])
            fresh = [s for s in range(30) if state.mains[s] >= 0 and before.mains[s] < 0]
            for stall in fresh:
                doors = [before.ground().beside[state.mains[stall] * 4 + side] for side in range(4)]
                assert doors.index(state.doors[stall]) in plain.sides(before, stall % 6, state.mains[stall])
                crowd = [main for main in before.mains if main >= 0]
                here = before.ground().section[state.mains[stall]]
                assert sum(before.ground().section[main] == here for main in crowd) < 2


def full_market(customers: str = "purple r0c1 red r8c9 green r0c2 yellow r8c8 blue r4c5") -> Market:
    """A table with two main stalls in every section."""
    state = market(customers=customers)
    places = "r0c3 r1c1 r0c5 r2c6 r0c8 r2c9 r3c1 r5c2 r3c4 r5c5 r3c7 r5c8 r6c3 r8c1 r6c6 r8c5 r7c7"
    for number, place in enumerate(places.split()):
        state.mains[6 + number] = cell(place)
        state.doors[6 + number] = cell("r4c4")
    return state


def test_a_player_whose_stalls_have_no_place_is_passed_over() -> None:
    """[KA R20]"""
    state = full_market()
    state.mains[23] = cell("r7c9")
    state.doors[23] = cell("r4c4")
    state.agenda = agenda([PlaceInTurn(5)])
    told: list[object] = []
    state.log = cast(list, told)  # type: ignore[type-arg]
    state.agenda.pop().run(state)
    assert told == []
    state.agenda.pop().run(state)
    assert options(state)[-1] == "draw"


def test_a_neutral_stall_without_a_place_stays_out() -> None:
    """[KA R16]"""
    state = full_market()
    state.mains[23] = cell("r7c9")
    state.doors[23] = cell("r4c4")
    state.bag = row([3, 1])
    told: list[object] = []
    state.log = cast(list, told)  # type: ignore[type-arg]
    state.agenda = agenda([DrawNeutral(0)])
    while state.agenda[-1].seat < 0:
        state.agenda.pop().run(state)
    assert told == [NeutralDrawn(0, Colour.PURPLE), NeutralDrawn(1, Colour.GREEN)]
    assert state.mains.listed()[NEUTRAL * 6 : NEUTRAL * 6 + 3] == [-2, -1, -2]
    assert state.bag == []


def test_neutral_stalls_are_never_moved_or_extended() -> None:
    """[KA 10.1]"""
    state = market(neutral="red r3c4^", hands={0: "5 5 2"}, coins={0: "red 9 blue 9"})
    assert options(state) == ["build stall", "draw"] or "build extension" not in options(state)
    assert "move stall" not in options(state)


def test_a_place_once_put_is_put_with_its_entrance() -> None:
    state = market()
    put(state, 1, cell("r3c3"), 2)
    assert (state.mains[1], state.doors[1], state.sizes[1]) == (cell("r3c3"), cell("r4c3"), 1)
    assert state.tiles[cell("r3c3")] == 2


def test_every_piece_of_the_box_is_counted_wherever_it_is() -> None:
    """[KA 2.3, 2.5, 2.7]"""
    box = [*DECK, 7, *[20] * 6, *[6] * 6, 0, 1]
    assert GAME.census(dealt(3)) == box
    state = market(
        stalls=["red r7c8<", "blue r1c1>"],
        extensions={0: "red r6c8", 1: "blue r2c1"},
        coins={0: "red 3 white 2", 1: "blue 4"},
        hands={0: "1 2 3 4", 1: "9"},
        shown={1: "row-1"},
        discards="6 6",
        barkers=[2, 1],
    )
    assert GAME.census(state) == box
    assert GAME.census(after(state, "build stall", "three", "discard 1")) == box
