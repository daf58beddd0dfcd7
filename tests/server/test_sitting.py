"""`parlour sit`: a bot takes an invited seat at a server; and one in another language does the same."""

import argparse
import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from parlour.cli.commands import sit
from parlour.cli.complaint import Complaint
from parlour.client import Client
from parlour.core.engine import legal
from parlour.core.game import find
from parlour.core.table import Table
from parlour.server.http.rates import AT_TABLES, SCENES
from parlour.server.limits import Limits, Rate
from parlour.server.refusal import Refusal
from parlour.server.tables.room import Room
from tests.book import ROOT
from tests.server.serving import Served, run

BOT = ROOT / "examples" / "bot.ts"
TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript"
STRIPS = (22, 18)  # from this version on node runs TypeScript by itself


async def invited(served: Served, game: str, seats: int = 2) -> tuple[str, str]:
    """The table and link of an invitation, the other seats a bot's."""
    ada = await served.guest("Ada")
    plan: list[dict[str, Any]] = [{"kind": "invited"}, *({"kind": "bot", "level": 1} for _ in range(seats - 1))]
    made = await ada.make(game, plan)
    table = made["table"]["table"]
    return table, f"{served.url}/t/{table}#seat={made['tokens']['0']}"


@pytest.mark.parametrize("bot", ["random", "tests.bots.test_brought:First"])
def test_a_bot_plays_its_seat_to_the_end(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(served: Served) -> None:
        _, link = await invited(served, "worlds_fair")
        arguments = argparse.Namespace(link=link, bot=bot, seed=1, lang="en")
        assert await asyncio.to_thread(sit.run, arguments) == 0

    run(story)
    assert f"{bot} ends as number" in capsys.readouterr().out


def test_a_bot_that_fails_leaves_its_seat_to_a_stand_in() -> None:
    async def story(served: Served) -> None:
        table, link = await invited(served, "worlds_fair")
        arguments = argparse.Namespace(link=link, bot="tests.bots.test_brought:Fails", seed=1, lang="en")
        said = r"Fails failed: KeyError: 'boom' \(.*test_brought.py:\d+, in choose\); a stand-in plays its seat now"
        with pytest.raises(Complaint, match=said):
            await asyncio.to_thread(sit.run, arguments)
        watcher = await served.guest("Bob")
        assert (await watcher.ask("GET", f"/tables/{table}"))["seats"][0]["away"]
        told = await watcher.ask("GET", f"/tables/{table}/told")
        assert ("leave", 0) in [(one["kind"], one["seat"]) for one in told]

    run(story)


def test_the_server_refuses_a_seat_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    async def story(served: Served) -> None:
        _, link = await invited(served, "worlds_fair")
        arguments = argparse.Namespace(link=link[:-1] + "!", bot="random", seed=1, lang="en")
        with pytest.raises(Complaint, match=r"40[13]"):
            await asyncio.to_thread(sit.run, arguments)

    run(story)


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("parlour", "is no link of a table"),
        ("http://here/play/abc#seat=x", "is no link of a table"),
        ("http://here/t/abc", "has no seat"),
        ("http://here/t/abc#seat=", "has no seat"),
    ],
)
def test_what_is_no_invitation_is_said(link: str, said: str) -> None:
    with pytest.raises(Complaint, match=said):
        sit.taken_apart(link)


def runnable(folder: Path) -> list[str]:
    """How the example is run here; it is left out where nothing can."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node here")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    sockets = [] if version[0] >= 22 else ["--experimental-websocket"]
    if version >= STRIPS:
        return [node, *sockets, str(BOT)]
    if not TYPESCRIPT.is_dir():
        pytest.skip(f"node {said.strip()} runs no TypeScript by itself, and the page's compiler is not installed")
    plain = folder / "bot.mjs"
    code = (
        f"const ts = require({json.dumps(str(TYPESCRIPT))}); const fs = require('fs');"
        f"const made = ts.transpileModule(fs.readFileSync({json.dumps(str(BOT))}, 'utf8'),"
        " {compilerOptions: {target: 'ES2022', module: 'ESNext'}});"
        f"fs.writeFileSync({json.dumps(str(plain))}, made.outputText);"
    )
    subprocess.run([node, "-e", code], check=True)
    return [node, *sockets, str(plain)]


def test_a_bot_in_typescript_plays_over_the_wire(tmp_path: Path) -> None:
    command = runnable(tmp_path)

    async def story(served: Served) -> None:
        _, link = await invited(served, "gatsby")
        done = await asyncio.to_thread(
            subprocess.run, [*command, link], capture_output=True, text=True, check=False, timeout=280
        )
        assert done.returncode == 0, done.stderr
        assert_a_result(done.stdout)

    run(story)


def assert_a_result(said: str) -> None:
    """What the example prints at the end of a game of two."""
    assert sorted(json.loads(said)["ranks"]) in ([1, 2], [1, 1])


def test_it_waits_where_the_server_says_that_it_is_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = runnable(tmp_path)
    take = Limits.take
    asked: list[str] = []
    refused: list[str] = []

    def sometimes(limits: Limits, rate: Rate, who: str) -> None:
        if rate.what in (SCENES.what, AT_TABLES.what):
            asked.append(rate.what)
            if len(asked) % 30 in (4, 6, 7):  # looks and plays alternate
                refused.append(rate.what)
                raise Refusal("too-fast", f"too many {rate.what} at once; wait a little")
        take(limits, rate, who)

    async def story(served: Served) -> None:
        _, link = await invited(served, "worlds_fair")
        monkeypatch.setattr(Limits, "take", sometimes)
        done = await asyncio.to_thread(
            subprocess.run, [*command, link], capture_output=True, text=True, check=False, timeout=280
        )
        assert done.returncode == 0, done.stderr
        assert_a_result(done.stdout)

    run(story)
    assert set(refused) == {SCENES.what, AT_TABLES.what}


def test_it_waits_until_everybody_sits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = runnable(tmp_path)
    begun = Room.begun
    too_early = Event()

    def noted(room: Room) -> Table:
        if room.table is None:
            too_early.set()
        return begun(room)

    monkeypatch.setattr(Room, "begun", noted)

    async def story(served: Served) -> None:
        ada = await served.guest("Ada")
        made = await ada.make("worlds_fair", [{"kind": "invited"}, {"kind": "invited"}])
        links = [f"{served.url}/t/{made['table']['table']}#seat={made['tokens'][seat]}" for seat in ("0", "1")]
        first = subprocess.Popen([*command, links[0]], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            assert await asyncio.to_thread(too_early.wait, 140), "it looks before anybody else is there"
            second = await asyncio.to_thread(
                subprocess.run, [*command, links[1]], capture_output=True, text=True, check=False, timeout=140
            )
            said, wrong = await asyncio.to_thread(first.communicate, timeout=140)
        finally:
            first.kill()
        assert (first.returncode, second.returncode) == (0, 0), wrong + second.stderr
        assert_a_result(said)
        assert said == second.stdout

    run(story)


def test_the_page_shows_how_a_program_makes_an_invitation() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    shown = re.search(r"^   ```python\n(.*?)^   ```", page, re.MULTILINE | re.DOTALL)
    assert shown is not None

    async def story(served: Served) -> None:
        body = shown.group(1).replace("http://127.0.0.1:1893", served.url)
        told: dict[str, Any] = {"Client": Client}
        exec(f"async def made():\n{body}\n       return link", told)  # our own page
        server, table, token = sit.taken_apart(await told["made"]())
        async with Client(server, token) as invited:
            assert (await invited.join(table, token=token))["seat"] in (0, 1)
            assert (await invited.ask("GET", f"/tables/{table}"))["game"] == "kairo"

    run(story)
    action = re.search(r'"action": "([^"]+)"', page)
    assert action is not None
    assert action.group(1) in [option.write() for option in legal(find("worlds_fair").setup(2, 5, {}))]
