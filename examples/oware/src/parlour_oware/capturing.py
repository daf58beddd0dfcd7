"""Capturing: what a sowing takes."""

from parlour.core.words import Seat
from parlour_oware.material import TAKEN, House, owner
from parlour_oware.state import Board
from parlour_oware.verbs import sow


def in_reach(board: Board, seat: Seat, last: int) -> list[int]:
    """The other player's houses with two or three seeds, from the last seed backwards without a gap.  [OW 3.1, 3.2]"""
    found: list[int] = []
    spot = last
    while owner(spot) != seat and board.houses[spot] in TAKEN:
        found.append(spot)
        spot -= 1
        if spot < 0:
            break
    return found


def is_all(board: Board, seat: Seat, spots: list[int]) -> bool:
    """Whether these houses hold everything the other player has.  [OW 3.3]"""
    return sum(board.houses[spot] for spot in spots) == sum(board.row(1 - seat))


def would_take(board: Board, seat: Seat, house: House) -> int:
    """The seeds that sowing a house would capture.  [OW 3.1, 3.2, 3.3]"""
    after = board.copy()
    taken = in_reach(after, seat, sow(after, seat, house))
    return 0 if is_all(after, seat, taken) else sum(after.houses[spot] for spot in taken)
