"""Everything a player can choose, made once."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Action, cited
from parlour.games.kairo.material import (
    CARD_NAMES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    FIRST_JOKER,
    KINDS,
    LARGEST,
    SIDES,
    THINGS,
    Colour,
    Side,
    column_of,
    row_of,
)


@dataclass(eq=False)
class BuildStall(Action):
    """Build a new main stall."""


@dataclass(eq=False)
class BuildExtension(Action):
    """Build an extension."""


@dataclass(eq=False)
class MoveStall(Action):
    """Move a main stall."""


@dataclass(eq=False)
class Lure(Action):
    """Lure a customer."""


@dataclass(eq=False)
class Draw(Action):
    """Draw two cards."""


@dataclass(eq=False)
class Stop(Action):
    """Build no more."""


@dataclass(eq=False)
class Play(Action):
    """Play a standard card or a joker."""

    card: int

    def write(self) -> str:
        """`card 4`, `joker row-2`"""
        return f"{'joker' if self.card >= FIRST_JOKER else 'card'} {CARD_NAMES[self.card]}"


@dataclass(eq=False)
class Three(Action):
    """Play any three cards."""


@dataclass(eq=False)
class Coin(Action):
    """The coin paid with a joker."""

    colour: Colour


@dataclass(eq=False)
class Discard(Action):
    """Lay a card from the hand on the discards: one of three, or one too many."""

    card: int

    def write(self) -> str:
        """`discard 4`"""
        return f"discard {CARD_NAMES[self.card]}"


@dataclass(eq=False)
class Choose(Action):
    """The colour of what is built."""

    colour: Colour

    def write(self) -> str:
        """`colour red`"""
        return f"colour {COLOUR_NAMES[self.colour]}"


@dataclass(eq=False)
class Cell(Action):
    """A cell: of what is built, or of the entrance a customer goes to."""

    row: int
    column: int

    def write(self) -> str:
        """`cell r6c5`"""
        return f"cell r{self.row}c{self.column}"


@dataclass(eq=False)
class Face(Action):
    """The side of a main stall on which its entrance lies."""

    side: Side

    def write(self) -> str:
        """`side north`"""
        return f"side {SIDE_NAMES[self.side]}"


@dataclass(eq=False)
class Give(Action):
    """How many coins of a colour go into the cost of an extension."""

    colour: Colour
    coins: int


@dataclass(eq=False)
class Customer(Action):
    """Which customer is lured."""

    colour: Colour


@dataclass(eq=False)
class Take(Action):
    """Take a card from the display."""

    card: int

    def write(self) -> str:
        """`take 4`"""
        return f"take {CARD_NAMES[self.card]}"


@dataclass(eq=False)
class TakePile(Action):
    """Take the top card of the pile."""


@dataclass(eq=False)
class TakeBarker(Action):
    """Take a barker."""


SIDE_NAMES: Final = [side.name.lower() for side in SIDES]

BUILD_STALL: Final = BuildStall()
BUILD_EXTENSION: Final = BuildExtension()
MOVE_STALL: Final = MoveStall()
LURE: Final = Lure()
DRAW: Final = Draw()
STOP: Final = Stop()
THREE_CARDS: Final = Three()
TAKE_PILE: Final = TakePile()
TAKE_BARKER: Final = TakeBarker()
PLAYS: Final[list[Action]] = [Play(card) for card in range(KINDS)]  # the first, of no card, is in no vocabulary
DISCARDS: Final[list[Action]] = [Discard(card) for card in range(KINDS)]
TAKES: Final[list[Action]] = [Take(card) for card in range(KINDS)]
COINS_OF: Final[list[Action]] = [Coin(colour) for colour in COLOURS]
CHOICES: Final[list[Action]] = [Choose(colour) for colour in COLOURS]
CUSTOMERS: Final[list[Action]] = [Customer(colour) for colour in COLOURS]
CELLS_OF: Final[list[Action]] = [Cell(row_of(cell), column_of(cell)) for cell in range(CELLS)]
FACES: Final[list[Action]] = [Face(side) for side in SIDES]
GIVES: Final[list[list[Action]]] = [[Give(colour, coins) for coins in range(2 * LARGEST - 1)] for colour in COLOURS]

ACTIONS: Final[list[Action]] = [
    BUILD_STALL,
    BUILD_EXTENSION,
    MOVE_STALL,
    LURE,
    DRAW,
    STOP,
    *PLAYS[1:],
    THREE_CARDS,
    *COINS_OF,
    *DISCARDS[1:],
    *CHOICES,
    *CELLS_OF,
    *FACES,
    *(give for gives in GIVES for give in gives),
    *CUSTOMERS,
    *TAKES[1:],
    TAKE_PILE,
    TAKE_BARKER,
]

ACTION_KINDS: Final = cited(
    {
        BuildStall: "KA 5.2",
        BuildExtension: "KA 5.3",
        MoveStall: "KA 5.7",
        Lure: "KA 6.1",
        Draw: "KA 7.1",
        Stop: "KA 8.3",
        Play: "KA 5.1",
        Three: "KA 5.1c",
        Coin: "KA 5.1b",
        Discard: "KA 7.3",
        Choose: "KA 5.1",
        Cell: "KA 5.1",
        Face: "KA R4",
        Give: "KA 5.4",
        Customer: "KA 6.1c",
        Take: "KA 7.1a",
        TakePile: "KA 7.1b",
        TakeBarker: "KA 7.1c",
    },
    THINGS,
)
