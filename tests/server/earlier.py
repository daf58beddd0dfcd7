"""Stores as an earlier Parlour left them: its schema, with rows of that time."""

from collections.abc import Callable
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from parlour.server.store.migrate import FOLDER
from parlour.server.store.opening import make_store
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.sqlite import SqliteStore

Row = dict[str, Any]


async def left_by(url: str, schema: str, fill: Callable[[Connection], None]) -> None:
    """Bring a new database to an earlier schema and fill it, without opening it as a store."""

    def write(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, schema)
        fill(connection)

    store = make_store(url)
    if isinstance(store, SqliteStore):
        with store._writer.begin() as connection:
            write(connection)
    if isinstance(store, PostgresStore):
        async with store._engine.begin() as asynchronous:
            await asynchronous.run_sync(write)
    await store.close()


def insert(connection: Connection, table: str, row: Row) -> None:
    """One row, as plain SQL: the classes of today may know more columns."""
    columns, values = ", ".join(f'"{name}"' for name in row), ", ".join(f":{name}" for name in row)
    connection.execute(text(f'insert into "{table}" ({columns}) values ({values})'), row)


def an_old_duel(connection: Connection, kind: str, **how: Any) -> None:
    """A table `old` of two seats of a kind, before boxes and codes."""
    row = {
        "id": "old", "game": "high_card", "rules": 1, "options": "{}", "public": False, "live": True, "clock": "{}",
        "secret": "0" * 64, "word": "", "made": 1, "at": 0, "changed": 1, "several": False, "watch": True,
        "spare": "open", "lots": False, **how,
    }  # fmt: skip
    insert(connection, "tables", row)
    for seat in (0, 1):
        insert(connection, "seats", {"table": "old", "seat": seat, "kind": kind, "name": "", "nonce": ""})
