"""A Swiss of sixteen scripted clients, the server killed twice in between; of 64 over five rounds in `make soak`."""

import asyncio
from pathlib import Path

import pytest

import parlour.client
from tests.server.places import PLACES, a_database
from tests.server.tournament_killed import killed


@pytest.mark.parametrize("place", PLACES)
def test_a_swiss_of_sixteen_goes_on_when_its_server_is_killed(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parlour.client, "PATIENCE", 100_000)
    course = asyncio.run(killed(a_database(place, tmp_path), 16, 4))
    assert course.phase == "over"
    assert len({row.score for row in course.standings}) > 2, "and it tells people apart"
