"""Where everything is kept. Jobs are plain functions of a connection.

Writing jobs wait in a bounded queue; what waits there together is committed together. A job may be run twice: it
keeps nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.server.metrics import Histogram
from parlour.server.store import fitting
from parlour.server.store.migrate import upgrade
from parlour.server.store.outage import Away, Held, Outage

T = TypeVar("T")
Job = Callable[[Connection], T]
WAITING: Final = 1000  # jobs that may wait for the writer; more callers wait their turn to queue
BRING_BACK: Final = "(bring back a backup: see docs/hosting.md)"
TOGETHER: Final = 100  # jobs in one commit at most


def together(jobs: Sequence[Job[None]]) -> Job[None]:
    """One after the other, in one commit."""

    def job(connection: Connection) -> None:
        for one in jobs:
            one(connection)

    return job


class Conflict(Exception):
    """A row that is already there: the same place in a log, or the same request."""


class Fenced(Conflict):
    """Another process has the table since: what its owner of before wanted is not done."""


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
    """Reads and writes. `shared` if other processes may write too.

    Away, whatever was asked, while the store does not answer or cannot write.
    """

    shared = False
    alone = True  # whether it serves tables: an operator's commands come beside whoever does
    is_open = False
    process = "server"  # the name of this process in the store
    called = "the store"  # in a complaint

    def __init__(self, url: str) -> None:
        self.url = url
        self.outage = Outage()
        self.took = Histogram()  # milliseconds a commit
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue(WAITING)
        self._writing: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Migrate to the newest schema and be ready; CannotOpen if that cannot be."""
        self._writing = asyncio.create_task(self._write_all(), name="store-writer")
        self.is_open = True

    def renew(self, connection: Connection) -> None:
        """Bring it to the newest schema; CannotOpen if something of that is missing then. For whoever opens one."""
        upgrade(connection)
        if gone := fitting.lacking(connection):
            raise CannotOpen(f"{self.called} is damaged: {'; '.join(gone[: fitting.NAMED])} {BRING_BACK}")

    async def close(self) -> None:
        """Finish what was begun."""
        if self._writing is not None:
            await self._queue.join()
            self._writing.cancel()
            await asyncio.gather(self._writing, *self._apart, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """Jobs that wait for the writer."""
        return self._queue.qsize()

    async def write(self, job: Job[T], notice: str = "") -> T:
        """Run a job and commit it; Conflict if a row is already there. Others hear the notice with the commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._queue.put(Waiting(job, notice, done))
        return await done

    async def write_apart(self, job: Job[T]) -> T:
        """Run a job and commit it without waiting for what others write, where the store can."""
        return await self.write(job)

    async def write_at_leisure(self, job: Job[T]) -> T:
        """Run a job that may take its time, as an operator's may, and commit it."""
        return await self.write(job)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""
        try:
            return await self._read(job)
        except Exception as error:
            raise self._told(error) from error

    async def read_at_leisure(self, job: Job[T]) -> T:
        """Run a job that only reads and may take its time; others do not wait for it, where the store can."""
        return await self.read(job)

    async def snapshot(self, job: Job[T]) -> T:
        """Run a job that only reads, and sees one moment of everything."""
        return await self.read(job)

    async def check(self) -> list[str]:
        """Look at everything that is stored; what is wrong."""
        return [*await self.snapshot(fitting.differing), *await self.snapshot(fitting.unreadable)]

    async def own(self, table: str) -> int | None:
        """The fence under which this process acts for the table: thinks for its bots and watches its clock.

        None while another does. 0 where there is no other.
        """
        return 0

    async def disown(self, table: str) -> None:
        """Leave the table to whoever wants it."""

    def fenced(self, table: str) -> None:
        """Another process has taken the table."""

    async def listen(self, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` with every notice of other processes, `missed` after a time of deafness, until cancelled."""
        await asyncio.Event().wait()

    async def _read(self, job: Job[T]) -> T:
        raise NotImplementedError

    async def _commit(self, batch: list[Waiting], patient: bool = False) -> list[Any]:
        """Run jobs in one commit, all or none; what each of them gave. `patient`: it may wait longer for a row."""
        raise NotImplementedError

    def _away(self, error: Exception) -> str | None:
        """Why the store is away, if that is what an error means."""
        raise NotImplementedError

    def _held(self, error: Exception) -> bool:
        """Whether an error means that somebody else holds a row for too long."""
        return False

    def _told(self, error: Exception) -> Exception:
        """An error as the callers know it."""
        if isinstance(error, IntegrityError):
            return Conflict(str(error.orig))
        if isinstance(error, Away) or (why := self._away(error)) is None:
            return error
        away = self.outage.trouble(why)
        return Held(why) if self._held(error) else away

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._settle(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _settle(self, batch: list[Waiting], patient: bool = False) -> None:
        """Commit, and tell everybody what became of theirs."""
        began = perf_counter()
        try:
            results = await self._commit(batch, patient)
        except Exception as error:
            await self._part(batch, error, patient)
        except BaseException as ended:
            for waiting in batch:
                _answer(waiting, ended)
            raise
        else:
            self.took.add(int(1000 * (perf_counter() - began)))
            self.outage.fine()
            for waiting, result in zip(batch, results, strict=True):
                _answer(waiting, result)

    async def _part(self, batch: list[Waiting], error: Exception, patient: bool) -> None:
        """One of them is refused, or waits for somebody: each by itself, so that the others are not and do not."""
        if self._held(error) and not patient:
            for waiting in batch:
                task = asyncio.create_task(self._settle([waiting], patient=True))
                self._apart.add(task)
                task.add_done_callback(self._apart.discard)
        elif len(batch) > 1 and self._away(error) is None:
            for waiting in batch:
                await self._settle([waiting])
        else:
            for waiting in batch:
                _answer(waiting, self._told(error))


def _answer(waiting: Waiting, result: Any) -> None:
    if waiting.done.done():
        return
    if isinstance(result, BaseException):
        waiting.done.set_exception(result)
    else:
        waiting.done.set_result(result)


def reason(error: Exception) -> str:
    """What the system or the database says, without our statement."""
    if isinstance(error, DBAPIError):
        return str(error.orig)
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
