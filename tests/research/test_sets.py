"""Data sets that bots play: gone on with where they stopped, the same however they are split, and told on a card."""

from pathlib import Path

import numpy as np
import pytest

from parlour.bots.spread import here
from parlour.cli import main
from parlour.core.game import find
from parlour.research import dataset, sets


def unheard(name: str, done: int, of: int) -> None:
    """Nobody listens."""


def test_a_set_goes_on_and_does_not_depend_on_the_split(tmp_path: Path) -> None:
    wants = sets.wanted(["gatsby", "worlds_fair"], 2, "greedy:3,random:2")
    assert [want.games for want in wants] == [3, 3, 2, 2]
    alone, together = tmp_path / "alone", tmp_path / "together"
    tables = sets.gather(wants, alone, here(1), unheard)
    few = sets.wanted(["gatsby", "worlds_fair"], 2, "greedy:1,random:2")
    sets.gather(few, together, here(1), unheard)
    heard: list[int] = []
    sets.gather(wants, together, here(2), lambda name, done, of: heard.append(done))
    assert heard == [1, 2, 3, 1, 2, 3, 2, 2], "what is there is not played again"
    for table in tables:
        one, other = dataset.read(table), dataset.read(together / table.name)
        assert all(np.array_equal(one[name], other[name], equal_nan=name == "reward") for name in one)
    assert (alone / sets.CARD).read_text("utf-8") == (together / sets.CARD).read_text("utf-8")
    before = {path: path.stat().st_mtime_ns for path in alone.rglob("*.parquet")}
    sets.gather(wants, alone, here(1), unheard)
    assert {path: path.stat().st_mtime_ns for path in alone.rglob("*.parquet")} == before


def test_the_card_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", "--play", "greedy:2", "--games", "gatsby", "--jobs", "1", "-o", str(tmp_path)]
    assert main(command) == 0
    (table,) = tmp_path.glob("*.parquet")
    rows = dataset.read(table)
    card = (tmp_path / sets.CARD).read_text("utf-8")
    assert f"| `{table.name}` | 2 | {len(rows['at'])} |" in card
    assert "parlour dataset --play greedy:2 --games gatsby --seats 2 -o FOLDER" in card
    assert all(f"| `{name}` |" in card for name in rows)
    assert table.name == sets.Wanted("gatsby", 2, "greedy", 2).name + ".parquet"
    assert str(tmp_path / sets.CARD) in capsys.readouterr().out
    (record,) = (path for path in tmp_path.rglob("*000001.record"))
    assert main(["verify", str(record)]) == 0


@pytest.mark.parametrize("bots", ["level3", "level3:0", ":5", "level3:x", "nobody:3"])
def test_what_is_no_set_is_said(bots: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"is no bot and number|there is no bot"):
        sets.wanted(["gatsby"], 2, bots)
    with pytest.raises(ValueError, match="gatsby is played by 2, not by 3"):
        sets.wanted(["gatsby"], 3, "random:1")
    assert main(["dataset", "-o", str(tmp_path / "x")]) == 2
    assert find("gatsby").rules >= 1


def test_the_card_tells_of_all_tables_and_an_empty_record_is_played_again(tmp_path: Path) -> None:
    for id, bot in (("gatsby", "random:3"), ("worlds_fair", "random:2")):
        sets.gather(sets.wanted([id], 2, bot), tmp_path, here(1), unheard)
    told = (tmp_path / sets.CARD).read_text("utf-8")
    assert "--play random:3 --games gatsby --seats 2" in told
    assert "--play random:2 --games worlds_fair --seats 2" in told
    (record,) = tmp_path.glob("records/gatsby-*/000001.record")
    whole = record.read_text("utf-8")
    record.write_text("", "utf-8")
    sets.gather(sets.wanted(["gatsby"], 2, "random:4"), tmp_path, here(1), unheard)
    assert record.read_text("utf-8") == whole
    assert not [*tmp_path.rglob("*.half"), *tmp_path.rglob("*.part")]
