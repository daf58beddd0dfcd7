"""A turn: sow, capture, and see whether the other player can go on."""

from typing import Final, cast

from parlour.core.words import Action, Reason, Seat, Step, cited
from parlour_oware.actions import SOWINGS, Sow
from parlour_oware.capturing import in_reach, is_all
from parlour_oware.ending import MAJORITY, QUIET_END, STARVED, end, has_won, is_quiet
from parlour_oware.material import HOUSES, House, place
from parlour_oware.reasons import EMPTY, MUST_FEED
from parlour_oware.state import Board
from parlour_oware.verbs import capture, sow, spare


class SowAHouse(Step[Board]):
    """A player's turn.  [OW 2.1]"""

    def options(self, state: Board) -> list[Action]:
        return [SOWINGS[house] for house in playable(state, self.seat)]

    def take(self, state: Board, choice: Action) -> None:
        state.quiet += 1
        last = sow(state, self.seat, cast(Sow, choice).house)
        taken = in_reach(state, self.seat, last)
        if taken and is_all(state, self.seat, taken):
            spare(state, self.seat)
        elif taken:
            capture(state, self.seat, taken)
        go_on(state, 1 - self.seat)

    def asks(self) -> Reason:
        return EMPTY

    def why(self, state: Board, action: Action) -> Reason:
        house = cast(Sow, action).house
        return MUST_FEED if state.houses[place(self.seat, house)] else EMPTY


def playable(board: Board, seat: Seat) -> list[House]:
    """Houses with seeds; only those that feed the other player, if that player has none.  [OW 2.1, 4.1]"""
    full = [house for house in House if board.houses[place(seat, house)]]
    if sum(board.row(1 - seat)):
        return full
    return [house for house in full if house + board.houses[place(seat, house)] >= HOUSES]


def go_on(board: Board, seat: Seat) -> None:
    """The other player's turn, if the game is not over.  [OW 2.4, 4.2, 5.1, R1]"""
    if has_won(board):
        end(board, MAJORITY)
    elif is_quiet(board):
        end(board, QUIET_END)
    elif not playable(board, seat):
        end(board, STARVED)
    else:
        board.then(SowAHouse(seat))


STEPS: Final = cited({SowAHouse: "OW 2.1"})
