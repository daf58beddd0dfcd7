"""How fast our games are in each researchers' interface, beside the games those packages bring, in one run.

    make build .venv-research/ready
    .venv-research/bin/python bench/interfaces.py [--rounds 5] [--seconds 1] [--games GAME,…] [--many 64] [--cpu]

Steps a second: every choice counts, forced ones too, by every way of driving alike. Random legal play on one core
but where it says otherwise; all ways run once in each round, in turns. What counts are ratios of medians in this run.
"""

import argparse
import os
import random
import statistics
import warnings
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import Any

import numpy as np
import open_spiel.python.games.kuhn_poker
import open_spiel.python.games.tic_tac_toe  # noqa: F401 - registers it
import pyspiel

import parlour.research.spiel  # noqa: F401 - registers the games
from parlour import _mode
from parlour.core.chance import key_of
from parlour.core.engine import legal, push
from parlour.core.game import find, games
from parlour.research import aec
from parlour.research.vector import VectorEnv

with warnings.catch_warnings():  # PettingZoo warns of its own old ways
    warnings.simplefilter("ignore")
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

SHARED = "{}, VectorEnv, a process a core"
PEERS = ("hearts", "gin_rummy", "backgammon", "python_kuhn_poker", "python_tic_tac_toe")
CORES = os.cpu_count() or 1
CLOCKS: list[Callable[[], float]] = [perf_counter]  # the one that counts
Play = Callable[[float], tuple[int, float]]  # for so many seconds: steps, and the seconds they took


def timed(game: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Whole games until the time is up."""
    clock = CLOCKS[0]
    steps, start = 0, clock()
    while clock() - start < seconds:
        steps += game()
    return steps, clock() - start


def driven(id: str, seats: int) -> Play:
    """The engine alone, from Python."""
    found = find(id)
    settings = found.settled({})

    def game() -> int:
        state = found.setup(seats, key_of(random.getrandbits(63)), settings)
        steps = 0
        while options := legal(state):
            push(state, options[int(random.random() * len(options))])
            steps += 1
        return steps

    return partial(timed, game)


def in_turns(made: Callable[[], Any]) -> Play:
    """An environment of PettingZoo, by its usual loop."""
    env = made()

    def game() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            options = np.flatnonzero(observation["action_mask"])
            env.step(int(options[int(random.random() * len(options))]))
            steps += 1
        return steps

    return partial(timed, game)


def spiel(name: str) -> Play:
    """A game of OpenSpiel, from Python."""
    loaded = pyspiel.load_game(name)

    def game() -> int:
        state = loaded.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            options = state.legal_actions()
            state.apply_action(options[int(random.random() * len(options))])
            steps += 1
        return steps

    return partial(timed, game)


def many(id: str, seats: int, n: int, observe: bool, processes: int = 1) -> Play:
    """Many games at once."""
    env = VectorEnv(id, n, seats=seats, observe=observe, processes=processes)
    drawn = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, float]:
        seen = env.reset(seed=random.getrandbits(62))
        clock = CLOCKS[0]
        steps, start = 0, clock()
        while clock() - start < seconds:
            if observe:
                allowed = np.flatnonzero(seen.masks.view(np.bool_))  # row after row
                first = np.cumsum(seen.options) - seen.options
                places = first + (drawn.random(n) * seen.options).astype(np.int64)
                seen = env.step(allowed[places] % seen.masks.shape[1])
            else:
                seen = env.choose((drawn.random(n) * seen.options).astype(np.int64))
            steps += n
        return steps, clock() - start

    return play


def ways(ids: list[str], n: int) -> dict[str, Play]:
    """Everything that is measured, by its name."""
    found: dict[str, Play] = {}
    for id in ids:
        seats = max(find(id).seats)
        found[f"{id}, engine from Python"] = driven(id, seats)
        found[f"{id}, VectorEnv without observations"] = many(id, seats, n, observe=False)
        found[f"{id}, VectorEnv with observations"] = many(id, seats, n, observe=True)
        if CLOCKS[0] is perf_counter:
            found[SHARED.format(id)] = many(id, seats, n, observe=True, processes=CORES)
        found[f"{id}, PettingZoo AEC"] = in_turns(partial(aec.env, id, seats=seats))
        found[f"{id}, PettingZoo AEC, raw"] = in_turns(partial(aec.raw_env, id, seats=seats))
        found[f"{id}, OpenSpiel"] = spiel(f"parlour_{id}(players={seats})")
    found["PettingZoo's connect_four"] = in_turns(connect_four_v3.env)
    found["PettingZoo's tictactoe"] = in_turns(tictactoe_v3.env)
    for name in PEERS:
        found[f"OpenSpiel's {name}"] = spiel(name)
    return found


def main() -> None:
    """The table, and for each of our games the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--many", type=int, default=64)
    parser.add_argument("--cpu", action="store_true", help="count this process's own seconds: for a busy machine")
    asked = parser.parse_args()
    if asked.cpu:
        CLOCKS[:] = [process_time]
    ids = asked.games.split(",")
    plays = ways(ids, asked.many)
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(asked.rounds):
        for name, play in plays.items():
            steps, seconds = play(asked.seconds)
            rates[name].append(steps / seconds)
    middle = {name: statistics.median(found) for name, found in rates.items()}
    compiled, clock = "compiled" if _mode.compiled() else "plain", " of its own" if asked.cpu else ""
    print(f"{compiled}, {asked.rounds} rounds of {asked.seconds:g} s{clock}, n = {asked.many}")
    print(f"{'steps a second':<44} {'median':>10}  {'lowest – highest':>21}")
    for name, found in rates.items():
        print(f"{name:<44} {middle[name]:>10,.0f}  {min(found):>9,.0f} – {max(found):>9,.0f}")
    for id in ids:
        engine, quick, told, zoo = (
            middle[f"{id}, {way}"]
            for way in (
                "engine from Python",
                "VectorEnv without observations",
                "VectorEnv with observations",
                "PettingZoo AEC",
            )
        )
        print(
            f"{id}: VectorEnv without observations {quick / engine:.2f} × the engine from Python, "
            f"with them {told / zoo:.1f} × PettingZoo AEC"
        )
        if SHARED.format(id) in middle:
            print(f"{id}: VectorEnv in {CORES} processes {middle[SHARED.format(id)] / zoo:.1f} × PettingZoo AEC")


if __name__ == "__main__":
    main()
