"""Texts that would take long to parse, or mean numbers no box has, are refused for what they are."""

import tomllib
from typing import Any

import pytest

from parlour.core.box import DOTS, LARGEST, LINES, BoxError, as_toml, line_of, read_box, too_great
from parlour.core.game import boxed, find
from parlour.games.kairo.house import HOUSE
from tests.boxes import BOXES

HEAD = 'game = "kairo"\nrules = 1\n'
MANY = ".".join(["a"] * (DOTS + 2))
TOO = too_great("").message


class Parsed(Exception):
    """A parser was asked."""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def loads(text: str) -> Any:
        raise Parsed

    monkeypatch.setattr(tomllib, "loads", loads)


@pytest.mark.usefixtures("parsed")
@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 8000) + " = 1",
        MANY + " = 1",
        f"[{MANY}]",
        " . ".join(['"a"'] * (DOTS + 2)) + " = 1",
        " . ".join(["'a'"] * (DOTS + 2)) + " = 1",
        f"x = {{{MANY} = 1}}",
        f'x = {{y = """a"""", {MANY} = "1"}}',  # a quote that belongs to the long string opens no other
        f"x = {{y = '''a''''', {MANY} = '1'}}",
        f'x = {{y = "\\"", {MANY} = "1"}}',
        f"x = {{y = '\\', {MANY} = '1'}}",
        f'x = """\n# a """\n{MANY} = 1',
        "#" * LARGEST,
        "\u00e9" * (LARGEST // 2),
        "\n" * LINES,
    ],
)
def test_what_is_no_box_by_its_shape_is_refused_before_it_is_parsed(text: str) -> None:
    with pytest.raises(BoxError, match=r"at most|not more than"):
        read_box(HEAD + text)


@pytest.mark.usefixtures("parsed")
@pytest.mark.parametrize(
    "text",
    [
        f"# {MANY}",
        f'[board]\nmap = "{MANY}"',
        f"[board]\nmap = '{MANY}'",
        f'[board]\nmap = """\n{MANY} \\""" {MANY}\n"""""',
        f"[board]\nmap = '''\n{MANY} \" {MANY}\n'''",
        "[board]\nmap = " + as_toml(HOUSE),
        "x = 1 # " + MANY,
    ],
)
def test_remarks_and_strings_may_have_dots(text: str) -> None:
    with pytest.raises(Parsed):
        read_box(HEAD + text)


@pytest.mark.parametrize("game", BOXES)
def test_a_box_with_everything_of_a_game_is_within_a_quarter_of_the_bounds(game: str) -> None:
    values = find(game).edition(box=BOXES[game]).changed
    lines = [
        f"[{table}]\n" + "\n".join(f"{e} = {as_toml(v)}" for e, v in entries.items())
        for table, entries in values.items()
    ]
    text = f'game = "{game}"\nrules = {find(game).rules}\n' + "\n".join(lines)
    assert len(text.encode()) < LARGEST / 4
    assert text.count("\n") < LINES / 4
    assert boxed(read_box(text)).changed == values


def test_where_something_stands_is_found_without_parsing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = HEAD + "[medals]\ngold = 0\n"
    read_box(text)
    monkeypatch.setattr(tomllib, "loads", None)
    assert line_of(text, "medals.gold") == 4
    assert line_of("box = 1\n[", "box") == 0


@pytest.mark.parametrize(
    "number", ["1" * 5000, "-" + "1" * 5000, "0x" + "f" * 5000, "0b" + "1" * 9000, str(2**63), str(-(2**63) - 1)]
)
def test_numbers_beyond_all_boxes_are_refused_in_our_words(number: str) -> None:
    for text in (HEAD + f"[medals]\ngold = {number}\n", HEAD + f"[cards]\nsection_1 = {number}\n"):
        with pytest.raises(BoxError) as wrong:
            boxed(read_box(text))
        assert wrong.value.message == TOO
    with pytest.raises(BoxError, match=f"{TOO}|names no version"):
        boxed(read_box(f'game = "kairo"\nrules = {number}\n'))


def test_a_place_of_a_board_has_no_number_that_python_cannot_read() -> None:
    board = HOUSE.replace("r6c5<", f"r{'6' * 5000}c5<", 1)
    assert board != HOUSE
    with pytest.raises(BoxError, match="is no place"):
        boxed(read_box(HEAD + "[board]\nmap = " + as_toml(board)))
