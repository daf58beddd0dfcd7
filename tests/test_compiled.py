"""Law 13: compiled and plain modules agree, state by state."""

import os
import subprocess
import sys

import pytest

from parlour._mode import compiled
from parlour.games import games
from tests.book import ROOT


def fingerprints(game: str, plain: bool) -> list[str]:
    environment = {**os.environ, "PARLOUR_PLAIN": "1" if plain else "0"}
    command = [sys.executable, "-W", "error", "-m", "tests.digest", game, "5"]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stderr.split() == ["plain" if plain else "compiled"]
    return said.stdout.splitlines()


@pytest.mark.skipif(not compiled(), reason="asked once, where the compiled modules are tested")
@pytest.mark.parametrize("game", games())
def test_compiled_agrees_with_plain(game: str) -> None:
    plain = fingerprints(game, plain=True)
    assert len(set(plain)) == len(plain) >= 5
    assert fingerprints(game, plain=False) == plain
