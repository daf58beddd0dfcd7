"""What is hidden: cards from the pile in other hands, the pile, the bag. Coins are not.  [KA R15]"""

from parlour.core.chance import Chance
from parlour.core.row import Row, level, row
from parlour.core.words import Seat, Viewer
from parlour.games.kairo.material import HIDDEN, HUES, IN_SUPPLY, KINDS, NEUTRAL, stall_of
from parlour.games.kairo.state import Market


def view(state: Market, viewer: Viewer) -> Market:
    """The table as one seat sees it: numbers of cards are open, their faces not.  [KA 3.6e, R23]"""
    seen = state.copy()
    seen.key = 0
    seen.pile = level(len(state.pile), HIDDEN)
    seen.bag = level(len(state.bag), HIDDEN)
    for seat in range(state.seats):
        if not sees_hand(viewer, seat):
            seen.secret[seat] = level(len(state.secret[seat]), HIDDEN)
    return seen


def sees_hand(viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer knows the cards that a seat drew from the pile.  [KA R15]"""
    return seat == viewer


def guess(view: Market, chance: Chance) -> Market:
    """The cards one cannot see, over the places one cannot see."""
    view.survey()  # the board is open: what it allows is the same in every world, and worked out once for all of them
    full = view.copy()
    full.key = chance.draw()
    known = level(KINDS, 0)
    for cards in [*full.shown, *full.secret, full.display, full.discards, full.played]:
        for card in cards.numbers:
            known[card] += 1
    unseen = Row()
    unseen.reserve(len(view.box.deck))
    for card in view.box.deck.numbers:
        if known[card]:
            known[card] -= 1
        else:
            unseen.append(card)
    chance.shuffle_row(unseen)
    for seat in range(full.seats):
        held = Row()
        for card in full.secret[seat].numbers:
            held.put_in_order(unseen.pop() if card == HIDDEN else card)
        full.secret[seat] = held
    full.pile = unseen
    undrawn = [colour + 1 for colour in range(HUES) if full.mains[stall_of(NEUTRAL, colour)] == IN_SUPPLY]
    full.bag = row(undrawn[: len(full.bag)])
    chance.shuffle_row(full.bag)
    return full
