"""Games played at random, and every game with every number of seats."""

from collections.abc import Iterator

import pytest

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push
from parlour.core.game import Game, find, games
from parlour.core.words import State

TABLES = [pytest.param(find(game), seats, id=f"{game}-{seats}") for game in games() for seats in find(game).seats]


def states(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The states of a random game, the last included, by the seed's options of the table."""
    chance = Chance(key_of(seed))
    options = {name: values[chance.below(len(values))] for name, values in game.options.items()}
    state = game.setup(seats, key_of(seed), game.settled(options))
    while choices := legal(state):
        yield state
        push(state, choices[chance.below(len(choices))])
    yield state
