"""What is kept is its owner's to read and nobody else's, whatever the umask, and also where it was not."""

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.store import backup, rows
from parlour.server.store.base import CannotOpen
from parlour.server.store.modes import private_file
from parlour.server.store.sqlite import SqliteStore
from tests.server.test_store import SEATS, table


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The mode of a folder and of all that lies in it."""
    return {path.name: path.stat().st_mode & 0o7777 for path in [folder, *folder.iterdir()]}


async def used(path: Path) -> dict[str, int]:
    """The modes while a store is served."""
    store = SqliteStore(f"sqlite:///{path}")
    await store.open()
    await store.write(rows.create(table(), SEATS, []))
    await store.read(rows.load("t"))
    await store.read(backup.back_up(path.parent / "b.gz"))
    found = modes(path.parent)
    await store.close()
    return found


PRIVATE = {"a.sqlite": 0o600, "a.sqlite-wal": 0o600, "a.sqlite-shm": 0o600, "a.sqlite.lock": 0o600, "b.gz": 0o600}
PRIVATE["a.sqlite.mark"] = 0o600


@pytest.mark.usefixtures("umask")
def test_a_new_store_is_its_owners_alone(tmp_path: Path) -> None:
    found = asyncio.run(used(tmp_path / "data" / "a.sqlite"))
    assert found == {"data": 0o700, **PRIVATE}


def test_a_store_that_others_could_read_is_mended_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    asyncio.run(used(folder / "a.sqlite"))
    folder.chmod(0o755)
    for name in ("a.sqlite", "a.sqlite.lock", "b.gz"):
        (folder / name).chmod(0o644)
    (folder / "a.sqlite-wal").touch(0o644)
    with caplog.at_level(logging.WARNING, "parlour.server"):
        again = SqliteStore(f"sqlite:///{folder}/a.sqlite")
        asyncio.run(opened_and_closed(again))
    found = modes(folder)
    assert {found[name] for name in ("a.sqlite", "a.sqlite.lock")} == {0o600}
    assert found["data"] == 0o700
    assert {Path(getattr(line, "path", "")).name for line in caplog.records} >= {"data", "a.sqlite", "a.sqlite.lock"}
    caplog.clear()
    asyncio.run(opened_and_closed(SqliteStore(again.url)))
    assert not caplog.records, "said once"


async def opened_and_closed(store: SqliteStore) -> None:
    await store.open()
    await store.close()


def test_a_folder_that_is_not_parlours_own_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store may lie in /tmp, or in somebody's home: only its files are ours."""
    shared, sticky = tmp_path / "shared", tmp_path / "sticky"
    shared.mkdir()
    sticky.mkdir()
    shared.chmod(0o755)
    sticky.chmod(0o1777)
    monkeypatch.setenv("PARLOUR_DATA", str(sticky))
    for folder, mode in ((shared, 0o755), (sticky, 0o1777)):
        found = asyncio.run(used(folder / "a.sqlite"))
        assert found == {folder.name: mode, **PRIVATE}


def test_an_older_backup_is_private_before_anything_is_written(tmp_path: Path) -> None:
    old = tmp_path / "b.gz"
    old.write_bytes(b"old")
    old.chmod(0o666)
    with private_file(old):
        assert (old.stat().st_mode & 0o777, old.stat().st_size) == (0o600, 0)


def test_a_file_that_is_no_store_is_left_as_it_is(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine\n" * 100, "utf-8")
    notes.chmod(0o644)
    with pytest.raises(CannotOpen):
        asyncio.run(opened_and_closed(SqliteStore(f"sqlite:///{notes}")))
    assert notes.stat().st_mode & 0o777 == 0o644
