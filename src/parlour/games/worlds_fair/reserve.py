"""Taking a supporter back when the reserve is empty, in steps 1 and 2.  [WF 4.1b, R2]"""

from parlour.core.words import Action, Reason, Seat
from parlour.games.worlds_fair.actions import TAKE_BACKS
from parlour.games.worlds_fair.reasons import NONE_OF_MINE, RESERVE_NOT_EMPTY
from parlour.games.worlds_fair.state import Fair


def take_backs(state: Fair, seat: Seat) -> list[Action]:
    """The areas from which a seat may take a supporter back: any with one of its own, one placed this turn included."""
    return [TAKE_BACKS[area] for area in range(len(TAKE_BACKS)) if state.supporters[area][seat]]


def why_no_take_back(state: Fair, seat: Seat) -> Reason:
    """Why a take-back is not among those."""
    return RESERVE_NOT_EMPTY if state.reserve[seat] else NONE_OF_MINE
