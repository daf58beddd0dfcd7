"""What a seat could build: nothing is offered that cannot be completed and paid.  [KA R18]

Only stalls of the seat's own are extended or moved, so neutral ones never are.  [KA 10.1]
"""

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.core.words import Seat
from parlour.games.kairo.material import (
    ANYWHERE,
    CROWD,
    EXTENDING,
    FIRST_JOKER,
    FITS,
    HUES,
    IN_SUPPLY,
    MOVING,
    PURPLE,
    SETTING_NEUTRAL,
    THREE,
    colour_of,
    stall_of,
)
from parlour.games.kairo.payment import can_pay
from parlour.games.kairo.placement import Survey
from parlour.games.kairo.region import both, listed
from parlour.games.kairo.state import Market


def hand_size(state: Market, seat: Seat) -> int:
    """The building cards in a hand; their number is no secret.  [KA R23]"""
    return len(state.shown[seat]) + len(state.secret[seat])


def fitting(state: Market, seat: i64) -> i64:
    """The sections that the standard cards of a hand allow.  [KA 5.1a]"""
    return allowed(state.shown[seat], False) | allowed(state.secret[seat], False)


def fitting_jokers(state: Market, seat: i64) -> i64:
    """The sections that the jokers of a hand allow.  [KA 5.1b]"""
    return allowed(state.shown[seat], True) | allowed(state.secret[seat], True)


def allowed(cards: Row, jokers: bool) -> i64:
    """The sections that these cards allow, of which the jokers count or the others."""
    sections: i64 = 0
    for card in cards.numbers:
        if (card >= FIRST_JOKER) == jokers:
            sections |= FITS[card]
    return sections


def is_stuck(state: Market, stall: i64) -> bool:
    """Whether a main stall without extension stands where no cell could take one.  [KA 5.7, 5.7a, R9]"""
    return state.sizes[stall] == 1 and state.survey().stuck(stall)


def surveyed(state: Market, seat: Seat, work: int, colour: int) -> Survey:
    """The board that counts for this work: for a move, without the stall."""
    return state.survey_without(stall_of(seat, colour)) if work == MOVING else state.survey()


def fits(state: Market, seat: i64, work: i64, colour: i64, sections: i64, purse: Row) -> bool:
    """Whether this colour could be built in some of these sections with these coins."""
    stall = stall_of(seat, colour)
    if work == EXTENDING:
        if state.sizes[stall] == 0 or state.stock[colour] == 0 or not can_pay(purse, colour, state.sizes[stall] + 1):
            return False
        return state.survey().grown(stall) & sections != 0
    if work == MOVING:
        return is_stuck(state, stall) and fits_moved(state, stall, sections)
    if work != SETTING_NEUTRAL and state.mains[stall] != IN_SUPPLY:
        return False
    return state.survey().stall_sections(colour) & sections != 0


def fits_moved(state: Market, stall: i64, sections: i64) -> bool:
    """Whether a stall, once lifted, has another place: any cell that is good already stays so without it."""
    found = state.survey()
    left = 1 << state.ground().section[state.mains[stall]]  # its section has no such stall then
    colour = colour_of(stall)
    if (found.stall_sections(colour) | found.open(colour) & left) & sections:
        return True
    return state.survey_without(stall).stall_sections(colour) & sections != 0


def colours(state: Market, seat: i64, work: i64, sections: i64, purse: Row) -> i64:
    """The colours that can be built in some of these sections with these coins, a bit each."""
    found: i64 = 0
    for colour in range(i64(HUES)):
        if fits(state, seat, work, colour, sections, purse):
            found |= 1 << colour
    return found


def fits_any(state: Market, seat: i64, work: i64, sections: i64, purse: Row) -> bool:
    """Whether any colour could be built."""
    for colour in range(i64(HUES)):  # noqa: SIM110 - compiled, a generator is slower
        if fits(state, seat, work, colour, sections, purse):
            return True
    return False


def joker_coins(state: Market, seat: i64, work: i64, sections: i64) -> int:
    """The coins one may pay with a joker, so that something can still be built and paid; a bit for each colour."""
    purse = state.coins[seat]
    built = colours(state, seat, work, sections, purse)
    if built == 0:
        return 0
    found = 0
    left = purse.copy()
    for coin in range(i64(HUES)):
        if purse[coin]:
            left[coin] -= 1
            if work != EXTENDING or pays_any(state, seat, built, left):  # nothing else has to be paid
                found |= 1 << coin
            left[coin] += 1
    return found


def pays_any(state: Market, seat: i64, extended: i64, purse: Row) -> bool:
    """Whether these coins pay an extension of any of these colours, a bit each."""
    for colour in range(i64(HUES)):
        if extended >> colour & 1 and can_pay(purse, colour, state.sizes[stall_of(seat, colour)] + 1):
            return True
    return False


def can_build(state: Market, seat: i64, work: i64) -> bool:
    """Whether the seat has a card, or three, and the coins, to do this work somewhere."""
    sections: i64 = ANYWHERE if hand_size(state, seat) >= THREE else fitting(state, seat)
    if sections and fits_any(state, seat, work, sections, state.coins[seat]):
        return True
    sections = fitting_jokers(state, seat) & ~sections
    return sections != 0 and joker_coins(state, seat, work, sections) != 0


def roomy(state: Market) -> int:
    """The sections that may take one more main stall in a variable start.  [KA 3.7e]"""
    sections = 0
    crowd = state.layout().crowd
    for section in range(9):
        if crowd[section] < CROWD:
            sections |= 1 << section
    return sections


def cells_for(state: Market, seat: Seat, work: int, colour: int, sections: int) -> list[int]:
    """The cells on which it could stand."""
    ground, found = state.ground(), surveyed(state, seat, work, colour)
    if work == EXTENDING:
        cells = found.grows(stall_of(seat, colour))
    else:
        cells = both(found.mains(), ground.restaurant if colour == PURPLE else ground.market)  # [KA 5.2e]
        sections &= ~found.layout.taken[colour]
    return listed(both(cells, ground.within(sections)))
