"""Law 13: compiled and plain modules agree, state by state."""

import os
import subprocess
import sys

import pytest

from parlour._mode import compiled
from parlour.games import games
from tests.book import ROOT
from tests.playthrough import house

SEEDS = [1, pytest.param(5, marks=pytest.mark.long)]  # games of every number of seats and every setting


def fingerprints(game: str, plain: bool, seeds: int, apart: str = "") -> list[str]:
    environment = {**os.environ, "PARLOUR_PLAIN": "1" if plain else "0"}
    if apart:
        environment["PARLOUR_COMPILED"] = apart
    command = [sys.executable, "-W", "error", "-m", "tests.digest", game, str(seeds)]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stderr.split() == ["plain" if plain else "compiled"]
    return said.stdout.splitlines()


@pytest.mark.skipif(not compiled(), reason="asked once, where the compiled modules are tested")
@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("game", games())
def test_compiled_agrees_with_plain(game: str, seeds: int) -> None:
    plain = fingerprints(game, plain=True, seeds=seeds)
    assert len(set(plain)) == len(plain) >= seeds
    assert fingerprints(game, plain=False, seeds=seeds) == plain


@pytest.mark.long
@pytest.mark.skipif(not compiled(), reason="asked where there is a compiler")
@pytest.mark.parametrize("game", [game.id for game in house()])
def test_compiled_in_parts_it_is_the_same_game(game: str) -> None:
    """As `make game` compiles it."""
    subprocess.run([sys.executable, "build_tools/groups.py", game], cwd=ROOT, check=True)
    apart = str(ROOT / "build" / "groups" / game)
    assert fingerprints(game, plain=False, seeds=5, apart=apart) == fingerprints(game, plain=True, seeds=5)
