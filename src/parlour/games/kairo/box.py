"""The values that an owner of the box may correct, read and checked.  [docs/rulings/kairo.md]"""

from typing import Final

from parlour.core.box import BoxError, Values
from parlour.core.row import Row, row
from parlour.games.kairo.board import HOUSE_NAME, known_board, parse
from parlour.games.kairo.ground import BoardError, Ground
from parlour.games.kairo.material import COPIES, FIRST_JOKER, GOLD, HUES, SILVER, deck_of

VERSIONS: Final = [1]
EXAMPLE: Final = 15  # points of the medals of a picture that is lost: with our values three pairs  [KA 9.1x]
MOST_POINTS: Final = 99  # a medal is worth here: our limit, not the book's
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
        check_medals(self.gold, self.silver)
        copies = [0, *values["cards"].values(), *COPIES[FIRST_JOKER:]]
        for section in range(1, FIRST_JOKER):
            if copies[section] < 1:
                raise BoxError(
                    f"cards.section_{section}", "every section has a standard card", CITES["cards"], "section"
                )
        many = sum(copies[:FIRST_JOKER])
        if many != STANDARD:
            cards = f"these are {many} standard cards; the box has {STANDARD}"
            raise BoxError("cards", cards, CITES["cards"], "cards", value=many, whole=STANDARD)
        self.deck: Row = row(deck_of(copies))
        self.ground: Ground = own_board(values["board"]["map"])
        self.board: str = self.ground.name


def check_medals(gold: int, silver: int) -> None:
    """Medals bring points [KA 5.6, 5.6e], and some of them together 15 [KA 9.1x]; the book says no more of them."""
    for name, points in (("gold", gold), ("silver", silver)):
        if points < 1:
            raise BoxError(
                f"medals.{name}", f"a medal brings points, not {points}", "KA 5.6", "no-points", value=points
            )
        if points > MOST_POINTS:
            most = f"a medal is worth {MOST_POINTS} points at most here, not {points}"
            raise BoxError(f"medals.{name}", most, "", "many-points", most=MOST_POINTS, value=points)
    held = range(HUES + 1)  # each colour has a gold and a silver medal
    if not any(gold * golds + silver * silvers == EXAMPLE for golds in held for silvers in held):
        none = f"no medals of {gold} and {silver} points score the {EXAMPLE} of the book's example together"
        raise BoxError("medals", none, CITES["medals"], "medals", gold=gold, silver=silver, whole=EXAMPLE)


def own_board(text: str) -> Ground:
    """The board that a text describes, the house's if there is none. It lasts as long as its box: none is shelved."""
    if not text:
        return known_board(HOUSE_NAME)
    try:
        return parse(text)
    except BoardError as wrong:
        raise BoxError("board.map", str(wrong), CITES["board"], f"board-{wrong.reason}", **wrong.told) from None


HOUSE_BOX: Final = MarketBox(VALUES)
