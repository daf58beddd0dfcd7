"""The types of what `shown` tells."""

from typing import NotRequired, TypedDict


class Ground(TypedDict):
    """The map of the board."""

    rows: int
    columns: int
    zone: list[int]
    section: list[int]
    starts: list[int]


class LureTo(TypedDict):
    """A free entrance of a customer; `why` and `rule` if there are not barkers enough.  [KA 6.2-6.5]"""

    colour: int
    cell: int
    owner: int
    size: int
    steps: int
    barkers: int
    enough: bool
    passed: list[int]
    path: list[int]
    earns: list[list[int]]
    actions: list[str]
    why: NotRequired[str]
    rule: NotRequired[str]


class Refusal(TypedDict):
    """Cells that will not do, by reason; `harm`: what a tile on each of them would cut off."""

    reason: str
    rule: str
    cells: list[int]
    harm: NotRequired[dict[str, list[int]]]


class Site(TypedDict):
    """Where a piece may be built, why not elsewhere, and what it brings."""

    work: int
    colour: int
    action: NotRequired[str]
    cells: list[int]
    no: list[Refusal]
    ways: NotRequired[list[list[str]]]
    why: NotRequired[str]
    rule: NotRequired[str]
    size: NotRequired[int]
    coins: NotRequired[list[int]]
    gives: NotRequired[list[str]]
    points: NotRequired[int]
    medals: NotRequired[int]
    gold: NotRequired[list[int]]
    silver: NotRequired[list[int]]
    ending: NotRequired[int]


class Facts(TypedDict):
    """What a table of Kairo shows beside the view."""

    ground: Ground
    points: list[int]
    cards: list[int]
    stalls: list[int]
    closing: list[int]
    lures: list[LureTo]
    still: dict[str, list[str]]
    builds: list[Site]
    pays: dict[str, int]
