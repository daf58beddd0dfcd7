"""What `make` is asked on a command line, and doing it: the same for the terminal and for a bare machine."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.bots.spread import Spread
from parlour.core.game import find
from parlour.puzzles.book import write
from parlour.puzzles.making import Making, run, shares, stored_games

FOR_EVER: Final = 1e9  # seconds


def add_make(parser: argparse.ArgumentParser) -> None:
    """What is made, and where it is kept."""
    parser.add_argument("game", metavar="GAME", help="whose puzzles")
    parser.add_argument("--seats", default="2", metavar="N", help="how many play: 2, or 2,3,4, or 2:240,3:40,4:20 (2)")
    parser.add_argument("--count", type=int, default=300, metavar="N", help="puzzles of the book (300)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, other games (1)")
    parser.add_argument("--seconds", type=float, default=FOR_EVER, metavar="S", help="begin no game after this time")
    parser.add_argument(
        "--from",
        dest="records",
        action="append",
        type=Path,
        default=[],
        metavar="RECORDS",
        help="stored games, a file or a folder, instead of self-played ones; may be repeated",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the book: .jsonl, or .jsonl.gz")
    parser.add_argument(
        "--pieces", type=Path, metavar="FILE", help="where the work is kept, to go on with (default: beside the book)"
    )


def made_as_asked(arguments: argparse.Namespace, spread: Spread, told: Callable[[int, int], None]) -> str:
    """Make the book, as far as the time goes; what there is to say of it."""
    game = find(arguments.game)
    if arguments.count < 1:
        raise ValueError("--count is 1 or more")
    counts = shares(arguments.seats, arguments.count)
    records = stored_games(arguments.records, game.id) if arguments.records else {}
    for seats in counts:
        if seats not in game.seats:
            raise ValueError(f"{game.id} is played by {', '.join(map(str, game.seats))}, not by {seats}")
        if arguments.records and seats not in records:
            raise ValueError(f"there is no game of {game.id} with {seats} seats among the records")
    if arguments.records and len(counts) > 1:
        raise ValueError("records are looked through for one number of seats at a time: --seats 2")
    files = next((records[seats] for seats in counts if seats in records), [])
    making = Making(game.id, counts, arguments.seed, files)
    path = arguments.pieces or arguments.out.with_name(f"{arguments.out.name.split('.')[0]}.pieces.jsonl")
    pieces = run(making, path, arguments.seconds, spread, told)
    book = pieces.book()
    write(arguments.out, book)
    games = sum(len(done) for done in pieces.done.values())
    return f"{len(book)} of {sum(counts.values())} puzzles in {arguments.out}, from {games} games in {path}"
