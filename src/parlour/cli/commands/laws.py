"""`parlour laws`: hold a game to the laws of the house."""

import argparse
import linecache
from collections.abc import Callable
from typing import Final

from rich.text import Text

from parlour.cli.complaint import Complaint
from parlour.cli.stage import open_stage
from parlour.core.game import Game, find
from parlour.laws import LAWS, TELLING, drafted, tables

SEEDS: Final = 4
FAULTY: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and how much of it."""
    parser.add_argument("game", metavar="GAME", help="the game, as `parlour games` calls it")
    parser.add_argument("--law", metavar="NAME", action="append", help="only this law, as it is printed (all of them)")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"deals tried at every kind of table ({SEEDS})")
    parser.add_argument("--seed", type=int, help="only this deal: that of a fault that was told")


def run(arguments: argparse.Namespace) -> int:
    """A line a law; a fault is told with the deal that repeats it."""
    if not __debug__:
        raise Complaint("the laws are assertions: run Python without -O")
    if arguments.seeds < 1:
        raise Complaint("--seeds must be 1 or more")
    game = find(arguments.game)
    named = {law.__name__ for law in [*LAWS, *TELLING]}
    chosen = {"_".join(law.split()) for law in arguments.law or named}  # as they are printed, too
    if strangers := chosen - named:
        raise Complaint(f"there is no law {', '.join(sorted(strangers))}; there are: {', '.join(sorted(named))}")
    seeds = range(arguments.seeds) if arguments.seed is None else [arguments.seed]
    console, faults = open_stage(), 0
    for law in LAWS:
        if law.__name__ in chosen:
            fault = held(
                law.__name__, [(law, game, seats, seed, options) for seats, options in tables(game) for seed in seeds]
            )
            console.print(fault or kept(law.__name__))
            faults += fault is not None
    for telling in TELLING:
        if telling.__name__ in chosen:
            fault = held(telling.__name__, [(telling, game)])
            console.print(fault or kept(telling.__name__))
            faults += fault is not None
    for lang, lacks in drafted(game).items():
        console.print(Text(f"draft: {lang} lacks {lacks} messages; parlour catalog {game.id} --lang {lang} lists them"))
    return FAULTY if faults else 0


def kept(name: str) -> Text:
    """A law that holds."""
    return Text(f"✓ {name.replace('_', ' ')}", "green")


def held(name: str, trials: list[tuple[Callable[..., None], *tuple[object, ...]]]) -> Text | None:
    """Try a law; where it is broken, and by what deal. None if it holds."""
    for law, *given in trials:
        try:
            law(*given)
        except Exception as error:  # a game that breaks down breaks the law as well
            words = [f"✗ {name.replace('_', ' ')}"]
            game = given[0]
            if len(given) > 1 and isinstance(game, Game):
                seats, seed, options = given[1:]
                words.append(f"at {seats} seats {options or ''}: parlour laws {game.id} --law {name} --seed {seed}")
            return Text("\n    ".join([*words, *told(error)]), "red")
    return None


def told(error: Exception) -> list[str]:
    """What was wrong, and the line that says so."""
    where, lines = error.__traceback__, [f"{type(error).__name__}: {error}" if str(error) else type(error).__name__]
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    if where is not None:
        file, line = where.tb_frame.f_code.co_filename, where.tb_lineno
        lines.append(f"{file}:{line}: {linecache.getline(file, line).strip()}")
    return lines
