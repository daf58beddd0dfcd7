"""The verbs: the only code that moves material. Each tells one event while somebody listens.

What moves nothing, a scoring that began or a rank, is told by its step.
"""

from mypy_extensions import i64

from parlour.core.chance import shuffle_row
from parlour.core.words import Seat
from parlour.games.worlds_fair.events import (
    Added,
    Approved,
    CardAdded,
    CarMoved,
    Collected,
    Exchanged,
    FigureDiscarded,
    FigurePlayed,
    LedTickets,
    Moved,
    Placed,
    Recalled,
    Reshuffled,
    TookBack,
)
from parlour.games.worlds_fair.material import (
    AREAS,
    EXHIBIT,
    FIGURE,
    FIGURES,
    HALF,
    LEADER_COINS,
    is_ticket,
)
from parlour.games.worlds_fair.state import Fair


def put(state: Fair, seat: Seat, area: int) -> None:
    """From the reserve to an area; silent, for the verbs below and the set-up."""
    state.reserve[seat] -= 1
    state.supporters[area][seat] += 1


def place(state: Fair, seat: Seat, area: int) -> None:
    """Place a supporter in step 1."""
    put(state, seat, area)
    if state.log is not None:
        state.log.append(Placed(seat, AREAS[area]))


def add(state: Fair, seat: Seat, area: int) -> None:
    """Add a supporter by a figure's favour."""
    put(state, seat, area)
    if state.log is not None:
        state.log.append(Added(seat, AREAS[area]))


def take_back(state: Fair, seat: Seat, area: int) -> None:
    """Take a supporter from an area into the reserve."""
    state.supporters[area][seat] -= 1
    state.reserve[seat] += 1
    if state.log is not None:
        state.log.append(TookBack(seat, AREAS[area]))


def move(state: Fair, seat: Seat, owner: Seat, source: int, target: int) -> None:
    """Move anybody's supporter from one area to another."""
    state.supporters[source][owner] -= 1
    state.supporters[target][owner] += 1
    if state.log is not None:
        state.log.append(Moved(seat, owner, AREAS[source], AREAS[target]))


def play_figure(state: Fair, seat: Seat, figure: int) -> None:
    """Lay a played figure on the discards."""
    _discard_figure(state, seat, figure)
    if state.log is not None:
        state.log.append(FigurePlayed(seat, FIGURES[figure]))


def discard_figure(state: Fair, seat: Seat, figure: int) -> None:
    """Lay an unused figure on the discards."""
    _discard_figure(state, seat, figure)
    if state.log is not None:
        state.log.append(FigureDiscarded(seat, FIGURES[figure]))


def _discard_figure(state: Fair, seat: Seat, figure: int) -> None:
    held = state.figures[seat]
    for i in range(len(held)):
        if FIGURE[held[i]] == figure:
            state.discards.append(held.pop(i))
            return


def collect(state: Fair, seat: Seat, area: int) -> int:
    """Take all cards beside an area, face up in front of the seat; the number of tickets among them."""
    cards = state.beside[area]
    tickets = 0
    for card in cards.numbers:
        if is_ticket(card):
            state.tickets[seat].append(card)
            tickets += 1
        elif FIGURE[card] >= 0:
            state.figures[seat].append(card)
        else:
            state.exhibits[seat].append(card)
    if state.log is not None:
        state.log.append(Collected(seat, AREAS[area], cards.listed()))
    cards.clear()
    return tickets


def move_car(state: Fair, spaces: int) -> None:
    """Move the car clockwise."""
    state.car += spaces
    if state.log is not None:
        state.log.append(CarMoved(spaces, state.wheel - state.car))


def reshuffle(state: Fair) -> None:
    """Make the discards the new deck."""
    state.deck.extend(state.discards)
    state.discards.clear()
    state.key = shuffle_row(state.deck, state.key)
    if state.log is not None:
        state.log.append(Reshuffled(len(state.deck)))


def add_card(state: Fair, area: int) -> None:
    """Lay the top card of the deck beside an area."""
    card = state.deck.pop()
    state.beside[area].append(card)
    if state.log is not None:
        state.log.append(CardAdded(AREAS[area], card))


def lead_tickets(state: Fair, seat: Seat) -> None:
    """Earn the coins of the most tickets."""
    state.coins[seat] += LEADER_COINS
    if state.log is not None:
        state.log.append(LedTickets(seat, LEADER_COINS))


def exchange(state: Fair, seat: Seat) -> None:
    """Turn all tickets of a seat into coins."""
    tickets = state.tickets[seat]
    state.coins[seat] += len(tickets)
    state.discards.extend(tickets)
    if tickets and state.log is not None:
        state.log.append(Exchanged(seat, len(tickets)))
    tickets.clear()


def approve(state: Fair, seat: Seat, area: int, most: i64) -> None:
    """Turn exhibits of an area's colour into tokens, as many as are allowed and held."""
    held = state.exhibits[seat]
    approved: i64 = 0
    at: i64 = 0
    while at < len(held) and approved < most:
        if EXHIBIT[held[at]] == area:
            state.discards.append(held.pop(at))
            approved += 1
        else:
            at += 1
    if approved:
        state.approved[seat][area] += approved
        if state.log is not None:
            state.log.append(Approved(seat, AREAS[area], state.discards.listed()[-approved:]))


def recall(state: Fair, seat: Seat, area: int) -> None:
    """Bring half of a seat's supporters home from an area, rounded down."""
    supporters = state.supporters[area][seat] // HALF
    if supporters == 0:
        return
    state.supporters[area][seat] -= supporters
    state.reserve[seat] += supporters
    if state.log is not None:
        state.log.append(Recalled(seat, AREAS[area], supporters))
