"""Levels and names."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from parlour import bots
from parlour.bots import net as nets
from parlour.bots.ismcts import Search
from parlour.bots.judges import judging
from parlour.bots.levels import (
    ANY_GAME,
    OLD,
    TURN,
    LevelBot,
    UnknownBot,
    by_hand,
    described,
    iterations_of,
    knows,
    levels_of,
    names,
    plan_of,
    searcher,
)
from parlour.bots.plan import Budget, Plan, Thought
from parlour.bots.search_bot import LEAST, SearchBot, ends_well
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games
from parlour.games.kairo.learned import known
from parlour.games.kairo.material import IN_SUPPLY, stall_of
from parlour.games.kairo.state import Market
from parlour.text.catalog import LANGUAGES, catalog
from tests.bots.nets import EVALUATOR, needs_evaluator
from tests.bots.tables import WORLDS_FAIR, halfway

TABLES = [
    pytest.param(find(name), seats, id=f"{name}-{seats}")
    for name in games()
    if name != "high_card"
    for seats in find(name).seats
]


@pytest.fixture
def without_nets() -> Iterator[None]:
    """A house whose nets cannot be used."""
    before = dict(nets._known)
    for name in games():
        for seats in find(name).seats:
            nets._known[f"{name} {seats}"] = None
    yield
    nets._known.clear()
    nets._known.update(before)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_has_five_levels_each_with_more_iterations(game: Game, seats: int) -> None:
    learned = getattr(judging(game), "LEARNED", {})
    for levels in (judging(game).LEVELS, levels_of(game, seats), *learned.values()):
        assert levels is not ANY_GAME
        iterations = [level.iterations for level in levels]
        assert len(iterations) == 5
        assert iterations == sorted(set(iterations))
        assert [level.slack for level in levels[2:]] == [0, 0, 0]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_levels_that_play_a_net_have_one_and_every_net_has_levels(game: Game, seats: int) -> None:
    learned = getattr(judging(game), "LEARNED", {})
    assert (seats in learned) == (nets.NETS / f"{game.id}-{seats}.net").exists()
    assert all(level.net for levels in learned.values() for level in levels)
    if seats in learned and EVALUATOR:
        assert levels_of(game, seats) is learned[seats]
        assert plan_of(game, seats, 5).net is nets.net_of(game, seats)
        assert f"net {nets.net_of(game, seats).name}" in described(game, seats, "level5")  # type: ignore[union-attr]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_without_a_net_the_judge_plays(game: Game, seats: int, without_nets: None) -> None:
    assert levels_of(game, seats) is judging(game).LEVELS
    plan = plan_of(game, seats, 5)
    assert plan.net is None
    assert plan.judge is not None
    state = halfway(game, seats, 3, 5)
    view, seat = game.view(state, turn(state)), turn(state)
    assert bots.make(game, 5, Chance(1), divide=5000).choose(view, seat, legal(view)) in legal(view)


def test_the_old_strongest_is_there_by_name() -> None:
    for name in games():
        game = find(name)
        bot = bots.make(game, OLD, Chance(1), divide=1000)
        assert isinstance(bot, SearchBot)
        assert bot.plan.net is None
        assert bot.plan.shared == 1
        assert "net" not in described(game, 2, OLD)
    assert OLD not in names()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_turn_has_a_bound(game: Game, seats: int) -> None:
    """However many choices it has: after the bound each gets a small part."""
    usual = 8
    bot = searcher(game, seats, 3, Chance(1), divide=iterations_of(game, seats, 3) // usual)
    state = halfway(game, seats, 3, 5)
    longest = 0
    for _ in range(60):
        if not (options := legal(state)):
            break
        seat = turn(state)
        chosen = bot.choose(game.view(state, seat), seat, options)
        push(state, chosen)
        longest = max(longest, bot.spent)
        if turn(state) != seat:
            bot.goes_on = False
    assert 0 < longest <= TURN * usual + 40 * max(1, usual // LEAST)


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("name", games())
def test_the_weak_levels_miss_no_win_in_one_choice(name: str, level: int) -> None:
    game, found = find(name), 0
    for seed in range(30):
        state = game.setup(2, seed, game.settled({}))
        chance = Chance(seed)
        while options := legal(state):
            seat = turn(state)
            winners = [option for option in options if ends_well(game, state, seat, option)]
            if winners and len(winners) < len(options) and game.winner(game.view(state, seat), seat) < 0:
                sure = bots.make(game, level, Chance(seed), divide=10).choose(state, seat, options)  # nothing to guess
                assert sure in winners
                found += 1
                break
            push(state, options[chance.below(len(options))])
        if found == 3:
            break
    assert found or game.id != "gatsby"  # in the others random play hardly ever leads to such a choice


@pytest.mark.parametrize("name", [*names(), OLD, 1, "2"])
def test_every_bot_can_be_made_by_name(name: int | str) -> None:
    state = halfway(WORLDS_FAIR, 2, 3, 5)
    bot = bots.make(WORLDS_FAIR, name, Chance(1), divide=1000)
    assert bot.choose(WORLDS_FAIR.view(state, turn(state)), turn(state), legal(state)) in legal(state)


def test_iterations_are_divided_but_never_away() -> None:
    assert iterations_of(WORLDS_FAIR, 2, 5, 10) == iterations_of(WORLDS_FAIR, 2, 5) // 10
    assert iterations_of(WORLDS_FAIR, 2, 1, 10**6) == 1
    assert described(WORLDS_FAIR, 2, "level5") != described(WORLDS_FAIR, 2, "level5", 2)


@pytest.mark.parametrize("name", ["nobody", "level6", "level0", "tests.bots.tables:halfhearted"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(WORLDS_FAIR, name, Chance(1))


def test_the_weakest_level_has_lapses_and_the_strongest_none() -> None:
    """From one position, with different luck: level 1 varies, and never takes what looks far worse."""
    state = halfway(WORLDS_FAIR, 2, 3, 5)
    view, seat = WORLDS_FAIR.view(state, turn(state)), turn(state)
    chosen = {bots.make(WORLDS_FAIR, 1, Chance(luck)).choose(view, seat, legal(view)) for luck in range(30)}
    assert len(chosen) > 1
    strongest = bots.make(WORLDS_FAIR, 5, Chance(1))
    assert isinstance(strongest, SearchBot)
    assert strongest.slack == 0
    assert levels_of(WORLDS_FAIR, 2)[-1].slack == 0


def test_what_was_hardly_looked_at_is_hardly_taken() -> None:
    """An option looked at once may look best by chance; one that looks worse by more than the slack is never taken."""
    state = halfway(WORLDS_FAIR, 2, 3, 5)
    seat, (often, seldom, worse, unseen) = turn(state), legal(state)[:4]
    looks = [(often, 90, 0.5), (seldom, 9, 0.6), (worse, 60, 0.39), (unseen, 0, 0.0)]
    thoughts = [Thought(action, seat, visits, reward, [], []) for action, visits, reward in looks]
    lapsing = SearchBot(WORLDS_FAIR, Chance(1), Budget(1), Plan(), slack=0.1)
    taken = Counter(lapsing.lapse(thoughts) for _ in range(1000))
    assert set(taken) == {often, seldom}
    assert 50 < taken[seldom] < 150  # 9 of 99


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_names_in_every_language(lang: str) -> None:
    told = {catalog(lang).text(f"level-{number}") for number in range(1, 6)}
    assert len(told) == 5


@needs_evaluator
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_net_leaves_games_to_the_judge_that_it_has_not_learned_from(seats: int) -> None:
    """Kairo's learned from the given start of our board alone; from another they are weaker than the judge."""
    game = find("kairo")
    given, variable = (game.setup(seats, key_of(3), {"start": start}) for start in ("given", "variable"))
    assert knows(game, given)
    assert not knows(game, variable)
    plan = plan_of(game, seats, 5)
    assert Search(game, game.view(given, 0), 0, Chance(1), plan).plan is plan
    assert Search(game, game.view(variable, 0), 0, Chance(1), plan).plan.net is None
    bot = LevelBot(game, 1, Chance(1))
    bot.choose(game.view(variable, turn(variable)), turn(variable), legal(variable))
    assert bot.plan.net is None
    assert bot.budget.iterations == by_hand(game)[0].iterations
    bot.choose(game.view(given, turn(given)), turn(given), legal(given))
    assert bot.plan.net is not None
    assert bot.budget.iterations == levels_of(game, seats)[0].iterations


def test_a_stall_that_was_moved_does_not_make_it_another_game() -> None:
    """[KA 4.2]"""
    game = find("kairo")
    state = cast(Market, game.setup(2, key_of(3), {"start": "given"}))
    for moved in range(1, 8):
        state.mains[stall_of(*state.ground().given[2][moved - 1][:2])] = IN_SUPPLY
        assert known(state) == (moved <= 6)
