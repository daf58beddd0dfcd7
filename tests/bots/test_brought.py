"""Bots of other people's: by module, by entry point, and what they do wrong."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from signal import ITIMER_REAL, SIGALRM, getitimer, getsignal
from time import sleep
from typing import Any, ClassVar

import pytest

from parlour.bots import brought
from parlour.bots.arena.ladder import match_of
from parlour.bots.arena.matches import fixtures, play
from parlour.bots.brought import BroughtBot, UnknownBot, WrongChoice
from parlour.bots.levels import described, full_name, make
from parlour.bots.thinking import stand_ins
from parlour.cli import main
from parlour.core.chance import Chance
from parlour.core.engine import legal
from parlour.core.game import find, games
from parlour.core.words import Action, Seat, State
from tests.book import ROOT
from tests.bots.tables import WORLDS_FAIR

PAGE = ROOT / "docs" / "own-bot.md"


class First:
    """Takes the first option, by its notation."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> str:
        return options[0].write()


class Notes:
    """What it is given, and where it is asked."""

    told: ClassVar[set[tuple[type, int]]] = set()

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        self.told.add((type(view), os.getpid()))
        return options[0]


class Fails:
    """Always."""

    def choose(self, view: Any, seat: int, options: list[Any]) -> Any:
        raise KeyError("boom")


class Leaves:
    """The whole process."""

    def choose(self, view: Any, seat: int, options: list[Any]) -> Any:
        sys.exit(3)


class Hangs:
    """For ever, and passes over whatever it can."""

    def choose(self, view: Any, seat: int, options: list[Any]) -> Any:
        while True:
            try:
                sleep(0.001)
            except Exception:  # as such bots do
                continue


class Unmakable:
    """Wants what nobody gives it."""

    def __init__(self, game: Any, chance: Any, more: Any) -> None: ...


class Lost:
    """Answers what is no option."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> str:
        return "castle queen-side"


@pytest.fixture
def ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bot of the page, and we are in it."""
    code = re.search(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert code is not None
    (tmp_path / "ahead.py").write_text(code.group(1), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    sys.modules.pop("ahead", None)


def test_the_bot_of_the_page_has_thirty_lines_and_beats_chance(ahead: Path) -> None:
    assert len((ahead / "ahead.py").read_text("utf-8").splitlines()) <= 30
    match = match_of(WORLDS_FAIR, ["ahead:Ahead", "random"], 2)
    first = match.bots.index("ahead:Ahead")
    won = 0
    for fixture in fixtures(match, 10):
        ranks = play(fixture)["ranks"]
        won += ranks[(first + fixture["turn"]) % 2] == 1
    assert won >= 9


@pytest.mark.parametrize("game", games())
def test_it_plays_every_game(ahead: Path, game: str) -> None:
    bot = make(find(game), "ahead:Ahead", Chance(1))
    state = find(game).setup(2, 5, find(game).settled({}))
    seat = state.agenda[-1].seat
    assert bot.choose(find(game).view(state, seat), seat, legal(state)) in legal(state)


def test_the_command_finds_it_where_it_is_called_and_in_other_processes(ahead: Path) -> None:
    words = ["arena", "worlds_fair", "--bots", "ahead:Ahead,random", "--games", "4", "--jobs", "2", "--lang", "en"]
    asked = [sys.executable, "-P", "-m", "parlour.cli", *words, "--seed", "1"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert "ahead:Ahead wins" in done.stdout, done.stderr


def test_it_tries_puzzles(ahead: Path) -> None:
    words = ["puzzles", "levels", "gatsby", "--bots", "ahead:Ahead", "--sample", "2", "--tries", "1", "--jobs", "2"]
    asked = [sys.executable, "-P", "-m", "parlour.cli", *words]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert re.search(r"^gatsby, 2 puzzles, 1 tries each:\n  ahead:Ahead (0|50|100)%$", done.stdout, re.MULTILINE), done


def test_a_class_without_arguments_answers_in_notation() -> None:
    bot = make(WORLDS_FAIR, f"{__name__}:First", Chance(1))
    assert isinstance(bot, BroughtBot)
    state = WORLDS_FAIR.setup(2, 5, {})
    assert bot.choose(WORLDS_FAIR.view(state, 0), 0, legal(state)) is legal(state)[0]


def test_in_the_arena_it_is_given_the_view_itself_where_the_game_is_played() -> None:
    Notes.told.clear()
    play(next(fixtures(match_of(WORLDS_FAIR, [f"{__name__}:Notes", "random"], 2), 1)))
    assert Notes.told == {(type(WORLDS_FAIR.setup(2, 5, {})), os.getpid())}, "as docs/bots.md says"


def test_an_answer_that_is_no_option_is_said_with_the_bots_name() -> None:
    state = WORLDS_FAIR.setup(2, 5, {})
    with pytest.raises(
        WrongChoice, match=r"test_brought:Lost chose 'castle queen-side', which is none of its 5 options"
    ):
        make(WORLDS_FAIR, f"{__name__}:Lost", Chance(1)).choose(state, 0, legal(state))


def test_a_bot_that_fails_is_said_with_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    state = WORLDS_FAIR.setup(2, 5, {})
    for name, said in (("Fails", "KeyError: 'boom'"), ("Leaves", "SystemExit: 3")):
        with pytest.raises(WrongChoice, match=f"test_brought:{name} failed: {said}"):
            make(WORLDS_FAIR, f"{__name__}:{name}", Chance(1)).choose(state, 0, legal(state))
    for jobs in ("1", "2"):
        words = ["arena", "worlds_fair", "--bots", f"{__name__}:Fails,random", "--games", "2", "--jobs", jobs]
        assert main(words) == 2
        place = f"({__file__}:{line_of('boom')}, in choose)"
        assert f"\nparlour: {__name__}:Fails failed: KeyError: 'boom' {place}\n" in capsys.readouterr().err


def line_of(word: str) -> int:
    """Where it stands first in this file."""
    lines = Path(__file__).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if word in line)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_hangs_is_stopped_and_said_with_its_place(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = getsignal(SIGALRM)
    bots = ["--bots", f"{__name__}:Hangs,random", "--choice-seconds", "0.25"]
    assert main(["arena", "worlds_fair", *bots, "--games", "2", "--jobs", jobs]) == 2
    said = capsys.readouterr().err
    assert f"\nparlour: {__name__}:Hangs took longer than 0.25 s for a choice ({__file__}:" in said
    assert getsignal(SIGALRM) is before
    assert getitimer(ITIMER_REAL) == (0.0, 0.0)


def test_the_limit_is_that_of_bots_from_elsewhere_and_may_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of(WORLDS_FAIR, ["level1", f"{__name__}:First"], 2)
    fixture = next(fixtures(match, 1))
    assert play(fixture, 3600)["ranks"] == play(fixture)["ranks"]
    assert play({**fixture, "bots": ["level1", "level1"]}, 1e-9)["choices"][0] > 0, "a level has bounds of its own"
    for odd in ("-1", "1e9", "nan"):
        assert main(["arena", "worlds_fair", "--bots", "random", "--choice-seconds", odd]) == 2
        assert "--choice-seconds is 0 or more" in capsys.readouterr().err


def test_a_module_that_cannot_be_loaded_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    Path("broken_bot.py").write_text("\nBOOKS = {}['opening']\n", "utf-8")
    place = re.escape(f"({tmp_path}/broken_bot.py:2, in <module>)")
    with pytest.raises(UnknownBot, match=rf"broken_bot:Mine could not be loaded: KeyError: 'opening' {place}"):
        make(WORLDS_FAIR, "broken_bot:Mine", Chance(1))
    Path("broken_syntax.py").write_text("class Mine:\n    def choose(:\n", "utf-8")
    with pytest.raises(UnknownBot, match=r"broken_syntax:Mine could not be loaded: SyntaxError: .*line 2"):
        make(WORLDS_FAIR, "broken_syntax:Mine", Chance(1))


def test_results_of_a_bot_whose_file_changed_are_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    told = []
    for text in ("class Mine:\n    ...\n", "class Mine:\n    better = True\n"):
        Path("changing_bot.py").write_text(text, "utf-8")
        told.append(described(WORLDS_FAIR, 2, "changing_bot:Mine"))
    assert told[0] != told[1]
    assert all(one.startswith("changing_bot:Mine ") for one in told)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (f"{__name__}:Unmakable", "Unmakable could not be made: TypeError"),
        ("no.such.module:Bot", "No module named 'no'"),
        (f"{__name__}:Nobody", "no attribute 'Nobody'"),
        (f"{__name__}:PAGE", "is no class or function"),
        ("tests.bots.tables:halfhearted", "has no choose"),
    ],
)
def test_what_is_no_bot_says_why(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        make(WORLDS_FAIR, name, Chance(1))


def test_a_package_brings_a_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    brings = [EntryPoint("first", f"{__name__}:First", brought.ELSEWHERE)]

    def points(group: str, name: str | None = None) -> list[EntryPoint]:
        return [point for point in brings if point.group == group and name in (None, point.name)]

    monkeypatch.setattr(brought, "entry_points", points)
    assert full_name("first") == "first"
    assert isinstance(make(WORLDS_FAIR, "first", Chance(1)), BroughtBot)
    assert stand_ins("first") == ["level1"]
    with pytest.raises(UnknownBot, match=r"level5, master, first, or package\.module:Class"):
        full_name("second")
