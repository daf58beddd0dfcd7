"""The search with a net: it follows what the net thinks, finds what it does not see, and sees views alone."""

from typing import Any

import pytest

from parlour.bots.ismcts import Search
from parlour.bots.net import Learned, encoder_of, learned
from parlour.bots.plan import Budget, Plan
from parlour.bots.search_bot import SearchBot
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games
from parlour.core.words import State
from tests.bots.nets import needs_evaluator, net_file
from tests.bots.tables import Watched

TABLES = [pytest.param(find(game), seats, id=f"{game}-{seats}") for game in games() for seats in find(game).seats]
FAIR = find("worlds_fair")


class Favourite:
    """Thinks all seats equal, and much of one action."""

    def __init__(self, seats: int, action: int) -> None:
        self.seats = seats
        self.action = action

    def values(self, features: list[int]) -> list[float]:
        return [1 / self.seats] * self.seats

    def priors(self, features: list[int], actions: list[int]) -> list[float]:
        weights = [50.0 if action == self.action else 1.0 for action in actions]
        return [weight / sum(weights) for weight in weights]


def net_for(game: Game, seats: int, net: Any) -> Learned:
    return Learned(game, encoder_of(game, seats), net)


def begin(game: Game, seats: int, plan: Plan) -> Search:
    state = find(game.id).setup(seats, 1893, game.settled({}))
    seat = turn(state)
    return Search(game, game.view(state, seat), seat, Chance(7), plan)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_priors_lead_while_values_are_level(game: Game, seats: int) -> None:
    state = game.setup(seats, 1893, game.settled({}))
    options = legal(state)
    for option in options:
        plan = Plan(explore=0.8, net=net_for(game, seats, Favourite(seats, option.index)), shared=4)
        search = begin(game, seats, plan)
        search.run(Budget(24), hurry=False)
        thoughts = search.thoughts(options)
        assert thoughts[0].action is option
        assert sum(thought.visits for thought in thoughts) == 24
        assert search.root.expected(seats) == pytest.approx([1 / seats] * seats)


def test_a_win_at_hand_is_found_whatever_the_prior() -> None:
    """Near the end the true outcome counts: an option that wins at once beats the net's favourite."""
    game = find("gatsby")
    found = 0
    for seed in range(40):
        state = game.setup(2, seed, {})
        chance = Chance(seed)
        while options := legal(state):
            winners = [option for option in options if wins_at_once(game, state, option)]
            if winners and len(winners) < len(options):
                loser = next(option for option in options if option not in winners)
                plan = Plan(explore=0.8, net=net_for(game, 2, Favourite(2, loser.index)))
                search = Search(game, state, turn(state), Chance(1), plan)  # the whole state: nothing to guess wrong
                search.run(Budget(600), hurry=False)
                assert search.thoughts(options)[0].win > 0.9
                found += 1
                break
            push(state, options[chance.below(len(options))])
    assert found >= 5


def wins_at_once(game: Game, state: State, option: Any) -> bool:
    seat = turn(state)
    after = state.copy()
    push(after, option)
    outcome = game.outcome(after)
    return outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1


@needs_evaluator
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bots_with_nets_play_whole_games_from_views(game: Game, seats: int) -> None:
    watched = Watched(game)
    plan = Plan(explore=0.8, net=learned(game, seats, net_file(game, seats)), shared=3)
    bots = [SearchBot(watched, Chance(seat), Budget(3), plan) for seat in range(seats)]
    state = game.setup(seats, 11, game.settled({}))
    count = 0
    while options := legal(state):
        seat = turn(state)
        choice = bots[seat].choose(game.view(state, seat), seat, options)
        assert choice in options
        push(state, choice)
        count += 1
        if count > 150:
            break
    assert watched.guessed_from


def test_a_shared_guess_serves_so_many_iterations() -> None:
    watched = Watched(FAIR)
    plan = Plan(explore=0.8, net=net_for(FAIR, 2, Favourite(2, 0)), shared=4)
    search = begin(watched, 2, plan)
    search.run(Budget(16), hurry=False)
    assert len(watched.guessed_from) == 4
    alone = Plan(shared=2)  # without a net as well
    watched = Watched(FAIR)
    search = begin(watched, 2, alone)
    search.run(Budget(6), hurry=False)
    assert len(watched.guessed_from) == 3
    with pytest.raises(ValueError, match="at least one"):
        Plan(shared=0)


def test_noise_mixes_into_the_priors_of_the_root() -> None:
    plan = Plan(explore=0.8, net=net_for(FAIR, 2, Favourite(2, 0)))
    search = begin(FAIR, 2, plan)
    search.stir(0.5, [0.0, 0.0, 0.0, 0.0, 3.0])
    options = legal(search.view)
    priors = [search.root.children[option].prior for option in options]
    assert priors == pytest.approx([25 / 54, 0.5 / 54, 0.5 / 54, 0.5 / 54, 0.5 / 54 + 0.5])
    search.run(Budget(8), hurry=False)
    assert search.root.visits == 8


def test_a_probe_looks_at_one_option_alone() -> None:
    plan = Plan(explore=0.8, net=net_for(FAIR, 2, Favourite(2, 0)), shared=2)
    search = begin(FAIR, 2, plan)
    option = legal(search.view)[3]
    thought = search.probe(option, 5)
    assert thought.visits == 5
    assert thought.win == pytest.approx(0.5)


def test_at_three_seats_the_rank_follows_from_the_chances() -> None:
    class Leading(Favourite):
        def values(self, features: list[int]) -> list[float]:
            return [0.6, 0.3, 0.1]

    search = begin(FAIR, 3, Plan(explore=0.8, net=net_for(FAIR, 3, Leading(3, 0))))
    search.run(Budget(10), hurry=False)
    best = search.thoughts(legal(search.view))[0]
    assert 0 < best.reward < 1
    assert 1 <= best.rank <= 3
    assert sum(best.won) == pytest.approx(1)
