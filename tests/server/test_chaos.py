"""Chaos in brief: each of these once; `make soak` does more of it, longer, and prints figures."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.book import ROOT
from tests.server.chaos import clocks, processes, storm, trouble
from tests.server.chaos.__main__ import SCENARIOS
from tests.server.chaos.figures import Figures, table


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        (lambda: trouble.stops(1, 3, seconds=0.5), False),
        (lambda: trouble.full_disk(1, 3, seconds=0.0), True),
        (lambda: trouble.lost_database(1, 3, seconds=1.0), True),
    ],
    ids=["stops", "full-disk", "lost-database"],
)
def test_nothing_is_lost_and_all_goes_on(scenario: Any, told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.client.PATIENCE", 1)  # and as it was, afterwards
    work: Coroutine[Any, Any, Figures] = scenario()
    came = asyncio.run(work)
    assert came.acknowledged > 20
    assert (came.refused > 0) == told, "whoever asked in vain was told 503"
    assert came.log < 10_000, "short lines, no traces"
    assert table([came]).splitlines()[-1].count("|") == 9


def test_a_date_that_jumps_costs_nobody_a_turn() -> None:
    assert asyncio.run(clocks.clock_jumps(1, 3)).acknowledged == 36


def test_whoever_is_cut_off_comes_back_with_what_they_missed() -> None:
    came = asyncio.run(storm.reconnect_storm(1, 3, sockets=80))
    assert "back after" in came.word


def test_the_page_on_the_server_shows_the_scenarios_there_are() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    assert "python -m tests.server.chaos" in page
    assert {name for name in SCENARIOS if f"`{name}`" in page} == set(SCENARIOS)
    assert processes.before()
