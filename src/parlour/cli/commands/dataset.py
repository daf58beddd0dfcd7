"""`parlour dataset`: records as a table of decisions, for learning; or games that bots play for it."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.cli.language import add_language, catalog_for
from parlour.cli.spreading import add_spread, spread_of
from parlour.games import games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, or by whom, and to where."""
    parser.add_argument("records", metavar="RECORD", nargs="*", type=Path, help="records, or folders of them")
    parser.add_argument("-o", "--out", metavar="FILE", type=Path, required=True, help="the Parquet file to write")
    parser.add_argument(
        "--play",
        metavar="BOT:N,…",
        help="instead of records: so many games of a bot against itself, like level3:10000,level5:200; -o is a folder",
    )
    parser.add_argument("--games", default=",".join(games()), metavar="GAME,…", help="with --play: which (all)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="with --play: how many play (2)")
    add_spread(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write it, and say how much."""
    try:
        from parlour.research import dataset
    except ModuleNotFoundError as missing:
        raise ValueError(f"{missing.name} is not installed: pip install 'parlour[research]' brings it") from None
    if bool(arguments.records) == bool(arguments.play):
        raise ValueError("name records, or say with --play which bots are to play: one of the two")
    if arguments.play:
        return play(arguments)
    written = dataset.write(arguments.records, arguments.out)
    catalog = catalog_for(arguments)
    print(catalog.text("dataset-written", file=str(arguments.out), games=written.games, rows=written.rows))
    return 0


def play(arguments: argparse.Namespace) -> int:
    """Sets that bots play, with a bar each."""
    from parlour.research import sets

    wants = sets.wanted(arguments.games.split(","), arguments.seats, arguments.play)
    spread = spread_of(arguments)
    console = Console(highlight=False, stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as progress:
        bars = {want.name: progress.add_task(want.name, total=want.games) for want in wants}

        def told(name: str, done: int, _: int) -> None:
            progress.update(bars[name], completed=done)

        tables = sets.gather(wants, arguments.out, spread, told)
    for table in [*tables, arguments.out / sets.CARD]:
        print(table)
    return 0
