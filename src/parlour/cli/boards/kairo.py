"""The table of Kairo: the market with its stalls, entrances and customers, the cards, and what each player has.

Every colour has a letter and every owner a shape, so nothing is told by colour alone. What is legal, how far a
customer walks and what a build brings comes from the game's facts; nothing is counted here.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, cast

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.cli.boards import Board
from parlour.cli.boards.drawing import Drawing
from parlour.cli.players import mark, shape
from parlour.core.engine import legal
from parlour.core.words import Action, Event, Seat, State, Viewer
from parlour.games.kairo.actions import Cell, Choose, Customer
from parlour.games.kairo.build import ChooseCell, ChooseColour
from parlour.games.kairo.events import Arrived, DisplayFilled
from parlour.games.kairo.facts import MarketFacts, Way
from parlour.games.kairo.ground import RESTAURANT
from parlour.games.kairo.lure import ChooseEntrance
from parlour.games.kairo.material import (
    CARD_NAMES,
    CELL_NAMES,
    COLOURS,
    NEUTRAL,
    STALLS,
    Work,
    cell_at,
    colour_of,
    owner_of,
    stall_under,
)
from parlour.games.kairo.state import Market
from parlour.text.catalog import Catalog

WIDE: Final = 104  # columns from which cards and stock stand beside the market
MAP: Final = 70
CELL: Final = 5
NEUTRAL_MARK: Final = "○"
CUSTOMER: Final = "@"
TOWARDS: Final = "↑→↓←"  # from the entrance to its stall
TINTS: Final = [
    "#ffffff on #7b3f98",
    "#ffffff on #b4283c",
    "#ffffff on #2f7a3d",
    "#16203a on #f4c63d",
    "#ffffff on #2f6fb0",
    "#16203a on #e8e4da",
]
INKS: Final = ["bold #b06ad0", "bold #d04a5c", "bold #3f9a50", "bold #c9a020", "bold #4fa6dc", "bold"]
CHOSEN: Final = "bold reverse"


def owner_mark(owner: int) -> str:
    """The shape of a player, or that of nobody."""
    return NEUTRAL_MARK if owner == NEUTRAL else shape(owner)


class MarketDrawing(Drawing[Market, MarketFacts]):
    """The market, and beside or below it everything else."""

    def __init__(self, view: Market, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> None:
        super().__init__(view, MarketFacts(view, viewer), catalog, names, viewer)
        self.ground = view.ground()
        self.letters = [catalog.name(colour, "letter") for colour in COLOURS]
        self.offered = {cell_at(action.row, action.column) for action in self.options() if isinstance(action, Cell)}

    def options(self) -> list[Action]:
        """What the viewer may choose now."""
        agenda = self.view.agenda
        return legal(self.view) if agenda and agenda[-1].seat == self.viewer else []

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if width >= WIDE:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=MAP)
            grid.add_column(width=width - MAP - 1)
            grid.add_row(self.market(), self.cards())
            yield grid
        else:
            yield self.market()
            yield self.cards()
        yield self.players(min(width, 132))
        yield Text(" " + self.catalog.text("kairo-legend", customer=CUSTOMER, neutral=NEUTRAL_MARK), "dim")

    def market(self) -> Text:
        """The map, a line a row, a stroke where a section or zone ends."""
        ground = self.ground
        lines = [Text("   " + "".join(f"  c{column:<3}" for column in range(ground.columns)), "dim")]
        for row in range(ground.rows):
            above = self.strokes(row)
            if above is not None:
                lines.append(above)
            line = Text(f"r{row} ".rjust(3), "dim")
            for column in range(ground.columns):
                cell = cell_at(row, column)
                line.append("│" if column and self.differs(cell, cell - 1) else " ", "dim")
                line.append_text(self.cell(cell))
            lines.append(line)
        return Text("\n").join(lines)

    def strokes(self, row: int) -> Text | None:
        """A line above a row, if sections or zones change there."""
        cells = [cell_at(row, column) for column in range(self.ground.columns)]
        above = [cell_at(row - 1, column) for column in range(self.ground.columns)]
        ends = [row > 0 and self.differs(cell, other) for cell, other in zip(cells, above, strict=True)]
        if not any(ends):
            return None
        marks = "".join(
            ("┼" if here or before else " ") + ("─" if here else " ") * CELL
            for before, here in pairwise([False, *ends])
        )
        return Text(f"   {marks}", "dim")

    def differs(self, cell: int, other: int) -> bool:
        """Whether two neighbours are of different sections or zones."""
        ground = self.ground
        return ground.zone[cell] != ground.zone[other] or (
            ground.zone[cell] != RESTAURANT and ground.section[cell] != ground.section[other]
        )

    def cell(self, cell: int) -> Text:
        """R● a main stall, r● an extension, →R● an entrance, @G a customer, + a cell that may be chosen."""
        view = self.view
        tile = view.tiles[cell]
        if self.ground.zone[cell] == 0:
            return Text(" " * CELL)
        if tile:
            stall = stall_under(tile)
            owner, colour = owner_of(stall), colour_of(stall)
            letter = self.letters[colour]
            letter = letter if view.mains[stall] == cell else letter.lower()
            return Text.assemble((f" {letter}{owner_mark(owner)}  ", TINTS[colour]))
        text = Text()
        for stall in range(STALLS):
            if view.doors[stall] == cell:
                owner, colour = owner_of(stall), colour_of(stall)
                side = self.ground.side_towards(cell, view.mains[stall])
                text.append(f"{TOWARDS[side]}{self.letters[colour]}{owner_mark(owner)}", INKS[colour])
        if cell in view.customers:
            colour = view.customers.index(cell)
            text.append(f"{CUSTOMER}{self.letters[colour]}".rjust(CELL - text.cell_len), TINTS[colour] + " bold")
        elif not text:
            text.append(self.blank(cell), "dim")
        text.append(" " * (CELL - text.cell_len))
        if cell in self.offered:
            text = Text(f"{'+' if text.plain.strip(' ·░123456789') == '' else text.plain}".center(CELL), CHOSEN)
        return text

    def blank(self, cell: int) -> str:
        """A restaurant cell, a market cell, or the first of its section with its number."""
        if self.ground.zone[cell] == RESTAURANT:
            return " ░░░ "
        first = next(
            other
            for other in self.ground.cells
            if self.ground.section[other] == self.ground.section[cell] and self.ground.zone[other] != RESTAURANT
        )
        return f"  {self.ground.section[cell] + 1}  " if cell == first else "  ·  "

    def coloured(self, amounts: Sequence[int]) -> Text:
        """An amount for each colour: P1 R2 …"""
        line = Text()
        for colour, amount in enumerate(amounts):
            if amount:
                line.append(self.letters[colour], INKS[colour]).append(f"{amount} ")
        line.rstrip()
        return line if line else Text("–", "dim")

    def cards(self) -> RenderableType:
        """The display, piles, stock, bank, who waits, and the final phase."""
        view, say = self.view, self.catalog.text
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(say("kairo-display"), Text("  ".join(f"[{CARD_NAMES[card]}]" for card in view.display), "bold"))
        piles = say("kairo-piles", pile=len(view.pile), discards=len(view.discards), barkers=view.supply)
        grid.add_row("", piles)
        grid.add_row(say("kairo-stock"), self.coloured(view.stock.listed()))
        grid.add_row(say("kairo-bank"), self.coloured(view.bank.listed()))
        waiting = COLOURS[view.customers.index(-1)]
        grid.add_row("", say("kairo-waiting", colour=self.catalog.name(waiting)))
        if view.trigger:
            grid.add_row("", Text(say("kairo-final"), "bold reverse"))
        else:
            grid.add_row("", say("kairo-to-final", left=self.facts.extensions_to_go()))
        return Panel(grid, box=ROUNDED, border_style="dim", padding=(0, 1))

    def players(self, width: int) -> RenderableType:
        """What each player has, side by side."""
        view, say = self.view, self.catalog.text
        table = Table(box=SIMPLE_HEAD, show_edge=False, width=width, padding=(0, 1, 0, 0), border_style="dim")
        table.add_column("", style="dim")
        everyone = range(view.seats)
        for seat in everyone:
            table.add_column(self.header(seat), ratio=1, overflow="fold")
        points = self.facts.open_points()
        table.add_row(say("kairo-points"), *(Text(str(points[seat]), "bold") for seat in everyone))
        table.add_row(say("kairo-medals"), *(self.medals(seat) for seat in everyone))
        table.add_row(say("kairo-coins"), *(self.coins(seat) for seat in everyone))
        table.add_row(say("kairo-hand"), *(self.hand(seat) for seat in everyone))
        table.add_row(say("kairo-barkers"), *(str(view.barkers[seat]) for seat in everyone))
        return table

    def header(self, seat: Seat) -> Text:
        """Shape and name; who is to play, who looks, who is out."""
        mine = f" ({self.catalog.text('you')})" if seat == self.viewer else ""
        gone = f" ({self.catalog.text('kairo-out')})" if self.view.out[seat] else ""
        turn = "▸" if self.view.agenda and self.view.agenda[-1].seat == seat else " "
        return Text(turn, "bold") + mark(seat, f"{self.names[seat]}{mine}{gone}")

    def medals(self, seat: Seat) -> Text:
        """Letters of the colours: gold ★, silver ☆."""
        line = Text()
        for sign, holders in (("★", self.view.gold), ("☆", self.view.silver)):
            for colour, holder in enumerate(holders):
                if holder == seat:
                    line.append(f"{sign}{self.letters[colour]} ", INKS[colour])
        return line if line else Text("–", "dim")

    def coins(self, seat: Seat) -> Text:
        """Coins by colour, or a screen."""
        if seat == self.viewer or self.facts.coins_open():
            return self.coloured(self.view.coins[seat].listed())
        return Text(self.catalog.text("kairo-hidden"), "dim")

    def hand(self, seat: Seat) -> Text:
        """Cards the viewer knows, and a ? for each other one; those all have seen are underlined."""
        line = Text()
        for card in self.view.shown[seat]:
            line.append(CARD_NAMES[card], "underline").append(" ")
        for card in self.view.secret[seat]:
            line.append(f"{CARD_NAMES[card]} " if card else "? ")
        return line if line else Text("–", "dim")


class KairoBoard(Board):
    """The drawing, and what an option leads to: the path of a customer, its income, the cost of an extension."""

    shown = frozenset({Arrived, DisplayFilled})

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        """The table as the viewer sees it."""
        return MarketDrawing(cast(Market, view), catalog, names, viewer)

    def preview(self, view: State, action: Action, catalog: Catalog) -> str:
        """The way and its length before a lure; size, points and cost before an extension; whom a cell lies beside."""
        state, step = cast(Market, view), view.agenda[-1]
        facts = MarketFacts(state, step.seat)
        if isinstance(step, ChooseEntrance) and isinstance(action, Cell):
            cell = cell_at(action.row, action.column)
            return lured(next(way for way in facts.ways(step.colour) if way.cell == cell), catalog)
        if isinstance(action, Customer):
            return lured(min(facts.ways(action.colour), key=lambda way: way.barkers), catalog)
        if isinstance(step, ChooseColour) and step.work == Work.EXTENSION and isinstance(action, Choose):
            size = facts.size_extended(step.seat, action.colour)
            letter = catalog.name(action.colour, "letter")
            return catalog.text("kairo-size", size=size, cost=f"{letter}{size}")
        if isinstance(step, ChooseCell) and isinstance(action, Cell):
            section = state.ground().section[cell_at(action.row, action.column)] + 1
            return catalog.text("kairo-section", section=section)
        return ""

    def lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """A turn in one line."""
        return [list(events)] if events else []


def lured(way: Way, catalog: Catalog) -> str:
    """3 steps, 1 barker: r4c5 r4c6 r4c7 r3c7 · ■ 2 · ● 1"""
    told = catalog.text(
        "kairo-path",
        steps=way.steps,
        barkers=way.barkers,
        path=" ".join(CELL_NAMES[cell] for cell in way.path),
    )
    earned = [f"{owner_mark(income.seat)} {income.coins}" for income in way.earns]
    return " · ".join([told, *([NEUTRAL_MARK] if way.owner == NEUTRAL else []), *earned])


BOARD: Final = KairoBoard()
