"""Games on disk: records, with a comment that says who plays, so that a game can be continued."""

import shlex
from pathlib import Path
from typing import Final

from parlour.cli.complaint import Complaint
from parlour.core.record import Record, RecordError, read_file
from parlour.core.table import Table, replay

HUMAN: Final = "human"
PLAYERS: Final = "# players:"


def load(path: Path) -> tuple[Record, list[str]]:
    """The record of a file and who plays at each seat, as far as the file says."""
    try:
        record = read_file(path)
        lines = path.read_text("utf-8").splitlines()
    except RecordError as error:
        raise Complaint(f"{path}: {error}") from None
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror}") from None
    for line in lines:
        if line.startswith(PLAYERS):
            return record, line.removeprefix(PLAYERS).split()
    return record, []


def replayed(path: Path) -> tuple[Record, Table, list[str]]:
    """The record of a file, its game, and who plays at each seat; Complaint says what is wrong with it."""
    record, players = load(path)
    try:
        return record, replay(record), players
    except RecordError as error:
        raise Complaint(f"{path}: {error}") from None


def save(path: Path, record: Record, players: list[str]) -> None:
    """Write the record whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(f"{PLAYERS} {' '.join(players)}\n{record.write()}", "utf-8")
    draft.replace(path)


def may_write(path: Path) -> bool:
    """Whether nothing but a record would be overwritten."""
    if not path.exists():
        return True
    try:
        read_file(path)
    except (RecordError, OSError):
        return False
    return True


def free_path(record: Record) -> Path:
    """A name in the current folder that nothing has yet."""
    stem = f"{record.game}-{record.seed}"
    number = 1
    path = Path(f"{stem}.record")
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.record")
    return path


def continuing(path: Path) -> str:
    """The command that goes on with a kept game."""
    return f"parlour play --from {shlex.quote(str(path))}"
