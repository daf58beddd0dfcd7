"""The board at the terminal: the second player's houses above, the first player's below, as both would sit."""

from collections.abc import Sequence
from typing import cast

from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.cli.boards import Board as Drawn
from parlour.cli.boards.drawing import Drawing
from parlour.core.words import Action, Seat, State, Viewer
from parlour.text.catalog import Catalog
from parlour_oware.actions import Sow
from parlour_oware.facts import OwareFacts
from parlour_oware.material import House
from parlour_oware.state import Board


class OwareDrawing(Drawing[Board, OwareFacts]):
    """One look at the board."""

    def whole(self) -> RenderableType:
        """Two stores, two rows, and how quiet it is."""
        grid = Table(box=ROUNDED, show_header=False, show_lines=True, padding=(0, 1))
        for _ in House:
            grid.add_column(justify="center", width=3)
        grid.add_row(*(self.house(1, house) for house in reversed(House)))
        grid.add_row(*(self.house(0, house) for house in House))
        quiet = Text(self.say("oware-quiet", left=self.facts.quiet_left()), "dim")
        return Group(self.store(1), Align.left(grid), self.store(0), quiet)

    def house(self, seat: Seat, house: House) -> Text:
        """Its seeds, and its letter."""
        seeds = self.view.row(seat)[house]
        return Text.assemble((f"{seeds:>2}", "bold" if seeds else "dim"), (f"\n {house.name.lower()}", "dim"))

    def store(self, seat: Seat) -> RenderableType:
        """What a player has, and lacks."""
        seeds, left = self.view.stores[seat], self.facts.to_win()[seat]
        told = self.say("oware-store", name=self.names[seat], seeds=seeds, left=left)
        return Panel(Text(told), width=64, box=ROUNDED)


class OwareBoard(Drawn):
    """Draws it."""

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        board = cast(Board, view)
        return OwareDrawing(board, OwareFacts(board, viewer), catalog, names, viewer).whole()

    def preview(self, view: State, action: Action, catalog: Catalog) -> str:
        """Whether it captures."""
        seeds = OwareFacts(cast(Board, view), None).captures()[cast(Sow, action).house]
        return catalog.text("oware-captures", seeds=seeds) if seeds else ""


BOARD = OwareBoard()
