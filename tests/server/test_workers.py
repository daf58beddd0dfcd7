"""Bots think in processes of their own; one that dies or dawdles holds nobody up."""

import asyncio
import os
import signal
import time
from typing import Any

import pytest

from parlour.bots.levels import STRONGEST
from parlour.bots.thinking import Unanswered, choose, stand_ins, weigh
from parlour.core.table import Table, codec_of
from parlour.server.thinking.fair import HOUSE, Matter, Owner
from parlour.server.thinking.pool import BotTurn, ProcessThinking, think
from parlour.server.thinking.worker import Question, Worker

ANN = Owner("1.2.3.4", "Ann")


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

    monkeypatch.setattr("parlour.server.thinking.worker.Thinker", refused)
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
    workers, said = ProcessThinking(1), list[tuple[int, int]]()
    workers.faltered = lambda turn, instead: said.append((turn.level, instead))
    monkeypatch.setattr(Worker, "ask", ask)
    asyncio.run(workers.choose(BotTurn("gatsby", view, table.turn or 0, 2)))
    assert said == [], "it answered itself"
    chosen = asyncio.run(workers.choose(BotTurn("gatsby", view, table.turn or 0, 4)))
    assert said == [(4, 2)]
    assert chosen in [action.write() for action in table.legal()]
    assert "level 4 failed" in caplog.text
    assert "level 3 failed" in caplog.text
    assert "level 2 failed" not in caplog.text


def test_parts_of_a_hint_use_what_no_bot_needs_and_are_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is for the process that studies; the others go to one for bots, or wait for the same."""

    async def test() -> None:
        end, where = asyncio.Event(), list[tuple[Any, Worker]]()

        async def ask(worker: Worker, thought: Question) -> Any:
            where.append((*thought.how, worker))
            await end.wait()
            if thought.how == ("fails",):
                raise Unanswered("a part that fails")
            return thought.how[0]

        def part(_: object) -> str:
            return ""

        async def shared(*parts: Any) -> "asyncio.Task[list[Any]]":
            asked = workers.share(ANN, Matter.HINT, part, [(one,) for one in parts])
            task = asyncio.create_task(asked)
            for _ in range(3):
                await asyncio.sleep(0)
            return task

        monkeypatch.setattr(Worker, "ask", ask)
        workers = ProcessThinking(1)
        studying, for_bots = workers.workers[-2:]
        charged: list[Owner] = []
        charge = workers.queue.charge

        def noted(owner: Owner, much: float) -> None:
            charged.append(owner)
            charge(owner, much)

        monkeypatch.setattr(workers.queue, "charge", noted)
        hint = await shared(0, 1)
        assert where == [(0, studying), (1, for_bots)], "side by side"
        assert charged == [ANN, ANN]
        end.set()
        assert await hint == [0, 1]
        where.clear()
        end.clear()
        bot = asyncio.create_task(workers.choose(BotTurn("kairo", b"{}", 0, STRONGEST)))
        await asyncio.sleep(0)
        hint = await shared(0, 1)
        assert [worker for one, worker in ((row[0], row[-1]) for row in where) if one == 0] == [studying]
        assert all(row[0] != 1 for row in where), "a bot thinks there: it waits for the one that studies"
        end.set()
        assert await hint == [0, 1]
        assert await bot == "kairo"
        assert await (await shared("fails", 1)) == [1]
        with pytest.raises(Unanswered):
            await (await shared("fails", "fails"))

    asyncio.run(test())


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
            quick, deep, _, study = workers.workers
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
    monkeypatch.setattr(ProcessThinking, "_idle", lambda _: 1)
    workers = ProcessThinking(2)

    async def test() -> None:
        for tables in (["a", "b"], ["b", "a"], ["b"], ["a"]):
            await asyncio.gather(*(workers.choose(BotTurn("kairo", b"{}", 0, 5, table)) for table in tables))

    asyncio.run(test())
    assert len(dict(where)) == len(set(where)) == 2


def test_no_level_waits_for_a_thought_of_the_strongest_that_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process for all bots, and a thought of level 5 that does not end: everybody else's bots play on."""
    answered: list[str] = []

    async def test() -> None:
        begun, end = asyncio.Event(), asyncio.Event()

        async def ask(_: Worker, thought: Question) -> str:
            if thought.level == STRONGEST:
                begun.set()
                await end.wait()
            return str(thought.level)

        monkeypatch.setattr(Worker, "ask", ask)
        workers = ProcessThinking(1)

        async def choose(level: int, who: str, chance: int | None = None) -> None:
            turn = BotTurn("kairo", b"{}", 0, level, who, chance)
            answered.append(await workers.choose(turn, Owner(who, who), Matter.LOOKED_AT))

        deep = [asyncio.create_task(choose(STRONGEST, "eve")) for _ in range(2)]
        await begun.wait()
        await asyncio.gather(*(choose(level, "ann", chance) for level in range(1, STRONGEST) for chance in (None, 1)))
        assert sorted(answered) == sorted(2 * [str(level) for level in range(1, STRONGEST)])
        end.set()
        await asyncio.gather(*deep)

    asyncio.run(test())
    assert answered[-2:] == [str(STRONGEST)] * 2


def test_a_choice_of_the_strongest_level_is_shared_by_processes_that_are_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Worker, Question]] = []
    dead: list[Worker] = []

    async def ask(worker: Worker, thought: Question) -> Any:
        asked.append((worker, thought))
        if worker in dead:
            raise Unanswered("its process is gone")
        if thought.work is choose:
            return "keep"
        return [["keep", 5, 0.5], ["swap", 4, 0.5]] if len(asked) % 2 else [["keep", 1, 0.5], ["swap", 9, 0.5]]

    monkeypatch.setattr(Worker, "ask", ask)

    async def test() -> None:
        workers = ProcessThinking(2)
        turn = BotTurn("kairo", b"{}", 0, STRONGEST, "a")
        for before in ("", "swap"):
            assert await workers.choose(turn) == "swap", "visited 13 times by both together, 9 by one of them"
            assert len({worker for worker, _ in asked}) == 2
            assert [(thought.work, thought.how[5], thought.how[7]) for _, thought in asked] == 2 * [(weigh, 2, before)]
            asked.clear()
        dead.append(workers.workers[-1])
        assert await workers.choose(turn) in ("keep", "swap"), "whoever is left answers"
        dead[:] = workers.workers[-2:]
        asked.clear()
        assert await workers.choose(turn) == "keep", "a lower level, if nobody is"
        assert [thought.level for _, thought in asked] == [5, 5, 5, 4]
        dead.clear()
        asked.clear()
        workers.workers[-1].busy = True
        assert await workers.choose(turn) == "keep"
        assert [(thought.work, thought.how[5]) for _, thought in asked] == [(choose, 1)]

    asyncio.run(test())


def test_looks_back_use_what_no_bot_needs_and_give_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        end, where = asyncio.Event(), dict[str, list[Worker]]()

        async def ask(worker: Worker, thought: Question) -> str:
            where.setdefault(thought.kind, []).append(worker)
            if thought.kind == "wait":
                await end.wait()
            return "it"

        def wait() -> str:
            return ""

        monkeypatch.setattr(Worker, "ask", ask)
        workers = ProcessThinking(2)
        assert workers.abreast == 3
        asked = [asyncio.create_task(workers.study(HOUSE, Matter.ANALYSIS, wait)) for _ in range(4)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(set(where["wait"])) == 3, "the one that studies, and both that have no bot to think for"
        bot = asyncio.create_task(workers.choose(BotTurn("kairo", b"{}", 0, STRONGEST)))
        end.set()
        await asyncio.gather(bot, *asked)
        (for_bot,) = where[f"kairo {STRONGEST}"]
        assert for_bot in where["wait"]
        order = [asyncio.create_task(workers.study(HOUSE, matter, wait)) for matter in (Matter.HINT, Matter.JUDGEMENT)]
        await asyncio.gather(*order)
        assert len(set(where["wait"][-2:])) == 1, "hints and judgements hold no bot up"

    asyncio.run(test())
