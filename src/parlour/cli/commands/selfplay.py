"""`parlour selfplay`: games that a bot plays against itself, for a net to learn from."""

import argparse
from pathlib import Path
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.bots.selfplay import Practice
from parlour.bots.selfplay import run as play
from parlour.cli.spreading import add_spread, spread_of
from parlour.core.game import find
from parlour.games import games

FOR_EVER: Final = 1e9  # seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is played, how, and where it is kept."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games())}")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many play (2)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games, stored ones counted in (1000)")
    parser.add_argument("--minutes", type=float, metavar="M", help="begin no game after this time")
    add_spread(parser)
    parser.add_argument("--net", type=Path, metavar="FILE", help="the net that plays (none: the hand-made judge)")
    parser.add_argument(
        "--iterations", default="40/200", metavar="FAST/FULL", help="of most decisions, and of those kept (40/200)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, other games (1)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the games are kept (JSON lines)")


def run(arguments: argparse.Namespace) -> int:
    """Play, with a bar."""
    game = find(arguments.game)
    if arguments.seats not in game.seats:
        raise ValueError(f"{game.id} is played by {', '.join(map(str, game.seats))}, not by {arguments.seats}")
    if arguments.games < 1:
        raise ValueError("--games is 1 or more")
    spread = spread_of(arguments)
    fast, full = iterations(arguments.iterations)
    net = str(arguments.net) if arguments.net else ""
    practice = Practice(game.id, arguments.seats, net, fast, full, seed=arguments.seed)
    seconds = 60 * arguments.minutes if arguments.minutes else FOR_EVER
    console = Console(highlight=False, stderr=True)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        bar = progress.add_task("", total=arguments.games)
        start = monotonic()
        before = -1

        def told(count: int) -> None:
            nonlocal before
            before = count if before < 0 else before
            rate = 60 * (count - before) / max(monotonic() - start, 0.001)
            progress.update(bar, completed=count, description=f"{game.id} {arguments.seats}, {rate:,.0f} a minute")

        count = play(practice, arguments.games, seconds, arguments.out, spread, told)
    print(f"{count} games in {arguments.out}")
    return 0


def iterations(text: str) -> tuple[int, int]:
    """40/200 in two numbers; one number stands for both."""
    fast, _, full = text.partition("/")
    if not fast.isdecimal() or not (full or fast).isdecimal() or not int(fast) or not int(full or fast):
        raise ValueError(f"--iterations is FAST/FULL, like 40/200, not '{text}'")
    return int(fast), int(full or fast)
