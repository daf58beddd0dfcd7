"""What is said of golden games that are not as they were: whether something else was played, or only told otherwise."""

from pathlib import Path

import pytest

from parlour.core.game import find
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from parlour.laws import golden
from tests.playthrough import folder

GAME = find("gatsby")
NAME = "2-random-1"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A golden record of the newest rules, in a folder of its own, with its playthrough."""
    place = golden.folder(GAME, tmp_path)
    place.mkdir(parents=True)
    path = place / f"{NAME}.record"
    path.write_bytes((folder(GAME) / path.name).read_bytes())
    path.with_suffix(".play").write_text(golden.playthrough(read_file(path)), "utf-8")
    return path


def test_the_first_option_of_a_game_leaves_golden_games_as_they_are(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "options", {"pace": ["steady", "quick"]})
    assert replay(read_file(kept)).options == {"pace": "steady"}
    assert "pace" in Table(GAME, 2, 1).record.write(), "a default is written into new records"
    assert golden.otherwise(kept) is None
    assert golden.changed(kept.with_suffix(".play")) == []
    assert list(golden.update(GAME, kept.parents[2])) == []


def test_an_option_that_a_record_names_is_compared(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "options", {"pace": ["steady", "quick"]})
    head, rest = kept.read_text("utf-8").split("\n", 1)
    kept.write_text(f'{head[:-1]},"options":{{"pace":"quick"}}}}\n{rest}', "utf-8")
    assert golden.otherwise(kept) is None
    assert golden.changed(kept.with_suffix(".play"))[1:]


def test_another_header_is_told_from_another_game(kept: Path) -> None:
    text = kept.read_text("utf-8")
    kept.write_text(text.replace('"seats":2,"seed":1', '"seed":1,"seats":2', 1), "utf-8")
    said = golden.otherwise(kept) or ""
    assert "only the header differs, the same was played: it was {" in said
    assert "new version" not in said


def test_a_game_that_is_played_otherwise_asks_for_a_new_version(kept: Path) -> None:
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*lines[:3], *lines[4:]]) + "\n", "utf-8")
    said = golden.otherwise(kept) or ""
    assert "something else was played: line " in said
    assert "a change of behaviour is a new version of the rules" in said
    assert said in golden.holds(GAME, kept.parents[2])


def test_an_action_that_is_written_otherwise_is_told_by_its_line(kept: Path) -> None:
    lines = kept.read_text("utf-8").splitlines()
    lines[1] = lines[1].upper()
    kept.write_text("\n".join(lines) + "\n", "utf-8")
    assert "something else was played" in (golden.otherwise(kept) or "")
