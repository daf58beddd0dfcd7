"""`parlour daily`: the deals of a server at the terminal, played there, and told how it went."""

import asyncio
import io
import json
import re
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.commands import daily as command
from parlour.cli.commands.daily import guests_file
from parlour.cli.table import attempt
from parlour.server.tables import drawing
from parlour.server.thinking import analyses
from parlour.server.times import DAY, day_of
from parlour.text.catalog import LANGUAGES, Catalog
from tests.server.daily import SECRET, finished
from tests.server.serving import Served, run

Capture = pytest.CaptureFixture[str]
GAME = "worlds_fair"
TO_THE_END = "1\n" * 200


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
    monkeypatch.setattr(drawing, "token_hex", lambda _: SECRET)  # two seats
    monkeypatch.setattr(attempt, "PAUSE", 0.01)
    monkeypatch.setattr(command, "AGAIN", 0.1)


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
        ended = await terminal.daily("worlds_fair", "--lang", "en", typed=TO_THE_END)
        assert "Rank 1 of 1 so far." in ended
        assert "1. Ada: place" in ended
        assert "Par is not known yet" in ended
        assert "You have one attempt, and it counts" in left
        assert "You have one attempt" not in ended, "it was said before it began"
        card = ended.split("To share, without giving anything away")[1].split()
        assert f"{served.url}/daily/{day_of(served.rooms.now())}/worlds_fair" in card
        again = await terminal.daily("worlds_fair", "--lang", "pl")
        assert "Na razie pozycja 1 z 1." in again, "finished: it is told again, not played"
        ann = await served.guest("Ann")
        day = (await ann.ask("GET", "/daily"))["day"]
        assert (await ann.ask("GET", f"/daily/{day}/worlds_fair"))["deal"]["finished"] == 1

    run(test)


def test_choices_of_others_and_the_house_and_the_month(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(analyses, "GLANCES", 0.02)

    async def test(served: Served) -> None:
        terminal = Terminal(served, monkeypatch, capsys)
        await finished(await served.guest("Ann"), GAME)
        assert "not-over" in await terminal.daily(GAME, "--choices", "--name", "Ada", status=2)
        await terminal.daily(GAME, typed=TO_THE_END)
        for lang in LANGUAGES:
            catalog = Catalog(lang, GAME)
            told = await terminal.daily(GAME, "--choices", "--lang", lang)
            first, *more = [part for part in re.split(r"^\d+\. ", told, flags=re.MULTILINE) if part]
            everybody = [catalog.text("daily-others", many=1, same=same) for same in (0, 1)]
            assert any(said in " ".join(first.split()) for said in everybody), "Ann was there too"
            judged = ("daily-house-same", "daily-house-even", "daily-house-cost")
            starts = [catalog.text(id, what="|", cost=7).partition("|")[0][:15] for id in judged]
            assert all(any(start in part for start in starts) for part in (first, *more))
            month = await terminal.daily(GAME, "--month", "--lang", lang)
            assert f"Ada {catalog.text('daily-me')}" in month
            assert "Ann" in month
            before = await terminal.daily(GAME, "--month", "2020-02", "--lang", lang)
            assert catalog.text("daily-standing-none") in before

    run(test)


def test_an_earlier_deal_is_listed_and_played_late(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        terminal = Terminal(served, monkeypatch, capsys)
        day = day_of(served.rooms.now())
        assert "There are none yet." in await terminal.daily("--archive", "--lang", "en")
        await terminal.daily("--lang", "en")
        served.set_date(DAY)
        assert f"{day}  {GAME}: not tried yet" in await terminal.daily("--archive", "--lang", "en")
        assert "There are none yet." in await terminal.daily("--archive", "--day", day, "--lang", "en")
        left = await terminal.daily(GAME, "--day", day, "--lang", "en", typed="quit\n")
        assert "your attempt is not ranked" in left
        assert f"{day}  {GAME}: under way" in await terminal.daily(GAME, "--archive", "--lang", "en")
        told = await terminal.daily(GAME, "--day", day, "--lang", "en", typed=TO_THE_END)
        assert "It was late, and is not ranked." in told
        assert SECRET in told, "its secret"
        assert f"{GAME} --day {day} --choices" in " ".join(told.split())

    run(test)


def test_an_attempt_that_was_closed_is_told_as_closed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        terminal, day = Terminal(served, monkeypatch, capsys), day_of(served.rooms.now())
        await terminal.daily(GAME, "--lang", "en", typed="quit\n")
        served.set_date(9 * DAY)
        await drawing.keep_up(served.rooms.store, served.rooms.now())
        served.rooms.awake.clear()
        assert "This attempt was closed" in await terminal.daily(GAME, "--day", day, "--lang", "en")

    run(test)


def test_a_second_guest_of_the_device_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        terminal = Terminal(served, monkeypatch, capsys)
        await terminal.daily(GAME, "--lang", "en", typed=TO_THE_END)
        cookies = json.loads(guests_file().read_text())
        del cookies[served.url]["parlour"]
        guests_file().write_text(json.dumps(cookies))
        told = " ".join((await terminal.daily(GAME, "--lang", "fr", status=2)).split())
        assert "seul le premier essai d’un appareil est classé" in told
        assert "--anyway" in told
        told = await terminal.daily(GAME, "--anyway", "--lang", "en", typed=TO_THE_END)
        assert "You have one attempt, and it counts" not in told
        told = " ".join(told.split())
        assert "before you had finished: it is not ranked" in told
        assert "are shown when the day is over" in told

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
    assert main(["daily", "--server", "http://127.0.0.1:1", "--choices"]) == 2
    assert "say of which game" in capsys.readouterr().err
    assert main(["daily", "--server", "nowhere"]) == 2
    assert "say --server" in capsys.readouterr().err
