"""`parlour arena`: bots against one another, with what the numbers are worth; and the page of all results."""

import argparse
import json
import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.bots import arena, picture
from parlour.bots.ladder import Tally, match_of, stored
from parlour.bots.report import matches, report
from parlour.core.game import find
from parlour.games import games

LADDER: Final = Path("bench/ladder")
PAGE: Final = Path("docs/bots.md")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where it is kept."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(games())}")
    parser.add_argument("--bots", default="level5,level4", metavar="BOT,…", help="who plays (level5,level4)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many play; the last bot fills up (2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games, stored ones counted in (100)")
    parser.add_argument("--divide", type=int, default=1, metavar="N", help="divide all iterations by this (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="games at once")
    parser.add_argument("--sprt", action="store_true", help="stop once a sequential test at 5 %% is decided")
    parser.add_argument("--store", type=Path, metavar="FILE", help=f"where results are kept ({LADDER}/GAME.jsonl)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the result")
    parser.add_argument("--report", action="store_true", help=f"write {PAGE} from all stored results, and play nothing")


def run(arguments: argparse.Namespace) -> int:
    """Play, or report."""
    if arguments.report:
        return write_report()
    if arguments.game is None:
        raise ValueError(f"which game? There are: {', '.join(games())}")
    if arguments.games < 1 or arguments.jobs < 1:
        raise ValueError("--games and --jobs are 1 or more")
    match = match_of(find(arguments.game), arguments.bots.split(","), arguments.seats, arguments.divide)
    path = arguments.store or (LADDER / f"{match.game.id}.jsonl" if LADDER.parent.is_dir() else None)
    console = Console(highlight=False, stderr=True)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        bar = progress.add_task("", total=arguments.games)

        def told(tally: Tally) -> None:
            low, high = tally.interval
            share = f"{tally.share:.0%} ({low:.0%} – {high:.0%})" if tally.games else ""
            progress.update(bar, completed=tally.games, description=f"{picture.named(tally)} {share}")

        tally = arena.run(match, arguments.games, path, arguments.jobs, arguments.sprt, told)
    print(text(tally))
    if path is None:
        print("Nothing was kept: give --store, or run it where bench/ is.")
    if arguments.json:
        arguments.json.write_text(json.dumps(tally.plain(), indent=1) + "\n", "utf-8")
    if arguments.svg:
        arguments.svg.write_text(picture.shares(match.game.id, [tally]), "utf-8")
    return 0


def text(tally: Tally) -> str:
    """The result in a few lines."""
    match = tally.match
    low, high = tally.interval
    point, least, most = tally.elo
    divided = f", iterations divided by {match.divide}" if match.divide > 1 else ""
    lines = [f"{match.game.id}, {match.seats} seats: {picture.named(tally)}, {tally.games} games{divided}"]
    if not match.mirror:
        lines += [
            f"{match.bots[0]} wins {tally.share:.1%} ({low:.1%} – {high:.1%}); even would be {tally.even:.1%}",
            f"Elo {point:+.0f} ({least:+.0f} … {most:+.0f}); test at 5 %: {tally.verdict or 'open'}",
        ]
    seats = [f"{seat}: {wins / max(1, tally.games):.1%}" for seat, wins in enumerate(tally.by_seat, 1)]
    lines.append(f"wins by seat {', '.join(seats)}")
    return "\n".join(lines)


def write_report() -> int:
    """The page and its pictures."""
    chosen = [find(name) for name in games()]
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(report(chosen, LADDER), "utf-8")
    for game in chosen:
        found = [one for one in matches(game, stored(LADDER / f"{game.id}.jsonl")) if not one.match.mirror]
        if found:
            drawn = PAGE.parent / "pictures" / f"ladder-{game.id}.svg"
            drawn.parent.mkdir(exist_ok=True)
            drawn.write_text(picture.shares(f"The ladder of {game.id}", found), "utf-8")
    print(f"{PAGE} is written.")
    return 0
