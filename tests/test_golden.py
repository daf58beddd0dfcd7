"""Whole games, kept: every record of every version of the rules replays to its outcome, and every playthrough says
what it said.

How they are made: `parlour/laws/golden.py`.
"""

from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import Game
from parlour.core.record import read_file
from parlour.core.table import replay
from parlour.laws.golden import changed, otherwise, shown, wanted
from tests.playthrough import GOLDEN, editions, house, plays, records

HOUSE: list[Any] = [pytest.param(game, id=game.id) for game in house()]
EDITIONS: list[Any] = [pytest.param(game, id=f"{game.id}-{game.rules}") for game in editions()]
RECORDS: list[Any] = [
    pytest.param(path, id=f"{game.id}-{game.rules}-{path.stem}") for game in editions() for path in records(game)
]
PLAYS: list[Any] = [
    pytest.param(path, id=f"{game.id}-{game.rules}-{path.stem}") for game in editions() for path in plays(game)
]


@pytest.mark.parametrize("path", RECORDS)
def test_a_golden_record_replays_to_its_outcome(path: Path) -> None:
    record = read_file(path)
    assert str(record.rules) == path.parent.name, f"{path} lies in the folder of another version of the rules"
    if wrong := otherwise(path):
        pytest.fail(wrong, pytrace=False)


@pytest.mark.parametrize("path", PLAYS)
def test_a_playthrough_says_what_it_said(path: Path) -> None:
    if said := changed(path):
        pytest.fail("\n".join(said), pytrace=False)


@pytest.mark.parametrize("game", EDITIONS)
def test_every_reason_to_end_every_action_and_every_event_is_in_golden(game: Game) -> None:
    """Law 12."""
    found: set[str] = set()
    for path in records(game):
        found |= shown(replay(read_file(path)))
    assert wanted(game) - found == set(), f"make them: parlour golden {game.id} --make"


@pytest.mark.parametrize("game", HOUSE)
def test_every_version_has_its_folder_and_no_folder_is_of_no_version(game: Game) -> None:
    """A version is never dropped: its records were written to be replayed."""
    folders = sorted(int(path.name) for path in (GOLDEN / game.id).iterdir())
    assert folders == game.versions == list(range(1, game.rules + 1)), f"make it: parlour golden {game.id} --make"


@pytest.mark.parametrize("game", EDITIONS)
def test_every_player_count_is_in_golden_by_every_bot(game: Game) -> None:
    names = {path.stem.rsplit("-", 1)[0] for path in records(game)}
    wanting = {f"{seats}-{bot}" for seats in game.seats for bot in ("random", "greedy")} - names
    assert not wanting, f"make them: parlour golden {game.id} --make ({', '.join(sorted(wanting))})"
    assert len(plays(game)) >= 2, f"make them: parlour golden {game.id} --make"
