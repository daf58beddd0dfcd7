"""Personnalités influentes: the figures collected last turn.  [WF 4.2, 5.3]"""

from typing import ClassVar, Final

from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.worlds_fair.actions import (
    ADDS,
    DISCARDS,
    ELSEWHERE,
    LIFTS,
    PLAYS,
    Add,
    DiscardFigure,
    Lift,
    PlayFigure,
    SetDown,
    TakeBack,
)
from parlour.games.worlds_fair.material import AREAS, FIGURE, MOST_SEATS, Area, Figure
from parlour.games.worlds_fair.reasons import (
    BASE_BETWEEN,
    DAVIS_ASKS,
    FIGURES_FIRST,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_DUE,
    PALMER_ASKS,
    PALMER_SETS_DOWN,
    SAME_AREA,
    TAKE_BACK_FIRST,
)
from parlour.games.worlds_fair.reserve import take_backs, why_no_take_back
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.verbs import add, discard_figure, move, play_figure, take_back


class PlayFigures(Step[Fair]):
    """2e Étape : Jouez vos Personnalités influentes.  [WF 4.2]"""

    def options(self, state: Fair) -> list[Action]:
        """Play or discard, in any order; none may be kept.  [WF 4.2b, R3]"""
        due: list[Action] = []
        seen = 0
        for card in state.figures[self.seat].numbers:
            figure = FIGURE[card]
            if not seen >> figure & 1:
                seen |= 1 << figure
                due.append(PLAYS[figure])
                due.append(DISCARDS[figure])
        return due

    def take(self, state: Fair, choice: Action) -> None:
        """To the discards with it; its favour comes before the next figure.  [WF 4.2c]"""
        if isinstance(choice, DiscardFigure):
            discard_figure(state, self.seat, choice.figure)
            self.go_on(state)
            return
        assert isinstance(choice, PlayFigure)
        play_figure(state, self.seat, choice.figure)
        self.go_on(state)
        if choice.figure == Figure.PALMER:
            state.then(LIFT_SUPPORTER[self.seat])
        else:
            add_by(state, self.seat, choice.figure)

    def go_on(self, state: Fair) -> None:
        """Come back while figures are due."""
        if state.figures[self.seat]:
            state.then(self)

    def asks(self) -> Reason:
        """Figures that are due come before the cards."""
        return FIGURES_FIRST

    def why(self, state: Fair, action: Action) -> Reason:
        """A figure that is not due."""
        return NOT_DUE if isinstance(action, (PlayFigure, DiscardFigure)) else FIGURES_FIRST


ALONE: Final = [[int(area)] for area in AREAS]


def targets(state: Fair, figure: Figure) -> list[int]:
    """The areas on which a figure adds a supporter."""
    if figure == Figure.BURNHAM:
        return ALONE[state.placed]  # the area of step 1  [WF 5.3a]
    if figure == Figure.DAVIS:
        return neighbours(state, state.placed)  # [WF 5.3b]
    return ALONE[figure - Figure.MCCORMICK]  # the person's own area  [WF 5.3d]


def neighbours(state: Fair, area: int) -> list[int]:
    """The areas beside an area; the base lies between the first place and the last.  [WF 5.3e, R1]"""
    spot = state.places.index(area)
    return [state.places[beside] for beside in (spot - 1, spot + 1) if 0 <= beside <= 4]


def add_by(state: Fair, seat: Seat, figure: Figure) -> None:
    """Add by a figure's favour; ask only where somebody has to choose."""
    areas = targets(state, figure)
    if state.reserve[seat] and len(areas) == 1:
        add(state, seat, areas[0])
    else:
        state.then(AddSupporter(seat, figure))


class AddSupporter(Step[Fair]):
    """Burnham, Davis and the people of the areas: one more supporter.  [WF 5.3a, 5.3b, 5.3d]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "figure": Figure}

    def __init__(self, seat: Seat, figure: Figure) -> None:
        super().__init__(seat)
        self.figure: Figure = figure

    def options(self, state: Fair) -> list[Action]:
        """The areas it may go to; with an empty reserve, first one of mine to take back.  [WF 4.1b, R2]"""
        if state.reserve[self.seat]:
            return [ADDS[area] for area in targets(state, self.figure)]
        return take_backs(state, self.seat)

    def take(self, state: Fair, choice: Action) -> None:
        """The one taken back may return to the same area.  [WF R2]"""
        if isinstance(choice, TakeBack):
            take_back(state, self.seat, choice.area)
            add_by(state, self.seat, self.figure)
            return
        assert isinstance(choice, Add)
        add(state, self.seat, choice.area)

    def asks(self) -> Reason:
        """Davis's choice."""
        return DAVIS_ASKS

    def why(self, state: Fair, action: Action) -> Reason:
        """What will never do first, then the reserve."""
        if isinstance(action, TakeBack):
            return why_no_take_back(state, self.seat)
        if isinstance(action, Add) and self.figure == Figure.DAVIS and action.area not in targets(state, self.figure):
            ends = {state.places[0], state.places[4]}
            return BASE_BETWEEN if {state.placed, int(action.area)} == ends else NOT_ADJACENT
        return DAVIS_ASKS if state.reserve[self.seat] else TAKE_BACK_FIRST


class LiftSupporter(Step[Fair]):
    """Bertha Palmer: whose supporter, and from where.  [WF 5.3c, R4]"""

    def options(self, state: Fair) -> list[Action]:
        """Anybody's, from any area."""
        return [
            LIFTS[owner][area]
            for owner in range(state.seats)
            for area in range(len(state.supporters))
            if state.supporters[area][owner]
        ]

    def take(self, state: Fair, choice: Action) -> None:
        """It stays where it is until its new area is known."""
        assert isinstance(choice, Lift)
        state.then(SetSupporterDown(self.seat, choice.owner, choice.area))

    def asks(self) -> Reason:
        """Palmer's first choice."""
        return PALMER_ASKS

    def why(self, state: Fair, action: Action) -> Reason:
        """Only what stands there can be lifted."""
        return NOBODY_THERE if isinstance(action, Lift) else PALMER_ASKS


class SetSupporterDown(Step[Fair]):
    """Bertha Palmer: to which other area.  [WF 5.3c, R4]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "owner": int, "source": Area}

    def __init__(self, seat: Seat, owner: Seat, source: Area) -> None:
        super().__init__(seat)
        self.owner = owner
        self.source: Area = source

    def options(self, state: Fair) -> list[Action]:
        """Any other area."""
        return ELSEWHERE[self.source]

    def take(self, state: Fair, choice: Action) -> None:
        """Move it; no reserve is needed."""
        assert isinstance(choice, SetDown)
        move(state, self.seat, self.owner, self.source, choice.area)

    def asks(self) -> Reason:
        """Palmer's second choice."""
        return PALMER_SETS_DOWN

    def why(self, state: Fair, action: Action) -> Reason:
        """It has to leave its area."""
        return SAME_AREA if isinstance(action, SetDown) else PALMER_SETS_DOWN


PLAY_FIGURES: Final = [PlayFigures(seat) for seat in range(MOST_SEATS)]
LIFT_SUPPORTER: Final = [LiftSupporter(seat) for seat in range(MOST_SEATS)]
