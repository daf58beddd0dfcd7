"""`parlour daily`: the deal of the day, played through a server, so that nobody holds its seed early."""

import argparse
import asyncio
import getpass
import os
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from rich.console import Console
from rich.text import Text

from parlour.cli import rules, telling
from parlour.cli.asking import Choice, asker_of
from parlour.cli.boards import board_of
from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.players import clean_name, mark
from parlour.cli.stage import open_stage
from parlour.client import Client, Json, Refused
from parlour.core.game import UnknownGame, find
from parlour.core.table import codec_of
from parlour.core.words import Outcome, State
from parlour.text.catalog import Catalog

PAUSE: Final = 0.3  # seconds between looks while the bots play
SHOWN: Final = 10  # results of others
COMMANDS: Final = ["board", "log", "why", "rules", "help", "quit"]
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
        said.append(catalog.text("daily-par-none"))
    elif par["error"] is None:
        said.append(catalog.text("daily-par-one", points=str(par["points"])))
    else:
        numbers = {"points": str(par["points"]), "error": str(par["error"]), "plays": par["plays"]}
        said.append(catalog.text("daily-par", **numbers))
    for row in sheet["standing"][:SHOWN]:
        told = {name: row[name] for name in ("rank", "place", "points")}
        name = row["name"] or catalog.text("daily-nobody")
        said.append("  " + catalog.text("daily-line", name=name, margin=f"{row['margin']:+d}", **told))
    for line in said:
        console.print(Text("".join(letter if letter.isprintable() else "?" for letter in line)))


class AttemptHere:
    """One attempt at the terminal: the server has the table, this shows the view and asks."""

    def __init__(self, me: Client, table: Json, catalog: Catalog, console: Console) -> None:
        self.me = me
        self.id = table["table"]
        self.game = find(table["game"]).edition(table["rules"])
        self.codec = codec_of(self.game)
        self.names = [clean_name(seat["name"]) for seat in table["seats"]]
        self.catalog = catalog
        self.console = console
        self.board = board_of(self.game)
        self.asker = asker_of(console)
        self.options: list[Choice] = []

    async def play(self) -> bool:
        """Until the end, or until somebody stops; whether it is over."""
        try:
            while True:
                scene = await self.me.scene(self.id)
                if scene["outcome"] is not None:
                    self.show_end(scene)
                    return True
                if scene["options"]:
                    await self.decide(scene)
                else:
                    await asyncio.sleep(PAUSE)
        except (EOFError, KeyboardInterrupt):
            self.console.print(Text(self.catalog.text("daily-waits"), "dim"))
            return False

    async def decide(self, scene: Json) -> None:
        """Show the table and ask until something is played."""
        seat, view = scene["seat"], self.codec.read(scene["view"])
        assert isinstance(view, State)
        self.show_told(await self.me.ask("GET", f"/tables/{self.id}/since"))
        self.console.print(self.board.draw(view, self.catalog, self.names, seat))
        asked = self.catalog.say(view.agenda[-1], self.names)
        self.console.print(Text.assemble(mark(seat, self.names[seat]), ("  " + asked, "bold")))
        actions = [self.codec.read(option["word"]) for option in scene["options"]]
        self.options = [
            Choice(action.write(), self.catalog.say(action, self.names), self.board.preview(view, action, self.catalog))
            for action in actions
        ]
        self.console.print(telling.options(self.options, self.console.width))
        while not await self.obey(self.asker.ask(self.options, COMMANDS), scene):
            pass

    async def obey(self, line: str, scene: Json) -> bool:
        """Do what a line says; whether the table is to be looked at again."""
        word, _, rest = line.partition(" ")
        notations = [option.notation for option in self.options]
        if line.isdecimal() and len(line) < 6 and 1 <= int(line) <= len(notations):
            line = notations[int(line) - 1]
        if line.casefold() in notations:
            return await self.do(scene, line.casefold())
        if word.casefold() == "quit":
            raise EOFError
        if word.casefold() == "board":
            return True
        if word.casefold() == "log":
            self.show_told(await self.me.ask("GET", f"/tables/{self.id}/told"))
        elif word.casefold() == "why" and rest:
            await self.why(rest)
        elif word.casefold() == "rules":
            self.rules(rest)
        elif word.casefold() == "help":
            self.say("daily-help")
        elif near := get_close_matches(line.casefold(), [*notations, *COMMANDS], n=3, cutoff=0.5):
            self.say("not-understood-near", line=line, near=self.catalog.join(near))
        else:
            self.say("not-understood", line=line)
        return False

    async def do(self, scene: Json, action: str) -> bool:
        """Play; what is refused is said, and asked again."""
        try:
            await self.me.play(self.id, scene["at"], action)
        except Refused as refused:
            if refused.problem.get("error") not in ("stale", "not-your-turn", "not-allowed", "too-fast"):
                raise
            self.console.print(Text(str(refused.problem.get("detail"))))
        return True

    async def why(self, action: str) -> None:
        """Why an action is not allowed, as the server says."""
        try:
            found = await self.me.ask("GET", f"/tables/{self.id}/why", action=action)
        except Refused as refused:
            self.console.print(Text(str(refused.problem.get("detail"))))
            return
        if found["allowed"]:
            self.say("allowed", action=action)
        else:
            told = self.catalog.text(f"why-{found['reason']}")
            self.say("refused", action=action, why=told, cite=found["rule"] or "")

    def rules(self, rest: str) -> None:
        """The chapters, or what was looked up."""
        try:
            lang = self.catalog.lang
            found = rules.looked_up(self.game.id, rest, self.catalog) if rest else rules.contents(self.game.id, lang)
        except (Complaint, UnknownGame) as error:
            found = Text(str(error))
        self.console.print(found)

    def say(self, id: str, **told: str | int) -> None:
        self.console.print(Text(self.catalog.text(id, **told)))

    def show_told(self, happened: list[Json]) -> None:
        """What happened, in sentences."""
        for one in happened:
            words = [self.codec.read(event) for event in one["events"]]
            told: list[Any] = [event for event in words if type(event) not in self.board.shown]
            if told:
                said = " ".join(self.catalog.say(event, self.names) for event in told)
                self.console.print(Text.assemble(mark(one["seat"], self.names[one["seat"]]), f"  {said}"))

    def show_end(self, scene: Json) -> None:
        """The last board and the score sheet."""
        view, told = self.codec.read(scene["view"]), scene["outcome"]
        assert isinstance(view, State)
        self.console.print(self.board.draw(view, self.catalog, self.names, scene["seat"]))
        outcome = Outcome(told["ranks"], told["scores"], told["sheet"], told["reason"])
        self.console.print(telling.sheet(outcome, self.game.sources, self.catalog, self.names))
