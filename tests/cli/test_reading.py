"""Looking at records, rules and the shelf."""

import re
from pathlib import Path

import pytest

from parlour.core.record import read_file
from tests.cli.conftest import Run


def test_a_replay_steps_forth_and_back(parlour: Run, kept: Path) -> None:
    told = parlour("replay", str(kept), lines=["n", "", "p", "g 10", "3", "q"])
    assert told.status == 0
    shown = re.findall(r"^(\d+)/\d+  [●■]", told.out, re.MULTILINE)
    assert shown == ["1", "2", "1", "10", "3"]


def test_a_replay_tells_the_action_and_what_followed(parlour: Run, kept: Path) -> None:
    first = read_file(kept).actions[0]
    told = parlour("replay", str(kept), "--lang", "fr", lines=["n"]).out
    assert first in told
    assert "place un Représentant sur le Palais" in told
    assert "Nouvelle carte au Palais" in told


def test_a_replay_ends_with_the_score_sheet(parlour: Run, kept: Path) -> None:
    told = parlour("replay", str(kept), "--seat", "2", lines=["last", "n", "first", "p", "99999", "what?"]).out
    assert "wins." in told
    assert told.count("There is nothing beyond.") == 2
    assert told.count("n and p (or the arrows) step") == 2


def test_a_replay_keeps_to_its_seats(parlour: Run, kept: Path) -> None:
    told = parlour("replay", str(kept), "--seat", "3")
    assert (told.status, "there is no seat 3 at a table of 2" in told.err) == (2, True)


def test_verify_checks_good_records(parlour: Run, kept: Path) -> None:
    parlour("play", "worlds_fair", "--seed", "1", "--record", "half.record", lines=["1", "1"])
    told = parlour("verify", str(kept), "half.record")
    assert told.status == 0
    lines = [line for line in told.out.splitlines() if not line.startswith("  ")]
    assert len(lines) == 2
    scores = ", ".join(map(str, read_file(kept).outcome.scores))  # type: ignore[union-attr]
    assert lines[0].endswith(f"finished with {scores}; rules version 3")
    assert lines[1].endswith("not finished; rules version 3")


def damaged(text: str) -> dict[str, tuple[str, str]]:
    """What can be wrong with a record, and what verify says to it."""
    lines = text.splitlines()  # who plays, the head, the actions, the outcome
    body, last = "\n".join(lines[:-1]) + "\n", lines[-1]

    def with_line(number: int, line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]]) + "\n"

    return {
        "an illegal action": (with_line(3, "add fine-arts"), "line 3: 'add fine-arts' is not allowed now"),
        "an unknown action": (with_line(5, "dance"), "line 5: 'dance' is no action"),
        "a changed seed": (text.replace('"seed":5', '"seed":6', 1), "line "),
        "a changed outcome": (body + re.sub(r'"scores":\[\d+', '"scores":[1', last) + "\n", "the outcome written here"),
        "no outcome": (body, "outcome, is missing"),
        "actions after the end": (body + "place fine-arts\n", "is not allowed now: over"),
        "two outcomes": (text + last + "\n", "an outcome stands before the last line"),
        "another version": (text.replace('"rules":3', '"rules":99'), "version 99"),
        "older rules": (text.replace('"rules":3', '"rules":1'), "line "),
        "a newer format": (text.replace('"parlour":1', '"parlour":99'), "newer Parlour"),
        "another game": (text.replace("worlds_fair", "chess"), "there is no game 'chess'"),
        "too many seats": (text.replace('"seats":2', '"seats":7'), "line "),
        "no head": ("\n".join(lines[2:]), "this is not a Parlour record"),
        "escape codes": (with_line(5, "\x1b[2Jboo"), "line 5: ' [2Jboo' is no action"),
        "nothing": ("", "the file is empty"),
        "half a line": (text[:40], "line 2"),
    }


@pytest.mark.parametrize("fault", damaged("a\nb\nc\nd\ne\nf"))
def test_verify_finds_damaged_records(parlour: Run, kept: Path, fault: str) -> None:
    text, said = damaged(kept.read_text("utf-8"))[fault]
    Path("bad.record").write_text(text, "utf-8")
    told = parlour("verify", "bad.record", str(kept))
    assert told.status == 1
    bad, good, *_ = told.out.splitlines()
    assert bad.startswith("bad.record: ")
    assert said in bad
    assert "good" in good


def test_verify_goes_on_after_files_that_cannot_be_read(parlour: Run, kept: Path) -> None:
    Path("binary").write_bytes(b"\xff\xfe\x00")
    told = parlour("verify", "missing", ".", "binary", str(kept))
    assert told.status == 1
    assert [line.startswith("  ") for line in told.out.splitlines()[:5]] == [False] * 4 + [True]
    assert "good" in told.out.splitlines()[3]


@pytest.mark.parametrize(("lang", "word"), [("en", "adjacent"), ("fr", "adjacen"), ("pl", "sąsiad")])
def test_rules_reads_the_book(parlour: Run, lang: str, word: str) -> None:
    whole = parlour("rules", "worlds_fair", "--lang", lang).out
    assert whole.count("WF 4.1b") == 1
    assert "WF R13" in whole
    found = parlour("rules", "worlds_fair", word, "--lang", lang).out
    assert "WF 5.3e" in found
    assert len(found) < len(whole)
    assert parlour("rules", "worlds_fair", "wf", "5.3e", "--lang", lang).out.startswith(" WF 5.3e  ◆")


def test_games_lists_the_shelf(parlour: Run) -> None:
    assert "worlds_fair" in parlour("games").out
    assert "Wystawa Światowa 1893" in parlour("games", "--lang", "pl").out
