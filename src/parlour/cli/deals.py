"""What the terminal tells of deals of the day: lists of them, results, a card to share, decisions, months."""

from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from parlour.client import Json
from parlour.core.game import find
from parlour.core.table import codec_of
from parlour.puzzles.puzzle import theme_of
from parlour.text.catalog import Catalog

SHOWN: Final = 10  # results of others
OTHERS: Final = 3  # choices of others, beside mine
MINUTE: Final = 60_000  # milliseconds
HOUR: Final = 60  # minutes


def say(console: Console, line: str, look: str = "") -> None:
    """A line; what somebody else wrote draws nothing but letters."""
    console.print(Text("".join(letter if letter.isprintable() else "?" for letter in line), look))


def signed(points: int) -> str:
    """By how many points somebody was before the others, or behind."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def tell_today(today: Json, now: int, catalog: Catalog, console: Console) -> None:
    """The deals of today with their promises, how far one is with each, and how much of the day is left."""
    for deal in today["deals"]:
        say(console, catalog.text("daily-listed", game=deal["game"], state=deal["state"]), "bold")
        say(
            console, f"  {catalog.text('daily-seats', seats=deal['seats'], seat=deal['seat'] + 1, level=deal['level'])}"
        )
        say(console, f"  {catalog.text('daily-finished', many=deal['finished'])}", "dim")
        say(console, f"  {catalog.text('daily-promise-today', promise=deal['commitment'])}", "dim")
        say(console, f"  {catalog.text('daily-promise-tomorrow', promise=deal['tomorrow'])}", "dim")
    minutes = max(0, today["ends"] - now) // MINUTE
    parts = [f"{today['day']} (UTC)", catalog.text("daily-left", hours=minutes // HOUR, minutes=minutes % HOUR)]
    if today["streak"]:
        parts.append(catalog.text("daily-streak", days=today["streak"]))
    if today["longest"] > today["streak"]:
        parts.append(catalog.text("daily-longest", days=today["longest"]))
    say(console, " · ".join(parts))


def tell_earlier(deals: list[Json], catalog: Catalog, console: Console) -> None:
    """Deals of days before, the newest first."""
    say(console, catalog.text("daily-archive"), "bold")
    for deal in deals:
        say(console, f"  {deal['day']}  {catalog.text('daily-listed', game=deal['game'], state=deal['state'])}")
    say(console, catalog.text("daily-archive-more" if deals else "daily-archive-none"), "dim")


def tell_month(month: Json, now: str, catalog: Catalog, console: Console) -> None:
    """Who won most deals of a game in a month."""
    title = catalog.text("game-title")
    say(console, f"{title} · {catalog.text('daily-month', month=month['month'])}", "bold")
    if not month["rows"]:
        say(console, catalog.text("daily-month-none" if month["month"] == now else "daily-standing-none"))
        return
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("rank", "name", "days", "won", "margin"):
        grid.add_column(catalog.text(f"daily-{column}"), justify="left" if column == "name" else "right")
    for row in month["rows"]:
        name = row["name"] + (f" {catalog.text('daily-me')}" if row["mine"] else "")
        cells = [str(row["rank"]), name, str(row["days"]), str(row["won"]), signed(row["margin"])]
        grid.add_row(*cells)
    console.print(grid)


def par_of(sheet: Json, catalog: Catalog) -> str:
    """Par with its interval, as far as there is one; nothing where there is none."""
    par = sheet["par"]
    if par is None:
        return ""
    if par["error"] is None:
        return catalog.text("daily-par-one", points=str(par["points"]))
    numbers = {"points": str(par["points"]), "error": str(par["error"])}
    return catalog.text("daily-par", plays=par["plays"], won=round(100 * par["won"]), **numbers)


def result_of(sheet: Json, catalog: Catalog) -> str:
    """Place and points of my attempt."""
    mine = sheet["mine"]
    return catalog.text("daily-result", place=mine["place"], seats=sheet["deal"]["seats"], points=mine["points"])


def tell_results(sheet: Json, catalog: Catalog, console: Console) -> None:
    """Mine, par, and the best of the others; once the day is over, the secret."""
    mine, deal = sheet["mine"], sheet["deal"]
    said = [result_of(sheet, catalog), catalog.text("daily-mine-margin", margin=signed(mine["margin"]))]
    if mine["mark"]:
        said.append(catalog.text(f"daily-mark-{mine['mark']}"))
    else:
        said.append(catalog.text("daily-mine-rank", rank=mine["rank"], many=deal["finished"]))
    kept_back = mine["mark"] == "second" and deal["secret"] is None
    none = "daily-kept-back" if kept_back else "daily-par-never" if sheet["never"] else "daily-par-none"
    said.append(par_of(sheet, catalog) or catalog.text(none))
    for row in sheet["standing"][:SHOWN]:
        told = {name: row[name] for name in ("rank", "place", "points")}
        name = row["name"] or catalog.text("daily-nobody")
        said.append("  " + catalog.text("daily-line", name=name, margin=signed(row["margin"]), **told))
    if deal["secret"]:
        said.append(catalog.text("daily-promise-today", promise=deal["commitment"]))
        said.append(catalog.text("daily-secret", secret=deal["secret"]))
    for line in said:
        say(console, line)


def tell_card(sheet: Json, streak: int, link: str, catalog: Catalog, console: Console) -> None:
    """Lines to share, as the page has them: nothing of the deal itself."""
    say(console, catalog.text("daily-share"), "bold")
    lines = [f"{catalog.text('game-title')} · {sheet['deal']['day']}", result_of(sheet, catalog)]
    lines += [par_of(sheet, catalog), catalog.text("daily-streak", days=streak) if streak else "", link]
    for line in lines:
        if line:
            say(console, f"  {line}")


def tell_choices(
    choices: list[Json], game: str, rules: int, names: list[str], catalog: Catalog, console: Console
) -> None:
    """My decisions one after the other: what others chose in the same position, what the house would, and why."""
    codec = codec_of(find(game).edition(rules))

    def told(word: Json) -> str:
        return catalog.say(codec.read(word), names).rstrip(".!")

    for number, choice in enumerate(choices, 1):
        mine = choice["chosen"]
        say(console, f"{number}. {told(mine)}", "bold")
        others = choice["others"]
        if others:
            same = sum(one["many"] for one in others if one["word"] == mine)
            said = [catalog.text("daily-others", many=sum(one["many"] for one in others), same=same)]
            for one in [one for one in others if one["word"] != mine][:OTHERS]:
                said.append(catalog.text("daily-others-chose", many=one["many"], what=told(one["word"])))
            say(console, f"   {' '.join(said)}")
        house = choice["house"]
        if house == mine:
            say(console, f"   {catalog.text('daily-house-same')}")
        elif house is not None:
            how = "daily-house-cost" if choice["costly"] else "daily-house-even"
            say(console, f"   {catalog.text(how, what=told(house), cost=round(100 * choice['cost']))}")
        for theme in choice["why"]:
            say(console, f"   · {catalog.say(theme_of(codec.game, theme), names)}")
