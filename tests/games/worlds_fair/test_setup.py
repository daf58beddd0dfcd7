"""Installation: the table before the first turn."""

from collections import Counter

import pytest

from parlour.core.engine import turn
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import AREAS, DECKS
from parlour.games.worlds_fair.state import Fair
from tests.games.worlds_fair.scenes import (
    AGRICULTURE,
    ELECTRICITY,
    FINE_ARTS,
    MANUFACTURES,
    TRANSPORTATION,
    act,
    after,
    dealt,
    fair,
    options,
)

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(60)


def cards_of(state: Fair) -> list[int]:
    return sorted([*state.deck, *(card for cards in state.beside for card in cards)])


@pytest.mark.parametrize(("seats", "spaces"), [(2, 9), (3, 11), (4, 13)])
def test_the_wheel_is_built_for_the_number_of_players(seats: int, spaces: int) -> None:
    """One ticket fewer does not bring the car back to the start. [WF 3.1, R5]"""
    tickets = {"agriculture": "ticket ticket"}
    assert after(fair(seats, beside=tickets, car=spaces - 3), "place agriculture").round == 1
    assert after(fair(seats, beside=tickets, car=spaces - 2), "place agriculture").round == 2


def test_the_areas_lie_around_the_wheel_at_random() -> None:
    """[WF 3.2, R12]"""
    orders = [tuple(dealt(seed=seed).places) for seed in SEEDS]
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2, 3, 4)}
    assert len(set(orders)) > 30
    for place in range(5):
        assert {order[place] for order in orders} == {0, 1, 2, 3, 4}


@COUNTS
def test_the_car_begins_on_the_start_space(seats: int) -> None:
    """[WF 3.3]"""
    assert dealt(seats).car == 0


@COUNTS
def test_the_first_round_begins(seats: int) -> None:
    """[WF 3.4]"""
    assert dealt(seats).round == 1


@COUNTS
def test_all_cards_of_the_player_count_are_in_play(seats: int) -> None:
    """[WF 3.5, 3.5a, 3.5b]"""
    state = dealt(seats)
    assert cards_of(state) == DECKS[seats]
    assert state.discards == []
    assert len(state.deck) == {2: 75, 3: 81, 4: 72}[seats]


def test_the_deck_is_shuffled() -> None:
    """[WF 3.5, R12]"""
    tops = Counter(dealt(seed=seed).deck[-1] for seed in SEEDS)
    assert len(tops) > 30
    assert max(tops.values()) < 6


def test_the_same_seed_lays_the_same_table_and_another_a_different_one() -> None:
    """[WF R12]"""
    assert dealt(seed=5).deck == dealt(seed=5).deck
    assert dealt(seed=5).deck != dealt(seed=6).deck


def test_the_table_goes_on_from_the_chance_the_set_up_left() -> None:
    """Neither the tiles nor the deck are laid with the chance of a later shuffle. [WF R12]"""
    keys = {dealt(seed=seed).key for seed in SEEDS} | set(SEEDS)
    assert len(keys) == 2 * len(SEEDS)


@COUNTS
def test_two_cards_lie_beside_each_area(seats: int) -> None:
    """[WF 3.6]"""
    assert [len(cards) for cards in dealt(seats).beside] == [2, 2, 2, 2, 2]


def test_every_player_has_22_supporters_one_on_each_area_and_those_of_the_start_bonus() -> None:
    """[WF 3.8, 3.9b]"""
    state = dealt(4)
    assert state.supporters[AGRICULTURE] == [1, 1, 2, 1]
    assert state.supporters[FINE_ARTS] == [1, 1, 1, 2]
    assert state.supporters[ELECTRICITY] == [2, 2, 2, 1]
    assert state.supporters[MANUFACTURES] == [1, 2, 1, 1]
    assert state.supporters[TRANSPORTATION] == [1, 1, 1, 2]
    assert state.reserve == [16, 15, 15, 15]


@pytest.mark.parametrize(("seats", "reserve"), [(2, [16, 15]), (3, [16, 15, 15])])
def test_with_fewer_players_the_first_start_bonus_cards_are_used(seats: int, reserve: list[int]) -> None:
    """[WF 3.9b]"""
    assert dealt(seats).reserve == reserve
    assert dealt(seats).supporters[ELECTRICITY].listed()[:2] == [2, 2]


@COUNTS
def test_nobody_has_anything_else_yet(seats: int) -> None:
    """[WF 3.7, 3.8]"""
    state = dealt(seats)
    for piles in (state.exhibits, state.tickets, state.figures):
        assert piles == [[] for _ in range(seats)]
    assert state.approved == [[0] * 5 for _ in range(seats)]
    assert state.coins == state.medals == [0] * seats


@COUNTS
def test_seat_0_begins_and_turns_go_clockwise(seats: int) -> None:
    """The lot is drawn when people are given their seats. [WF 3.9, R12]"""
    state = dealt(seats)
    order = []
    for _ in range(2 * seats):
        order.append(turn(state))
        assert state.active == turn(state)
        state = after(state, "place agriculture")
        while "place agriculture" not in options(state):  # a figure collected a turn ago
            state = after(state, options(state)[-1])
    assert order == [*range(seats), *range(seats)]


@COUNTS
def test_the_game_begins_with_a_supporter_on_any_area(seats: int) -> None:
    """[WF 3.9, 4.1]"""
    state = GAME.setup(seats, 3, {})
    assert isinstance(state, Fair)
    assert options(state) == [f"place {area.name.lower().replace('_', '-')}" for area in AREAS]
    assert state.placed == -1
    assert len(act(state, "place agriculture")[1]) >= 5
