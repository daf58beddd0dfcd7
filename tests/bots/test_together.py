"""Several processes think about one choice."""

import logging
import os
import signal

import pytest

from parlour.bots.levels import (
    MASTERLY,
    STRONGEST,
    TURN,
    MasterBot,
    UnknownBot,
    full_name,
    is_brought,
    is_of_the_house,
    is_shared,
    make,
    searcher,
    seconds_of,
)
from parlour.bots.search_bot import LEAST
from parlour.bots.thinking import ProcessBot, ponder, stand_ins, weigh
from parlour.bots.together import is_settled, merged
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from parlour.core.table import codec_of
from parlour.core.words import Action, Seat, State
from tests.bots.tables import WORLDS_FAIR, halfway
from tests.playthrough import house

GAMES = [pytest.param(game, id=game.id) for game in house()]


def test_what_was_visited_most_by_all_together_is_chosen() -> None:
    assert merged([[["a", 9, 0.5], ["b", 8, 0.5]], [["a", 1, 0.5], ["b", 4, 0.5]]]) == "b"
    assert merged([[["a", 5, 0.2], ["b", 5, 0.4]]]) == "b", "of equals the better one"
    assert merged([[["a", 0, 0.0], ["b", 0, 0.0]]]) == "a"
    with pytest.raises(ValueError, match="nobody"):
        merged([])


def chances(game: Game, seed: int) -> tuple[State, Seat, list[Action]]:
    """A view with a choice, who chooses, and from what."""
    state = halfway(game, 2, seed, 6)
    while len(legal(state)) < 2:
        push(state, legal(state)[0])
    return game.view(state, turn(state)), turn(state), legal(state)


@pytest.mark.parametrize("game", GAMES)
def test_one_alone_weighs_as_it_would_choose(game: Game) -> None:
    for seed in range(1, 4):
        view, seat, options = chances(game, seed)
        alone = make(game, STRONGEST, Chance(5), 200).choose(view, seat, options)
        text = codec_of(game).encode(view).decode()
        assert merged([weigh(game.key, text, seat, "level5", 5, 200, f"{seed}", "")]) == alone.write()


def test_who_weighs_goes_on_with_the_tree_of_what_was_chosen() -> None:
    game = find("gatsby")
    bot = searcher(game, 2, STRONGEST, Chance(3), 20)
    for seed in range(1, 40):
        view, seat, options = chances(game, seed)
        found = bot.weigh(view, seat, options, None)
        chosen, spent = found[0].action, bot.spent
        after = view.copy()
        push(after, chosen)
        if turn(after) != seat or len(legal(after)) < 2:
            continue
        following = game.view(after, seat)
        goes_on = bot.weigh(following, seat, legal(following), chosen)
        assert sum(thought.visits for thought in goes_on) > bot.spent - spent, "visits from before are counted"
        return
    raise AssertionError("no turn went on")


def test_a_shared_bot_thinks_in_several_processes_and_bears_the_loss_of_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view, seat, options = chances(WORLDS_FAIR, 2)
    bot = ProcessBot(WORLDS_FAIR, "level5", Chance(5), divide=100, processes=2)
    try:
        with caplog.at_level(logging.WARNING, "parlour.bots"):
            assert bot.choose(view, seat, options) in options
            first, second = bot._thinkers
            assert first.process.pid != second.process.pid
            os.kill(first.process.pid or 0, signal.SIGKILL)
            first.process.join()
            assert bot.choose(view, seat, options) in options
            assert bot.choose(view, seat, options) in options
            assert len(bot._thinkers) == 2, "another takes its place"
    finally:
        bot.close()
    assert bot._thinkers == []
    assert "failed" not in caplog.text


def test_only_the_strongest_are_shared() -> None:
    assert [name for name in ("greedy", "level4", "level5", "master", "old5", "a.b:C") if is_shared(name)] == [
        "level5",
        "master",
    ]
    assert ProcessBot(WORLDS_FAIR, "level4", Chance(1), processes=8).processes == 1


def test_a_master_thinks_for_as_long_as_it_is_let() -> None:
    assert (seconds_of("master"), seconds_of("master:2.5"), seconds_of("level5")) == (MASTERLY, 2.5, 0.0)
    assert full_name("master:30") == "master:30"
    assert not is_brought("master:30")
    assert is_of_the_house("master:30")
    assert not is_of_the_house("master:long")
    assert not is_of_the_house("my.bot:make")
    for odd in ("master:", "master:0", "master:-1", "master:nan", "master:inf", "master:4000", "master:x"):
        with pytest.raises(UnknownBot, match="seconds"):
            full_name(odd)
    assert stand_ins("master:3")[0] == "level5"
    view, seat, options = chances(WORLDS_FAIR, 3)
    bot = make(WORLDS_FAIR, "master:0.01", Chance(4))
    assert isinstance(bot, MasterBot)
    assert bot.choose(view, seat, options) in options
    assert bot.budget.seconds == 0.01


def test_a_whole_turn_of_a_master_has_a_bound() -> None:
    view, seat, options = chances(WORLDS_FAIR, 3)
    bot = make(WORLDS_FAIR, "master:0.01", Chance(4))
    assert isinstance(bot, MasterBot)
    bot.choose(view, seat, options)
    assert bot.spent_time > 0.0
    begun = bot.begin(view, seat)
    for spent, left in ((0.0, 0.01), (0.01 * TURN - 0.004, 0.004), (0.01 * TURN, 0.01 / LEAST), (1.0, 0.01 / LEAST)):
        bot.spent_time = spent
        assert bot.left(begun).seconds == pytest.approx(left)
    bot.goes_on = False
    bot.count_from("another turn")
    assert bot.spent_time == 0.0


def test_a_master_asked_again_thinks_on_and_says_so_by_the_number_of_its_tree() -> None:
    view, seat, _ = chances(WORLDS_FAIR, 3)
    text, visits = codec_of(WORLDS_FAIR).encode(view).decode(), list[int]()
    for key in (7, 8, 9):
        tree, found = ponder(WORLDS_FAIR.key, text, seat, key, "slices", "", 0.01)
        assert tree == 7
        visits.append(sum(seen for _, seen, _ in found))
    assert visits[0] < visits[1] < visits[2]
    assert ponder(WORLDS_FAIR.key, text, seat, 8, "another table", "", 0.01)[0] == 8


def test_what_was_chosen_of_a_decision_that_was_not_weighed_here_does_no_harm() -> None:
    game = find("gatsby")
    bot = searcher(game, 2, STRONGEST, Chance(3), 200)
    view, seat, options = chances(game, 1)
    bot.weigh(view, seat, options, None)
    never = next(action for action in game.actions if action not in options)
    assert bot.weigh(view, seat, options, never)
    assert bot.ponder(view, seat, options, never, 0.001)


def test_what_is_forced_is_not_thought_about() -> None:
    view, seat, options = chances(WORLDS_FAIR, 3)
    bot = searcher(WORLDS_FAIR, 2, STRONGEST, Chance(3))
    for found in (bot.weigh(view, seat, options[:1], None), bot.ponder(view, seat, options[:1], None, 60.0)):
        assert [(thought.action, thought.visits) for thought in found] == [(options[0], 0)]
    assert bot.spent == 0


def test_a_choice_is_settled_when_no_other_can_catch_up() -> None:
    found = [[["a", 60, 0.5], ["b", 20, 0.5]], [["a", 10, 0.5], ["b", 10, 0.5]]]
    assert not is_settled(found, 0.5), "50 more could be b's"
    assert is_settled(found, 0.3)
    assert is_settled([[["a", 0, 0.0]]], 99.0), "what is forced"
    assert not is_settled([], 0.0)
