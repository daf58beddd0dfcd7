"""`make game` compiles a game in parts: which, and that a house of parts is found where the environment says."""

import ast
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compiler
from tests.book import ROOT
from tests.playthrough import house

GAMES = [game.id for game in house()]


def part_of(parts: dict[str, list[Path]]) -> dict[str, int]:
    """Module → the place of its part in the order in which parts are compiled."""
    return {
        ".".join(path.relative_to(compiler.SRC).with_suffix("").parts): place
        for place, paths in enumerate(parts.values())
        for path in paths
    }


def test_every_compiled_module_is_in_a_part() -> None:
    found = [path for game in GAMES for path in compiler.groups(game)[game]]
    found += [path for name in ("core", "bots") for path in compiler.groups(GAMES[0])[name]]
    assert sorted(found) == compiler.sources(), "say in groups, build_tools/compiler.py, where the module belongs"


@pytest.mark.parametrize("game", GAMES)
def test_no_part_is_compiled_against_one_behind_it(game: str) -> None:
    parts = compiler.groups(game)
    places = part_of(parts)
    for place, path in ((place, path) for place, paths in enumerate(parts.values()) for path in paths):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert places.get(node.module or "", 0) <= place, f"{path}: {node.module} is compiled later"


def said(modules: Path, plain: str = "0") -> str:
    """What an interpreter says that loads the engine."""
    environment = {**os.environ, "PARLOUR_COMPILED": str(modules), "PARLOUR_PLAIN": plain}
    code = "from parlour._mode import compiled; print('compiled' if compiled() else 'plain')"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr


def test_compiled_modules_are_those_of_the_folder_that_is_named(tmp_path: Path) -> None:
    assert said(tmp_path) == "plain", "what lies beside the sources does not count"
    engine = tmp_path / "parlour" / "core" / f"engine{EXTENSION_SUFFIXES[0]}"
    engine.parent.mkdir(parents=True)
    engine.write_bytes(b"no library")
    assert str(engine) in said(tmp_path)
    assert said(tmp_path, plain="1") == "plain"


def test_a_game_that_is_not_there_is_named() -> None:
    command = [sys.executable, "build_tools/groups.py", "chess"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "There is no src/parlour/games/chess/game.py: which game?\n")
