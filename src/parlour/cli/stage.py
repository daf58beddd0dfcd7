"""Where it is shown: a terminal with its keys, or plain text in and out."""

import os
import sys
from io import TextIOWrapper

from rich.console import Console


def has_keys() -> bool:
    """Whether somebody sits at a terminal that can draw."""
    return (
        sys.stdin is not None
        and sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "dumb") != "dumb"
    )


def open_stage() -> Console:
    """The console to print on; without a terminal it prints no escape codes."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(force_terminal=None if has_keys() else False, markup=False, highlight=False, emoji=False)
