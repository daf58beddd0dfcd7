"""Searching one decision in several processes."""

from collections.abc import Iterator

import pytest

from parlour.bots.plan import Budget
from parlour.bots.workers import Workers, WorkersBot
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from tests.bots.tables import WORLDS_FAIR, halfway


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
