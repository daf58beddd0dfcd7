"""What is printed on the cards, and the same at every table: the drawn table is made with it."""

from typing import Any, Final

from parlour.games.worlds_fair.material import AREAS, EXHIBITS_AN_AREA, FIRST_FIGURE, FIRST_TICKET

PRINTED: Final[dict[str, Any]] = {
    "TICKET": len(AREAS),  # kinds of cards: below it exhibits by area, above it figures
    "EXHIBITS_AN_AREA": EXHIBITS_AN_AREA,
    "FIRST_TICKET": FIRST_TICKET,  # cards are numbered: exhibits, tickets, figures
    "FIRST_FIGURE": FIRST_FIGURE,
}
