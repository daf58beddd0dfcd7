"""`parlour catalog`: the messages that the catalogs of a game lack, listed or written down to be told."""

import argparse
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from parlour.cli.complaint import Complaint
from parlour.cli.stage import open_stage
from parlour.core.found import home
from parlour.core.game import Game, find
from parlour.core.words import fields_of, spell
from parlour.laws.telling import LOOK, NAME, asked_by_words, kinds, themes
from parlour.text.catalog import ENGLISH, LANGUAGES, LOCALE, message_id, own_pages

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which language, and whether to write."""
    parser.add_argument("game", metavar="GAME", help="the game, as `parlour games` calls it")
    parser.add_argument("--lang", choices=LANGUAGES, help="only this language (all of them)")
    parser.add_argument("--write", action="store_true", help="add what is missing to the game's own catalogs")


def run(arguments: argparse.Namespace) -> int:
    """A line a message that is missing. Without English the laws are broken; without others a game from elsewhere is a
    draft, and one of the house's own is not finished."""
    game, console, status = find(arguments.game), open_stage(), 0
    for lang in [arguments.lang] if arguments.lang else LANGUAGES:
        missing = missing_in(game, lang)
        for id in missing:
            console.print(f"{lang}: {id}", markup=False, highlight=False, soft_wrap=True)
        if missing and arguments.write:
            console.print(str(add(game, lang, missing)), markup=False, highlight=False, soft_wrap=True)
        elif missing and (lang == ENGLISH or of_the_house(game)):
            status = FAULTY
    return status


def missing_in(game: Game, lang: str) -> dict[str, str]:
    """What a language lacks, with what is to be written down: a first sentence, or the English to translate."""
    here = told(texts(lang, game))
    if lang == ENGLISH:
        return {id: first(game, id) for id in asked_by_words(game) if id not in here}
    return {id: f"# {line}" for id, line in told(texts(ENGLISH, game)).items() if id not in here}


def texts(lang: str, game: Game) -> list[str]:
    """The catalogs of a game, its own or those that the house has of it."""
    own = list(own_pages(lang, game.id).values())
    pages = [LOCALE / lang / f"{game.id}{part}.ftl" for part in ("", "_door", "_cards")]
    return own or [page.read_text("utf-8") for page in pages if page.is_file()]


def told(pages: list[str]) -> dict[str, str]:
    """Every message of some catalogs, as it is written."""
    entries = [entry for text in pages for entry in FluentResource(text).body if isinstance(entry, Message)]
    written = {entry.id.name: FluentSerializer().serialize_entry(entry).strip() for entry in entries}
    return {id: text.replace("\n", "\n# ") for id, text in written.items()}


def first(game: Game, id: str) -> str:
    """A first English sentence of a message: its name, and its fields so that no two are alike."""
    family, _, name = id.partition("-")
    kind = next((kind for kind in [*kinds(game), *themes(game)] if message_id(kind) == id), None)
    words = (spell(name) if kind else name).replace("-", " ").capitalize()
    fields = "".join(f" {{ ${field} }}" for field in fields_of(kind)) if kind and family != "step" else ""
    end = "?" if family == "step" else "." if family in ("action", "event", "why") else ""
    forms = "".join(f"\n    .{form} = {words}" for form in (LOOK, NAME)) if family == "theme" else ""
    return f"{id} = {words}{fields}{end}{forms}"


def of_the_house(game: Game) -> bool:
    """Whether its catalogs are the house's own."""
    return (LOCALE / ENGLISH / f"{game.id}.ftl").is_file()


def add(game: Game, lang: str, missing: dict[str, str]) -> Path:
    """Write them at the end of the game's own catalog."""
    folder = home(game)
    if folder is None or of_the_house(game):
        raise Complaint(f"the catalogs of {game.id} are the house's: write them in {LOCALE / lang}")
    page = folder / "locale" / lang / f"{game.id}.ftl"
    page.parent.mkdir(parents=True, exist_ok=True)
    before = page.read_text("utf-8") if page.is_file() else ""
    page.write_text(before + "\n".join(missing.values()) + "\n", "utf-8")
    return page
