"""Everything that can happen, in the past tense; a secret is cut for whoever may not know it."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Event, Seat, Viewer, cited
from parlour.games.gatsby.material import HIDDEN, THINGS, Bonus, Ending, Place, Space

UNTOLD: Final = 2  # an exchange of which only its player knows whether it happened


@dataclass
class ActionTaken(Event):
    """The action token was put on a main action."""

    seat: Seat
    number: int


@dataclass
class SpecialTaken(Event):
    """A special action was used: it is gone."""

    seat: Seat
    special: int


@dataclass
class Commanded(Event):
    """A player chose the other's action: 1-4, or 5 for the special one."""

    seat: Seat
    number: int


@dataclass
class LeftFree(Event):
    """A player with a COMMAND left the other free."""

    seat: Seat


@dataclass
class Placed(Event):
    """An influence token was put on a cell."""

    seat: Seat
    cell: int


@dataclass
class Climbed(Event):
    """An ascension token climbed."""

    seat: Seat
    steps: int
    height: int


@dataclass
class CommandEarned(Event):
    """A player will choose the other's next action."""

    seat: Seat


@dataclass
class Declined(Event):
    """A bonus was declined."""

    seat: Seat
    bonus: Bonus


@dataclass
class Skipped(Event):
    """A part of an action that could not be done: a place, for the tokens or the advance due there."""

    seat: Seat
    place: Place


@dataclass
class Swapped(Event):
    """Two influence tokens changed places: where mine was, where theirs was."""

    seat: Seat
    cells: list[int]


@dataclass
class Looked(Event):
    """Two characters were picked up; the face-down ones are seen by that player only."""

    seat: Seat
    first: Space
    second: Space
    tiles: list[int]
    up: int  # which of the two lay face up, a bit each

    def seen_by(self, viewer: Viewer) -> "Looked":
        """What lay face up is known to all."""
        if viewer == self.seat:
            return self
        tiles = [tile if self.up >> at & 1 else HIDDEN for at, tile in enumerate(self.tiles)]
        return Looked(self.seat, self.first, self.second, tiles, self.up)


@dataclass
class Returned(Event):
    """The two characters were put back: 0 as they were, 1 exchanged, 2 it is not told."""

    seat: Seat
    first: Space
    second: Space
    exchanged: int
    secret: int  # 1 if both lay face down

    def seen_by(self, viewer: Viewer) -> "Returned":
        """Of two face-down characters the other player is not told.  [GA 7.5e]"""
        if viewer == self.seat or not self.secret:
            return self
        return Returned(self.seat, self.first, self.second, UNTOLD, 1)


@dataclass
class Drew(Event):
    """Special actions were drawn."""

    seat: Seat
    specials: list[int]

    def seen_by(self, viewer: Viewer) -> "Drew":
        """Only the drawer sees them."""
        return self if viewer == self.seat else Drew(self.seat, [HIDDEN] * len(self.specials))


@dataclass
class Kept(Event):
    """A special action lies face up in the slot."""

    seat: Seat
    special: int


@dataclass
class PutAside(Event):
    """A special action was set aside; everybody knows it if it came from the slot."""

    seat: Seat
    special: int
    shown: int

    def seen_by(self, viewer: Viewer) -> "PutAside":
        """One that came from the hand is seen by its owner only."""
        if viewer == self.seat or self.shown:
            return self
        return PutAside(self.seat, HIDDEN, 0)


@dataclass
class Discarded(Event):
    """Special actions were discarded, face down."""

    seat: Seat
    specials: list[int]

    def seen_by(self, viewer: Viewer) -> "Discarded":
        """Only who discarded them knows them."""
        return self if viewer == self.seat else Discarded(self.seat, [HIDDEN] * len(self.specials))


@dataclass
class Gained(Event):
    """A character was won at the end of the turn; a face-down one is seen by its owner only."""

    seat: Seat
    space: Space
    tile: int
    up: int

    def seen_by(self, viewer: Viewer) -> "Gained":
        """It stays face down.  [GA 5.0b]"""
        return self if self.up or viewer == self.seat else Gained(self.seat, self.space, HIDDEN, 0)


@dataclass
class TrackFinished(Event):
    """A track, 1 to 5, was closed and its tokens went back to their owners."""

    track: int


@dataclass
class Ended(Event):
    """The game is over, and why."""

    reason: Ending


@dataclass
class Shown(Event):
    """At the end a hidden character was turned up."""

    seat: Seat
    space: Space
    tile: int


EVENTS: Final = cited(
    {
        ActionTaken: "GA 4.2",
        SpecialTaken: "GA 4.5",
        Commanded: "GA 7.2a",
        LeftFree: "GA R8",
        Placed: "GA 5.1d",
        Climbed: "GA 5.2d",
        CommandEarned: "GA 7.2a",
        Declined: "GA 7.0c",
        Skipped: "GA R3",
        Swapped: "GA 7.3a",
        Looked: "GA 7.5c",
        Returned: "GA 7.5e",
        Drew: "GA 7.6a",
        Kept: "GA 7.6a",
        PutAside: "GA 7.6e",
        Discarded: "GA 7.6b",
        Gained: "GA 5.0a",
        TrackFinished: "GA 5.3e",
        Ended: "GA 9.3",
        Shown: "GA R21",
    },
    THINGS,
)
