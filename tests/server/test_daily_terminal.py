"""`parlour daily`: the deals of a server at the terminal, played there, and told how it went."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.commands.daily import guests_file
from parlour.server.tables import drawing
from tests.server.serving import Served, run

Capture = pytest.CaptureFixture[str]


class Terminal:
    """A keyboard without keys: lines in, text out."""

    def __init__(self, served: Served, patch: pytest.MonkeyPatch, capture: Capture) -> None:
        self._url = served.url
        self._patch = patch
        self._capture = capture

    async def daily(self, *words: str, typed: str = "", status: int = 0) -> str:
        """What is said, with these lines typed."""
        self._capture.readouterr()
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        assert await asyncio.to_thread(main, ["daily", "--server", self._url, *words]) == status
        told = self._capture.readouterr()
        return told.out + told.err


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The guest of this test and of no other, and the same deal."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(drawing, "token_hex", lambda _: "5e" * 32)  # two seats


def test_a_deal_is_listed_left_gone_on_with_and_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        terminal = Terminal(served, monkeypatch, capsys)
        listed = await terminal.daily("--name", "Ada", "--lang", "en")
        assert "worlds_fair: not tried yet" in listed
        assert guests_file().stat().st_mode & 0o077 == 0, "whoever reads it is that guest"
        left = await terminal.daily(
            "worlds_fair", "--lang", "en", typed="nonsense\nhelp\nwhy take back agriculture\nlog\nrules\n1\nquit\n"
        )
        assert "waits on the server" in left
        assert "nothing is taken back" in left
        assert "worlds_fair: under way" in await terminal.daily("--lang", "en")
        ended = await terminal.daily("worlds_fair", "--lang", "en", typed="1\n" * 200)
        assert "Rank 1 of 1 so far." in ended
        assert "1. Ada: place" in ended
        assert "Par is not known yet" in ended
        again = await terminal.daily("worlds_fair", "--lang", "pl")
        assert "Na razie pozycja 1 z 1." in again, "finished: it is told again, not played"
        ann = await served.guest("Ann")
        day = (await ann.ask("GET", "/daily"))["day"]
        assert (await ann.ask("GET", f"/daily/{day}/worlds_fair"))["deal"]["finished"] == 1

    run(test)


def test_what_is_wrong_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        terminal = Terminal(served, monkeypatch, capsys)
        assert "there is no deal of chess" in await terminal.daily("chess", status=2)
        guests_file().write_text("{ damaged")
        assert "worlds_fair" in await terminal.daily("--lang", "en"), "a new guest"
        guests_file().write_text(json.dumps({served.url: {"parlour": "long-forgotten-cookie"}}))
        assert "worlds_fair" in await terminal.daily("--lang", "en"), "and another"

    run(test)
    assert main(["daily", "--server", "nowhere"]) == 2
    assert "say --server" in capsys.readouterr().err
