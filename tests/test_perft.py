"""Perft of every game of the house. What it is, and what the lines of its files mean: parlour/laws/perft.py."""

from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import Game
from parlour.laws.perft import Count, counts, differs
from tests.playthrough import GOLDEN, house

PERFT = Path(__file__).parent / "perft"
COUNTS: list[Any] = [
    pytest.param(game, count, id=f"{game.id}-{count.line.replace(' ', '-')}-depth-{count.depth}")
    for game in house()
    for count in counts(game, PERFT)
]


@pytest.mark.parametrize(("game", "count"), COUNTS)
def test_perft(game: Game, count: Count) -> None:
    if said := differs(game, count, GOLDEN):
        pytest.fail(said, pytrace=False)
