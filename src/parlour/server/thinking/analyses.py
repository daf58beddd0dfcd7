"""Looking back at finished games, by the studying process, one at a time a person; kept for whoever asks later."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from parlour.bots.analysis import WHOLE, JudgedDecision, LookBack
from parlour.bots.gains import victories
from parlour.bots.levels import iterations_of
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
LEVEL: Final = 3  # a decision gets this level's iterations,
TIMES: Final = 2  # so many times
STALE: Final = 120_000  # milliseconds of served time after which a look that makes no progress is thought to have died
REPORTED: Final = 3  # the version of a report; the first told small costs as costly, the second no reasons
EVERY: Final = 5  # decisions between two notes of progress in the store
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
        if row.report is not None:
            report = msgspec.json.decode(row.report, type=Report)
            report.names = names
            return Analysis(phase="done", done=row.of, of=row.of, report=report)
        if replay not in self._tasks and row.changed < self._served() - STALE:
            return Analysis(phase="none", done=0, of=0, report=None)
        return Analysis(phase="running", done=row.done, of=row.of, report=None)

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
        game, record = table.game, table.record.write()
        iterations = TIMES * iterations_of(game, table.seats, LEVEL)
        moves = await self._thinking.study(owner, Matter.ANALYSIS, decisions, record)
        moments: list[JudgedDecision] = []
        for done, at in enumerate(moves):
            if done % EVERY == 0:
                await self._store.write(_note(replay, {"done": done, "of": len(moves), "changed": self._served()}))
            found = await self._thinking.study(owner, Matter.ANALYSIS, look_back, record, at, iterations)
            moments.append(JudgedDecision(**found))
        outcome = table.outcome
        assert outcome is not None
        looked = LookBack(moments, [round(WHOLE * share) for share in victories(outcome.ranks)])
        costly, why = looked.costly(len(moments)), dict[int, Any]()
        for moment in costly:
            why[moment.at] = await self._thinking.study(
                owner, Matter.ANALYSIS, explain, record, moment.at, moment.best, TIMES
            )
        codec = codec_of(game)
        spoken = {text for moment in moments for text in (moment.chosen, moment.best, *moment.line)}
        report = msgspec.convert(
            {
                **looked.plain(),
                "game": game.id,
                "iterations": iterations,
                "costly": [moment.at for moment in costly],
                "why": why,
                "words": {text: codec.pack(table.parse(text)) for text in spoken},
            },
            Report,
        )
        values = {"done": len(moves), "of": len(moves), "changed": self._served()}
        await self._store.write(_note(replay, {**values, "report": msgspec.json.encode(report).decode()}))
        await self._reported(replay, report)


def _version(table: Table) -> str:
    """Of rules, bots and what is reported: a report of another version is made anew."""
    return f"{judged_by(table.game)}.{REPORTED}"


def _begin(replay: str, version: str, now: int) -> Job[None]:
    fresh = {"replay": replay, "version": version, "done": 0, "of": 0, "changed": now}

    def job(connection: Connection) -> None:
        stale = (analyses.c.version != version) | (analyses.c.report.is_(None) & (analyses.c.changed < now - STALE))
        connection.execute(delete(analyses).where((analyses.c.replay == replay) & stale))
        connection.execute(insert(analyses), fresh)

    return job


def _note(replay: str, values: dict[str, Any]) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(update(analyses).where(analyses.c.replay == replay), values)

    return job


def _forget(replay: str) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(delete(analyses).where(analyses.c.replay == replay, analyses.c.report.is_(None)))

    return job
