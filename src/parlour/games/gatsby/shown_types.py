"""The types of what `shown` tells."""

from typing import TypedDict


class Track(TypedDict):
    """A track: tokens of both, cells left, the next token's cell, how many more make a majority.  [GA 5.3a, 5.3b]"""

    tokens: list[int]
    left: int
    next: int
    need: list[int]


class Facts(TypedDict):
    """What a table of Gatsby shows beside the view. Lists with two entries are by seat."""

    held: list[list[int]]
    to_go: list[list[int]]
    keys: list[list[int]]
    stars: list[int]
    steps: list[list[int]]
    rise: list[int]
    tracks: list[Track]
    perhaps: list[list[int]]
    left: list[int]
    last: list[int]
    families: list[list[int]]
    unknown: list[int]
    kinds: list[list[int]]
    prestige: list[list[int]]
    completes: list[list[int]]
    unseen: list[int]
    boxed: list[int]
    part: list[int]
    special: int
    winner: int
    command: int
    commander: int
