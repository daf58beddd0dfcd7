"""Box files at the terminal: shown, edited, checked, played with; and which rules and box a record was played by."""

import json
import sys
import tomllib
from pathlib import Path

import pytest

from parlour.core.box import read_box
from parlour.core.game import boxed, find
from parlour.core.record import read_file
from tests.boxes import BOXES
from tests.cli.conftest import Run
from tests.playthrough import records

GAMES = list(BOXES)
BOX = """# mine
game = "worlds_fair"
rules = 2

[start_bonus]
first = ["agriculture"]
second = ["manufactures"]
"""


@pytest.fixture
def box() -> Path:
    path = Path("mine.toml")
    path.write_text(BOX, "utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_values_of_the_house_are_shown_as_a_file_that_changes_nothing(parlour: Run, game: str, lang: str) -> None:
    told = parlour("box", game, "--lang", lang)
    assert told.status == 0
    head = tomllib.loads(told.out)
    house = find(game)
    assert (head.pop("game"), head.pop("rules")) == (game, house.rules)
    assert head == house.values(house.rules)
    assert boxed(read_box(told.out)) is house
    for cite in house.cites().values():
        assert f"[{cite}]\n" in told.out


def test_every_cited_paragraph_can_be_looked_up(parlour: Run) -> None:
    for game in GAMES:
        prefix = find(game).prefix
        for cites in find(game).cites().values():
            for cite in cites.removeprefix(prefix).split(", "):
                assert f"{prefix} {cite.strip()}" in parlour("rules", game, cite.strip()).out


def test_a_good_box_is_named_with_what_differs(parlour: Run, box: Path) -> None:
    told = parlour("box", "check", str(box))
    name = find("worlds_fair").edition(box={"start_bonus": {"first": ["agriculture"]}}).box
    assert (told.status, told.out) == (0, f"mine.toml: good: worlds_fair, box {name} (start_bonus.first)\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["agriculture"]', "[]", "line 6: start_bonus.first: a start bonus card shows one or two different areas"),
        ('["agriculture"]', '["moon"]', 'line 6: start_bonus.first: "moon" is no area; they are agriculture'),
        ("first", "sixth", "line 6: start_bonus.sixth: there is no such value"),
        ("[start_bonus]", "[bonus]", "line 5: bonus: there is no such table"),
        ("rules = 2", "rules = 9", "worlds_fair by version 9 of its rules is not known here; known: 1 and 2"),
        ("rules = 2", "", "rules: the file names no version of the rules"),
        ('game = "worlds_fair"', 'game = "chess"', "there is no game 'chess'"),
        ('game = "worlds_fair"', "", "game: the file names no game"),
        ("[start_bonus]", "[start_bonus", "this is not TOML"),
        ('["agriculture"]', "1979-05-27", "is not of the kind of"),
    ],
)
def test_a_bad_box_is_refused_with_its_line_and_paragraph(
    parlour: Run, box: Path, old: str, new: str, said: str
) -> None:
    box.write_text(BOX.replace(old, new, 1), "utf-8")
    for words in (["box", "check", str(box)], ["play", "worlds_fair", "--box", str(box)]):
        told = parlour(*words)
        assert told.status == 2
        assert told.err.startswith("parlour: mine.toml: ")
        assert said in told.err


def test_files_that_are_no_boxes_are_told_in_a_line(parlour: Run) -> None:
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("huge").write_bytes(b"#" * 70_000)
    for path, said in [
        ("missing", "No such file"),
        ("binary", "not a text file"),
        ("huge", "at most"),
        (".", "directory"),
    ]:
        told = parlour("box", "check", path)
        assert (told.status, said in told.err) == (2, True), path
    assert "say which box file" in parlour("box", "check").err
    assert "there is no game 'chess'" in parlour("box", "chess").err


def test_a_box_is_edited_in_a_copy_of_ones_own(parlour: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.delenv("EDITOR", raising=False)
    copy = tmp_path / "data" / "boxes" / "worlds_fair.toml"
    assert f"your copy is {copy}" in parlour("box", "worlds_fair", "--edit").err
    editor = tmp_path / "an editor.py"
    change = "p.write_text(p.read_text('utf-8').replace(sys.argv[1], sys.argv[2]), 'utf-8')"
    editor.write_text(f"import pathlib, sys\np = pathlib.Path(sys.argv[3])\n{change}\n")
    monkeypatch.setenv("EDITOR", f"{sys.executable} '{editor}' 'agriculture = 3' 'agriculture = 4'")
    told = parlour("box", "worlds_fair", "--edit")
    assert told.status == 0
    assert "(card_limit.agriculture)" in told.out
    assert "parlour play worlds_fair --box" in told.out
    monkeypatch.setenv("EDITOR", f"{sys.executable} '{editor}' 'agriculture = 4' 'agriculture = 5'")
    told = parlour("box", "worlds_fair", "--edit")
    assert (told.status, "three or four cards, not 5 [WF 4.4c]" in told.err) == (2, True)
    assert "agriculture = 5" in copy.read_text("utf-8")  # nothing is lost
    monkeypatch.setenv("EDITOR", f"{sys.executable} -c 'raise SystemExit(3)'")
    assert "ended with status 3" in parlour("box", "worlds_fair", "--edit").err
    monkeypatch.setenv("VISUAL", "/no/such/editor")
    assert "/no/such/editor: No such file" in parlour("box", "worlds_fair", "--edit").err


def test_a_game_with_a_box_is_played_kept_continued_and_verified(parlour: Run, box: Path) -> None:
    told = parlour(
        "play",
        "worlds_fair",
        "--seats",
        "2",
        "--seat",
        "1",
        "--box",
        "mine.toml",
        "--record",
        "a.record",
        lines=["1", "quit"],
    )
    name = find("worlds_fair").edition(box={"start_bonus": {"first": ["agriculture"]}}).box
    assert f"rules version 3; box {name} (start_bonus.first)" in told.out
    record = read_file("a.record")
    assert record.box == {"start_bonus": {"first": ["agriculture"]}}
    box.unlink()  # the record needs it no more
    assert f"box {name}" in parlour("play", "--from", "a.record", lines=["quit"]).out
    assert (
        parlour("verify", "a.record")
        .out.splitlines()[0]
        .endswith(f"not finished; rules version 3; box {name} (start_bonus.first)")
    )
    assert f"box {name}" in parlour("replay", "a.record", lines=["q"]).out


@pytest.mark.parametrize(("lang", "word"), [("en", "warning: "), ("fr", "attention : "), ("pl", "uwaga: ")])
def test_values_that_the_book_does_not_decide_are_good_with_a_warning(parlour: Run, lang: str, word: str) -> None:
    Path("medals.toml").write_text('game = "kairo"\nrules = 1\n[medals]\ngold = 5\nsilver = 2\n', "utf-8")
    told = parlour("box", "check", "medals.toml", "--lang", lang)
    assert told.status == 0
    good, warned = told.out.splitlines()
    assert "medals.gold" in good
    assert warned.startswith(f"medals.toml: {word}")
    assert warned.endswith("[KA 9.1x]")
    begun = parlour("play", "kairo", "--seed", "1", "--box", "medals.toml", "--lang", lang, lines=["quit"])
    assert word in begun.out


def test_a_box_of_another_game_is_refused(parlour: Run, box: Path) -> None:
    assert "mine.toml is a box of worlds_fair, not of gatsby" in parlour("play", "gatsby", "--box", str(box)).err


def test_an_old_record_says_by_which_rules_it_was_played(parlour: Run) -> None:
    first = find("worlds_fair").edition(1)
    path = str(next(path for path in records(first) if path.stem == "2-greedy-1"))
    assert parlour("verify", path).out.splitlines()[0].endswith("; rules version 1, the newest being 3")
    assert (
        "version 1 des règles, la plus récente étant la 3" in parlour("replay", path, "--lang", "fr", lines=["q"]).out
    )
    assert "rules version 1, the newest being 3" in parlour("analyse", path, "--iterations", "2").out
    told = json.loads(parlour("analyse", path, "--iterations", "2", "--json").out)
    assert (told["rules"], told["box"]) == (1, "")


def test_a_kept_game_of_old_rules_goes_on_under_them(parlour: Run) -> None:
    first = find("worlds_fair").edition(1)
    lines = records(first)[0].read_text("utf-8").splitlines()
    Path("old.record").write_text("\n".join(lines[:6]) + "\n", "utf-8")
    told = parlour("play", "--from", "old.record", lines=["1", "quit"])
    assert "rules version 1, the newest being 3" in told.out
    assert read_file("old.record").rules == 1
    assert len(read_file("old.record").actions) > 5
    assert parlour("verify", "old.record").status == 0
