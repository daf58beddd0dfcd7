"""A line that was typed: the option it names, what it may have meant, and the rules it asks for."""

from collections.abc import Sequence
from difflib import get_close_matches

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.commands import rules
from parlour.cli.complaint import Complaint
from parlour.core.game import UnknownGame
from parlour.text.catalog import Catalog

LONG = 6  # digits that are no number of an option


def named_option(line: str, notations: Sequence[str]) -> str | None:
    """The option of a number or a notation."""
    if line.isdecimal() and len(line) < LONG and 1 <= int(line) <= len(notations):
        return notations[int(line) - 1]
    return line.casefold() if line.casefold() in notations else None


def not_understood(catalog: Catalog, line: str, words: Sequence[str], others: Sequence[str] = ()) -> str:
    """That it is no option and no command, and what is near; `others` if nothing of these words is."""
    near = get_close_matches(line.casefold(), words, n=3, cutoff=0.5) or list(others)
    if near:
        return catalog.text("not-understood-near", line=line, near=catalog.join(near))
    return catalog.text("not-understood", line=line)


def rules_of(game: str, asked: str, catalog: Catalog) -> RenderableType:
    """The chapters, or what was looked up; what cannot be found is said."""
    try:
        return rules.looked_up(game, asked, catalog) if asked else rules.contents(game, catalog.lang)
    except (Complaint, UnknownGame) as error:
        return Text(str(error))
