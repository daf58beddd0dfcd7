"""Déroulement du jeu: exactly one of three actions, then the next player.  [KA 4]"""

from typing import Final

from parlour.core.words import NOBODY, Action, Reason, Step
from parlour.games.kairo.actions import (
    BUILD_EXTENSION,
    BUILD_STALL,
    DRAW,
    LURE,
    MOVE_STALL,
    STOP,
    BuildExtension,
    BuildStall,
    Draw,
    Lure,
    MoveStall,
    Stop,
)
from parlour.games.kairo.cards import PLAY_CARD
from parlour.games.kairo.draw import DRAW_CARD
from parlour.games.kairo.final import look_at_the_clock, next_builder
from parlour.games.kairo.forbidden import why_no_work
from parlour.games.kairo.lure import CHOOSE_CUSTOMER, can_lure
from parlour.games.kairo.material import DRAWN, MOST_SEATS, Work
from parlour.games.kairo.possible import can_build
from parlour.games.kairo.reasons import CHOOSE_ACTION, NO_FREE_ENTRANCE, NOT_FINAL, ONLY_BUILDING
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import clear_played, end, fill_display, stop


class ChooseAction(Step[Market]):
    """Build, lure or draw; in the final phase build or stop.  [KA 4.1, 4.2, 8.2, 8.3, R1]"""

    def options(self, state: Market) -> list[Action]:
        """What can be completed.  [KA R18]"""
        offered: list[Action] = []
        if can_build(state, self.seat, Work.STALL):
            offered.append(BUILD_STALL)
        if can_build(state, self.seat, Work.EXTENSION):
            offered.append(BUILD_EXTENSION)
        if can_build(state, self.seat, Work.MOVE):
            offered.append(MOVE_STALL)
        if state.trigger:
            offered.append(STOP)
            return offered
        if can_lure(state):
            offered.append(LURE)
        offered.append(DRAW)  # nobody can empty the pile: too few cards fit into hands
        return offered

    def take(self, state: Market, choice: Action) -> None:
        """One action, then the turn ends.  [KA 4.3]"""
        state.then(END_TURN)
        if isinstance(choice, BuildStall):
            state.then(PLAY_CARD[self.seat][Work.STALL])
        elif isinstance(choice, BuildExtension):
            state.then(PLAY_CARD[self.seat][Work.EXTENSION])
        elif isinstance(choice, MoveStall):
            state.then(PLAY_CARD[self.seat][Work.MOVE])
        elif isinstance(choice, Lure):
            state.then(CHOOSE_CUSTOMER[self.seat])
        elif isinstance(choice, Draw):
            state.then(DRAW_CARD[self.seat][DRAWN])
        else:
            stop(state, self.seat)

    def asks(self) -> Reason:
        """An action."""
        return CHOOSE_ACTION

    def why(self, state: Market, action: Action) -> Reason:
        """What forbids this action."""
        if isinstance(action, BuildStall):
            return why_no_work(state, self.seat, Work.STALL)
        if isinstance(action, BuildExtension):
            return why_no_work(state, self.seat, Work.EXTENSION)
        if isinstance(action, MoveStall):
            return why_no_work(state, self.seat, Work.MOVE)
        if isinstance(action, Stop):
            return NOT_FINAL
        if isinstance(action, (Lure, Draw)):
            return ONLY_BUILDING if state.trigger else NO_FREE_ENTRANCE
        return self.asks()


class EndTurn(Step[Market]):
    """Cards played are discarded, the display is filled, the next player follows.  [KA 4.3, 5.1e, 7.4]"""

    def run(self, state: Market) -> None:
        """On the left; in the final phase the next who is still in it.  [KA 8.3]"""
        clear_played(state)
        fill_display(state)
        look_at_the_clock(state)
        seat = state.active + 1 if state.active + 1 < state.seats else 0
        if state.trigger:
            seat = next_builder(state, state.active)
            if seat == NOBODY:
                end(state)
                return
        state.active = seat
        state.then(CHOOSE[seat])


CHOOSE: Final = [ChooseAction(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = EndTurn()
