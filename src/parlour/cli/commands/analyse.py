"""`parlour analyse`: a finished game looked back at, from what each player could know."""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from parlour.bots.analysis import WHOLE, JudgedDecision, LookBack, analyse
from parlour.bots.arena.picture import curves
from parlour.bots.verdict import explained
from parlour.cli.complaint import Complaint
from parlour.cli.edition import played_by
from parlour.cli.language import add_language, catalog_for
from parlour.cli.looking_back import found_records, look_back
from parlour.cli.spreading import add_spread, spread_of
from parlour.core.chance import Chance
from parlour.core.record import RecordError, read_file
from parlour.core.table import Table, replay
from parlour.core.theme import Theme
from parlour.text.catalog import Catalog

COSTLY: Final = 5  # decisions that are told
BARS: Final = "▁▂▃▄▅▆▇█"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and how closely to look."""
    parser.add_argument(
        "records", metavar="RECORD", nargs="+", type=Path, help="the file of a game; with -o any number"
    )
    parser.add_argument("--iterations", type=int, default=400, metavar="N", help="searched a decision (400)")
    parser.add_argument("--json", action="store_true", help="tell everything as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the chances by move")
    parser.add_argument(
        "-o",
        "--out",
        type=Path,
        metavar="FOLDER",
        help="look at every record, of folders too, and write a file of each",
    )
    add_spread(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read, search, tell."""
    if arguments.iterations < 2:
        raise ValueError("--iterations is 2 or more")
    if arguments.out:
        return many(arguments)
    if len(arguments.records) > 1:
        raise ValueError("more than one record is looked at with -o FOLDER")
    path: Path = arguments.records[0]
    record = read_file(path)
    try:
        table = replay(record)
    except RecordError as error:
        raise Complaint(f"{path}: {error}") from None
    catalog = catalog_for(arguments, table.game.id)
    names = [
        record.names[seat] if seat < len(record.names) else catalog.text("player-name", number=seat + 1)
        for seat in range(table.seats)
    ]
    with Progress(BarColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(table.actions))
        analysis = analyse(table, arguments.iterations, passed=lambda at: progress.update(bar, completed=at))
    if arguments.json:
        told = {"game": table.game.id, "rules": table.game.rules, "box": table.game.box, "names": names}
        why = {moment.at: written(table, moment, names, catalog) for moment in analysis.costly(len(analysis.moments))}
        print(json.dumps({**told, **analysis.plain(), "why": why}, ensure_ascii=False, indent=1))
    else:
        console = Console(highlight=False)
        console.print(Text(played_by(table.game, catalog), "dim"))
        tell(console, table, analysis, names, catalog, path)
    if arguments.svg:
        notes = [(analysis.moments.index(moment), str(moment.at + 1)) for moment in analysis.costly(COSTLY)]
        drawn = curves(catalog.text("game-title"), catalog.text("analyse-plot"), names, analysis.chances, WHOLE, notes)
        arguments.svg.write_text(drawn, "utf-8")
    return 0


def many(arguments: argparse.Namespace) -> int:
    """Many games, with a bar; 1 if a record could not be looked at."""
    records = found_records(arguments.records)
    bars = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bars, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=len(records))
        spread = spread_of(arguments)
        wrong = look_back(
            records, arguments.out, arguments.iterations, spread, lambda done: progress.update(bar, completed=done)
        )
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def tell(console: Console, table: Table, analysis: LookBack, names: list[str], catalog: Catalog, path: Path) -> None:
    """The account of every player, their chances as a line of bars, and what cost most, and why."""
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(catalog.text("sheet-player"))
    for part in ("analyse-start", "analyse-own", "analyse-others", "analyse-luck", "analyse-result"):
        grid.add_column(catalog.text(part), justify="right")
    for seat, name in enumerate(names):
        account = analysis.account(seat)
        changes = [f"{percent(part):+d}" for part in (account.own, account.others, account.luck)]
        start, result = (catalog.text("percent", n=percent(part)) for part in (account.start, account.result))
        grid.add_row(name, start, *changes, result)
    console.print(grid)
    console.print(Text(catalog.text("analyse-how"), "dim"))
    for seat, name in enumerate(names):
        chances = [row[seat] for row in analysis.chances]
        console.print(Text(f"{bars(chances, console.width - len(name) - 2)}  {name}"))
    costly = analysis.costly(COSTLY)
    console.print(Text(catalog.text("analyse-costly" if costly else "analyse-none"), "bold"))
    for moment in costly:
        actions = [table.parse(text) for text in (moment.chosen, moment.best)]
        chosen, best = (catalog.say(action, names) for action in actions)
        said = catalog.text(
            "analyse-moment",
            move=moment.at + 1,
            name=names[moment.seat],
            chosen=chosen,
            best=best,
            cost=percent(moment.cost),
            error=round(100 * moment.error),
        )
        console.print(Text(said))
        for theme in reasons(table, moment):
            console.print(Text(f"  · {catalog.say(theme, names)}"))
    if costly and table.outcome is not None:
        command = f"parlour again {shlex.quote(str(path))} --at {costly[0].at + 1}"
        console.print(Text(catalog.text("again-how", command=command), "dim"))


def reasons(table: Table, moment: JudgedDecision) -> list[Theme]:
    """What the best would have brought instead of what was chosen."""
    view, chance = table.view(moment.seat, moment.at), Chance(moment.at + 1)
    best, chosen = table.parse(moment.best), table.parse(moment.chosen)
    return [found.theme for found in explained(table.game, view, moment.seat, best, chosen, chance)]


def written(table: Table, moment: JudgedDecision, names: list[str], catalog: Catalog) -> list[dict[str, Any]]:
    """Those reasons for a program: the theme with its numbers, and its sentence."""
    return [{"theme": theme.plain(), "text": catalog.say(theme, names)} for theme in reasons(table, moment)]


def percent(part: int) -> int:
    """Millionths as a whole percentage."""
    return round(100 * part / WHOLE)


def bars(chances: list[int], width: int) -> str:
    """A line of bars, as many as fit."""
    many = min(len(chances), max(1, width))
    picked = [chances[i * (len(chances) - 1) // max(1, many - 1)] for i in range(many)]
    return "".join(BARS[min(len(BARS) - 1, chance * len(BARS) // WHOLE)] for chance in picked)
