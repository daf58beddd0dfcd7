"""Boards as a test wants them."""

from parlour.core.engine import play
from parlour.core.words import Event, Seat
from parlour_oware.actions import SOWINGS
from parlour_oware.material import ALL_SEEDS, House
from parlour_oware.sowing import SowAHouse
from parlour_oware.state import Board


def board(first: list[int], second: list[int], seat: Seat = 0, stores: list[int] | None = None) -> Board:
    """Seeds by row, each from its owner's left; what is missing is in the second player's store."""
    made = Board(2, 0)
    made.houses = [*first, *second]
    made.stores = stores or [0, ALL_SEEDS - sum(made.houses)]
    made.then(SowAHouse(seat))
    return made


def sown(before: Board, house: House) -> tuple[Board, list[Event]]:
    """The board after a sowing, and what was told."""
    after, told = play(before, SOWINGS[house])
    assert isinstance(after, Board)
    return after, told
