"""Five plans for World's Fair 1893 that a strong human would try."""

from typing import Final, cast

from bench.strategies.planner import Planner
from parlour.bots.judges.worlds_fair import majorities, sets, still_to_go
from parlour.core.words import Seat, State
from parlour.games.worlds_fair.material import AREAS, EXHIBIT
from parlour.games.worlds_fair.state import Fair

A_TICKET: Final = 0.5  # points of a ticket beyond its coin
HURRY: Final = 0.15  # of what a scoring phase would bring me more than the others, as the wheel turns
STRONGHOLDS: Final = 3  # areas to sit on
SAFE: Final = 2  # supporters ahead that nobody overtakes in a turn
A_GUARD: Final = 0.5  # points of each of them
A_FIGURE: Final = 0.6  # points of a figure beyond the judge's
WANTED: Final = 0.25  # of what exhibits in hand would score, were they all approved
SPITE: Final = 0.5  # points of mine that a point of the leader's is worth


class Tickets(Planner):
    """Take tickets before all else, lead in them, and turn the wheel while the areas stand well for me."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """Tickets, and the wheel."""
        fair = cast(Fair, state)
        to_go = still_to_go(fair)
        promised = [majorities(fair, other, to_go) for other in range(fair.seats)]
        ahead = 2 * promised[seat] - max(promised) - sum(promised) / fair.seats
        return A_TICKET * len(fair.tickets[seat]) + HURRY * ahead * (1.0 - to_go)


class Strongholds(Planner):
    """Sit on three areas, guarded so well that nobody overtakes me, and let the others have the rest."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The guards of my best areas."""
        fair = cast(Fair, state)
        guards = sorted([min(lead_of(fair, seat, area), SAFE) for area in AREAS], reverse=True)
        return A_GUARD * sum(guards[:STRONGHOLDS])


class Figures(Planner):
    """Take influential figures, for two supporters a turn where others put one."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """Figures due."""
        return A_FIGURE * len(cast(Fair, state).figures[seat])


class Collection(Planner):
    """Collect exhibits of all five areas, and lead wherever they wait to be approved."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """What the exhibits would score."""
        fair = cast(Fair, state)
        tokens = [float(count) for count in fair.approved[seat]]
        whole = tokens[:]
        for card in fair.exhibits[seat]:
            whole[EXHIBIT[card]] += 1.0
        return WANTED * (sets(whole) - sets(tokens))


class Spoiler(Planner):
    """Block whoever leads: take what they collect, and the areas where they would be approved."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The less the leader may expect, the better."""
        return -SPITE * max([points[other] for other in range(state.seats) if other != seat])


def lead_of(fair: Fair, seat: Seat, area: int) -> int:
    """How many supporters a seat has on an area beyond the best of the others'."""
    row = fair.supporters[area]
    return row[seat] - max([row[other] for other in range(fair.seats) if other != seat])
