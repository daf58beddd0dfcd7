"""Why a box is refused has its sentence in every language; the English one is what the rules say themselves."""

from typing import Any

import pytest

from parlour.cli.edition import told_wrong
from parlour.core.box import BoxError, read_box, too_large
from parlour.core.game import find
from parlour.text.catalog import LANGUAGES

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("worlds_fair", {"jokers": {}}),
    ("worlds_fair", {"medal": 3}),
    ("worlds_fair", {"medal": {"nine": 2}}),
    ("worlds_fair", {"medal": {"two": "many"}}),
    ("worlds_fair", {"start_bonus": {"first": ["moon"]}}),
    ("worlds_fair", {"start_bonus": {"first": []}}),
    ("worlds_fair", {"figures": {"burnham": 0}}),
    ("worlds_fair", {"figures": {"burnham": 7}}),
    ("worlds_fair", {"card_limit": {"agriculture": 5}}),
    ("worlds_fair", {"medal": {"two": 3}}),
    ("worlds_fair", {"tied_first_medal": {"two": 3}}),
    ("worlds_fair", {"tied_first_medal": {"two": 4}}),
    ("worlds_fair", {"tied_first_exhibits": {"two": 3}}),
    ("kairo", {"cards": {"section_1": 0}}),
    ("kairo", {"cards": {"section_1": 9}}),
    ("kairo", {"medals": {"gold": 0}}),
    ("kairo", {"medals": {"gold": 100}}),
    ("kairo", {"medals": {"gold": 14, "silver": 14}}),
    ("kairo", {"board": {"map": "no board"}}),
    ("gatsby", {"slabs": {"a": ["-"] * 9}}),
    ("gatsby", {"slabs": {"a": ["moon"] * 9}}),
    ("gatsby", {"slabs": {"a": ["-"]}}),
    ("gatsby", {"tracks": {"first": ["draw"] * 3, "second": ["draw"] * 3, "third": ["draw"] * 3}}),
]
FILES = ["=", "[" * 5000, "rules = 1", 'game = "kairo"', 'game = "kairo"\nrules = 1\nmedals = 3']


def held(wrong: BoxError, game: str | None) -> None:
    """It has a reason, and sentences of their own."""
    assert wrong.reason, wrong
    assert told_wrong(wrong, "en", game).replace("’", "'") == str(wrong)
    said = {told_wrong(wrong, lang, game) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES), said
    assert all(str(value) in sentence for value in wrong.told.values() for sentence in said), said


@pytest.mark.parametrize(("game", "values"), WRONG, ids=[f"{game}-{number}" for number, (game, _) in enumerate(WRONG)])
def test_what_a_game_refuses_in_a_box_is_said_in_every_language(game: str, values: dict[str, Any]) -> None:
    with pytest.raises(BoxError) as refused:
        find(game).edition(box=values)
    held(refused.value, game)


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_what_is_no_box_file_is_said_in_every_language(text: str) -> None:
    with pytest.raises(BoxError) as refused:
        read_box(text)
    held(refused.value, None)


def test_a_reason_without_words_is_told_as_the_rules_say_it() -> None:
    held(too_large(), None)
    assert told_wrong(BoxError("jokers.one", "no joker", "HC 1"), "pl", None) == "jokers.one: no joker [HC 1]"
