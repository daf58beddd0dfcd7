"""`parlour rules`: the digest of a game, a paragraph of it, or everything about a word."""

import argparse
from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.stage import open_stage
from parlour.text import book
from parlour.text.catalog import Catalog


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and perhaps what of it."""
    parser.add_argument("game", metavar="GAME", help="the game, as `parlour games` calls it")
    parser.add_argument("what", metavar="PARAGRAPH or WORD", nargs="*", help="4, 4.1b or R2, or a word to look for")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for."""
    catalog = catalog_for(arguments)
    what = " ".join(arguments.what)
    console = open_stage()
    if what:
        console.print(looked_up(arguments.game, what, catalog))
    else:
        console.print(Rule(Text(book.title(arguments.game, catalog.lang), "bold")))
        for chapter in book.chapters(arguments.game, catalog.lang):
            console.print(whole(chapter))
    return 0


def looked_up(game: str, what: str, catalog: Catalog) -> RenderableType:
    """A paragraph, a chapter, or every paragraph with these words; Complaint if there is none."""
    chapters = book.chapters(game, catalog.lang)
    prefix = chapters[0].id.split()[0]
    wanted = what.removeprefix("§").strip()
    number = wanted if wanted.casefold().startswith(f"{prefix.casefold()} ") else f"{prefix} {wanted}"
    paragraph = book.find(game, number, catalog.lang)
    if paragraph:
        return told(paragraph)
    for chapter in chapters:
        if chapter.id.casefold() == number.casefold():
            return whole(chapter)
    found = [part for chapter in chapters for part in chapter.paragraphs if wanted.casefold() in part.text.casefold()]
    if not found:
        ids = [part.id for chapter in chapters for part in chapter.paragraphs]
        near = get_close_matches(number.upper() if wanted[:1].isdecimal() else wanted, ids, n=3)
        if near:
            raise Complaint(catalog.text("rules-nothing-near", what=what, near=catalog.join(near)))
        raise Complaint(catalog.text("rules-nothing", what=what))
    return Group(*(told(part, wanted) for part in found))


def contents(game: str, lang: str) -> RenderableType:
    """The chapters' titles."""
    grid = Table.grid(padding=(0, 2))
    for chapter in book.chapters(game, lang):
        grid.add_row(Text(chapter.id, "cyan"), chapter.title)
    return grid


def whole(chapter: book.Chapter) -> RenderableType:
    """A chapter with its paragraphs."""
    heading = Text.assemble("\n", (f"{chapter.id}  {chapter.title}", "bold underline"))
    return Group(heading, *(told(paragraph) for paragraph in chapter.paragraphs))


def told(paragraph: book.Paragraph, word: str = "") -> RenderableType:
    """A paragraph with its number; ◆ marks a rule of play."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=8, style="cyan", no_wrap=True)
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    text = Text(paragraph.text)
    if word:
        text.highlight_words([word], "bold yellow", case_sensitive=False)
    grid.add_row(paragraph.id, "◆" if paragraph.rule else "", text)
    return Padding(grid, (0, 2, 0, 1))
