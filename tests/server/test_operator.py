"""What an operator does beside a running server: looks, closes, reopens, deletes a line, exports; all of it noted."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.cli import main
from parlour.client import Client
from parlour.server.store import rows
from parlour.server.store.audit import since
from parlour.server.store.schema import entries
from tests.server.places import PLACES, a_database
from tests.server.serving import BOT, ME, OPEN, Served, a_server, eventually, run, until
from tests.server.test_forgetting import everything
from tests.server.test_tables import duel, refused

Capture = pytest.CaptureFixture[str]


def host(url: str, *words: str) -> int:
    return main(["host", "--database", url, *words])


class Operator:
    """The operator's keyboard: commands run in a thread, as the server has the loop."""

    def __init__(self, served: Served, capture: Capture) -> None:
        self._served = served
        self._capture = capture

    async def ask(self, *words: str) -> Any:
        self._capture.readouterr()
        assert await asyncio.to_thread(host, self._served.rooms.store.url, "--as", "olga", "--json", *words) == 0
        return json.loads(self._capture.readouterr().out)

    async def refused(self, *words: str) -> str:
        self._capture.readouterr()
        assert await asyncio.to_thread(host, self._served.rooms.store.url, *words) == 2
        said = self._capture.readouterr().err
        assert said.count("\n") == 1, "one line"
        return said


@pytest.mark.parametrize("place", PLACES)
def test_the_operator_looks(place: str, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann, bob, table = await duel(served, public=True)
        player = (await ann.ask("GET", "/me"))["player"]
        alone = (await bob.make("high_card", [ME, OPEN]))["table"]["table"]
        await ann.do(table, "chat", text="hello there")
        await bob.do(table, "chat", text="hi")
        found = await operator.ask("tables")
        assert {one["id"] for one in found} == {table, alone}
        (one,) = await operator.ask("tables", "--phase", "playing", "--game", "high_card", "--player", player)
        assert (one["id"], one["seats"], one["public"], one["at"]) == (table, ["Ann", "Bob"], True, 0)
        assert "secret" not in one
        assert len(await operator.ask("tables", "--last", "1")) == 1
        assert [one["name"] for one in await operator.ask("players", "--name", "aN")] == ["Ann"]
        (one,) = await operator.ask("players", "--name", "Bob")
        assert (one["banned"], one["devices"], one["seats"]) == (False, 1, 2)
        assert await operator.ask("players", "--banned") == []
        assert [one["text"] for one in await operator.ask("chat")] == ["hi", "hello there"]
        assert [one["name"] for one in await operator.ask("chat", "--table", table, "--player", player)] == ["Ann"]
        noted = await operator.ask("audit", "--last", "3")
        assert [(one["by"], one["what"]) for one in noted] == [("olga", "audit"), ("olga", "chat"), ("olga", "chat")]
        assert "'0' is no number" in await operator.refused("tables", "--last", "0")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_table_is_closed_and_reopened(place: str, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann, bob, table = await duel(served, clock={"kind": "turn", "seconds": 600})
        await ann.play(table, 0, "keep")
        ear = bob.told(table)
        await anext(ear)

        async def phase(wanted: str) -> None:
            await until(ear, lambda said: said["type"] == "table" and said["table"]["phase"] == wanted)

        await operator.ask("close", table, "--word", "good night")
        await phase("closed")
        earlier = update(entries).values(served=entries.c.served - 3_600_000)
        await served.rooms.store.write(lambda connection: connection.execute(earlier) and None)
        await refused(bob.play(table, 1, "keep"), 409, "not-playing")
        await refused(bob.do(table, "chat", text="why?"), 409, "table-closed")
        assert (await bob.ask("GET", f"/tables/{table}"))["word"] == "good night"
        await operator.ask("reopen", table)
        await phase("playing")
        loaded = await served.rooms.store.read(rows.load(table))
        assert loaded is not None
        assert (loaded.entries[-1].kind, loaded.row.at, loaded.row.turn) == ("reopen", 2, 1)
        began, again = (entry.served or 0 for entry in loaded.entries)
        assert again > began + 3_000_000
        assert loaded.row.due == again + 600_000, "an hour in which it was closed is on nobody's clock"
        await refused(bob.play(table, 1, "keep"), 409, "stale")
        await bob.play(table, 2, "keep")
        assert "no" in await operator.refused("reopen", table)
        assert "nothing" in await operator.refused("close", "nothing")
        for at in (3, 4):
            await (ann, bob)[(at + 1) % 2].play(table, at, "keep")
        await operator.ask("close", table)
        await phase("closed")
        assert (await ann.http.get(f"/api/replays/{table}/record")).status_code == 200, (
            "a finished game keeps its record"
        )
        await operator.ask("reopen", table)
        await phase("over")

    run(test, place=place)


def test_a_closed_table_with_bots_goes_on_when_reopened(capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        waiting = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        for one in (table, waiting):
            await operator.ask("close", one)
            await operator.ask("reopen", one)

        async def playing() -> bool:
            found = [await ann.ask("GET", f"/tables/{one}") for one in (table, waiting)]
            return [(one["phase"], one["at"]) for one in found] == [("playing", 1), ("open", 0)]

        await eventually(playing)
        await ann.play(table, 1, "keep")

        async def my_turn() -> bool:
            return bool((await ann.scene(table))["turn"] == 0)

        await eventually(my_turn)

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_line_is_deleted_and_its_number_stays(place: str, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann, bob, table = await duel(served)
        for text in ("one", "two", "awful"):
            await ann.do(table, "chat", text=text)
        ear = bob.told(table)
        await anext(ear)
        await operator.ask("delete-line", table, "3")
        heard = await until(ear, lambda said: said["type"] == "said")
        assert (heard["line"]["n"], heard["line"]["text"], heard["line"]["name"]) == (3, "", "")
        assert [line["text"] for line in await bob.ask("GET", f"/tables/{table}/chat")] == ["one", "two"]
        assert (await ann.do(table, "chat", text="four"))["n"] == 4
        assert "awful" not in await served.rooms.store.read(everything)
        assert "no" in await operator.refused("delete-line", table, "3")
        assert "is no number" in await operator.refused("delete-line", table, "x")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_ban_unban_forget_are_heard_within_seconds(place: str, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann, bob, table = await duel(served)
        player = (await ann.ask("GET", "/me"))["player"]

        async def status() -> int:
            return (await ann.http.get("/api/me")).status_code

        async def comes_to(wanted: int) -> bool:
            return await status() == wanted

        await operator.ask("ban", player, "--days", "2", "--word", "be kind")
        await eventually(lambda: comes_to(403))
        (banned,) = await operator.ask("bans")
        assert (banned["what"], banned["name"], banned["word"]) == (player, "Ann", "be kind")
        assert banned["until"] > banned["made"]
        await operator.ask("unban", player)
        await eventually(lambda: comes_to(200))
        assert await operator.ask("bans") == []
        await operator.ask("ban", "203.0.113.0/24")
        assert (await operator.ask("bans"))[0]["kind"] == "network"
        await operator.ask("unban", "203.0.113.9/24")
        await operator.ask("forget", player)
        await eventually(lambda: comes_to(401))

        async def nameless() -> bool:
            return bool((await bob.ask("GET", f"/tables/{table}"))["seats"][0]["name"] == "")

        await eventually(nameless)
        lines = await served.rooms.store.read(since(0))
        wanted = ["ban", "stand-in", "bans", "unban", "bans", "ban", "bans", "unban", "forget"]
        assert [line.what for line in lines] == wanted
        assert {line.by for line in lines} == {"olga"}
        assert player not in str(lines), "that somebody was forgotten is kept, not who"
        assert "wide" in await operator.refused("ban", "0.0.0.0/0")
        for words in (("ban", player), ("unban", player), ("forget", player), ("ban", player, "--days", "0")):
            await operator.refused(*words)
        assert len(await served.rooms.store.read(since(0))) == len(wanted), "what was not done is not noted"

    run(test, place=place)


async def played(served: Served) -> tuple[Client, str, str]:
    """Ann, who has played a game to its end, said something and uploaded a record."""
    ann, bob, table = await duel(served)
    for at in range(4):
        await (ann, bob)[at % 2].play(table, at, "keep")
    await ann.do(table, "chat", text="well played")
    await bob.do(table, "chat", text="Bob's own words")
    record = (await ann.http.get(f"/api/replays/{table}/record")).text
    await ann.ask("POST", "/records", {"record": record})
    await ann.ask("POST", "/me/link")
    await duel(served)
    return ann, table, str((await ann.ask("GET", "/me"))["player"])


def complete(told: dict[str, Any], table: str, player: str) -> None:
    """All of it is there, and nothing of others, no hash, no secret."""
    assert (told["player"], told["name"], told["banned"]) == (player, "Ann", False)
    assert [line["text"] for line in told["chat"]] == ["well played"]
    assert [one["table"] for one in told["tables"]] == [table]
    assert told["tables"][0]["outcome"]["ranks"]
    assert [deed["text"] for deed in told["deeds"]] == ["keep", "keep"]
    assert len(told["uploads"]) == len(told["links"]) == len(told["devices"]) == 1
    assert "Bob's own words" not in str(told)
    assert not {"token", "secret", "p256dh", "auth", "link"} & set(_keys(told))


def _keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for one in value.values() for key in _keys(one))]
    return [key for one in value for key in _keys(one)] if isinstance(value, list) else []


@pytest.mark.parametrize("place", PLACES)
def test_all_of_a_guest_is_exported(place: str, tmp_path: Path, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann, table, player = await played(served)
        complete(await ann.ask("GET", "/me/export"), table, player)
        folder = tmp_path / "ann"
        await operator.ask("export", player, str(folder))
        complete(json.loads((folder / "guest.json").read_text("utf-8")), table, player)
        assert sorted(path.name for path in folder.iterdir()) == sorted(["guest.json", f"{table}.record"])
        assert main(["verify", str(folder / f"{table}.record")]) == 0
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        assert folder.stat().st_mode & 0o777 == 0o700
        await operator.refused("export", player, str(folder))
        await operator.refused("export", "nobody", str(tmp_path / "none"))
        assert not (tmp_path / "none").exists()
        async with Client(served.url) as nobody:
            await refused(nobody.ask("GET", "/me/export"), 401, "no-guest")

    run(test, place=place)


def test_commands_draw_columns_that_cannot_move_the_cursor(tmp_path: Path, capsys: Capture) -> None:
    url = a_database("sqlite", tmp_path)

    async def fill() -> None:
        async with a_server(url=url) as served:
            await served.guest("Ann")

    asyncio.run(fill())
    assert host(url, "tables") == 0
    assert capsys.readouterr().out == "none\n"
    assert host(url, "players") == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["id", "name", "banned"]
    assert row.split()[1:3] == ["Ann", "no"]
    assert row.index("Ann") == head.index("name")
    from parlour.cli.commands.host import drawn

    assert drawn([{"a": "x\x1b[2Jy", "b": None, "c": ["p", "q"], "d": 0}]).splitlines()[1] == "x?[2Jy  -  p, q  0"


def test_a_backup_brings_the_audit_back_and_looking_does_not_fill_a_store(tmp_path: Path, capsys: Capture) -> None:
    one, two = (f"sqlite:///{tmp_path}/{name}.sqlite" for name in ("one", "two"))
    assert host(one, "--as", "olga", "bans") == 0
    assert host(one, "--as", "olga", "backup", f"{tmp_path}/b.gz") == 0
    assert host(two, "--as", "pete", "tables") == 0
    assert host(two, "--as", "pete", "restore", f"{tmp_path}/b.gz") == 0
    capsys.readouterr()
    assert host(two, "--json", "audit") == 0
    noted = [(line["by"], line["what"]) for line in json.loads(capsys.readouterr().out)]
    assert noted[1:] == [("pete", "restore"), ("olga", "bans")]
