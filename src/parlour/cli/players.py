"""Players as they are drawn: a shape first, a colour only beside it."""

from typing import Final

from rich.text import Text

from parlour.core.words import Seat

SHAPES: Final = "●■▲◆★✚"
STYLES: Final = ["bold #e07a1f", "bold #2f8fd0", "bold #b06ad0", "bold", "bold #c9a020", "bold #3f9a50"]
LONGEST_NAME: Final = 20


def mark(seat: Seat, text: str = "") -> Text:
    """The shape of a seat, and after it a text in its colour."""
    return Text(f"{SHAPES[seat % len(SHAPES)]} {text}".rstrip(), style(seat))


def style(seat: Seat) -> str:
    """The colour of a seat."""
    return STYLES[seat % len(STYLES)]


def shape(seat: Seat) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def clean_name(name: str) -> str:
    """A name that cannot disturb a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
