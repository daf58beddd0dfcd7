"""What an operator does to a store: back it up, bring it back, close a table. Works beside a running server."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from parlour import __version__
from parlour.server.store.base import Job
from parlour.server.store.migrate import HEAD
from parlour.server.store.schema import METADATA, tables

TOGETHER: Final = 500
FITTING: Final = ["0001", "0002", HEAD]  # schemas whose rows fit this one as they are


class BadBackup(ValueError):
    """A file that cannot be brought back."""


def back_up(path: Path) -> Job[int]:
    """Write every row to a file, one moment of the whole store; the number of rows. Any store can read it back."""

    def job(connection: Connection) -> int:
        many = 0
        with gzip.open(path, "wb") as file:
            file.write(msgspec.json.encode({"parlour": __version__, "schema": HEAD}) + b"\n")
            for table in METADATA.sorted_tables:
                for row in connection.execute(select(table)):
                    told = {str(name): value for name, value in row._mapping.items()}
                    file.write(msgspec.json.encode([str(table.name), told]) + b"\n")
                    many += 1
        return many

    return job


def restore(path: Path) -> Job[int]:
    """Bring a backup into an empty store; the number of rows."""

    def job(connection: Connection) -> int:
        for table in METADATA.sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise BadBackup("this store is not empty: a backup goes into a new one")
        many, name, waiting = 0, "", list[dict[str, Any]]()
        for kind, row in _rows(path):
            if kind != name or len(waiting) >= TOGETHER:
                _insert(connection, name, waiting)
                name, waiting = kind, []
            waiting.append(row)
            many += 1
        _insert(connection, name, waiting)
        return many

    return job


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or "schema" not in head:
                raise BadBackup(f"{path} is no backup of a Parlour")
            if head["schema"] not in FITTING:
                raise BadBackup(f"{path} has schema {head['schema']}, this Parlour {HEAD}: use the version it is from")
            for line in file:
                kind, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
                if kind == "seats" and head["schema"] < "0003":
                    _part_invitation(row)
                yield kind, row
    except (msgspec.MsgspecError, EOFError, gzip.BadGzipFile) as broken:
        raise BadBackup(f"{path} is no backup of a Parlour, or is cut short: {broken}") from None


def _part_invitation(seat: dict[str, Any]) -> None:
    """As migration 0003 does it: an invitation is no token, and a guest's seat opens for no link sent to them."""
    seat["invitation"] = seat["token"] if seat["kind"] == "invited" else None
    if seat["kind"] == "invited" or seat["player"] is not None:
        seat["token"] = None


def _insert(connection: Connection, name: str, waiting: list[dict[str, Any]]) -> None:
    if waiting:
        connection.execute(insert(METADATA.tables[name]), waiting)


def close(table: str, word: str, now: int) -> Job[bool]:
    """Nobody plays at this table any more; its record is kept."""
    values = {"phase": "closed", "word": word, "due": None, "turn": None, "changed": now}

    def job(connection: Connection) -> bool:
        return connection.execute(update(tables).where(tables.c.id == table).values(**values)).rowcount == 1

    return job
