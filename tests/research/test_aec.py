"""PettingZoo's own tests of our environments, and what they do not ask."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from parlour.core.engine import legal, turn
from parlour.core.game import Game, find
from parlour.core.words import IllegalAction
from parlour.research import aec
from tests.random_games import TABLES

CYCLES = 60  # of every agent: kairo's games are long
# PettingZoo's own games with masks observe a dict too; its test knows those by a list of their names.
DICT = "ignore:Observation space for each agent probably should be:UserWarning"
MASK = "ignore:Observation is not a NumPy array:UserWarning"


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("made", [aec.env, aec.raw_env])
@pytest.mark.filterwarnings(DICT)
@pytest.mark.filterwarnings(MASK)
def test_the_api_test(made: type[aec.raw_env], game: Game, seats: int) -> None:
    api_test(made(game, seats=seats), num_cycles=CYCLES, verbose_progress=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_seed_test(game: Game, seats: int) -> None:
    seed_test(lambda: aec.env(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_render_test(game: Game, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(game, seats=seats, render_mode=render_mode))
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_ends_in_the_games_own_outcome(game: Game, seats: int) -> None:
    env = aec.env(game, seats=seats)
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(4)
    gained: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        assert observation is not None
        if ended:
            gained[agent] = reward
            assert env.unwrapped.game.outcome(env.unwrapped.state_of_play).scores[int(agent[-1])] == info["score"]
        assert not cut
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    assert len(gained) == seats
    assert abs(sum(gained.values())) < 1e-9
    assert max(gained.values()) > 0 or set(gained.values()) == {0.0}


def test_the_stream_of_a_seed_goes_on() -> None:
    deals = []
    for seeds in ([5, None, None], [5, None, None], [6]):
        env = aec.raw_env("worlds_fair", seats=2)
        for seed in seeds:
            env.reset(seed=seed)
            deals.append(env.state_of_play.key)
    assert deals[:3] == deals[3:6]
    assert len(set(deals)) == 4


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = aec.raw_env("worlds_fair", seats=2)
    env.reset(seed=1)
    before = env.observe("seat_0")
    wrong = env.arrays.number(env.game.vocabulary.parse("take back agriculture"), 0)
    with pytest.raises(IllegalAction, match=r"'take back agriculture' is not allowed now: .* \[WF R2\]"):
        env.step(wrong)
    assert np.array_equal(before["observation"], env.observe("seat_0")["observation"])
    with pytest.raises(ValueError, match="there is no action"):
        env.step(env.arrays.actions)
    with pytest.raises(ValueError, match="seat_0 has to choose"):
        env.step(None)


def test_the_usual_wrappers_end_a_game_by_an_illegal_action() -> None:
    env = aec.env("gatsby")
    env.reset(seed=1)
    observation, *_ = env.last()
    assert observation is not None
    first = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations[first]
    assert env.rewards[first] == -1.0


def test_only_who_chooses_has_a_mask_and_nobody_is_told_the_key() -> None:
    env = aec.raw_env("kairo", seats=3)
    env.reset(seed=2)
    seat = turn(env.state_of_play)
    for other, agent in enumerate(env.possible_agents):
        assert env.observe(agent)["action_mask"].sum() == (len(legal(env.state_of_play)) if other == seat else 0)


def test_editions_options_and_wrong_words() -> None:
    assert aec.raw_env("worlds_fair", rules=1).metadata["name"] == "parlour_worlds_fair_v1"
    chosen: dict[str, Any] = {name: values[-1] for name, values in find("kairo").options.items()}
    assert aec.raw_env("kairo", **chosen).options == chosen
    with pytest.raises(ValueError, match="kairo has no option 'boards'"):
        aec.raw_env("kairo", boards="mine")
    with pytest.raises(ValueError, match="kairo has no option 'boards'"):
        aec.raw_env("kairo").reset(options={"table": {"boards": "mine"}})
    with pytest.raises(ValueError, match="render_mode is one of human, ansi"):
        aec.raw_env("kairo", render_mode="rgb_array")
    with pytest.raises(ValueError, match=r"reset\(\) begins"):
        aec.raw_env("kairo").observe("seat_0")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_an_environment_is_copied_in_the_middle_of_a_game(copied: Callable[[aec.raw_env], aec.raw_env]) -> None:
    env = aec.raw_env("worlds_fair", seats=3)
    env.reset(seed=5)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    twin = copied(env)
    told = [one.observe(one.agent_selection)["observation"].tolist() for one in (env, twin)]
    assert told[0] == told[1]
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert twin.observe(twin.agent_selection)["observation"].tolist() == told[1], "nothing is shared"


def test_half_an_action_and_unknown_options_are_refused() -> None:
    env, half = aec.raw_env("kairo"), cast(Any, 0.9)
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(half)
    with pytest.raises(ValueError, match="not 'start'"):
        env.reset(options={"start": "x"})
