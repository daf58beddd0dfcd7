"""The only code that moves seeds. Each verb tells one event."""

from parlour.core.words import Event, Seat
from parlour_oware.events import Captured, Gathered, Sown, Spared
from parlour_oware.material import House, place
from parlour_oware.state import Board


def tell(board: Board, event: Event) -> None:
    """To whoever listens."""
    if board.log is not None:
        board.log.append(event)


def sow(board: Board, seat: Seat, house: House) -> int:
    """One seed into each following house, never into the one they came from; where the last one fell.  [OW 2.2, 2.3]"""
    start = place(seat, house)
    seeds = board.houses[start]
    board.houses[start] = 0
    spot = start
    for _ in range(seeds):
        spot = (spot + 1) % len(board.houses)
        if spot == start:
            spot = (spot + 1) % len(board.houses)
        board.houses[spot] += 1
    tell(board, Sown(seat, house, seeds))
    return spot


def capture(board: Board, seat: Seat, spots: list[int]) -> None:
    """Take all seeds of some houses.  [OW 3.1, 3.2]"""
    seeds = 0
    for spot in spots:
        seeds += board.houses[spot]
        board.houses[spot] = 0
    board.stores[seat] += seeds
    board.quiet = 0
    tell(board, Captured(seat, seeds))


def spare(board: Board, seat: Seat) -> None:
    """Take nothing.  [OW 3.3]"""
    tell(board, Spared(seat))


def gather(board: Board, seat: Seat) -> None:
    """Take what lies in the own houses.  [OW 5.2]"""
    seeds = sum(board.row(seat))
    for house in House:
        board.houses[place(seat, house)] = 0
    board.stores[seat] += seeds
    if seeds:
        tell(board, Gathered(seat, seeds))
