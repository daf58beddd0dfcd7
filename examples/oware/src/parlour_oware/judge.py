"""Oware, as a player weighs it: seeds in store, seeds at home, and houses that are about to be taken."""

from typing import Final, cast

from parlour.bots.judge import Judge
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State
from parlour_oware.actions import Sow
from parlour_oware.material import SEATS, TAKEN, House, owner, place
from parlour_oware.state import Board

VERSION: Final = 1
AT_HOME: Final = 0.1  # points of a seed in an own house: it may be gathered, and gives a choice
IN_DANGER: Final = 0.4  # points that a house of one or two seeds costs: one more seed, and it is taken


class OwareJudge(Judge):
    """Seeds now, and a little of what may come."""

    def expect(self, state: State) -> list[float]:
        board = cast(Board, state)
        found: list[float] = []
        for seat in range(SEATS):
            row = board.row(seat)
            danger = sum(1 for seeds in row if seeds + 1 in TAKEN)
            found.append(board.stores[seat] + AT_HOME * sum(row) - IN_DANGER * danger)
        return found

    def appeal(self, state: State, seat: Seat, option: Action) -> int:
        """Seeds that the last house reached would give."""
        board, house = cast(Board, state), cast(Sow, option).house
        last = reached(board, seat, house)
        return board.houses[last] + 1 if owner(last) != seat and board.houses[last] + 1 in TAKEN else 0


def reached(board: Board, seat: Seat, house: House) -> int:
    """Where the last seed would fall, for less than a whole round."""
    start = place(seat, house)
    return (start + board.houses[start]) % len(board.houses)


def make(game: Game) -> Judge:
    """The judge of this game."""
    return OwareJudge(game)
