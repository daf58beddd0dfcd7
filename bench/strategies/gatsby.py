"""Five plans for Gatsby that a strong human would try."""

from typing import Final, cast

from bench.strategies.planner import Planner
from parlour.bots.judges.gatsby import NEAR, steps
from parlour.core.words import NOBODY, Seat, State
from parlour.games.gatsby.ending import families_of
from parlour.games.gatsby.material import A_FAMILY, FAMILIES, FAMILY, ON_BOARD, PLACE_SPACES, Place
from parlour.games.gatsby.state import Party

A_PLACE: Final = 1.0  # points of each character of the place that the plan is about
A_RELATIVE: Final = 1.5  # points of a character of a family that I can still complete
SPITE: Final = 1.5  # points of mine that a point of the other's is worth


class Races(Planner):
    """Rush the Racetrack: its five tracks are the shortest way to characters, and pay bonuses on the way."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The tracks."""
        return A_PLACE * hopes(cast(Party, state), seat, PLACE_SPACES[Place.RACETRACK])


class Finance(Planner):
    """Climb the Finance Center first, and take each of its characters before the other gets there."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The steps."""
        return A_PLACE * hopes(cast(Party, state), seat, PLACE_SPACES[Place.FINANCE])


class Cabaret(Planner):
    """Own the Cabaret: both paths and the stars, which end the game when I have all three."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """Paths and stars."""
        return A_PLACE * hopes(cast(Party, state), seat, PLACE_SPACES[Place.CABARET])


class Relatives(Planner):
    """Complete a family: whatever place they are in, the characters that go with those I have."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The family I am nearest to."""
        party = cast(Party, state)
        mine, there = families_of(party, seat), families_of(party, NOBODY)
        best = 0.0
        for family in range(1, len(FAMILIES)):
            if mine[family] + there[family] >= A_FAMILY:
                spaces = [space for space in range(ON_BOARD) if FAMILY[party.tiles[space]] == family]
                best = max(best, hopes(party, seat, spaces))
        return A_RELATIVE * best


class Blocker(Planner):
    """Let nothing through: stand in the other's way wherever they are near a character, and win by what is left."""

    def plan(self, state: State, seat: Seat, points: list[float]) -> float:
        """The less the other may expect, the better."""
        return -SPITE * points[1 - seat]


def hopes(party: Party, seat: Seat, spaces: list[int]) -> float:
    """How many of these characters a seat has, and how near it is to the others that are left."""
    found = 0.0
    for space in spaces:
        if party.owner[space] == seat:
            found += 1.0
        elif party.owner[space] == NOBODY:
            found += NEAR / (NEAR + max(0.0, steps(party, seat, space))) / 2
    return found
