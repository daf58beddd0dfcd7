"""Asking somebody: here by plain lines, which scripts and pipes can answer; at a terminal, see keys.py."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from parlour.cli.stage import has_keys


@dataclass(frozen=True)
class Choice:
    """An option as it is offered."""

    notation: str
    sentence: str
    preview: str = ""


class Asker:
    """Reads a line; EOFError when there are no more."""

    keys = False  # whether somebody sits there and can be waited for

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, choices: Sequence[Choice], words: Sequence[str]) -> str:
        """What was answered. `words` are the commands that may be given besides."""
        self.console.print(Text("> "), end="")
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            self.console.print()
            raise EOFError
        if not sys.stdin.isatty():
            self.console.print(Text(line.rstrip("\n")))  # so that the transcript can be read
        return line.strip()

    def step(self, position: str) -> str:
        """A command of the replay."""
        return self.ask([], [])


def asker_of(console: Console) -> Asker:
    """Keys at a terminal, else plain lines."""
    if not has_keys():
        return Asker(console)
    from parlour.cli.table.keys import KeyAsker  # only here, so that scripts do not wait for it

    return KeyAsker(console)
