"""Why not? Which rule forbids a colour, a cell or a side; the same questions the page asks of every cell."""

from parlour.core.words import Reason, Seat
from parlour.games.kairo.ground import MARKET, RESTAURANT
from parlour.games.kairo.material import (
    ANYWHERE,
    CROWD,
    HUES,
    IN_SUPPLY,
    PURPLE,
    STALLS_OF,
    VOID,
    Work,
    colour_of,
    stall_of,
    stall_under,
)
from parlour.games.kairo.payment import can_pay
from parlour.games.kairo.placement import Survey
from parlour.games.kairo.possible import fits_any, hand_size, is_stuck, surveyed
from parlour.games.kairo.reasons import (
    ALL_PLACED,
    CANNOT_PAY,
    CROWDED,
    CUTS_OFF,
    ELSEWHERE,
    ENTRANCE_BLOCKED,
    ENTRANCE_CUT_OFF,
    EXTENDED_ALREADY,
    HAS_CUSTOMER,
    HAS_ENTRANCE,
    HAS_TILE,
    JOINS,
    NO_CARDS,
    NO_CELL,
    NO_ENTRANCE,
    NO_FITTING_CARD,
    NO_PLACE,
    NO_ROOM,
    NO_SUCH_STALL,
    NOT_A_RESTAURANT,
    NOT_BESIDE,
    NOT_STUCK,
    NOT_THE_MARKET,
    OFF_MARKET,
    OTHER_SECTION,
    SAME_CELL,
    SECOND_ENTRANCE,
    SECTION_HAS_COLOUR,
    STALL_STANDS,
    STOCK_EMPTY,
    TOUCHES,
)
from parlour.games.kairo.region import has
from parlour.games.kairo.state import Market


def why_no_work(state: Market, seat: Seat, work: int) -> Reason:
    """Why a seat cannot build a main stall or an extension, or move a stall, at all."""
    if hand_size(state, seat) == 0:
        return NO_CARDS
    if fits_any(state, seat, work, ANYWHERE, state.coins[seat]):
        return NO_FITTING_CARD
    stalls = STALLS_OF[seat]
    if work == Work.STALL:
        return ALL_PLACED if all(state.mains[stall] >= 0 for stall in stalls) else NO_PLACE
    if work == Work.MOVE:
        return NO_PLACE if any(is_stuck(state, stall) for stall in stalls) else NOT_STUCK
    found = [why_no_colour(state, seat, work, colour) for colour in range(HUES)]
    for reason in (CANNOT_PAY, STOCK_EMPTY):
        if reason in found:
            return reason
    return NO_ROOM


def why_no_colour(state: Market, seat: Seat, work: int, colour: int) -> Reason:
    """Why this colour cannot be built with the card that was played."""
    stall = stall_of(seat, colour)
    if work in (Work.STALL, Work.START):
        return STALL_STANDS if state.mains[stall] != IN_SUPPLY else ELSEWHERE
    if state.sizes[stall] == 0:
        return NO_SUCH_STALL
    if work == Work.MOVE:
        if state.sizes[stall] > 1:
            return EXTENDED_ALREADY
        return ELSEWHERE if is_stuck(state, stall) else NOT_STUCK
    if state.survey().grown(stall) == 0:
        return NO_ROOM
    if state.stock[colour] == 0:
        return STOCK_EMPTY
    return ELSEWHERE if can_pay(state.coins[seat], colour, state.sizes[stall] + 1) else CANNOT_PAY


def why_no_cell(state: Market, seat: Seat, work: int, colour: int, cell: int, sections: int) -> Reason | None:
    """Which rule forbids a cell to a colour, for cards that allow these sections; None if none does."""
    ground = state.ground()
    if ground.zone[cell] == 0:
        return NO_CELL
    found = surveyed(state, seat, work, colour)
    lifted = stall_of(seat, colour) if work == Work.MOVE else -1
    if lifted >= 0 and cell == state.mains[lifted]:
        return SAME_CELL
    if state.tiles[cell]:
        return HAS_TILE
    if has(found.busy, cell):
        return HAS_CUSTOMER if cell in state.customers else HAS_ENTRANCE
    if (colour == PURPLE) != (ground.zone[cell] == RESTAURANT):
        return NOT_A_RESTAURANT if colour == PURPLE else NOT_THE_MARKET
    section = ground.section[cell]
    if not sections >> section & 1:
        crowded = work in (Work.START, Work.NEUTRAL) and found.layout.crowd[section] >= CROWD
        return CROWDED if crowded else OTHER_SECTION
    if work == Work.EXTENSION:
        return why_no_extension(state, found, stall_of(seat, colour), cell)
    if found.layout.taken[colour] >> section & 1:
        return SECTION_HAS_COLOUR
    return why_no_main(state, found, lifted, cell)


def why_no_extension(state: Market, found: Survey, stall: int, cell: int) -> Reason | None:
    """Which rule forbids an extension of a stall on a free cell of its zone."""
    near = [stall_under(state.tiles[other]) for other in state.ground().neighbours(cell)]
    if stall not in near:
        return NOT_BESIDE
    if any(other >= 0 and other != stall and colour_of(other) == colour_of(stall) for other in near):
        return JOINS
    return CUTS_OFF if found.parts(cell) else None


def why_no_main(state: Market, found: Survey, lifted: int, cell: int) -> Reason | None:
    """Which rule forbids a main stall on a free cell of its zone in a section without that colour."""
    near = [stall_under(state.tiles[other]) for other in state.ground().neighbours(cell)]
    if any(other >= 0 and other != lifted for other in near):
        return TOUCHES
    if found.parts(cell):
        return CUTS_OFF
    if found.sides(cell):
        return None
    return ENTRANCE_CUT_OFF if has_free_side(state, found, lifted, cell) else NO_ENTRANCE


def has_free_side(state: Market, found: Survey, lifted: int, cell: int) -> bool:
    """Whether beside a cell there is a free one of the market, be it out of every customer's reach.  [KA 5.2a, R6]"""
    ground = state.ground()
    for door in ground.neighbours(cell):
        free = state.tiles[door] == 0 or (lifted >= 0 and door == state.mains[lifted])
        if free and ground.zone[door] == MARKET and not has(found.busy, door):
            return True
    return False


def why_no_side(state: Market, seat: Seat, work: int, colour: int, cell: int, side: int) -> Reason | None:
    """Which rule forbids an entrance on this side of a main stall; None if none does."""
    ground, found = state.ground(), surveyed(state, seat, work, colour)
    if found.sides(cell) >> side & 1:
        return None
    door = ground.beside[cell * 4 + side]
    if door == VOID or ground.zone[door] != MARKET:
        return OFF_MARKET
    if has(found.busy, door):
        return ENTRANCE_BLOCKED if door in state.customers else SECOND_ENTRANCE
    return ENTRANCE_CUT_OFF
