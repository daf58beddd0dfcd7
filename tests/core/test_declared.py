"""What a game declares of itself: the laws say that it holds, these that it is not said for nothing."""

from itertools import islice

import pytest

from parlour.core.codec import Codec
from parlour.core.game import Game
from parlour.laws.walking import settings, viewers, walk
from tests.high_card import GAME as HIGH_CARD
from tests.playthrough import house

GAMES = [pytest.param(game, id=game.id) for game in [*house(), HIGH_CARD]]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_secrets_has_some(game: Game) -> None:
    codec, seats = Codec(game), game.seats[0]
    states = [state for state, _ in islice(walk(game, seats, 1, settings(game)[0]), 60)]
    differs = [codec.pack(game.view(state, 0)) != codec.pack(game.view(state, 1)) for state in states]
    assert any(differs) == game.secrets


@pytest.mark.parametrize("game", GAMES)
def test_points_that_are_not_open_are_hidden_from_somebody(game: Game) -> None:
    seats = game.seats[0]
    told = [
        game.standing(game.view(state, viewer)) == game.standing(state)
        for seed in range(3)
        for state, _ in walk(game, seats, seed, settings(game)[0])
        for viewer in viewers(seats)
    ]
    assert all(told) == game.open_points


def test_by_default_a_game_is_taken_to_hide_something() -> None:
    assert (HIGH_CARD.secrets, HIGH_CARD.open_points) == (True, False)
    state = HIGH_CARD.setup(2, 1, {})
    assert (HIGH_CARD.round_of(state), HIGH_CARD.near_end(state), HIGH_CARD.opens_deed(state)) == (0, True, True)
    assert HIGH_CARD.counted(state) == HIGH_CARD.standing(state)
