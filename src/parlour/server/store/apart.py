"""Who must not meet: asked here, and nowhere else, by whatever brings people together or shows them to one another.

Whoever blocks somebody and whoever is blocked are kept apart alike (decision 55). Pairing asks of all who wait, seats
of all who sit, lists of whoever looks.
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, or_, select

from parlour.server.store import belonging
from parlour.server.store.base import Conflict
from parlour.server.store.schema import blocks

Pairs = frozenset[frozenset[str]]
WhoBlocksWhom = frozenset[tuple[str, str]]  # who blocks whom


class MustNotMeet(Conflict):
    """Somebody would sit with people whom they must not meet."""


class Distance(msgspec.Struct, frozen=True):
    """How somebody stands to others: whom they block, everybody whom they must not meet (those, and whoever blocks
    them), and the clubs in which they are, and which they lead."""

    blocked: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    clubs: frozenset[str] = frozenset()
    leads: frozenset[str] = frozenset()


NEAR = Distance()


def among(connection: Connection, people: Collection[str]) -> Pairs:
    """Of these people the pairs that must not meet, whichever of the two said so."""
    return frozenset(map(frozenset, said(connection, people)))


def said(connection: Connection, people: Collection[str]) -> WhoBlocksWhom:
    """Who of these people blocks whom of them: for tournaments, where a block costs whoever made it (decision 62)."""
    if len(people) < 2:
        return frozenset()
    wanted = select(blocks.c.player, blocks.c.blocked).where(blocks.c.player.in_(people), blocks.c.blocked.in_(people))
    return frozenset((row.player, row.blocked) for row in connection.execute(wanted))


def of(connection: Connection, player: str | None) -> frozenset[str]:
    """Everybody whom somebody must not meet."""
    return NEAR.apart if player is None else _apart(connection, [player])[player].apart


def distances(connection: Connection, people: Collection[str]) -> dict[str, Distance]:
    """How each of them stands to others."""
    found, within = _apart(connection, people), belonging.of(connection, people)
    return {
        player: replace(one, clubs=within[player].clubs, leads=within[player].leads) if player in within else one
        for player, one in found.items()
    }


def _apart(connection: Connection, people: Collection[str]) -> dict[str, Distance]:
    both = or_(blocks.c.player.in_(people), blocks.c.blocked.in_(people))
    found = [
        (row.player, row.blocked) for row in connection.execute(select(blocks.c.player, blocks.c.blocked).where(both))
    ]
    mine: dict[str, set[str]] = {player: set() for player in people}
    others: dict[str, set[str]] = {player: set() for player in people}
    for player, blocked in found:
        mine.get(player, set()).add(blocked)
        others.get(blocked, set()).add(player)
    return {player: Distance(frozenset(mine[player]), frozenset(mine[player] | others[player])) for player in people}


def check(connection: Connection, coming: Collection[str], here: Collection[str]) -> None:
    """MustNotMeet if whoever comes must not meet one who is here, or another who comes; those who are here stay."""
    pairs = among(connection, {*coming, *here})
    if any(not pair.isdisjoint(coming) for pair in pairs):
        raise MustNotMeet("somebody there does not want to meet them")
