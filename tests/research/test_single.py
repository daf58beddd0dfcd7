"""What Gymnasium's own check of one seat against bots does not ask."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, cast

import gymnasium
import numpy as np
import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game, find, games
from parlour.core.record import read
from parlour.core.table import codec_of, replay
from parlour.core.words import Action, Seat, State
from parlour.research.results import camel
from parlour.research.single import ILLEGAL, SeatEnv
from tests.random_games import TABLES


@pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")  # Gymnasium's word on older rules
def test_every_version_of_the_rules_has_an_id() -> None:
    for id in games():
        for version in find(id).versions:
            env = gymnasium.make(f"parlour/{camel(id)}-v{version}").unwrapped
            assert isinstance(env, SeatEnv)
            assert (env.game.id, env.game.rules) == (id, version)


def test_gymnasium_imports_the_module_it_is_told() -> None:
    made = "import gymnasium; print(gymnasium.make('parlour.research.single:parlour/Gatsby-v1').unwrapped.game.id)"
    done = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "gatsby", done.stderr


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_against_bots_ends_and_is_the_same_by_the_same_seed(game: Game, seats: int) -> None:
    ends = []
    for _ in range(2):
        env = SeatEnv(game, seats=seats, seat=None, bots="random")
        observation, info = env.reset(seed=9)
        env.action_space.seed(9)
        over, gained = False, 0.0
        while not over:
            assert observation["action_mask"].sum() > 0
            action = env.action_space.sample(observation["action_mask"])
            observation, gained, over, cut, info = env.step(action)
            assert not cut
        assert observation["action_mask"].sum() == 0
        best = info["ranks"][info["seat"]] == 1
        assert (gained > 0) == (best and info["ranks"].count(1) < seats)
        ends.append((info, gained))
        with pytest.raises(ValueError, match="the game is over"):
            env.step(np.int64(0))
    assert ends[0] == ends[1]


def test_the_learner_sits_everywhere_when_no_seat_is_named() -> None:
    env = SeatEnv("kairo", seats=3, seat=None, bots="random")
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv("worlds_fair", bots="greedy")
    env.reset(seed=1)
    wrong = env.arrays.number(env.game.vocabulary.parse("take back agriculture"), 0)
    observation, gained, over, _, info = env.step(np.int64(wrong))
    assert (gained, over, info["cite"]) == (ILLEGAL, True, "WF R2")
    assert observation["action_mask"].sum() == 0


def test_wrong_words_are_said_at_once() -> None:
    with pytest.raises(ValueError, match="there is no bot 'levle3'"):
        SeatEnv("kairo", bots="levle3")
    with pytest.raises(ValueError, match="1 bots for 2 other seats"):
        SeatEnv("kairo", seats=3, bots=["greedy"])
    with pytest.raises(ValueError, match="no seat 4"):
        SeatEnv("kairo", seats=3, seat=4)


def test_an_id_holds_to_its_game_and_version() -> None:
    for wrong in ({"rules": 1}, {"game": "kairo", "rules": 1}):
        with pytest.raises(ValueError, match="this id is worlds_fair by rules 3, not"):
            gymnasium.make("parlour/WorldsFair-v3", **wrong)


def test_half_an_action_and_unknown_options_are_refused() -> None:
    env, half = SeatEnv("kairo"), cast(Any, 1.7)
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(half)
    with pytest.raises(ValueError, match="not 'start'"):
        env.reset(options={"start": "x"})


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_an_environment_is_copied_in_the_middle_of_a_game(copied: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv("kairo", seats=3, seat=None, bots=["greedy", "random"])
    seen, _ = env.reset(seed=5)
    for _ in range(3):
        seen = env.step(np.int64(seen["action_mask"].argmax()))[0]
    twin, before = copied(env), seen
    ends = []
    for one in (env, twin):
        seen, over = before, False
        while not over:
            seen, reward, over, _, info = one.step(np.int64(np.flatnonzero(seen["action_mask"])[-1]))
        ends.append((reward, info, seen["observation"].tolist()))
    assert ends[0] == ends[1]
    assert copied(env).reset(seed=9)[0]["observation"].tolist() == env.reset(seed=9)[0]["observation"].tolist()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_told_as_a_record(game: Game, seats: int) -> None:
    env = SeatEnv(game, seats=seats, seat=None, bots="random")
    seen, _ = env.reset(seed=4)
    for _ in range(4):
        seen = env.step(np.int64(seen["action_mask"].argmax()))[0]
    for one in (env, copy.deepcopy(env)):
        table = replay(read(one.record().write()))
        assert codec_of(game).encode(table.state_at(table.at)) == codec_of(game).encode(env.state_of_play)
    assert table.actors.count(env.seat) == 4 < table.at


class Fails:
    """A bot that does not come to a choice."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        raise RuntimeError("boom")


def test_a_bot_that_failed_leaves_a_clear_word() -> None:
    env = SeatEnv("kairo", seat=1, bots="tests.research.test_single:Fails")
    with pytest.raises(Exception, match="boom"):
        env.reset(seed=1)
    with pytest.raises(ValueError, match="a bot failed"):
        env.step(np.int64(0))


def test_nothing_is_drawn_that_was_not_asked_for() -> None:
    env = SeatEnv("gatsby")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
