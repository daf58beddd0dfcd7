"""Challenges: somebody offers one other a game. A row says who, whom, at which table, and until when.

What became of it is told by the table as far as it can be: whoever sits there has accepted, however they sat down.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, or_, select, update

from parlour.server.people.openness import may_challenge
from parlour.server.refusal import Refusal
from parlour.server.store import apart
from parlour.server.store.base import Job
from parlour.server.store.schema import challenges, friends, openness, players, seats, tables
from parlour.server.wire.challenges import ChallengeState

MOST: Final = 5  # that one person has open
TO_ONE: Final = 10  # that wait for one person
TOLD: Final = 600_000  # milliseconds for which one that has ended is told
LIVE: Final = 600_000  # milliseconds until one ends by itself: for a game at once,
BY_DAY: Final = 3 * 86_400_000  # and for one over days


class ChallengeRow(msgspec.Struct, frozen=True):
    """A challenge as it stands, and the table made for it."""

    id: str
    table: str
    player: str
    other: str
    until: int
    state: ChallengeState
    name: str
    other_name: str
    game: str
    live: bool
    clock: str
    rated: bool
    seats: int


class ChallengesRow(msgspec.Struct, frozen=True):
    """Those to somebody, their own, and whether anybody could challenge them at all."""

    to_me: list[ChallengeRow]
    mine: list[ChallengeRow]
    reachable: bool


_seat = seats.alias("their_seat")
_by, _to = players.alias("challenger"), players.alias("challenged")
_STANDS = and_(challenges.c.state == "waiting", tables.c.phase == "open", _seat.c.kind == "kept")


def _found() -> Select[Any]:
    many = select(func.count()).where(seats.c["table"] == challenges.c["table"]).scalar_subquery()
    wanted: Select[Any] = select(
        challenges.c.id,
        challenges.c["table"],
        challenges.c.player,
        challenges.c.other,
        challenges.c.until,
        challenges.c.state,
        _by.c.name,
        func.coalesce(func.nullif(challenges.c.name, ""), _to.c.name),
        tables.c.game,
        tables.c.live,
        tables.c.clock,
        tables.c.rated,
        many,
        tables.c.phase,
        tables.c.word,
        _seat.c.kind,
    )
    wanted = wanted.join(tables, tables.c.id == challenges.c["table"])
    wanted = wanted.join(_by, _by.c.id == challenges.c.player).join(_to, _to.c.id == challenges.c.other)
    theirs = and_(_seat.c["table"] == challenges.c["table"], _seat.c.player == challenges.c.other)
    return wanted.outerjoin(_seat, theirs).order_by(challenges.c.made.desc(), challenges.c.id)


def _row(row: Any, served: int) -> ChallengeRow:
    *stored, phase, word, kind = row
    found = ChallengeRow(*stored)
    state: ChallengeState = found.state
    if kind == "person":
        state = "accepted"
    elif state == "waiting" and phase == "open" and kind is None:  # they have made room at the table itself
        state = "declined"
    elif state == "waiting" and (phase != "open" or found.until <= served):
        state = "withdrawn" if word == "cancelled" else "over"
    return msgspec.structs.replace(found, state=state)


def _rows(connection: Connection, wanted: Select[Any], served: int) -> list[ChallengeRow]:
    """Each once, though whoever is challenged may have taken several seats."""
    return list({row.id: _row(row, served) for row in connection.execute(wanted)}.values())


def check(player: str, other: str) -> Job[str]:
    """The name of whom somebody would challenge; Refusal if they may not, and nothing tells why."""

    def job(connection: Connection) -> str:
        if player == other:
            raise Refusal("that-is-you", "nobody challenges themselves")
        if other in apart.distances(connection, [player])[player].blocked:
            raise Refusal("you-block-them", "you block them")
        name = may_challenge(connection, player, other)
        if name is None:
            raise Refusal("not-to-be-challenged", "they cannot be challenged by you now")
        return name

    return job


def add(id: str, table: str, player: str, other: str, made: int, served: int, lasts: int) -> Job[None]:
    """A challenge, in the commit that makes its table; Refusal if it may not be, or there are too many."""
    row: dict[str, Any] = {"id": id, "table": table, "player": player, "other": other, "made": made, "state": "waiting"}

    def job(connection: Connection) -> None:
        both = sorted((player, other))
        connection.execute(select(players.c.id).where(players.c.id.in_(both)).order_by(players.c.id).with_for_update())
        row["name"] = check(player, other)(connection)
        open_now = _found().where(_STANDS, challenges.c.until > served)
        mine = [row.other for row in _rows(connection, open_now.where(challenges.c.player == player), served)]
        if other in mine:
            raise Refusal("already-challenged", "they have not answered your challenge yet")
        if len(mine) >= MOST:
            raise Refusal("too-many-challenges", f"somebody has at most {MOST} challenges open")
        if len(_rows(connection, open_now.where(challenges.c.other == other), served)) >= TO_ONE:
            raise Refusal("not-to-be-challenged", "they cannot be challenged by you now")
        connection.execute(insert(challenges), {**row, "until": served + lasts})

    return job


def end(table: str, state: ChallengeState, served: int) -> Job[None]:
    """The challenge for which a table was made is over, by whoever's word; nothing, if there is none."""
    wanted = update(challenges).where(challenges.c["table"] == table, challenges.c.state == "waiting")

    def job(connection: Connection) -> None:
        connection.execute(wanted.values(state=state, until=served))

    return job


def one(id: str, served: int) -> Job[ChallengeRow | None]:
    """A challenge as it stands."""

    def job(connection: Connection) -> ChallengeRow | None:
        row = connection.execute(_found().where(challenges.c.id == id)).first()
        return None if row is None else _row(row, served)

    return job


def of_table(table: str, served: int) -> Job[ChallengeRow | None]:
    """The challenge for which a table was made."""

    def job(connection: Connection) -> ChallengeRow | None:
        row = connection.execute(_found().where(challenges.c["table"] == table)).first()
        return None if row is None else _row(row, served)

    return job


def of_person(player: str, served: int) -> Job[ChallengesRow]:
    """Theirs, but none by whom they must not meet. Whoever is blocked meanwhile is told nothing: theirs waits."""
    told = challenges.c.until > served - TOLD
    mine = _found().where(challenges.c.player == player, told)
    to_me = _found().where(challenges.c.other == player, _STANDS, challenges.c.until > served)
    said = select(openness.c.challenges).where(openness.c.player == player)
    befriended = exists().where(friends.c.player == player, friends.c.word == "yes")

    def job(connection: Connection) -> ChallengesRow:
        stands = apart.distances(connection, [player])[player]
        who = connection.execute(said).scalar() or "friends"
        known = bool(connection.execute(select(befriended)).scalar())
        return ChallengesRow(
            to_me=[row for row in _rows(connection, to_me, served) if row.player not in stands.apart],
            mine=[row for row in _rows(connection, mine, served) if row.other not in stands.blocked],
            reachable=who == "met" or (who == "friends" and known),
        )

    return job


def overdue(served: int, player: str | None = None) -> Job[list[ChallengeRow]]:
    """Those that nobody has answered in time, and whose tables still wait; of everybody, or of one person."""
    wanted = _found().where(_STANDS, challenges.c.until <= served)
    if player is not None:
        wanted = wanted.where(or_(challenges.c.player == player, challenges.c.other == player))
    return lambda connection: _rows(connection, wanted, served)


def forget_old(served: int) -> Job[None]:
    """Those of which nobody is told any more."""
    gone = delete(challenges).where(challenges.c.until <= served - TOLD, challenges.c.state != "waiting")
    late = delete(challenges).where(challenges.c.until <= served - TOLD - BY_DAY)

    def job(connection: Connection) -> None:
        connection.execute(gone)
        connection.execute(late)

    return job
