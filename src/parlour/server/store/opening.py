"""Which store there is: what was asked for, or a file in the user's data folder."""

import os
from pathlib import Path

from parlour.server.store.base import Store


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


def make_store(url: str) -> Store:
    """The store of a URL."""
    if url.startswith("sqlite://"):
        from parlour.server.store.sqlite import SqliteStore

        return SqliteStore(url)
    if url.startswith("postgresql+asyncpg://"):
        from parlour.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError("a database is sqlite:///FILE or postgresql://…")
