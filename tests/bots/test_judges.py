"""What the judges say: true at the end, and good enough to beat chance."""

import pytest

from parlour.bots.bot import Bot
from parlour.bots.greedy import GreedyBot
from parlour.bots.judge import Judge, chance_to_beat, shares, wins
from parlour.bots.judges import JUDGES, judge_of
from parlour.bots.random import RandomBot
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games
from tests.bots.tables import finish, halfway
from tests.high_card import GAME as HIGH_CARD

GAMES = [pytest.param(find(name), id=name) for name in games() if name != "high_card"]


def test_every_game_of_the_house_has_its_judge() -> None:
    assert set(JUDGES) >= {name for name in games() if name != "high_card"}


def test_without_one_the_count_of_the_moment_judges() -> None:
    state = halfway(HIGH_CARD, 2, 1, 1)
    assert judge_of(HIGH_CARD).points(state) == [float(points) for points in HIGH_CARD.standing(state)]


def test_a_lead_of_one_spread_wins_three_times_in_four() -> None:
    assert chance_to_beat(8, 8) == pytest.approx(0.75, abs=0.005)
    assert chance_to_beat(0, 8) == 0.5
    assert chance_to_beat(1e6, 8) == 1
    assert chance_to_beat(-1e6, 8) == 0


def test_shares_and_wins_add_up() -> None:
    assert sum(shares([3.0, 9.0, 4.0], 5)) == pytest.approx(1.5)
    assert sum(wins([3.0, 9.0, 4.0], 5)) == pytest.approx(1)
    assert shares([3.0, 5.0], 5) == pytest.approx(wins([3.0, 5.0], 5))


@pytest.mark.parametrize("game", GAMES)
def test_in_the_end_the_judge_ranks_as_the_game_does(game: Game) -> None:
    for seed in range(6):
        state = game.setup(game.seats[-1], seed, {})
        outcome = finish(game, state, [RandomBot(Chance(seed)) for _ in range(game.seats[-1])])
        points = judge_of(game).points(state)
        best = max(points)
        assert all(points[seat] == best for seat, rank in enumerate(outcome.ranks) if rank == 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_reads_every_position_and_suggests_what_is_legal(game: Game) -> None:
    judge, chance = judge_of(game), Chance(5)
    for seats in game.seats:
        state = game.setup(seats, 3, {})
        while options := legal(state):
            points = judge.points(state)
            assert len(points) == seats
            assert 0.1 < judge.spread(state) < 200
            chosen = judge.suggest(state, options, chance)
            assert chosen in options
            push(state, chosen)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_by_the_judge_beats_random(game: Game) -> None:
    won = 0.0
    for seed in range(6):
        mine = seed % 2
        bots: list[Bot] = [RandomBot(Chance(seed)), RandomBot(Chance(seed))]
        bots[mine] = GreedyBot(game, Chance(seed), judge_of(game))
        ranks = finish(game, game.setup(2, seed // 2, {}), bots).ranks
        won += 0.5 if ranks == [1, 1] else float(ranks[mine] == 1)
    assert won >= 5


def test_the_greedy_bot_prefers_what_counts_more() -> None:
    bot = GreedyBot(HIGH_CARD, Chance(1), Judge(HIGH_CARD))
    state = halfway(HIGH_CARD, 2, 1, 1)
    view = HIGH_CARD.view(state, turn(state))
    assert bot.choose(view, turn(state), legal(view)) in legal(view)
