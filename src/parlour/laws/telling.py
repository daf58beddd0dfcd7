"""The laws of telling: what a game says is in its book and in its catalogs. They hold of the game, not of a deal."""

import re
from collections.abc import Callable
from enum import IntEnum
from typing import Final

from parlour.bots.coach import ANY_GAME
from parlour.bots.coaches import coach_of
from parlour.bots.random import RandomBot
from parlour.core.chance import Chance
from parlour.core.found import beside, home
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.core.words import Event, Step, Word, fields_of, member_id
from parlour.text import book
from parlour.text.catalog import ENGLISH, LANGUAGES, NONE, OF, Catalog, lacked, message_id, pages
from parlour.text.messages import all_written

LOOK: Final = "look"  # of a theme: what is at stake, and nothing of where it leads
NAME: Final = "name"  # of a theme: what it is called among others, whatever thing it is about
TellingLaw = Callable[[Game], None]
NAMES: Final = ["Ada", "Ben", "Chloé", "Dev", "Eve", "Fay", "Gus", "Hal"]
SAID: Final = frozenset({"actions.py", "events.py", "reasons.py"})  # they name paragraphs, and carry nothing out


def kinds(game: Game) -> list[type[Word]]:
    """Every class of words of a game that is told in sentences."""
    actions = dict.fromkeys(type(action) for action in game.actions)
    return [*actions, *(kind for kind in game.words if issubclass(kind, (Event, Step)))]


def themes(game: Game) -> list[type[Word]]:
    """Every kind of theme that the game's own coach tells of; those for any game are the house's to say."""
    return [kind for kind in coach_of(game).themes() if kind not in ANY_GAME]


def members(game: Game) -> list[IntEnum]:
    """Every thing of the box that a word can name."""
    enums: dict[type[IntEnum], None] = {}
    for kind in [*kinds(game), *themes(game)]:
        for part in fields_of(kind).values():
            if isinstance(part, type) and issubclass(part, IntEnum):
                enums[part] = None
    return [member for enum in enums for member in enum]


def asked_by_words(game: Game) -> list[str]:
    """The messages that a game asks for, whatever draws it."""
    asked = [
        "game-title",
        *(message_id(kind) for kind in [*kinds(game), *themes(game)]),
        *(member_id(member) for member in members(game)),
    ]
    asked += [f"why-{reason.id}" for reason in game.reasons] + [f"ending-{ending}" for ending in game.endings]
    asked += [f"source-{source}" for source in game.sources]
    asked += asked_by_options(game)
    lens = beside(game, "lens")
    asked += [] if lens is None else lens.NAMES
    return asked + [f"box-{table.replace('_', '-')}" for table in game.values(game.rules)]


def asked_by_options(game: Game) -> list[str]:
    """The names of what a table may be asked for, and of its values where there are several."""
    asked: list[str] = []
    for name, values in game.options.items():
        asked += [f"game-option-{name}", *(f"game-option-{name}-{value}" for value in values if len(values) > 1)]
    return asked


def cites(game: Game) -> dict[str, str]:
    """The paragraph of every kind of word and of every reason."""
    told = [*kinds(game), *themes(game)]
    return {kind.__name__: kind.cite for kind in told} | {reason.id: reason.cite for reason in game.reasons}


def paragraphs(game: Game, lang: str = ENGLISH) -> list[book.Paragraph]:
    """The whole book."""
    return [paragraph for chapter in book.chapters(game.id, lang) for paragraph in chapter.paragraphs]


def cited_in(text: str, prefix: str) -> set[str]:
    """Every paragraph cited in a source text: [WF 4.1b, R2; 6.2c-g]."""
    found: set[str] = set()
    for bracket in re.findall(rf"\[({prefix} [^\]]*)\]", text):
        for part in re.split(r"[,;] ?", bracket.removeprefix(prefix + " ")):
            name = part.split(":")[0].strip().removeprefix(prefix + " ")
            span = re.fullmatch(r"(R?[\d.]+)([a-z])-([a-z])", name)
            if span:
                letters = range(ord(span[2]), ord(span[3]) + 1)
                found.update(f"{prefix} {span[1]}{chr(letter)}" for letter in letters)
            elif re.fullmatch(r"R?\d[\w.]*", name):
                found.add(f"{prefix} {name}")
    return found


def there_is_a_book(game: Game) -> None:
    """In English at least, with paragraphs of the game's own prefix, each of them once."""
    assert book.digest(game.id) is not None, f"write book/en.md beside the rules of {game.id}"
    ids = [paragraph.id for paragraph in paragraphs(game)]
    assert ids, f"{book.digest(game.id)} has no paragraph such as **{game.prefix} 1.1** ◆ A rule."
    assert len(set(ids)) == len(ids), f"twice: {sorted({id for id in ids if ids.count(id) > 1})}"
    assert all(id.startswith(f"{game.prefix} ") for id in ids), f"not all paragraphs begin with {game.prefix}"


def the_book_says_the_same_in_every_language(game: Game) -> None:
    """The same paragraphs and the same of them rules; a language that is missing is English."""
    english = [(paragraph.id, paragraph.rule) for paragraph in paragraphs(game)]
    for lang in LANGUAGES:
        here = [(paragraph.id, paragraph.rule) for paragraph in paragraphs(game, lang)]
        differ = sorted({id for id, _ in set(here) ^ set(english)})
        assert here == english, f"{book.digest(game.id, lang)} differs from English: {differ or 'in its order'}"


def every_citation_is_in_the_book(game: Game) -> None:
    """Of words, of reasons, and in the source of the rules."""
    known = {paragraph.id for paragraph in paragraphs(game)} | {
        chapter.id for chapter in book.chapters(game.id, ENGLISH)
    }
    wrong = {name: cite for name, cite in cites(game).items() if cite not in known}
    assert not wrong, f"not in {book.digest(game.id)}: {wrong}"
    assert not cited_in(_source(game), game.prefix) - known, sorted(cited_in(_source(game), game.prefix) - known)


def every_rule_of_the_book_is_carried_out(game: Game) -> None:
    """Every paragraph marked ◆ is cited by the source of the rules, or is that of a word or a reason."""
    rules = {paragraph.id for paragraph in paragraphs(game) if paragraph.rule}
    said = {kind.cite for kind in kinds(game)} | {reason.cite for reason in game.reasons}  # a coach carries nothing out
    left = rules - cited_in(_source(game), game.prefix) - said
    assert not left, f"no rule cites {', '.join(sorted(left))}, as in [{sorted(left)[0]}]"


def everything_can_be_said(game: Game) -> None:
    """The whole vocabulary, each action otherwise, every reason, ending and source, in every language."""
    for lang in LANGUAGES:
        catalog = Catalog(lang, game.id)
        said = {action.write(): catalog.say(action, NAMES) for action in game.actions}
        told = list(said.values())
        assert len(set(told)) == len(told), f"{lang}: said of two actions: {_twice(told)}"
        lacking = [message_id(kind) for kind in kinds(game) if not catalog.has(message_id(kind))]
        remedy = f"`parlour catalog {game.id}` lists all"
        assert not lacking, f"{lang}: {', '.join(lacking)} is missing; {remedy}"  # however seldom it happens
        assert all(catalog.name(member) for member in members(game))
        assert all(catalog.why(reason) for reason in game.reasons)
        asked = [f"ending-{ending}" for ending in game.endings] + [f"source-{source}" for source in game.sources]
        assert all(catalog.text(id) for id in [*asked, *asked_by_options(game), "game-title"])
        lens = beside(game, "lens")
        assert all(catalog.text(id) for id in ([] if lens is None else lens.NAMES))
        for theme in themes(game):
            for form in (LOOK, NAME):
                found = catalog.has(message_id(theme), form)
                assert found, f"{lang}: {message_id(theme)} is missing, or has no .{form}"


def a_message_takes_what_its_word_has(game: Game) -> None:
    """In every variant, told in a random game or not; in every language the same fields, and names that there are."""
    english = all_written(pages(ENGLISH, game.id))
    for lang in LANGUAGES:
        catalog, here = Catalog(lang, game.id), all_written(pages(lang, game.id))
        for kind in [*kinds(game), *themes(game)]:
            id, given = message_id(kind), given_by(kind, catalog)
            if id not in here:
                continue  # a draft says it in English; everything_can_be_said tells what English lacks
            taken = here[id].variables
            strange = ", ".join(f"${name}" for name in sorted(taken - given.keys()))
            assert not strange, f"{lang}: {id} takes {strange}; {kind.__name__} has {', '.join(given) or 'no field'}"
            left = sorted(plain_fields(english[id].variables) - plain_fields(taken)) if id in english else []
            assert not left, f"{lang}: {id} does not tell ${', $'.join(left)}, as English does"
        for id, entry in here.items():
            lost = [name for name in sorted(entry.references) if not catalog.has(*name.split("."))]
            assert not lost, f"{lang}: {id} refers to {', '.join(lost)}, which is not there"


def given_by(kind: type[Word], catalog: Catalog) -> dict[str, None]:
    """What a message of this kind of word is given: its fields, and names as they stand after another noun."""
    given = dict.fromkeys(fields_of(kind))
    for name, part in fields_of(kind).items():
        named = list(part) if isinstance(part, type) and issubclass(part, IntEnum) else []
        if named and all(catalog.has(member_id(member), OF) for member in named):
            given[f"{name}-{OF}"] = None
    return given


def plain_fields(names: set[str]) -> set[str]:
    """Fields, whatever form of their names is asked for."""
    return {name.removesuffix(f"-{OF}") for name in names}


def whole_games_can_be_told(game: Game) -> None:
    """Every question and every event of a random game at each number of seats, in every language."""
    for lang in LANGUAGES:
        catalog = Catalog(lang, game.id)
        for seats in game.seats:
            table, bot = Table(game, seats, seats), RandomBot(Chance(seats))
            while table.turn is not None:
                view = table.view(table.turn)
                assert catalog.say(view.agenda[-1], NAMES)
                table.play(bot.choose(view, table.turn, table.legal()))
            for event in table.told(None):
                told = catalog.say(event, NAMES)
                assert told, f"{lang}: {message_id(type(event))} says nothing"
                assert not re.search(rf"\b{NONE}\b", told), f"{lang}: {told} — it needs a variant for an empty list"


TELLING: Final[list[TellingLaw]] = [
    there_is_a_book,
    the_book_says_the_same_in_every_language,
    every_citation_is_in_the_book,
    every_rule_of_the_book_is_carried_out,
    everything_can_be_said,
    a_message_takes_what_its_word_has,
    whole_games_can_be_told,
]


def drafted(game: Game) -> dict[str, int]:
    """The languages in which a game is a draft, and how many of its messages each lacks."""
    return {lang: len(lacks) for lang in LANGUAGES[1:] if (lacks := lacked(lang, game.id))}


def _twice(told: list[str]) -> list[str]:
    return sorted({said for said in told if told.count(said) > 1})


def _source(game: Game) -> str:
    """The code that carries the rules out, less what only names them."""
    folder = home(game)
    files = sorted(folder.rglob("*.py")) if folder else []
    return "\n".join(path.read_text("utf-8") for path in files if path.name not in SAID)
