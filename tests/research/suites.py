"""The test suites of PettingZoo, Gymnasium and OpenSpiel, of every game with every number of seats.

    .venv-research/bin/python -m tests.research.suites

prints what each of them says. One that fails raises; what none of them asks is in the tests beside.
"""

import io
import sys
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from importlib.metadata import version
from typing import Final

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import parlour.research.single  # noqa: F401 - registers the ids
from parlour.core.game import Game, find, games
from parlour.research import aec
from parlour.research.results import camel
from parlour.research.spiel import NAME

CYCLES: Final = 60  # of every agent: Kairo's games are long
# PettingZoo's own games with masks observe a dict too; its test knows those by a list of their names.
DICT: Final = "Observation space for each agent probably should be"
MASK: Final = "Observation is not a NumPy array"


def loaded(game: Game, seats: int, **more: int) -> pyspiel.Game:
    """The game as OpenSpiel has it."""
    words = ",".join(f"{name}={value}" for name, value in {"players": seats, **more}.items())
    return pyspiel.load_game(f"{NAME.format(game.id)}({words})")


def api(made: Callable[..., aec.raw_env], game: Game, seats: int) -> None:
    """What PettingZoo asks of an environment."""
    api_test(made(game, seats=seats), num_cycles=CYCLES, verbose_progress=False)


def seeds(game: Game, seats: int) -> None:
    """That a seed is a game, to PettingZoo."""
    seed_test(lambda: aec.env(game, seats=seats), num_cycles=CYCLES)


def drawings(game: Game, seats: int) -> None:
    """That there is something to see, in every way that is offered, to PettingZoo."""
    render_test(lambda render_mode: aec.env(game, seats=seats, render_mode=render_mode))


def check(game: Game, seats: int) -> None:
    """What Gymnasium asks of an environment."""
    env = gymnasium.make(f"parlour/{camel(game.id)}-v{game.rules}", seats=seats, bots="random", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


def sampled(game: Game, seats: int) -> None:
    """OpenSpiel's simulation of the game as it is declared."""
    spiel = loaded(game, seats, seed=5)
    assert spiel.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def explicit(game: Game, seats: int) -> None:
    """The same with serialisation, of the game that begins with a chance node."""
    spiel = loaded(game, seats, deals=100)
    assert spiel.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


SUITES: Final[dict[str, Callable[[Game, int], None]]] = {
    "PettingZoo api_test": partial(api, aec.env),
    "PettingZoo api_test, raw": partial(api, aec.raw_env),
    "PettingZoo seed_test": seeds,
    "PettingZoo render_test": drawings,
    "Gymnasium check_env": check,
    "OpenSpiel random_sim_test": sampled,
    "OpenSpiel random_sim_test, serialised": explicit,
}


def said(suite: Callable[[Game, int], None], game: Game, seats: int) -> str:
    """What a suite prints of a game: its last line, which has the verdict, if it is not the game's drawing."""
    heard = io.StringIO()
    with redirect_stdout(heard):
        suite(game, seats)
    lines = heard.getvalue().strip().splitlines()
    return lines[-1].strip() if lines and lines[-1].startswith("Passed") else "passed, and says nothing"


def main() -> None:
    """Every suite, game and number of seats."""
    warnings.filterwarnings("ignore", f"{DICT}|{MASK}", UserWarning)
    packages = ("pettingzoo", "gymnasium", "open_spiel")
    print(", ".join(f"{package} {version(package)}" for package in packages), flush=True)
    for name, suite in SUITES.items():
        found: dict[str, list[str]] = {}
        for id in games():
            for seats in find(id).seats:
                found.setdefault(said(suite, find(id), seats), []).append(f"{id} {seats}")
        for verdict, tables in found.items():
            print(f"{name}: {verdict}: {', '.join(tables)}", flush=True)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
