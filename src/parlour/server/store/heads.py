"""How far the logs of tables have got. Whoever asks while others are being answered is asked for with the next ones.

Where several processes share a store, every request asks: a thousand tables would be a thousand statements.
"""

import asyncio
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, select

from parlour.server.store.base import Job, Store
from parlour.server.store.schema import tables

TOGETHER: Final = 100  # tables in one statement at most

_WANTED: Final = select(tables.c.id, tables.c.at, tables.c.phase).where(
    tables.c.id.in_(bindparam("ids", expanding=True))
)


class Head(NamedTuple):
    """How many entries a table's log has, and in which phase the table is."""

    at: int
    phase: str


def heads(ids: list[str]) -> Job[dict[str, Head]]:
    """Those of these tables that are stored."""

    def job(connection: Connection) -> dict[str, Head]:
        return {id: Head(at, phase) for id, at, phase in connection.execute(_WANTED, {"ids": ids})}

    return job


class Heads:
    """Asks for many tables at once, and one statement at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: dict[str, asyncio.Future[Head | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def of(self, table: str) -> Head | None:
        """The head of a table as it is now, or None if there is no such table; Away while the store is."""
        asked = self._asked.get(table)
        if asked is None:
            asked = self._asked[table] = asyncio.get_running_loop().create_future()
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask_all(), name="store-heads")
        return await asyncio.shield(asked)

    async def _ask_all(self) -> None:
        while self._asked:
            asked = {id: self._asked.pop(id) for id in list(self._asked)[:TOGETHER]}
            try:
                found = await self._store.read(heads(list(asked)))
            except Exception as error:
                for waiting in asked.values():
                    waiting.set_exception(error)
                    waiting.exception()  # it is told to whoever still waits
            else:
                for id, waiting in asked.items():
                    waiting.set_result(found.get(id))
        self._asking = None
