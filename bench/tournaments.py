"""How long the rules of tournaments take at 256 people: pairing a round, folding a log anew, standings.

`python bench/tournaments.py`
"""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from parlour.tournaments.course import RoundDue, TournamentCourse, fold, what_next
from parlour.tournaments.entries import (
    Begun,
    Created,
    Entered,
    ResultCame,
    RoundPaired,
    TableBegun,
    TournamentEntry,
)
from parlour.tournaments.plan import LARGEST, TournamentPlan

ROUNDS = 9


def timed(what: str, work: Callable[[], Any]) -> Any:
    """What comes of the work, and how long it took of the processor."""
    began = time.process_time()
    found = work()
    print(f"{what}: {1000 * (time.process_time() - began):.0f} ms")
    return found


def main() -> None:
    chance = random.Random(1)
    log: list[tuple[TournamentEntry, int]] = [(Created(plan=TournamentPlan("swiss", 2, rounds=ROUNDS)), 0)]
    log += [(Entered(player=str(number)), 0) for number in range(1, LARGEST + 1)]
    log.append((Begun(), 0))
    course = fold(TournamentCourse(), log)
    for number in range(ROUNDS):
        due = timed(f"pairing round {number + 1}", partial(what_next, course, 0))
        assert isinstance(due, RoundDue)
        fresh: list[TournamentEntry] = [RoundPaired(byes=due.round.byes)]
        for place, table in enumerate(due.round.tables):
            id = f"{number}-{place}"
            points = (chance.randrange(60), chance.randrange(60))
            places = (1 + (points[0] < points[1]), 1 + (points[1] < points[0]))
            fresh.append(TableBegun(round=number, table=id, players=table.players))
            fresh.append(ResultCame(table=id, players=table.players, places=places, points=points, left=(False, False)))
        log += [(entry, 0) for entry in fresh]
        course = fold(course, [(entry, 0) for entry in fresh])
    timed(f"the fold of {len(log)} entries", lambda: fold(TournamentCourse(), log))
    timed(f"standings of {LARGEST} after {ROUNDS} rounds", lambda: course.standings)


if __name__ == "__main__":
    main()
