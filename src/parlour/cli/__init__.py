"""The terminal of the house: `parlour play` and its siblings, a file each in `commands`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from parlour import __version__
from parlour._mode import compiled
from parlour.cli.complaint import Complaint

COMMANDS: Final = {
    "play": "play a game, against bots or with others at one keyboard",
    "replay": "step through a recorded game",
    "again": "try a decision of yours in a finished game again, as often as you like",
    "verify": "replay records and check every action and the outcome",
    "rules": "read the rules of a game, or look something up in them",
    "games": "list the games of the house",
    "box": "show, correct or check the values of a game that are assumed",
    "kairo-board": "check a board of your own for Kairo, or show the house's as a pattern",
    "arena": "let bots play one another, and tell what the results are worth",
    "sit": "let a bot take a seat at a server, by the link of an invitation",
    "daily": "play the deal of the day at a server, the same for everybody",
    "puzzle": "solve puzzles from real games: by your rating, of the day, or against the clock",
    "progress": "what your decisions cost, by month and theme, and the level of bot that fits you",
    "puzzles": "make books of puzzles, and check them",
    "selfplay": "let a bot play against itself, for a net to learn from",
    "dataset": "write the decisions of recorded games as a table (Parquet), for learning",
    "truth": "write an archive by which another implementation of a game can be checked",
    "analyse": "look back at a game: chances, costly decisions, luck and skill",
    "serve": "serve tables to people and programs",
    "host": "back up, restore, look after tables and guests: for whoever runs a server",
    "members": "list who can sign in, give roles, sign somebody out or help them in: for whoever runs a server",
    "revalidate": "replay all stored games, each by the rules it was played by",
    "new-game": "write a package for a game of your own, with a stub in it that can be played",
    "laws": "hold a game to the laws of the house",
    "catalog": "list or write down the messages that the catalogs of a game lack",
    "golden": "check, make or update the golden games of a game",
    "perft": "check or count anew the sequences of actions of a game",
    "bench": "measure how fast the games are on this machine",
}
WRONG: Final = 2
INTERRUPTED: Final = 130


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        arguments = _parser(words).parse_args(words)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except (Complaint, ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):  # whoever read our output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"parlour: {_one_line(str(error))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _parser(words: Sequence[str]) -> _Parser:
    """Only the module of the command asked for is loaded."""
    parser = _Parser(prog="parlour", description="Board games by the book, at the terminal.")
    mode = "compiled" if compiled() else "plain Python"
    parser.add_argument("--version", action="version", version=f"parlour {__version__} ({mode})")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, told in COMMANDS.items():
        command = commands.add_parser(name, help=told, description=told[0].upper() + told[1:] + ".")
        if words[:1] == [name]:
            loaded = import_module(f"parlour.cli.commands.{name.replace('-', '_')}")
            loaded.add_arguments(command)
            command.set_defaults(run=loaded.run)
    return parser


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
