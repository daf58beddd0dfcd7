"""`parlour bench`: how fast the games and the search are on this machine, and how much memory a state takes.

A decision is a choice among two or more options; forced ones cost their time and are not counted. A simulation is one
iteration of the search at the first choice of a game: with a whole random playout, or one cut short by the judge.
The figures of one run compare with one another, not with those of another day: bench/peers.py has the peers beside.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from parlour._mode import compiled
from parlour.bots.ismcts import simulate
from parlour.bots.levels import old5_of
from parlour.bots.plan import WHOLE
from parlour.bots.random import playout
from parlour.core.chance import Chance
from parlour.core.engine import legal, push
from parlour.core.game import Game
from parlour.core.words import State
from parlour.games import find, games

ROUNDS = 5
BAR = 10
COPIES = 200  # of a state, to see how large one is
CUT = 8  # choices of a playout cut short, in games whose levels play them to the end


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--seconds", type=float, default=0.5, help="a measure and round (0.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    chosen = [find(name) for name in arguments.games or games()]
    if arguments.seconds <= 0:
        raise ValueError("--seconds must be above 0")
    load = _load()
    rows = [row for game in chosen for row in _rows(game, arguments.seconds)]
    result = {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "mode": "compiled" if compiled() else "plain",
        "load": [load, _load()],
        "import_ms": _import_time(),
        "rows": rows,
    }
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    _show(result)
    return 0


def _rows(game: Game, seconds: float) -> list[dict[str, Any]]:
    return [_row(game, seats, seconds) for seats in game.seats]


def _row(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Medians over rounds in which every measure runs once."""
    chance = Chance(1893)
    state = _middle(game, seats)
    view = game.view(state, 0)
    driven, inside, copies, views, guesses, plays, full, short = [], [], [], [], [], [], [], []
    level = old5_of(game)  # by the judge: a net has no playouts to cut
    cut = CUT if level.cut == WHOLE else level.cut
    for turn in range(ROUNDS):
        decisions, whole = _driven(game, seats, seconds, turn)
        driven.append(decisions)
        plays.append(whole)
        inside.append(_inside(game, seats, seconds, chance))
        copies.append(_cost(state.copy))
        views.append(_cost(lambda: game.view(state, 0)))
        guesses.append(_cost(lambda: game.guess(view, 0, chance)))
        full.append(simulate(game, seats, seconds))
        short.append(simulate(game, seats, seconds, cut))
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_s": statistics.median(driven),
        "games_per_s": statistics.median(plays),
        "inside_decisions_per_s": statistics.median(inside),
        "copy_us": statistics.median(copies),
        "view_us": statistics.median(views),
        "guess_us": statistics.median(guesses),
        "state_bytes": size(state),
        "simulations_per_s": statistics.median(full),
        "cut_simulations_per_s": statistics.median(short),
        "cut": cut,
    }


def _driven(game: Game, seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Random play driven from Python: decisions and games a second."""
    rand = Random(seed).random
    decisions = whole = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state = game.setup(seats, whole, {})
        whole += 1
        while options := legal(state):
            n = len(options)
            if n > 1:
                decisions += 1
            push(state, options[int(rand() * n)])
    return decisions / elapsed, whole / elapsed


def _inside(game: Game, seats: int, seconds: float, chance: Chance) -> float:
    """Random play with the loop inside: decisions a second."""
    decisions = whole = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += playout(game.setup(seats, whole, {}), chance)
        whole += 1
    return decisions / elapsed


def _middle(game: Game, seats: int) -> State:
    """The state in the middle of a random game."""
    states = [game.setup(seats, 1893, {})]
    chance = Chance(1893)
    while options := legal(states[-1]):
        after = states[-1].copy()
        push(after, options[chance.below(len(options))])
        states.append(after)
    return states[len(states) // 2]


def _cost(call: Callable[[], object], times: int = 2000) -> float:
    """Microseconds a call."""
    start = perf_counter()
    for _ in range(times):
        call()
    return (perf_counter() - start) / times * 1e6


def size(state: State) -> int:
    """Bytes that a copy of a state takes; what all copies share is not counted."""
    state.copy()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [state.copy() for _ in range(COPIES)]
        return (tracemalloc.get_traced_memory()[0] - before) // len(kept)
    finally:
        tracemalloc.stop()


def _import_time() -> float:
    """Milliseconds of `import parlour` in a fresh interpreter: the median of several."""
    code = "import time; t = time.perf_counter(); import parlour; print((time.perf_counter() - t) * 1000)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    return statistics.median(float(run.stdout) for run in runs)


def _load() -> float:
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def _show(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.width = max(console.width, 120)  # the table is of no use cut off
    before, after = result["load"]
    console.print(f"{result['machine']}, {result['mode']}; load {before} before, {after} after")
    console.print(f"import parlour: {result['import_ms']:.0f} ms; random play, medians of {ROUNDS} rounds, one core")
    grid = Grid(pad_edge=False, box=None, header_style="bold")
    for title in ("game", "seats"):
        grid.add_column(title)
    for title in (
        "decisions/s",
        "games/s",
        "inside/s",
        "copy µs",
        "view µs",
        "guess µs",
        "state KB",
        "search/s",
        "cut/s",
    ):
        grid.add_column(title, justify="right")
    grid.add_column("")
    most = max(row["decisions_per_s"] for row in result["rows"])
    for row in result["rows"]:
        grid.add_row(
            row["game"],
            str(row["seats"]),
            f"{row['decisions_per_s']:,.0f}",
            f"{row['games_per_s']:,.0f}",
            f"{row['inside_decisions_per_s']:,.0f}",
            *(f"{row[name]:.1f}" for name in ("copy_us", "view_us", "guess_us")),
            f"{row['state_bytes'] / 1024:.1f}",
            f"{row['simulations_per_s']:,.0f}",
            f"{row['cut_simulations_per_s']:,.0f}",
            "█" * max(1, round(BAR * row["decisions_per_s"] / most)),
        )
    console.print(grid)
