"""What can be typed at one's turn: an option by number or notation, or a command."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from parlour.cli.commands import rules
from parlour.cli.table import coaching, lens, saving
from parlour.cli.table.lines import not_understood, rules_of
from parlour.cli.table.session import Quit, Session
from parlour.core.engine import legal
from parlour.core.lens import ALL, MEMORIES
from parlour.core.notation import UnknownAction
from parlour.core.words import Action, Seat
from parlour.text import book


class TurnPrompt:
    """One person's turn to choose."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session = session
        self.seat = seat
        self.options = legal(session.table.view(seat))
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "look": self.look,
            "know": self.know,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "board": self.board,
            "save": self.save,
            "help": self.help,
            "quit": self.leave,
        }

    def obey(self, line: str) -> bool:
        """Do what a line says; whether the table has to be shown again. A wrong line says what is wrong with it."""
        if not line:
            self.session.say("empty-line", "dim", options=len(self.options))
            return False
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        if command and line.casefold() not in [option.write() for option in self.options]:
            return command(rest.strip())
        chosen = self.found(line)
        if chosen is None:
            return False
        if chosen not in self.options:
            self.refuse(chosen)
            return False
        view = self.session.table.view(self.seat)
        self.session.table.play(chosen)
        if self.session.coached and len(self.options) > 1:
            coaching.word(self.session, view, self.seat, chosen)
        if self.session.path:
            self.keep(self.session.path)
        return True

    def found(self, text: str) -> Action | None:
        """The action of a number or a notation; if there is none, what is near."""
        if text.isdecimal():
            number = int(text) if len(text) < 6 else 0
            if 1 <= number <= len(self.options):
                return self.options[number - 1]
            self.session.say("no-such-number", number=text, options=len(self.options))
            return None
        try:
            return self.session.table.parse(text)
        except UnknownAction as error:
            words = [*(option.write() for option in self.options), *self.commands]
            self.session.console.print(Text(not_understood(self.session.catalog, text, words, error.near)))
        return None

    def refuse(self, action: Action) -> None:
        """Say why not."""
        reason = self.session.table.why(action)
        assert reason is not None
        told = self.session.catalog.why(reason)
        self.session.say("refused", action=action.write(), why=told, cite=reason.cite)

    def undo(self, rest: str) -> bool:
        """Back to before my last deed, or my last choice within one, with everything that followed."""
        table, at = self.session.table, self.session.own(self.seat)
        if at is None:
            self.session.say("nothing-to-undo")
            return False
        seen = any(table.reveals(later) for later in range(at, table.at))
        self.session.say("undone", what=self.session.what_goes(at, self.seat))
        self.session.take_back(at)
        if seen:
            self.session.say("undone-seen")
        return True

    def redo(self, rest: str) -> bool:
        """Play again what was taken back, if nothing else was played since."""
        if self.session.play_again():
            return True
        self.session.say("nothing-to-redo")
        return False

    def hint(self, rest: str) -> bool:
        """What a good player would do, the chance to win then, and why."""
        if not self.options:
            self.session.console.print(self.session.catalog.why(self.session.table.view(self.seat).over()))
            return False
        coaching.hint(self.session, self.seat)
        return False

    def look(self, rest: str) -> bool:
        """What is at stake now."""
        if self.options:
            coaching.look(self.session, self.seat)
        return False

    def know(self, rest: str) -> bool:
        """What can be known of what I cannot see, by all that I was shown or by what lies open now."""
        if rest and rest not in MEMORIES:
            self.session.say("lens-memory", memory=rest)
        else:
            lens.show(self.session, self.seat, rest or ALL)
        return False

    def why(self, rest: str) -> bool:
        """Why an action is not allowed, and the rule that says so."""
        if not rest:
            self.session.say("ask-why")
            return False
        action = self.found(rest)
        if action is None:
            return False
        reason = self.session.table.why(action)
        if reason is None:
            self.session.say("allowed", action=action.write())
            return False
        self.refuse(action)
        game = self.session.table.game.id
        paragraph = book.find(game, reason.cite, self.session.catalog.lang) if game in book.told_games() else None
        if paragraph:
            self.session.console.print(rules.told(paragraph))
        return False

    def rules(self, rest: str) -> bool:
        """The chapters, or what was looked up."""
        self.session.console.print(rules_of(self.session.table.game.id, rest, self.session.catalog))
        if not rest:
            self.session.say("rules-how", "dim")
        return False

    def log(self, rest: str) -> bool:
        """Everything that happened."""
        self.session.show_log(self.seat, 0, whole=True)
        return False

    def board(self, rest: str) -> bool:
        """The table and the question again."""
        return True

    def save(self, rest: str) -> bool:
        """Keep the game in a file, and go on."""
        path = Path(rest) if rest else self.session.path or saving.free_path(self.session.table.record)
        if not saving.may_write(path):
            self.session.say("error-overwrite", path=str(path))
        elif self.keep(path):
            self.session.say("saved", path=str(path))
            self.session.say("continue", command=saving.continuing(path))
        return False

    def keep(self, path: Path) -> bool:
        """Write the file; whether that worked."""
        try:
            self.session.save(path)
        except OSError as error:
            self.session.say("not-saved", path=str(path), error=str(error.strerror))
            return False
        return True

    def help(self, rest: str) -> bool:
        """What can be typed."""
        self.session.say("help")
        return False

    def leave(self, rest: str) -> bool:
        """Stop here; the game is kept."""
        raise Quit
