"""`parlour sit`: a bot takes an invited seat at a server; and one in another language does the same."""

import argparse
import asyncio
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.commands import sit
from parlour.cli.complaint import Complaint
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
        with pytest.raises(Complaint, match=r"Fails failed: KeyError: 'boom'; a stand-in plays its seat now"):
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
        result = json.loads(done.stdout)
        assert sorted(result["ranks"]) in ([1, 2], [1, 1])

    run(story)
