"""The laws as tests of pytest, for the project of a game:

    test_law = suite.laws(GAME)
    test_telling = suite.telling(GAME)
    test_golden = suite.golden_games(GAME, HERE / "golden")
    test_perft = suite.sequences(GAME, HERE / "perft", HERE / "golden")

Write `pytest.register_assert_rewrite("parlour.laws")` into conftest.py to see what a law compared.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import Game
from parlour.laws import golden, perft
from parlour.laws.rules import LAWS, Law
from parlour.laws.telling import TELLING, TellingLaw
from parlour.laws.walking import tables

Test = Callable[..., None]


def laws(game: Game, seeds: int = 4) -> Test:
    """Every law of play, for all player counts and options of a table, by so many deals."""
    kinds: list[Any] = [
        pytest.param(seats, options, id="-".join([str(seats), *options.values()])) for seats, options in tables(game)
    ]

    @pytest.mark.parametrize("seed", range(seeds))
    @pytest.mark.parametrize(("seats", "options"), kinds)
    @pytest.mark.parametrize("law", LAWS, ids=_name)
    def test_law(law: Law, seats: int, options: dict[str, str], seed: int) -> None:
        law(game, seats, seed, options)

    return test_law


def telling(game: Game) -> Test:
    """Every law of telling."""

    @pytest.mark.parametrize("law", TELLING, ids=_name)
    def test_telling(law: TellingLaw) -> None:
        law(game)

    return test_telling


def golden_games(game: Game, place: Path) -> Test:
    """The golden games of every version of the rules are as they were."""
    editions = [game.edition(version) for version in game.versions]

    @pytest.mark.parametrize("edition", editions, ids=lambda edition: f"{edition.id}-{edition.rules}")
    def test_golden(edition: Game) -> None:
        if faults := golden.holds(edition, place):
            pytest.fail("\n".join(faults), pytrace=False)

    return test_golden


def sequences(game: Game, place: Path, records: Path) -> Test:
    """Every count of the game's perft file."""
    file = place / f"{game.id}.perft"
    counts: list[Any] = [
        pytest.param(count, id=f"{count.line.replace(' ', '-')}-depth-{count.depth}")
        for count in (perft.counts(game, place) if file.is_file() else [])
    ]
    if not counts:

        def test_there_is_perft() -> None:
            pytest.fail(f"there is no {file}: parlour perft {game.id} --make", pytrace=False)

        return test_there_is_perft

    @pytest.mark.parametrize("count", counts)
    def test_perft(count: perft.Count) -> None:
        if said := perft.differs(game, count, records):
            pytest.fail(said, pytrace=False)

    return test_perft


def _name(law: Callable[..., None]) -> str:
    return law.__name__
