"""Records: small readable text, and a clear word with the line for everything that is wrong."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.core.record import FORMAT, read, read_file

HEAD = '{"parlour":1,"game":"high_card","rules":1,"seats":2,"seed":7}'
PLAYED = f"""{HEAD}
keep
swap
keep
keep
{{"reason":"highest","ranks":[2,1],"scores":[4,6],"sheet":[[4],[6]]}}
"""


pytestmark = pytest.mark.usefixtures("high_card_on_the_shelf")


def test_a_record_is_a_line_of_json_an_action_a_line_and_the_outcome() -> None:
    table = parlour.Table("high_card", seats=2, seed=7)
    for action in ("keep", "swap", "keep", "keep"):
        table.play(action)
    assert table.record.write() == PLAYED
    assert parlour.replay(read(PLAYED)).outcome == table.outcome


def test_comments_blank_lines_names_and_other_line_ends_are_welcome() -> None:
    text = HEAD.replace("}", ',"names":["Ann","Ben"]}') + "\r\n# the first turn\r\n\r\n  KEEP  \r\n"
    record = read("\ufeff" + text)
    assert record.names == ["Ann", "Ben"]
    assert record.actions == ["KEEP"]
    assert record.lines == [4]
    assert read(record.write()).names == ["Ann", "Ben"]


def test_load_reads_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(PLAYED)
    assert parlour.load(str(path)).at == 4


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the file is empty"),
        ("\n# only a comment\n", "line 1: the file is empty"),
        ("1. e4 e5", "line 1: this is not a Parlour record: not JSON"),
        ("# A page\n\nof prose", "line 3: this is not a Parlour record: not JSON"),
        ("[1]", "line 1: a JSON object is expected here"),
        ('{"white":"Ann"}', "line 1: this is not a Parlour record: its first line has no 'parlour' version"),
        (
            HEAD.replace('"parlour":1', '"parlour":2'),
            f"line 1: written in record format 2 .* reads up to {FORMAT}",
        ),
        (HEAD.replace('"parlour":1', '"parlour":"1"'), "line 1: 'parlour' is not of type int"),
        (HEAD.replace(',"seed":7', ""), "line 1: 'seed' is missing"),
        (HEAD.replace('"seats":2', '"seats":"2"'), "line 1: 'seats' is not of type int"),
        (HEAD.replace('"seats":2', '"seats":true'), "line 1: 'seats' is not of type int"),
        (HEAD.replace('"seats":2', '"seats":9'), "line 1: high_card is played by 2, 3, not by 9"),
        (HEAD.replace('"seed":7', '"seed":-7'), "line 1: the seed -7 is not a number from 0"),
        (HEAD.replace('"seed":7', '"seed":7,"sead":8'), "line 1: 'sead' is unknown here"),
        (HEAD.replace('"seed":7', '"seed":7,"options":[]'), "line 1: 'options' is not of type dict"),
        (HEAD.replace('"seed":7', '"seed":7,"options":{"a":1}'), "line 1: options and names are texts"),
        (HEAD.replace('"seed":7', '"seed":7,"options":{"a":"1"}'), "line 1: high_card has no option 'a'"),
        (HEAD.replace("high_card", "chess"), "line 1: there is no game 'chess'"),
        (
            HEAD.replace('"rules":1', '"rules":9'),
            "line 1: high_card by version 9 of its rules is not known here; known: 1",
        ),
        (HEAD + "\nkeep\nswop", "line 3: 'swop' is no action of this game"),
        (HEAD + "\n\nswap\nkeep\nswap", r"line 5: 'swap' is not allowed now: swapped-before \[HC 1.3\]"),
        (HEAD + "\n" + "keep\n" * 5, r"line 6: 'keep' is not allowed now: over \[HC 1.4\]"),
        (
            PLAYED.replace("[2,1]", "[1,2]"),
            "line 6: the outcome written here is not the one the actions lead to",
        ),
        (PLAYED.replace("[2,1]", "[2]"), "line 6: the outcome is not one of 2 seats"),
        (PLAYED.replace("[[4],[6]]", "[4,6]"), "line 6: the outcome is not one of 2 seats"),
        (PLAYED.replace("[4,6],", '["4",6],'), "line 6: the outcome is not one of 2 seats"),
        (PLAYED.replace('"reason":"highest",', ""), "line 6: 'reason' is missing"),
        (PLAYED + "{broken", "line 7: not JSON"),
        (PLAYED + "keep\n", "line 6: an outcome stands before the last line"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, message: str) -> None:
    with pytest.raises(parlour.RecordError, match=message):
        parlour.replay(read(text))


def test_an_outcome_on_an_unfinished_game_is_refused() -> None:
    with pytest.raises(parlour.RecordError, match="line 5: the outcome written here is not"):
        parlour.replay(read(PLAYED.replace("keep\nswap", "swap", 1)))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.record"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(parlour.RecordError, match="line 1: this is not a Parlour record: not a text file"):
        read_file(path)


@given(st.text())
def test_no_text_at_all_gives_anything_but_a_record_or_its_error(text: str) -> None:
    for tried in (text, HEAD + "\n" + text, PLAYED + text):
        with suppress(parlour.RecordError):
            parlour.replay(read(tried))


@given(st.integers(0, len(PLAYED) - 1), st.characters(max_codepoint=0x17F))
def test_a_damaged_record_is_read_or_refused_by_name(at: int, letter: str) -> None:
    with suppress(parlour.RecordError):
        parlour.replay(read(PLAYED[:at] + letter + PLAYED[at + 1 :]))
