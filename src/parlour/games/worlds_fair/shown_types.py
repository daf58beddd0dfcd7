"""The types of what `shown` tells."""

from typing import TypedDict


class CardSet(TypedDict):
    """Approved exhibits that count together.  [WF 7.3]"""

    areas: list[int]
    points: int


class Outlook(TypedDict):
    """A turn that begins on an area: how far the car goes, the areas where new cards go.  [WF 4.3b, 4.4]"""

    spaces: int
    refill: list[int]


class Facts(TypedDict):
    """What a table of World's Fair shows beside the view."""

    wheel: int
    left: int
    rounds: int
    limits: list[int]
    kinds: list[int]
    held: list[list[int]]
    sets: list[list[CardSet]]
    figures: list[list[int]]
    turns: list[Outlook]
    standings: list[list[int]]
    medals: list[list[int]]
    allowed: list[list[int]]
    approved: list[list[int]]
    coins: list[int]
    most: list[bool]
