"""What an operator does: start and stop, back up and restore, close, ban, forget, revalidate."""

import argparse
import asyncio
import gzip
import json
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.commands.host import add_arguments
from parlour.cli.commands.serve import lan_address, listening
from parlour.client import Client
from parlour.server.store import backup, rows
from parlour.server.store.base import Store
from parlour.server.store.entries import Played, columns
from parlour.server.store.opening import make_store
from parlour.server.tables.operator import Operator
from parlour.server.tables.revalidate import examined, revalidate
from tests import high_card
from tests.book import ROOT
from tests.server.killing import Process, free_port
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_tables import duel, refused


@pytest.mark.parametrize("place", PLACES)
def test_a_backup_goes_from_any_store_to_any_store(place: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"

    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        await ann.play(table, 0, "keep")
        await ann.do(table, "chat", text="hé")
        many = await served.rooms.store.snapshot(backup.back_up(file))
        before = await served.rooms.store.read(rows.load(table))
        async with a_store(PLACES[1 - PLACES.index(place)]) as other:
            assert await other.write(backup.restore(file)) == many
            assert await other.read(rows.load(table)) == before
            with pytest.raises(backup.BadBackup, match="not empty"):
                await other.write(backup.restore(file))

    run(test, place=place)


@pytest.mark.parametrize(("schema", "fits"), [("0001", True), ("9999", False)])
def test_a_backup_of_an_older_schema_comes_back_too(schema: str, fits: bool, tmp_path: Path) -> None:
    async def running() -> None:
        file = tmp_path / "old.gz"
        player = {"id": "ann", "name": "Ann", "made": 1, "banned": False, "link": None, "webhook": None}
        lines = [{"parlour": "0.1", "schema": schema}, ["players", player]]
        file.write_bytes(gzip.compress(b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"))
        async with a_store("sqlite") as store:
            if fits:
                assert await store.write(backup.restore(file)) == 1
            else:
                with pytest.raises(backup.BadBackup, match="9999"):
                    await store.write(backup.restore(file))

    asyncio.run(running())


def test_a_cut_or_foreign_file_is_no_backup(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
        await store.read(backup.back_up(good))
        for content in (good.read_bytes()[:30], b"hello", b""):
            bad.write_bytes(content)
            with pytest.raises(backup.BadBackup):
                await store.write(backup.restore(bad))

    async def running() -> None:
        async with a_store("sqlite") as store:
            await test(store)

    asyncio.run(running())


def test_a_table_closed_from_outside_is_closed(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        done = await asyncio.to_thread(host, served.rooms.store.url, "close", table, "--word", "good night")
        assert done == 0

        async def closed() -> bool:
            return bool((await ann.ask("GET", f"/tables/{table}"))["phase"] == "closed")

        await eventually(closed)
        await refused(ann.play(table, 0, "keep"), 409, "not-playing")
        assert (await ann.ask("GET", f"/tables/{table}"))["word"] == "good night"

    run(test)


def host(url: str, *words: str) -> int:
    return main(["host", "--database", url, *words])


def test_the_operators_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"

    async def fill() -> str:
        async with a_server(url=url) as served:
            ann = await served.guest("Ann")
            await ann.make("worlds_fair", [ME, OPEN])
            return str((await ann.ask("GET", "/me"))["player"])

    player = asyncio.run(fill())
    assert host(url, "backup", f"{tmp_path}/b.gz") == 0
    assert host(f"sqlite:///{tmp_path}/c.sqlite", "restore", f"{tmp_path}/b.gz") == 0
    assert host(f"sqlite:///{tmp_path}/c.sqlite", "restore", f"{tmp_path}/b.gz") == 2
    assert host(url, "ban", player) == 0
    assert host(url, "forget", player) == 0
    assert host(url, "forget", player) == 2
    assert host(url, "close", "nothing") == 2
    assert main(["revalidate", "--database", url]) == 0
    said = capsys.readouterr()
    assert "rows brought back" in said.out
    assert "not empty" in said.err
    assert "0 games replayed, 0 differ" in said.out


def test_a_game_that_no_longer_replays_is_paused_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        over = (await ann.make("high_card", [ME, ME]))["table"]["table"]
        for at in range(4):
            await ann.play(over, at, "keep")
        store = served.rooms.store
        await ann.make("high_card", [ME, OPEN])
        shut = (await ann.make("high_card", [ME, ME]))["table"]["table"]
        never = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        for id in (shut, never):
            await Operator(store, "olga", served.rooms.now).close(id, "not nice")

        async def differences() -> list[str]:
            found = revalidate(store, ["playing", "paused", "over", "closed"])
            return sorted([one.word async for one in found if one is not None])

        assert await differences() == []
        monkeypatch.setattr(high_card.GAME, "versions", [2])  # a Parlour that has forgotten the first
        word = "high_card by version 1 of its rules is not known here; known: 2"
        assert await differences() == [word] * 3, "of the closed ones, that which had begun"
        served.rooms.awake.clear()
        info = await bob.ask("GET", f"/tables/{table}")
        assert (info["phase"], info["word"]) == ("paused", word)
        await refused(bob.play(table, 1, "keep"), 409, "not-playing")
        monkeypatch.setattr(high_card.GAME, "versions", [1])
        assert await differences() == []
        served.rooms.awake.clear()
        await bob.play(table, 1, "keep")
        loaded = await store.read(rows.load(table))
        assert loaded is not None
        loaded.entries[0] = Played(at=0, seat=0, action="nonsense")
        assert "no longer replays" in str(examined(loaded))

    run(test)


def test_it_starts_answers_and_stops_and_loses_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        server = Process(f"sqlite:///{tmp_path}/a.sqlite", free_port())
        await server.start()
        async with Client(server.url) as ann:
            await ann.be("Ann")
            table = (await ann.make("worlds_fair", [ME, {"kind": "bot", "level": 2}], lots=False))["table"]["table"]
            ear = ann.told(table, 0)
            await anext(ear)
            await ann.play(table, 0, "place agriculture")
            second = subprocess.run(
                [sys.executable, "-m", "parlour.cli", "serve", "--port", "1", "--database", server.database],
                capture_output=True, text=True, cwd=ROOT, check=False,
            )  # fmt: skip
            assert second.returncode == 2
            assert "another Parlour serves" in second.stderr
            await asyncio.wait_for(server.stop(signal.SIGTERM), 300)  # an open socket does not keep it
            await ear.aclose()  # type: ignore[attr-defined]
        store = make_store(server.database)
        await store.open()
        loaded = await store.read(rows.load(table))
        await store.close()
        assert loaded is not None
        assert columns(loaded.entries[0])["text"] == "place agriculture"

    asyncio.run(test())


def test_the_local_network_gets_an_address_and_a_picture_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def serve(url: str, listener: socket.socket, settings: object, proxies: object, ready: Callable[[], None]) -> int:
        asked.append(listener.getsockname()[0])
        ready()
        return 0

    monkeypatch.setattr("parlour.server.serve.serve", serve)
    port = free_port()
    assert main(["serve", "--lan", "--port", str(port), "--database", "sqlite://"]) == 0
    said = capsys.readouterr().out
    assert f"http://{lan_address()}:{port}" in said
    assert "█" in said or "▄" in said
    assert asked == ["0.0.0.0"]


def test_answers_are_sent_at_once() -> None:
    """asyncio turns off Nagle's waiting only on sockets that say they are TCP."""
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_the_page_on_hosting_names_options_that_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "serve", "--help"], capture_output=True, text=True, cwd=ROOT, check=True
    ).stdout
    lines = [line for line in page.splitlines() if "parlour serve" in line or line.startswith("At turn-based")]
    options = set(re.findall(r"(?<![\w-])--[a-z]+", "\n".join(lines)))
    assert len(options) >= 5
    assert all(option in told for option in options)


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["host", "bans"], ["revalidate"]])
def test_a_password_on_the_command_line_is_warned_of(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = [command[0], "--database", "postgresql://parlour:hunter2@127.0.0.1:1/none", *command[1:]]
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "can see the password" in said
    assert "hunter2" not in said
    words[2] = "postgresql://parlour@127.0.0.1:1/none"
    assert main(words) == 2
    assert "password" not in capsys.readouterr().err


def test_the_page_on_hosting_has_an_example_of_every_command() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    examples = re.findall(r"^\| `parlour host (.+?)` \|", page, re.MULTILINE)
    shown = {parser.parse_args(shlex.split(one)).command for one in examples}
    (commands,) = (action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    assert shown | {"backup", "restore"} == set(commands)
    assert all(f"parlour host {command}" in page or f"… {command}" in page for command in ("backup", "restore"))


def test_the_container_file_serves_as_the_page_says() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert "parlour" in text
    command = json.loads(text.split("\nCMD ")[1].splitlines()[0])
    assert command[:2] == ["parlour", "serve"]
    assert "USER parlour" in text


@pytest.mark.parametrize("place", PLACES)
def test_a_database_is_made_by_its_first_server(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(url=a_database(place, tmp_path)) as served:
            assert served.rooms.count == 0

    asyncio.run(test())
