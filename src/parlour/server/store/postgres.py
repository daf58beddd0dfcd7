"""PostgreSQL: any number of server processes share it. A pool to work with, and a kept connection that listens.

What changed is told to the other processes inside the same commit.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from parlour.server.store.base import CannotOpen, Job, Store, Waiting, reason
from parlour.server.store.migrate import upgrade

T = TypeVar("T")
CHANNEL: Final = "parlour"
NOTIFY: Final = text("select pg_notify(:channel, notice) from unnest(cast(:notices as text[])) notice")
RECONNECT: Final = 0.5  # seconds until a lost connection is made again


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
                await connection.run_sync(upgrade)
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


def _plain(url: str) -> str:
    return "postgresql://" + url.removeprefix("postgresql+asyncpg://")
