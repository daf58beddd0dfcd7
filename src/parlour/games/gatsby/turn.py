"""Déroulement de la partie, les Actions et les Actions spéciales: what a turn is made of.  [GA 4, 6, 8]"""

from typing import Any, Final

from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.gatsby.actions import (
    COMMAND_SPECIAL,
    COMMANDS,
    LEAVE_FREE,
    TAKE_ACTIONS,
    TAKE_SPECIAL,
    Command,
    CommandSpecial,
    LeaveFree,
    TakeAction,
    TakeSpecial,
)
from parlour.games.gatsby.awards import award
from parlour.games.gatsby.ending import is_over, note_doubt, show_everything
from parlour.games.gatsby.events import Commanded, LeftFree
from parlour.games.gatsby.material import MAINS, SEATS
from parlour.games.gatsby.parts import (
    ADVANCE_PART,
    ANY_CABARET,
    CHARACTERS_PART,
    LANE_PART,
    ONE_CABARET,
    ONE_TRACK,
    PAIR_PART,
    SWAP_PART,
    THREE_CABARET,
    THREE_TRACKS,
    TWO_CABARET,
    TWO_TRACKS,
)
from parlour.games.gatsby.reasons import (
    CHOOSE_ACTION,
    COMMAND_ASKS,
    NO_SPECIAL,
    NO_SPECIAL_THERE,
    SAME_COMMAND,
    TOKEN_MUST_MOVE,
)
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.verbs import take_action, take_special


class ChooseAction(Step[Party]):
    """Placez le jeton Action sur l'une des actions disponibles.  [GA 4.2, 4.3]"""

    def options(self, state: Party) -> list[Action]:
        """Any main action but where the token stands [GA 4.4], and my special action [GA 4.2, R2]."""
        found = [TAKE_ACTIONS[at] for at in range(MAINS) if at + 1 != state.stands]
        if state.slot[self.seat]:
            found.append(TAKE_SPECIAL)
        return found

    def take(self, state: Party, choice: Action) -> None:
        """Even one of which nothing is possible.  [GA R3]"""
        if isinstance(choice, TakeAction):
            begin_action(state, self.seat, choice.number)
        else:
            begin_special(state, self.seat)

    def asks(self) -> Reason:
        """A turn is one action."""
        return CHOOSE_ACTION

    def why(self, state: Party, action: Action) -> Reason:
        """The token has to move; a slot may be empty."""
        if isinstance(action, TakeAction):
            return TOKEN_MUST_MOVE
        return NO_SPECIAL if isinstance(action, TakeSpecial) else self.asks()


class CommandAction(Step[Party]):
    """Au début du prochain tour de votre adversaire, choisissez l'action qu'il doit jouer.  [GA 7.2a]"""

    def options(self, state: Party) -> list[Action]:
        """Any but where the token stands [GA 7.2d], their special too [GA 7.2b]; or none [GA R8]."""
        found = [COMMANDS[at] for at in range(MAINS) if at + 1 != state.stands]
        if state.slot[1 - self.seat]:
            found.append(COMMAND_SPECIAL)
        found.append(LEAVE_FREE)
        return found

    def take(self, state: Party, choice: Action) -> None:
        """The other makes every choice within the action.  [GA R8]"""
        other = 1 - self.seat
        state.command = 0
        if isinstance(choice, LeaveFree):
            if state.log is not None:
                state.log.append(LeftFree(self.seat))
            state.then(CHOOSE[other])
            return
        number = choice.number if isinstance(choice, Command) else MAINS + 1
        if state.log is not None:
            state.log.append(Commanded(self.seat, number))
        if number <= MAINS:
            begin_action(state, other, number)
        else:
            begin_special(state, other)
        state.agenda[0] = END_COMMANDED  # below the parts of the action waits the end of its turn

    def asks(self) -> Reason:
        """The command comes first."""
        return COMMAND_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """The token has to move; their slot may be empty."""
        if isinstance(action, Command):
            return SAME_COMMAND
        return NO_SPECIAL_THERE if isinstance(action, CommandSpecial) else self.asks()


def begin_action(state: Party, seat: Seat, number: int) -> None:
    """A main action and its parts.  [GA 4.6, 6]"""
    take_action(state, seat, number)
    state.agenda.extend(MAIN[number])


def begin_special(state: Party, seat: Seat) -> None:
    """A special action and its parts.  [GA 4.6, 8.0]"""
    state.agenda.extend(SPECIAL[take_special(state, seat)])


class EndTurn(Step[Party]):
    """The turn ends: awards, the end of the game, or the other's turn.  [GA 4.1, 5.0a]"""

    def run(self, state: Party) -> None:
        """The end is checked once, after all the awards.  [GA R16]"""
        gained = award(state)
        if gained:
            if is_over(state):
                show_everything(state)
                return
            note_doubt(state, gained)
        commander = state.active
        state.active = 1 - commander
        state.then(COMMANDING[commander] if state.command else CHOOSE[state.active])


class EndCommanded(EndTurn):
    """The turn of an action that the other commanded ends: as long as this waits, everybody sees that.  [GA 7.2a]"""


CHOOSE: Final = [ChooseAction(seat) for seat in range(SEATS)]
COMMANDING: Final = [CommandAction(seat) for seat in range(SEATS)]
END_TURN: Final = EndTurn()
END_COMMANDED: Final = EndCommanded()


def in_order(*parts: Step[Any]) -> list[Step[Any]]:
    """The agenda of an action: its first part is the last entry."""
    return [END_TURN, *reversed(parts)]


# fmt: off
MAIN: Final[list[list[Step[Any]]]] = [
    [],
    in_order(TWO_CABARET),                                  # [GA 6.1a, 6.1b]
    in_order(ONE_CABARET, ADVANCE_PART),                    # [GA 6.2a, 6.2b]
    in_order(ADVANCE_PART, ONE_TRACK),                      # [GA 6.3a, 6.3b]
    in_order(TWO_TRACKS),                                   # [GA 6.4a, 6.4b]
]
SPECIAL: Final[list[list[Step[Any]]]] = [
    in_order(),                                             # one that a view does not show
    in_order(ONE_CABARET, ONE_CABARET),                     # [GA 8.1]
    in_order(THREE_CABARET),                                # [GA 8.2]
    in_order(ONE_CABARET, SWAP_PART),                       # [GA 8.3]
    in_order(ANY_CABARET),                                  # [GA 8.4]
    in_order(ONE_CABARET, ADVANCE_PART, ONE_TRACK),         # [GA 8.5]
    in_order(ADVANCE_PART, ADVANCE_PART),                   # [GA 8.6]
    in_order(CHARACTERS_PART, ADVANCE_PART, SWAP_PART),     # [GA 8.7]
    in_order(PAIR_PART),                                    # [GA 8.8]
    in_order(THREE_TRACKS),                                 # [GA 8.9]
    in_order(SWAP_PART, ONE_TRACK),                         # [GA 8.10]
    in_order(LANE_PART),                                    # [GA 8.11]
]
# fmt: on
