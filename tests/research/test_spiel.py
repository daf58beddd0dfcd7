"""OpenSpiel's bots at our games, and what its own simulations of them do not ask."""

import pickle
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from parlour.core.chance import Chance
from parlour.core.game import Game, find
from parlour.core.record import read
from parlour.core.table import UNTOLD, codec_of, replay
from parlour.core.words import IllegalAction
from parlour.games.kairo.state import Market
from parlour.research.arrays import arrays_of
from parlour.research.spiel import SpielState
from tests.random_games import TABLES
from tests.research.suites import loaded

SIMULATIONS = 8  # of the bots: that they play is asked, not how well


def after(game: pyspiel.Game, moves: int, seed: int) -> SpielState:
    """A state some moves into a random game."""
    chance = Chance(seed)
    state = game.new_initial_state()
    for _ in range(moves):
        options = state.legal_actions()
        state.apply_action(options[chance.below(len(options))])
    assert isinstance(state, SpielState)
    return state


def test_a_copy_of_a_state_that_nobody_has_looked_at_has_the_same_deal() -> None:
    spiel = loaded(find("gatsby"), 2, seed=6)
    state = spiel.new_initial_state()
    kept = state.serialize()
    assert str(spiel.deserialize_state(kept)) == str(state)
    other = spiel.new_initial_state()
    assert str(other.clone()) == str(other) != str(state)
    undealt = loaded(find("gatsby"), 2, deals=100).new_initial_state()
    assert undealt.clone().is_chance_node()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_states_are_stored_whole_by_our_codec(game: Game, seats: int) -> None:
    spiel = loaded(game, seats, seed=6)
    state = after(spiel, moves=20, seed=6)
    again = spiel.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    for player in range(seats):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert str(pickle.loads(pickle.dumps(state.held)).state.key) == str(state.held.state.key)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_is_the_same_to_the_player_alone(game: Game, seats: int) -> None:
    spiel = loaded(game, seats, seed=7)
    others = 0
    for moves in (0, 10, 25):
        state = after(spiel, moves, seed=7)
        player = state.current_player()
        for turn in range(4):
            sampler = pyspiel.UniformProbabilitySampler(turn + 1, 0.0, 1.0)
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
    assert others > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_search_bots_of_openspiel_play(game: Game, seats: int) -> None:
    spiel = loaded(game, seats, seed=8)
    for moves in (0, 12):
        state = after(spiel, moves, seed=8)
        rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        blind = ismcts.ISMCTSBot(spiel, rollout, 2.0, SIMULATIONS, random_state=np.random.RandomState(2))
        seeing = mcts.MCTSBot(spiel, 2.0, SIMULATIONS, rollout, random_state=np.random.RandomState(3))
        before = str(state)
        for bot in (blind, seeing):
            assert bot.step(state) in state.legal_actions()
            assert str(state) == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_tensors_are_the_arrays(game: Game, seats: int) -> None:
    spiel = loaded(game, seats, seed=9)
    state = after(spiel, moves=15, seed=9)
    arrays = arrays_of(game, seats)
    assert spiel.observation_tensor_shape() == spiel.information_state_tensor_shape() == [arrays.size]
    for player in range(seats):
        told = arrays.observe(game.view(state.held.state, player), player)
        assert state.observation_tensor(player) == told.tolist()


def test_strings_keep_others_secrets() -> None:
    """What a player drew is in its own string and in nobody else's, and the chance to come in none."""
    spiel = loaded(find("kairo"), 3, seed=10)
    state = after(spiel, moves=60, seed=10)
    held = state.held.state
    assert isinstance(held, Market)
    for player in range(3):
        for text in (state.observation_string(player), state.information_state_string(player)):
            assert str(held.key) not in text
            view = text.splitlines()[-1]
            for other in range(3):
                hand = ",".join(map(str, held.secret[other]))
                hidden = ",".join("0" for _ in held.secret[other])
                assert (f"[{hand}]" if other == player else f"[{hidden}]") in view


def test_secret_moves_are_not_told_to_others() -> None:
    spiel = loaded(find("gatsby"), 2, seed=11)
    for moves in range(30):
        state = after(spiel, moves, seed=11)
        for player in range(2):
            for (who, what, secret), told in zip(state.held.moves, state.told(player), strict=True):
                assert told == (UNTOLD if secret and who != player else what)


def test_one_seed_is_one_stream_of_deals() -> None:
    first, second = (loaded(find("worlds_fair"), 2, seed=12) for _ in range(2))
    streams = [[str(spiel.new_initial_state()) for _ in range(3)] for spiel in (first, second)]
    assert streams[0] == streams[1]
    assert len(set(streams[0])) == 3
    free = {str(loaded(find("worlds_fair"), 2).new_initial_state()) for _ in range(3)}
    assert len(free) == 3


def test_looking_at_sizes_and_copies_takes_no_deal() -> None:
    spiel, other = (loaded(find("kairo"), 3, seed=12) for _ in range(2))
    wanted = [str(other.new_initial_state()) for _ in range(3)]
    assert spiel.observation_tensor_shape() == spiel.information_state_tensor_shape()
    assert spiel.observation_tensor_size() == spiel.information_state_tensor_size()
    first = spiel.new_initial_state()
    assert len(first.observation_tensor(0)) == len(first.information_state_tensor()) == spiel.observation_tensor_size()
    for copied in (first.clone(), first.child(first.legal_actions()[0]), spiel.deserialize_state(first.serialize())):
        assert copied.get_game() is not None
    assert [str(first), *(str(spiel.new_initial_state()) for _ in range(2))] == wanted


def test_deals_come_in_the_order_in_which_states_are_made() -> None:
    first, second = (loaded(find("gatsby"), 2, seed=12) for _ in range(2))
    one, two = (first.new_initial_state() for _ in range(2))
    backwards = [str(two), str(one)]
    assert backwards[::-1] == [str(second.new_initial_state()) for _ in range(2)]


def test_a_history_replays_where_the_deal_is_a_chance_node() -> None:
    spiel = loaded(find("gatsby"), 2, deals=10)
    state = after(spiel, moves=0, seed=1)
    assert state.is_chance_node()
    assert state.observation_string(0) == ""
    assert state.chance_outcomes() == [(deal, 0.1) for deal in range(10)]
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()


def test_wrong_numbers_of_players_are_refused() -> None:
    asked = "import pyspiel, parlour.research.spiel; pyspiel.load_game('parlour_gatsby(players=3)')"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert "gatsby is played by 2, not by 3" in done.stderr


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what makes a game until after Python's end."""
    asked = "import pyspiel, parlour.research.spiel; str(pyspiel.load_game('parlour_gatsby').new_initial_state())"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_illegal_action_is_refused_and_changes_nothing(game: Game, seats: int) -> None:
    state = after(loaded(game, seats, seed=3), 4, 1)
    before, allowed = str(state), set(state.legal_actions())
    for number in range(state.house.arrays.actions):
        if number not in allowed:
            with pytest.raises(IllegalAction, match="not allowed"):
                state.apply_action(number)
    with pytest.raises(ValueError, match="no action"):
        state.apply_action(state.house.arrays.actions)
    assert str(state) == before


def test_a_chance_node_deals_what_it_offers_and_a_seed_has_deals_of_its_own() -> None:
    game = find("gatsby")
    with pytest.raises(ValueError, match="no deal 99"):
        loaded(game, 2, deals=10).new_initial_state().apply_action(99)
    with pytest.raises(ValueError, match="-3 deals"):
        loaded(game, 2, deals=-3)
    dealt = []
    for seed in (-1, 7, 7, 8):
        state = loaded(game, 2, deals=10, seed=seed).new_initial_state()
        state.apply_action(4)
        dealt.append(str(state))
    assert dealt[1] == dealt[2]
    assert len(set(dealt)) == 3


def test_a_state_of_another_game_is_refused() -> None:
    text = after(loaded(find("kairo"), 2, seed=3), 3, 1).serialize()
    for other, seats in (("gatsby", 2), ("kairo", 3)):
        with pytest.raises(ValueError, match="a state of kairo for 2, not of"):
            loaded(find(other), seats).deserialize_state(text).legal_actions()


def test_a_stored_state_is_read_and_nothing_is_run(tmp_path: Path) -> None:
    """OpenSpiel reads texts by `pickle`: whatever one asks for that is no state of ours is refused before."""
    spiel = loaded(find("gatsby"), 2, seed=3)
    state = after(spiel, 3, 1)
    head, _, kept = state.serialize().rpartition("__dict__=")
    victim = tmp_path / "victim"

    class Evil:
        def __reduce__(self) -> tuple[object, ...]:
            return Path.touch, (victim,)

    for evil in ({"_held": Evil()}, {"_held": None, "_deal": Evil()}, [Evil()]):
        with pytest.raises(ValueError, match="a stored state has no"):
            spiel.deserialize_state(f"{head}__dict__={b64encode(pickle.dumps(evil)).decode()}")
    assert not victim.exists()
    for odd in ({"clone": 1}, {"_held": 3}, [1], {"_deal": "7"}):
        with pytest.raises(ValueError, match="no state that was stored here"):
            spiel.deserialize_state(f"{head}__dict__={b64encode(pickle.dumps(odd)).decode()}")
    for broken in ("", "history=", f"{head}__dict__=", f"{head}__dict__=!!!!", f"{head}__dict__={kept[:-40]}"):
        with pytest.raises(ValueError, match=r"."):
            spiel.deserialize_state(broken)


def test_texts_of_earlier_versions_are_read() -> None:
    """They name a reader of three things, which stood elsewhere."""
    spiel = loaded(find("gatsby"), 2, seed=3)
    text = (Path(__file__).parent / "gatsby.spiel").read_text("utf-8")
    state = spiel.deserialize_state(text)
    assert str(state) == str(spiel.new_initial_state()), "and the deals of a seed are those of then"
    with pytest.raises(ValueError, match="no record"):
        state.record()


def test_a_game_names_its_rules_and_takes_options() -> None:
    old = loaded(find("worlds_fair"), 2, rules=1, seed=3)
    state = after(old, 6, 1)
    assert state.house.house.rules == 1
    assert "rules=1" in str(old)
    assert f"rules={find('worlds_fair').rules}" in str(loaded(find("worlds_fair"), 2)), "whichever is newest then"
    assert str(old.deserialize_state(state.serialize())) == str(state)
    with pytest.raises(ValueError, match="a state of worlds_fair 1"):
        loaded(find("worlds_fair"), 2).deserialize_state(state.serialize()).legal_actions()
    screens = [
        str(pyspiel.load_game(f"parlour_kairo(seed=7,screens={one})").new_initial_state()) for one in ("open", "closed")
    ]
    assert screens[0] != screens[1]


@pytest.mark.parametrize(
    ("words", "said"), [("seed=-5", "no seed -5"), ("rules=9", "version 9"), ("screens=ajar", "ajar")]
)
def test_wrong_parameters_are_refused(words: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game(f"parlour_kairo({words})")


def test_there_are_no_other_players() -> None:
    state = after(loaded(find("gatsby"), 2, seed=3), 2, 1)
    for asked in (state.observation_tensor, lambda player: state.resample_from_infostate(player, lambda: 0.5)):
        with pytest.raises(ValueError, match="no player 5"):
            asked(5)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_told_as_a_record(game: Game, seats: int) -> None:
    state = after(loaded(game, seats, seed=5), 20, 4)
    for one in (state, state.clone(), state.get_game().deserialize_state(state.serialize())):
        record = one.record()
        assert read(record.write()).actions == [what for _, what, _ in state.held.moves]
        assert codec_of(game).encode(replay(record).state_at(20)).decode() == str(state)
    with pytest.raises(ValueError, match="no record"):
        state.resample_from_infostate(0, lambda: 0.5).record()
    dealt = loaded(game, seats, seed=5, deals=9).new_initial_state()
    dealt.apply_action(3)
    assert codec_of(game).encode(replay(dealt.record()).state_at(0)).decode() == str(dealt)
