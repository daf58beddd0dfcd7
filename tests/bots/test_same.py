"""Compiled and plain bots think the same, so a level is the same everywhere."""

import os
import subprocess
import sys

import pytest

from parlour._mode import compiled
from parlour.games import games
from tests.book import ROOT

THINKS = """
import sys
from parlour.bots.levels import searcher
from parlour.bots.plan import Budget
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.game import find
from tests.bots.tables import halfway
game = find(sys.argv[1])
for age in (3, 20):
    state = halfway(game, 2, 5, age)
    seat = turn(state)
    view = game.view(state, seat)
    for thought in searcher(game, 2, 5, Chance(7)).think(view, seat, legal(view), Budget(60)):
        print(thought.action.write(), thought.visits, repr(thought.reward), thought.won)
"""


def thoughts(game: str, plain: bool) -> str:
    environment = {**os.environ, "PARLOUR_PLAIN": "1" if plain else "0"}
    command = [sys.executable, "-W", "error", "-c", THINKS, game]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not compiled(), reason="asked once, where the compiled modules are tested")
@pytest.mark.parametrize("game", [game for game in games() if game != "high_card"])
def test_compiled_thinks_as_plain(game: str) -> None:
    plain = thoughts(game, plain=True)
    assert plain
    assert thoughts(game, plain=False) == plain
