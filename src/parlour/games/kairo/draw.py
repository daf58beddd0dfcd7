"""Tirer 2 cartes.  [KA 7]"""

from typing import ClassVar, Final

from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.kairo.actions import (
    DISCARDS,
    TAKE_BARKER,
    TAKE_PILE,
    TAKES,
    Discard,
    Take,
    TakeBarker,
    TakePile,
)
from parlour.games.kairo.cards import held, kinds
from parlour.games.kairo.material import DRAWN, HAND, KINDS, MOST_SEATS
from parlour.games.kairo.possible import hand_size
from parlour.games.kairo.reasons import DISCARD_ASKS, DRAW_ASKS, NO_BARKER, NOT_IN_HAND_TO_DISCARD, NOT_ON_DISPLAY
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import discard, take_barker, take_secret, take_shown


class DrawCard(Step[Market]):
    """One of the two cards; the second is chosen after the first is seen.  [KA 7.1, R12]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "left": int}

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: Market) -> list[Action]:
        """From the display [KA 7.1a], the pile [KA 7.1b], or a barker while there is one [KA 7.1c]."""
        shown = kinds(state.display)
        offered = [TAKES[card] for card in range(KINDS) if shown >> card & 1]
        offered.append(TAKE_PILE)
        if state.supply:
            offered.append(TAKE_BARKER)
        return offered

    def take(self, state: Market, choice: Action) -> None:
        """Then the other card, or down to four."""
        if isinstance(choice, Take):
            take_shown(state, self.seat, choice.card)
        elif isinstance(choice, TakePile):
            take_secret(state, self.seat)
        else:
            take_barker(state, self.seat)  # open, and beyond the limit  [KA 7.2]
        if self.left > 1:
            state.then(DRAW_CARD[self.seat][self.left - 1])
        else:
            ask_discard(state, self.seat)

    def asks(self) -> Reason:
        """A card."""
        return DRAW_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """Not there."""
        if isinstance(action, Take):
            return NOT_ON_DISPLAY
        return NO_BARKER if isinstance(action, TakeBarker) else self.asks()


def ask_discard(state: Market, seat: Seat) -> None:
    """More than four building cards are too many.  [KA 7.3]"""
    if hand_size(state, seat) > HAND:
        state.then(DiscardCard(seat))


class DiscardCard(Step[Market]):
    """Down to four, a card at a time.  [KA 7.3, R23]"""

    def options(self, state: Market) -> list[Action]:
        """Any card of the hand."""
        cards = held(state, self.seat)
        return [DISCARDS[card] for card in range(KINDS) if cards >> card & 1]

    def take(self, state: Market, choice: Action) -> None:
        """Face up.  [KA R12]"""
        assert isinstance(choice, Discard)
        discard(state, self.seat, choice.card)
        ask_discard(state, self.seat)

    def asks(self) -> Reason:
        """A card to discard."""
        return DISCARD_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """Only what is in hand."""
        return NOT_IN_HAND_TO_DISCARD if isinstance(action, Discard) else self.asks()


DRAW_CARD: Final = [[DrawCard(seat, left) for left in range(DRAWN + 1)] for seat in range(MOST_SEATS)]
