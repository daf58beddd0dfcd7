"""Médailles: who takes them after an extension; everybody sees who holds them.  [KA 5.6, 5.6f]"""

from parlour.core.words import Seat
from parlour.games.kairo.material import stall_of
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import win_gold, win_silver


def award(state: Market, seat: Seat, colour: int) -> None:
    """Alone the largest: both medals [KA 5.6a-c]; level with the largest of others: silver [KA 5.6d]; else none."""
    mine = state.sizes[stall_of(seat, colour)]
    best = largest_other(state, seat, colour)
    if mine > best:
        win_gold(state, seat, colour)
    if mine >= best:
        win_silver(state, seat, colour)  # only what is newly won scores  [KA 5.6e, R8]


def largest_other(state: Market, seat: Seat, colour: int) -> int:
    """The largest stall of a colour that another player has; neutral ones do not count.  [KA R8]"""
    best = 0
    for other in range(state.seats):
        if other != seat and state.sizes[stall_of(other, colour)] > best:
            best = state.sizes[stall_of(other, colour)]
    return best
