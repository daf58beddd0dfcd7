"""Phase finale: what begins it, and who is left in it.  [KA 8]"""

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.core.words import NOBODY, Seat
from parlour.games.kairo.material import EXTENSIONS, HUES, QUIET_ROUNDS, Trigger
from parlour.games.kairo.possible import hand_size
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import begin_final, run_out


def look_for_trigger(state: Market, colour: int) -> None:
    """The last extension of a colour [KA 8.1], or two colours with one left at most [KA 8.1b, R13]."""
    if state.trigger:
        return
    if state.stock[colour] == 0:
        begin_final(state, Trigger.LAST_EXTENSION)
    elif scarce(state.stock) >= 2:
        begin_final(state, Trigger.TWO_COLOURS)


def scarce(stock: Row) -> int:
    """How many colours have one extension left at most."""
    colours = 0
    for left in stock.numbers:
        if left <= 1:
            colours += 1
    return colours


def is_due(state: Market) -> bool:
    """Whether an extension that lies and is not paid for yet begins the final phase with its payment.  [KA 5.4, 8.1]"""
    return not state.trigger and (scarce(state.stock) >= 2 or 0 in state.stock)


def closing(state: Market) -> list[int]:
    """The colours of which the next extension begins the final phase.  [KA 8.1, 8.1b]"""
    found: list[int] = []
    if state.trigger:
        return found
    twin = state.copy()
    for colour in range(HUES):
        if twin.stock[colour] > 0:
            twin.stock[colour] -= 1
            look_for_trigger(twin, colour)
            if twin.trigger:
                found.append(colour)
            twin.stock[colour] += 1
            twin.trigger = 0
    return found


def extensions_to_go(state: Market) -> int:
    """How many more extensions begin the final phase at the earliest; none once it has begun.  [KA 8.1, 8.1b]

    All of the scarcest colour. Two colours down to one each are no shorter way: that takes `least - 1 + second - 1`,
    and with a second of one the phase would have begun.
    """
    if state.trigger:
        return 0
    least: i64 = EXTENSIONS
    for left in state.stock.numbers:
        if left < least:
            least = left
    return least


def is_late(state: Market) -> bool:
    """Whether a turn without an extension more begins the final phase.  [KA R19, R26]"""
    return state.quiet + 1 >= QUIET_ROUNDS * state.seats


def look_at_the_clock(state: Market) -> None:
    """Count a turn without extension; after twenty rounds of them the final phase begins.  [KA R19, R26]"""
    state.quiet += 1
    if not state.trigger and state.quiet >= QUIET_ROUNDS * state.seats:
        begin_final(state, Trigger.NO_EXTENSION)


def next_builder(state: Market, seat: Seat) -> Seat:
    """The next seat still in the final phase, perhaps the same again [KA 8.4]; NOBODY when all are out [KA 8.5].

    Whoever has no cards is out at once; whoever has some is asked, for what they are is a secret [KA R27].
    """
    for _ in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if not state.out[seat]:
            if hand_size(state, seat):
                return seat
            run_out(state, seat)
    return NOBODY
