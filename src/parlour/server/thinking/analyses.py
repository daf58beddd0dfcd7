"""Looking back at finished games, by the studying process, one at a time a person; kept for whoever asks later."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from parlour.bots.analysis import WHOLE, JudgedDecision, LookBack
from parlour.bots.gains import victories
from parlour.bots.looks import effort
from parlour.bots.thinking import Unanswered
from parlour.core.table import Table, codec_of
from parlour.server.store.base import Conflict, Job, Store
from parlour.server.store.outage import Away
from parlour.server.store.schema import analyses
from parlour.server.thinking.fair import Matter, Owner, TooMany
from parlour.server.thinking.pool import Thinking
from parlour.server.thinking.questions import decisions, explain, look_back
from parlour.server.thinking.skills import judged_by
from parlour.server.wire.readings import Analysis, Report

LOG: Final = logging.getLogger("parlour.server")
GLANCES: Final = 2  # that a decision gets
STALE: Final = 120_000  # milliseconds of served time after which a look that makes no progress is thought to have died
REPORTED: Final = 3  # the version of a report; the first told small costs as costly, the second no reasons
NOTES: Final = 20  # of progress in the store, a look back; with each, what was found so far
Reported = Callable[[str, Report], Awaitable[None]]  # hears of a replay, and of what was found in it


class Analyses:
    """Starts them and tells how far they are; any process answers, whichever looks."""

    def __init__(self, store: Store, thinking: Thinking, served: Callable[[], int], reported: Reported) -> None:
        """`reported` hears of every look back that is done."""
        self._reported = reported
        self._store = store
        self._thinking = thinking
        self._served = served
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one: WeakValueDictionary[Owner, asyncio.Lock] = WeakValueDictionary()

    async def poll(self, replay: str, table: Table, names: list[str]) -> Analysis:
        """How far it is; the names are those that are known today, and are not kept with what was found."""
        wanted = select(analyses).where(analyses.c.replay == replay)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None or row.version != _version(table):
            return Analysis(phase="none", done=0, of=0, report=None)
        report = None
        if row.report is not None:
            report = msgspec.json.decode(row.report, type=Report)
            report.names = names
        if report is not None and row.done == row.of:
            return Analysis(phase="done", done=row.of, of=row.of, report=report)
        if replay not in self._tasks and row.changed < self._served() - STALE:
            return Analysis(phase="none", done=0, of=0, report=None)
        return Analysis(phase="running", done=row.done, of=row.of, report=None, partly=report)

    async def start(self, replay: str, table: Table, names: list[str], owner: Owner) -> Analysis:
        """Begin, unless somebody has; it uses the share of its owner."""
        found = await self.poll(replay, table, names)
        if found.phase != "none" or replay in self._tasks:
            return found
        try:
            await self._store.write(_begin(replay, _version(table), self._served()))
        except Conflict:  # another process at the same time
            return await self.poll(replay, table, names)
        task = asyncio.create_task(self._look(replay, table, owner), name=f"analysis-{replay}")
        self._tasks[replay] = task
        task.add_done_callback(lambda _: self._tasks.pop(replay, None))
        return await self.poll(replay, table, names)

    async def close(self) -> None:
        """Stop; what was not finished is begun anew when asked for again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, replay: str, table: Table, owner: Owner) -> None:
        try:
            async with self._one.setdefault(owner, asyncio.Lock()):
                await self._look_at_all(replay, table, owner)
        except BaseException as failed:
            if not isinstance(failed, (Unanswered, TooMany, Away, asyncio.CancelledError)):
                LOG.exception("a look back failed", extra={"table": replay})
            if self._store.is_open:
                with contextlib.suppress(Away):  # then it is found stale
                    await asyncio.shield(self._store.write(_forget(replay)))
            if isinstance(failed, asyncio.CancelledError):
                raise

    async def _look_at_all(self, replay: str, table: Table, owner: Owner) -> None:
        record, iterations = table.record.write(), effort(table.game, table.seats, GLANCES)
        moves = await self._thinking.study(owner, Matter.ANALYSIS, decisions, record)
        moments: list[JudgedDecision] = []
        await self._note(replay, 0, len(moves))
        async for moment in self._judged(owner, record, moves, iterations):
            moments.append(moment)
            if len(moments) % (1 + len(moves) // NOTES) == 0 and len(moments) < len(moves):
                await self._note(replay, len(moments), len(moves), partly(table, moments, iterations))
        looked = looked_back(table, moments)
        why = dict[int, Any]()
        for moment in looked.costly(len(moments)):
            why[moment.at] = await self._thinking.study(
                owner, Matter.ANALYSIS, explain, record, moment.at, moment.best, GLANCES
            )
        report = reported(table, looked, iterations, why)
        await self._note(replay, len(moves), len(moves), report)
        await self._reported(replay, report)

    async def _judged(
        self, owner: Owner, record: str, moves: list[int], iterations: int
    ) -> AsyncIterator[JudgedDecision]:
        """The decisions in order; as many are thought about at once as there may be."""
        under_way: deque[asyncio.Task[dict[str, Any]]] = deque()
        try:
            for at in moves:
                asked = self._thinking.study(owner, Matter.ANALYSIS, look_back, record, at, iterations)
                under_way.append(asyncio.create_task(asked, name="decision"))
                if len(under_way) >= self._thinking.abreast:
                    yield JudgedDecision(**await under_way[0])
                    under_way.popleft()
            while under_way:
                yield JudgedDecision(**await under_way[0])
                under_way.popleft()
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def _note(self, replay: str, done: int, of: int, report: Report | None = None) -> None:
        values: dict[str, Any] = {"done": done, "of": of, "changed": self._served()}
        if report is not None:
            values["report"] = msgspec.json.encode(report).decode()
        await self._store.write(_noted(replay, values))


def looked_back(table: Table, moments: list[JudgedDecision]) -> LookBack:
    """Decisions of a finished game, and its result."""
    outcome = table.outcome
    assert outcome is not None
    return LookBack(moments, [round(WHOLE * share) for share in victories(outcome.ranks)])


def reported(table: Table, looked: LookBack, iterations: int, why: dict[int, Any]) -> Report:
    """What was found, as it is told."""
    codec = codec_of(table.game)
    spoken = {text for moment in looked.moments for text in (moment.chosen, moment.best, *moment.line)}
    return msgspec.convert(
        {
            **looked.plain(),
            "game": table.game.id,
            "iterations": iterations,
            "costly": [moment.at for moment in looked.costly(len(looked.moments))],
            "why": why,
            "words": {text: codec.pack(table.parse(text)) for text in spoken},
        },
        Report,
    )


def partly(table: Table, moments: list[JudgedDecision], iterations: int) -> Report:
    """The same of the first decisions: what is luck and what is skill is told when all are known."""
    report = reported(table, looked_back(table, moments), iterations, {})
    report.accounts = []
    return report


def _version(table: Table) -> str:
    """Of rules, bots and what is reported: a report of another version is made anew."""
    return f"{judged_by(table.game)}.{REPORTED}"


def _begin(replay: str, version: str, now: int) -> Job[None]:
    fresh = {"replay": replay, "version": version, "done": 0, "of": 0, "changed": now}

    def job(connection: Connection) -> None:
        unfinished = analyses.c.report.is_(None) | (analyses.c.done < analyses.c.of)
        stale = (analyses.c.version != version) | (unfinished & (analyses.c.changed < now - STALE))
        connection.execute(delete(analyses).where((analyses.c.replay == replay) & stale))
        connection.execute(insert(analyses), fresh)

    return job


def _noted(replay: str, values: dict[str, Any]) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(update(analyses).where(analyses.c.replay == replay), values)

    return job


def _forget(replay: str) -> Job[None]:
    def job(connection: Connection) -> None:
        unfinished = analyses.c.report.is_(None) | (analyses.c.done < analyses.c.of)
        connection.execute(delete(analyses).where(analyses.c.replay == replay, unfinished))

    return job
