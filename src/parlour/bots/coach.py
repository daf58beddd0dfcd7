"""A Coach: what a player would point at in a position, each thing with its numbers and about what it is worth.

Two expected ways to play on are compared by what a coach sees where they lead. All numbers are facts of the game;
the worth only orders them, and is never told.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.game import Game
from parlour.core.theme import Theme
from parlour.core.words import Seat, State, cited


@dataclass
class Points(Theme):
    """Points if the game were counted then."""

    points: int
    instead_points: int


@dataclass
class OthersPoints(Theme):
    """Points of another seat."""

    seat: int
    points: int
    instead_points: int


ANY_GAME: Final = cited({Points: "", OthersPoints: ""})


class Sight:
    """One thing that a coach sees: of which theme, about which thing, with which numbers."""

    def __init__(
        self, kind: type[Theme], things: tuple[int, ...], numbers: tuple[int, ...], worth: float, moment: int = 0
    ) -> None:
        self.kind = kind
        self.things = things  # an area, a seat: the first fields of the theme
        self.numbers = numbers
        self.worth = worth  # to the seat, in points, about
        self.moment = moment  # only what is seen at the same is compared: a round, say

    @property
    def key(self) -> tuple[str, tuple[int, ...], int]:
        """What it is compared by."""
        return self.kind.__name__, self.things, self.moment


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach:
    """For any game: the points of everybody. Games with a coach of their own see more."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def themes(self) -> list[type[Theme]]:
        """Every kind of theme it may tell of."""
        return ANY_GAME

    def sights(self, world: State, seat: Seat) -> list[Sight]:
        """What there is to see in a world for a seat. The world is a guess from the seat's view, played on."""
        return points_seen(self.game.standing(world), seat)

    def motif(self, theme: Theme) -> Theme:
        """The theme as what players call such a case, a tie to break say, by its numbers; itself if it is none."""
        return theme

    def turned(self, theme: Theme, seat: Seat, before: State, after: State, instead: State) -> Theme:
        """The same by the seat's own turn, in the world whose numbers are told: where it began and ended, both ways."""
        return theme


def points_seen(points: list[int], seat: Seat) -> list[Sight]:
    """The points of everybody."""
    found = [Sight(Points, (), (points[seat],), float(points[seat]))]
    for other in range(len(points)):
        if other != seat:
            found.append(Sight(OthersPoints, (other,), (points[other],), -points[other] / (len(points) - 1.0)))
    return found
