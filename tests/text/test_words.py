"""Every word of every game has its sentence in every language, with the same arguments; nothing is left over."""

import re
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from parlour.bots.coach import ANY_GAME
from parlour.core.game import find, games
from parlour.core.words import SEAT, Action, Event, Step, Word, fields_of
from parlour.laws.telling import asked_by_options, asked_by_words, kinds
from parlour.server.store.news import KIND, KINDS
from parlour.server.wire.asked import Clock
from parlour.text.catalog import LANGUAGES, LOCALE, NONE, Catalog, message_id
from tests.text.messages import (
    asked_by_code,
    asked_by_page,
    entries,
    fields,
    said_by_page,
)

NAMES = ["Ada", "Ben", "Chloé", "Dev"]
PAGES = sorted(page.name for page in (LOCALE / "en").glob("*.ftl"))
NUMBERS = [0, 1, 2, 5, 22]
THING = re.compile(r"([a-z]+)-(\d+)")

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("game_id", games())


def numbered(game_id: str, thing: str) -> list[int]:
    """The things of a game that have a name: first, second and last."""
    named = [THING.fullmatch(id) for page in PAGES if page.startswith(game_id) for id in entries("en", page)]
    found = [int(match[2]) for match in named if match and match[1] == thing]
    return [found[0], found[1], found[-1]] if found else NUMBERS


def examples(game_id: str, kind: type[Word]) -> list[Any]:
    """Words of a kind with all sorts of fields."""
    values: list[list[Any]] = []
    for name, part in fields_of(kind).items():
        thing = kind.things.get(name)
        if thing == SEAT:
            values.append([0, 3])
        elif part is int:
            values.append(NUMBERS if thing is None else numbered(game_id, thing))
        elif part is str:
            values.append(["r6c5"])
        elif getattr(part, "__origin__", part) is list:
            one, two, last = numbered(game_id, str(thing))
            empty: list[list[int]] = [[]] if NONE in entries("en", f"{game_id}.ftl")[message_id(kind)].variants else []
            values.append([*empty, [one], [one, two], [one, two, last]])
        else:
            values.append(list(part))  # type: ignore[call-overload]  # an enum
    return [kind(*chosen) for chosen in product(*values)]


def test_every_language_has_the_same_pages() -> None:
    for lang in LANGUAGES:
        here = {page.name for page in (LOCALE / lang).iterdir()}
        lost = ", ".join(sorted(here ^ set(PAGES)))
        assert not lost, f"in locale/en or in locale/{lang}, but not in both: {lost}"


@each_language
@pytest.mark.parametrize("page", PAGES)
def test_every_language_has_the_same_messages_and_arguments(lang: str, page: str) -> None:
    here, english = entries(lang, page), entries("en", page)
    where = f"src/parlour/text/locale/{lang}/{page}"
    lost = ", ".join(sorted(set(here) ^ set(english)))
    assert not lost, f"{where} and that of English differ in {lost}"
    assert list(here) == list(english), f"{where} has its messages in another order than that of English"
    for id, entry in here.items():
        assert entry.variables == english[id].variables, f"{where}: {id} takes others than in English"
        assert entry.attributes == english[id].attributes, f"{where}: {id} has others than in English"


@each_language
@each_game
def test_every_kind_of_word_can_be_said(game_id: str, lang: str) -> None:
    catalog = Catalog(lang, game_id)
    for kind in kinds(find(game_id)):
        for word in examples(game_id, kind):
            said = catalog.say(word, NAMES)
            assert said.strip() == said
            assert said[-1] in ".?", said
            assert not re.search(r"[{}]|\bnone\b|  |\s[.,]", said), said


@each_game
def test_a_message_takes_the_fields_of_its_word(game_id: str) -> None:
    written = entries("en", f"{game_id}.ftl")
    for kind in kinds(find(game_id)):
        asked = message_id(kind)
        assert asked in written, f"src/parlour/text/locale/en/{game_id}.ftl lacks {asked}: parlour catalog {game_id}"
        used = written[asked].variables
        if issubclass(kind, Step):
            assert used <= fields(kind), f"{game_id}.ftl: {message_id(kind)} takes what {kind.__name__} has not"
        else:
            assert used == fields(kind), f"{game_id}.ftl: {message_id(kind)} takes every field of {kind.__name__}"


def test_the_code_gives_every_message_what_it_takes() -> None:
    written = {id: entry for page in PAGES for id, entry in entries("en", page).items()}
    for id, given in asked_by_code().items():
        if id in written and given is not None:
            assert written[id].variables == given, f"{id} takes others than the code gives it"


@pytest.mark.parametrize("game_id", games())
def test_every_option_of_a_table_can_be_chosen_by_name(game_id: str) -> None:
    """The page makes these ids when it runs, so no look at its source finds one that is missing."""
    written = {id for page in PAGES for id in entries("en", page)}
    lacking = set(asked_by_options(find(game_id))) - written
    assert not lacking, f"{game_id}_door.ftl lacks {', '.join(sorted(lacking))}"


def test_every_clock_can_be_chosen_by_name_and_is_told_in_the_lobby() -> None:
    """The page makes these ids from the kind of a clock, too."""
    written = {id for page in PAGES for id in entries("en", page)}
    kinds_of_clock = get_args(get_type_hints(Clock)["kind"])
    asked = {f"house-clock-{kind}" for kind in kinds_of_clock}
    asked |= {f"lobby-clock-{kind}" for kind in kinds_of_clock if kind != Clock().kind}
    assert not asked - written, f"page_house.ftl or page_lobby.ftl lacks {', '.join(sorted(asked - written))}"


def test_no_message_is_left_over() -> None:
    whole, begun = asked_by_page()
    asked = set(asked_by_code()) | whole | {message_id(kind) for kind in ANY_GAME}
    for game_id in games():
        asked |= set(asked_by_words(find(game_id)))
        asked |= {f"box-doubt-{table.replace('_', '-')}" for table in find(game_id).values(find(game_id).rules)}
    asked |= {f"news-{what}" for what in KIND}  # what a letter says of them is made when it is written
    asked |= {f"letter-{part}" for kind in KINDS for part in (kind, f"{kind}-subject", f"why-{kind}")}
    asked |= {f"push-{part}" for kind in KINDS for part in (kind, f"{kind}-title")}
    for page in PAGES:
        asked |= {id for entry in entries("en", page).values() for id in entry.references}
    lessons = [id for id in asked if id.startswith("lesson-")]  # a lesson has a title, a move what is said after
    asked |= {f"{id}-after" for id in lessons} | {f"{id.rpartition('-')[0]}-title" for id in lessons}
    for page in PAGES:
        left = [id for id in entries("en", page) if id not in asked]
        left = [id for id in left if not THING.fullmatch(id) and not id.startswith(tuple(begun))]
        assert not left, f"{page}: nothing asks for {', '.join(left)}"


def test_the_page_says_nothing_that_is_not_written() -> None:
    written = {id for page in PAGES for id in entries("en", page)}
    lacking = ", ".join(sorted(said_by_page() - written))
    assert not lacking, f"web/src says what no catalog of src/parlour/text/locale has: {lacking}"


@each_language
def test_every_card_of_worlds_fair_has_a_name_and_a_story(lang: str) -> None:
    from parlour.games.worlds_fair.material import FIGURES, LAST_CARD

    catalog = Catalog(lang, "worlds_fair")
    assert len([id for id in entries(lang, "worlds_fair_cards.ftl") if THING.fullmatch(id)]) == LAST_CARD
    for card in range(1, LAST_CARD + 1):
        assert catalog.card(card)
        assert catalog.text(f"card-{card}", "story")
    for figure in FIGURES:
        assert all(catalog.name(figure, form) for form in ("short", "does", "now", "brief"))


def test_the_families_of_words_have_their_prefixes() -> None:
    for game_id in games():
        for kind in kinds(find(game_id)):
            family = {"action": Action, "event": Event, "step": Step}[message_id(kind).split("-")[0]]
            assert issubclass(kind, family)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_turn_it_is_is_said_beside_a_step_and_not_in_it(lang: str) -> None:
    opening = ("Your turn", "À vous", "Twoja tura", "Twój ruch")
    steps = [line for page in (LOCALE / lang).glob("*.ftl") for line in page.read_text("utf-8").splitlines()]
    said = [line for line in steps if line.startswith("step-") and line.partition(" = ")[2].startswith(opening)]
    assert said == [], f"src/parlour/text/locale/{lang}: the page says whose turn it is"


@each_language
@each_game
def test_no_event_tells_a_place_in_notation(game_id: str, lang: str) -> None:
    catalog = Catalog(lang, game_id)
    events = [kind for kind in kinds(find(game_id)) if issubclass(kind, Event) and str in fields_of(kind).values()]
    assert bool(events) == (game_id == "kairo")
    for kind in events:
        for event in examples(game_id, kind):
            assert "r6c5" not in catalog.say(event, NAMES), kind
