"""Who of those who wait is seated together: nothing but the wishes, the ratings and the time decide.

Whoever has waited longest is seen to first. Whoever wants people near their rating meets others within a reach that
grows as they wait, and each of two must be within the other's. Bots fill a table for those alone who want them.
"""

from typing import Final

import msgspec

from parlour.server.people import rating
from parlour.server.store.apart import Pairs
from parlour.server.store.pairing import WaitingRow, WishRow

NEAR: Final = 150  # points of rating within which somebody is near, at first
WIDER: Final = 100  # more for each step of waiting,
STEP: Final = 5_000  # which is so many milliseconds
WIDE: Final = 1_200  # beyond which everybody is


class Group(msgspec.Struct, frozen=True):
    """People to be seated together; the seats left are for bots of `level`."""

    people: list[WaitingRow]
    level: int | None = None


def reach(wish: WishRow, served: int) -> int | None:
    """How far another's rating may be from mine by now; None: as far as it likes."""
    if not wish.near:
        return None
    found = NEAR + WIDER * (max(0, served - wish.since) // STEP)
    return found if found <= WIDE else None


def points(one: WaitingRow) -> int:
    """The rating by which somebody is paired; whoever has none is in the middle."""
    return rating.shown(rating.MU if one.mu is None else one.mu)


def fits(one: WaitingRow, other: WaitingRow, served: int, apart: Pairs = frozenset()) -> bool:
    """Whether these two may sit at one table."""
    a, b = one.wish, other.wish
    if (a.game, a.seats, a.live, a.rated) != (b.game, b.seats, b.live, b.rated):
        return False
    if a.language and b.language and a.language != b.language:
        return False
    if frozenset((a.player, b.player)) in apart:
        return False
    far = abs(points(one) - points(other))
    return all(within is None or far <= within for within in (reach(a, served), reach(b, served)))


def groups(waiting: list[WaitingRow], served: int, apart: Pairs = frozenset()) -> list[Group]:
    """Who is seated together now; everybody else goes on waiting. Nobody is in two groups."""
    left = {one.wish.player: one for one in sorted(waiting, key=lambda one: (one.wish.since, one.wish.player))}
    found: list[Group] = []
    for first in list(left.values()):
        if first.wish.player not in left:
            continue
        others = [one for one in left.values() if one is not first and fits(first, one, served, apart)]
        others.sort(
            key=lambda one: abs(points(one) - points(first)) if first.wish.near else 0
        )  # else the longest first
        people = _company(first, others, served, apart)
        level = None
        if len(people) < first.wish.seats:
            level = first.wish.bots
            people = _company(first, [one for one in others if one.wish.bots is not None], served, apart)
        if len(people) == first.wish.seats or level is not None:
            found.append(Group(people, level if len(people) < first.wish.seats else None))
            for one in people:
                del left[one.wish.player]
    return found


def _company(first: WaitingRow, others: list[WaitingRow], served: int, apart: Pairs) -> list[WaitingRow]:
    """As many as there are seats, each of whom fits all the others."""
    people = [first]
    for one in others:
        if len(people) < first.wish.seats and all(fits(one, there, served, apart) for there in people):
            people.append(one)
    return people
