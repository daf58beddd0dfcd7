"""Monter un stand: the colour, the cell, the side of the entrance.  [KA 5.2, 5.3, 5.7]"""

from typing import ClassVar

from parlour.core.words import NOBODY, Action, Reason, Seat, Step
from parlour.games.kairo.actions import CELLS_OF, CHOICES, FACES, Cell, Choose, Face
from parlour.games.kairo.final import look_for_trigger
from parlour.games.kairo.forbidden import why_no_cell, why_no_colour, why_no_side
from parlour.games.kairo.material import (
    HUES,
    MOVING,
    SETTING_NEUTRAL,
    Colour,
    Work,
    cell_at,
)
from parlour.games.kairo.medals import award
from parlour.games.kairo.payment import ask_payment
from parlour.games.kairo.possible import cells_for, colours, surveyed
from parlour.games.kairo.reasons import CELL_ASKS, COLOUR_ASKS, ELSEWHERE, SIDE_ASKS
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import extend, move_stall, place_neutral, place_stall, score_size


class ChooseColour(Step[Market]):
    """Which main stall or extension is built, or which stall moves.  [KA 5.2, 5.3, 5.7]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "work": Work, "sections": int}

    def __init__(self, seat: Seat, work: Work, sections: int) -> None:
        super().__init__(seat)
        self.work: Work = work
        self.sections = sections  # those the card allows

    def options(self, state: Market) -> list[Action]:
        """The colours for which there is a cell, and the coins.  [KA R18, R20]"""
        allowed = colours(state, self.seat, self.work, self.sections, state.coins[self.seat])
        return [CHOICES[colour] for colour in range(HUES) if allowed >> colour & 1]

    def take(self, state: Market, choice: Action) -> None:
        """Then the cell."""
        assert isinstance(choice, Choose)
        state.then(ChooseCell(self.seat, self.work, choice.colour, self.sections))

    def asks(self) -> Reason:
        """A colour."""
        return COLOUR_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """What forbids this colour."""
        return why_no_colour(state, self.seat, self.work, action.colour) if isinstance(action, Choose) else self.asks()


class ChooseCell(Step[Market]):
    """The cell, in a section the card allows.  [KA 5.1, 5.2b]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "work": Work, "colour": Colour, "sections": int}

    def __init__(self, seat: Seat, work: Work, colour: Colour, sections: int) -> None:
        super().__init__(seat)
        self.work: Work = work
        self.colour: Colour = colour
        self.sections = sections

    def options(self, state: Market) -> list[Action]:
        """Every cell that breaks no rule."""
        cells = cells_for(state, self.seat, self.work, self.colour, self.sections)
        return [CELLS_OF[cell] for cell in cells]

    def take(self, state: Market, choice: Action) -> None:
        """An extension is placed, paid and scored [KA 5.3]; a main stall needs a side, asked if there is a choice."""
        assert isinstance(choice, Cell)
        cell = cell_at(choice.row, choice.column)
        if self.work is Work.EXTENSION:
            extend(state, self.seat, self.colour, cell)
            state.then(ScoreExtension(self.colour))
            ask_payment(state, self.seat, self.colour)
            return
        sides = surveyed(state, self.seat, self.work, self.colour).sides(cell)
        if sides & (sides - 1):
            state.then(ChooseSide(self.seat, self.work, self.colour, cell))
            return
        for side in range(4):
            if sides >> side & 1:
                set_stall(state, self.seat, self.work, self.colour, cell, side)

    def asks(self) -> Reason:
        """A cell."""
        return CELL_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """What forbids this cell."""
        if not isinstance(action, Cell):
            return self.asks()
        cell = cell_at(action.row, action.column)
        return why_no_cell(state, self.seat, self.work, self.colour, cell, self.sections) or ELSEWHERE


class ChooseSide(Step[Market]):
    """The side of the main stall on which its entrance lies.  [KA 5.2a, R4]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "work": Work, "colour": Colour, "cell": int}

    def __init__(self, seat: Seat, work: Work, colour: Colour, cell: int) -> None:
        super().__init__(seat)
        self.work: Work = work
        self.colour: Colour = colour
        self.cell = cell

    def options(self, state: Market) -> list[Action]:
        """The free cells of the market beside it, in reach of all customers.  [KA 5.2h, R6]"""
        sides = surveyed(state, self.seat, self.work, self.colour).sides(self.cell)
        return [FACES[side] for side in range(4) if sides >> side & 1]

    def take(self, state: Market, choice: Action) -> None:
        """Both tiles are set at once."""
        assert isinstance(choice, Face)
        set_stall(state, self.seat, self.work, self.colour, self.cell, choice.side)

    def asks(self) -> Reason:
        """A side."""
        return SIDE_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """What forbids this side."""
        if not isinstance(action, Face):
            return self.asks()
        return why_no_side(state, self.seat, self.work, self.colour, self.cell, action.side) or self.asks()


def set_stall(state: Market, seat: Seat, work: int, colour: int, cell: int, side: int) -> None:
    """Place or move a main stall: no coins, no points.  [KA R4, R9]"""
    if work == MOVING:
        move_stall(state, seat, colour, cell, side)  # by a card [KA 5.7d], at once [KA 5.7b], as a new one [KA 5.7c]
    elif work == SETTING_NEUTRAL:
        place_neutral(state, seat, colour, cell, side)
    else:
        place_stall(state, seat, colour, cell, side)


class ScoreExtension(Step[Market]):
    """Points de victoire pour l'agrandissement, once it is paid.  [KA 5.5, 5.6]"""

    FIELDS: ClassVar[dict[str, type]] = {"colour": Colour, "seat": int}

    def __init__(self, colour: Colour, seat: Seat = NOBODY) -> None:
        super().__init__(seat)
        self.colour: Colour = colour

    def run(self, state: Market) -> None:
        """Size, medals, and perhaps the final phase."""
        score_size(state, state.active, self.colour)
        award(state, state.active, self.colour)
        look_for_trigger(state, self.colour)
