"""Everything a player can choose, made once."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Action, Seat, cited
from parlour.games.worlds_fair.material import AREAS, FIGURES, THINGS, Area, Figure


@dataclass(eq=False)
class Place(Action):
    """Step 1: put a supporter on an area."""

    area: Area


@dataclass(eq=False)
class TakeBack(Action):
    """Take a supporter of mine back from an area, the reserve being empty."""

    area: Area


@dataclass(eq=False)
class PlayFigure(Action):
    """Step 2: play a figure that is due."""

    figure: Figure

    def write(self) -> str:
        """`play burnham`"""
        return f"play {FIGURE_NAMES[self.figure]}"


@dataclass(eq=False)
class DiscardFigure(Action):
    """Step 2: discard a figure that is due."""

    figure: Figure

    def write(self) -> str:
        """`discard burnham`"""
        return f"discard {FIGURE_NAMES[self.figure]}"


@dataclass(eq=False)
class Add(Action):
    """Davis: the neighbouring area that gets the supporter."""

    area: Area


@dataclass(eq=False)
class Lift(Action):
    """Palmer: whose supporter moves, and from where."""

    owner: Seat
    area: Area

    def write(self) -> str:
        """`lift 2 fine-arts`: players are counted from 1 where people read."""
        return f"lift {self.owner + 1} {AREA_NAMES[self.area]}"


@dataclass(eq=False)
class SetDown(Action):
    """Palmer: where the lifted supporter goes."""

    area: Area


AREA_NAMES: Final = [area.name.lower().replace("_", "-") for area in AREAS]
FIGURE_NAMES: Final = [figure.name.lower().replace("_", "-") for figure in FIGURES]

PLACES: Final[list[Action]] = [Place(area) for area in AREAS]
TAKE_BACKS: Final[list[Action]] = [TakeBack(area) for area in AREAS]
PLAYS: Final[list[Action]] = [PlayFigure(figure) for figure in FIGURES]
DISCARDS: Final[list[Action]] = [DiscardFigure(figure) for figure in FIGURES]
ADDS: Final[list[Action]] = [Add(area) for area in AREAS]
LIFTS: Final[list[list[Action]]] = [[Lift(owner, area) for area in AREAS] for owner in range(4)]
SET_DOWNS: Final[list[Action]] = [SetDown(area) for area in AREAS]
ELSEWHERE: Final = [[SET_DOWNS[other] for other in AREAS if other != area] for area in AREAS]  # than an area

ACTIONS: Final[list[Action]] = [
    *PLACES,
    *TAKE_BACKS,
    *PLAYS,
    *DISCARDS,
    *ADDS,
    *(lift for lifts in LIFTS for lift in lifts),
    *SET_DOWNS,
]

ACTION_KINDS: Final = cited(
    {
        Place: "WF 4.1",
        TakeBack: "WF 4.1b",
        PlayFigure: "WF 4.2c",
        DiscardFigure: "WF 4.2",
        Add: "WF 5.3b",
        Lift: "WF 5.3c",
        SetDown: "WF 5.3c",
    },
    THINGS,
)
