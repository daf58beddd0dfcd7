"""Comptabilisation finale.  [KA 9]"""

from typing import Final

from parlour.core.words import Outcome, Seat, ranked
from parlour.games.kairo.material import COINS_A_POINT
from parlour.games.kairo.payment import total
from parlour.games.kairo.state import Market

SOURCES: Final = ["stalls", "medals", "last-medals", "coins"]
ENDINGS: Final = ["last-extension", "two-colours", "no-extension"]  # by what began the final phase


def sheet(state: Market) -> list[list[int]]:
    """Points of each seat by source: sizes, medals won, medals held now [KA 9.1], coins left [KA 9.2, R14]."""
    return [
        [
            state.built[seat],
            state.won[seat],
            medal_points(state, seat),
            total(state.coins[seat]) // COINS_A_POINT,
        ]
        for seat in range(state.seats)
    ]


def medal_points(state: Market, seat: Seat) -> int:
    """What the medals a seat holds score once more at the end.  [KA 9.1]"""
    return state.box.gold * state.gold.count(seat) + state.box.silver * state.silver.count(seat)


def track(state: Market) -> list[int]:
    """Where each seat's pawn stands on the score track: sizes and medals newly won.  [KA 3.6a, 5.5, 5.6e]"""
    return [state.built[seat] + state.won[seat] for seat in range(state.seats)]


def totals(state: Market) -> list[int]:
    """Points of each seat if the game were counted now."""
    return [sum(points) for points in sheet(state)]


def outcome(state: Market) -> Outcome:
    """Most points win [KA 9.3]; those level at the top share the victory [KA 9.4]."""
    points = totals(state)
    return Outcome(ranked([[score] for score in points]), points, sheet(state), ENDINGS[state.trigger - 1])
