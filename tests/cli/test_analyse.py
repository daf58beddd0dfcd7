"""`parlour analyse`: the reasons of costly decisions, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.bots.analysis import JudgedDecision, LookBack
from parlour.cli.commands import analyse
from parlour.core.engine import legal
from parlour.core.game import find
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from parlour.text.catalog import Catalog
from tests.cli.conftest import Run
from tests.playthrough import records


def costly(table: Table) -> JudgedDecision:
    """A decision of the game whose reasons are many, as if it had cost much."""
    for at in range(table.at - 12, table.at):
        seat, chosen = table.actors[at], table.actions[at].write()
        for option in legal(table.view(seat, at)):
            moment = JudgedDecision(at, seat, chosen, option.write(), [1, 0], [0, 1], 900_000, 0.01, [])
            if option.write() != chosen and analyse.reasons(table, moment):
                return moment
    raise AssertionError("no decision has a reason")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_reasons_are_told_with_their_numbers_and_sentences(
    parlour: Run, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = next(path for path in records(find("worlds_fair")) if path.stem == "2-greedy-1")
    table = replay(read_file(path))
    moment = costly(table)
    monkeypatch.setattr(analyse, "analyse", lambda *_, **__: LookBack([moment], [1_000_000, 0]))
    told: dict[str, Any] = json.loads(parlour("analyse", str(path), "--json", "--lang", lang).out)
    found = told["why"][str(moment.at)]
    assert [one["theme"] for one in found] == [theme.plain() for theme in analyse.reasons(table, moment)]
    catalog = Catalog(lang, "worlds_fair")
    assert [one["text"] for one in found] == [
        catalog.say(theme, told["names"]) for theme in analyse.reasons(table, moment)
    ]
    for one in found:
        assert one["text"] in " ".join(parlour("analyse", str(path), "--lang", lang).out.split())


def test_many_games_are_looked_at_in_processes_and_what_is_there_is_left(parlour: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for seed in (1, 2, 3):
        table = Table("gatsby", seats=2, seed=seed)
        while table.turn is not None:
            table.play(table.legal()[-1])
        (games / f"{seed}.record").write_text(table.record.write(), "utf-8")
    asked = ("analyse", games, "--iterations", 2, "-o")
    assert parlour(*asked, tmp_path / "one", "--jobs", 1).status == 0
    assert parlour(*asked, tmp_path / "two", "--jobs", 2).status == 0
    told = {path.name: path.read_text("utf-8") for path in sorted((tmp_path / "one").iterdir())}
    assert list(told) == ["1.json", "2.json", "3.json"]
    assert told == {path.name: path.read_text("utf-8") for path in (tmp_path / "two").iterdir()}
    assert all(json.loads(text)["moments"] for text in told.values())

    (tmp_path / "one" / "2.json").unlink()
    (tmp_path / "one" / "3.json").write_text("left alone", "utf-8")
    (games / "4.record").write_text("no record", "utf-8")
    done = parlour(*asked, tmp_path / "one", "--jobs", 1)
    assert done.status == 1
    assert "4.record: line 1: this is not a Parlour record" in done.err
    left = {path.name: path.read_text("utf-8") for path in (tmp_path / "one").iterdir()}
    assert left == {**told, "3.json": "left alone"}

    assert parlour("analyse", games / "1.record", games / "2.record").status == 2
    assert parlour("analyse", games, games / "1.record", "-o", tmp_path / "three").status != 0
