"""Attirer les clients à un stand.  [KA 6]"""

from typing import ClassVar, Final

from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.kairo.actions import CELLS_OF, CUSTOMERS, Cell, Customer
from parlour.games.kairo.material import (
    HUES,
    MOST_SEATS,
    NEUTRAL,
    OWNERS,
    STALLS,
    STALLS_IN,
    Colour,
    cell_at,
    stall_of,
)
from parlour.games.kairo.reach import distances
from parlour.games.kairo.reasons import (
    CUSTOMER_ASKS,
    ENTRANCE_ASKS,
    NEEDS_BARKERS,
    NO_ENTRANCE_FOR_IT,
    NOT_ITS_ENTRANCE,
    NOT_ON_THE_MARKET,
    OCCUPIED,
)
from parlour.games.kairo.region import has
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import earn, lure


def free_entrances(state: Market, colour: int) -> list[int]:
    """The stalls of a colour, anybody's, whose entrance no customer stands on.  [KA 6.1, 6.1b]"""
    stalls: list[int] = []
    standing = state.survey().standing
    for stall in range(colour, STALLS, HUES):  # one an owner
        door = state.doors[stall]
        if door >= 0 and not has(standing, door):
            stalls.append(stall)
    return stalls


def has_free_entrance(state: Market, colour: int) -> bool:
    """Whether there is any."""
    standing = state.survey().standing
    for stall in range(colour, STALLS, HUES):
        door = state.doors[stall]
        if door >= 0 and not has(standing, door):
            return True
    return False


def can_lure(state: Market) -> bool:
    """Whether some customer on the market has a free entrance to go to; every one of them is in reach."""
    for colour in range(HUES):  # noqa: SIM110 - compiled, a generator is slower
        if state.customers[colour] >= 0 and has_free_entrance(state, colour):
            return True
    return False


def barkers_needed(state: Market, colour: int) -> dict[int, int]:
    """Each free entrance of the customer's colour, and how many others lie nearer.  [KA 6.2, 6.3, R10]

    Kept with the survey: it is the same until something moves.
    """
    survey = state.survey()
    if survey.needed is None:
        survey.needed = {}
    found = survey.needed.get(colour)
    if found is None:
        found = count_nearer(state, colour)
        survey.needed[colour] = found
    return found


def count_nearer(state: Market, colour: int) -> dict[int, int]:
    """The same, counted."""
    cells = [state.doors[stall] for stall in free_entrances(state, colour)]
    far = distances(state, state.customers[colour], cells)
    needed: dict[int, int] = {}
    for i in range(len(cells)):
        nearer = 0
        for steps in far:
            if steps < far[i]:
                nearer += 1
        needed[cells[i]] = nearer
    return needed


class ChooseCustomer(Step[Market]):
    """Which of the five customers on the market moves.  [KA 6.1, 6.1c]"""

    def options(self, state: Market) -> list[Action]:
        """Those with a free entrance."""
        return [
            CUSTOMERS[colour]
            for colour in range(HUES)
            if state.customers[colour] >= 0 and has_free_entrance(state, colour)
        ]

    def take(self, state: Market, choice: Action) -> None:
        """Then the entrance."""
        assert isinstance(choice, Customer)
        state.then(ChooseEntrance(self.seat, choice.colour))

    def asks(self) -> Reason:
        """A customer."""
        return CUSTOMER_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """Beside the board, or nowhere to go."""
        if not isinstance(action, Customer):
            return self.asks()
        return NOT_ON_THE_MARKET if state.customers[action.colour] < 0 else NO_ENTRANCE_FOR_IT


class ChooseEntrance(Step[Market]):
    """To which entrance: the nearest, or with barkers a farther one.  [KA 6.2, 6.2b, 6.3]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "colour": Colour}

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour: Colour = colour

    def options(self, state: Market) -> list[Action]:
        """As far as the barkers go."""
        barkers = state.barkers[self.seat]
        needed = barkers_needed(state, self.colour)
        return [CELLS_OF[cell] for cell in needed if needed[cell] <= barkers]

    def take(self, state: Market, choice: Action) -> None:
        """Barkers back, customers exchanged, money paid.  [KA 6.3b, 6.4, 6.4b]"""
        assert isinstance(choice, Cell)
        cell = cell_at(choice.row, choice.column)
        barkers = barkers_needed(state, self.colour)[cell]
        lure(state, self.seat, self.colour, cell, barkers)
        pay_income(state, self.seat, self.colour, cell)

    def asks(self) -> Reason:
        """An entrance."""
        return ENTRANCE_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """No entrance of the colour, a customer on it, or too far."""
        if not isinstance(action, Cell):
            return self.asks()
        cell = cell_at(action.row, action.column)
        if all(state.doors[stall] != cell for stall in STALLS_IN[self.colour]):
            return NOT_ITS_ENTRANCE
        return OCCUPIED if cell in state.customers else NEEDS_BARKERS


def owner_at(state: Market, colour: int, cell: int) -> int:
    """Whose stall of a colour has its entrance on a cell."""
    return next(owner for owner in range(OWNERS) if state.doors[stall_of(owner, colour)] == cell)


def pay_income(state: Market, seat: Seat, colour: int, cell: int) -> None:
    """A coin a tile to the owner, first if the bank is short [KA 6.5, 6.5b, R11]; one to whoever lured elsewhere."""
    owner = owner_at(state, colour, cell)
    if owner != NEUTRAL:
        earn(state, owner, colour, state.sizes[stall_of(owner, colour)])
    if owner != seat:  # [KA 10.2]
        earn(state, seat, colour, 1)


CHOOSE_CUSTOMER: Final = [ChooseCustomer(seat) for seat in range(MOST_SEATS)]
