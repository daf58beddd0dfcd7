"""Bots think in processes of their own; one that dies or dawdles holds nobody up."""

import asyncio
import os
import signal
import time
from typing import Any

import pytest

from parlour.bots.thinking import Unanswered, stand_ins
from parlour.core.table import Table, codec_of
from parlour.server.thinking.fair import HOUSE, Matter
from parlour.server.thinking.pool import BotTurn, ProcessThinking, Question, Worker, think


def test_a_worker_thinks_dies_and_is_replaced() -> None:
    async def test() -> None:
        table = Table("worlds_fair", seats=3, seed=4)
        view = codec_of(table.game).encode(table.view(0))
        options = [action.write() for action in table.legal()]
        workers = ProcessThinking(1)
        try:
            assert await workers.choose(BotTurn("worlds_fair", view, 0, 3)) in options
            thinker = workers.workers[0].thinker
            assert thinker is not None
            assert thinker.process.pid not in (None, os.getpid())
            os.kill(thinker.process.pid or 0, signal.SIGKILL)
            assert await workers.choose(BotTurn("worlds_fair", view, 0, 3)) in options
            workers.seconds = 0.0
            assert await workers.choose(BotTurn("worlds_fair", view, 0, 3)) in options
            assert workers.late == 3  # levels 3, 2 and 1; then any option
        finally:
            workers.close()

    asyncio.run(test())


def test_where_no_process_can_be_started_a_quick_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("parlour.server.thinking.pool.Thinker", refused)
    table = Table("gatsby", 2, 7)
    view = codec_of(table.game).encode(table.view(table.turn))
    chosen = asyncio.run(ProcessThinking(1).choose(BotTurn("gatsby", view, table.turn or 0, 5)))
    assert chosen in [action.write() for action in table.legal()]


def test_for_a_bot_that_fails_the_next_lower_level_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(_: Worker, thought: Question) -> Any:
        if thought.how[3] > "level2":
            raise Unanswered("a mistake of this level")
        return thought.work(*thought.how)

    table = Table("gatsby", 2, 7)
    view = codec_of(table.game).encode(table.view(table.turn))
    workers = ProcessThinking(1)
    monkeypatch.setattr(Worker, "ask", ask)
    chosen = asyncio.run(workers.choose(BotTurn("gatsby", view, table.turn or 0, 4)))
    assert chosen in [action.write() for action in table.legal()]
    assert "level 4 failed" in caplog.text
    assert "level 3 failed" in caplog.text
    assert "level 2 failed" not in caplog.text


def test_a_view_is_all_that_a_bot_is_sent() -> None:
    table = Table("worlds_fair", seats=2, seed=4)
    view = codec_of(table.game).encode(table.view(1))
    assert b'"key":0' in view
    assert think(BotTurn("worlds_fair", view, 0, 1), 1) in [action.write() for action in table.legal()]


def test_one_that_dawdles_is_ended_and_no_other() -> None:
    """Two deep thoughts and a study at once: the study takes too long, and only its process goes."""

    async def test() -> None:
        table = Table("worlds_fair", seats=2, seed=4)
        view = codec_of(table.game).encode(table.view(0))
        workers = ProcessThinking(1)
        try:
            await asyncio.gather(*(workers.choose(BotTurn("worlds_fair", view, 0, level)) for level in (1, 4)))
            quick, deep, study = workers.workers
            processes = [quick.thinker, deep.thinker]
            assert None not in processes
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("parlour.server.thinking.pool.STUDYING", 0.01)
                with pytest.raises(Unanswered):
                    await workers.study(HOUSE, Matter.HINT, time.sleep, 60)
            assert study.thinker is None
            assert [quick.thinker, deep.thinker] == processes
            assert await workers.study(HOUSE, Matter.HINT, stand_ins, "level2") == ["level1"]
        finally:
            workers.close()

    asyncio.run(test())


def test_within_a_turn_a_table_is_thought_for_where_its_tree_is(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[tuple[str, int]] = []

    async def ask(worker: Worker, thought: Question) -> str:
        worker.table = thought.table
        await asyncio.sleep(0)
        where.append((thought.table, workers.workers.index(worker)))
        return "it"

    monkeypatch.setattr(Worker, "ask", ask)
    workers = ProcessThinking(2)

    async def test() -> None:
        for tables in (["a", "b"], ["b", "a"], ["b"], ["a"]):
            await asyncio.gather(*(workers.choose(BotTurn("kairo", b"{}", 0, 5, table)) for table in tables))

    asyncio.run(test())
    assert len(dict(where)) == len(set(where)) == 2
