"""A puzzle at the terminal: the view of its seat, its options, right or wrong, and the solution in sentences."""

from typing import Final

from rich.console import Console
from rich.text import Text

from parlour.bots.analysis import WHOLE
from parlour.cli.boards import board_of
from parlour.cli.players import mark
from parlour.cli.table import telling
from parlour.cli.table.asking import Asker, Choice
from parlour.cli.table.lines import named_option, not_understood, rules_of
from parlour.core.notation import UnknownAction
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.solving import Solving, SolvingPhase
from parlour.text.catalog import Catalog

COMMANDS: Final = ["board", "log", "why", "rules", "solution", "help", "quit"]
PERCENT: Final = WHOLE // 100


class PuzzleHere:
    """One attempt at the terminal."""

    def __init__(self, puzzle: Puzzle, catalog: Catalog, console: Console, asker: Asker) -> None:
        self.solving = Solving(puzzle)
        self.table = self.solving.table
        self.seat = puzzle.seat
        self.catalog = catalog
        self.console = console
        self.asker = asker
        self.board = board_of(self.table.game)
        names = [catalog.text("player-name", number=seat + 1) for seat in range(puzzle.seats)]
        self.names = names
        self.options: list[Choice] = []
        self.given_up = False

    def play(self) -> SolvingPhase:
        """Ask until it is solved, failed or given up; EOFError if somebody leaves."""
        many = self.solving.puzzle.depth
        self.say("puzzle-begin", "bold", seat=self.seat + 1, seats=self.table.seats, many=many)
        while self.solving.phase == "asked" and not self.given_up:
            self.show()
            while not self.obey(self.asker.ask(self.options, COMMANDS)):
                pass
        return "failed" if self.given_up else self.solving.phase

    def show(self) -> None:
        """What happened last, the view, the question and the options."""
        scene = self.solving.scene()
        told = [event for event in scene.told if type(event) not in self.board.shown]
        if told:
            self.console.print(Text(" ".join(self.catalog.say(event, self.names) for event in told), "dim"))
        self.console.print(self.board.draw(scene.view, self.catalog, self.names, self.seat))
        asked = self.catalog.say(scene.view.agenda[-1], self.names)
        self.console.print(Text.assemble(mark(self.seat, self.names[self.seat]), ("  " + asked, "bold")))
        if self.solving.is_part():
            self.say("puzzle-part", "dim")
        self.options = [
            Choice(
                action.write(),
                self.catalog.say(action, self.names),
                self.board.preview(scene.view, action, self.catalog),
            )
            for action in scene.options
        ]
        self.console.print(telling.options(self.options, self.console.width))

    def obey(self, line: str) -> bool:
        """Do what a line says; whether the table is to be looked at again, or it is over."""
        word, _, rest = line.partition(" ")
        notations = [option.notation for option in self.options]
        chosen = named_option(line, notations)
        if chosen is not None:
            self.answer(chosen)
            return True
        match word.casefold():
            case "quit":
                raise EOFError
            case "board":
                return True
            case "solution":
                self.given_up = True
                return True
            case "log":
                told = self.table.told(self.seat)
                self.console.print(Text("\n".join(self.catalog.say(event, self.names) for event in told)))
            case "why" if rest:
                self.why(rest)
            case "rules":
                self.console.print(rules_of(self.table.game.id, rest, self.catalog))
            case "help":
                self.say("puzzle-help")
            case _:
                self.console.print(Text(not_understood(self.catalog, line, [*notations, *COMMANDS])))
        return False

    def answer(self, notation: str) -> None:
        """A choice, and what came of it."""
        found = self.solving.choose(notation)
        if found.right:
            self.say("puzzle-right" if found.phase == "solved" else "puzzle-right-on", "green")
        else:
            self.say("puzzle-wrong", "yellow")

    def why(self, text: str) -> None:
        """Why an action is not allowed; of one that is, no more than that."""
        try:
            action = self.table.parse(text)
        except UnknownAction:
            self.say("not-understood", line=text)
            return
        reason = self.table.why(action)
        if reason is None:
            self.say("allowed", action=action.write())
        else:
            self.say("refused", action=action.write(), why=self.catalog.why(reason), cite=reason.cite)

    def show_solution(self) -> None:
        """The book's line: each best choice, what else is right, what it beats and why, and what follows."""
        self.solving.give_up()
        for step in self.solving.solution():
            self.say("puzzle-best", "bold", best=self.catalog.say(step.best, self.names))
            for other in step.also:
                self.say("puzzle-also", best=self.catalog.say(other, self.names))
            percent, instead = round(step.chance / PERCENT), round(step.instead / PERCENT)
            tempting = self.catalog.say(step.tempting, self.names)
            self.say("puzzle-beats", percent=percent, instead=instead, other=tempting)
            for theme in step.why:
                self.console.print(Text(f"  · {self.catalog.say(theme, self.names)}"))
            for seat, action in step.played:
                said = self.catalog.say(action, self.names)
                self.console.print(Text.assemble("  ", mark(seat, self.names[seat]), f"  {said}"))

    def say(self, id: str, look: str = "", **told: str | int) -> None:
        """Print a message of the house."""
        self.console.print(Text(self.catalog.text(id, **told), look))
