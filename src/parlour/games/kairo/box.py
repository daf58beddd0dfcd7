"""The values that an owner of the box may correct, read and checked.  [docs/rulings/kairo.md]"""

from typing import Final

from parlour.core.box import BoxError, Values
from parlour.games.kairo.board import HOUSE_NAME, parse, shelve_board
from parlour.games.kairo.ground import BoardError
from parlour.games.kairo.material import COPIES, FIRST_JOKER, GOLD, SILVER, deck_of

VERSIONS: Final = [1]
PAIR: Final = 5  # points of gold and silver together: three pairs make 15  [KA 9.1x]
STANDARD: Final = 27  # cards  [KA 2.3]
CITES: Final = {"medals": "KA 9.1x", "cards": "KA 2.3, 5.1a", "board": "KA 2.1, 3.8, R24"}


VALUES: Final[Values] = {  # what is assumed
    "medals": {"gold": GOLD, "silver": SILVER},
    "cards": {f"section_{section}": COPIES[section] for section in range(1, FIRST_JOKER)},
    "board": {"map": ""},  # the text of a board, as `parlour kairo-board show` writes it; empty for the house's
}


class MarketBox:
    """The tables of one box, as the rules ask for them."""

    def __init__(self, values: Values) -> None:
        """BoxError for what no sentence of the book allows."""
        self.gold: int = values["medals"]["gold"]
        self.silver: int = values["medals"]["silver"]
        if not 0 < self.silver < self.gold:
            both = f"gold is worth more than silver, and silver something: not {self.gold} and {self.silver}"
            raise BoxError("medals", both, CITES["medals"])
        if self.gold + self.silver != PAIR:
            three = f"three pairs score {3 * (self.gold + self.silver)} points; in the book's example they score 15"
            raise BoxError("medals", three, CITES["medals"])
        copies = [0, *values["cards"].values(), *COPIES[FIRST_JOKER:]]
        for section in range(1, FIRST_JOKER):
            if copies[section] < 1:
                raise BoxError(f"cards.section_{section}", "every section has a standard card", CITES["cards"])
        many = sum(copies[:FIRST_JOKER])
        if many != STANDARD:
            raise BoxError("cards", f"these are {many} standard cards; the box has {STANDARD}", CITES["cards"])
        self.deck: list[int] = deck_of(copies)
        self.board: str = own_board(values["board"]["map"])


def own_board(text: str) -> str:
    """The name of the board that a text describes, made known; the house's if there is none."""
    if not text:
        return HOUSE_NAME
    try:
        return shelve_board(parse(text))
    except BoardError as wrong:
        raise BoxError("board.map", str(wrong), CITES["board"]) from None


HOUSE_BOX: Final = MarketBox(VALUES)
