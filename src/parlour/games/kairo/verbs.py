"""The verbs: the only code that moves material. Each tells one event while somebody listens."""

from parlour.core.chance import shuffle_row
from parlour.core.row import Row, level
from parlour.core.words import Seat
from parlour.games.kairo.events import (
    Arrived,
    CardsPlayed,
    Discarded,
    DisplayFilled,
    Earned,
    Ended,
    Extended,
    FinalPhaseBegan,
    GoldWon,
    Lured,
    NeutralDrawn,
    NeutralPlaced,
    Paid,
    RanOut,
    Reshuffled,
    SilverWon,
    SizeScored,
    StallMoved,
    StallPlaced,
    Stopped,
    TookBarker,
    TookFromDisplay,
    TookFromPile,
)
from parlour.games.kairo.material import (
    CELL_NAMES,
    COLOURS,
    DISPLAY,
    HIDDEN,
    IN_SUPPLY,
    LEFT_OUT,
    NEUTRAL,
    NO_TILE,
    SIDES,
    TRIGGERS,
    stall_of,
    tile_of,
)
from parlour.games.kairo.state import Market


def put(state: Market, stall: int, cell: int, side: int) -> None:
    """Set a main stall and its entrance on the board; silent, for the verbs below and the set-up."""
    door = state.ground().beside[cell * 4 + side]
    state.tiles[cell] = tile_of(stall)
    state.mains[stall] = cell
    state.doors[stall] = door
    state.sizes[stall] = 1
    state.joined(stall, cell, door)


def place_stall(state: Market, seat: Seat, colour: int, cell: int, side: int) -> None:
    """Place a new main stall."""
    put(state, stall_of(seat, colour), cell, side)
    if state.log is not None:
        state.log.append(StallPlaced(seat, COLOURS[colour], CELL_NAMES[cell], SIDES[side]))


def move_stall(state: Market, seat: Seat, colour: int, cell: int, side: int) -> None:
    """Lift a main stall off and place it elsewhere."""
    source = state.mains[stall_of(seat, colour)]
    state.tiles[source] = NO_TILE
    state.changed()
    put(state, stall_of(seat, colour), cell, side)
    if state.log is not None:
        state.log.append(StallMoved(seat, COLOURS[colour], CELL_NAMES[source], CELL_NAMES[cell], SIDES[side]))


def draw_neutral(state: Market, seat: Seat) -> int:
    """Draw a neutral stall from the bag; its colour, or IN_SUPPLY in a view, which cannot tell."""
    drawn = state.bag.pop()
    if drawn == HIDDEN:
        return IN_SUPPLY
    state.mains[stall_of(NEUTRAL, drawn - 1)] = LEFT_OUT
    if state.log is not None:
        state.log.append(NeutralDrawn(seat, COLOURS[drawn - 1]))
    return drawn - 1


def place_neutral(state: Market, seat: Seat, colour: int, cell: int, side: int) -> None:
    """Place the neutral stall that was drawn."""
    put(state, stall_of(NEUTRAL, colour), cell, side)
    if state.log is not None:
        state.log.append(NeutralPlaced(seat, COLOURS[colour], CELL_NAMES[cell], SIDES[side]))


def extend(state: Market, seat: Seat, colour: int, cell: int) -> None:
    """Put an extension from the stock on the board."""
    stall = stall_of(seat, colour)
    state.stock[colour] -= 1
    state.tiles[cell] = tile_of(stall)
    state.sizes[stall] += 1
    state.quiet = -1  # its own turn does not count  [KA R26]
    state.extended(stall, cell)
    if state.log is not None:
        state.log.append(Extended(seat, COLOURS[colour], CELL_NAMES[cell], state.sizes[stall]))


def pay(state: Market, seat: Seat, colour: int, coins: int) -> None:
    """Pay coins of a colour to the bank."""
    if coins == 0:
        return
    state.coins[seat][colour] -= coins
    state.bank[colour] += coins
    if state.log is not None:
        state.log.append(Paid(seat, COLOURS[colour], coins))


def earn(state: Market, seat: Seat, colour: int, coins: int) -> None:
    """Take coins of a colour from the bank, as far as it has them.  [KA R11]"""
    coins = min(coins, state.bank[colour])
    state.bank[colour] -= coins
    state.coins[seat][colour] += coins
    if state.log is not None:
        state.log.append(Earned(seat, COLOURS[colour], coins))


def score_size(state: Market, seat: Seat, colour: int) -> None:
    """A point for each tile of a stall."""
    points = state.sizes[stall_of(seat, colour)]
    state.built[seat] += points
    if state.log is not None:
        state.log.append(SizeScored(seat, COLOURS[colour], points))


def win_gold(state: Market, seat: Seat, colour: int) -> None:
    """Take the gold medal from the stock or from another; it scores if it is new."""
    if state.gold[colour] == seat:
        return
    state.gold[colour] = seat
    state.won[seat] += state.box.gold
    if state.log is not None:
        state.log.append(GoldWon(seat, COLOURS[colour], state.box.gold))


def win_silver(state: Market, seat: Seat, colour: int) -> None:
    """Take the silver medal from the stock or from another; it scores if it is new."""
    if state.silver[colour] == seat:
        return
    state.silver[colour] = seat
    state.won[seat] += state.box.silver
    if state.log is not None:
        state.log.append(SilverWon(seat, COLOURS[colour], state.box.silver))


def lure(state: Market, seat: Seat, colour: int, cell: int, barkers: int) -> None:
    """Lead a customer to an entrance and off the board; barkers go back to their space."""
    state.barkers[seat] -= barkers
    state.supply += barkers
    waiting = state.customers.index(-1)
    state.customers[colour] = -1
    if state.log is not None:
        state.log.append(Lured(seat, COLOURS[colour], CELL_NAMES[cell], barkers))
    arrive(state, waiting, cell)


def arrive(state: Market, colour: int, cell: int) -> None:
    """Put the customer from beside the board on the entrance."""
    state.customers[colour] = cell
    state.moved()
    if state.log is not None:
        state.log.append(Arrived(COLOURS[colour], CELL_NAMES[cell]))


def drop(state: Market, seat: Seat, card: int) -> None:
    """Take a card out of a hand: one that all have seen before one like it that they have not.  [KA R15, R21]"""
    if card in state.shown[seat]:
        state.shown[seat].remove(card)
    elif card in state.secret[seat]:
        state.secret[seat].remove(card)
    else:
        state.secret[seat].remove(HIDDEN)  # in a view: it was one of the blanks


def play_cards(state: Market, seat: Seat, cards: list[int]) -> None:
    """Lay building cards from the hand in front of the player."""
    for card in cards:
        drop(state, seat, card)
        state.played.append(card)
    if state.log is not None:
        state.log.append(CardsPlayed(seat, cards))


def clear_played(state: Market) -> None:
    """The cards played go to the discards."""
    state.discards.extend(state.played)
    state.played.clear()


def take_shown(state: Market, seat: Seat, card: int) -> None:
    """Take a card from the display: everybody knows it."""
    state.display.remove(card)
    state.shown[seat].put_in_order(card)
    if state.log is not None:
        state.log.append(TookFromDisplay(seat, card))


def take_secret(state: Market, seat: Seat) -> None:
    """Take the top card of the pile: only its owner knows it."""
    card = state.pile.pop()
    state.secret[seat].put_in_order(card)
    if state.log is not None:
        state.log.append(TookFromPile(seat, card))
    renew(state)


def take_barker(state: Market, seat: Seat) -> None:
    """Take a barker from its space."""
    state.supply -= 1
    state.barkers[seat] += 1
    if state.log is not None:
        state.log.append(TookBarker(seat))


def discard(state: Market, seat: Seat, card: int) -> None:
    """Discard a card from the hand."""
    drop(state, seat, card)
    state.discards.append(card)
    if state.log is not None:
        state.log.append(Discarded(seat, card))


def renew(state: Market) -> None:
    """The moment the pile is empty, shuffle the discards into a new one.  [KA 7.5, R12]"""
    if state.pile:
        return
    state.pile = state.discards
    state.discards = Row()
    if state.key == 0:  # a view knows no chance: its pile is blank
        state.pile = level(len(state.pile), HIDDEN)
    else:
        state.key = shuffle_row(state.pile, state.key)
    if state.log is not None:
        state.log.append(Reshuffled(len(state.pile)))


def fill_display(state: Market) -> None:
    """Fill the display from the pile.  [KA 7.4]"""
    before = len(state.display)
    while len(state.display) < DISPLAY:
        state.display.append(state.pile.pop())
        renew(state)
    if before < DISPLAY and state.log is not None:
        state.log.append(DisplayFilled(state.display.listed()[before:]))


def begin_final(state: Market, trigger: int) -> None:
    """Begin the final phase."""
    state.trigger = trigger
    if state.log is not None:
        state.log.append(FinalPhaseBegan(TRIGGERS[trigger]))


def stop(state: Market, seat: Seat) -> None:
    """Leave the final phase for good."""
    state.out[seat] = 1
    if state.log is not None:
        state.log.append(Stopped(seat))


def run_out(state: Market, seat: Seat) -> None:
    """Leave the final phase for want of cards."""
    state.out[seat] = 1
    if state.log is not None:
        state.log.append(RanOut(seat))


def end(state: Market) -> None:
    """End the game."""
    state.agenda.clear()
    if state.log is not None:
        state.log.append(Ended())
