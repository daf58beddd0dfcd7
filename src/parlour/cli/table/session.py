"""A game at the terminal: people and bots at one table, until the end or until somebody leaves."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from parlour.bots.bot import Bot
from parlour.bots.levels import SIMPLE, make
from parlour.bots.thinking import ProcessBot
from parlour.cli import judged
from parlour.cli.boards import board_of
from parlour.cli.boards.warning import warning
from parlour.cli.players import mark
from parlour.cli.table import saving, telling
from parlour.cli.table.asking import Choice, asker_of
from parlour.core.chance import Chance, key_of, mix
from parlour.core.engine import legal
from parlour.core.foresight import Foreseer
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.core.words import Action, Seat
from parlour.text.catalog import Catalog

SALT: Final = 0x70617266  # bots draw from another stream than the game


Obey = Callable[["Session", Seat, str], bool]  # does what a line says; whether the table is to be shown again


class Quit(Exception):
    """Somebody wants to stop."""


class Session:
    """One table and those around it; `players` says for each seat `human` or the name of a bot."""

    def __init__(self, table: Table, players: list[str], names: list[str], catalog: Catalog, console: Console) -> None:
        self.table = table
        self.players = players
        self.names = names
        self.catalog = catalog
        self.console = console
        self.board = board_of(table.game)
        self.asker = asker_of(console)
        self.drawn: int | None = None  # the place whose player was drawn to begin
        self.path: Path | None = None  # where the game is kept as it goes on
        self.coached = False  # whether a word follows each choice of the one person here
        self._kept: tuple[Path, list[Action]] | None = None  # where and as what it was last kept
        self._taken: list[tuple[list[Action], list[Action]]] = []  # what was taken back, and after what
        self._seen: Seat | None = None  # who last looked at the screen
        self._thinkers: dict[str, ProcessBot] = {}  # levels and bots from elsewhere, each in processes of its own

    def run(self, obey: Obey) -> int:
        """Play until the end; the exit status."""
        try:
            while self.table.turn is not None or self._lingers(obey):
                seat = self.table.turn
                if seat is None:
                    continue
                if self.players[seat] == saving.HUMAN:
                    self._decide(seat, obey)
                else:
                    self.table.play(self._thought(seat))
            return 0
        except (EOFError, Quit):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(130)
        finally:
            for thinker in self._thinkers.values():
                thinker.close()

    def _lingers(self, obey: Obey) -> bool:
        """Show the end; whether somebody at a terminal goes back into the game or wants to see it again."""
        self.show_end()
        judged.note_end(self)
        if self.path:
            self.say("saved", path=str(self.kept_in()))
        if not self.asker.keys:
            return False
        self.say("end-ask", "dim")
        seat = self.players.index(saving.HUMAN)
        try:
            line = self.asker.ask([], COMMAND_WORDS)
            while line and not obey(self, seat, line):
                line = self.asker.ask([], COMMAND_WORDS)
        except (EOFError, KeyboardInterrupt, Quit):
            return False
        return bool(line)

    def bot(self, seat: Seat) -> Bot:
        """The bot of a seat; it plays the same again when a choice is taken back and made again."""
        name = self.players[seat]
        if name in SIMPLE:
            return make(self.table.game, name, self.chance())
        if name not in self._thinkers:
            cores = os.cpu_count() or 1
            self._thinkers[name] = ProcessBot(self.table.game, name, self.chance(), processes=cores)
        thinker = self._thinkers[name]
        thinker.chance = self.chance()
        return thinker

    def _thought(self, seat: Seat) -> Action:
        """What the bot of a seat chooses; at a terminal one sees that it thinks."""
        options = self.table.legal()
        if not self.console.is_terminal or len(options) == 1 or self.players[seat] in SIMPLE:
            return self.bot(seat).choose(self.table.view(seat), seat, options)
        with self.console.status(Text(self.catalog.text("thinking", name=self.names[seat]), "dim")):
            return self.bot(seat).choose(self.table.view(seat), seat, options)

    def chance(self) -> Chance:
        """A stream for this moment of the table."""
        return Chance(mix(mix(key_of(self.table.seed) ^ SALT) ^ self.table.at))

    def take_back(self, at: int) -> None:
        """Go back to the state after the first `at` actions."""
        taken = self.table.actions[at:]
        while self.table.at > at:
            self.table.undo()
        self._taken.append((self.table.actions[:], taken))

    def what_goes(self, at: int, seat: Seat) -> str:
        """What a seat takes back by going back to the first `at` actions."""
        bots = [other for other, player in enumerate(self.players) if player != saving.HUMAN]
        return telling.taken_back(self.table, at, seat, bots, self.catalog, self.names)

    def play_again(self) -> bool:
        """Play what was last taken back; False if there is nothing, or something else was played since."""
        after, taken = self._taken.pop() if self._taken else ([], [])
        if not taken or after != self.table.actions:
            self._taken.clear()
            return False
        for action in taken:
            self.table.play(action)
        return True

    def own(self, seat: Seat) -> int | None:
        """Where the seat's last deed began, or its last choice if that deed is not whole yet; None before the first.

        A fork goes back no further than where it began.
        """
        first = self.table.redealt[-1][0] if self.table.redealt else 0
        last = next((at for at in reversed(range(first, self.table.at)) if self.table.actors[at] == seat), None)
        if last is None or not self.table.completes(last):
            return last
        return next(at for at in range(last, first - 1, -1) if self.table.opens(at) or at == first)

    def choices(self, seat: Seat) -> list[Choice]:
        """The options of a seat, as they are offered."""
        view = self.table.view(seat)
        told, ahead = self.catalog, Foreseer(self.table.game, view, seat)
        return [
            Choice(action.write(), told.say(action, self.names), self.previewed(ahead, action))
            for action in legal(view)
        ]

    def previewed(self, ahead: Foreseer, action: Action) -> str:
        """What an option would change at once, and a warning if it may end the game."""
        parts = [self.board.preview(ahead.view, action, self.catalog), warning(ahead, action, self.catalog)]
        return " · ".join(part for part in parts if part)

    def say(self, id: str, look: str = "", **arguments: str | int) -> None:
        """Print a message of the house."""
        self.console.print(Text(self.catalog.text(id, **arguments), look))

    def show_board(self, seat: Seat) -> None:
        """The table as the seat sees it."""
        self.console.print(self.board.draw(self.table.view(seat), self.catalog, self.names, seat))

    def show_log(self, seat: Seat, since: int, *, whole: bool) -> None:
        """What happened, in sentences."""
        table = self.table
        self.console.print(telling.log(table, seat, since, self.board, self.catalog, self.names, whole=whole))

    def show_end(self) -> None:
        """The last board and the score sheet."""
        outcome = self.table.outcome
        assert outcome is not None
        seat = self.players.index(saving.HUMAN)
        self.show_log(seat, self.own(seat) or 0, whole=False)
        self.console.print(self.board.draw(self.table.view(None), self.catalog, self.names, None))
        self.console.print(telling.sheet(outcome, self.table.game.sources, self.catalog, self.names))

    def save(self, path: Path) -> None:
        """Keep the game in a file."""
        saving.save(path, self.record, self.players)
        self.came_from(path)

    def came_from(self, path: Path) -> None:
        """Note that a file holds the game as it is now."""
        self._kept = (path, list(self.table.actions))

    def kept_in(self) -> Path:
        """The file that holds the game as it is now, written if there is none yet."""
        if self._kept is None or self._kept[1] != self.table.actions:
            self.save(self.path or saving.free_path(self.table.record))
        assert self._kept is not None
        return self._kept[0]

    @property
    def record(self) -> Record:
        """The game so far, with the players' names, and who was drawn to begin."""
        return replace(self.table.record, names=self.names, drawn=self.drawn)

    def _decide(self, seat: Seat, obey: Obey) -> None:
        self._draw_curtain(seat)
        self._seen = seat
        self.show_log(seat, self.own(seat) or 0, whole=False)
        self.show_board(seat)
        step = self.table.view(seat).agenda[-1]
        asked = self.catalog.say(step, self.names)
        self.console.print(Text.assemble(mark(seat, self.names[seat]), ("  " + asked, "bold")))
        choices = self.choices(seat)
        self.console.print(telling.options(choices, self.console.width))
        while not obey(self, seat, self.asker.ask(choices, COMMAND_WORDS)):
            pass

    def _draw_curtain(self, seat: Seat) -> None:
        """Hide one player's secrets from the next at the same screen, where there are any."""
        if self._seen in (None, seat) or not self.table.game.secrets:
            return
        self.console.clear()
        self.say("curtain", "bold", name=self.names[seat])
        self.asker.ask([], [])
        self.console.clear()

    def _leave(self, status: int) -> int:
        try:
            path = self.kept_in()
        except OSError as error:
            print(f"parlour: {error.filename}: {error.strerror}", file=sys.stderr)
            return 2
        self.say("saved", path=str(path))
        self.say("continue", command=saving.continuing(path))
        return status


COMMAND_WORDS: Final[Sequence[str]] = [
    "undo",
    "redo",
    "hint",
    "look",
    "know",
    "why",
    "rules",
    "log",
    "board",
    "save",
    "help",
    "quit",
]
