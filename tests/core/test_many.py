"""Many games side by side are played as each would be alone."""

from struct import pack, unpack

import pytest

from parlour.bots.net import encoder_of
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.features import MOST_FEATURES, unpacked
from parlour.core.game import Game, find, games
from parlour.core.many import SEEDS, Games, Numbering, Telling, streams
from parlour.core.table import codec_of

COUNT = 3
GAMES = [pytest.param(find(id), id=id) for id in games()]


def numbers_of(game: Game, seats: int = 2) -> list[list[int]]:
    """By seat, the number of every action."""
    encoder = encoder_of(game, seats)
    return [[encoder.number(action, seat) for action in game.actions] for seat in range(seats)]


def begun(game: Game, seed: int) -> Games:
    """Some games of two."""
    return Games(game, 2, game.settled({}), streams(seed, 0, COUNT), Numbering(game, numbers_of(game)))


def choices(numbers: list[int]) -> bytes:
    """As an array has them."""
    return pack(f"<{len(numbers)}q", *numbers)


def stored(together: Games) -> list[bytes]:
    """The games, whole."""
    return [codec_of(together.game).encode(state) for state in together.states]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_goes_as_it_would_alone_and_is_dealt_anew(game: Game) -> None:
    settings = game.settled({})
    together, chance, deals = begun(game, 7), Chance(8), streams(7, 0, COUNT)
    alone = [game.setup(2, deal.draw() & SEEDS, settings) for deal in deals]
    ended = 0
    while not ended:
        assert together.turns == [turn(state) for state in alone]
        assert together.counts == [len(legal(state)) for state in alone]
        assert unpack(f"<{COUNT}i", together.told_turns()) == tuple(together.turns)
        assert unpack(f"<{COUNT}i", together.told_counts()) == tuple(together.counts)
        places = [int(chance.below(count)) for count in together.counts]
        for state, place in zip(alone, places, strict=True):
            push(state, legal(state)[place])
        assert together.ask_places(choices(places)) == -1
        together.go()
        ended = len(together.ended)
        for at, outcome in zip(together.ended, together.outcomes, strict=True):
            assert outcome == game.outcome(alone[at])
            alone[at] = game.setup(2, deals[at].draw() & SEEDS, settings)
        assert stored(together) == [codec_of(game).encode(state) for state in alone]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sampled_is_legal_and_each_option_comes_up(game: Game) -> None:
    together, by_number = begun(game, 9), numbers_of(game)
    seen: set[int] = set()
    for _ in range(40):
        numbers = unpack(f"<{COUNT}q", together.sampled_numbers())
        for at, number in enumerate(numbers):
            told = by_number[together.turns[at]]
            assert number in [told[option.index] for option in together.options[at]]
        places = unpack(f"<{COUNT}q", together.sampled_places())
        seen.update(places)
        for at, place in enumerate(places):
            assert 0 <= place < together.counts[at]
    assert seen == set(range(max(together.counts)))
    assert unpack(f"<{COUNT}q", begun(game, 9).sampled_places()) == unpack(
        f"<{COUNT}q", begun(game, 9).sampled_places()
    )


def test_actions_whose_numbers_have_no_room_are_refused() -> None:
    """Two bytes tell a number: one that is too large would be told as another action's."""
    game = find("worlds_fair")
    beyond = numbers_of(game)
    beyond[1][3] = MOST_FEATURES
    with pytest.raises(ValueError, match=f"worlds_fair: there is no room for action {MOST_FEATURES}; at most"):
        Numbering(game, beyond)
    beyond[1][3] = MOST_FEATURES - 1
    assert Numbering(game, beyond).of[1][3] == MOST_FEATURES - 1


def test_games_are_told_one_after_another() -> None:
    game = find("gatsby")
    encoder, together = encoder_of(game, 2), begun(game, 1)
    telling = Telling(game, encoder)
    together.tells(telling)
    for _ in range(3):
        features, allowed = unpacked(together.told_features()), unpacked(together.told_allowed())
        lengths = unpack(f"<{COUNT}i", together.told_lengths())
        for at, state in enumerate(together.states):
            seat = turn(state)
            told, features = features[: lengths[at]], features[lengths[at] :]
            assert sorted(told) == sorted(unpacked(telling.of_view(game.view(state, seat), seat)))
            options = legal(state)
            may, allowed = allowed[: len(options)], allowed[len(options) :]
            assert may == [encoder.number(option, seat) for option in options]
        assert not features
        assert not allowed
        assert together.ask_places(together.sampled_places()) == -1
        together.go()


def test_one_wrong_choice_plays_nothing() -> None:
    game = find("worlds_fair")
    together, numbers = begun(game, 1), numbers_of(game)
    before = stored(together)
    assert together.ask_places(choices([0, 0, 99])) == 2
    assert together.ask_places(choices([0, -1, 0])) == 1
    first = [numbers[turn(state)][legal(state)[0].index] for state in together.states]
    wrong = numbers[together.turns[1]][game.vocabulary.parse("take back agriculture").index]
    for number in (wrong, -1, len(game.actions), 2**62, -(2**63)):
        assert together.ask_numbers(choices([first[0], number, first[2]])) == 1
    assert stored(together) == before
    assert together.ask_numbers(choices(first)) == -1
    assert stored(together) == before
    together.go()
    assert stored(together) != before
