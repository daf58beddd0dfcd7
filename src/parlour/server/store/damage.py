"""What can be known of a damaged SQLite file.

SQLite itself says nothing of a write-ahead log that was cut short or is gone: it takes what it finds for all there
was. So every commit is counted in the file, and the count is written to a mark beside it once the commit is on the
disk. A file that holds fewer commits than its mark has lost some. The mark is not waited for: after a power cut it may
be behind, and then sees less than was lost, but it is never ahead.
"""

import contextlib
import os
import sqlite3
from pathlib import Path
from secrets import randbelow
from typing import Any, Final
from zlib import crc32

from sqlalchemy import Connection

CHECKED: Final = 64_000_000  # bytes; a larger file would hold up the start
NAMED: Final = 5  # faults that are told


class Mark:
    """How many commits a file had, and which file it was, in a file of one line beside it."""

    def __init__(self, path: Path) -> None:
        self.path = Path(f"{path}.mark")
        self._open = -1

    def read(self) -> tuple[int, int] | None:
        """The file's number and its commits; None if nothing useful is written."""
        try:
            line = self.path.read_bytes()
        except OSError:
            return None
        words = line.split()
        if len(words) != 3 or not all(word.isdigit() for word in words):
            return None
        file, commits, check = (int(word) for word in words)
        return (file, commits) if check == _check(file, commits) else None

    def write(self, file: int, commits: int) -> None:
        """In place and at once; it is no loss if the disk has no room for it."""
        line = f"{file:010d} {commits:010d} {_check(file, commits):010d}\n".encode()
        with contextlib.suppress(OSError):
            if self._open < 0:
                self._open = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
            os.pwrite(self._open, line, 0)

    def close(self) -> None:
        """Let go of it."""
        if self._open >= 0:
            os.close(self._open)
            self._open = -1

    def lost(self, file: int, commits: int) -> str | None:
        """What is missing from a file, if anything."""
        before = self.read()
        if before is None or before == (file, commits):
            return None
        if before[0] != file:
            return f"another store with {before[1]} commits was here before, and is gone"
        if before[1] > commits:
            return f"the last {before[1] - commits} of {before[1]} commits are missing"
        return None


def _check(file: int, commits: int) -> int:
    return crc32(f"{file} {commits}".encode())


def number_of(connection: Connection) -> int:
    """The number of a file, drawn when it is first served."""
    number: int = connection.exec_driver_sql("pragma application_id").scalar() or 0
    if number == 0:
        number = 1 + randbelow(2**31 - 2)
        connection.exec_driver_sql(f"pragma application_id={number}")
    return number


def commits_of(connection: Connection) -> int:
    """How many commits a file has."""
    many: int = connection.exec_driver_sql("pragma user_version").scalar() or 0
    return many


def count(connection: Connection) -> int:
    """Count the commit that the connection is about to make."""
    many = (commits_of(connection) + 1) % 2**31
    connection.exec_driver_sql(f"pragma user_version={many}")
    return many


def faults(path: Path, whole: bool = False) -> list[str]:
    """What SQLite finds wrong with a file, a few of it; `whole` compares every index with its table too."""
    told: list[Any] = []
    try:
        connection = sqlite3.connect(path)
        try:
            for pragma in ("integrity_check", "foreign_key_check") if whole else ("quick_check",):
                many = f"({NAMED})" if pragma != "foreign_key_check" else ""
                told += connection.execute(f"pragma {pragma}{many}").fetchmany(NAMED)
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [" ".join(map(str, row)) for row in told if row != ("ok",)]
