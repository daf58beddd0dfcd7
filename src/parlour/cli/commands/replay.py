"""`parlour replay`: forth and back through a recorded game."""

import argparse
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from parlour.cli.boards import board_of
from parlour.cli.complaint import Complaint
from parlour.cli.edition import played_by
from parlour.cli.language import add_language, catalog_for
from parlour.cli.options import add_board, load_board, options_of
from parlour.cli.players import clean_name, mark
from parlour.cli.stage import open_stage
from parlour.cli.table import telling
from parlour.cli.table.asking import asker_of
from parlour.cli.table.saving import replayed
from parlour.core.table import Table
from parlour.core.words import Viewer
from parlour.text.catalog import Catalog


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and whose view of it."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the record")
    parser.add_argument("--seat", type=int, metavar="N", help="see it as player N did (default: as a watcher)")
    add_board(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the first board, then go where one is told."""
    load_board(arguments)
    record, table, _ = replayed(arguments.file)
    catalog = catalog_for(arguments, table.game.id)
    if arguments.seat is not None and not 1 <= arguments.seat <= table.seats:
        raise Complaint(catalog.text("error-seat", seat=arguments.seat, seats=table.seats))
    viewer = None if arguments.seat is None else arguments.seat - 1
    names = [clean_name(name) for name in record.names[: table.seats]]
    names += [catalog.text("player-name", number=seat + 1) for seat in range(len(names), table.seats)]
    for line in [played_by(table.game, catalog), options_of(table, catalog)]:
        if line:
            open_stage().print(Text(line, "dim"))
    ReplaySession(table, names, viewer, catalog).run()
    return 0


class ReplaySession:
    """A finished or broken-off game, somewhere between its first state and its last."""

    def __init__(self, table: Table, names: list[str], viewer: Viewer, catalog: Catalog) -> None:
        self.table = table
        self.names = names
        self.viewer = viewer
        self.catalog = catalog
        self.console = open_stage()
        self.asker = asker_of(self.console)
        self.board = board_of(table.game)
        self.at = 0

    def run(self) -> None:
        """Until `q` or the end of input."""
        self.show()
        while True:
            try:
                line = self.asker.step(self.position())
            except EOFError:
                return
            if line.casefold() in ("q", "quit"):
                return
            target = self.target(line.casefold())
            if target is None:
                self.console.print(self.catalog.text("replay-help", last=self.table.at))
            elif target == self.at:
                self.console.print(self.catalog.text("replay-edge"))
            else:
                self.at = target
                self.show()

    def position(self) -> str:
        """12/88"""
        return f"{self.at}/{self.table.at}"

    def target(self, line: str) -> int | None:
        """Where a line leads; None if it is not understood."""
        if line in ("", "n", "next"):
            return min(self.at + 1, self.table.at)
        if line in ("p", "prev"):
            return max(self.at - 1, 0)
        if line in ("first", "last"):
            return 0 if line == "first" else self.table.at
        number = line.removeprefix("g").strip()
        return int(number) if number.isdecimal() and int(number) <= self.table.at else None

    def show(self) -> None:
        """The board after `at` actions, and the sentences of the last of them."""
        if self.asker.keys:
            self.console.clear()
        view = self.table.view(self.viewer, self.at)
        self.console.print(self.board.draw(view, self.catalog, self.names, self.viewer))
        if self.at:
            self.tell(self.at - 1)
        if self.at == self.table.at and self.table.outcome:
            sources = self.table.game.sources
            self.console.print(telling.sheet(self.table.outcome, sources, self.catalog, self.names))

    def tell(self, at: int) -> None:
        """An action and what it brought about."""
        actor, action = self.table.actors[at], self.table.actions[at]
        done = Text.assemble(f"{at + 1}/{self.table.at}  ", mark(actor, self.names[actor]), f"  {action.write()}")
        self.console.print(done)
        for line in self.board.lines(self.table.told(self.viewer, at, at + 1)):
            said = " ".join(self.catalog.say(event, self.names) for event in line)
            self.console.print(Padding(Text(said), (0, 0, 0, 2)))
