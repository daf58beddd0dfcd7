"""`parlour games`: what can be played."""

import argparse

from rich.box import SIMPLE_HEAD
from rich.table import Table

from parlour.cli.language import add_language, catalog_for
from parlour.cli.stage import open_stage
from parlour.core.game import find
from parlour.games import games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the language."""
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line a game; its options as `--option` takes them, the default first."""
    house = catalog_for(arguments)
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    for heading in ("games-id", "games-title", "games-players", "games-options"):
        table.add_column(house.text(heading))
    for id in games():
        game = find(id)
        seats = game.seats
        options = [f"{name}={'|'.join(values)}" for name, values in game.options.items() if len(values) > 1]
        players = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
        table.add_row(id, catalog_for(arguments, id).text("game-title"), players, "  ".join(options))
    open_stage().print(table)
    return 0
