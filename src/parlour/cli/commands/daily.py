"""`parlour daily`: the deal of the day, played through a server, so that nobody holds its seed early."""

import argparse
import asyncio
import getpass
import os
from pathlib import Path
from typing import Final

import httpx
import msgspec
from rich.console import Console
from rich.text import Text

from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.players import clean_name
from parlour.cli.stage import open_stage
from parlour.cli.table.attempt import AttemptHere
from parlour.client import Client, Json, Refused
from parlour.text.catalog import Catalog

SHOWN: Final = 10  # results of others
COOKIES: Final = ("parlour", "parlour-device")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where, and which game."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="whose deal to play (default: list them)")
    where = os.environ.get("PARLOUR_SERVER")
    parser.add_argument("--server", metavar="URL", default=where, help="such as http://127.0.0.1:1893 (PARLOUR_SERVER)")
    parser.add_argument("--name", help="who you are there, the first time (default: your login)")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the deals of today, or play one."""
    server = (arguments.server or "").rstrip("/")
    if not server.startswith(("http://", "https://")):
        raise Complaint("say --server http://… or https://…, where the deal is played")
    try:
        return asyncio.run(played(server, arguments))
    except Refused as refused:
        raise Complaint(f"{server}: {refused}") from None
    except httpx.HTTPError as lost:
        raise Complaint(f"{server}: {lost or type(lost).__name__}") from None


async def played(server: str, arguments: argparse.Namespace) -> int:
    """As the guest that this user is there."""
    console = open_stage()
    async with Client(server) as me:
        await known(me, server, clean_name(arguments.name or getpass.getuser()))
        today = await me.ask("GET", "/daily")
        if arguments.game is None:
            listed(today, catalog_for(arguments), console, server)
            return 0
        game = arguments.game
        if game not in {deal["game"] for deal in today["deals"]}:
            raise Complaint(f"there is no deal of {game}; there are: {', '.join(d['game'] for d in today['deals'])}")
        try:
            table = await me.ask("POST", f"/daily/{today['day']}/{game}", {})
        finally:
            keep(me, server)  # with the mark of this device
        catalog = catalog_for(arguments, game)
        over = await AttemptHere(me, table, catalog, console).play()
        if over:
            results(await me.ask("GET", f"/daily/{today['day']}/{game}"), catalog, console)
        return 0


async def known(me: Client, server: str, name: str) -> None:
    """The guest of before, or a new one."""
    for cookie, value in kept().get(server, {}).items():
        me.http.cookies.set(cookie, value)
    try:
        await me.ask("GET", "/me")
    except Refused as refused:
        if refused.status != 401:
            raise
        if "parlour" in me.http.cookies:  # the server knows that guest no more
            me.http.cookies.delete("parlour")
        await me.be(name)
        keep(me, server)


def guests_file() -> Path:
    """Where the cookies of this user are, by server: whoever reads them is that guest."""
    from parlour.server.store.opening import data_folder

    return data_folder() / "guests.json"


def kept() -> dict[str, dict[str, str]]:
    """What is kept; nothing where the file is damaged."""
    try:
        return msgspec.json.decode(guests_file().read_bytes(), type=dict[str, dict[str, str]])
    except (OSError, msgspec.MsgspecError):
        return {}


def keep(me: Client, server: str) -> None:
    """For the next time, for nobody else to read."""
    from parlour.server.store.modes import private_file

    mine = {name: value for name, value in me.http.cookies.items() if name in COOKIES}
    path, all_of_them = guests_file(), {**kept(), server: mine}
    path.parent.mkdir(parents=True, exist_ok=True)
    with private_file(path) as file:
        file.write(msgspec.json.encode(all_of_them))


def listed(today: Json, catalog: Catalog, console: Console, server: str) -> None:
    """The deals of today, and how far one is with each."""
    for deal in today["deals"]:
        console.print(Text(catalog.text("daily-listed", game=deal["game"], state=deal["state"]), "bold"))
        told = catalog.text("daily-seats", seats=deal["seats"], seat=deal["seat"] + 1, level=deal["level"])
        console.print(Text(f"  {told}"))
        console.print(Text(f"  {catalog.text('daily-finished', many=deal['finished'])}", "dim"))
    if today["streak"]:
        console.print(Text(catalog.text("daily-streak", days=today["streak"])))
    console.print(Text(catalog.text("daily-how", command=f"parlour daily --server {server} GAME"), "dim"))


def results(sheet: Json, catalog: Catalog, console: Console) -> None:
    """Mine, par, and the best of the others."""
    mine, par, deal = sheet["mine"], sheet["par"], sheet["deal"]
    said = [catalog.text("daily-result", place=mine["place"], seats=deal["seats"], points=mine["points"])]
    if mine["mark"]:
        said.append(catalog.text(f"daily-mark-{mine['mark']}"))
    else:
        said.append(catalog.text("daily-mine-rank", rank=mine["rank"], many=deal["finished"]))
    if par is None:
        kept_back = mine["mark"] == "second" and deal["secret"] is None
        said.append(catalog.text("daily-kept-back" if kept_back else "daily-par-none"))
    elif par["error"] is None:
        said.append(catalog.text("daily-par-one", points=str(par["points"])))
    else:
        numbers = {"points": str(par["points"]), "error": str(par["error"])}
        said.append(catalog.text("daily-par", plays=par["plays"], won=round(100 * par["won"]), **numbers))
    for row in sheet["standing"][:SHOWN]:
        told = {name: row[name] for name in ("rank", "place", "points")}
        name = row["name"] or catalog.text("daily-nobody")
        said.append("  " + catalog.text("daily-line", name=name, margin=f"{row['margin']:+d}", **told))
    for line in said:
        console.print(Text("".join(letter if letter.isprintable() else "?" for letter in line)))
