"""How fast our games are in each researchers' interface, beside the games those packages bring, in one run.

    make build .venv-research/ready
    .venv-research/bin/python bench/interfaces.py [--rounds 5] [--seconds 1] [--games GAME,…] [--many 64] [--cpu]

Steps a second: every choice counts, forced ones too, by every way of driving alike. Random legal play on one core
but where it says otherwise; whoever drives draws a number, times how many options there are, rounded down. Each way has
a process of its own, so that none plays in memory that others have left in pieces; in each round all of them play once,
one at a time. What counts are ratios of medians in this run.
"""

import argparse
import os
import random
import statistics
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter, process_time
from typing import Any

from parlour import _mode
from parlour.core.chance import key_of
from parlour.core.engine import legal, push
from parlour.core.game import find, games

SHARED = "{}, VectorEnv, a process a core"
PEERS = ("hearts", "gin_rummy", "backgammon", "python_kuhn_poker", "python_tic_tac_toe")
CORES = os.cpu_count() or 1
FRESH = get_context("spawn")
Clock = Callable[[], float]
Play = Callable[[float], tuple[int, float]]  # for so many seconds: steps, and the seconds they took
Made = Callable[[Clock], Play]


def timed(game: Callable[[], int], clock: Clock) -> Play:
    """Whole games until the time is up."""

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, clock()
        while clock() - start < seconds:
            steps += game()
        return steps, clock() - start

    return play


def driven(id: str, seats: int, clock: Clock) -> Play:
    """The engine alone, from Python, as `parlour bench` drives it."""
    found = find(id)
    settings, rand = found.settled({}), random.random

    def game() -> int:
        state = found.setup(seats, key_of(random.getrandbits(63)), settings)
        steps = 0
        while options := legal(state):
            push(state, options[int(rand() * len(options))])
            steps += 1
        return steps

    return timed(game, clock)


def in_turns(module: str, make: str, how: dict[str, Any], clock: Clock) -> Play:
    """An environment of PettingZoo, by its usual loop."""
    import numpy as np

    with warnings.catch_warnings():  # PettingZoo warns of its own old ways
        warnings.simplefilter("ignore")
        env = getattr(import_module(module), make)(**how)

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

    return timed(game, clock)


def spiel(name: str, clock: Clock) -> Play:
    """A game of OpenSpiel, from Python."""
    import open_spiel.python.games.kuhn_poker
    import open_spiel.python.games.tic_tac_toe  # noqa: F401 - registers it
    import pyspiel

    import parlour.research.spiel  # noqa: F401 - registers the games

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

    return timed(game, clock)


def many(id: str, seats: int, n: int, observe: bool, processes: int, own: bool, clock: Clock) -> Play:
    """Many games at once. Choices are drawn from masks where games are told, else by places; or by its own `sample`."""
    import numpy as np

    from parlour.research.vector import VectorEnv

    env = VectorEnv(id, n, seats=seats, observe=observe, processes=processes, seed=random.getrandbits(62))
    seen, drawn = env.reset(), np.random.default_rng(1).random  # arrays are used again by every step

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, clock()
        while clock() - start < seconds:
            if own:
                env.step(env.sample())
                steps += n
                continue
            places = (drawn(n) * seen.options).astype(np.int64)
            if observe:
                allowed = np.flatnonzero(seen.masks.view(np.bool_))  # row after row
                env.step(allowed[np.cumsum(seen.options) - seen.options + places] % seen.masks.shape[1])
            else:
                env.choose(places)
            steps += n
        return steps, clock() - start

    play(0.1)  # so that games are at all stages
    return play


def ways(ids: list[str], n: int, one_core: bool) -> dict[str, Made]:
    """Everything that is measured, by its name."""
    found: dict[str, Made] = {}
    for id in ids:
        seats = max(find(id).seats)
        found[f"{id}, engine from Python"] = partial(driven, id, seats)
        found[f"{id}, VectorEnv without observations"] = partial(many, id, seats, n, False, 1, False)
        found[f"{id}, VectorEnv with observations"] = partial(many, id, seats, n, True, 1, False)
        found[f"{id}, VectorEnv with observations, sample()"] = partial(many, id, seats, n, True, 1, True)
        if not one_core:
            found[SHARED.format(id)] = partial(many, id, seats, n, True, CORES, True)
        ours = "parlour.research.aec", {"game": id, "seats": seats}
        found[f"{id}, PettingZoo AEC"] = partial(in_turns, ours[0], "env", ours[1])
        found[f"{id}, PettingZoo AEC, raw"] = partial(in_turns, ours[0], "raw_env", ours[1])
        found[f"{id}, OpenSpiel"] = partial(spiel, f"parlour_{id}(players={seats})")
    found["PettingZoo's connect_four"] = partial(in_turns, "pettingzoo.classic.connect_four_v3", "env", {})
    found["PettingZoo's tictactoe"] = partial(in_turns, "pettingzoo.classic.tictactoe_v3", "env", {})
    for name in PEERS:
        found[f"OpenSpiel's {name}"] = partial(spiel, name)
    return found


def serve(pipe: Connection, make: Made, own: bool) -> None:
    """In a process apart: play whenever the pipe asks, until it is closed."""
    play = make(process_time if own else perf_counter)
    pipe.send(None)
    while True:
        try:
            seconds = pipe.recv()
        except EOFError:
            return
        pipe.send(play(seconds))


def begun(make: Made, own: bool) -> Connection:
    """A process for a way, once it is ready."""
    pipe, theirs = FRESH.Pipe()
    FRESH.Process(target=serve, args=(theirs, make, own)).start()
    theirs.close()
    pipe.recv()
    return pipe


def measured(ids: list[str], asked: argparse.Namespace) -> dict[str, list[float]]:
    """Steps a second in each round, by the name of the way."""
    pipes = {name: begun(make, asked.cpu) for name, make in ways(ids, asked.many, asked.cpu).items()}
    rates: dict[str, list[float]] = {name: [] for name in pipes}
    for _ in range(asked.rounds):
        for name, pipe in pipes.items():
            pipe.send(asked.seconds)
            steps, seconds = pipe.recv()
            rates[name].append(steps / seconds)
    for pipe in pipes.values():
        pipe.close()
    return rates


def main() -> None:
    """The table, and for each of our games the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--many", type=int, default=64)
    parser.add_argument("--cpu", action="store_true", help="count each process's own seconds: for a busy machine")
    asked = parser.parse_args()
    ids = asked.games.split(",")
    rates = measured(ids, asked)
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
