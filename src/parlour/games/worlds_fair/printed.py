"""What is printed on the cards, and the same at every table: the drawn table is made with it."""

from typing import Any, Final

from parlour.games.worlds_fair.facts import KINDS, TICKET
from parlour.games.worlds_fair.material import AREAS, FIRST_FIGURE, FIRST_TICKET

KIND_CITES: Final = [*["WF 5.1a"] * len(AREAS), "WF 5.2", "WF 5.3a", "WF 5.3b", "WF 5.3c", *["WF 5.3d"] * len(AREAS)]

PRINTED: Final[dict[str, Any]] = {
    "TICKET": TICKET,  # kinds of cards: below it exhibits by area, above it figures
    "KIND_CITES": KIND_CITES,  # by kind, what the card does
    "KINDS": KINDS,  # by the number of a card
    "FIRST_TICKET": FIRST_TICKET,  # cards are numbered: exhibits, tickets, figures
    "FIRST_FIGURE": FIRST_FIGURE,
}
