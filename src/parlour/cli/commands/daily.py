"""`parlour daily`: the deal of the day, played through a server, so that nobody holds its seed early."""

import argparse
import asyncio
import getpass
import os
from pathlib import Path
from time import time
from typing import Final

import httpx
import msgspec
from rich.console import Console
from rich.text import Text

from parlour.cli import deals
from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.players import clean_name
from parlour.cli.stage import open_stage
from parlour.cli.table.attempt import AttemptHere
from parlour.client import Client, Json, Refused
from parlour.text.catalog import Catalog

COOKIES: Final = ("parlour", "parlour-device")
AGAIN: Final = 1.5  # seconds between two looks at how far the house is


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where, which game, and what of it."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="whose deal to play (default: list them)")
    where = os.environ.get("PARLOUR_SERVER")
    parser.add_argument("--server", metavar="URL", default=where, help="such as http://127.0.0.1:1893 (PARLOUR_SERVER)")
    parser.add_argument("--name", help="who you are there, the first time (default: your login)")
    parser.add_argument("--day", metavar="DAY", help="an earlier deal, such as 2026-11-16 (default: today's, by UTC)")
    parser.add_argument("--anyway", action="store_true", help="though another guest of this device has tried it")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--choices", action="store_true", help="what others chose at your decisions, and the house")
    what.add_argument("--archive", action="store_true", help="list earlier deals (with --day: those before it)")
    what.add_argument("--month", metavar="MONTH", nargs="?", const="", help="the table of this month, or of 2026-11")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """List deals, play one, or tell how it went."""
    server = (arguments.server or "").rstrip("/")
    if not server.startswith(("http://", "https://")):
        raise Complaint("say --server http://… or https://…, where the deal is played")
    if arguments.game is None and (arguments.choices or arguments.month is not None):
        raise Complaint("say of which game")
    try:
        return asyncio.run(asked(server, arguments))
    except Refused as refused:
        raise Complaint(f"{server}: {refused}") from None
    except httpx.HTTPError as lost:
        raise Complaint(f"{server}: {lost or type(lost).__name__}") from None


async def asked(server: str, arguments: argparse.Namespace) -> int:
    """As the guest that this user is there."""
    console, game = open_stage(), arguments.game
    async with Client(server) as me:
        await known(me, server, clean_name(arguments.name or getpass.getuser()))
        today = await me.ask("GET", "/daily")
        if game is not None and game not in {deal["game"] for deal in today["deals"]}:
            raise Complaint(f"there is no deal of {game}; there are: {', '.join(d['game'] for d in today['deals'])}")
        catalog, command = catalog_for(arguments, game), f"parlour daily --server {server}"
        if arguments.archive:
            found = await me.ask("GET", "/daily/archive", before=arguments.day)
            earlier = [deal for deal in found if game in (None, deal["game"])]
            deals.tell_earlier(earlier, catalog, console)
            if earlier:
                how(catalog, console, f"{command} GAME --day DAY")
        elif game is None:
            deals.tell_today(today, int(time() * 1000), catalog, console)
            how(catalog, console, f"{command} GAME")
        elif arguments.month is not None:
            now = today["day"][:7]
            month = await me.ask("GET", f"/daily/months/{arguments.month or now}/{game}")
            deals.tell_month(month, now, catalog, console)
        elif arguments.choices:
            await choices(me, f"/daily/{arguments.day or today['day']}/{game}", catalog, console)
        else:
            await played(me, server, f"/daily/{arguments.day or today['day']}/{game}", arguments, catalog, console)
    return 0


def how(catalog: Catalog, console: Console, command: str) -> None:
    """What to type next."""
    console.print(Text(catalog.text("daily-how", command=command), "dim"))


async def played(
    me: Client, server: str, deal: str, arguments: argparse.Namespace, catalog: Catalog, console: Console
) -> None:
    """Begin or go on with an attempt, and tell how it went; what counts is said before the first choice."""
    before = (await me.ask("GET", deal))["deal"]
    if before["state"] == "new" and not arguments.anyway:
        deals.say(console, catalog.text("daily-ask" if before["secret"] is None else "daily-ask-late"))
    try:
        table = await me.ask("POST", deal, {"anyway": arguments.anyway})
    except Refused as refused:
        if refused.problem.get("error") != "daily-tried-here":
            raise
        raise Complaint(f"{catalog.text('daily-second')} ({catalog.text('daily-second-yes')}: --anyway)") from None
    finally:
        keep(me, server)  # with the mark of this device
    if table["phase"] == "closed":
        deals.say(console, catalog.text("daily-closed"))
        return
    if not await AttemptHere(me, table, catalog, console).play():
        return
    sheet, streak = await me.ask("GET", deal), (await me.ask("GET", "/daily"))["streak"]
    deals.tell_results(sheet, catalog, console)
    deals.tell_card(sheet, streak, server + deal, catalog, console)
    day = f" --day {arguments.day}" if arguments.day else ""
    command = f"parlour daily --server {server} {arguments.game}{day} --choices"
    deals.say(console, catalog.text("daily-choices-how", command=command), "dim")


async def choices(me: Client, deal: str, catalog: Catalog, console: Console) -> None:
    """My decisions beside those of others and of the house, which looks back at them now if it has not yet."""
    found = await me.ask("GET", f"{deal}/choices")
    if found["phase"] == "none":
        found = await me.ask("POST", f"{deal}/choices")
    with console.status("") as status:
        while found["phase"] != "done":
            status.update(Text(catalog.text("daily-house-busy", done=found["done"], of=found["of"])))
            await asyncio.sleep(AGAIN)
            found = await me.ask("GET", f"{deal}/choices")
    about = (await me.ask("GET", deal))["deal"]
    table: Json = await me.ask("GET", f"/tables/{about['table']}")
    names = [clean_name(seat["name"]) for seat in table["seats"]]
    deals.tell_choices(found["choices"], about["game"], about["rules"], names, catalog, console)


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
