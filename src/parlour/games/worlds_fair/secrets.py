"""What is hidden: the order of the deck, and the chance to come.  [WF R12]"""

from parlour.core.chance import Chance
from parlour.core.row import Row, level
from parlour.games.worlds_fair.material import HIDDEN, LAST_CARD
from parlour.games.worlds_fair.state import Fair


def view(state: Fair) -> Fair:
    """The table as everybody sees it: collected cards lie face up.  [WF 4.3a]"""
    seen = state.copy()
    seen.key = 0
    seen.deck = level(len(state.deck), HIDDEN)
    return seen


def guess(view: Fair, chance: Chance) -> Fair:
    """The deck is what is neither on the table nor discarded, in any order."""
    full = view.copy()
    full.key = chance.draw()
    out = level(LAST_CARD + 1, 0)
    for pile in seen(view):
        for card in pile.numbers:
            out[card] = 1
    full.deck = Row()
    full.deck.reserve(len(view.deck))
    for card in view.box.decks[view.seats].numbers:
        if out[card] == 0:
            full.deck.append(card)
    chance.shuffle_row(full.deck)
    return full


def seen(state: Fair) -> list[Row]:
    """Every pile of cards that lies face up."""
    return [state.discards, *state.beside, *state.exhibits, *state.tickets, *state.figures]
