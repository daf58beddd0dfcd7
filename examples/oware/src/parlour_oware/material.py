"""The board: two rows of six houses, and the seeds."""

from enum import IntEnum
from typing import Final

from parlour.core.words import Seat

SEATS: Final = 2  # [OW 1.1]
HOUSES: Final = 6  # of each player  [OW 1.2]
SEEDS: Final = 4  # in each house at first  [OW 1.3]
ALL_SEEDS: Final = SEATS * HOUSES * SEEDS
ENOUGH: Final = ALL_SEEDS // 2 + 1  # to have won  [OW 5.1]
TAKEN: Final = (2, 3)  # seeds in a house that is captured  [OW 3.1]
QUIET: Final = 60  # sowings without a capture that end a game  [OW R1]


class House(IntEnum):
    """A house as its owner calls it, from the left."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5


def place(seat: Seat, house: int) -> int:
    """A player's house on the way of the seeds: 0 to 5 are the first player's, 6 to 11 the second's.  [OW 1.2]"""
    return seat * HOUSES + house


def owner(spot: int) -> Seat:
    """Whose house is at that place."""
    return spot // HOUSES
