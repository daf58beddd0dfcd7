"""SQLite: one file, one server process. A thread to write, one to read, and one to read what takes its time."""

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from parlour.server.store import fitting
from parlour.server.store.base import BRING_BACK, CannotOpen, InUse, Job, Store, Waiting, reason
from parlour.server.store.damage import CHECKED, Mark, commits_of, count, faults, number_of
from parlour.server.store.modes import make_store_file, mend_store
from parlour.server.store.opening import data_folder

T = TypeVar("T")
LOG: Final = logging.getLogger("parlour.server")
THREADS: Final = ("writer", "reader", "leisure")
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


class FilesGone(Exception):
    """The files that were opened are no longer where they were."""


class SqliteStore(Store):
    """One file; WAL, synchronous=FULL: what was answered is on the disk."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        path = url.removeprefix("sqlite://").removeprefix("/")
        self.path = None if path in ("", ":memory:") else Path(path)
        self.called = str(self.path)
        self._threads = [ThreadPoolExecutor(1, thread_name_prefix=f"store-{name}") for name in THREADS]
        self._writer: Engine = _sqlite(url, "begin immediate")
        self._reader: Engine = self._writer if self.path is None else _sqlite(url, "begin")
        self._leisure: Engine = self._writer if self.path is None else _sqlite(url, "begin")
        self._lock = -1
        self._mark = Mark(self.path) if self.path is not None else None
        self._number = 0
        self._places: dict[Path, tuple[int, int]] = {}  # where the files are on the disk
        self._rescued = False
        self._whole = False  # looked at when it was opened: a server does, an operator's commands do not

    async def open(self) -> None:
        try:
            await self._open()
        except (OSError, SQLAlchemyError, sqlite3.Error, CannotOpen) as error:
            self._unlock()
            if isinstance(error, CannotOpen):
                raise
            raise CannotOpen(f"cannot open {self.path}: {reason(error)}") from None
        await super().open()

    async def _open(self) -> None:
        if self.path is not None and self.path.is_dir():
            raise CannotOpen(f"cannot open {self.path}: it is a folder")
        if self.path is not None:
            make_store_file(self.path)
        if self.path is not None and self.alone:
            self._lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse(f"another Parlour serves {self.path}; several on one machine need PostgreSQL") from None
            await self._on(0, self._examine)
        await self._on(0, self._migrate)
        if self.path is not None:
            mend_store(self.path, self.path.parent.absolute() == data_folder().absolute())

    def _examine(self) -> None:
        """Whether the file is whole, as far as that is soon said."""
        assert self.path is not None
        size = self.path.stat().st_size if self.path.exists() else 0
        if size > CHECKED:
            LOG.warning("the store has %d MB: not checked now; `parlour host check` does", size // 1_000_000)
        elif size and (found := faults(self.path)):
            if "not a database" in found[0]:
                raise CannotOpen(f"cannot open {self.path}: {found[0]}")
            raise CannotOpen(f"{self.path} is damaged: {found[0]} {BRING_BACK}")
        self._whole = size <= CHECKED

    def _migrate(self) -> None:
        with self._writer.begin() as connection:
            self.renew(connection)
            if self._whole and (odd := fitting.odd_values(connection)):
                LOG.error("the store has values that it cannot have", extra={"why": "; ".join(odd)})
            if self._mark is None or not self.alone:
                return
            self._number = number_of(connection)
            if lost := self._mark.lost(self._number, commits_of(connection)):
                LOG.error("the store has lost something: %s", lost, extra={"why": "see docs/server.md, Damage"})
            commits = count(connection)
        self._note(commits)

    async def close(self) -> None:
        await super().close()
        await self._on(0, self._writer.dispose)
        await self._on(1, self._reader.dispose)
        await self._on(2, self._leisure.dispose)
        for thread in self._threads:
            thread.shutdown()
        if self._mark is not None:
            self._mark.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    async def _read(self, job: Job[T]) -> T:
        def reading() -> T:
            with self._reader.connect() as connection:
                return job(connection)

        return await self._on(0 if self.path is None else 1, reading)

    async def read_at_leisure(self, job: Job[T]) -> T:
        if self.path is None:
            return await self.read(job)

        def reading() -> T:
            with self._leisure.connect() as connection:
                return job(connection)

        try:
            return await self._on(2, reading)
        except Exception as error:
            raise self._told(error) from error

    async def _commit(self, batch: list[Waiting], patient: bool = False) -> list[Any]:
        def writing() -> list[Any]:
            self._look()
            with self._writer.begin() as connection:
                results = [waiting.job(connection) for waiting in batch]
                commits = count(connection)
            self._note(commits)
            return results

        return await self._on(0, writing)

    def _note(self, commits: int) -> None:
        """It is on the disk."""
        if self._mark is not None and self.alone and self.path is not None:
            self._mark.write(self._number, commits)
            for path in (self.path, Path(f"{self.path}-wal")) if len(self._places) < 2 else ():
                if path not in self._places and path.exists():
                    self._places[path] = _place(path)

    def _look(self) -> None:
        """Whether the files are still those that were opened: SQLite goes on writing to one that is deleted."""
        for path, place in self._places.items():
            if not path.exists() or _place(path) != place:
                self._rescue()
                raise FilesGone(f"{path} was deleted or replaced while it was served; see docs/server.md, Damage")

    def _rescue(self) -> None:
        """What was in a deleted file is there as long as it is open: keep it."""
        if not self._rescued and self.path is not None:
            self._rescued = True
            kept = self.path.with_name(f"{self.path.name}.rescued")
            with contextlib.suppress(SQLAlchemyError, OSError), self._writer.connect() as connection:
                if not kept.exists():
                    connection.connection.driver_connection.execute("vacuum into ?", (str(kept),))  # type: ignore[union-attr]
                    kept.chmod(0o600)
                    LOG.error("the store's files are gone; all they held is now in %s", kept.name)

    async def check(self) -> list[str]:
        """Look at every page, index and reference; what is wrong."""
        path = self.path
        if path is None:
            return []
        found = await self._on(1, lambda: faults(path, whole=True))
        if not found:
            for look in (fitting.differing, fitting.odd_values, fitting.unreadable):
                found += await self.read(look)
        lost = await self.read(self._missing)
        return [*found, *([lost] if lost else [])]

    def _missing(self, connection: Connection) -> str | None:
        number = connection.exec_driver_sql("pragma application_id").scalar() or 0
        return self._mark.lost(number, commits_of(connection)) if self._mark is not None else None

    def _away(self, error: Exception) -> str | None:
        if isinstance(error, FilesGone):
            return str(error)
        code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
        return reason(error) if code & 0xFF in AWAY else None

    async def _on(self, thread: int, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads[thread], work)


def _sqlite(url: str, begin: str) -> Engine:
    """Whoever writes waits for the file at once: a job that reads first would else be refused it afterwards."""
    memory = url in ("sqlite://", "sqlite:///:memory:")
    arguments: dict[str, Any] = {"check_same_thread": False, "timeout": BUSY / 1000}
    engine = create_engine(url, connect_args=arguments, poolclass=StaticPool if memory else None)

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions are begun by us, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
            connection.execute(f"pragma {pragma}")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _place(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
