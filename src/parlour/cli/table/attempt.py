"""An attempt at a deal of the day at the terminal: the server has the table, this shows the view and asks."""

import asyncio
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from parlour.cli.boards import board_of
from parlour.cli.players import clean_name, mark
from parlour.cli.table import telling
from parlour.cli.table.asking import Choice, asker_of
from parlour.cli.table.lines import named_option, not_understood, rules_of
from parlour.client import Client, Json, Refused
from parlour.core.game import find
from parlour.core.table import codec_of
from parlour.core.words import Outcome, State
from parlour.text.catalog import Catalog

PAUSE: Final = 0.3  # seconds between looks while the bots play
COMMANDS: Final = ["board", "log", "why", "rules", "help", "quit"]


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
        chosen = named_option(line, notations)
        if chosen is not None:
            return await self.do(scene, chosen)
        if word.casefold() == "quit":
            raise EOFError
        if word.casefold() == "board":
            return True
        if word.casefold() == "log":
            self.show_told(await self.me.ask("GET", f"/tables/{self.id}/told"))
        elif word.casefold() == "why" and rest:
            await self.why(rest)
        elif word.casefold() == "rules":
            self.console.print(rules_of(self.game.id, rest, self.catalog))
        elif word.casefold() == "help":
            self.say("daily-help")
        else:
            self.console.print(Text(not_understood(self.catalog, line, [*notations, *COMMANDS])))
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
