"""SWAP: one of my influence tokens for one of theirs.  [GA 7.3a-c]"""

from typing import ClassVar, Final

from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.gatsby.actions import DECLINE, SWAPS, WITHS, Swap, With
from parlour.games.gatsby.cabaret import chosen
from parlour.games.gatsby.events import Declined
from parlour.games.gatsby.material import CELLS, SEATS, Bonus
from parlour.games.gatsby.reasons import NOT_MINE, NOT_THEIRS, SWAP_ASKS, WITH_ASKS
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.verbs import swap


def ask_swap(state: Party) -> None:
    """Ask, if both have an influence token on the board.  [GA R6]"""
    if state.tokens[0] and state.tokens[1]:
        state.then(SWAP_MINE[state.active])


class SwapMine(Step[Party]):
    """Échangez un de vos jetons Influence…  [GA 7.3a]"""

    def options(self, state: Party) -> list[Action]:
        """Any of mine, anywhere on the board; or none.  [GA 7.3b, 7.0c, R6]"""
        found = chosen(SWAPS, state.tokens[self.seat])
        found.append(DECLINE)
        return found

    def take(self, state: Party, choice: Action) -> None:
        """It stays until its partner is known."""
        if isinstance(choice, Swap):
            state.then(SWAP_THEIRS[self.seat][choice.cell])
        elif state.log is not None:
            state.log.append(Declined(self.seat, Bonus.SWAP))

    def asks(self) -> Reason:
        """One of mine first."""
        return SWAP_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Not my token."""
        return NOT_MINE if isinstance(action, Swap) else self.asks()


class SwapTheirs(Step[Party]):
    """… contre un jeton Influence de votre adversaire.  [GA 7.3a]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "cell": int}

    def __init__(self, seat: Seat, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, state: Party) -> list[Action]:
        """Any of theirs, in the same place or another.  [GA 7.3b, R6]"""
        return chosen(WITHS, state.tokens[1 - self.seat])

    def take(self, state: Party, choice: Action) -> None:
        """No bonus is set off.  [GA 7.3c]"""
        assert isinstance(choice, With)
        swap(state, self.seat, self.cell, choice.cell)

    def asks(self) -> Reason:
        """One of theirs now."""
        return WITH_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Not their token."""
        return NOT_THEIRS if isinstance(action, With) else self.asks()


SWAP_MINE: Final = [SwapMine(seat) for seat in range(SEATS)]
SWAP_THEIRS: Final = [[SwapTheirs(seat, cell) for cell in range(CELLS)] for seat in range(SEATS)]
