"""Everything that can happen, in the past tense."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Event, Seat, cited
from parlour.games.worlds_fair.material import THINGS, Area, Figure, Standing


@dataclass
class Placed(Event):
    """A supporter was placed in step 1."""

    seat: Seat
    area: Area


@dataclass
class TookBack(Event):
    """A supporter went back to an empty reserve."""

    seat: Seat
    area: Area


@dataclass
class FigurePlayed(Event):
    """A figure was played."""

    seat: Seat
    figure: Figure


@dataclass
class FigureDiscarded(Event):
    """A figure was discarded unused."""

    seat: Seat
    figure: Figure


@dataclass
class Added(Event):
    """A figure added a supporter."""

    seat: Seat
    area: Area


@dataclass
class Moved(Event):
    """Palmer moved a supporter."""

    seat: Seat
    owner: Seat
    source: Area
    target: Area


@dataclass
class Collected(Event):
    """The cards beside an area were collected; perhaps there were none."""

    seat: Seat
    area: Area
    cards: list[int]


@dataclass
class CarMoved(Event):
    """The car moved on; with `left` 0 it is back at the start."""

    spaces: int
    left: int


@dataclass
class CardAdded(Event):
    """A card from the deck was laid beside an area."""

    area: Area
    card: int


@dataclass
class Reshuffled(Event):
    """The discards became the new deck."""

    cards: int


@dataclass
class ScoringBegan(Event):
    """A scoring phase began."""

    round: int


@dataclass
class LedTickets(Event):
    """The most tickets, alone or tied, earned coins."""

    seat: Seat
    coins: int


@dataclass
class Exchanged(Event):
    """Tickets were exchanged for coins."""

    seat: Seat
    coins: int


@dataclass
class Ranked(Event):
    """An area ranked a player."""

    seat: Seat
    area: Area
    standing: Standing
    medal: int
    approvals: int


@dataclass
class Approved(Event):
    """Exhibits were approved: cards to the discards, tokens to the player."""

    seat: Seat
    area: Area
    cards: list[int]


@dataclass
class Recalled(Event):
    """Half of a player's supporters on an area came home."""

    seat: Seat
    area: Area
    supporters: int


@dataclass
class RoundBegan(Event):
    """The next round began, the car at the start."""

    round: int


@dataclass
class Ended(Event):
    """The third scoring phase is over."""


EVENTS: Final = cited(
    {
        Placed: "WF 4.1",
        TookBack: "WF 4.1b",
        FigurePlayed: "WF 4.2c",
        FigureDiscarded: "WF 4.2",
        Added: "WF 5.3",
        Moved: "WF 5.3c",
        Collected: "WF 4.3",
        CarMoved: "WF 4.3b",
        CardAdded: "WF 4.4",
        Reshuffled: "WF 4.4d",
        ScoringBegan: "WF 6.0",
        LedTickets: "WF 6.1a",
        Exchanged: "WF 6.1b",
        Ranked: "WF 6.2a",
        Approved: "WF 6.2b",
        Recalled: "WF 6.3",
        RoundBegan: "WF 6.4",
        Ended: "WF 7.0",
    },
    THINGS,
)
