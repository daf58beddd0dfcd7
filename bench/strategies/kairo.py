"""Five plans for Kairo that a strong human would try."""

from typing import Final, cast

from bench.strategies.planner import Planner
from parlour.bots.judges.kairo import add_customers, time_left
from parlour.core.words import Seat, State
from parlour.games.kairo.material import HUES, STALLS_OF, stall_of
from parlour.games.kairo.state import Market

PACE: Final = 4.0  # points of the whole way to the final phase
AHEAD: Final = 0.3  # of my lead, at the end of that way
GROWN: Final = 0.15  # points of each tile of my largest stall for each tile
SAVED: Final = 0.3  # points of a coin of its colour
A_MEDAL: Final = 1.5  # points of a medal beyond those it scores
OPEN: Final = 1.0  # points of a stall of mine in a colour whose medals nobody has
DOOR: Final = 0.6  # times what customers are worth who stand next to one's own entrances
A_BARKER: Final = 0.8
ENOUGH: Final = 3  # barkers
PAYING: Final = 0.3  # points of each tile that a customer will pay for


class Closer(Planner):
    """Hurry the end: use up the extensions quickly, and begin the final phase while I am ahead."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The way to the final phase."""
        gone = 1.0 - time_left(cast(Market, state))
        lead = points[seat] - max([points[other] for other in range(state.seats) if other != seat])
        return gone * (PACE + AHEAD * lead)


class OneColour(Planner):
    """Hoard one colour: all coins into one stall, which grows larger than any other and keeps its medals."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The largest stall, and what it is to be paid with."""
        market = cast(Market, state)
        return max(
            [
                GROWN * market.sizes[stall_of(seat, colour)] ** 2 + SAVED * int(market.coins[seat][colour])
                for colour in range(HUES)
                if market.stock[colour]
            ],
            default=0.0,
        )


class Medals(Planner):
    """Medals first: a small extension in every colour that nobody has extended, before anybody else."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """Medals, and stalls that may win them."""
        market = cast(Market, state)
        held = market.gold.count(seat) + market.silver.count(seat)
        near = [colour for colour in range(HUES) if market.gold[colour] < 0 and market.sizes[stall_of(seat, colour)]]
        return A_MEDAL * held + OPEN * len(near)


class Doors(Planner):
    """Hold the doors: customers next to my entrances, and none that another could lure to theirs."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """Whose entrances customers stand next to."""
        waiting = [0.0] * state.seats
        add_customers(cast(Market, state), 1.0, waiting)
        return DOOR * (2 * waiting[seat] - sum(waiting))


class Barkers(Planner):
    """Sit on barkers: with some at hand every customer comes to me, so that large stalls pay turn after turn."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """Barkers at hand, and what customers pay."""
        market = cast(Market, state)
        tiles = sum([int(market.sizes[stall]) for stall in STALLS_OF[seat]])
        return time_left(market) * (A_BARKER * min(int(market.barkers[seat]), ENOUGH) + PAYING * tiles)
