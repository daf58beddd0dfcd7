"""The golden games of the house, where its tests find them. What they are: parlour/laws/golden.py."""

from pathlib import Path

from parlour.core.game import Game, find
from parlour.games import OF_THE_HOUSE
from parlour.laws import golden

GOLDEN = Path(__file__).parent / "golden"


def house() -> list[Game]:
    """Every game on the shelf that is of the house, examples left out."""
    return [find(id) for id in OF_THE_HOUSE]


def editions() -> list[Game]:
    """Every game of the house by every version of its rules, the oldest first."""
    return [game.edition(version) for game in house() for version in game.versions]


def folder(game: Game) -> Path:
    """Where the golden games of an edition are."""
    return golden.folder(game, GOLDEN)


def records(game: Game) -> list[Path]:
    """The golden records of an edition of a game."""
    return golden.records(game, GOLDEN)


def plays(game: Game) -> list[Path]:
    """The playthroughs of an edition of a game."""
    return golden.plays(game, GOLDEN)
