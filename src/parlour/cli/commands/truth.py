"""`parlour truth`: an archive by which another implementation of a game can be checked."""

import argparse
from pathlib import Path

from parlour.cli.language import add_language, catalog_for
from parlour.core.game import find
from parlour.games import games
from parlour.laws import truth


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of what, from where, to where."""
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"one or more of: {', '.join(games())} (all)")
    parser.add_argument("-o", "--out", metavar="FILE", type=Path, default=Path("truth.zip"), help="(truth.zip)")
    parser.add_argument(
        "--project", metavar="FOLDER", type=Path, default=Path(), help="where tests/golden and tests/perft are (here)"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write it, and say how much."""
    chosen = [find(name) for name in arguments.games or games()]
    count = truth.write(chosen, arguments.project, arguments.out)
    print(catalog_for(arguments).text("truth-written", file=str(arguments.out), files=count))
    return 0
