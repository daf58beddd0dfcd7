"""Why a box is refused has its sentence in every language; the English one is what the rules say themselves."""

from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.edition import told_wrong
from parlour.core.box import BoxError, Values, read_box, too_large
from parlour.core.game import find
from parlour.text.catalog import LANGUAGES, Catalog
from tests.games.kairo.test_board import BAD, OTHER
from tests.games.kairo.test_board import WRONG as STARTS

FAIR: list[Values] = [
    {"jokers": {}},
    {"medal": 3},  # type: ignore[dict-item]
    {"medal": {"nine": 2}},
    {"medal": {"two": "many"}},
    {"start_bonus": {"first": ["moon"]}},
    {"start_bonus": {"first": []}},
    {"figures": {"burnham": 0}},
    {"figures": {"burnham": 7}},
    {"card_limit": {"agriculture": 5}},
    {"medal": {"two": 3}},
    {"tied_first_medal": {"two": 3}},
    {"tied_first_medal": {"two": 4}},
    {"tied_first_exhibits": {"two": 3}},
]
MARKET: list[Values] = [
    {"cards": {"section_1": 0}},
    {"cards": {"section_1": 9}},
    {"medals": {"gold": 0}},
    {"medals": {"gold": 100}},
    {"medals": {"gold": 14, "silver": 14}},
    *({"board": {"map": text}} for text, _ in BAD if text),
    *({"board": {"map": OTHER.replace(old, new, 1)}} for old, new, _ in STARTS),
]
PARTY: list[Values] = [
    {"slabs": {"a": ["-"] * 9}},
    {"slabs": {"a": ["moon"] * 9}},
    {"slabs": {"a": ["-"]}},
    {"tracks": {"first": ["draw"] * 3, "second": ["draw"] * 3, "third": ["draw"] * 3}},
]
WRONG = [("worlds_fair", values) for values in FAIR]
WRONG += [("kairo", values) for values in MARKET]
WRONG += [("gatsby", values) for values in PARTY]
FILES = ["=", "[" * 5000, "rules = 1", 'game = "kairo"', 'game = "kairo"\nrules = 1\nmedals = 3']


def held(wrong: BoxError, game: str | None) -> None:
    """It has a reason, and sentences of their own."""
    assert wrong.reason, wrong
    assert told_wrong(wrong, "en", game).replace("’", "'") == str(wrong)
    said = {told_wrong(wrong, lang, game) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES), said
    assert all(str(value) in sentence for value in wrong.told.values() for sentence in said), said


@pytest.mark.parametrize(("game", "values"), WRONG, ids=[f"{game}-{number}" for number, (game, _) in enumerate(WRONG)])
def test_what_a_game_refuses_in_a_box_is_said_in_every_language(game: str, values: Values) -> None:
    with pytest.raises(BoxError) as refused:
        find(game).edition(box=values)
    held(refused.value, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_of_ones_own_is_refused_at_the_terminal_in_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.txt"
    file.write_text("map\n1 ?", "utf-8")
    sentence = Catalog(lang, "kairo").text("box-wrong-board-cell", line="2", value="?")
    for command in (["kairo-board", "check", str(file)], ["play", "kairo", "--board", str(file)]):
        assert main([*command, "--lang", lang]) == 2
        assert sentence in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\xff")
    assert main(["kairo-board", "check", str(file), "--lang", lang]) == 2
    assert ("not a text file" in capsys.readouterr().err) == (lang == "en")


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_what_is_no_box_file_is_said_in_every_language(text: str) -> None:
    with pytest.raises(BoxError) as refused:
        read_box(text)
    held(refused.value, None)


def test_a_reason_without_words_is_told_as_the_rules_say_it() -> None:
    held(too_large(), None)
    assert told_wrong(BoxError("jokers.one", "no joker", "HC 1"), "pl", None) == "jokers.one: no joker [HC 1]"
