"""The terminal, driven in-process: lines in, text out."""

import io
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.table.saving import save
from parlour.core.table import Table


@dataclass
class Answer:
    """What a command gave back."""

    status: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def parlour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`parlour("play", "worlds_fair", lines=["1", "quit"])`, in a folder of its own and in English."""
    monkeypatch.chdir(tmp_path)
    for name in ("PARLOUR_LANG", "LC_ALL", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, lines: Sequence[str] = (), columns: int = 100, stdin: io.TextIOBase | None = None) -> Answer:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdin", stdin or io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        status = main([str(word) for word in words])
        told = capsys.readouterr()
        assert "\x1b" not in told.out
        assert "Traceback" not in told.err
        return Answer(status, told.out, told.err)

    return run


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The record of a whole game."""
    table = Table("worlds_fair", 2, 5)
    while table.turn is not None:
        table.play(table.legal()[0])
    path = tmp_path / "whole.record"
    save(path, table.record, ["human", "greedy"])
    return path


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A server that was begun here logs to a stream that is soon closed."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
