"""Everything that can happen, in the past tense. Cells are told in notation."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Event, Seat, Viewer, cited
from parlour.games.kairo.material import HIDDEN, THINGS, Colour, Side, Trigger


@dataclass
class StallPlaced(Event):
    """A new main stall stands on the board."""

    seat: Seat
    colour: Colour
    cell: str
    side: Side


@dataclass
class StallMoved(Event):
    """A main stall was moved."""

    seat: Seat
    colour: Colour
    source: str
    cell: str
    side: Side


@dataclass
class NeutralDrawn(Event):
    """A neutral stall was drawn from the bag."""

    seat: Seat
    colour: Colour


@dataclass
class NeutralPlaced(Event):
    """A neutral stall was placed."""

    seat: Seat
    colour: Colour
    cell: str
    side: Side


@dataclass
class CardsPlayed(Event):
    """Building cards were laid in front of their player."""

    seat: Seat
    cards: list[int]


@dataclass
class Paid(Event):
    """Coins went to the bank."""

    seat: Seat
    colour: Colour
    coins: int


@dataclass
class Extended(Event):
    """A stall got an extension and has this size now."""

    seat: Seat
    colour: Colour
    cell: str
    size: int


@dataclass
class SizeScored(Event):
    """A stall that was extended scored its size."""

    seat: Seat
    colour: Colour
    points: int


@dataclass
class GoldWon(Event):
    """A gold medal was taken."""

    seat: Seat
    colour: Colour
    points: int


@dataclass
class SilverWon(Event):
    """A silver medal was taken."""

    seat: Seat
    colour: Colour
    points: int


@dataclass
class Lured(Event):
    """A customer went to an entrance and left the board."""

    seat: Seat
    colour: Colour
    cell: str
    barkers: int


@dataclass
class Arrived(Event):
    """The customer from beside the board took its place."""

    colour: Colour
    cell: str


@dataclass
class Earned(Event):
    """A player got coins from the bank; 0 if it was empty."""

    seat: Seat
    colour: Colour
    coins: int


@dataclass
class TookFromDisplay(Event):
    """A card was taken from the display."""

    seat: Seat
    card: int


@dataclass
class TookFromPile(Event):
    """A card was taken from the pile; only its owner sees it."""

    seat: Seat
    card: int

    def seen_by(self, viewer: Viewer) -> "TookFromPile":
        """Others see a card go by."""
        return self if viewer == self.seat else TookFromPile(self.seat, HIDDEN)


@dataclass
class TookBarker(Event):
    """A barker was taken."""

    seat: Seat


@dataclass
class Discarded(Event):
    """A card too many was discarded."""

    seat: Seat
    card: int


@dataclass
class DisplayFilled(Event):
    """Cards from the pile filled the display."""

    cards: list[int]


@dataclass
class Reshuffled(Event):
    """The discards became the new pile."""

    count: int


@dataclass
class FinalPhaseBegan(Event):
    """From now on there is only building."""

    trigger: Trigger


@dataclass
class Stopped(Event):
    """A player builds no more."""

    seat: Seat


@dataclass
class RanOut(Event):
    """A player without cards is out of the final phase."""

    seat: Seat


@dataclass
class Ended(Event):
    """Nobody builds any more."""


EVENTS: Final = cited(
    {
        StallPlaced: "KA 5.2",
        StallMoved: "KA 5.7",
        NeutralDrawn: "KA 3.9b",
        NeutralPlaced: "KA 3.9b",
        CardsPlayed: "KA 5.1",
        Paid: "KA 5.4",
        Extended: "KA 5.3",
        SizeScored: "KA 5.5",
        GoldWon: "KA 5.6",
        SilverWon: "KA 5.6",
        Lured: "KA 6.1",
        Arrived: "KA 6.4",
        Earned: "KA 6.5",
        TookFromDisplay: "KA 7.1a",
        TookFromPile: "KA 7.1b",
        TookBarker: "KA 7.1c",
        Discarded: "KA 7.3",
        DisplayFilled: "KA 7.4",
        Reshuffled: "KA 7.5",
        FinalPhaseBegan: "KA 8.1",
        Stopped: "KA 8.3",
        RanOut: "KA 8.3",
        Ended: "KA 8.5",
    },
    THINGS,
)
