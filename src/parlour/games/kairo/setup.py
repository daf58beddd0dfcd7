"""Préparation du jeu: the table laid out, and the starting positions.  [KA 3]"""

from typing import ClassVar

from parlour.core.chance import shuffle, shuffle_row
from parlour.core.engine import settle
from parlour.core.row import row
from parlour.core.words import NOBODY, Seat, Step
from parlour.games.kairo.board import HOUSE_NAME
from parlour.games.kairo.box import HOUSE_BOX, MarketBox
from parlour.games.kairo.build import ChooseCell, ChooseColour
from parlour.games.kairo.material import COLOURS, DEALT, FIRST_STALLS, HUES, Work, stall_of
from parlour.games.kairo.possible import fits_any, roomy
from parlour.games.kairo.state import Market
from parlour.games.kairo.turn import CHOOSE
from parlour.games.kairo.verbs import draw_neutral, earn, fill_display, put


def laid_out(seats: int, key: int, variable: bool, board: str = HOUSE_NAME, box: MarketBox = HOUSE_BOX) -> Market:
    """The table before the first choice; seat 0 begins, by lot.  [KA R16]"""
    state = Market(
        seats, key
    )  # barkers [KA 3.3b], extensions, medals [KA 3.4], pawns on 0 [KA 3.6a], six stalls [KA 3.6c]
    state.board = board
    state.box = box
    state.pile = box.deck.copy()
    state.key = shuffle_row(state.pile, state.key)  # [KA 3.3]
    fill_display(state)
    drawn = list(range(HUES))
    state.key = shuffle(drawn, state.key)  # [KA 3.5]; the sixth waits beside the board  [KA 3.5b]
    for customer, cell in zip(drawn, state.ground().customers):
        state.customers[customer] = cell
    for seat in range(seats):
        for colour in range(HUES):
            earn(state, seat, colour, 1)  # from the bank  [KA 3.2, 3.6d]
        for _ in range(DEALT):
            state.secret[seat].put_in_order(state.pile.pop())  # [KA 3.6e]
    if variable:
        if seats == 2:
            state.bag = row([colour + 1 for colour in range(HUES)])
            state.key = shuffle_row(state.bag, state.key)  # [KA 3.9b]
        state.then(PlaceInTurn(0))
        settle(state)
        return state
    if not state.ground().given[seats]:
        raise ValueError(f"board {board} has no given start for {seats} players: choose the variable start")
    for owner, colour, cell, side in state.ground().given[seats]:  # [KA 3.8, 3.9]
        put(state, stall_of(owner, colour), cell, side)
    state.then(CHOOSE[0])
    return state


class PlaceInTurn(Step[Market]):
    """Position de départ variable: one main stall each, clockwise, three times round.  [KA 3.7, 3.7b-e]"""

    FIELDS: ClassVar[dict[str, type]] = {"placed": int, "seat": int}

    def __init__(self, placed: int, seat: Seat = NOBODY) -> None:
        super().__init__(seat)
        self.placed = placed  # stalls of all players so far

    def run(self, state: Market) -> None:
        """Ask the next player for any of the six, without a card; who has no place is passed over.  [KA R16, R20]"""
        if self.placed == FIRST_STALLS * state.seats:
            state.then(DrawNeutral(0) if state.bag else CHOOSE[0])
            return
        seat = self.placed % state.seats
        sections = roomy(state)
        state.then(PlaceInTurn(self.placed + 1))
        if fits_any(state, seat, Work.START, sections, state.coins[seat]):
            state.then(ChooseColour(seat, Work.START, sections))


class DrawNeutral(Step[Market]):
    """Two players: the neutral stalls are drawn in turn, the start player first.  [KA 3.9b, R16]"""

    FIELDS: ClassVar[dict[str, type]] = {"drawn": int, "seat": int}

    def __init__(self, drawn: int, seat: Seat = NOBODY) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def run(self, state: Market) -> None:
        """The drawer places it; one without a place stays out."""
        if not state.bag:
            state.then(CHOOSE[0])
            return
        seat = self.drawn % state.seats
        sections = roomy(state)
        colour = draw_neutral(state, seat)
        state.then(DrawNeutral(self.drawn + 1))
        if colour < 0:  # in a view: nobody knows which it is
            state.then(ChooseColour(seat, Work.NEUTRAL, sections))
        elif state.survey().stall_sections(colour) & sections:
            state.then(ChooseCell(seat, Work.NEUTRAL, COLOURS[colour], sections))
