"""SQLite: one file, one server process. A thread to write and one to read."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from parlour.server.store.base import CannotOpen, InUse, Job, Store, Waiting, reason
from parlour.server.store.migrate import upgrade

T = TypeVar("T")
BUSY: Final = 10_000  # milliseconds to wait for another program that has the file
AWAY: Final = {  # a full disk, a file that is gone, damaged, locked or not ours to write
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}


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

    async def _read(self, job: Job[T]) -> T:
        def reading() -> T:
            with self._reader.connect() as connection:
                return job(connection)

        return await self._on(0 if self.path is None else 1, reading)

    async def _commit(self, batch: list[Waiting], patient: bool = False) -> list[Any]:
        def writing() -> list[Any]:
            with self._writer.begin() as connection:
                return [waiting.job(connection) for waiting in batch]

        return await self._on(0, writing)

    def _away(self, error: Exception) -> str | None:
        if isinstance(error, OSError):
            return reason(error)
        code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
        return reason(error) if code & 0xFF in AWAY else None

    async def _on(self, thread: int, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads[thread], work)


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
        upgrade(connection)
