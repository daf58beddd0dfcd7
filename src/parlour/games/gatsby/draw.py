"""DRAW: three special actions, one of them to have.  [GA 7.6a-e]"""

from typing import Final

from parlour.core.words import Action, Reason, Step
from parlour.games.gatsby.actions import DRAW_OR_NOT, KEEPS, SET_ASIDES, Draw, Keep, SetAside
from parlour.games.gatsby.events import Declined
from parlour.games.gatsby.material import DRAWN, HIDDEN, SEATS, Bonus
from parlour.games.gatsby.reasons import DRAW_ASKS, KEEP_ASKS, NOT_DRAWN, NOT_DRAWN_FIRST, SLOT_EMPTY
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.verbs import discard_hand, draw, keep, set_aside


class AskDraw(Step[Party]):
    """Piochez 3 tuiles Action spéciale.  [GA 7.6a]"""

    def options(self, state: Party) -> list[Action]:
        """Declined before looking, or not at all.  [GA 7.0c, R9]"""
        return DRAW_OR_NOT

    def take(self, state: Party, choice: Action) -> None:
        """The pile never runs out: three DRAW cells, three tiles each, two at set-up."""
        if isinstance(choice, Draw):
            draw(state, self.seat, DRAWN)
            state.then(KEEP_SPECIAL[self.seat])
        elif state.log is not None:
            state.log.append(Declined(self.seat, Bonus.DRAW))

    def asks(self) -> Reason:
        """Draw or not."""
        return DRAW_ASKS


class KeepSpecial(Step[Party]):
    """Choisissez-en une et placez-la dans votre emplacement réservé.  [GA 7.6a, 7.6d]"""

    def options(self, state: Party) -> list[Action]:
        """One for the slot; with a tile there, also one to set aside and the old one kept.  [GA 7.6c, R9]"""
        found = [KEEPS[special] for special in state.drawn if special != HIDDEN]
        if state.slot[self.seat]:
            found += [SET_ASIDES[special] for special in state.drawn if special != HIDDEN]
        return found

    def take(self, state: Party, choice: Action) -> None:
        """The others are discarded; only their player has seen them.  [GA 7.6b, R20]"""
        if isinstance(choice, Keep):
            keep(state, self.seat, choice.special)
        else:
            assert isinstance(choice, SetAside)
            set_aside(state, self.seat, choice.special)
        discard_hand(state, self.seat)

    def secret(self, state: Party, choice: Action) -> bool:
        """One set aside from the hand is not shown.  [GA R9, R20]"""
        return isinstance(choice, SetAside)

    def asks(self) -> Reason:
        """One has to be chosen."""
        return KEEP_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Not in the hand, or nothing in the slot to keep."""
        if isinstance(action, SetAside) and not state.slot[self.seat]:
            return SLOT_EMPTY
        if isinstance(action, (Keep, SetAside)):
            return NOT_DRAWN if state.stands else NOT_DRAWN_FIRST  # nobody has acted yet: two were drawn  [GA 3.7b]
        return self.asks()


ASK_DRAW: Final = [AskDraw(seat) for seat in range(SEATS)]
KEEP_SPECIAL: Final = [KeepSpecial(seat) for seat in range(SEATS)]
