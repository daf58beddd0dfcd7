"""CHARACTERS: look at two, perhaps exchange them.  [GA 7.5a-e]"""

from typing import ClassVar, Final

from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.gatsby.actions import ANDS, DECLINE, EXCHANGE_OR_NOT, LOOKS, And, Exchange, Look
from parlour.games.gatsby.events import Declined
from parlour.games.gatsby.material import ON_BOARD, SEATS, Bonus, Space
from parlour.games.gatsby.reasons import AND_ASKS, CLAIMED, LOOK_ASKS, PUT_BACK_ASKS, SAME_SPACE
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.verbs import look, put_back


def ask_characters(state: Party) -> None:
    """Ask; a game that goes on has a character in each place, so there are always two.  [GA 7.5a, 9.3]"""
    state.then(LOOK_FIRST[state.active])


class LookFirst(Step[Party]):
    """Prenez en main 2 personnages du plateau: the first.  [GA 7.5a, 7.5b]"""

    def options(self, state: Party) -> list[Action]:
        """Any that nobody has claimed, face up or down; or none, before looking.  [GA R7, R9]"""
        found = [LOOKS[space] for space in range(ON_BOARD) if state.owner[space] < 0]
        found.append(DECLINE)
        return found

    def take(self, state: Party, choice: Action) -> None:
        """Both are picked up together."""
        if isinstance(choice, Look):
            state.then(LookSecond(self.seat, choice.space))
        elif state.log is not None:
            state.log.append(Declined(self.seat, Bonus.CHARACTERS))

    def asks(self) -> Reason:
        """The first of two."""
        return LOOK_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Somebody has it."""
        return CLAIMED if isinstance(action, Look) else self.asks()


class LookSecond(Step[Party]):
    """Prenez en main 2 personnages du plateau: the second.  [GA 7.5a, 7.5b]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "first": Space}

    def __init__(self, seat: Seat, first: Space) -> None:
        super().__init__(seat)
        self.first: Space = first

    def options(self, state: Party) -> list[Action]:
        """Any other."""
        return [ANDS[space] for space in range(ON_BOARD) if state.owner[space] < 0 and space != self.first]

    def take(self, state: Party, choice: Action) -> None:
        """Which two is public, what they are is not.  [GA 7.5c, R9]"""
        assert isinstance(choice, And)
        look(state, self.seat, self.first, choice.space)
        state.then(PutBack(self.seat, self.first, choice.space))

    def asks(self) -> Reason:
        """The second of two."""
        return AND_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """The same one, or one that somebody has."""
        if not isinstance(action, And):
            return self.asks()
        return SAME_SPACE if action.space == self.first else CLAIMED


class PutBack(Step[Party]):
    """Vous pouvez ensuite échanger leur place.  [GA 7.5d]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "first": Space, "second": Space}

    def __init__(self, seat: Seat, first: Space, second: Space) -> None:
        super().__init__(seat)
        self.first: Space = first
        self.second: Space = second

    def options(self, state: Party) -> list[Action]:
        """Exchange them or not.  [GA R9]"""
        return EXCHANGE_OR_NOT

    def take(self, state: Party, choice: Action) -> None:
        """Also where a space was won this very turn.  [GA R7]"""
        put_back(state, self.seat, self.first, self.second, isinstance(choice, Exchange))

    def secret(self, state: Party, choice: Action) -> bool:
        """Of two face-down ones the other player is not told.  [GA 7.5e]"""
        return not state.up & (1 << self.first | 1 << self.second)

    def asks(self) -> Reason:
        """Exchange or leave."""
        return PUT_BACK_ASKS


LOOK_FIRST: Final = [LookFirst(seat) for seat in range(SEATS)]
