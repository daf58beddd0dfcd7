"""Searching one decision in several processes."""

from collections.abc import Iterator

import pytest

from parlour.bots.plan import Budget
from parlour.bots.process import Mind, told
from parlour.bots.workers import Workers, WorkersBot, part
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from tests.bots.tables import WORLDS_FAIR, at_step, halfway


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with Workers(2) as workers:
        yield workers


def test_their_counts_add_up(workers: Workers) -> None:
    state = halfway(WORLDS_FAIR, 3, 1, 4)
    seat = turn(state)
    options = legal(state)
    view = WORLDS_FAIR.view(state, seat)
    thoughts = workers.think(WORLDS_FAIR, view, seat, options, 4, Budget(41), Chance(7))
    assert sum(thought.visits for thought in thoughts) == 41
    assert [thought.visits for thought in thoughts] == sorted((t.visits for t in thoughts), reverse=True)
    assert sum(thoughts[0].won) == pytest.approx(1)
    again = workers.think(WORLDS_FAIR, view, seat, options, 4, Budget(41), Chance(7))
    assert [(t.action, t.visits, t.reward) for t in again] == [(t.action, t.visits, t.reward) for t in thoughts]


def test_a_lost_worker_is_replaced(workers: Workers, caplog: pytest.LogCaptureFixture) -> None:
    state = halfway(WORLDS_FAIR, 2, 1, 4)
    seat = turn(state)
    view = WORLDS_FAIR.view(state, seat)
    workers._servants[0]._process.kill()
    workers._servants[0]._process.join()
    bot = WorkersBot(WORLDS_FAIR, 1, Chance(1), workers)
    assert bot.choose(view, seat, legal(view)) in legal(view)
    assert "a worker failed" in caplog.text
    thoughts = workers.think(WORLDS_FAIR, view, seat, legal(view), 4, Budget(20), Chance(7))
    assert sum(thought.visits for thought in thoughts) == 20


def test_in_a_hurry_they_stop_when_the_choice_cannot_change(workers: Workers) -> None:
    stopped = 0
    for age in (3, 22, 30):
        state = halfway(WORLDS_FAIR, 2, 1, age)
        seat = turn(state)
        view = WORLDS_FAIR.view(state, seat)
        patient = workers.think(WORLDS_FAIR, view, seat, legal(view), 4, Budget(400), Chance(7))
        hurried = workers.think(WORLDS_FAIR, view, seat, legal(view), 4, Budget(400), Chance(7), hurry=True)
        assert sum(thought.visits for thought in patient) == 400
        assert hurried[0].action is patient[0].action
        stopped += sum(thought.visits for thought in hurried) < 400
    assert stopped


def test_iterations_are_shared_out_round_by_round() -> None:
    for iterations in (0, 1, 41, 800):
        parts = [[part(iterations, number, 3, turn, 8) for turn in range(1, 9)] for number in range(3)]
        assert sum(each[-1] for each in parts) == iterations
        assert all(each == sorted(each) for each in parts)
    assert part(-1, 0, 2, 1, 8) == -1


def test_they_keep_their_trees_within_a_turn() -> None:
    state = at_step(WORLDS_FAIR, 2, "LiftSupporter")
    seat = turn(state)
    view = WORLDS_FAIR.view(state, seat)
    mind = Mind()
    first = told(WORLDS_FAIR, view, seat, Chance(1), {"level": 4, "took": -1, "iterations": 60, "seconds": -1})
    taken = max(mind.counts(first)["options"], key=lambda counted: counted[1])[0]
    push(state, WORLDS_FAIR.actions[taken])
    then = WORLDS_FAIR.view(state, seat)
    for took, kept in ((taken, True), (-1, False)):
        more = {"level": 4, "took": took, "iterations": 1, "seconds": -1}
        visits = sum(counted[1] for counted in mind.counts(told(WORLDS_FAIR, then, seat, Chance(2), more))["options"])
        assert (visits > 1) == kept


def test_without_a_search_there_is_nothing_to_go_on_with() -> None:
    with pytest.raises(ValueError, match="no search"):
        Mind().counts({"iterations": 10, "seconds": -1})
