"""What an action reveals is computed, and whether it does is no secret: undo is offered by it."""

import pytest

import parlour
from parlour.core.codec import Codec
from parlour.core.game import Game, find, games
from parlour.laws.walking import played
from tests import high_card

GAMES: list[Game] = [high_card.GAME, *(find(id) for id in games() if id != "high_card")]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [1, 2])
def test_whether_an_action_reveals_can_be_known_by_whoever_played_it(game: Game, seed: int) -> None:
    whole = played(game, game.seats[-1], seed, game.settled({}))
    codec = Codec(game)
    table = parlour.Table(game, whole.seats, whole.seed, whole.options)
    for at, action in enumerate(whole.actions):
        seat = table.turn
        assert seat is not None
        if at % 5 != seed:
            table.play(action)
            continue
        other = parlour.Table(game, whole.seats, whole.seed, whole.options)
        for before in whole.actions[:at]:
            other.play(before)
        other.redeal(seat, seed)
        table.play(action)
        other.play(action)
        assert table.reveals(at, seat) == other.reveals(at, seat)
        if codec.pack(table.view(seat)) == codec.pack(other.view(seat)):
            assert table.reveals(at) == table.reveals(at, seat), "guessed and true worlds agree"


def test_placing_reveals_by_the_cards_that_follow_and_choosing_a_figure_does_not() -> None:
    table = parlour.Table("worlds_fair", seats=2, seed=3)
    seen: dict[str, set[bool]] = {}
    while table.turn is not None:
        action = table.legal()[0]
        seat, before = table.turn, len(table.told(None))
        table.play(action)
        drawn = any(type(event).__name__ == "CardAdded" for event in table.told(None)[before:])
        assert table.reveals(table.at - 1, seat) == drawn
        seen.setdefault(type(action).__name__, set()).add(drawn)
    assert True in seen["Place"]
    assert {True, False} <= set().union(*seen.values())


def test_pieces_that_came_to_light_are_counted() -> None:
    table = parlour.Table("worlds_fair", seats=2, seed=3)
    while table.turn is not None:
        seat, before = table.turn, len(table.told(None))
        table.play(table.legal()[0])
        told = [type(event).__name__ for event in table.told(None)[before:]]
        drawn = 0 if "Reshuffled" in told else told.count("CardAdded")  # then no card is blank: each has been seen
        assert table.came_to_light(table.at - 1, seat) == table.came_to_light(table.at - 1, 1 - seat) == drawn


def test_each_seat_counts_what_it_has_seen() -> None:
    table = parlour.Table(high_card.GAME, seats=2, seed=3)
    table.play("swap")
    table.play("keep")
    assert [table.came_to_light(0, seat) for seat in (0, 1)] == [1, 1], "the new card, and the old one"
    assert [table.came_to_light(1, seat) for seat in (0, 1)] == [0, 0]
