"""Who sees somebody's profile, and who may challenge them: theirs to say, and the same answer to all who may not."""

from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.server.people.friends import are_friends, played_as
from parlour.server.store import apart
from parlour.server.store.base import Job
from parlour.server.store.schema import openness, players
from parlour.server.wire.profiles import ChallengedBy, SeenBy


class Open(msgspec.Struct, frozen=True):
    """As somebody has said; until then friends, and nothing that was judged of their play (decision 44)."""

    profile: SeenBy = "friends"
    judged: bool = False
    challenges: ChallengedBy = "friends"


class ProfileSeen(msgspec.Struct, frozen=True):
    """Somebody whose profile may be seen: what they are called, whether as a friend, and how open they are."""

    name: str
    friend: bool
    open: Open


AT_FIRST: Final = Open()


def said(player: str) -> Job[Open | None]:
    """What somebody has said; None if they have not."""
    wanted = select(openness.c.profile, openness.c.judged, openness.c.challenges).where(openness.c.player == player)

    def job(connection: Connection) -> Open | None:
        row: Any = connection.execute(wanted).first()
        return None if row is None else Open(*row)

    return job


def of(player: str) -> Job[Open]:
    """How open somebody is."""
    return lambda connection: said(player)(connection) or AT_FIRST


def say(player: str, wanted: Open) -> Job[None]:
    """From now on."""

    def job(connection: Connection) -> None:
        connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
        connection.execute(delete(openness).where(openness.c.player == player))
        connection.execute(insert(openness), {"player": player, **msgspec.structs.asdict(wanted)})

    return job


def stricter(one: Open, other: Open) -> Open:
    """What holds for a person who has said two things; a word that only a newer Parlour knows is the strictest."""
    return Open(
        max(one.profile, other.profile, key=_place(get_args(SeenBy))),
        one.judged and other.judged,
        max(one.challenges, other.challenges, key=_place(get_args(ChallengedBy))),
    )


def _place(order: tuple[str, ...]) -> Callable[[str], int]:
    return lambda word: order.index(word) if word in order else len(order)


def seen_by(player: str, viewer: str) -> Job[ProfileSeen | None]:
    """Whether a profile may be seen; None if not, and nothing tells why: there is nobody, a guest, somebody who keeps
    it to themselves, or one who must not meet the viewer."""

    def job(connection: Connection) -> ProfileSeen | None:
        row, how = _row(connection, player), of(player)(connection)
        friend, kept_from = are_friends(connection, viewer, player), player in apart.of(connection, viewer)
        if row is None or (player != viewer and (row.banned or row.role == "guest" or kept_from)):
            return None
        if player != viewer and how.profile != "everybody" and not (how.profile == "friends" and friend):
            return None
        return ProfileSeen(row.name, friend, how)

    return job


def may_challenge(connection: Connection, player: str, other: str) -> str | None:
    """The name of whom somebody may challenge: a friend's, or that by which they met them last, and no later one
    (decision 55). None if they may not, whatever the reason."""
    row, whose = _row(connection, other), of(other)(connection).challenges
    if row is None or row.banned or player == other or other in apart.of(connection, player) or whose == "nobody":
        return None
    if are_friends(connection, player, other):
        return str(row.name)
    return played_as(connection, player, other) if whose == "met" else None


def _row(connection: Connection, player: str) -> Any:
    wanted = select(players.c.name, players.c.role, players.c.banned).where(players.c.id == player)
    return connection.execute(wanted).first()
