"""Where everything is kept: SQLite by default, PostgreSQL by a URL. Jobs are plain functions of a connection.

Writing jobs wait in a bounded queue; what waits there together is committed together. SQLite has a thread to write
and one to read; PostgreSQL has a pool, and tells other processes what changed inside the same commit. A job may be
run twice: it keeps nothing.
"""

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
Job = Callable[[Connection], T]
CHANNEL: Final = "parlour"
NOTIFY: Final = text("select pg_notify(:channel, notice) from unnest(cast(:notices as text[])) notice")
WAITING: Final = 1000  # jobs that may wait for the writer; more callers wait their turn to queue
TOGETHER: Final = 100  # jobs in one commit at most
RECONNECT: Final = 0.5  # seconds until a lost connection is made again
BUSY: Final = 10_000  # milliseconds to wait for another program that has the file


class Conflict(Exception):
    """A row that is already there: the same place in a log, or the same request."""


class CannotOpen(Exception):
    """There is no such database, it does not answer, or it is not for us."""


class InUse(CannotOpen):
    """Another server has this file."""


def data_folder() -> Path:
    """The user's data folder: PARLOUR_DATA, else where the system keeps such things."""
    if asked := os.environ.get("PARLOUR_DATA"):
        return Path(asked)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"


def database(url: str | None) -> str:
    """The URL of the store: what was asked for, PARLOUR_DATABASE, else a file in the data folder."""
    found = url or os.environ.get("PARLOUR_DATABASE") or f"sqlite:///{data_folder() / 'parlour.sqlite'}"
    for short in ("postgres://", "postgresql://"):
        if found.startswith(short):
            return "postgresql+asyncpg://" + found.removeprefix(short)
    return found


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


class SqliteStore(Store):
    """One file; WAL, synchronous=FULL: what was answered is on the disk."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        path = url.removeprefix("sqlite://").removeprefix("/")
        self.path = None if path in ("", ":memory:") else Path(path)
        self._threads = [ThreadPoolExecutor(1, thread_name_prefix=f"store-{name}") for name in ("writer", "reader")]
        self._writer: Engine = _sqlite(url)
        self._reader: Engine = self._writer if self.path is None else _sqlite(url)
        self.alone = True  # one server a file; an operator's commands come beside it
        self._lock = -1

    async def open(self) -> None:
        try:
            await self._open()
        except (OSError, SQLAlchemyError) as error:
            raise CannotOpen(f"cannot open {self.path}: {reason(error)}") from None
        await super().open()

    async def _open(self) -> None:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path is not None and self.alone:
            self._lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(self._lock)
                raise InUse(f"another Parlour serves {self.path}; several on one machine need PostgreSQL") from None
        await self._on(0, lambda: _migrate_with(self._writer))

    async def close(self) -> None:
        await super().close()
        await self._on(0, self._writer.dispose)
        await self._on(1, self._reader.dispose)
        for thread in self._threads:
            thread.shutdown()
        if self._lock >= 0:
            os.close(self._lock)

    async def read(self, job: Job[T]) -> T:
        def reading() -> T:
            with self._reader.connect() as connection:
                return job(connection)

        return await self._on(0 if self.path is None else 1, reading)

    async def _commit(self, batch: list[Waiting]) -> list[Any]:
        def writing() -> list[Any]:
            with self._writer.begin() as connection:
                return [waiting.job(connection) for waiting in batch]

        return await self._on(0, writing)

    async def _on(self, thread: int, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads[thread], work)


class PostgresStore(Store):
    """Any number of server processes share it. A kept connection holds this process's tables and listens."""

    shared = True

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # it brings the whole ORM: half a second of a start

        super().__init__(url)
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # no begin, no rollback
        self._kept: Any = None
        self._owned: set[str] = set()
        self._keeping = asyncio.Lock()

    async def open(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        try:
            async with self._engine.begin() as connection:
                await connection.execute(text("select pg_advisory_xact_lock(hashtext('parlour-migration'))"))
                await connection.run_sync(_migrate)
        except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise CannotOpen(f"cannot open the PostgreSQL database: {reason(error)}") from None
        await super().open()

    async def close(self) -> None:
        await super().close()
        if self._kept is not None:
            await self._kept.close()
        await self._engine.dispose()

    async def _commit(self, batch: list[Waiting]) -> list[Any]:
        notices = [waiting.notice for waiting in batch if waiting.notice]

        def writing(connection: Connection) -> list[Any]:
            results = [waiting.job(connection) for waiting in batch]
            if notices:
                connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})
            return results

        for last in (False, True):
            ran = False
            try:
                async with self._engine.begin() as connection:
                    results = await connection.run_sync(writing)
                    ran = True  # from here on it may be committed, whatever we hear
                return results
            except DBAPIError as error:
                if last or ran or not error.connection_invalidated:
                    raise
        raise AssertionError

    async def read(self, job: Job[T]) -> T:
        try:
            return await self._read(job)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(job)  # the database was started anew; the pool has let go of its old connections

    async def _read(self, job: Job[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(job)

    async def snapshot(self, job: Job[T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(job)

    async def own(self, table: str) -> bool:
        """By an advisory lock of the kept connection: it is free again the moment this process dies."""
        if table not in self._owned and await self._keep("select pg_try_advisory_lock(hashtextextended($1, 0))", table):
            self._owned.add(table)
        return table in self._owned

    async def disown(self, table: str) -> None:
        if table in self._owned:
            self._owned.discard(table)
            await self._keep("select pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def _keep(self, statement: str, table: str) -> bool:
        import asyncpg

        async with self._keeping:
            try:
                return self._kept is not None and bool(await self._kept.fetchval(statement, table))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):  # it is lost: `listen` makes another
                return False

    async def listen(self, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        import asyncpg

        while True:
            notices: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is gone
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError):
                kept = await asyncpg.connect(_plain(self.url))
                try:
                    kept.add_termination_listener(lambda _, notices=notices: notices.put_nowait(None))
                    await kept.add_listener(CHANNEL, lambda *told, notices=notices: notices.put_nowait(told[3]))
                    self._kept = kept
                    await missed()
                    while (notice := await notices.get()) is not None:
                        await heard(notice)
                finally:
                    self._kept = None
                    self._owned.clear()  # locks go with the connection
                    kept.terminate()
            await asyncio.sleep(RECONNECT)


def reason(error: Exception) -> str:
    """What the system or the database says, without our statement."""
    if isinstance(error, DBAPIError):
        return str(error.orig)
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def make_store(url: str) -> Store:
    """The store of a URL."""
    if url.startswith("sqlite://"):
        return SqliteStore(url)
    if url.startswith("postgresql+asyncpg://"):
        return PostgresStore(url)
    raise ValueError("a database is sqlite:///FILE or postgresql://…")


def _sqlite(url: str) -> Engine:
    memory = url in ("sqlite://", "sqlite:///:memory:")
    arguments: dict[str, Any] = {"check_same_thread": False, "timeout": BUSY / 1000}
    engine = create_engine(url, connect_args=arguments, poolclass=StaticPool if memory else None)

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions are begun by us, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
            connection.execute(f"pragma {pragma}")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("begin"))
    return engine


def _migrate_with(engine: Engine) -> None:
    with engine.begin() as connection:
        _migrate(connection)


def _migrate(connection: Connection) -> None:
    from parlour.server.migrate import upgrade

    upgrade(connection)


def _plain(url: str) -> str:
    return "postgresql://" + url.removeprefix("postgresql+asyncpg://")
