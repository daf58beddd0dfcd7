"""Many games side by side are played as each would be alone."""

import pytest

from parlour.bots.net import encoder_of
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.features import MOST_FEATURES
from parlour.core.game import Game, find, games
from parlour.core.many import SEEDS, Games, Telling, streams
from parlour.core.table import codec_of

COUNT = 3


@pytest.mark.parametrize("game", [pytest.param(find(id), id=id) for id in games()])
def test_each_game_goes_as_it_would_alone_and_is_dealt_anew(game: Game) -> None:
    settings = game.settled({})
    together, chance, deals = Games(game, 2, settings, streams(7, 0, COUNT)), Chance(8), streams(7, 0, COUNT)
    alone = [game.setup(2, deal.draw() & SEEDS, settings) for deal in deals]
    ended = 0
    while not ended:
        assert together.turns == [turn(state) for state in alone]
        assert together.counts == [len(legal(state)) for state in alone]
        places = [int(chance.below(count)) for count in together.counts]
        for state, place in zip(alone, places, strict=True):
            push(state, legal(state)[place])
        assert together.choose(places) == -1
        ended = len(together.ended)
        for at, end in zip(together.ended, together.ends, strict=True):
            assert game.outcome(end) == game.outcome(alone[at]) is not None
            alone[at] = game.setup(2, deals[at].draw() & SEEDS, settings)
        pack = codec_of(game).pack
        assert [pack(state) for state in together.states] == [pack(state) for state in alone]


def test_actions_whose_numbers_have_no_room_are_refused() -> None:
    """Two bytes tell a number: one that is too large would be told as another action's."""
    game = find("worlds_fair")
    encoder = encoder_of(game, 2)
    together = Games(game, 2, game.settled({}), streams(1, 0, COUNT))
    plain = [[encoder.number(action, seat) for action in game.actions] for seat in range(2)]
    beyond = [list(numbers) for numbers in plain]
    beyond[1][3] = MOST_FEATURES
    with pytest.raises(ValueError, match=f"worlds_fair: there is no room for action {MOST_FEATURES}; at most"):
        together.tells(Telling(game, encoder), beyond)
    assert together.telling is None
    beyond[1][3] = MOST_FEATURES - 1
    together.tells(Telling(game, encoder), beyond)
    assert [len(allowed) for allowed in together.allowed] == [2 * count for count in together.counts]


def test_one_wrong_choice_plays_nothing() -> None:
    game = find("worlds_fair")
    together = Games(game, 2, game.settled({}), streams(1, 0, COUNT))
    before = [codec_of(game).pack(state) for state in together.states]
    assert together.choose([0, 0, 99]) == 2
    assert together.choose([0, -1, 0]) == 1
    wrong = game.vocabulary.parse("take back agriculture")
    assert together.play([together.options[0][0], wrong, together.options[2][0]]) == 1
    assert [codec_of(game).pack(state) for state in together.states] == before
    assert together.play([options[0] for options in together.options]) == -1
    assert [codec_of(game).pack(state) for state in together.states] != before
