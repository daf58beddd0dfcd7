"""PostgreSQL: any number of server processes share it. A pool to work with, and a kept connection that listens.

What changed is told to the other processes inside the same commit. Nothing waits for ever: not for a row that somebody
holds, not for a statement, not for a database that says nothing.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from parlour.server.store import leases
from parlour.server.store.base import CannotOpen, Job, Store, Waiting, reason
from parlour.server.store.outage import Away

T = TypeVar("T")
LOG: Final = logging.getLogger("parlour.server")
CHANNEL: Final = "parlour"
NOTIFY: Final = text("select pg_notify(:channel, notice) from unnest(cast(:notices as text[])) notice")
RECONNECT: Final = 0.5  # seconds until a lost connection is made again
QUIET: Final = 5.0  # seconds without a notice after which the connection that listens is asked whether it lives
ANSWER: Final = 12.0  # seconds until whoever asks is told that the database is away
HOLDING: Final = "500ms"  # that a commit waits for a row which somebody else holds,
LONGER: Final = "4s"  # and one that no others wait for
LIMITS: Final = {
    "application_name": "parlour",
    "lock_timeout": HOLDING,
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "10s",
}
# A process that is stopped between two messages of one statement is neither idle nor does its statement run: only this
# ends it, from PostgreSQL 17 on. Older ones do not know it, so it is looked for.
WHOLE: Final = "15s"
BOUND: Final = "select set_config(name, '{}', false) from pg_settings where name = 'transaction_timeout'"
UNLIMITED: Final = text(
    "select set_config(name, case name when 'lock_timeout' then '60s' else '0' end, true) from pg_settings where name"
    " in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')"
)
APART: Final = 6  # commits that may wait for a row at once: the pool has room for others
AWAY: Final = ("08", "25006", "25P03", "25P04", "40", "53", "55P03", "57", "58", "XX")  # SQLSTATEs, or how they begin
HELD: Final = ("40P01", "55P03", "57014")  # a deadlock, a row that somebody holds, a statement that took too long


class PostgresStore(Store):
    """Any number of server processes share it. Each has a lease, renewed while it runs, and owns tables by it."""

    shared = True
    called = "the PostgreSQL database"

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # it brings the whole ORM: half a second of a start

        super().__init__(url)
        self.process = token_hex(8)
        connecting = {"timeout": ANSWER / 2, "server_settings": LIMITS}
        self._engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_timeout=ANSWER / 2, connect_args=connecting
        )
        event.listen(self._engine.sync_engine, "connect", _bounded)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # no begin, no rollback
        self._fences: dict[str, int] = {}  # of the tables this process owns
        self._others: dict[str, float] = {}  # until when a table is taken to be another's, by this process's clock
        self._leased = 0.0  # until when this process has a lease, by its own clock
        self._leasing = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._patience = asyncio.Semaphore(APART)

    async def open(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        try:
            async with self._engine.begin() as connection:
                await connection.execute(UNLIMITED)
                await connection.execute(text("select pg_advisory_xact_lock(hashtext('parlour-migration'))"))
                await connection.run_sync(self.renew)
        except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise CannotOpen(f"cannot open {self.called}: {reason(error)}") from None
        await super().open()

    async def close(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
            with contextlib.suppress(Exception):  # it ends by itself soon
                await self.write_apart(leases.end(self.process))
        await super().close()
        await self._engine.dispose()

    async def _commit(self, batch: list[Waiting], patient: bool = False) -> list[Any]:
        notices = [waiting.notice for waiting in batch if waiting.notice]

        def writing(connection: Connection) -> list[Any]:
            if patient:
                connection.execute(text(f"set local lock_timeout = '{LONGER}'"))
            results = [waiting.job(connection) for waiting in batch]
            if notices:
                connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})
            return results

        async with self._patience if patient else contextlib.nullcontext():
            return await self._begin(writing)

    async def _begin(self, writing: Job[T]) -> T:
        for last in (False, True):
            ran = False
            try:
                async with asyncio.timeout(ANSWER), self._engine.begin() as connection:
                    results = await connection.run_sync(writing)
                    ran = True  # from here on it may be committed, whatever we hear
                return results
            except DBAPIError as error:
                if last or ran or not error.connection_invalidated:
                    raise
        raise AssertionError

    async def write_apart(self, job: Job[T]) -> T:
        try:
            result = await self._begin(job)
        except Exception as error:
            raise self._told(error) from error
        self.outage.fine()
        return result

    async def write_at_leisure(self, job: Job[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(UNLIMITED)
                return await connection.run_sync(job)
        except Exception as error:
            raise self._told(error) from error

    async def _read(self, job: Job[T]) -> T:
        for last in (False, True):
            try:
                async with asyncio.timeout(ANSWER), self._reading.connect() as connection:
                    return await connection.run_sync(job)
            except DBAPIError as error:  # the database was started anew; the pool has let go of its old connections
                if last or not error.connection_invalidated:
                    raise
        raise AssertionError

    async def snapshot(self, job: Job[T]) -> T:
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                await connection.execute(UNLIMITED)
                return await connection.run_sync(job)
        except Exception as error:
            raise self._told(error) from error

    def _away(self, error: Exception) -> str | None:
        if isinstance(error, TimeoutError):
            return "the database does not answer"
        if isinstance(error, OSError | NoConnection):
            return reason(error)
        if isinstance(error, DBAPIError) and (error.connection_invalidated or _state(error).startswith(AWAY)):
            return reason(error)
        return None

    def _held(self, error: Exception) -> bool:
        return isinstance(error, DBAPIError) and _state(error) in HELD

    async def own(self, table: str) -> int | None:
        """By a claim that names this process, whose lease others see; the fence keeps out whoever slept meanwhile."""
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew_all(), name="store-lease")
        async with self._leasing:
            if monotonic() >= self._leased:
                self._fences.clear()  # others may have them by now
                await self._renew()
        fence = self._fences.get(table)
        if fence is None and self._others.get(table, 0.0) <= monotonic():
            fence = await self.write(leases.claim(table, self.process))
            if fence is None:
                self._others[table] = monotonic() + RECONNECT
            else:
                self._others.pop(table, None)
                self._fences[table] = fence
        return fence

    async def disown(self, table: str) -> None:
        self._others.pop(table, None)
        if self._fences.pop(table, None) is not None:
            await self.write(leases.release(table, self.process))

    def fenced(self, table: str) -> None:
        self._fences.pop(table, None)

    async def _renew(self) -> None:
        asked = monotonic()
        await self.write_apart(leases.renew(self.process))
        self._leased = asked + leases.LEASE / 1000

    async def _renew_all(self) -> None:
        while True:
            await asyncio.sleep(leases.LEASE / 3000)
            with contextlib.suppress(Exception):  # said by the outage; tables go to whoever can renew
                await self._renew()

    async def listen(self, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        import asyncpg

        while True:
            notices: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is gone
            try:
                kept = await asyncpg.connect(_plain(self.url), timeout=ANSWER / 2)
                try:
                    kept.add_termination_listener(lambda _, notices=notices: notices.put_nowait(None))
                    await kept.add_listener(CHANNEL, lambda *told, notices=notices: notices.put_nowait(told[3]))
                    await missed()
                    while (notice := await self._notice(kept, notices)) is not None:
                        await heard(notice)
                finally:
                    kept.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError, Away):
                pass  # said by whoever asks for something
            except Exception:
                LOG.exception("listening to other processes begins again")
            await asyncio.sleep(RECONNECT)

    async def _notice(self, kept: Any, notices: asyncio.Queue[str | None]) -> str | None:
        while True:
            try:
                async with asyncio.timeout(QUIET):  # wait_for forgets that it is cancelled if a notice comes just then
                    return await notices.get()
            except TimeoutError:
                await kept.execute("select 1", timeout=ANSWER)


def _bounded(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(BOUND.format(WHOLE))
    cursor.close()
    connection.commit()


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


def _plain(url: str) -> str:
    return "postgresql://" + url.removeprefix("postgresql+asyncpg://")
