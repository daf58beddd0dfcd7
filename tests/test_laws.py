"""Every game of the house, and the example, held to the laws; for all player counts and options of a table.

Older versions of the rules, and a box of an owner's, are held to them with the options as they are by default.

With PARLOUR_BRIEF=1, for mutants: one setting of the options a player count, and one seed.
"""

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import laws
from parlour.core.game import Game, find, games
from tests import high_card
from tests.book import cites
from tests.boxes import BOXES

pytestmark = pytest.mark.usefixtures("high_card_on_the_shelf")

BRIEF = os.environ.get("PARLOUR_BRIEF") == "1"
SEEDS_TRIED = 1 if BRIEF else 4


def settings_at(game: Game, seats: int) -> list[dict[str, str]]:
    """The settings to try at a player count; when brief, the last first, so that all are seen if seats suffice."""
    every = laws.settings(game)
    return [every[-1 - game.seats.index(seats) % len(every)]] if BRIEF else every


def other_editions(game: Game) -> list[Game]:
    """The game by its older rules, and with a box of an owner's."""
    boxes = [game.edition(box=BOXES[game.id])] if game.id in BOXES else []
    return [*(game.edition(version) for version in game.versions[:-1]), *boxes]


TABLES: list[Any] = [
    pytest.param(game, seats, options, id="-".join([game.id, str(seats), *options.values()]))
    for game in [*map(find, games()), high_card.GAME]
    for seats in game.seats
    for options in settings_at(game, seats)
]
TABLES += [
    pytest.param(
        other, seats, laws.settings(other)[0], id="-".join([other.id, str(other.rules), other.box, str(seats)])
    )
    for game in map(find, games())
    for other in other_editions(game)
    for seats in (other.seats[:1] if BRIEF else other.seats)
]
SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@settings(max_examples=SEEDS_TRIED, deadline=None)
@given(seed=SEEDS)
def test_law(
    law: Callable[[Game, int, int, dict[str, str]], None],
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: int,
) -> None:
    law(game, seats, seed, options)


@pytest.mark.parametrize("game", [*map(find, games()), high_card.GAME], ids=lambda game: game.id)
def test_every_reason_is_in_the_book(game: Game) -> None:
    assert {reason.cite for reason in game.reasons} <= cites(game)
