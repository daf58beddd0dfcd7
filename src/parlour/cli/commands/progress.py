"""`parlour progress`: what my decisions cost, by month and theme, and the level that fits me; here, or at a server."""

import argparse
import asyncio
from typing import Any, Final

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.commands.daily import kept as guests
from parlour.cli.commands.puzzle import called, my_records
from parlour.cli.complaint import Complaint
from parlour.cli.judged import my_games
from parlour.cli.language import add_language, catalog_for
from parlour.cli.stage import open_stage
from parlour.client import Client, Json, Refused
from parlour.core.game import find, games
from parlour.puzzles.book import book_of, booked
from parlour.text.catalog import Catalog

STRANGER: Final = 401
MONTHS: Final = 12  # that are told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of which game, and from where."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="of one game (default: of all)")
    parser.add_argument(
        "--server", metavar="URL", help="of your games at a server, as the guest of `parlour daily` (default: here)"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Tell it, game by game."""
    if arguments.game is not None:
        find(arguments.game)
    found = from_server(arguments.server.rstrip("/")) if arguments.server else from_here()
    wanted = [one for one in found if arguments.game in (None, one["game"])]
    console, house = open_stage(), catalog_for(arguments)
    if not wanted:
        console.print(Text(house.text("progress-none-there" if arguments.server else "progress-none-here")))
        return 0
    for one in wanted:
        tell(one, catalog_for(arguments, one["game"]), console)
    console.print(Text(house.text("progress-how"), "dim"))
    return 0


def from_here() -> list[Json]:
    """By the games of this terminal."""
    from parlour.server.store.judged import JudgedRow, MetRow
    from parlour.server.tables.progress import progress_of
    from parlour.server.wire.told import Result

    found: list[Json] = []
    noted, seen = my_games(), my_records()
    for game in [game for game in games() if game in noted]:
        mine = noted[game]
        rows = [
            JudgedRow(one.table, one.at, game, one.version, one.made, one.effort, one.chosen, one.cost, one.theme)
            for one in mine.decisions
        ]
        ends = [
            MetRow(game, end.level, end.seat, msgspec.json.encode(Result("", end.ranks, [], [])).decode(), None)
            for end in reversed(mine.ends)
        ]
        known = set(seen[game].seen) if game in seen else set[str]()
        puzzles = book_of(game).themes(known) if game in booked() else {}
        found.append(msgspec.to_builtins(progress_of(game, rows, ends, puzzles)))
    return found


def from_server(server: str) -> list[Json]:
    """As a server tells it to the guest that this user is there; nothing to whom it does not know."""
    if not server.startswith(("http://", "https://")):
        raise Complaint("say --server http://… or https://…")

    async def asked() -> Any:
        async with Client(server) as me:
            for cookie, value in guests().get(server, {}).items():
                me.http.cookies.set(cookie, value)
            return await me.ask("GET", "/me/progress")

    try:
        return list(asyncio.run(asked()))
    except Refused as refused:
        if refused.status == STRANGER:
            return []
        raise Complaint(f"{server}: {refused}") from None
    except httpx.HTTPError as lost:
        raise Complaint(f"{server}: {lost or type(lost).__name__}") from None


def tell(found: Json, catalog: Catalog, console: Console) -> None:
    """How I fare at a game."""
    console.print(Text(catalog.text("game-title"), "bold"))
    if found["months"]:
        console.print(months(found["months"][-MONTHS:], catalog))
    else:
        console.print(Text(catalog.text("progress-no-costs")))
    if found["themes"]:
        console.print(Text(catalog.text("progress-themes"), "bold"))
    for one in found["themes"]:
        told = {"part": round(100 * one["part"]), "decisions": one["decisions"], "cost": percent(one["cost"])}
        console.print(Text(f"  {called(one['theme'], catalog)} · {catalog.text('progress-theme', **told)}"))
        if one["puzzles"]:
            command = f"parlour puzzle {found['game']} --theme {one['theme']}"
            how = catalog.text("progress-practise-how", many=one["puzzles"], command=command)
            console.print(Text(f"    {how}", "dim"))
    console.print(Text(catalog.text("progress-levels"), "bold"))
    fits = found["fits"]
    told_fits = "progress-fits-none" if fits is None else "progress-fits"
    console.print(Text("  " + catalog.text(told_fits, **({} if fits is None else {"level": level(fits, catalog)}))))
    for one in found["levels"]:
        console.print(Text(f"  {level(one['level'], catalog)}: {met(one, catalog)}"))


def months(rows: list[Json], catalog: Catalog) -> Grid:
    """What a decision cost on average, month by month."""
    grid = Grid(
        box=None, pad_edge=False, header_style="bold", title=catalog.text("progress-costs"), title_justify="left"
    )
    for column in ("month", "decisions", "cost"):
        grid.add_column(catalog.text(f"progress-{column}"), justify="left" if column == "month" else "right")
    grid.add_column("")
    for row in rows:
        numbers = {"cost": percent(row["cost"])}
        if row["error"] is None:
            cost = catalog.text("progress-cost-few", **numbers)
        else:
            cost = catalog.text("progress-cost-value", error=percent(row["error"]), **numbers)
        grid.add_row(
            row["month"], str(row["decisions"]), cost, catalog.text("progress-earlier") if row["earlier"] else ""
        )
    return grid


def met(one: Json, catalog: Catalog) -> str:
    """How often bots of a level were ahead of me."""
    if one["few"]:
        return catalog.text("progress-met-few", games=one["games"])
    parts = {name: of_ten(one[name]) for name in ("lost", "low", "high")}
    return catalog.text("progress-met", games=one["games"], **parts)


def level(number: int, catalog: Catalog) -> str:
    """What a level is called."""
    return catalog.text("progress-level", name=catalog.text(f"level-{number}"), level=number)


def percent(millionths: int) -> float:
    """Millionths of a victory as a percentage, with one decimal."""
    return round(millionths / 10_000, 1)


def of_ten(part: float) -> float:
    """How many games of ten, with one decimal."""
    return round(10 * part, 1)
