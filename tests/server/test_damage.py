"""Damage is noticed: a log cut short, files deleted under the server, a file that is no longer whole, a bad backup."""

import asyncio
import gzip
import json
import logging
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.cli import main
from parlour.client import Refused
from parlour.server.store import backup, rows, sqlite
from parlour.server.store.base import CannotOpen
from parlour.server.store.damage import Mark
from parlour.server.store.entries import Played, columns
from parlour.server.store.sqlite import SqliteStore
from tests.book import ROOT
from tests.server.places import PLACES, a_store
from tests.server.serving import ME, a_server
from tests.server.test_store import PLAYING, SEATS, table

PLAYED = 12
NAME = "a.sqlite"


async def opened(folder: Path) -> SqliteStore:
    store = SqliteStore(f"sqlite:///{folder}/{NAME}")
    await store.open()
    return store


async def left_behind(folder: Path) -> Path:
    """The files of a server that was killed after it had acknowledged twelve actions."""
    await (await opened(folder)).close()
    store = await opened(folder)
    await store.write(rows.create(table(), SEATS, []))
    for at in range(PLAYED):
        await store.write(rows.append("t", Played(at=at, seat=0, action="place arts"), PLAYING))
    after = folder / "after"
    after.mkdir()
    for file in folder.glob(f"{NAME}*"):
        shutil.copy(file, after)
    await store.close()
    return after


def cut(folder: Path) -> None:
    log = folder / f"{NAME}-wal"
    log.write_bytes(log.read_bytes()[:-5000])


def remove_log(folder: Path) -> None:
    (folder / f"{NAME}-wal").unlink()


def remove_all(folder: Path) -> None:
    for file in (NAME, f"{NAME}-wal", f"{NAME}-shm"):
        (folder / file).unlink()


def tear_mark(folder: Path) -> None:
    mark = folder / f"{NAME}.mark"
    mark.write_bytes(mark.read_bytes()[:20])


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda _: None, None),
        (cut, "the last 1 of 15 commits are missing"),
        (remove_log, "the last 14 of 15 commits are missing"),
        (remove_all, "another store with 15 commits was here before, and is gone"),
        (tear_mark, None),
    ],
)
def test_a_store_that_has_lost_commits_says_so(
    damage: Callable[[Path], None], told: str | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        folder = await left_behind(tmp_path)
        damage(folder)
        for again in range(2):  # it is said once: from then on the store is what it is
            caplog.clear()
            with caplog.at_level(logging.INFO, "parlour.server"):
                store = await opened(folder)
            said.append(caplog.text)
            await store.write(rows.create(table(f"later{again}"), SEATS, []))
            await store.close()

    said: list[str] = []
    asyncio.run(test())
    assert (told in said[0]) if told is not None else said[0] == ""
    assert said[1] == ""


def test_a_mark_is_read_as_it_was_written(tmp_path: Path) -> None:
    mark = Mark(tmp_path / NAME)
    assert mark.read() is None
    for commits in (1, 999, 7):
        mark.write(5, commits)
        assert mark.read() == (5, commits)
    mark.close()
    for bad in (b"", b"1 2", b"1 2 3\n", b"x y z\n", b"\xff" * 40):
        mark.path.write_bytes(bad)
        assert mark.read() is None


@pytest.mark.parametrize("gone", [NAME, f"{NAME}-wal"])
def test_files_deleted_under_the_server_are_noticed_and_what_they_held_is_kept(gone: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(url=f"sqlite:///{tmp_path}/{NAME}") as served:
            ann = await served.guest("Ann")
            made = (await ann.make("high_card", [ME, ME]))["table"]["table"]
            await ann.play(made, 0, "keep")
            (tmp_path / gone).unlink()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("parlour.client.PATIENCE", 1)
                patch.setattr("parlour.client.LONGEST", 0.1)
                with pytest.raises(Refused, match="503 away"):
                    await ann.play(made, 1, "keep")
            async with httpx.AsyncClient(base_url=served.url) as http:
                assert (await http.get("/health/live")).status_code == 200
                assert (await http.get("/health/ready")).status_code == 503
        rescued = SqliteStore(f"sqlite:///{tmp_path}/{NAME}.rescued")
        await rescued.open()
        loaded = await rescued.read(rows.load(made))
        await rescued.close()
        assert loaded is not None
        assert [columns(entry)["text"] for entry in loaded.entries] == ["keep"]

    asyncio.run(test())


def test_a_file_that_is_not_whole_is_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.serve.log_to_stderr", lambda: None)

    async def fill() -> None:
        store = await opened(tmp_path)
        for number in range(1000):
            await store.write(rows.create(table(f"t{number}"), SEATS, []))
        await store.close()

    asyncio.run(fill())
    url = f"sqlite:///{tmp_path}/{NAME}"
    assert main(["host", "--database", url, "check"]) == 0
    content = bytearray((tmp_path / NAME).read_bytes())
    content[-60_000:-20_000] = bytes(40_000)
    (tmp_path / NAME).write_bytes(content)
    assert main(["serve", "--port", "0", "--database", url]) == 2
    assert main(["host", "--database", url, "check"]) == 2
    said = capsys.readouterr()
    assert "nothing is damaged" in said.out
    assert f"{NAME} is damaged: " in said.err
    assert "this store is damaged: " in said.err


def test_a_huge_file_is_not_checked_at_the_start_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        for _ in range(2):
            await (await opened(tmp_path)).close()

    monkeypatch.setattr(sqlite, "CHECKED", 10)
    with caplog.at_level(logging.INFO, "parlour.server"):
        asyncio.run(test())
    assert caplog.text.count("not checked now") == 1


def test_a_file_that_is_none_of_ours_gets_a_line(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"this is no database" * 100)
    with pytest.raises(CannotOpen, match="not a database"):
        asyncio.run(opened(tmp_path))


def test_a_full_disk_at_the_start_is_a_line(tmp_path: Path) -> None:
    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    command = [
        sys.executable,
        "-m",
        "parlour.cli",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/{NAME}",
    ]
    environ = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    done = subprocess.run(
        command, cwd=ROOT, env=environ, preexec_fn=full, capture_output=True, text=True, check=False
    )  # unmeasured: what counts lines could not write them down
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert f"cannot open {tmp_path}/{NAME}: " in done.stderr


PLAYER = {"id": "ann", "name": "Ann", "made": 1, "banned": False, "link": None, "webhook": None}
BAD: list[tuple[list[Any], str]] = [
    (["spoons", {"id": 1}], "line 3: there is no table 'spoons'"),
    (["players", {**PLAYER, "id": "bob", "shoes": 2}], "line 3: players has no column 'shoes'"),
    (["players", {"id": "bob", "made": 1}], "line 3: players.name is missing"),
    (["players", {**PLAYER, "id": "bob", "made": "soon"}], "line 3: players.made is 'soon', not of the kind int"),
    (["players", {**PLAYER, "id": "bob", "made": True}], "line 3: players.made is True"),
    (["players", {**PLAYER, "id": "bob", "name": None}], "line 3: players.name is None"),
    (["players", {**PLAYER, "id": "b" * 33}], "line 3: players.id is longer than 32 letters"),
    (["players", {**PLAYER, "id": "bob", "made": 2**63}], "line 3: players.made is a number that no store holds"),
    (["players", {**PLAYER, "id": "bob", "made": 10**30}], "line 3: players.made is a number that no store holds"),
    (["audit", {"n": 2**31, "time": 1, "by": "", "what": "", "whom": "", "word": ""}], "line 3: audit.n is a number"),
    (["players", {**PLAYER, "id": "bob", "name": "B\0b"}], "line 3: players.name has a letter that no store holds"),
    (["players", PLAYER], "lines 2 to 3: players cannot be stored"),
    (["devices", {"token": "x", "player": "nobody", "made": 1}], "line 3: devices cannot be stored"),
    (["players", [1, 2]], "is no backup of a Parlour, or is cut short"),
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("row", "told"), BAD)
def test_a_damaged_backup_is_refused_with_what_and_where_and_nothing_of_it_is_kept(
    place: str, row: list[Any], told: str, tmp_path: Path
) -> None:
    file = tmp_path / "bad.gz"
    lines = [{"parlour": "0.1", "schema": "0002"}, ["players", PLAYER], row]
    file.write_bytes(gzip.compress(b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"))

    async def test() -> None:
        async with a_store(place) as store:
            with pytest.raises(backup.BadBackup) as refused:
                await store.write(backup.restore(file))
            assert told in str(refused.value).replace("lines 3 to 3", "line 3")
            players = await store.read(lambda connection: connection.exec_driver_sql("select * from players").all())
            assert list(players) == []

    asyncio.run(test())


def test_a_backup_is_whole_or_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/{NAME}"
    assert main(["host", "--database", url, "backup", f"{tmp_path}/none/b.gz"]) == 2
    assert main(["host", "--database", url, "restore", f"{tmp_path}/none/b.gz"]) == 2
    said = capsys.readouterr().err
    assert "No such file" in said
    assert "Traceback" not in said
