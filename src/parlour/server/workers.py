"""Where bots think: worker processes that are sent a view as JSON, and nothing else of the table."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import randbits

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal
from parlour.core.table import codec_of
from parlour.games import find
from parlour.server.levels import bot_of


def think(game_id: str, view: bytes, seat: int, level: int, seed: int) -> str:
    """The action a bot chooses, in notation."""
    game = find(game_id)
    state = codec_of(game).decode(view)
    options = legal(state)
    if len(options) == 1:
        return options[0].write()
    return bot_of(game, level, Chance(key_of(seed))).choose(state, seat, options).write()


def _prepare(parent: int) -> None:
    """A worker leaves interruptions to the server, and goes when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Minds:
    """Asks a bot what it would do."""

    async def choose(self, game_id: str, view: bytes, seat: int, level: int) -> str:
        """The action, in notation."""
        return think(game_id, view, seat, level, randbits(64))

    def close(self) -> None:
        """Stop thinking."""


class Workers(Minds):
    """Bots in processes of their own, with a deadline; one that thinks too long is replaced by a quick one."""

    def __init__(self, processes: int, seconds: float = 20.0) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.late = 0

    async def choose(self, game_id: str, view: bytes, seat: int, level: int) -> str:
        for _ in range(2):
            pool = self._pool or self._start()
            try:
                thought = pool.submit(think, game_id, view, seat, level, randbits(64))
                return await asyncio.wait_for(asyncio.wrap_future(thought), self.seconds)
            except BrokenProcessPool:
                self._drop(pool)
            except TimeoutError:
                self.late += 1
                self._drop(pool)
                break
        return think(game_id, view, seat, 1, randbits(64))

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.processes, context, initializer=_prepare, initargs=(os.getpid(),))
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            with contextlib.suppress(OSError):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
