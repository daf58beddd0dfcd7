"""`parlour kairo-board`: check a board of one's own, or print the house's as a pattern."""

import argparse
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.options import open_board
from parlour.cli.stage import open_stage
from parlour.games.kairo.board import crowded, known_board
from parlour.games.kairo.house import HOUSE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do with which file."""
    parser.add_argument("what", choices=["check", "show"], help="check a file, or show the board of the house")
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="the board to check")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line about a good board; a bad one is refused with its line."""
    catalog = catalog_for(arguments, "kairo")
    if arguments.what == "show":
        print(HOUSE, end="")
        return 0
    if arguments.file is None:
        raise Complaint(catalog.text("kairo-board-which"))
    name = open_board(arguments.file, catalog)
    ground = known_board(name)
    starts = [str(seats) for seats in (2, 3, 4) if ground.given[seats]]
    told = catalog.text(
        "kairo-board-good",
        cells=len(ground.cells),
        starts=catalog.join(starts) if starts else "–",
        digest=name,
    )
    console = open_stage()
    console.print(f"{arguments.file}: {told}", soft_wrap=True)
    for seats, section, stalls in crowded(ground):
        warning = catalog.text("kairo-board-crowded", seats=seats, section=section, stalls=stalls)
        console.print(f"{arguments.file}: {warning}", soft_wrap=True, markup=False)
    return 0
