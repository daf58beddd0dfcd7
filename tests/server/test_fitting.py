"""A store that is whole and yet not ours: tables, columns and keys that are gone, values of another kind."""

import asyncio
import logging
import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from parlour.cli import main
from parlour.server.store.base import CannotOpen
from parlour.server.store.fitting import KINDS, differing, lacking, misfit, odd_values, unreadable
from parlour.server.store.opening import make_store
from parlour.server.store.schema import METADATA
from parlour.server.store.sqlite import SqliteStore
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import BOT, ME, OPEN, a_server

Capture = pytest.CaptureFixture[str]
COMMANDS = [["host", "check"], ["host", "tables"], ["revalidate"], ["host", "backup"]]


async def fill(url: str) -> None:
    async with a_server(url=url) as served:
        ann = await served.guest("Ann")
        await ann.make("high_card", [ME, OPEN], public=True)
        await ann.make("high_card", [ME, BOT])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The store of a server that was stopped."""
    asyncio.run(fill(f"sqlite:///{tmp_path}/a.sqlite"))
    return tmp_path / "a.sqlite"


def change(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute("pragma foreign_keys=off")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def said(file: Path, command: list[str], capsys: Capture) -> tuple[int, str]:
    """What a command says of a store, in a line."""
    words = [command[0], "--database", f"sqlite:///{file}", *command[1:]]
    capsys.readouterr()
    status = main([*words, str(file.with_suffix(".gz"))] if "backup" in command else words)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert told.err.count("\n") <= 1, told.err
    return status, told.out + told.err


def test_every_column_of_the_schema_is_of_a_kind_that_is_known() -> None:
    columns = [column for table in METADATA.sorted_tables for column in table.c]
    assert [str(column) for column in columns if type(column.type) not in KINDS] == []


def test_ratings_are_numbers_that_fit(file: Path, capsys: Capture) -> None:
    """A store with rated games is opened, checked and kept; one whose rating is a word is not."""
    rating = METADATA.tables["ratings"]
    assert misfit(rating.c.mu, 1500.0) is None
    assert misfit(rating.c.mu, "much") is not None
    change(
        file,
        "insert into ratings (player, game, seats, mu, sigma, games)"
        " select id, 'high_card', 2, 25.5, 8, 1 from players limit 1",
    )
    for command in (["host", "check"], ["host", "backup"]):
        assert said(file, command, capsys)[0] == 0
    change(file, "update ratings set mu = 'much'")
    status, told = said(file, ["host", "check"], capsys)
    assert status != 0
    assert "mu" in told


@pytest.mark.parametrize("place", PLACES)
def test_a_store_of_ours_fits(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            for look in (lacking, differing, unreadable):
                assert await store.read(look) == []
            if isinstance(store, SqliteStore):
                assert await store.read(odd_values) == []
            assert await store.check() == []

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("drop table chat", "the table chat is missing"),
        ('alter table players drop column "webhook"', "the column players.webhook is missing"),
    ],
)
def test_a_store_without_a_table_or_a_column_is_not_opened(
    place: str, statement: str, told: str, tmp_path: Path
) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        store = make_store(url)
        await store.open()

        def damage(connection: Connection) -> None:
            connection.execute(text(statement))

        await store.write(damage)
        await store.close()
        again = make_store(url)
        try:
            with pytest.raises(CannotOpen, match=told):
                await again.open()
        finally:
            await again.close()

    asyncio.run(test())


@pytest.mark.parametrize("command", [*COMMANDS, ["serve", "--port", "0"]])
def test_a_missing_table_is_said_by_every_command(
    command: list[str], file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.serve.log_to_stderr", lambda: None)
    change(file, "drop table seats")
    status, told = said(file, command, capsys)
    assert status == 2
    assert "is damaged: the table seats is missing" in told


def test_a_missing_key_is_found_by_a_check(file: Path, capsys: Capture) -> None:
    change(file, "drop index ix_tables_due")
    status, told = said(file, ["host", "check"], capsys)
    assert status == 2
    assert "ix_tables_due" in told


@pytest.mark.parametrize(
    ("statement", "column"),
    [
        ("update tables set due = 'soon'", "tables.due"),
        ("update tables set changed = 'x', made = 1.5", "tables.changed"),
        ("update players set name = x'ff00'", "players.name"),
        ("update players set name = char(65, 0, 66)", "players.name"),
        ("update tables set public = 7", "tables.public"),
        ("update seats set seat = seat + 3000000000", "seats.seat"),
    ],
)
def test_values_of_another_kind_are_found_and_no_command_stumbles_over_them(
    statement: str, column: str, file: Path, capsys: Capture, caplog: pytest.LogCaptureFixture
) -> None:
    change(file, statement)
    status, told = said(file, ["host", "check"], capsys)
    assert status == 2
    assert "this store is damaged: " in told
    assert f"{column}: " in told
    for command in COMMANDS[1:]:
        said(file, command, capsys)

    async def served() -> None:
        store = SqliteStore(f"sqlite:///{file}")
        await store.open()
        await store.close()

    caplog.clear()
    with caplog.at_level(logging.INFO, "parlour.server"):
        asyncio.run(served())
    assert [column in getattr(line, "why", "") for line in caplog.records] == [True], "a server says it in a line"


@pytest.mark.parametrize("seed", range(3))
def test_flipped_bytes_are_a_line_whatever_is_asked(seed: int, file: Path, capsys: Capture) -> None:
    content = bytearray(file.read_bytes())
    for step in range(240):  # most of a small store is free space, where nothing is damaged
        content[4096 + (step * 7919 + seed * 104729) * 31 % (len(content) - 4096)] ^= 0xFF
    file.write_bytes(content)
    statuses = [said(file, command, capsys)[0] for command in COMMANDS]
    assert statuses[0] == 2


def test_a_text_that_is_none_is_a_line(file: Path, capsys: Capture) -> None:
    change(file, "update tables set options = cast(x'7bff' as text)")
    for command in (["host", "check"], ["revalidate"], ["host", "backup"]):
        status, told = said(file, command, capsys)
        assert status == 2, told
        assert "this store is damaged: tables: a row cannot be read" in told


def test_a_backup_replaces_nothing_that_is_there_unless_it_is_wanted(file: Path, capsys: Capture) -> None:
    url, folder = f"sqlite:///{file}", file.parent
    mine = folder / "mine.txt"
    mine.write_text("a letter")
    assert main(["host", "--database", url, "backup", str(mine)]) == 2
    assert mine.read_text() == "a letter"
    assert f"{mine} is there already" in capsys.readouterr().err
    assert main(["host", "--database", url, "backup", str(mine), "--replace"]) == 0
    assert mine.read_bytes()[:2] == b"\x1f\x8b"


def test_a_backup_never_replaces_what_is_no_plain_file(file: Path, capsys: Capture) -> None:
    url, folder = f"sqlite:///{file}", file.parent
    os.mkfifo(folder / "pipe")
    (folder / "link").symlink_to(folder / "elsewhere")
    (folder / "to.part").symlink_to(folder / "elsewhere")
    for name in ("pipe", "link", "to", ".", "/dev/null"):
        assert main(["host", "--database", url, "backup", str(folder / name), "--replace"]) == 2
        assert "is no plain file" in capsys.readouterr().err
    assert (folder / "pipe").is_fifo()
    assert not (folder / "elsewhere").exists()


@pytest.mark.parametrize("number", ["99999999999999999999999", "0", "x", "-1", "\u0661", "9" * 5000])
def test_numbers_that_no_store_has_are_a_line(number: str, file: Path, capsys: Capture) -> None:
    assert main(["host", "--database", f"sqlite:///{file}", "delete-line", "t", "--", number]) == 2
    assert "is no number" in capsys.readouterr().err
    assert main(["host", "--database", f"sqlite:///{file}", "ban", "10.0.0.0/8", "--days", "99999999"]) == 2
    assert "36500 days at most" in capsys.readouterr().err
