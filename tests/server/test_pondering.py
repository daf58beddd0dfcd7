"""A master thinks in slices, with every process that is idle, and gives way to everybody else after each."""

import asyncio
from typing import Any

import pytest

from parlour.bots.levels import STRONGEST
from parlour.bots.thinking import Unanswered, choose, ponder
from parlour.core.table import Table, codec_of
from parlour.server.thinking.fair import Matter, Owner
from parlour.server.thinking.pondering import SLICE
from parlour.server.thinking.pool import BotTurn, ProcessThinking
from parlour.server.thinking.worker import Question, Worker


class Slices:
    """Processes that think in slices when a test lets them: who was asked what, in order."""

    def __init__(self, patch: pytest.MonkeyPatch, processes: int) -> None:
        self.asked: list[tuple[Worker, Question]] = []
        self.waiting: list[tuple[Worker, Question, asyncio.Future[Any]]] = []
        self.dead: set[Worker] = set()
        self.thinking = ProcessThinking(processes)
        self.for_bots = self.thinking.workers[-processes:]
        self.visits = {"keep": 5, "swap": 5}  # of every slice
        self.seen: dict[Worker, dict[str, int]] = {}  # by process, all visits of its tree
        self.now = 0.0  # seconds, by the test
        slices = self

        async def ask(worker: Worker, thought: Question) -> Any:
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            slices.asked.append((worker, thought))
            slices.waiting.append((worker, thought, done))
            return await done

        patch.setattr(Worker, "ask", ask)
        patch.setattr("parlour.server.thinking.pondering.monotonic", lambda: self.now)  # not the clock's

    async def step(self) -> list[tuple[Worker, Question]]:
        """Let all that was begun come to its end; who was asked what next."""
        first, waiting = len(self.asked), self.waiting
        self.waiting = []
        for worker, thought, done in waiting:
            if worker in self.dead:
                done.set_exception(Unanswered("its process is gone"))
            elif thought.work is ponder:
                tree = self.seen.setdefault(worker, dict.fromkeys(self.visits, 0))
                for option, many in self.visits.items():
                    tree[option] += many
                done.set_result([id(worker), [[option, many, 0.5] for option, many in tree.items()]])
            else:
                done.set_result("keep")
        for _ in range(20):
            await asyncio.sleep(0)
        return self.asked[first:]

    async def begun(self, level: int, who: str, seconds: float = 0.0) -> "asyncio.Task[str]":
        turn = BotTurn("kairo", b"{}", 0, level, who, seconds=seconds)
        task = asyncio.create_task(self.thinking.choose(turn, Owner(who, who), Matter.LOOKED_AT))
        for _ in range(20):
            await asyncio.sleep(0)
        return task


def test_a_master_thinks_in_slices_with_every_process_that_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slices = Slices(monkeypatch, 3)
        master = await slices.begun(STRONGEST, "ann", 4 * SLICE)
        rounds = [slices.asked]
        while not master.done():
            rounds.append(await slices.step())
        assert [{worker for worker, _ in one} for one in rounds[:4]] == 4 * [set(slices.for_bots)]
        assert len(rounds) == 5, "so many slices one after the other, and no more"
        assert {(thought.work, thought.how[-1]) for _, thought in slices.asked} == {(ponder, SLICE)}
        assert await master == "keep", "of equals the first"
        assert len(slices.seen) == 3
        following = await slices.begun(STRONGEST, "ann", SLICE)
        assert slices.asked[-1][1].how[5] == "keep", "they go on with their trees"
        following.cancel()

    asyncio.run(test())


def test_when_its_time_is_up_it_plays_however_few_slices_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slices = Slices(monkeypatch, 1)
        master = await slices.begun(STRONGEST, "ann", 60.0)
        for slices.now in (1.0, 59.0, 60.0):
            assert not master.done()
            await slices.step()
        assert master.done()
        assert len(slices.asked) == 3
        slices.visits, slices.now = {"keep": 90, "swap": 10}, 0.0
        slices.seen.clear()
        settled = await slices.begun(STRONGEST, "ann", 60.0)
        for slices.now in (30.0, 34.0):
            assert not settled.done()
            await slices.step()
        assert settled.done(), "80 of 100 more, and 76 of 100 left: no other can catch up"

    asyncio.run(test())


def test_what_a_process_says_again_of_its_tree_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slices = Slices(monkeypatch, 2)
        one, other = slices.for_bots
        slices.seen = {one: {"keep": 0, "swap": 1}, other: {"keep": 100, "swap": 0}}
        master = await slices.begun(STRONGEST, "ann", 4 * SLICE)
        slices.visits = {"keep": 0, "swap": 5}
        while not master.done():
            slices.dead = {other} if len(slices.asked) > 4 else set()
            await slices.step()
        assert await master == "keep", "100 visits of the one tree, and 20 or so of the other: not added up again"

    asyncio.run(test())


def test_a_master_gives_way_to_everybody_else_after_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slices = Slices(monkeypatch, 2)
        master = await slices.begun(STRONGEST, "eve", 60.0)
        await slices.step()
        deep = [await slices.begun(STRONGEST, who) for who in ("ann", "bob")]
        asked = await slices.step()
        tables = [thought.table for _, thought in asked]
        assert sorted(tables) == ["ann", "bob"], "both of hers wait: others have had less, and one was but spare"
        await asyncio.gather(*deep, slices.step())
        again = await slices.step()
        assert [thought.table for _, thought in again] == ["eve", "eve"], "then she thinks on, with both"
        other = await slices.begun(STRONGEST, "ann", 60.0)
        for _ in range(4):
            asked = await slices.step()
        shares = [thought.table for _, thought in slices.asked[-8:]]
        assert shares.count("ann") == shares.count("eve") == 4, "two masters have half each"
        for task in (master, other):
            task.cancel()

    asyncio.run(test())


def test_a_master_for_whom_nobody_waits_takes_one_slice_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slices = Slices(monkeypatch, 2)
        there = False
        slices.thinking.attended = lambda _: there
        alone = await slices.begun(STRONGEST, "ann", 60.0)
        assert len(slices.asked) == 1
        await slices.step()
        assert await alone
        there = True
        left = await slices.begun(STRONGEST, "ann", 60.0)
        await slices.step()
        assert len(slices.asked) == 5
        there = False
        await slices.step()
        assert left.done(), "they have gone: it plays"
        await slices.step()
        assert not slices.waiting

    asyncio.run(test())


def test_a_master_need_not_think_where_nothing_can_change(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slices = Slices(monkeypatch, 1)
        slices.visits = {"keep": 1}
        forced = await slices.begun(STRONGEST, "ann", 60.0)
        await slices.step()
        assert await forced == "keep"

    asyncio.run(test())


def test_for_a_master_that_fails_the_strongest_level_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        slices, said = Slices(monkeypatch, 1), list[tuple[float, int]]()
        slices.thinking.faltered = lambda turn, instead: said.append((turn.seconds, instead))
        slices.dead = set(slices.for_bots)
        master = await slices.begun(STRONGEST, "ann", 60.0)
        await slices.step()
        slices.dead = set()
        assert [(thought.work, thought.level) for _, thought in slices.asked] == [(ponder, 5), (choose, 5)]
        await slices.step()
        assert await master == "keep"
        assert said == [(60.0, STRONGEST)]
        begun = await slices.begun(STRONGEST, "ann", 60.0)
        await slices.step()
        slices.dead = set(slices.for_bots)
        await slices.step()
        assert await begun == "keep", "what was found before is enough"
        assert len(said) == 1

    asyncio.run(test())
    assert "a master failed" in caplog.text


def test_masters_really_think_in_processes() -> None:
    async def test() -> None:
        table = Table("gatsby", 2, 7)
        view = codec_of(table.game).encode(table.view(table.turn))
        workers = ProcessThinking(2)
        try:
            turn = BotTurn("gatsby", view, table.turn or 0, STRONGEST, "t", seconds=0.1)
            assert await workers.choose(turn) in [action.write() for action in table.legal()]
        finally:
            workers.close()

    asyncio.run(test())
