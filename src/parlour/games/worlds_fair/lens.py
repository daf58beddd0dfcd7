"""What can be known of the next cards: the deck is what is neither on the table nor discarded.  [WF 4.4, R12]"""

from typing import Final

from parlour.core.lens import ALL, Known, Spot, Unseen, spread
from parlour.core.words import State, Viewer, member_id
from parlour.games.worlds_fair.facts import KINDS
from parlour.games.worlds_fair.material import AREAS, FIGURES, REFILL
from parlour.games.worlds_fair.secrets import seen
from parlour.games.worlds_fair.state import Fair

NAMES: Final = ["lens-deck", "lens-ticket", "lens-next", "lens-turn"]
CARDS: Final = [*(member_id(area) for area in AREAS), "lens-ticket", *(member_id(figure) for figure in FIGURES)]


def lens(view: State, _viewer: Viewer, memory: str) -> list[Known]:
    """The next card, and the cards of a turn; whoever forgets what was discarded takes it for part of the deck."""
    assert isinstance(view, Fair)
    piles = seen(view) if memory == ALL else seen(view)[1:]
    open_cards = {card for pile in piles for card in pile}
    many = [0 for _ in CARDS]
    for card in view.box.decks[view.seats]:
        if card not in open_cards:
            many[KINDS[card]] += 1
    things = [Unseen(name, count) for name, count in zip(CARDS, many, strict=True) if count]
    turn = min(REFILL, len(view.deck))
    places = [Spot("lens-next", 1), Spot("lens-turn", turn)] if turn > 1 else [Spot("lens-next", turn)]
    return [spread("lens-deck", things, places)]
