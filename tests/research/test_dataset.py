"""Datasets: every decision of a record, as its seat could know it; streamed, whole or not there at all."""

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from parlour.bots.random import RandomBot
from parlour.cli import main
from parlour.core.chance import Chance
from parlour.core.game import Game, find
from parlour.core.record import RecordError
from parlour.core.table import Table
from parlour.research import dataset
from parlour.research.arrays import arrays_of
from parlour.research.results import worth
from tests.boxes import BOXES
from tests.random_games import TABLES


def recorded(folder: Path, game: Game, seats: int, seed: int, most: int = 10**6) -> Table:
    """A random game, or the beginning of one, written to a folder."""
    table = Table(game, seats, seed)
    bot = RandomBot(Chance(seed + 1))
    while (seat := table.turn) is not None and table.at < most:
        table.play(bot.choose(table.view(seat), seat, table.legal()))
    record = table.record
    record.names = [f"Person {seat}" for seat in range(seats)]
    (folder / f"{seed:03}.record").write_text(record.write(), "utf-8")
    return table


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_decision_stands_in_the_file(game: Game, seats: int, tmp_path: Path) -> None:
    most = 60 if game.id == "kairo" else 10**6
    tables = [recorded(tmp_path, game, seats, seed, most) for seed in (1, 2)]
    out = tmp_path / "games.parquet"
    written = dataset.write([tmp_path], out)
    rows = dataset.read(out)
    assert (written.games, written.rows) == (2, sum(table.at for table in tables)) == (2, len(rows["at"]))
    arrays = arrays_of(game, seats)
    row = 0
    for number, table in enumerate(tables):
        for at, action in enumerate(table.actions):
            seat = table.actors[at]
            assert (rows["game"][row], rows["at"][row], rows["seat"][row]) == (number, at, seat)
            assert arrays.action(int(rows["action"][row]), seat) is action
            assert rows["mask"][row][rows["action"][row]] == 1
            if at % 7 == 0:
                assert np.array_equal(rows["observation"][row], arrays.observe(table.view(seat, at), seat))
            if table.outcome is None:
                assert np.isnan(rows["reward"][row])
            else:
                assert rows["score"][row] == table.outcome.scores[seat]
                assert rows["reward"][row] == np.float32(worth(game, table.state_at(table.at))[seat])
            row += 1


def test_the_file_says_what_its_numbers_mean_and_nobodys_name(tmp_path: Path) -> None:
    game = find("gatsby")
    recorded(tmp_path, game, 2, 5)
    out = tmp_path / "games.parquet"
    dataset.write([tmp_path / "005.record"], out)
    card = dataset.described(out)
    assert (card["game"], card["rules"], card["seats"]) == ("gatsby", game.rules, 2)
    rows = dataset.read(out)
    assert sum(int(np.prod(part["shape"])) for part in card["parts"]) == rows["observation"].shape[1]
    assert len(card["actions"]) == rows["mask"].shape[1]
    assert set(card["columns"]) == set(rows)
    assert b"Person" not in out.read_bytes()


def test_it_is_written_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = recorded(tmp_path, find("worlds_fair"), 2, 3)
    whole, pieces = tmp_path / "whole.parquet", tmp_path / "pieces.parquet"
    dataset.write([tmp_path / "003.record"], whole)
    monkeypatch.setattr(dataset, "ROWS", 7)
    dataset.write([tmp_path / "003.record"], pieces)
    assert pq.ParquetFile(pieces).num_row_groups == -(-table.at // 7)
    one, other = dataset.read(whole), dataset.read(pieces)
    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_what_is_wrong_is_said_and_nothing_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out" / "games.parquet"
    out.parent.mkdir()
    with pytest.raises(ValueError, match="there are no records"):
        dataset.write([out.parent], out)
    for seats in (2, 3):
        recorded(tmp_path, find("worlds_fair"), seats, seats)
    rules = find("worlds_fair").rules
    unlike = (
        rf"003\.record is worlds_fair by rules {rules} for 3; the first record is worlds_fair by rules {rules} for 2"
    )
    with pytest.raises(dataset.UnlikeRecord, match=unlike):
        dataset.write([tmp_path], out)
    (tmp_path / "002.record").write_text((tmp_path / "002.record").read_text("utf-8").replace("place", "plaice", 1))
    with pytest.raises(RecordError, match=r"line 2: .*plaice.* \(.*002\.record\)"):
        dataset.write([tmp_path / "002.record"], out)
    assert list(out.parent.iterdir()) == []
    assert main(["dataset", str(tmp_path / "none.record"), "-o", str(out)]) == 2
    assert "none.record" in capsys.readouterr().err


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = recorded(tmp_path, find("worlds_fair"), 2, 9)
    out = tmp_path / "games.parquet"
    assert main(["dataset", str(tmp_path), "-o", str(out), "--lang", "en"]) == 0
    assert f"{table.at} decisions of one game" in capsys.readouterr().out
    other = tmp_path / "other.parquet"
    pq.write_table(pa.table({"at": [1]}), other)
    with pytest.raises(ValueError, match="was not written by parlour dataset"):
        dataset.described(other)


def test_records_of_other_options_are_another_table(tmp_path: Path) -> None:
    paths = []
    for screens in ("open", "closed"):
        table = Table("kairo", 2, 7, {"screens": screens})
        table.play(table.legal()[0])
        paths.append(tmp_path / f"{screens}.record")
        paths[-1].write_text(table.record.write(), "utf-8")
    with pytest.raises(dataset.UnlikeRecord, match="screens closed"):
        dataset.write(paths, tmp_path / "both.parquet")
    assert dataset.write([str(paths[0]), paths[0], tmp_path / "open.record"], f"{tmp_path}/one.parquet").games == 1
    assert dataset.described(f"{tmp_path}/one.parquet")["options"]["screens"] == "open"


def test_no_record_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(tmp_path, find("worlds_fair"), 2, 9)
    path, text = tmp_path / "009.record", (tmp_path / "009.record").read_bytes()
    (tmp_path / "linked.parquet").hardlink_to(path)
    for out in (path, tmp_path / "x" / ".." / "009.record", tmp_path / "linked.parquet"):
        assert main(["dataset", str(path), "-o", str(out)]) == 2
        assert "is one of the records" in capsys.readouterr().err
    assert main(["dataset", str(tmp_path), "-o", str(path)]) == 2
    assert path.read_bytes() == text
    assert main(["dataset", str(path), "-o", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err
    assert sorted(one.name for one in tmp_path.iterdir()) == ["009.record", "linked.parquet"]


def test_the_card_tells_the_box(tmp_path: Path) -> None:
    for box in ({}, BOXES["kairo"]):
        table = Table("kairo", 2, 7, box=box)
        table.play(table.legal()[0])
        path, out = tmp_path / "one.record", tmp_path / "one.parquet"
        path.write_text(table.record.write(), "utf-8")
        dataset.write([path], out)
        assert dataset.described(out)["box"] == table.game.changed
        assert bool(table.game.changed) == bool(box)


def test_who_played_is_told_where_it_stands_beside_the_records(tmp_path: Path) -> None:
    table = recorded(tmp_path, find("gatsby"), 2, 5)
    recorded(tmp_path, find("gatsby"), 2, 6)
    mine = next(at for at, seat in enumerate(table.actors) if seat == 0)
    told = {"005.record": {"seats": ["person", "level2"], "stood_in": [mine]}}
    (tmp_path / "who.json").write_text(json.dumps(told), "utf-8")
    out = tmp_path / "games.parquet"
    dataset.write([tmp_path], out)
    rows = dataset.read(out)
    wanted = ["stand-in" if at == mine else ["person", "level2"][seat] for at, seat in enumerate(table.actors)]
    assert rows["who"][rows["game"] == 0].tolist() == wanted
    assert set(rows["who"][rows["game"] == 1]) == {None}, "nobody says"
    dataset.write([tmp_path / "005.record"], out, who="greedy")
    assert set(dataset.read(out)["who"]) == {"greedy"}
    for wrong, said in (
        ("[", "is not JSON"),
        ('{"005.record": {"seats": [1], "stood_in": []}}', "does not say who played"),
        ('{"005.record": {"seats": ["person"], "stood_in": []}}', "of 2 seats, and who.json beside it tells of 1"),
    ):
        (tmp_path / "who.json").write_text(wrong, "utf-8")
        with pytest.raises(ValueError, match=said):
            dataset.write([tmp_path], out)
