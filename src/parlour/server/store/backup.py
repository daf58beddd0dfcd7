"""What an operator does to a whole store: back it up, bring it back. Works beside a running server."""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from parlour import __version__
from parlour.server.store.base import Job, reason
from parlour.server.store.fitting import misfit
from parlour.server.store.migrate import HEAD
from parlour.server.store.modes import private_file
from parlour.server.store.schema import METADATA, audit

TOGETHER: Final = 500
OLDEST: Final = "0001"  # the first schema whose rows can be brought back


class InTheWay(ValueError):
    """Something is where a backup should be written."""


class BadBackup(ValueError):
    """A file that cannot be brought back."""


def back_up(path: Path, replace: bool = False) -> Job[int]:
    """Write every row to a file, one moment of the whole store; the number of rows. Any store can read it back.

    InTheWay if something is there already: a file is replaced only if that is wanted, anything else never.
    """

    def job(connection: Connection) -> int:
        many = 0
        unfinished = path.with_name(f"{path.name}.part")
        for place in (path, unfinished):
            if place.is_symlink() or (place.exists() and not place.is_file()):
                raise InTheWay(f"{place} is no plain file: a backup does not replace it")
        if path.exists() and not replace:
            raise InTheWay(f"{path} is there already: choose another name, or say --replace")
        with private_file(unfinished) as whole, gzip.open(whole, "wb") as file:
            file.write(msgspec.json.encode({"parlour": __version__, "schema": HEAD}) + b"\n")
            for table in METADATA.sorted_tables:
                for row in connection.execute(select(table)):
                    told = {str(name): value for name, value in row._mapping.items()}
                    file.write(msgspec.json.encode([str(table.name), told]) + b"\n")
                    many += 1
        unfinished.replace(path)
        return many

    return job


def restore(path: Path) -> Job[int]:
    """Bring a backup into an empty store; the number of rows."""

    def job(connection: Connection) -> int:
        for table in METADATA.sorted_tables:
            if table is not audit and connection.execute(select(func.count()).select_from(table)).scalar():
                raise BadBackup("this store is not empty: a backup goes into a new one")
        connection.execute(delete(audit))  # somebody looked at the empty store
        many, name, waiting = 0, "", list[dict[str, Any]]()
        for line, (kind, row) in enumerate(_rows(path), 2):
            if kind != name or len(waiting) >= TOGETHER:
                _insert(connection, path, line, name, waiting)
                name, waiting = kind, []
            waiting.append(_fitting(kind, row, f"{path}, line {line}"))
            many += 1
        _insert(connection, path, many + 2, name, waiting)
        return many

    return job


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or not isinstance(head.get("schema"), str):
                raise BadBackup(f"{path} is no backup of a Parlour")
            if not OLDEST <= head["schema"] <= HEAD:
                raise BadBackup(f"{path} has schema {head['schema']}, this Parlour {HEAD}: use the version it is from")
            for line in file:
                kind, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
                if kind == "seats" and head["schema"] < "0003":
                    _part_invitation(row)
                yield kind, row
    except (msgspec.MsgspecError, UnicodeDecodeError, EOFError, zlib.error, OSError) as broken:
        raise BadBackup(f"{path} is no backup of a Parlour, or is cut short: {broken}") from None


def _part_invitation(seat: dict[str, Any]) -> None:
    """As migration 0003 does it: an invitation is no token, and a guest's seat opens for no link sent to them."""
    seat["invitation"] = seat.get("token") if seat.get("kind") == "invited" else None
    if seat.get("kind") == "invited" or seat.get("player") is not None:
        seat["token"] = None


def _fitting(kind: str, row: dict[str, Any], where: str) -> dict[str, Any]:
    """A row as the schema of today has it: what an older one lacks takes its default."""
    table = METADATA.tables.get(kind)
    if table is None:
        raise BadBackup(f"{where}: there is no table '{kind}'")
    for name in row:
        if name not in table.c:
            raise BadBackup(f"{where}: {kind} has no column '{name}'")
    return {column.name: _value(column, row, where) for column in table.c}


def _value(column: Column[Any], row: dict[str, Any], where: str) -> Any:
    if column.name not in row:
        if column.default is not None and column.default.is_scalar:
            return column.default.arg  # type: ignore[attr-defined]
        if not column.nullable:
            raise BadBackup(f"{where}: {column} is missing")
        return None
    value: Any = row[column.name]
    if wrong := misfit(column, value):
        raise BadBackup(f"{where}: {column} {wrong}")
    return value


def _insert(connection: Connection, path: Path, line: int, name: str, waiting: list[dict[str, Any]]) -> None:
    if waiting:
        try:
            connection.execute(insert(METADATA.tables[name]), waiting)
        except DBAPIError as wrong:
            lines = f"lines {line - len(waiting)} to {line - 1}"
            raise BadBackup(f"{path}, {lines}: {name} cannot be stored: {reason(wrong)}") from None
