"""Many games at once say what one says: the same observations, masks, ends and refusals."""

from typing import Any, cast

import numpy as np
import pytest

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.table import codec_of
from parlour.core.words import IllegalAction
from parlour.research.arrays import arrays_of
from parlour.research.results import worth
from parlour.research.vector import VectorEnv
from tests.random_games import TABLES

N = 5


def any_legal(masks: np.ndarray, chance: Chance) -> list[int]:
    """One legal action a row."""
    rows = [np.flatnonzero(row) for row in masks]
    return [int(row[chance.below(len(row))]) for row in rows]


def stored(many: VectorEnv) -> list[bytes]:
    """Its games, whole."""
    return [codec_of(many.game).encode(state) for state in many._rows.games.states]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rows_are_what_the_choosers_see(game: Game, seats: int) -> None:
    many = VectorEnv(game, N, seats=seats, seed=3)
    arrays, chance = arrays_of(game, seats), Chance(3)
    seen = many.reset()
    for step in range(40):
        for at, state in enumerate(many._rows.games.states if step % 8 == 0 else []):
            seat = turn(state)
            assert seen.seats[at] == seat
            assert seen.options[at] == len(legal(state))
            assert np.array_equal(seen.observations[at], arrays.observe(game.view(state, seat), seat))
            assert np.array_equal(seen.masks[at], arrays.mask(legal(state), seat))
        seen = many.step(any_legal(seen.masks, chance))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_that_is_over_is_paid_and_dealt_anew(game: Game, seats: int) -> None:
    many = VectorEnv(game, 3, seats=seats, seed=4, observe=False)
    seen = many.reset()
    ended = 0
    while ended < 2:
        places = many.sample_places()
        games = many._rows.games
        before = [(state.copy(), legal(state)) for state in games.states]
        seen = many.choose(places)
        for at in np.flatnonzero(seen.over):
            end, options = before[at]
            push(end, options[places[at]])
            assert game.outcome(end) is not None
            assert np.allclose(seen.rewards[at], worth(game, end))
            assert game.outcome(games.states[at]) is None
            ended += 1
        assert not seen.rewards[~seen.over].any()
    assert seen.observations.size == seen.masks.size == 0


def test_numbers_and_places_play_the_same_and_a_seed_is_a_stream() -> None:
    by_number, by_place = VectorEnv("gatsby", N, seed=5), VectorEnv("gatsby", N, seed=5, observe=False)
    one, other = by_number.reset(), by_place.reset()
    for step in range(30):
        chance = Chance(step)
        places = [chance.below(int(count)) for count in other.options]
        options = [legal(state) for state in by_number._rows.games.states]
        seats = one.seats.tolist()
        numbers = [by_number.arrays.number(options[at][place], seats[at]) for at, place in enumerate(places)]
        one, other = by_number.step(np.array(numbers)), by_place.choose(np.array(places))
        assert np.array_equal(one.seats, other.seats)
        assert stored(by_number) == stored(by_place)
    begun = stored(VectorEnv("gatsby", N, seed=5))
    assert stored(by_number) != begun
    by_number.reset()
    assert stored(by_number) == begun
    by_number.reset(seed=6)
    assert stored(by_number) != begun


def test_sampled_actions_follow_from_the_seed_and_are_the_callers_to_change() -> None:
    one, other = VectorEnv("gatsby", N, seed=5), VectorEnv("gatsby", N, seed=5, processes=2)
    with other:
        for _ in range(40):
            actions = one.sample()
            assert np.array_equal(actions, other.sample())
            assert one._seen.masks[np.arange(N), actions].all()
            assert np.array_equal(one.sample_places(), other.sample_places())
            one.step(actions)
            other.step(actions)
            actions[:] = -1
        one.reset()
        begun = one.sample()
        assert np.array_equal(begun, VectorEnv("gatsby", N, seed=5).sample())
    with pytest.raises(ValueError, match="closed"):
        other.sample()


def test_what_is_wrong_is_said_and_nothing_is_played() -> None:
    many = VectorEnv("worlds_fair", 2, seed=1)
    seen = many.reset()
    before = stored(many), seen.observations.copy()
    wrong = many.arrays.number(many.game.vocabulary.parse("take back agriculture"), int(seen.seats[1]))
    with pytest.raises(IllegalAction, match=r"game 1: 'take back agriculture' is not allowed now: .*WF R2"):
        many.step([int(np.flatnonzero(seen.masks[0])[0]), wrong])
    assert stored(many) == before[0]
    assert np.array_equal(seen.observations, before[1])
    with pytest.raises(ValueError, match=r"actions of shape .* for 2 games"):
        many.step([0])
    with pytest.raises(ValueError, match=r"choices of shape .* for 2 games"):
        many.choose([0])
    with pytest.raises(ValueError, match=r"there is no option 99 of .* in game 1"):
        many.choose([0, 99])
    with pytest.raises(ValueError, match="0 games are none"):
        VectorEnv("worlds_fair", 0)


@pytest.mark.parametrize("observe", [True, False])
def test_rows_do_not_depend_on_how_games_are_shared_between_processes(observe: bool) -> None:
    chance = Chance(8)
    with VectorEnv("gatsby", N, seed=9, observe=observe, processes=3) as apart:
        together = VectorEnv("gatsby", N, seed=9, observe=observe)
        for _ in range(150):
            places = [chance.below(int(count)) for count in together._seen.options]
            one, other = together.choose(places), apart.choose(places)
            for name, told in vars(one).items():
                assert np.array_equal(told, getattr(other, name)), name
        assert one.over.shape == (N,)


def test_a_wrong_action_in_another_process_stops_all_and_a_lost_one_is_said() -> None:
    with VectorEnv("worlds_fair", 4, seed=1, processes=2) as many:
        seen = many.reset()
        before = seen.observations.copy()
        legal_ones = any_legal(seen.masks, Chance(1))
        wrong = many.arrays.number(many.game.vocabulary.parse("take back agriculture"), int(seen.seats[3]))
        with pytest.raises(IllegalAction, match=r"game 3: 'take back agriculture' is not allowed now: .*WF R2"):
            many.step([*legal_ones[:3], wrong])
        with pytest.raises(ValueError, match="there is no action 999"):
            many.step([*legal_ones[:3], 999])
        assert np.array_equal(many._seen.observations, before)
        many.step(legal_ones)
        assert not np.array_equal(many._seen.observations, before)
        many._apart[0]._process.kill()
        with pytest.raises(RuntimeError, match="the process of games 2 to 3 is gone"):
            many.step(legal_ones)
    with pytest.raises(ValueError, match="closed"):
        many.reset()
    with pytest.raises(ValueError, match="5 processes cannot share 4 games"):
        VectorEnv("worlds_fair", 4, processes=5)


def test_numbers_may_come_as_anything_that_is_one_number_a_game() -> None:
    seeds: Any = [np.int64(9), np.int64(4)]
    many = VectorEnv("gatsby", N, seed=seeds[1])
    seen = many.reset()
    first = [int(row.argmax()) for row in seen.masks]
    after = []
    for given in (first, tuple(first), [np.int64(one) for one in first], np.array(first, np.int32)):
        for seed in seeds:
            many.reset(seed=seed)
        many.step(cast(Any, given))
        after.append(stored(many))
    assert after == [after[0]] * 4
    right = [int(row.argmax()) for row in seen.masks]
    for wrong, told in (
        (np.zeros((N, 1), int), "shape"),
        (np.zeros(N), "whole numbers"),
        (np.ones(N, bool), "whole numbers"),
        ([*right[:-1], 9999], f"game {N - 1}: there is no action 9999"),
        ([*right[:-1], -1], f"game {N - 1}: there is no action -1"),
        (np.full(N, 2**64 - 1, np.uint64), "game 0: there is no action"),
    ):
        with pytest.raises(ValueError, match=told):
            many.step(wrong)
    assert stored(many) == after[0]
