"""Rows of many games are the same compiled and plain, in one process and in three."""

import os
import subprocess
import sys

import pytest

from parlour._mode import compiled
from parlour.core.game import Game
from tests.book import ROOT
from tests.random_games import TABLES


def told(game: Game, seats: int, plain: bool = False, processes: int = 1) -> list[str]:
    """How it was played (`compiled` or `plain`), how many games ended, and everything that was told."""
    command = [sys.executable, "-m", "tests.research.told_rows", game.id, str(seats), str(processes)]
    environment = {**os.environ, "PARLOUR_PLAIN": "1" if plain else "0"}
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return found.stdout.split()


@pytest.mark.skipif(not compiled(), reason="asked once, where the compiled modules are tested")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rows_are_the_same_compiled_and_plain_alone_and_shared(game: Game, seats: int) -> None:
    quick, slow, shared = told(game, seats), told(game, seats, plain=True), told(game, seats, processes=3)
    assert (quick[0], slow[0], shared[0]) == ("compiled", "plain", "compiled")
    assert quick[1:] == slow[1:] == shared[1:]
    assert int(quick[1]) > 0 or game.id == "kairo"  # some were dealt anew; Kairo's are too long for that here
