"""Oware is held to the laws of the house, to its golden games and to its perft."""

from pathlib import Path

from parlour.laws import suite
from parlour_oware.game import GAME

HERE = Path(__file__).parent

test_law = suite.laws(GAME)
test_telling = suite.telling(GAME)
test_golden = suite.golden_games(GAME, HERE / "golden")
test_perft = suite.sequences(GAME, HERE / "perft", HERE / "golden")
