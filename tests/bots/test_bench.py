"""`parlour bench` tells how fast the search is, full and cut."""

import json
from pathlib import Path

import pytest

from parlour.cli import main


def test_it_measures_simulations_full_and_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "speed.json"
    assert main(["bench", "gatsby", "--seconds", "0.01", "--json", str(told)]) == 0
    (row,) = json.loads(told.read_text("utf-8"))["rows"]
    assert row["simulations_per_s"] > 0
    assert row["cut_simulations_per_s"] > 0
    assert row["cut"] > 0
    said = capsys.readouterr().out
    assert "search/s" in said
    assert "cut/s" in said
