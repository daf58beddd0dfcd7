"""What the judges say: true at the end, and good enough to beat chance."""

import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from parlour.bots.bot import Bot
from parlour.bots.gains import rewards
from parlour.bots.greedy import GreedyBot
from parlour.bots.judge import Judge, chance_to_beat, shares, wins
from parlour.bots.judges import judge_of
from parlour.bots.judges.kairo import OTHER_COIN, OWN_COIN, purse
from parlour.bots.random import RandomBot
from parlour.core.chance import Chance
from parlour.core.engine import legal, push
from parlour.core.found import existing
from parlour.core.game import Game, find, games
from parlour.core.row import level
from parlour.core.words import Action
from parlour.games.kairo.material import stall_of
from tests.bots.endings import ended, sure_wins, wanted
from tests.bots.tables import finish, halfway
from tests.games.kairo.scenes import dealt
from tests.high_card import CARDS, KEEP, SWAP, Hands, KeepOrSwap
from tests.high_card import GAME as HIGH_CARD

GAMES = [pytest.param(find(name), id=name) for name in games() if name != "high_card"]


def test_every_game_of_the_house_has_its_judge() -> None:
    for name in games():
        assert (type(judge_of(find(name))) is Judge) == (name == "high_card")


def test_a_game_brings_its_own_judge_in_the_package_of_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game of another house does: `judge.py` beside `game.py`."""

    class Stern(Judge):
        pass

    brought = ModuleType("tests.judge")
    brought.__spec__ = ModuleSpec("tests.judge", None)
    setattr(brought, "make", Stern)  # noqa: B010
    monkeypatch.setitem(sys.modules, "tests.judge", brought)
    monkeypatch.setattr("parlour.bots.judges._known", {})  # as nobody had asked before
    assert type(judge_of(HIGH_CARD)) is Stern


def test_what_is_not_there_is_not_found_and_what_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert existing("no_such_package.judge") is None
    assert existing("parlour.bots.judges.chess") is None
    (tmp_path / "broken_judge.py").write_text("import no_such_module_at_all\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError):
        existing("broken_judge")


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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_there_are_games_of_every_ending_won_from_every_seat(game: Game) -> None:
    assert wanted(game) - set(ended(game)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Judge, judge_of])
@pytest.mark.parametrize("game", GAMES)
def test_in_the_end_the_judge_ranks_as_the_game_does(game: Game, kind: Callable[[Game], Judge]) -> None:
    judge = kind(game)
    for table in ended(game).values():
        outcome, points = table.outcome, judge.points(table.state_at(table.at))
        assert outcome is not None
        for seat, other in combinations(range(table.seats), 2):
            first, second = outcome.ranks[seat], outcome.ranks[other]
            by_rank, by_points = (first < second) - (first > second), points[seat] - points[other]
            assert (by_points > 0) - (by_points < 0) == by_rank, (table.record.write(), points)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_won_is_judged_as_won_and_more_points_still_count(game: Game) -> None:
    judge = judge_of(game)
    for table in ended(game).values():
        state, outcome = table.state_at(table.at), table.outcome
        assert outcome is not None
        got = shares(judge.points(state), judge.spread(state))
        assert got == pytest.approx(rewards(outcome.ranks), abs=1e-9)
        assert all(0 <= share <= 1 for share in got)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_never_passes_over_a_move_that_wins_at_once(game: Game) -> None:
    won = 0
    for table in ended(game).values():
        at = table.at - 1
        seat = table.actors[at]
        view = game.view(table.state_at(at), seat)
        sure = sure_wins(game, view, seat, 8)
        if not sure:
            continue
        won += 1
        for seed in range(3):
            chosen = GreedyBot(game, Chance(seed), judge_of(game)).choose(view, seat, legal(view))
            assert chosen in sure, (chosen.write(), [option.write() for option in sure])
    assert won >= 3


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


@pytest.mark.slow
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


@pytest.mark.parametrize(("card", "wise"), [(1, SWAP), (CARDS, KEEP)])
def test_the_greedy_bot_prefers_what_counts_more(card: int, wise: Action) -> None:
    """The last turn of a game in which somebody swapped: the highest card wins.  [HC 1.4]"""
    hands = Hands(2, 1)
    hands.hand, hands.discards, hands.swapped = [5, card], [4], [1, 0]
    hands.deck = [other for other in range(1, CARDS + 1) if other not in (4, 5, card)]
    hands.agenda.append(KeepOrSwap(1, 3))
    view = HIGH_CARD.view(hands, 1)
    for seed in range(5):
        assert GreedyBot(HIGH_CARD, Chance(seed), Judge(HIGH_CARD)).choose(view, 1, legal(view)) is wise


def test_kairos_coins_are_worth_more_to_a_stall_that_can_grow_wherever_it_stands() -> None:
    market = dealt(2)
    market.coins[0] = level(len(market.coins[0]), 1)
    market.mains = level(len(market.mains), -1)
    without = purse(market, 0)
    market.mains[stall_of(0, 0)] = 0  # the first cell is a cell too
    assert purse(market, 0) - without == pytest.approx(OWN_COIN - OTHER_COIN)
