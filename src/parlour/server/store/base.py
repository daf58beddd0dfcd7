"""Where everything is kept. Jobs are plain functions of a connection.

Writing jobs wait in a bounded queue; what waits there together is committed together. A job may be run twice: it
keeps nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

T = TypeVar("T")
Job = Callable[[Connection], T]
WAITING: Final = 1000  # jobs that may wait for the writer; more callers wait their turn to queue
TOGETHER: Final = 100  # jobs in one commit at most


class Conflict(Exception):
    """A row that is already there: the same place in a log, or the same request."""


class CannotOpen(Exception):
    """There is no such database, it does not answer, or it is not for us."""


class InUse(CannotOpen):
    """Another server has this file."""


@dataclass(frozen=True)
class Waiting:
    """A job that waits to be committed, and what others are told with the commit."""

    job: Job[Any]
    notice: str
    done: asyncio.Future[Any]


class Store:
    """Reads and writes. `shared` if other processes may write too."""

    shared = False
    is_open = False

    def __init__(self, url: str) -> None:
        self.url = url
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue(WAITING)
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate to the newest schema and be ready; CannotOpen if that cannot be."""
        self._writing = asyncio.create_task(self._write_all(), name="store-writer")
        self.is_open = True

    async def close(self) -> None:
        """Finish what was begun."""
        if self._writing is not None:
            await self._queue.join()
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def write(self, job: Job[T], notice: str = "") -> T:
        """Run a job and commit it; Conflict if a row is already there. Others hear the notice with the commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._queue.put(Waiting(job, notice, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""
        raise NotImplementedError

    async def snapshot(self, job: Job[T]) -> T:
        """Run a job that only reads, and sees one moment of everything."""
        return await self.read(job)

    async def own(self, table: str) -> bool:
        """Whether this process may act for the table: think for its bots and watch its clock."""
        return True

    async def disown(self, table: str) -> None:
        """Leave the table to whoever wants it."""

    async def listen(self, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` with every notice of other processes, `missed` after a time of deafness, until cancelled."""
        await asyncio.Event().wait()

    async def _commit(self, batch: list[Waiting]) -> list[Any]:
        """Run jobs in one commit, all or none; what each of them gave."""
        raise NotImplementedError

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            results: list[Any]
            try:
                results = await self._committed(batch)
            except BaseException as broken:
                results = [broken] * len(batch)
                if isinstance(broken, asyncio.CancelledError):
                    raise
            finally:
                for _ in batch:
                    self._queue.task_done()
            for waiting, result in zip(batch, results, strict=True):
                if waiting.done.done():
                    continue
                if isinstance(result, BaseException):
                    waiting.done.set_exception(result)
                else:
                    waiting.done.set_result(result)

    async def _committed(self, batch: list[Waiting]) -> list[Any]:
        """What each job gave, or why it was refused."""
        try:
            return await self._commit(batch)
        except Exception as error:  # one of them is refused: then each by itself, so that the others are not
            if len(batch) == 1:
                return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
            return [(await self._committed([waiting]))[0] for waiting in batch]


def reason(error: Exception) -> str:
    """What the system or the database says, without our statement."""
    if isinstance(error, DBAPIError):
        return str(error.orig)
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
