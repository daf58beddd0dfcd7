"""What is hidden: cards from the pile in other hands, the pile, the bag. Coins are not.  [KA R15]"""

from parlour.core.chance import Chance
from parlour.core.words import Viewer
from parlour.games.kairo.material import HIDDEN, HUES, IN_SUPPLY, NEUTRAL, stall_of
from parlour.games.kairo.state import Market


def view(state: Market, viewer: Viewer) -> Market:
    """The table as one seat sees it: numbers of cards are open, their faces not.  [KA 3.6e, R23]"""
    seen = state.copy()
    seen.key = 0
    seen.pile = [HIDDEN] * len(state.pile)
    seen.bag = [HIDDEN] * len(state.bag)
    for seat in range(state.seats):
        if seat != viewer:
            seen.secret[seat] = [HIDDEN] * len(state.secret[seat])
    return seen


def guess(view: Market, chance: Chance) -> Market:
    """The cards one cannot see, over the places one cannot see."""
    full = view.copy()
    full.key = chance.draw()
    unseen = view.box.deck[:]
    for cards in [*full.shown, *full.secret, full.display, full.discards, full.played]:
        for card in cards:
            if card != HIDDEN:
                unseen.remove(card)
    chance.shuffle(unseen)
    for seat in range(full.seats):
        full.secret[seat] = sorted(unseen.pop() if card == HIDDEN else card for card in full.secret[seat])
    full.pile = unseen
    undrawn = [colour + 1 for colour in range(HUES) if full.mains[stall_of(NEUTRAL, colour)] == IN_SUPPLY]
    full.bag = undrawn[: len(full.bag)]
    chance.shuffle(full.bag)
    return full
