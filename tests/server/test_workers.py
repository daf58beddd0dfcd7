"""Bots think in processes of their own; one that dies or dawdles holds nobody up."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.table import Table, codec_of
from parlour.server.thinking.pool import ProcessThinking, think


def test_a_worker_thinks_dies_and_is_replaced() -> None:
    async def test() -> None:
        table = Table("worlds_fair", seats=3, seed=4)
        view = codec_of(table.game).encode(table.view(0))
        options = [action.write() for action in table.legal()]
        workers = ProcessThinking(1)
        try:
            assert await workers.choose("worlds_fair", view, 0, 3) in options
            pool = workers.bots.executor
            assert pool is not None
            for pid in list(pool._processes):
                assert pid != os.getpid()
                os.kill(pid, signal.SIGKILL)
            assert await workers.choose("worlds_fair", view, 0, 3) in options
            workers.bots.seconds = 0.0
            assert await workers.choose("worlds_fair", view, 0, 3) in options
            assert workers.bots.late == 3  # levels 3, 2 and 1; then any option
        finally:
            workers.close()

    asyncio.run(test())


def test_where_no_process_can_be_started_a_quick_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("parlour.server.thinking.pool.ProcessPoolExecutor", refused)
    table = Table("gatsby", 2, 7)
    view = codec_of(table.game).encode(table.view(table.turn))
    chosen = asyncio.run(ProcessThinking(1).choose("gatsby", view, table.turn or 0, 5))
    assert chosen in [action.write() for action in table.legal()]


def test_for_a_bot_that_fails_the_next_lower_level_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(work: Callable[..., str], *how: Any) -> str:
        if how[3] > 2:
            raise ZeroDivisionError("a mistake of this level")
        return work(*how)

    table = Table("gatsby", 2, 7)
    view = codec_of(table.game).encode(table.view(table.turn))
    workers = ProcessThinking(1)
    monkeypatch.setattr(workers.bots, "run", run)
    chosen = asyncio.run(workers.choose("gatsby", view, table.turn or 0, 4))
    assert chosen in [action.write() for action in table.legal()]
    assert "level 4 failed" in caplog.text
    assert "level 3 failed" in caplog.text
    assert "level 2 failed" not in caplog.text


def test_a_view_is_all_that_a_bot_is_sent() -> None:
    table = Table("worlds_fair", seats=2, seed=4)
    view = codec_of(table.game).encode(table.view(1))
    assert b'"key":0' in view
    assert think("worlds_fair", view, 0, 1, 5) in [action.write() for action in table.legal()]
