"""The table of Gatsby: the diamond, the tower, the tracks, the row of actions, and what is known of whom.

What is known, won and counted comes from the view and the game's facts; nothing is decided here.
"""

from collections.abc import Sequence
from typing import Final, cast

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.cli.boards import Board
from parlour.cli.boards.drawing import Drawing
from parlour.cli.boards.gatsby_preview import preview
from parlour.cli.players import mark, shape, style
from parlour.core.words import NOBODY, Action, Event, Seat, State, Viewer
from parlour.games.gatsby.events import ActionTaken, Commanded, Ended, Gained, SpecialTaken, TrackFinished
from parlour.games.gatsby.facts import BOXED, PartyFacts, Range
from parlour.games.gatsby.material import (
    A_FAMILY,
    CELL_NAMES,
    FAMILIES,
    FAMILY,
    GRID,
    HIDDEN,
    MAINS,
    ON_BOARD,
    SEATS,
    SPACES,
    STAR_CELLS,
    STARS,
    STEP_SPACE,
    TILES_OF,
    TOP,
    TRACK_CELLS,
    Bonus,
    Space,
    cabaret_cell,
    track_space,
)
from parlour.games.gatsby.state import Party
from parlour.text.catalog import Catalog

WIDE: Final = 100  # columns from which the three places stand side by side
WIDEST: Final = 126
DIAMOND: Final = 41  # columns of the Cabaret
UNIT: Final = 3  # columns of half a cell
SIGNS: Final = ["", "↑", "!", "⇄", "+", "@", "≡"]  # of the bonuses
STAR_SIGN: Final = "★"
COLOURS: Final = ["dim", "bold #d9a800", "bold #a86ad8", "bold #c04060", "bold #4f9ae0", "bold"]
GOLD: Final = "bold #c9962a"
MINE: Final = "†"  # seen by me
OTHERS: Final = "‡"  # seen by another
SPACE_NAMES: Final = [space.name.lower().replace("_", "-") for space in SPACES]


class PartyDrawing(Drawing[Party, PartyFacts]):
    """Three places side by side where there is room, else the tracks below."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        grid = Table.grid()
        if width >= WIDE:
            tower = (width - DIAMOND) * 2 // 5
            right = width - DIAMOND - tower
            tracks = Group(self.racetrack(right), self.actions(right))
            grid.add_row(self.cabaret(DIAMOND), self.finance(tower), tracks)
            yield grid
        else:
            grid.add_row(self.cabaret(DIAMOND), self.finance(width - DIAMOND))
            yield grid
            below = Table.grid()
            below.add_row(self.racetrack(DIAMOND), self.actions(width - DIAMOND))
            yield below
        if self.facts.command() != NOBODY:
            yield Text(" " + self.say("gatsby-command", name=self.names[self.facts.command()]), GOLD)
        yield self.players(width)
        yield self.families(width)
        yield self.legend()

    def panel(self, content: RenderableType, title: str, width: int) -> RenderableType:
        """A place in its frame."""
        return Panel(
            content,
            title=Text(f" {self.say(title)} ", "bold"),
            title_align="left",
            box=ROUNDED,
            border_style="dim",
            padding=(0, 1),
            width=width,
        )

    def cabaret(self, width: int) -> RenderableType:
        """The grid as a diamond, row 0 upper right, column 0 upper left; then its three characters."""
        lines = [Text() for _ in range(2 * GRID - 1)]
        for level, line in enumerate(lines):
            cells = [(row, level - row) for row in reversed(range(GRID)) if 0 <= level - row < GRID]
            line.append(" " * UNIT * (GRID - len(cells)))
            for row, column in cells:
                line.append_text(self.cell(cabaret_cell(row, column))).append("  ")
        signs = {Space.LEFT: "↙↗", Space.RIGHT: "↖↘", Space.BOTTOM: f"{STAR_SIGN}{STAR_CELLS}"}
        told = [Text.assemble((f"{signs[space]} ", "dim"), self.character(space, name=True)) for space in signs]
        return self.panel(Group(*lines, *told), "gatsby-cabaret", width)

    def cell(self, cell: int) -> Text:
        """Token or dot, name, and the sign of what it pays: four columns."""
        star = bool(self.view.stars >> cell & 1)
        owner = self.owner(cell)
        if owner is not None:
            return Text(f"{shape(owner)}{CELL_NAMES[cell]}{STAR_SIGN if star else ' '}", style(owner))
        sign = STAR_SIGN if star else SIGNS[self.view.layout[cell]]
        return Text(f"·{CELL_NAMES[cell]}", "dim").append(sign or " ", GOLD)

    def owner(self, cell: int) -> Seat | None:
        """Whose token stands on a cell."""
        return next((seat for seat in range(SEATS) if self.view.tokens[seat] >> cell & 1), None)

    def character(self, space: int, *, name: bool = False, short: bool = False) -> Text:
        """Who lies on a space, as far as the viewer knows, and who has looked at it."""
        tile = self.view.tiles[space]
        if self.view.owner[space] >= 0:
            owner = self.view.owner[space]
            return Text(f"→ {shape(owner)}", style(owner)) + Text(" ") + self.tile(tile, short=True)
        line = Text(f"{SPACE_NAMES[space]} " if name else "", "dim")
        line.append_text(self.tile(tile, short=short))
        if not self.view.up >> space & 1:
            if tile:
                line.append(f" {MINE}", "bold")
            if self.facts.looked()[space]:
                line.append(f" {OTHERS}", "bold")
        return line

    def tile(self, tile: int, *, short: bool = False) -> Text:
        """Symbol, stars and name of a character: ♥3★ Grand Hostess"""
        if tile == HIDDEN:
            return Text("??", "dim")
        family = FAMILIES[FAMILY[tile]]
        name = "" if short else f" {self.catalog.text(f'tile-{tile}', 'short')}"
        return Text(f"{self.catalog.name(family, 'symbol')}{STARS[tile]}{STAR_SIGN}{name}", COLOURS[family])

    def finance(self, width: int) -> RenderableType:
        """The tower, top first: tokens of both, and what a step pays or who waits there."""
        lines: list[Text] = []
        for step in range(TOP, -1, -1):
            line = Text()
            for seat in range(SEATS):
                here = self.view.height[seat] == step
                line.append(f"{shape(seat)} " if here else "· ", style(seat) if here else "dim")
            line.append(f"{step:>2} ", "bold" if STEP_SPACE[step] >= 0 else "dim")
            space = STEP_SPACE[step]
            if space >= 0:
                line.append_text(self.character(space, short=width < 26))
            sign = SIGNS[self.facts.steps()[step].bonus]
            if sign:
                line.append(f" {sign}" if space >= 0 else sign, GOLD)
            lines.append(line)
        for line in lines:
            line.truncate(width - 4, overflow="ellipsis")
        return self.panel(Group(*lines), "gatsby-finance", width)

    def racetrack(self, width: int) -> RenderableType:
        """The tracks, leftmost cell first, and the character at the end of each."""
        lines: list[Text] = []
        for track, cells in enumerate(TRACK_CELLS):
            space = track_space(track)
            line = Text(f"{track + 1} ", "bold")
            if self.view.owner[space] >= 0:
                line.append(f"{self.say('gatsby-finished'):<16}", "dim")
            else:
                for cell in cells:
                    line.append_text(self.lane(cell)).append("  ")
                line.append("   " * (5 - len(cells)) + " ")
            line.append_text(self.character(space, short=width < 44))
            line.truncate(width - 4, overflow="ellipsis")
            lines.append(line)
        return self.panel(Group(*lines), "gatsby-racetrack", width)

    def lane(self, cell: int) -> Text:
        """A token on a track, or what its cell pays."""
        owner = self.owner(cell)
        return Text(SIGNS[self.view.layout[cell]] or "·", GOLD) if owner is None else Text(shape(owner), style(owner))

    def actions(self, width: int) -> RenderableType:
        """The four main actions and the two slots; the action token stands in brackets."""
        lines: list[Text] = []
        for number in range(1, MAINS + 1):
            here = self.view.stands == number
            token = "[◉]" if here else "[ ]"
            lines.append(Text(f"{token} {number} {self.say('gatsby-main', number=number)}", "dim" if here else ""))
        for seat in range(SEATS):
            token = "[◉]" if self.view.stands == MAINS + 1 + seat else "[ ]"
            lines.append(Text.assemble(f"{token} ", mark(seat), " ", self.special(self.view.slot[seat])))
        for line in lines:
            line.truncate(width - 4, overflow="ellipsis")
        return self.panel(Group(*lines), "gatsby-actions", width)

    def special(self, special: int, form: str = "what") -> str:
        """A special action in a few words."""
        return self.catalog.text(f"special-{special}", form) if special else "–"

    def players(self, width: int) -> RenderableType:
        """What each player has, side by side."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, width=width, padding=(0, 1, 0, 0), border_style="dim")
        table.add_column("", style="dim")
        for seat in range(SEATS):
            table.add_column(self.header(seat), ratio=1, overflow="fold")
        table.add_row(self.say("gatsby-prestige"), *(Text(span(points), "bold") for points in self.facts.counted()))
        table.add_row(self.say("gatsby-characters"), *(self.held(seat) for seat in range(SEATS)))
        table.add_row(self.say("gatsby-slot"), *(self.slot(seat) for seat in range(SEATS)))
        if any(self.view.aside):
            table.add_row(self.say("gatsby-aside"), *(self.aside(seat) for seat in range(SEATS)))
        return table

    def header(self, seat: Seat) -> Text:
        """Shape and name; who is to play, and who looks."""
        mine = f" ({self.catalog.text('you')})" if seat == self.viewer else ""
        turn = "▸" if self.view.agenda and self.view.active == seat else " "
        return Text(turn, "bold") + mark(seat, f"{self.names[seat]}{mine}")

    def held(self, seat: Seat) -> Text:
        """The characters of a seat."""
        found = [self.tile(self.view.tiles[at], short=True) for at in range(ON_BOARD) if self.view.owner[at] == seat]
        return Text(" ").join(found) if found else Text("–", "dim")

    def slot(self, seat: Seat) -> Text:
        """The special action in the slot, by name."""
        special = self.view.slot[seat]
        return Text(self.special(special, "short") if special else "–", "" if special else "dim")

    def aside(self, seat: Seat) -> Text:
        """What was set aside: a prestige each."""
        told = [self.special(special, "short") if special else "?" for special in self.view.aside[seat]]
        return Text(", ".join(told)) if told else Text("–", "dim")

    def families(self, width: int) -> RenderableType:
        """Where the three of each family are, as far as the viewer knows."""
        table = Table(box=None, width=width, padding=(0, 1, 0, 0), show_header=False)
        table.add_column(style="dim")
        for _ in FAMILIES[1:]:
            table.add_column(no_wrap=True, ratio=1)
        for number in range(A_FAMILY):
            row = [Text(self.say("gatsby-families") if number == 0 else "")]
            for family in range(1, len(FAMILIES)):
                tile = TILES_OF[family][number]
                row.append(self.tile(tile, short=True).append(f" {self.whereabouts(tile)}", "default not bold"))
            table.add_row(*row)
        return table

    def whereabouts(self, tile: int) -> str:
        """A seat's shape, a space, out of play, or unknown."""
        space = self.facts.lies_on(tile)
        if space < 0:
            return self.say("gatsby-box") if space == BOXED else "?"
        owner = self.view.owner[space]
        return shape(owner) if owner >= 0 else SPACE_NAMES[space]

    def legend(self) -> Text:
        """What the signs mean."""
        signs = {bonus.name.lower(): SIGNS[bonus] for bonus in Bonus if bonus}
        told = self.say("gatsby-legend", star=STAR_SIGN, **signs)
        return Text(f" {told}\n {self.say('gatsby-note-seen')}", "dim")


class GatsbyBoard(Board):
    """The drawing, what an option leads to, and a log with a line a turn."""

    shown = frozenset({TrackFinished})

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        """The table as the viewer sees it."""
        party = cast(Party, view)
        return PartyDrawing(party, PartyFacts(party, viewer), catalog, names, viewer)

    def preview(self, view: State, action: Action, catalog: Catalog) -> str:
        """What an option pays, and a warning if it may end the game."""
        return preview(cast(Party, view), action, catalog)

    def lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """A line an action, one for what it won, one for the end."""
        told: list[list[Event]] = []
        last: Event | None = None
        for event in events:
            acts = isinstance(event, (ActionTaken, SpecialTaken)) and not isinstance(last, Commanded)
            wins = isinstance(event, Gained) and not isinstance(last, (Gained, TrackFinished))
            if acts or wins or not told or isinstance(event, (Commanded, Ended)):
                told.append([])
            told[-1].append(event)
            last = event
        return told


def span(points: Range) -> str:
    """A number, or from where to where as far as the viewer knows."""
    return f"{points.least}" if points.least == points.most else f"{points.least}–{points.most}"


BOARD: Final = GatsbyBoard()
