"""What happens."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Event, Seat, cited
from parlour_oware.material import House


@dataclass
class Sown(Event):
    """A house was emptied, and its seeds went round."""

    seat: Seat
    house: House
    seeds: int


@dataclass
class Captured(Event):
    """Seeds of the other player's houses went into a store."""

    seat: Seat
    seeds: int


@dataclass
class Spared(Event):
    """A capture would have taken all that the other player has: nothing is taken."""

    seat: Seat


@dataclass
class Gathered(Event):
    """At the end a player took the seeds of the own row."""

    seat: Seat
    seeds: int


EVENTS: Final = cited({Sown: "OW 2.2", Captured: "OW 3.1", Spared: "OW 3.3", Gathered: "OW 5.2"})
