"""A field of bots: every choice of them at a table, one ranking, and the same however the work is split."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.bots.arena.ladder import DEALS, seated, stored
from parlour.bots.gains import victories
from parlour.bots.spread import here
from parlour.cli import main
from parlour.core.game import find
from parlour.research import field

GAME = find("worlds_fair")
BOTS = ["random", "greedy", "tests.bots.test_brought:First"]


def heard(done: int, wanted: int) -> None:
    assert 0 <= done <= wanted


def test_every_choice_of_bots_plays_in_every_rotation() -> None:
    matches = field.pairings(GAME, BOTS, 2)
    assert len(matches) == 3
    assert len(field.pairings(GAME, [*BOTS, "level1"], 3)) == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_is_above_chance_and_the_intervals_say_so(seats: int, tmp_path: Path) -> None:
    kept = tmp_path / "field.jsonl"
    places = field.run(GAME, BOTS, seats, 60, kept, here(1), heard)
    assert places[0].bot == "greedy"
    assert places[0].low > max(places[1].high, places[2].high)
    assert sum(place.games for place in places) == 60 * seats
    assert abs(sum(place.wins for place in places) - 60) < 1e-9
    before = kept.read_bytes()
    assert field.run(GAME, BOTS, seats, 60, kept, here(1), heard) == places  # nothing is played again
    assert kept.read_bytes() == before


def test_at_a_table_of_three_everybody_sits_after_everybody(tmp_path: Path) -> None:
    kept = tmp_path / "three.jsonl"
    places = field.run(GAME, BOTS, 3, 6, kept, here(1), heard, seed=4)
    lines = stored(kept)
    assert sum(place.games for place in places) == 18
    assert {line["seed"] // DEALS for line in lines} == {4}
    sat = [[line["bots"][bot] for bot in seated(line["bots"], line["turn"])] for line in lines]
    assert len({(one[seat - 1], one[seat]) for one in sat for seat in range(3)}) == 6
    won = dict.fromkeys(BOTS, 0.0)
    for line, one in zip(lines, sat, strict=True):
        for bot, part in zip(one, victories(line["ranks"]), strict=True):
            won[bot] += part
    assert {place.bot: place.wins for place in places} == pytest.approx(won)
    assert field.run(GAME, BOTS, 3, 6, None, here(2), heard, seed=4) == places


def test_neither_order_nor_processes_change_the_ranking(tmp_path: Path) -> None:
    alone = field.run(GAME, BOTS, 2, 12, None, here(1), heard)
    together = field.run(GAME, BOTS, 2, 12, tmp_path / "two.jsonl", here(2), heard)
    assert alone == together
    lines: list[dict[str, Any]] = [
        json.loads(line) for line in (tmp_path / "two.jsonl").read_text("utf-8").splitlines()
    ]
    assert field.places(lines[::-1]) == alone


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "places.json"
    words = ["--bots", "random,greedy", "--field", "--games", "6", "--jobs", "1", "--lang", "en"]
    store = ["--store", str(tmp_path / "kept.jsonl"), "--json", str(out)]
    assert main(["arena", "worlds_fair", *words, *store]) == 0
    told = capsys.readouterr().out
    assert "2 bots: 6 games" in told
    assert "1. greedy:" in told
    assert [place["bot"] for place in json.loads(out.read_text("utf-8"))] == ["greedy", "random"]


def test_what_is_no_field_is_said() -> None:
    with pytest.raises(ValueError, match="names every bot once"):
        field.pairings(GAME, ["greedy", "greedy"], 2)
    with pytest.raises(ValueError, match="2 bots are no field for 3 seats"):
        field.pairings(GAME, ["greedy", "random"], 3)
