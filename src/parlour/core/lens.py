"""The lens: what a seat can know of what it cannot see, as exact chances, from its view alone.

For people who train; no rule asks it. A game brings its own `lens.py`, found beside its rules. Things and places have
their names in the game's catalog; those that only the lens has are listed there as `NAMES`.
"""

from dataclasses import dataclass
from math import comb
from typing import Final

from parlour.core.found import beside
from parlour.core.game import Game
from parlour.core.words import NOBODY, Seat, State, Viewer

ALL: Final = "all"  # whoever looks remembers all that they were ever shown,
TABLE: Final = "table"  # or knows what lies open now
MEMORIES: Final = [ALL, TABLE]


@dataclass
class Unseen:
    """A kind of things, and how many of them one cannot see."""

    name: str
    many: int


@dataclass
class Spot:
    """Where they may be, whose place it is, if anybody's, and how many lie there."""

    name: str
    many: int
    seat: Seat = NOBODY


@dataclass
class Known:
    """What is known of one sort of things: how many of each lie at each place, or the chance that one does at least."""

    name: str
    things: list[Unseen]
    places: list[Spot]
    counts: list[list[int]]  # by thing and place; empty where only chances are known
    chances: list[list[float]]  # by thing and place; empty where the numbers are known


def spread(name: str, things: list[Unseen], places: list[Spot]) -> Known:
    """Things that may lie in any order, each as likely, over these places and others."""
    unseen = sum(thing.many for thing in things)
    there = [place for place in places if 0 < place.many <= unseen]
    chances = [[at_least_one(thing.many, unseen, place.many) for place in there] for thing in things]
    return Known(name, things, there, [], chances)


def at_least_one(many: int, unseen: int, drawn: int) -> float:
    """The chance that of so many things among the unseen one is drawn at least."""
    return 1 - comb(unseen - many, drawn) / comb(unseen, drawn)


def alike(sort: Known) -> list[tuple[list[Unseen], list[float]]]:
    """Things of which the same is known, together."""
    found: list[tuple[list[Unseen], list[float]]] = []
    for at in range(len(sort.things)):
        row: list[float] = [float(many) for many in sort.counts[at]] if sort.counts else sort.chances[at]
        group = next((group for group in found if group[1] == row), None)
        if group is None:
            found.append(([sort.things[at]], row))
        else:
            group[0].append(sort.things[at])
    return found


def known(game: Game, view: State, viewer: Viewer, memory: str) -> list[Known]:
    """What the game's lens tells, where there is something to tell; nothing if it brings none, or the game is over."""
    lens = beside(game, "lens")
    if lens is None or not view.agenda:
        return []
    found: list[Known] = lens.lens(view, viewer, memory)
    return [one for one in found if one.things and one.places]
