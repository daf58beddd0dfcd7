"""Les bonus: paid the moment a token comes to their cell or step, and each to be declined.  [GA 7]"""

from typing import ClassVar, Final, assert_never

from parlour.core.words import NOBODY, Action, Reason, Seat, Step
from parlour.games.gatsby.actions import ADVANCE_OR_NOT, DECLINE, Advance, Put, Race
from parlour.games.gatsby.cabaret import beside, puts, why_not_beside
from parlour.games.gatsby.characters import ask_characters
from parlour.games.gatsby.draw import ASK_DRAW
from parlour.games.gatsby.events import CommandEarned, Declined
from parlour.games.gatsby.finance import rise, step_bonus
from parlour.games.gatsby.material import BONUSES, FIRST_LANE, SEATS, Bonus
from parlour.games.gatsby.racetrack import leftmost, races, why_no_lane, why_no_race
from parlour.games.gatsby.reasons import ADVANCE_ASKS, LEFTMOST_BONUS, PLACE_ASKS
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.swap import ask_swap
from parlour.games.gatsby.verbs import place, raise_token


def put_token(state: Party, seat: Seat, cell: int) -> None:
    """A token on a cell, and at once the bonus of the cell.  [GA 7.0a, R3]"""
    place(state, seat, cell)
    bonus = state.layout[cell]
    if bonus:
        state.then(BONUS_DUE[bonus])


def climb(state: Party, seat: Seat) -> None:
    """One advance: the whole move, then what the passed step pays, then the reached.  [GA 7.0b, R12, R17]"""
    steps = rise(state, seat)
    raise_token(state, seat, steps)
    height = state.height[seat]
    for step in range(height, height - steps, -1):  # the last put on the agenda comes first
        bonus = step_bonus(state, step)
        if bonus:
            state.then(BONUS_DUE[bonus])


class BonusDue(Step[Party]):
    """A bonus whose turn has come: asked if possible, with all that follows before the next.  [GA R3, R17]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "bonus": Bonus}

    def __init__(self, seat: Seat, bonus: Bonus) -> None:
        super().__init__(seat)
        self.bonus: Bonus = bonus

    def run(self, state: Party) -> None:
        """Whoever's turn it is may use it."""
        bonus = self.bonus
        if bonus is Bonus.SWAP:
            ask_swap(state)
        elif bonus is Bonus.CHARACTERS:
            ask_characters(state)
        elif bonus is Bonus.COMMAND:
            earn_command(state)
        elif bonus is Bonus.DRAW:
            state.then(ASK_DRAW[state.active])
        elif bonus is Bonus.ADVANCE:
            if rise(state, state.active):  # [GA R18]
                state.then(ASK_ADVANCE[state.active])
        elif bonus is Bonus.PLACE:
            if beside(state) or races(state, 0):
                state.then(ASK_PLACE[state.active])
        elif bonus is not Bonus.NONE:
            assert_never(bonus)


def earn_command(state: Party) -> None:
    """COMMAND is used, or not, when the other's turn begins; several are one.  [GA 7.2a, R8]"""
    state.command = 1
    if state.log is not None:
        state.log.append(CommandEarned(state.active))


class AskAdvance(Step[Party]):
    """ADVANCE: avancez votre jeton Ascension.  [GA 7.1]"""

    def options(self, state: Party) -> list[Action]:
        """Climb or not.  [GA 7.0c]"""
        return ADVANCE_OR_NOT

    def take(self, state: Party, choice: Action) -> None:
        """As any advance.  [GA 5.2d]"""
        if isinstance(choice, Advance):
            climb(state, self.seat)
        elif state.log is not None:
            state.log.append(Declined(self.seat, Bonus.ADVANCE))

    def asks(self) -> Reason:
        """Climb or decline."""
        return ADVANCE_ASKS


class AskPlace(Step[Party]):
    """PLACE: un de vos jetons Influence au Cabaret ou à l'Hippodrome.  [GA 7.4a]"""

    def options(self, state: Party) -> list[Action]:
        """Beside any token there [GA 7.4b], or on any available track [GA 7.4c]; or nowhere [GA 7.0c]."""
        found = puts(beside(state))
        found += races(state, 0)
        found.append(DECLINE)
        return found

    def take(self, state: Party, choice: Action) -> None:
        """It sets off a bonus like any token placed.  [GA 7.0a]"""
        if isinstance(choice, Put):
            put_token(state, self.seat, choice.cell)
        elif isinstance(choice, Race):
            put_token(state, self.seat, leftmost(state, choice.track - 1))
        elif state.log is not None:
            state.log.append(Declined(self.seat, Bonus.PLACE))

    def asks(self) -> Reason:
        """A cell, a track, or neither."""
        return PLACE_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """The rules of each place."""
        if isinstance(action, Put) and action.cell >= FIRST_LANE:
            return why_no_lane(state, action.cell, LEFTMOST_BONUS)  # [GA 7.4c]
        if isinstance(action, Put):
            return why_not_beside(state, action.cell)
        return why_no_race(state, action.track - 1) if isinstance(action, Race) else self.asks()


BONUS_DUE: Final = [BonusDue(NOBODY, bonus) for bonus in BONUSES]
ASK_ADVANCE: Final = [AskAdvance(seat) for seat in range(SEATS)]
ASK_PLACE: Final = [AskPlace(seat) for seat in range(SEATS)]
