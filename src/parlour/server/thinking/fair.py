"""Who is thought for next: a share for each address, within it for each person, however much they ask.

Start-time fair queueing: whoever has been thought for least goes first. Somebody new, or back after a while, begins
level with the one served last: nothing is saved up. What is less urgent is some seconds behind, so it waits longer
and still comes; what nobody waits for comes when nothing else is there.
"""

from collections.abc import Callable
from enum import IntEnum
from math import inf
from typing import Final, Generic, TypeVar

import msgspec

T = TypeVar("T")
WAITING: Final = 150  # thoughts of one person that may wait at once


class Matter(IntEnum):
    """What is thought about, the most urgent first."""

    LOOKED_AT = 0  # a bot at a live table, somebody looking
    TABLE = 1  # a bot at any other table
    HINT = 2
    COACH = 3
    ANALYSIS = 4
    JUDGEMENT = 5
    PAR = 6


BEHIND: Final = {  # seconds of thinking by which a matter is behind the most urgent
    Matter.LOOKED_AT: 0.0,
    Matter.TABLE: 5.0,
    Matter.HINT: 5.0,
    Matter.COACH: 6.0,
    Matter.ANALYSIS: 15.0,
    Matter.JUDGEMENT: inf,
    Matter.PAR: inf,
}


class Owner(msgspec.Struct, frozen=True):
    """For whom: a place somebody comes from, and who they are."""

    address: str
    person: str


HOUSE: Final = Owner("", "")  # the house itself, and tables whose people have not been here for long


class TooMany(Exception):
    """Somebody has too many thoughts waiting already."""


class Queued(Generic[T]):
    """One thing to think about."""

    def __init__(self, owner: Owner, matter: Matter, what: T) -> None:
        self.owner = owner
        self.matter = matter
        self.what = what
        self.number = 0  # in the order they came


Fits = Callable[[Queued[T]], bool]


class Share(Generic[T]):
    """What somebody waits for and has had; below the house are addresses, below these people."""

    def __init__(self, had: float = 0.0) -> None:
        self.had = had  # seconds of thinking
        self.level = 0.0  # what the one below that was served last had had
        self.below: dict[str, Share[T]] = {}
        self.waiting: list[Queued[T]] = []  # all below too

    def of(self, name: str) -> "Share[T]":
        """The share of one below."""
        share = self.below.get(name)
        if share is None:
            share = self.below[name] = Share(self.level)
        elif not share.waiting:
            share.had = max(share.had, self.level)
        return share

    def next(self, fits: Fits[T]) -> "Share[T] | None":
        """The one below who has had least, what they want being as urgent; of equals, who asks for least.

        None if nothing that waits fits.
        """
        best: tuple[float, int, int, Share[T]] | None = None
        for share in self.below.values():
            for one in filter(fits, share.waiting):
                place = (share.had + BEHIND[one.matter], len(share.waiting), one.number)
                if best is None or place < best[:3]:
                    best = (*place, share)
        return None if best is None else best[3]

    def forget(self) -> None:
        """Whoever waits for nothing and has had no more than the others is as good as new."""
        for name in [name for name, one in self.below.items() if not one.waiting and one.had <= self.level]:
            del self.below[name]


class FairQueue(Generic[T]):
    """What waits to be thought about."""

    def __init__(self) -> None:
        self._house: Share[T] = Share()
        self._number = 0
        self._begun = 0  # taken, and not done yet

    def __len__(self) -> int:
        return len(self._house.waiting)

    def put(self, asked: Queued[T]) -> None:
        """Wait; TooMany if this person has enough waiting already."""
        shares = self._shares(asked.owner)
        if len(shares[-1].waiting) >= WAITING:
            raise TooMany(f"{WAITING} thoughts of one person wait already")
        self._number += 1
        asked.number = self._number
        for share in shares:
            share.waiting.append(asked)

    def full(self, owner: Owner) -> bool:
        """Whether somebody has enough waiting already."""
        address = self._house.below.get(owner.address)
        person = None if address is None else address.below.get(owner.person)
        return person is not None and len(person.waiting) >= WAITING

    def drop(self, asked: Queued[T]) -> None:
        """Nobody waits for it any more."""
        if asked in self._house.waiting:
            self._remove(asked)

    def take(self, fits: Fits[T]) -> Queued[T] | None:
        """The next of those that fit."""
        address = self._house.next(fits)
        person = address.next(fits) if address is not None else None
        if address is None or person is None:
            return None
        self._house.level = max(self._house.level, address.had)
        address.level = max(address.level, person.had)
        asked = min(filter(fits, person.waiting), key=lambda one: (one.matter, one.number))
        self._remove(asked)
        self._begun += 1
        return asked

    def charge(self, owner: Owner, seconds: float) -> None:
        """So long was thought for somebody: by guess when it begins, put right when it is done."""
        for share in self._shares(owner):
            share.had += seconds

    def done(self, owner: Owner, seconds: float) -> None:
        """What was taken is done; when nothing is left to do, nothing is held against anybody."""
        self.charge(owner, seconds)
        self._begun -= 1
        if not self._begun and not self._house.waiting:
            self._house = Share()
        for share in (*self._house.below.values(), self._house):
            share.forget()

    def _shares(self, owner: Owner) -> list[Share[T]]:
        address = self._house.of(owner.address)
        return [self._house, address, address.of(owner.person)]

    def _remove(self, asked: Queued[T]) -> None:
        for share in self._shares(asked.owner):
            share.waiting.remove(asked)
