"""Every game's encoder: within its parts, the same from every seat, and blind to what a seat cannot know."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.bots.net import NetError, encoder_of
from parlour.core.box import Values
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, turn
from parlour.core.features import Encoder, FeaturesFound, Part, unpacked
from parlour.core.game import Game, find
from parlour.core.words import State
from tests import high_card
from tests.boxes import BOXES
from tests.random_games import TABLES, states
from tests.turning import turned

SEEDS = st.integers(0, 2**63 - 1)
MOST = 1024  # features in one list, as the evaluator has it
EVERY = 7  # so that a test takes some states of a game, not all
PACE = EVERY if os.environ.get("PARLOUR_BRIEF") == "1" else 1  # plain, all of them take long


def walked(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The states of a random game; in brief every seventh, and the last."""
    return (state for at, state in enumerate(states(game, seats, seed)) if at % PACE == 0 or not legal(state))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_features_are_within_their_parts(game: Game, seats: int, seed: int) -> None:
    encoder = encoder_of(game, seats)
    assert encoder.features == sum(part.size for part in encoder.parts)
    for state in walked(game, seats, seed):
        for seat in range(seats):
            found = encoder.encode(state, seat)
            assert len(found) <= MOST
            assert all(0 <= feature < encoder.features for feature in found)
            encoder.encode(game.view(state, seat), seat)  # a view is a state


def test_the_wheel_of_an_owners_box_is_told() -> None:
    """A box whose start is no space has a wheel longer by one."""
    wheel = "wheel"
    told = []
    ours = find("worlds_fair")
    for game in (ours, ours.edition(box={"wheel": {"start_is_a_space": False}})):
        encoder = encoder_of(game, 2)
        first = encoder.start(wheel)
        size = next(part.size for part in encoder.parts if part.name == wheel)
        found = encoder.encode(game.setup(2, key_of(1), game.settled({})), 0)
        told += [feature - first for feature in found if first <= feature < first + size]
    assert told[1] - told[0] == 1


@pytest.mark.parametrize("box", [None, BOXES["kairo"]])
def test_kairo_counts_medals_as_the_tables_box_does(box: Values | None) -> None:
    game, seats = find("kairo").edition(box=box), 2
    encoder = encoder_of(game, seats)
    first = encoder.start("points")
    size = next(part.size for part in encoder.parts if part.name == "points")
    for state in states(game, seats, 5):
        ahead = [feature - first for feature in encoder.encode(state, 0) if first <= feature < first + size]
        mine, other = game.standing(state)
        assert ahead == [max(0, min(mine - other + size // 2, size - 1))]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_turning_the_seats_turns_nothing(game: Game, seats: int, seed: int) -> None:
    encoder = encoder_of(game, seats)
    for at, state in enumerate(states(game, seats, seed)):
        if at % EVERY == 0:
            for by in range(1, seats):
                for seat in range(seats):
                    again = encoder.encode(turned(game, state, by), (seat + by) % seats)
                    assert sorted(again) == sorted(encoder.encode(state, seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_what_a_seat_cannot_tell_apart_differs_in_hidden_parts_alone(game: Game, seats: int, seed: int) -> None:
    encoder = encoder_of(game, seats)
    chance = Chance(key_of(seed))
    for at, state in enumerate(states(game, seats, seed)):
        if at % EVERY == 0 and state.agenda:
            seat = turn(state)
            guessed = game.guess(game.view(state, seat), seat, chance)
            one, other = dict(encoder.pairs(state, seat)), dict(encoder.pairs(guessed, seat))
            differ = {feature for feature in one | other if one.get(feature) != other.get(feature)}
            assert {encoder.part_of(feature).name for feature in differ} <= hidden(encoder)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_what_is_known_is_what_the_view_says(game: Game, seats: int, seed: int) -> None:
    """An encoder that looks past the view sees no more than it, nor less, at every seat and at the end."""
    encoder, found = encoder_of(game, seats), FeaturesFound()
    for state in walked(game, seats, seed):
        for seat in range(seats):
            found.clear()
            if encoder.find_known(state, seat, found):
                assert sorted(found.numbers()) == sorted(encoder.encode(game.view(state, seat), seat))
            else:
                assert not hidden(encoder)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_packed_features_are_the_same_numbers(game: Game, seats: int) -> None:
    encoder = encoder_of(game, seats)
    state = game.setup(seats, 1893, game.settled({}))
    packed = encoder.packed(state, 0)
    listed = [int.from_bytes(packed[at : at + 2], "little") for at in range(0, len(packed), 2)]
    assert unpacked(packed) == listed == encoder.encode(state, 0)


def test_more_features_than_two_bytes_hold_are_refused() -> None:
    Encoder(1, 2, 3, [Part("most", [1 << 15], "")])
    with pytest.raises(ValueError, match="32769 features are too many"):
        Encoder(1, 2, 3, [Part("most", [1 << 15], ""), Part("more", [1], "")])


def hidden(encoder: Encoder) -> set[str]:
    return {part.name for part in encoder.parts if part.hidden}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_action_numbers_are_one_to_one(game: Game, seats: int) -> None:
    encoder = encoder_of(game, seats)
    for seat in range(seats):
        numbers = [encoder.number(action, seat) for action in game.actions]
        assert sorted(numbers) == list(range(encoder.actions))


def test_palmer_lifts_relative_to_the_chooser() -> None:
    game = find("worlds_fair")
    encoder = encoder_of(game, 3)
    mine, next_ones = (game.vocabulary.parse(f"lift {seat} fine-arts") for seat in (3, 1))
    assert encoder.number(mine, 2) == game.vocabulary.parse("lift 1 fine-arts").index
    assert encoder.number(next_ones, 2) == game.vocabulary.parse("lift 2 fine-arts").index


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_fixed_array_says_the_same(game: Game, seats: int) -> None:
    encoder = encoder_of(game, seats)
    state = game.setup(seats, 1893, game.settled({}))
    spread = encoder.spread(state, 0)
    assert len(spread) == encoder.features
    assert [(at, count) for at, count in enumerate(spread) if count] == encoder.pairs(state, 0)
    first = encoder.parts[1]
    assert encoder.start(first.name) == first.start == encoder.parts[0].size
    assert encoder.part_of(first.start) is first
    with pytest.raises(ValueError, match="there is no feature"):
        encoder.part_of(encoder.features)


def test_names_of_parts_are_their_own() -> None:
    with pytest.raises(ValueError, match="the same name"):
        Encoder(1, 2, 3, [Part("one", [1], ""), Part("one", [2], "")])


def test_a_game_without_encoder_says_so() -> None:
    with pytest.raises(NetError, match="has no encoder"):
        encoder_of(high_card.GAME, 2)
