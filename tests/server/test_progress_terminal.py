"""`parlour progress --server`: what a server knows of the guest of this terminal, and nothing to strangers."""

import asyncio
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.commands.daily import keep
from parlour.client import Client
from tests.server.serving import BOT, ME, Served, run

GAME = "worlds_fair"


def test_my_progress_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))

    async def test(served: Served) -> None:
        async def told(lang: str) -> str:
            capsys.readouterr()
            asked = ["progress", "--server", served.url, "--lang", lang]
            assert await asyncio.to_thread(main, asked) == 0
            return capsys.readouterr().out

        assert "has judged nothing of yours yet" in await told("en")
        async with Client(served.url) as ann:
            await ann.be("Ann")
            keep(ann, served.url)
            assert "has judged nothing of yours yet" in await told("en")
            wanted = {"game": GAME, "seats": [ME, BOT], "id": "a", "lots": False}
            table = (await ann.ask("POST", "/tables", wanted))["table"]["table"]
            scene = await ann.ask("GET", f"/tables/{table}/scene")
            await ann.play(table, scene["at"], scene["options"][-1]["action"])
            await ann.ask("GET", f"/tables/{table}/coach", move=0)
        assert "too few for an interval" in await told("en")
        assert "za mało na przedział" in await told("pl")
        assert main(["progress", "--server", "nowhere"]) == 2

    run(test)
