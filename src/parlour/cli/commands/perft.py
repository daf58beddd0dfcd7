"""`parlour perft`: how many sequences of actions there are from the tables of a game, checked or counted anew."""

import argparse
from pathlib import Path

from parlour.cli.stage import open_stage
from parlour.core.game import find
from parlour.laws import golden, perft

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and where its file is."""
    parser.add_argument("game", metavar="GAME", help="the game, as `parlour games` calls it")
    parser.add_argument("--make", action="store_true", help="count anew, and write the file")
    parser.add_argument(
        "--nodes", type=int, default=perft.NODES, help=f"how many --make counts at most ({perft.NODES})"
    )
    parser.add_argument("--folder", type=Path, default=perft.PLACE, help=f"where the file is ({perft.PLACE})")
    parser.add_argument("--records", type=Path, default=golden.PLACE, help=f"where golden games are ({golden.PLACE})")


def run(arguments: argparse.Namespace) -> int:
    """Write the file, or tell every number that is not what it was."""
    game, console = find(arguments.game), open_stage()
    file = arguments.folder / f"{game.id}.perft"
    if arguments.make:
        text = perft.made(game, arguments.nodes, arguments.records)
        arguments.folder.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        console.print(str(file), markup=False, highlight=False, soft_wrap=True)
        return 0
    faults = [
        said
        for count in perft.counts(game, arguments.folder)
        if (said := perft.differs(game, count, arguments.records))
    ]
    for said in faults:
        console.print(said, markup=False, highlight=False, soft_wrap=True)
    return FAULTY if faults else 0
