"""Where bots think: worker processes that are sent a view as JSON, and nothing else of the table."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import randbits
from typing import Any, Final, TypeVar

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal
from parlour.core.game import edition
from parlour.core.table import codec_of
from parlour.server.thinking.levels import bot_of

T = TypeVar("T")
LOG: Final = logging.getLogger("parlour.server")
THINKING: Final = 20.0  # seconds a bot may take
STUDYING: Final = 60.0  # seconds a hint, or the judgement of one decision, may take
POLITE: Final = 10  # how much the studying process gives way to everything else


class Unanswered(Exception):
    """A process died, took too long, or could not be started."""


class NoProcess(Unanswered):
    """It could not be started."""


def think(key: str, view: bytes, seat: int, level: int, seed: int) -> str:
    """The action a bot chooses, in notation, at a table of the edition with this key."""
    game = edition(key)
    state = codec_of(game).decode(view)
    options = legal(state)
    if len(options) == 1:
        return options[0].write()
    return bot_of(game, level, Chance(key_of(seed))).choose(state, seat, options).write()


def _prepare(parent: int, polite: int) -> None:
    """A worker leaves interruptions to the server, and goes when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(polite)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinking:
    """Asks a bot what it would do: here and now."""

    judges = False  # whether people's decisions are judged when there is nothing else to do

    async def choose(self, key: str, view: bytes, seat: int, level: int) -> str:
        """The action, in notation."""
        return think(key, view, seat, level, randbits(64))

    async def study(self, work: Callable[..., T], *how: Any) -> T:
        """Something that takes longer, and holds no bot up; Unanswered if it does not end."""
        return work(*how)

    def close(self) -> None:
        """Stop thinking."""


class Pool:
    """Processes that are started when first needed, and started anew when they die or dawdle."""

    def __init__(self, processes: int, seconds: float, polite: int = 0) -> None:
        self.processes = processes
        self.seconds = seconds
        self.polite = polite
        self.late = 0
        self.executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *how: Any) -> T:
        """The answer of a process, or what it raised; Unanswered if there is none in time."""
        for _ in range(2):
            try:
                pool = self.executor or self._start()
            except OSError:  # a machine without shared memory, or full
                LOG.exception("no process to think in could be started")
                raise NoProcess from None
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *how)), self.seconds)
            except BrokenProcessPool:
                self._drop(pool)
            except TimeoutError:
                self.late += 1
                self._drop(pool)
                break
        raise Unanswered

    def close(self) -> None:
        """End the processes."""
        if self.executor is not None:
            self._drop(self.executor, wait=True)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        how = (os.getpid(), self.polite)
        self.executor = ProcessPoolExecutor(self.processes, context, initializer=_prepare, initargs=how)
        return self.executor

    def _drop(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        if self.executor is pool:
            self.executor = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            with contextlib.suppress(OSError):
                process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)


class ProcessThinking(Thinking):
    """Bots in processes of their own, with a deadline; for one that fails the next lower level plays that move.

    Hints, looks back and judgements have one more process, which gives way to all others.
    """

    judges = True

    def __init__(self, processes: int, seconds: float = THINKING) -> None:
        self.bots = Pool(processes, seconds)
        self.studies = Pool(1, STUDYING, POLITE)
        self._studying = asyncio.Lock()  # one after the other, in the order they came

    async def choose(self, key: str, view: bytes, seat: int, level: int) -> str:
        for lower in range(level, 0, -1):
            try:
                return await self.bots.run(think, key, view, seat, lower, randbits(64))
            except NoProcess:
                return think(key, view, seat, 1, randbits(64))
            except Exception as failure:  # whatever a bot does wrong, the game goes on
                told = not isinstance(failure, Unanswered)
                LOG.warning("%s, seat %d: level %d failed (%r)", key, seat + 1, lower, failure, exc_info=told)
        return think(key, view, seat, 0, randbits(64))

    async def study(self, work: Callable[..., T], *how: Any) -> T:
        async with self._studying:
            return await self.studies.run(work, *how)

    def close(self) -> None:
        self.bots.close()
        self.studies.close()
