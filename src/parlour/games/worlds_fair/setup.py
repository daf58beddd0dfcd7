"""Installation: the table laid out.  [WF 3]"""

from parlour.core.chance import shuffle_row
from parlour.core.words import Seat
from parlour.games.worlds_fair.box import HOUSE, FairBox
from parlour.games.worlds_fair.material import AREAS
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.turn import PLACE_SUPPORTER
from parlour.games.worlds_fair.verbs import add_card, put


def laid_out(seats: int, key: int, box: FairBox = HOUSE) -> Fair:
    """The table before the first turn: car at the start [WF 3.3], first round [WF 3.4], seat 0 first [WF 3.9, R12]."""
    state = Fair(seats, key)
    state.use(box)
    state.key = shuffle_row(state.places, state.key)  # [WF 3.2]
    state.deck = box.decks[seats].copy()  # [WF 3.5]
    state.key = shuffle_row(state.deck, state.key)
    for area in state.places.numbers:  # [WF 3.6]
        add_card(state, area)
        add_card(state, area)
    for seat in range(seats):
        place_starters(state, seat)
    state.then(PLACE_SUPPORTER[0])
    return state


def place_starters(state: Fair, seat: Seat) -> None:
    """One supporter on each area [WF 3.8] and one more by the start bonus of the seat [WF 3.9b]."""
    for area in [*AREAS, *state.box.start_bonus[seat]]:
        put(state, seat, area)
