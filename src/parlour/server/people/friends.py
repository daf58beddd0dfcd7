"""Friends by mutual consent, and those one has played with lately.

Who would like to be somebody's friend is a row; two rows that say yes are friends. A row that nobody wants to hear
stays, so that asking again and again is heard once. Only people who have played together can ask one another.
"""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, update

from parlour.server.refusal import Refusal
from parlour.server.store import apart
from parlour.server.store.base import Job
from parlour.server.store.schema import friends, openness, players, seats, tables

FriendWord = Literal[
    "yes",  # they would like to
    "unheard",  # they would, and the other does not want to hear it: they are not told
    "withdrawn",  # they would no longer, and the other did not want to hear it: asking again is not heard either
]
MOST: Final = 200  # whom one person has as friends, or asks
ASKING: Final = 20  # who ask one person, as they are shown: the newest
MET: Final = 30  # whom one has played with, as they are shown
LOOKED_AT: Final = 200  # seats among which they are looked for, the last played first


class PlayedWithRow(msgspec.Struct, frozen=True):
    """Somebody one has played with, as they were called then, and the last game."""

    player: str
    name: str
    table: str
    game: str
    changed: int


class PeopleRow(msgspec.Struct, frozen=True):
    """Who somebody's people are: friends and who asks by id, name and date; where friends may be watched, and whom one
    may challenge."""

    friends: list[Any]
    asked: list[Any]
    asking: list[Any]
    met: list[PlayedWithRow]
    watched: dict[str, str]
    challenged: frozenset[str]  # whom they may challenge


def _pair(player: str, other: str) -> ColumnElement[bool]:
    return and_(friends.c.player == player, friends.c.other == other)


def _word(connection: Connection, player: str, other: str) -> str | None:
    return connection.execute(select(friends.c.word).where(_pair(player, other))).scalar()


def ask(player: str, other: str, now: int) -> Job[None]:
    """Ask somebody, or say yes to whoever asked. Whoever must not meet them asks, and is not heard."""

    def job(connection: Connection) -> None:
        if player == other:
            raise Refusal("that-is-you", "nobody is a friend of their own here")
        stands = apart.distances(connection, [player])[player]
        if other in stands.blocked:
            raise Refusal("you-block-them", "you block them")
        if not have_played(connection, player, other):
            raise Refusal("no-player", "you have not played with anybody like that")
        mine, theirs = _word(connection, player, other), _word(connection, other, player)
        if mine in ("yes", "unheard"):
            return
        had = select(func.count()).where(friends.c.player == player, friends.c.word != "withdrawn")
        if (connection.execute(had).scalar() or 0) >= MOST:
            raise Refusal("too-many-friends", f"somebody has, or asks, at most {MOST} friends")
        heard = other not in stands.apart and (mine is None or theirs == "yes")
        connection.execute(delete(friends).where(_pair(player, other)))
        word: FriendWord = "yes" if heard else "unheard"
        connection.execute(insert(friends), {"player": player, "other": other, "made": now, "word": word})
        if heard and theirs == "unheard":  # whom I did not want to hear before
            connection.execute(update(friends).where(_pair(other, player)).values(word="yes"))

    return job


def part(connection: Connection, player: str, other: str) -> None:
    """No longer friends, or no longer asked, or not heard: whichever it is, and nobody is told."""
    mine, theirs = _word(connection, player, other), _word(connection, other, player)
    if mine == theirs == "yes":
        connection.execute(delete(friends).where(or_(_pair(player, other), _pair(other, player))))
        return
    if theirs == "yes":
        connection.execute(update(friends).where(_pair(other, player)).values(word="unheard"))
    if mine == "yes":
        connection.execute(delete(friends).where(_pair(player, other)))
    elif mine == "unheard":
        connection.execute(update(friends).where(_pair(player, other)).values(word="withdrawn"))


def end(player: str, other: str) -> Job[None]:
    """The same, as a job."""
    return lambda connection: part(connection, player, other)


def are_friends(connection: Connection, player: str, other: str) -> bool:
    """Whether both have said so."""
    return _word(connection, player, other) == _word(connection, other, player) == "yes"


def have_played(connection: Connection, player: str, other: str) -> bool:
    """Whether they have sat at a game together."""
    return connection.execute(_together(player).where(_other.c.player == other).limit(1)).first() is not None


def played_as(connection: Connection, player: str, other: str) -> str | None:
    """What somebody was called when the two last sat at a game together; None if they never did."""
    last = _together(player).where(_other.c.player == other).order_by(None)
    row = connection.execute(last.order_by(tables.c.changed.desc(), tables.c.id).limit(1)).first()
    return None if row is None else str(row.name)


def friend(player: str, other: str) -> Job[str | None]:
    """The name of a friend; None if they are none."""

    def job(connection: Connection) -> str | None:
        if not are_friends(connection, player, other):
            return None
        return connection.execute(select(players.c.name).where(players.c.id == other)).scalar()

    return job


def watched(players: list[str], unwelcome: frozenset[str]) -> Job[dict[str, str]]:
    """Where these play now, at a public table that may be watched; the last changed. None where somebody else plays
    whom the one who would watch must not meet."""
    played = select(seats.c.player, tables.c.id).join(tables, tables.c.id == seats.c["table"])
    played = played.where(seats.c.player.in_(players), seats.c.kind == "person", tables.c.phase == "playing")
    played = played.where(tables.c.public, tables.c.watch, ~tables.c.sealed).order_by(tables.c.changed)
    if unwelcome:
        theirs = select(seats.c["table"]).where(seats.c.player.in_(unwelcome))
        made = or_(tables.c.maker.is_(None), tables.c.maker.not_in(unwelcome))
        played = played.where(tables.c.id.not_in(theirs), made)
    return lambda connection: {row.player: row.id for row in connection.execute(played)} if players else {}


_mine, _other = seats.alias("mine"), seats.alias("other")


def _together(player: str) -> Select[Any]:
    """Seats of others at games that somebody has played, or plays."""
    wanted: Select[Any] = select(_other.c.player, _other.c.name, tables.c.id, tables.c.game, tables.c.changed)
    wanted = wanted.join(_mine, _mine.c["table"] == _other.c["table"]).join(tables, tables.c.id == _other.c["table"])
    sat = and_(_mine.c.player == player, _mine.c.kind == "person", _other.c.kind == "person")
    return wanted.where(sat, _other.c.player.is_not(None), _other.c.player != player, tables.c.seed.is_not(None))


def _challenged(connection: Connection, befriended: set[str], met: set[str]) -> frozenset[str]:
    """Of these friends, and people one has played with, those who let themselves be challenged so."""
    wanted = select(openness.c.player, openness.c.challenges).where(openness.c.player.in_(befriended | met))
    said = {row.player: row.challenges for row in connection.execute(wanted)} if befriended or met else {}
    by_friends = {other for other in befriended if said.get(other) != "nobody"}
    return frozenset(by_friends | {other for other in met if said.get(other) == "met"})


def people(player: str) -> Job[PeopleRow]:
    """Everybody somebody has to do with, but whom they must not meet."""
    back = friends.alias("back")
    said = select(friends.c.other.label("player"), players.c.name, friends.c.made, back.c.word.label("theirs"))
    said = said.join(players, players.c.id == friends.c.other)
    said = said.outerjoin(back, and_(back.c.player == friends.c.other, back.c.other == friends.c.player))
    said = said.where(friends.c.player == player, friends.c.word != "withdrawn").order_by(players.c.name, players.c.id)
    asking = select(friends.c.player, players.c.name, friends.c.made).join(players, players.c.id == friends.c.player)
    asking = asking.where(friends.c.other == player, friends.c.word == "yes").order_by(friends.c.made.desc())
    last = _together(player).order_by(tables.c.changed.desc()).limit(LOOKED_AT)

    def job(connection: Connection) -> PeopleRow:
        unwelcome = apart.of(connection, player)
        mine = [row for row in connection.execute(said) if row.player not in unwelcome]
        theirs = [row for row in mine if row.theirs == "yes"]
        known = {row.player for row in mine}
        met: dict[str, PlayedWithRow] = {}
        for row in connection.execute(last):
            if row.player not in unwelcome and row.player not in met:
                met[row.player] = PlayedWithRow(*row)
        ids = [row.player for row in theirs]
        told = [row for row in connection.execute(asking) if row.player not in unwelcome | known]
        return PeopleRow(
            friends=theirs,
            asked=[row for row in mine if row.theirs != "yes"],
            asking=told[:ASKING],
            met=list(met.values())[:MET],
            watched=watched(ids, unwelcome)(connection),
            challenged=_challenged(connection, set(ids), set(met)),
        )

    return job
