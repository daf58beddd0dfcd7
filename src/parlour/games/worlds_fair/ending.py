"""Fin de la partie: the count and the winner.  [WF 7]"""

from typing import Final

from mypy_extensions import i64

from parlour.core.row import Row, row
from parlour.core.words import Outcome, Seat, ranked
from parlour.games.worlds_fair.material import SETS
from parlour.games.worlds_fair.scoring import ExchangeTickets, score_area
from parlour.games.worlds_fair.state import Fair

SET_POINTS: Final = row(SETS)
SOURCES: Final = ["coins", "medals", "sets"]
THIRD_SCORING: Final = "third-scoring"


def sheet(state: Fair) -> list[list[int]]:
    """Points of each seat by source: coins [WF 7.1], medals [WF 7.2], sets [WF 7.3]; nothing else [WF 7.4]."""
    return [[state.coins[seat], state.medals[seat], set_points(state.approved[seat])] for seat in range(state.seats)]


def set_points(approved: Row) -> i64:
    """Sets of different tokens, the largest first.  [WF 7.3, R9]"""
    points: i64 = 0
    size: i64 = 1
    kinds: i64 = 1
    while kinds:  # the first set has a token of every kind held, the second of every pair…
        kinds = 0
        for tokens in approved.numbers:  # compiled, a loop is faster than a sum
            if tokens >= size:
                kinds += 1
        points += SET_POINTS[kinds]
        size += 1
    return points


def totals(state: Fair) -> list[int]:
    """Points of each seat."""
    return added_up(sheet(state))


def added_up(sheet: list[list[int]]) -> list[int]:
    """Points of each seat from all sources."""
    return [coins + medals + sets for coins, medals, sets in sheet]


def counted_now(state: Fair) -> list[int]:
    """Points of each seat if a scoring phase came now and ended the game."""
    imagined = state.copy()
    ExchangeTickets().run(imagined)
    for area in imagined.places.numbers:
        score_area(imagined, area)
    return totals(imagined)


def outcome(state: Fair) -> Outcome:
    """Most points [WF 7.5], most approved [WF 7.5a], fewest exhibit cards [WF 7.5b], else shared [WF 7.5c]."""
    counted = sheet(state)
    points = added_up(counted)
    merits = [merit(state, seat, points[seat]) for seat in range(state.seats)]
    return Outcome(ranked(merits), points, counted, THIRD_SCORING)


def merit(state: Fair, seat: Seat, points: int) -> list[int]:
    """What decides between two players, in order.  [WF R10]"""
    return [points, state.approved[seat].total(), -len(state.exhibits[seat])]
