"""Options of a table as the command line gives them, and boards of one's own."""

import argparse
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.cli.language import catalog_for
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.games.kairo.board import load
from parlour.games.kairo.ground import BoardError
from parlour.text.catalog import Catalog, MissingText


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


def chosen(game: Game, arguments: argparse.Namespace, house: Catalog) -> dict[str, str]:
    """The options that were set; Complaint says which the game has, and their values."""
    told: dict[str, str] = {}
    for option in arguments.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise Complaint(house.text("error-option", option=option))
        if not game.options:
            raise Complaint(house.text("error-option-none", game=game.id, name=name))
        if name not in game.options:
            raise Complaint(house.text("error-option-unknown", game=game.id, name=name, known=", ".join(game.options)))
        if value not in game.options[name] and len(game.options[name]) > 1:  # a board goes by its digest as well
            values = ", ".join(game.options[name])
            raise Complaint(house.text("error-option-value", name=name, values=values, value=value))
        told[name] = value
    board = load_board(arguments)
    return {**told, "board": board} if board else told


def options_of(table: Table, catalog: Catalog) -> str:
    """How the table is set, in words: what could be chosen for it, and what is not as the game has it; or nothing."""
    told: list[str] = []
    for name, value in table.options.items():
        values = table.game.options[name]
        if len(values) > 1 or value not in values:
            shown = worded(catalog, f"game-option-{name}-{value}", value)
            told.append(catalog.text("option-is", name=worded(catalog, f"game-option-{name}", name), value=shown))
    return catalog.text("options-at", options=", ".join(told)) if told else ""


def worded(catalog: Catalog, id: str, plain: str) -> str:
    """A message, or what a game from elsewhere calls it by itself."""
    try:
        return catalog.text(id)
    except MissingText:
        return plain
