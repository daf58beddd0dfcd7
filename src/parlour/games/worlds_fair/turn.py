"""Détail d'un tour: the four steps of a turn.  [WF 4]"""

from typing import Final

from mypy_extensions import i64

from parlour.core.words import Action, Reason, Routine, Step
from parlour.games.worlds_fair.actions import PLACES, Place, TakeBack
from parlour.games.worlds_fair.figures import PLAY_FIGURES
from parlour.games.worlds_fair.material import MOST_SEATS, REFILL
from parlour.games.worlds_fair.reasons import PLACE_FIRST, RESERVE_EMPTY
from parlour.games.worlds_fair.reserve import take_backs, why_no_take_back
from parlour.games.worlds_fair.scoring import SCORING_PHASE
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.verbs import add_card, collect, move_car, place, reshuffle, take_back


class PlaceSupporter(Step[Fair]):
    """1re Étape : Placez un Représentant.  [WF 4.1]"""

    def options(self, state: Fair) -> list[Action]:
        """Any area; with an empty reserve, first one of mine to take back.  [WF 4.1b, R2]"""
        return PLACES if state.reserve[self.seat] else take_backs(state, self.seat)

    def take(self, state: Fair, choice: Action) -> None:
        """Place, and the rest of the turn follows; the last entry comes first."""
        if isinstance(choice, TakeBack):
            take_back(state, self.seat, choice.area)
            state.then(self)  # and now the place itself
            return
        assert isinstance(choice, Place)
        place(state, self.seat, choice.area)
        state.placed = choice.area
        state.then_all(REST_OF_TURN)
        if state.figures[self.seat]:
            state.then(PLAY_FIGURES[self.seat])

    def asks(self) -> Reason:
        """Step 1 comes first."""
        return PLACE_FIRST

    def why(self, state: Fair, action: Action) -> Reason:
        """The reserve decides between placing and taking back."""
        if isinstance(action, Place):
            return RESERVE_EMPTY
        return why_no_take_back(state, self.seat) if isinstance(action, TakeBack) else PLACE_FIRST


class CollectCards(Step[Fair]):
    """3e Étape : Récupérez vos cartes.  [WF 4.3]"""

    def run(self, state: Fair) -> None:
        """All cards of the area of step 1, and no others [WF 4.3d]; a space for each ticket [WF 4.3b]."""
        tickets = collect(state, state.active, state.placed)
        spaces = min(tickets, state.wheel - state.car)  # it stops at the start  [WF 4.3c, R5]
        if spaces:
            move_car(state, spaces)


class AddCards(Step[Fair]):
    """4e Étape : Ajoutez 3 nouvelles cartes.  [WF 4.4]"""

    def run(self, state: Fair) -> None:
        """The area just emptied, then clockwise whatever has room; it may come round again.  [WF 4.4b, 4.4e, R6]"""
        spot: i64 = state.places.index(state.placed)
        for _card in range(REFILL):
            if not state.deck:
                if not state.discards:
                    return  # nothing left to add  [WF R6]
                reshuffle(state)  # [WF 4.4d]
            spot = with_room(state, spot)
            add_card(state, state.places[spot])
            spot = clockwise(spot)


def with_room(state: Fair, spot: i64) -> i64:
    """The first place from here, clockwise, whose area is not at its limit.  [WF 4.4c]"""
    limit = state.limit
    area = state.places[spot]
    while len(state.beside[area]) >= limit[area]:
        spot = clockwise(spot)
        area = state.places[spot]
    return spot


def clockwise(spot: i64) -> i64:
    """The next place; the first follows the last.  [WF R6]"""
    return spot + 1 if spot < 4 else 0


class EndTurn(Step[Fair]):
    """The turn ends; a stopped car brings a scoring phase before the next player.  [WF 4.5]"""

    def run(self, state: Fair) -> None:
        """The next player is on the left, also after a scoring phase.  [WF 6.0, R11]"""
        left = state.active + 1
        state.active = left if left < state.seats else 0
        state.then(PLACE_SUPPORTER[state.active])
        if state.car == state.wheel:
            state.then(SCORING_PHASE)


COLLECT_CARDS: Final = CollectCards()
ADD_CARDS: Final = AddCards()
REST_OF_TURN: Final = Routine([EndTurn(), ADD_CARDS, COLLECT_CARDS])  # the last comes first
PLACE_SUPPORTER: Final = [PlaceSupporter(seat) for seat in range(MOST_SEATS)]
