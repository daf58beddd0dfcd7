"""The end: when it comes, and who has won."""

from typing import Final

from parlour.core.words import Outcome, ranked
from parlour_oware.material import ENOUGH, QUIET, SEATS
from parlour_oware.state import Board
from parlour_oware.verbs import gather

MAJORITY: Final = "majority"
STARVED: Final = "starved"
QUIET_END: Final = "quiet"
ENDINGS: Final = [MAJORITY, STARVED, QUIET_END]


def has_won(board: Board) -> bool:
    """Whether somebody has more than half of the seeds.  [OW 5.1]"""
    return max(board.stores) >= ENOUGH


def is_quiet(board: Board) -> bool:
    """Whether nothing was captured for too long.  [OW R1]"""
    return board.quiet >= QUIET


def end(board: Board, ending: str) -> None:
    """Everybody takes what is in the own houses, unless the game is won already.  [OW 4.2, 5.1, 5.2, R1]"""
    board.ending = ending
    if ending != MAJORITY:
        for seat in range(SEATS):
            gather(board, seat)


def outcome(board: Board) -> Outcome | None:
    """The most seeds win; as many are a draw.  [OW 5.3]"""
    if board.agenda:
        return None
    ranks = ranked([[seeds] for seeds in board.stores])
    return Outcome(ranks, board.stores[:], [[seeds] for seeds in board.stores], board.ending)
