"""What PettingZoo's own tests of our environments do not ask."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from parlour.core.engine import legal, turn
from parlour.core.game import Game, find
from parlour.core.record import read
from parlour.core.table import codec_of, replay
from parlour.core.words import IllegalAction
from parlour.research import aec
from tests.boxes import BOXES
from tests.random_games import TABLES


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
    with pytest.raises(ValueError, match="kairo has no option 'foo'"):
        aec.raw_env("kairo", foo=cast(Any, 1))
    with pytest.raises(TypeError, match="seats is a whole number, not '3'"):
        aec.raw_env("kairo", seats=cast(Any, "3"))
    for asked in (lambda env: env.observe("seat_0"), lambda env: env.step(0), lambda env: env.last()):
        with pytest.raises(ValueError, match=r"reset\(\) begins"):
            asked(aec.raw_env("kairo"))


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


def test_after_the_end_there_is_nothing_to_play() -> None:
    env = aec.raw_env("gatsby")
    env.reset(seed=1)
    for agent in env.agent_iter():
        mask = env.observe(agent)["action_mask"]
        env.step(int(mask.argmax()) if mask.any() else None)
    for asked in (lambda: env.step(None), env.last):
        with pytest.raises(ValueError, match=r"reset\(\) begins"):
            asked()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_told_as_a_record(game: Game, seats: int) -> None:
    env = aec.raw_env(game, seats=seats)
    env.reset(seed=4)
    for _ in range(12):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    for one in (env, pickle.loads(pickle.dumps(env))):
        table = replay(read(one.record().write()))
        assert table.at == 12
        assert codec_of(game).encode(table.state_at(12)) == codec_of(game).encode(env.state_of_play)


def test_a_record_names_the_edition_and_the_options() -> None:
    env = aec.raw_env("kairo", seats=2, box=BOXES["kairo"])
    env.reset(seed=4, options={"table": {"screens": "open"}})
    record = env.record()
    assert (record.box, record.options["screens"]) == (env.game.changed, "open")
    assert replay(record).game is env.game
    with pytest.raises(ValueError, match=r"reset\(\) begins"):
        aec.raw_env("kairo").record()


def test_nothing_is_drawn_that_was_not_asked_for() -> None:
    env = aec.raw_env("gatsby")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match=r'render_mode="human" or render_mode="ansi"'):
        assert env.render() is None
