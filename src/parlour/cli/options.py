"""Options of a table as the command line gives them, and boards of one's own."""

import argparse
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.cli.language import catalog_for
from parlour.games.kairo.board import load
from parlour.games.kairo.ground import BoardError
from parlour.text.catalog import Catalog


def add_options(parser: argparse.ArgumentParser) -> None:
    """How the table is set."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the table; may be repeated",
    )


def add_board(parser: argparse.ArgumentParser) -> None:
    """A board of one's own."""
    parser.add_argument("--board", type=Path, metavar="FILE", help="for Kairo: a board of your own (see kairo-board)")


def load_board(arguments: argparse.Namespace) -> str | None:
    """Make the board known that was named; its digest."""
    return open_board(arguments.board, catalog_for(arguments, "kairo")) if arguments.board else None


def open_board(path: Path, catalog: Catalog) -> str:
    """Make the board of a file known; its digest. Complaint says what is wrong with it, and in which line."""
    try:
        return load(path)
    except BoardError as wrong:
        told = {name: str(value) for name, value in wrong.told.items()}
        raise Complaint(f"{path}: {catalog.text(f'box-wrong-board-{wrong.reason}', **told)}") from None


def chosen(arguments: argparse.Namespace, house: Catalog) -> dict[str, str]:
    """The options that were set."""
    told: dict[str, str] = {}
    for option in arguments.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise Complaint(house.text("error-option", option=option))
        told[name] = value
    board = load_board(arguments)
    return {**told, "board": board} if board else told
