"""`make build PGO=1`: compiled to note what is played by, played, compiled by what was noted."""

import importlib
import os
import sys
from types import ModuleType

import pytest

from tests.book import ROOT


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    return importlib.import_module("inplace")


def ran(tools: ModuleType, monkeypatch: pytest.MonkeyPatch, failing: str = "") -> list[str]:
    """What a profiled build runs, by the word that tells it; the first that contains `failing` goes wrong."""
    told: list[str] = []

    def noted(command: list[str], environ: dict[str, str]) -> int:
        compiles = "setup.py" in command
        assert ("--force" in command) == compiles
        told.append(environ["PARLOUR_PROFILE"] if compiles else " ".join(command[3:5]))
        return 3 if failing and failing in told[-1] else 0

    monkeypatch.setattr(tools, "quietly", noted)
    assert tools.profiled() == (3 if failing else 0)
    return told


def test_it_is_compiled_twice_and_every_game_is_played_between(
    tools: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = ran(tools, monkeypatch)
    assert told[:2] == ["note", "bench --seconds"]
    assert told[-1] == "use"
    assert told[2:-1] == [f"arena {game}" for game in tools.games()]


@pytest.mark.parametrize("failing", ["note", "bench", "arena kairo", "use"])
def test_whatever_goes_wrong_ends_it(failing: str, tools: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert failing in ran(tools, monkeypatch, failing)[-1]


def test_another_compiler_is_refused_before_anything_is_lost(
    tools: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "PGO", "1")
    monkeypatch.setattr(tools, "said_by", lambda *_: "Debian clang version 14")
    monkeypatch.setattr(tools, "extensions", lambda: pytest.fail("nothing is thrown away"))
    with pytest.raises(SystemExit, match="gcc"):
        tools.main()


def test_nothing_is_said_of_profiles_unless_it_is_asked_for(tools: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    told = sys.modules["compiler"].profiling
    monkeypatch.delenv("PARLOUR_PROFILE", raising=False)
    assert told() == []
    for phase, word in (("note", "-fprofile-generate"), ("use", "-fprofile-use")):
        monkeypatch.setenv("PARLOUR_PROFILE", phase)
        assert word in told()
