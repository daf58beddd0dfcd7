"""`parlour golden`: the golden games of a game, checked, made, or told anew."""

import argparse
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.cli.stage import open_stage
from parlour.core.game import find
from parlour.laws import golden

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and what to do."""
    parser.add_argument("game", metavar="GAME", help="the game, as `parlour games` calls it")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--make", action="store_true", help="play and search for records by its newest rules, anew")
    parser.add_argument("--anew", action="store_true", help="let --make replace records that no longer replay")
    what.add_argument(
        "--update", action="store_true", help="write the playthroughs of all rules again from their records"
    )
    parser.add_argument("--tries", type=int, default=golden.TRIES, help=f"games that --make searches ({golden.TRIES})")
    parser.add_argument("--folder", type=Path, default=golden.PLACE, help=f"where they are ({golden.PLACE})")


def run(arguments: argparse.Namespace) -> int:
    """A line a file or fault."""
    game, console = find(arguments.game), open_stage()
    if arguments.tries < 0:
        raise Complaint("--tries must be 0 or more")
    if arguments.anew and not arguments.make:
        raise Complaint("--anew is for --make")
    if arguments.make:
        if not arguments.anew and (lost := golden.lost(game, arguments.folder)):
            told = "\n".join(lost)
            raise Complaint(f"{told}\n--make would write over that; rules that nobody has played by: --make --anew")
        for line in golden.make(game, arguments.tries, arguments.folder):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
        return 0
    faults = 0
    for version in game.versions:
        edition = game.edition(version)
        lines = golden.update if arguments.update else golden.holds
        for line in lines(edition, arguments.folder):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
            faults += not arguments.update
    return FAULTY if faults else 0
