"""The catalogs: every word of the house as a sentence, by Fluent, in the reader's language.

One file a game and language, the same for terminal and page. A message that is missing is an error, never a blank.
The catalogs of a game may lie in its own package, `locale/<language>/<game>.ftl`: then it may be a draft, English
where it is not yet told in another language.
"""

import os
import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from parlour.core.found import home
from parlour.core.game import UnknownGame, find
from parlour.core.theme import Theme
from parlour.core.words import SEAT, Action, Event, Reason, Step, Word, fields_of, member_id

LOCALE: Final = Path(__file__).resolve().parent / "locale"
ENGLISH: Final = "en"  # every message is there in English
LANGUAGES: Final = [ENGLISH, *sorted(folder.name for folder in LOCALE.iterdir() if folder.name != ENGLISH)]
NONE: Final = "none"  # an empty list of cards, for selectors
MANY: Final = "many"  # the attribute of a thing with its number, where the name has an article: "2 cards of section 8"
OF: Final = "of"  # the attribute of a name that stands after another noun: "Palais de l’Électricité"


NAMED: Final = "name"  # of a field that is told in notation: r5c8 as "row 5, column 8"
PART: Final = re.compile(r"([a-z]+)(\d+)")


class MissingText(LookupError):
    """A message that a language lacks, or that wants something else than it was given."""

    def __init__(self, lang: str, id: str, fault: str, where: str = "") -> None:
        super().__init__(f"{lang}: '{id}' {fault}{where}")
        self.lang = lang
        self.id = id


class UnknownLanguage(ValueError):
    """A language the house does not speak."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"there is no language '{asked}'; there are: {', '.join(LANGUAGES)}")
        self.asked = asked


def choose_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else the first set of PARLOUR_LANG, LC_ALL and LANG, else English.

    A language asked of Parlour has to be one of its own; one that is only the system's may be another.
    """
    for wanted in (asked, environ.get("PARLOUR_LANG")):
        if wanted:
            lang = _main_part(wanted)
            if lang not in LANGUAGES:
                raise UnknownLanguage(wanted)
            return lang
    system = _main_part(environ.get("LC_ALL") or environ.get("LANG") or "")
    return system if system in LANGUAGES else LANGUAGES[0]


def _main_part(locale: str) -> str:
    return locale.casefold().replace("-", "_").split("_")[0].split(".")[0]


# "de" and "que" lose their vowel before a name that begins with one; catalogs cannot know which names do
ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒÆ])")


class Catalog:
    """All messages of the house and of one game, in one language."""

    def __init__(self, lang: str, game_id: str | None = None, folder: Path | None = None) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self._game_id = game_id
        self._bundle = _read(lang, pages(lang, game_id, folder))
        self._english = self._bundle  # says what a draft lacks
        self._lacked: frozenset[str] = frozenset()
        if game_id and lang != LANGUAGES[0] and folder is None:
            self._lacked = frozenset(lacked(lang, game_id))
        if self._lacked:
            self._english = _read(LANGUAGES[0], pages(LANGUAGES[0], game_id))

    @property
    def draft(self) -> bool:
        """Whether some of the game is told in English, since this language lacks it."""
        return bool(self._lacked)

    def say(self, word: Word, names: Sequence[str], form: str | None = None) -> str:
        """An action, event, step or theme as a sentence: its fields are the message's arguments."""
        kind = type(word)
        told: dict[str, str | int] = {}
        for field in fields_of(kind):
            value = getattr(word, field)
            told[field] = self._told(kind.things.get(field), value, names)
            if isinstance(value, str) and self.has(f"{NAMED}-{field}"):
                told[field] = self.text(f"{NAMED}-{field}", **parts_of(value))
            if isinstance(value, IntEnum):
                told |= self._of(field, member_id(value))
        return self.text(message_id(kind), form, **told)

    def why(self, reason: Reason) -> str:
        """Why something is not allowed."""
        return self.text(f"why-{reason.id}")

    def name(self, member: IntEnum, form: str | None = None) -> str:
        """What a thing of the box is called; `form` is another way to call it, an attribute of the message."""
        return self.text(member_id(member), form)

    def card(self, card: int) -> str:
        """The name of a card; 0 is one that cannot be seen."""
        return self.text(f"card-{card}")

    def join(self, parts: Sequence[str]) -> str:
        """a, b and c"""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", most=", ".join(parts[:-1]), last=parts[-1])

    def text(self, id: str, form: str | None = None, /, **arguments: Any) -> str:
        """A message, or one of its attributes, filled in."""
        bundle = self._english if id in self._lacked else self._bundle
        if not bundle.has_message(id):
            raise MissingText(self.lang, id, "is missing", self._remedy())
        message = bundle.get_message(id)
        pattern = message.value if form is None else message.attributes.get(form)
        if pattern is None:
            raise MissingText(self.lang, id, f"has no .{form}" if form else "has no text", self._remedy())
        said, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(self.lang, id, f"cannot be told: {errors[0]}", self._remedy())
        return ELIDED.sub(r"\1’", str(said)) if self.lang == "fr" else str(said)

    def _remedy(self) -> str:
        """Where a game's messages are written, and what lists those that are missing."""
        if self._game_id is None:
            return ""
        page = (own_locale(self._game_id) or LOCALE) / self.lang / f"{self._game_id}.ftl"
        return f"; write it in {page}; `parlour catalog {self._game_id}` lists all"

    def has(self, id: str, form: str | None = None) -> bool:
        """Whether there is a message, with a text and this form of it."""
        bundle = self._english if id in self._lacked else self._bundle
        message = bundle.get_message(id) if bundle.has_message(id) else None
        return message is not None and message.value is not None and (form is None or form in message.attributes)

    def _of(self, field: str, id: str) -> dict[str, str | int]:
        """The name of a thing as it stands after another noun, where a language needs that: `$area-of`."""
        of = self._bundle.get_message(id).attributes.get(OF) if self._bundle.has_message(id) else None
        return {f"{field}-{OF}": self.text(id, OF)} if of is not None else {}

    def _counted(self, ids: Sequence[str]) -> list[str]:
        """The names of things, each once; those that are there several times with their number."""
        many: dict[str, int] = {}
        ids_of: dict[str, str] = {}
        for id in ids:
            name = self.text(id)
            many[name] = many.get(name, 0) + 1
            ids_of[name] = id
        return [self.times(ids_of[name], count) for name, count in many.items()]

    def times(self, id: str, count: int) -> str:
        """A thing by its name; of several with the number, by its own form where that has an article to lose."""
        if count == 1:
            return self.text(id)
        if MANY in self._bundle.get_message(id).attributes:
            return self.text(id, MANY, count=count)
        return self.text("list-times", count=count, what=self.text(id))

    def _told(self, thing: str | None, value: Any, names: Sequence[str]) -> str | int:
        if thing == SEAT:
            return names[value] if 0 <= value < len(names) else self.text("player-name", number=value + 1)
        if isinstance(value, IntEnum):
            return self.name(value)
        if isinstance(value, list):
            return self.join(self._counted([f"{thing}-{item}" for item in value])) if value else NONE
        if thing is not None:
            return self.text(f"{thing}-{value}")
        return value if isinstance(value, str) else int(value)


def parts_of(notation: str) -> dict[str, int]:
    """The numbers of a place that is told in notation, by their letters: what its name is made of."""
    return {letters: int(number) for letters, number in PART.findall(notation)}


@cache
def catalog(lang: str, game_id: str | None = None) -> Catalog:
    """A catalog, read once."""
    return Catalog(lang, game_id)


def pages(lang: str, game_id: str | None, folder: Path | None = None) -> list[Path]:
    """The files of a catalog: those of the house that a terminal or a letter says, the game's, its title, its cards."""
    house = folder or LOCALE
    said = ("house.ftl", "bots.ftl", "daily.ftl", "puzzle.ftl", "progress.ftl", "letters.ftl")
    found = [house / lang / name for name in said]
    if game_id:
        own = None if folder else own_locale(game_id)
        names = (f"{game_id}.ftl", f"{game_id}_door.ftl", f"{game_id}_cards.ftl")
        found += [(own or house) / lang / name for name in names]
    return [page for page in found if page.is_file()]


def own_locale(game_id: str) -> Path | None:
    """The catalogs that lie in the game's own package; None if the house has them."""
    if (LOCALE / LANGUAGES[0] / f"{game_id}.ftl").is_file():
        return None
    try:
        package = home(find(game_id))
    except UnknownGame:
        return None
    return package / "locale" if package and (package / "locale").is_dir() else None


def own_pages(lang: str, game_id: str) -> dict[str, str]:
    """The texts of all these catalogs, the page's and the lesson's too, by the names of their files."""
    folder = own_locale(game_id)
    found = sorted((folder / lang).glob("*.ftl")) if folder else []
    return {page.stem: page.read_text("utf-8") for page in found}


def lacked(lang: str, game_id: str) -> set[str]:
    """The messages of these catalogs that a language lacks."""
    english, here = (_ids(own_pages(spoken, game_id)) for spoken in (LANGUAGES[0], lang))
    return english - here


def _ids(texts: Mapping[str, str]) -> set[str]:
    read = (FluentResource(text) for text in texts.values())
    return {entry.id.name for resource in read for entry in resource.body if isinstance(entry, Message)}


def _read(lang: str, files: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for page in files:
        bundle.add_resource(FluentResource(page.read_text("utf-8")))
    return bundle


def message_id(kind: type) -> str:
    """The message of a kind of word: `action-Place`, `event-Placed`, `step-PlaceSupporter`, `theme-Points`."""
    for family, prefix in ((Action, "action"), (Event, "event"), (Step, "step"), (Theme, "theme")):
        if issubclass(kind, family):
            return f"{prefix}-{kind.__name__}"
    raise TypeError(f"{kind.__name__} is no action, event, step or theme")


def things_of(kind: type[Word]) -> dict[str, str | list[str]]:
    """The fields of a kind of word whose numbers have names: of what things, or the message of each number."""
    found: dict[str, str | list[str]] = dict(kind.things)
    for field, part in fields_of(kind).items():
        if isinstance(part, type) and issubclass(part, IntEnum):
            found[field] = [member_id(member) for member in part]
    return found
