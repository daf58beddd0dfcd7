"""The table of World's Fair 1893: five areas around the wheel, and what each player has.

Ranks, medals, approvals and points come from the game's facts; nothing is counted here.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from textwrap import wrap
from typing import Final, cast

from rich.box import DOUBLE, ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.cli.boards import Board
from parlour.cli.boards.drawing import Drawing
from parlour.cli.players import mark, shape, style
from parlour.core.words import Action, Event, Seat, State, Viewer
from parlour.games import find
from parlour.games.worlds_fair.actions import Add, Place
from parlour.games.worlds_fair.events import (
    Approved,
    CardAdded,
    Ended,
    Exchanged,
    LedTickets,
    Ranked,
    Recalled,
    RoundBegan,
    ScoringBegan,
)
from parlour.games.worlds_fair.facts import FairFacts
from parlour.games.worlds_fair.material import (
    AREAS,
    EXHIBIT,
    FIGURE,
    FIGURES,
    STANDINGS,
    Standing,
    is_ticket,
)
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.turn import PlaceSupporter
from parlour.text.catalog import Catalog

WIDE: Final = 100  # columns from which the hexagon is drawn
NARROW: Final = 60  # columns under which an area has the whole width
WIDEST: Final = 132
PRIZES: Final = 12  # columns of rank, medal and approvals
WHEEL_HEIGHT: Final = 7
BADGES: Final = [
    "#ffffff on #2f7a3d",
    "#ffffff on #b4283c",
    "#16203a on #f4c63d",
    "#ffffff on #666e7b",
    "#16203a on #7fc3ee",
]
EDGES: Final = ["#3f9a50", "#d04a5c", "#c9a020", "#8a929e", "#4fa6dc"]
GOLD: Final = "bold #c9962a"
MEDAL_SIGN, APPROVED_SIGN, SPARE_SIGN, TICKET_SIGN, FIGURE_SIGN = "★", "✓", "○", "▭", "♙"


class FairDrawing(Drawing[Fair, FairFacts]):
    """A hexagon where there is room, else a list of areas."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        yield self.hexagon(width) if width >= WIDE else self.stack(width)
        yield self.players(width)
        yield self.legend()

    def hexagon(self, width: int) -> RenderableType:
        """Place 0 lower left, then clockwise; the base below."""
        side = (width - width // 3 + 1) // 2
        centre = width - 2 * side
        places = self.view.places
        grid = Table.grid()
        for columns in (side, centre, side):
            grid.add_column(width=columns, vertical="bottom")
        grid.add_row(
            Group(self.area(places[1], side), self.area(places[0], side)),
            Group(self.area(places[2], centre), self.wheel(centre), self.base()),
            Group(self.area(places[3], side), self.area(places[4], side)),
        )
        return grid

    def area(self, area: int, width: int) -> RenderableType:
        """Who stands where and what it would bring now, then the cards."""
        return Panel(
            Group(*(self.row(area, seat, width - 4) for seat in range(self.view.seats)), self.cards(area)),
            title=self.area_name(area),
            title_align="left",
            subtitle=self.room(area),
            subtitle_align="right",
            box=DOUBLE if self.is_chosen(area) else ROUNDED,
            border_style=EDGES[area],
            padding=(0, 0, 0, 1),
            width=width,
        )

    def is_chosen(self, area: int) -> bool:
        """Whether this is the area of step 1 of the turn being played."""
        agenda = self.view.agenda
        return bool(agenda) and not isinstance(agenda[-1], PlaceSupporter) and self.view.placed == area

    def area_name(self, area: int) -> Text:
        """Letter and name, and whether the turn began here."""
        letter = self.catalog.name(AREAS[area], "letter")
        chosen = f"{self.catalog.text('fair-chosen')} " if self.is_chosen(area) else ""
        return Text.assemble((f" {letter} ", BADGES[area]), (f" {self.catalog.name(AREAS[area])} ", "bold"), chosen)

    def room(self, area: int) -> Text:
        """How many cards lie here, of how many."""
        held = len(self.view.beside[area])
        return Text(f" {held}/{self.facts.limits()[area]} ", "bold" if held == self.facts.limits()[area] else "")

    def row(self, area: int, seat: Seat, width: int) -> Text:
        """Shape, count, a pip a supporter, rank, medal points, approvals."""
        counts = self.view.supporters[area]
        bar = width - PRIZES - 5
        pips = counts[seat] if max(counts) <= bar else counts[seat] * bar // max(counts)
        line = Text.assemble((shape(seat), style(seat)), f" {counts[seat]:>2} ", (shape(seat) * pips, style(seat)))
        line.pad_right(width - PRIZES - line.cell_len)
        return line + self.prize(area, seat)

    def prize(self, area: int, seat: Seat) -> Text:
        """What the seat would get here if scoring came now."""
        facts = self.facts
        standing, medal = facts.standings()[area][seat], facts.medals()[area][seat]
        approved, allowed = facts.approved()[area][seat], facts.allowed()[area][seat]
        short = self.catalog.name(STANDINGS[standing], "short") if standing else ""
        first = standing in (Standing.FIRST, Standing.TIED_FIRST)
        ticks = APPROVED_SIGN * approved + SPARE_SIGN * (allowed - approved)
        return Text.assemble(
            (f" {short:<4} ", "bold" if first else ""),
            (f"{MEDAL_SIGN}{medal} " if medal else "   ", GOLD),
            f"{ticks:<3}",
        )

    def cards(self, area: int) -> RenderableType:
        """The cards face up beside an area, a line each, and the free slots."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column()
        for card in self.view.beside[area]:
            grid.add_row(self.card_sign(card), self.catalog.card(card))
        for _ in range(self.facts.limits()[area] - len(self.view.beside[area])):
            grid.add_row(Text("·", "dim"), "")
        return grid

    def card_sign(self, card: int) -> Text:
        """The letter of an exhibit's area, or the sign of a ticket or figure."""
        if is_ticket(card):
            return Text(TICKET_SIGN, "bold #d9822b")
        if FIGURE[card] >= 0:
            return Text(FIGURE_SIGN, "bold #a98bc8")
        area = EXHIBIT[card]
        return Text(self.catalog.name(AREAS[area], "letter"), BADGES[area])

    def wheel(self, width: int) -> Text:
        """The ring of spaces, the start at the bottom, clockwise; the car stands in brackets."""
        spaces = self.facts.wheel()
        middle = WHEEL_HEIGHT // 2
        canvas = [Text(" " * width) for _ in range(WHEEL_HEIGHT)]
        for half in [*range(0, 2 * spaces, 2), *range(1, 2 * spaces, 2)]:  # the spaces, then the rim between them
            angle = pi * half / spaces
            x = round(width / 2 - (width / 2 - 4) * sin(angle))
            line = canvas[round(middle + middle * cos(angle))]
            if half % 2 == 0:
                put(line, x, *self.space(half // 2))
            elif line.plain[x - 1 : x + 2].isspace():
                put(line, x, "·", "dim")
        told = wrap(self.catalog.text("fair-left", left=self.facts.left()), width - 14)
        for number, part in enumerate(told):
            put(canvas[middle - len(told) // 2 + number], width // 2, part, "bold")
        return Text("\n").join(canvas)

    def space(self, space: int) -> tuple[str, str]:
        """The label of a space of the wheel and its style."""
        label = str(space) if space else self.catalog.text("fair-start")
        if self.view.car % self.facts.wheel() == space:
            return f"[{label}]", "bold #ffffff on #c4212f"
        return label, GOLD if 0 < space < self.view.car else "dim"

    def base(self) -> RenderableType:
        """Round, deck and discards."""
        return Panel(Text(f"{self.round_told()}\n{self.piles()}", justify="center"), box=ROUNDED, border_style="dim")

    def round_told(self) -> str:
        """Round 2 of 3"""
        return self.catalog.text("fair-round", round=self.view.round, rounds=self.facts.rounds())

    def piles(self) -> str:
        """Deck and discards."""
        return self.catalog.text("fair-piles", deck=len(self.view.deck), discards=len(self.view.discards))

    def stack(self, width: int) -> RenderableType:
        """The areas clockwise from the left of the base, one below the other."""
        foot = Group(self.ring(), Text(f" {self.round_told()} · {self.piles()}"))
        if width < NARROW:
            return Group(*(self.area(area, width) for area in self.view.places), foot)
        table = Table(box=ROUNDED, show_header=False, show_lines=True, width=width, border_style="dim")
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        bar = PRIZES + 5 + (6 if width >= 90 else 0)
        for area in self.view.places:
            rows = Group(*(self.row(area, seat, bar) for seat in range(self.view.seats)))
            table.add_row(Group(self.area_name(area), self.room(area)), rows, self.cards(area))
        return Group(table, foot)

    def ring(self) -> Text:
        """The wheel as a line."""
        spaces = self.facts.wheel()
        line = Text(" ")
        for space in range(spaces):
            label, look = self.space(space)
            line.append(label, look).append(" ")
        return line.append("· " + self.catalog.text("fair-left", left=self.facts.left()), "bold")

    def players(self, width: int) -> RenderableType:
        """What each player has, side by side."""
        view, say = self.view, self.catalog.text
        table = Table(box=SIMPLE_HEAD, show_edge=False, width=width, padding=(0, 1, 0, 0), border_style="dim")
        table.add_column("", style="dim")
        for seat in range(view.seats):
            table.add_column(self.header(seat), ratio=1, overflow="fold")
        everyone = range(view.seats)
        points = find("worlds_fair").standing(view)
        table.add_row(say("fair-points"), *(Text(str(points[seat]), "bold") for seat in everyone))
        coins, medals = say("source-coins"), say("source-medals")
        table.add_row(f"{coins} · {medals}", *(f"{view.coins[seat]} · {view.medals[seat]}" for seat in everyone))
        tickets, reserve = say("fair-tickets"), say("fair-reserve")
        table.add_row(
            f"{tickets} · {reserve}", *(f"{len(view.tickets[seat])} · {view.reserve[seat]}" for seat in everyone)
        )
        table.add_row(say("fair-exhibits"), *(self.exhibits(seat) for seat in everyone))
        table.add_row(say("fair-approved"), *(self.approved(seat) for seat in everyone))
        table.add_row(say("fair-figures"), *(self.figures(seat) for seat in everyone))
        return table

    def header(self, seat: Seat) -> Text:
        """Shape, name and number; who is to play, and who looks."""
        name = self.names[seat]
        number = "" if str(seat + 1) in name else f" {seat + 1}"
        mine = f" ({self.catalog.text('you')})" if seat == self.viewer else ""
        turn = " ◂" if self.view.agenda and self.view.active == seat != self.viewer else ""
        return mark(seat, f"{name}{number}{mine}{turn}")

    def exhibits(self, seat: Seat) -> Text:
        """Exhibits in front of a player, by area: A2 E1"""
        held = self.facts.exhibits(seat)
        return self.letters([(area, str(held[area])) for area in AREAS if held[area]])

    def letters(self, parts: list[tuple[int, str]]) -> Text:
        """Area letters with what belongs to each."""
        line = Text()
        for area, text in parts:
            line.append(self.catalog.name(AREAS[area], "letter"), f"bold {EDGES[area]}").append(f"{text} ")
        line.rstrip()
        return line if parts else Text("–", "dim")

    def approved(self, seat: Seat) -> Text:
        """Approved exhibits as sets, the largest first, and their points: AFE A = 7"""
        sets = self.facts.sets()[seat]
        if not sets:
            return Text("–", "dim")
        line = Text()
        for tokens in sets:
            for area in tokens.areas:
                line.append(self.catalog.name(AREAS[area], "letter"), f"bold {EDGES[area]}")
            line.append(" ")
        return line.append(f"= {sum(tokens.points for tokens in sets)}", "bold")

    def figures(self, seat: Seat) -> Text:
        """Figures due at the player's next step 2."""
        held = [self.catalog.name(FIGURES[FIGURE[card]], "short") for card in self.view.figures[seat]]
        return Text(", ".join(held)) if held else Text("–", "dim")

    def legend(self) -> Text:
        """What the signs mean."""
        return Text(
            " "
            + self.catalog.text(
                "fair-legend",
                medal=MEDAL_SIGN,
                approved=APPROVED_SIGN,
                spare=SPARE_SIGN,
                ticket=TICKET_SIGN,
                figure=FIGURE_SIGN,
            ),
            "dim",
        )


def put(line: Text, centre: int, label: str, look: str) -> None:
    """Write a label over the blanks of a line."""
    start = max(0, min(centre - len(label) // 2, len(line) - len(label)))
    before, after = line[:start], line[start + len(label) :]
    line.plain = ""
    line.append_text(before).append(label, look).append_text(after)


class FairBoard(Board):
    """The drawing, what an option leads to, and a log with a line an area."""

    shown = frozenset({CardAdded, Recalled})

    def draw(self, view: State, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> RenderableType:
        """The table as the viewer sees it."""
        fair = cast(Fair, view)
        return FairDrawing(fair, FairFacts(fair, viewer), catalog, names, viewer)

    def preview(self, view: State, action: Action, catalog: Catalog) -> str:
        """What an option changes at once: the rank on its area, the car, and where the new cards go."""
        if not isinstance(action, (Place, Add)):
            return ""
        fair = cast(Fair, view)
        seat, area = fair.agenda[-1].seat, action.area
        facts = FairFacts(fair, seat)
        now, then = STANDINGS[facts.standings()[area][seat]], STANDINGS[facts.standing_with(area, seat)]
        parts = [catalog.text("fair-preview-rank", now=catalog.name(now, "short"), then=catalog.name(then, "short"))]
        if isinstance(action, Place):
            outlook = facts.outlook(area)
            if outlook.spaces:
                parts.append(catalog.text("fair-preview-car", spaces=outlook.spaces))
            if outlook.refill:
                areas = " ".join(catalog.name(AREAS[other], "letter") for other in outlook.refill)
                parts.append(catalog.text("fair-preview-refill", areas=areas))
        return " · ".join(parts)

    def lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """A turn in one line, a scoring phase with a line an area."""
        told: list[list[Event]] = []
        last = ""
        for event in events:
            subject = _subject(event)
            if not told or subject != last or subject == "phase":
                told.append([])
            told[-1].append(event)
            last = subject
        return told


def _subject(event: Event) -> str:
    if isinstance(event, (ScoringBegan, RoundBegan, Ended)):
        return "phase"
    if isinstance(event, (LedTickets, Exchanged)):
        return "tickets"
    if isinstance(event, (Ranked, Approved)):
        return event.area.name
    return "recall" if isinstance(event, Recalled) else "turn"


BOARD: Final = FairBoard()
