"""OpenSpiel's search sits at our tables as any bot does, and knows no more than its seat."""

import pytest

from parlour.bots.arena.ladder import match_of
from parlour.bots.arena.matches import fixtures, play
from parlour.bots.levels import make
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.game import Game, find
from tests.random_games import TABLES, states

BOT = "parlour.research.opponents:Ismcts"
PLAIN = "parlour.research.opponents:Mcts"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(game: Game, seats: int) -> None:
    for at, state in enumerate(states(game, seats, seed=21)):
        if at != 20:
            continue
        seat = turn(state)
        seen = game.view(state, seat)
        other = game.view(game.guess(seen, seat, Chance(5)), seat)
        for bot in (BOT, PLAIN):
            chosen = [make(game, bot, Chance(1)).choose(view, seat, legal(view)) for view in (seen, other)]
            assert chosen[0] is chosen[1]
            assert chosen[0] in legal(state)
        break


def test_it_plays_in_the_arena_and_beats_chance() -> None:
    match = match_of(find("worlds_fair"), [BOT, "random"], 2)
    first = match.bots.index(BOT)
    assert all(play(one)["ranks"][(first + one["turn"]) % 2] == 1 for one in fixtures(match, 2))


def test_another_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="by the newest rules"):
        make(find("worlds_fair").edition(1), BOT, Chance(1))
