"""The book: our digest and rulings of each game, read from the same pages people read.

A game's own package may hold them: `book/en.md`, `book/fr.md` …, and `rulings/en.md` …
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from parlour.core.found import home
from parlour.core.game import ID, UnknownGame, games
from parlour.core.game import find as find_game

HERE: Final = Path(__file__).resolve().parent
DIGEST: Final = "rulebooks"
RULINGS: Final = "rulings"
OWN: Final = {DIGEST: "book", RULINGS: "rulings"}  # their folders in a game's own package

_TITLE: Final = re.compile(r"# (?P<title>[^:]*[^: ]) *(:.*)?")
_CHAPTER: Final = re.compile(r"## (?P<id>[A-Z]+ \d+) (?P<title>.+)")
_HEADING: Final = re.compile(r"## (?P<title>.+)")
_PARAGRAPH: Final = re.compile(
    r"\*\*(?P<id>[A-Z]+ (R\d+|\d+\.\d+[a-z]*))\*\* (?P<rule>◆ )?(?P<text>.+?)( \{(?P<sources>[^}]*)\})?"
)


@dataclass(frozen=True)
class Paragraph:
    """One idea of the book: a rule of play, an example, a ruling, or something said in passing."""

    id: str
    rule: bool
    text: str
    sources: list[str]


@dataclass(frozen=True)
class Chapter:
    """A heading and its paragraphs; the rulings are the last chapter, with an id like `WF R`."""

    id: str
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)


def book_folder() -> Path:
    """Where the pages lie: in the package when installed, else in the repository's docs."""
    packed = HERE / "book"
    return packed if packed.is_dir() else HERE.parents[2] / "docs"


def told_games() -> list[str]:
    """The games that have a book."""
    house = {page.name.split(".")[0] for page in (book_folder() / DIGEST).glob("*.md")}
    return sorted(house | {game for game in games() if game not in house and digest(game)})


def digest(game: str, lang: str = "en") -> Path | None:
    """The page of a game's digest in a language, else in English; None if there is none."""
    return _found(DIGEST, game, lang)


def title(game: str, lang: str) -> str:
    """The book's name for the game."""
    found = _TITLE.fullmatch(page(DIGEST, game, lang).splitlines()[0])
    return found["title"] if found else game


@cache
def chapters(game: str, lang: str) -> tuple[Chapter, ...]:
    """The whole book in order, the rulings last; English where the language is missing."""
    told: list[Chapter] = []
    for line in page(DIGEST, game, lang).splitlines():
        heading = _CHAPTER.fullmatch(line)
        if heading:
            told.append(Chapter(heading["id"], heading["title"]))
        paragraph = _read(line)
        if paragraph and told:
            told[-1].paragraphs.append(paragraph)
    return (*told, *_rulings(game, lang))


def find(game: str, cite: str, lang: str) -> Paragraph | None:
    """The paragraph of a citation such as `WF 4.1b` or `WF R2`; case does not matter."""
    wanted = " ".join(cite.casefold().split())
    for chapter in chapters(game, lang):
        for paragraph in chapter.paragraphs:
            if paragraph.id.casefold() == wanted:
                return paragraph
    return None


def _rulings(game: str, lang: str) -> list[Chapter]:
    heading = ""
    rulings: list[Paragraph] = []
    for line in page(RULINGS, game, lang).splitlines():
        found = _HEADING.fullmatch(line)
        paragraph = _read(line)
        if found:
            heading = found["title"]
        elif paragraph:
            rulings.append(paragraph)
    return [Chapter(rulings[0].id.rstrip("0123456789"), heading, rulings)] if rulings else []


def _read(line: str) -> Paragraph | None:
    found = _PARAGRAPH.fullmatch(line.strip())
    if found is None:
        return None
    sources = [source.strip() for source in (found["sources"] or "").split(",") if source.strip()]
    return Paragraph(found["id"], found["rule"] is not None, found["text"], sources)


def page(part: str, game: str, lang: str) -> str:
    """A page as people read it; English where the language is missing."""
    file = _found(part, game, lang)
    if file:
        return file.read_text("utf-8")
    if part == RULINGS and digest(game):
        return ""
    raise UnknownGame(f"there is no book of '{game}'; there are: {', '.join(told_games())}")


def _found(part: str, game: str, lang: str) -> Path | None:
    if not ID.fullmatch(game):
        return None
    house = [book_folder() / part / name for name in (f"{game}.{lang}.md", f"{game}.md")]
    if not (book_folder() / DIGEST / f"{game}.md").is_file():
        house = [folder / f"{spoken}.md" for folder in _own(part, game) for spoken in (lang, "en")]
    return next((page for page in house if page.is_file()), None)


def _own(part: str, game: str) -> list[Path]:
    """Where the game's own package has that part."""
    try:
        package = home(find_game(game))
    except UnknownGame:
        return []
    return [package / OWN[part]] if package else []
