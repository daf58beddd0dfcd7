"""What is told during play: options, the log, the score sheet."""

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.boards import Board
from parlour.cli.players import mark, shape, style
from parlour.cli.table.asking import Choice
from parlour.core.table import Table
from parlour.core.words import Event, Outcome, Seat, Viewer
from parlour.text.catalog import Catalog

OUTRIGHT: Final = "outright"  # the attribute of an ending that wins whatever the points: who wins


def options(choices: Sequence[Choice], width: int) -> RenderableType:
    """Number, notation, sentence of each, and its preview where all of them fit."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    columns = zip(*((choice.notation, choice.sentence, choice.preview) for choice in choices), strict=True)
    fits = 7 + sum(max(map(cell_len, column)) for column in columns) <= width
    for number, choice in enumerate(choices, 1):
        grid.add_row(f" {number}", choice.notation, choice.sentence, choice.preview if fits else "")
    return grid


def log(
    table: Table,
    viewer: Viewer,
    since: int,
    board: Board,
    catalog: Catalog,
    names: Sequence[str],
    *,
    whole: bool,
) -> RenderableType:
    """What happened from action number `since` on, a paragraph for each run of one player's actions."""
    runs: list[tuple[Seat, list[Event]]] = []
    for at in range(since, table.at):
        if not runs or runs[-1][0] != table.actors[at]:
            runs.append((table.actors[at], []))
        runs[-1][1].extend(table.told(viewer, at, at + 1))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column()
    for actor, events in runs:
        kept = [event for event in events if whole or type(event) not in board.shown]
        for number, line in enumerate(board.lines(kept)):
            sign = Text(shape(actor), style(actor)) if number == 0 else Text()
            grid.add_row(sign, " ".join(catalog.say(event, names) for event in line))
    return grid


def taken_back(table: Table, at: int, seat: Seat, bots: Sequence[Seat], catalog: Catalog, names: Sequence[str]) -> str:
    """What goes if only the first `at` actions are kept: whose moves, and what the seat has seen since."""
    moves = [0] * table.seats
    for index in range(at, table.at):
        moves[table.actors[index]] += index == at or table.actors[index - 1] != table.actors[index]
    parts = [("takes-mine", moves[seat], "")]
    parts += [("takes-other", many, names[who]) for who, many in enumerate(moves) if who != seat and who not in bots]
    parts.append(("takes-bots", sum(moves[who] for who in bots), ""))
    parts.append(("takes-seen", sum(table.came_to_light(index, seat) for index in range(at, table.at)), ""))
    return catalog.join([catalog.text(id, count=many, name=name) for id, many, name in parts if many])


def sheet(outcome: Outcome, sources: Sequence[str], catalog: Catalog, names: Sequence[str]) -> RenderableType:
    """The score sheet, best first, and why it ended so."""
    grid = Grid(box=SIMPLE_HEAD, show_edge=False)
    grid.add_column(catalog.text("sheet-rank"), justify="right")
    grid.add_column(catalog.text("sheet-player"))
    for source in sources:
        grid.add_column(catalog.text(f"source-{source}"), justify="right")
    grid.add_column(catalog.text("sheet-total"), justify="right", style="bold")
    seats = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    for seat in seats:
        points = (str(part) for part in outcome.sheet[seat])
        grid.add_row(str(outcome.ranks[seat]), mark(seat, names[seat]), *points, str(outcome.scores[seat]))
    return Group(
        Text(),
        grid,
        Text(),
        Text(catalog.text(f"ending-{outcome.reason}")),
        Text(verdict(outcome, catalog, names), "bold"),
    )


def verdict(outcome: Outcome, catalog: Catalog, names: Sequence[str]) -> str:
    """Who won, and whether points alone decided it; an ending may win outright, whatever the points."""
    best = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if len(best) > 1:
        return catalog.text("verdict-shared", names=catalog.join([names[seat] for seat in best]))
    ending = f"ending-{outcome.reason}"
    if catalog.has(ending, OUTRIGHT):
        return catalog.text(ending, OUTRIGHT, name=names[best[0]])
    level = outcome.scores.count(outcome.scores[best[0]]) > 1
    return catalog.text("verdict-level" if level else "verdict-win", name=names[best[0]])
