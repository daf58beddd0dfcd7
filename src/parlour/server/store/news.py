"""News that wait to be told to somebody who is elsewhere, and who sees to telling them (decision 70).

A piece of news is a row until it was told by every way that is switched on for it, or is no longer so. What is told
together, how often and by which process is a row too (`tellings`), held for a while by whoever sees to it; all of its
times are served time.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, and_, case, delete, exists, func, insert, literal, or_, select, update

from parlour.server.store import apart, belonging
from parlour.server.store.base import Job
from parlour.server.store.schema import (
    friends,
    letterboxes,
    news,
    players,
    pushes,
    seats,
    tables,
    tellings,
    tournaments,
)

NewsKind = Literal["turns", "invitations", "tournaments"]
NewsWay = Literal["push", "mail"]
KINDS: Final[tuple[NewsKind, ...]] = ("turns", "invitations", "tournaments")
MINUTE: Final = 60_000
GATHERED: Final[dict[NewsWay, dict[NewsKind, int]]] = {  # for so long news wait for more, and whether they stay so
    # an open page looks for challenges every fifteen seconds, through whichever process, and is not pushed to
    "push": {"turns": 0, "invitations": 20_000, "tournaments": 0},
    "mail": {"turns": 10 * MINUTE, "invitations": 5 * MINUTE, "tournaments": MINUTE},
}
PUSH_GAP: Final = 2 * MINUTE  # between two pushes of a kind; that of letters is the host's to say
UNANSWERED: Final[dict[NewsWay, int]] = {"push": 20, "mail": 5}  # after so many of a kind it is quiet until they come
LEASE: Final = 3 * MINUTE  # for which one process sees to a telling: longer than a post office takes
LATER: Final = 5 * MINUTE  # until it is tried again where nobody answered
OLD: Final = 2 * 24 * 60 * MINUTE  # after which nobody needs to be told any more
ROWS: Final = 100  # pieces of news that wait for one person
AT_ONCE: Final = 50  # tellings looked for at once
_SENT: Final = {"push": news.c.pushed, "mail": news.c.mailed}


class NewsRow(msgspec.Struct, frozen=True):
    """Something that somebody may want to know: `what` happened at which table or tournament, or who asks."""

    player: str
    what: str
    place: str
    since: int = 0

    @property
    def kind(self) -> NewsKind:
        return KIND[self.what]


class NewsItem(msgspec.Struct, frozen=True):
    """A piece of news that is still so, as it may be told: nothing of it is anybody's secret."""

    what: str
    path: str  # of the page
    game: str = ""
    name: str = ""  # of a tournament


class NewsDue(msgspec.Struct, frozen=True):
    """All that waits for somebody of one kind, by one way."""

    player: str
    kind: NewsKind
    way: NewsWay


# --- what is still so


def _turn(connection: Connection, row: NewsRow) -> NewsItem | None:
    mine = and_(seats.c["table"] == tables.c.id, seats.c.seat == tables.c.turn, seats.c.player == row.player)
    wanted = select(tables.c.game).join(seats, mine).where(tables.c.id == row.place, tables.c.phase == "playing")
    found = connection.execute(wanted).scalar()
    return None if found is None else NewsItem("turn", f"/t/{row.place}", found)


def _seat(connection: Connection, row: NewsRow) -> NewsItem | None:
    mine = and_(seats.c["table"] == tables.c.id, seats.c.kind == "kept", seats.c.player == row.player)
    wanted = select(tables.c.game, tables.c.maker).join(seats, mine)
    found = connection.execute(wanted.where(tables.c.id == row.place, tables.c.phase == "open")).first()
    if found is None or found.maker in apart.of(connection, row.player):
        return None
    return NewsItem("seat", f"/t/{row.place}", found.game)


def _friend(connection: Connection, row: NewsRow) -> NewsItem | None:
    asks = and_(friends.c.player == row.place, friends.c.other == row.player, friends.c.word == "yes")
    back = and_(friends.c.player == row.player, friends.c.other == row.place, friends.c.word == "yes")
    open_still = connection.execute(select(exists().where(asks), exists().where(back))).one()
    heard = open_still[0] and not open_still[1] and row.place not in apart.of(connection, row.player)
    return NewsItem("friend", "/people") if heard else None


def _tournament(connection: Connection, row: NewsRow) -> NewsItem | None:
    wanted = select(tournaments.c.game, tournaments.c.name, tournaments.c.phase)
    # Whoever is put out of a club hears nothing more of its tournaments.
    theirs = or_(tournaments.c.club.is_(None), belonging.within(tournaments.c.club, literal(row.player)))
    found = connection.execute(wanted.where(tournaments.c.id == row.place, theirs)).first()
    if found is None or (row.what, found.phase) not in (("begins", "entry"), ("over", "over"), ("off", "over")):
        return None
    return NewsItem(row.what, f"/tournaments/{row.place}", found.game, found.name)


def _round(connection: Connection, row: NewsRow) -> NewsItem | None:
    mine = and_(seats.c["table"] == tables.c.id, seats.c.player == row.player)
    wanted = select(tables.c.game, tournaments.c.name).join(tournaments, tournaments.c.id == tables.c.tournament)
    wanted = wanted.join(seats, mine).where(tables.c.id == row.place, tables.c.phase == "playing")
    found = connection.execute(wanted.limit(1)).first()
    return None if found is None else NewsItem("round", f"/t/{row.place}", found.game, found.name)


# What can be told, the switch it belongs to, and whether it is still so. Whoever adds one gives it words in
# `letters.ftl`: `news-…` in every language.
KIND: Final[dict[str, NewsKind]] = {
    "turn": "turns",
    "seat": "invitations",
    "friend": "invitations",
    "begins": "tournaments",
    "round": "tournaments",
    "over": "tournaments",
    "off": "tournaments",
}
STILL: Final[dict[str, Callable[[Connection, NewsRow], NewsItem | None]]] = {
    "turn": _turn,
    "seat": _seat,
    "friend": _friend,
    "begins": _tournament,
    "round": _round,
    "over": _tournament,
    "off": _tournament,
}
AT_TABLES: Final = ("turn", "round")  # of which `place` is a table where they sit


# --- news come


def ways_of(connection: Connection, player: str, kind: NewsKind) -> set[NewsWay]:
    """By which ways somebody wants to be told of this kind, and is not quiet."""
    pushed = exists().where(pushes.c.player == player, pushes.c[kind])
    mailed = exists().where(letterboxes.c.player == player, letterboxes.c[kind])
    push, mail = connection.execute(select(pushed, mailed)).one()
    found: set[NewsWay] = {"push"} if push else set()
    found |= {"mail"} if mail else set()
    if found:
        many = select(tellings.c.way, tellings.c.unanswered).where(_of(player, kind))
        found -= {row.way for row in connection.execute(many) if row.unanswered >= UNANSWERED[row.way]}
    return found


def _of(player: str, kind: NewsKind) -> Any:
    return and_(tellings.c.player == player, tellings.c.kind == kind)


def _same(row: NewsRow) -> Any:
    return and_(news.c.player == row.player, news.c.what == row.what, news.c.place == row.place)


def add(row: NewsRow, by: str | None = None, letters: bool = True) -> Job[bool]:
    """Something to be told; False if nobody wants to know, or it is by somebody whom they must not meet.

    The same again is told once, and by pushes anew where it had been told: it is another turn.
    """

    def job(connection: Connection) -> bool:
        ways = ways_of(connection, row.player, row.kind)
        ways -= set() if letters else {"mail"}
        if not ways or (by is not None and by in apart.of(connection, row.player)):
            return False
        waits = connection.execute(select(func.count()).where(news.c.player == row.player)).scalar() or 0
        found = connection.execute(delete(news).where(_same(row)))
        if waits >= ROWS and not found.rowcount:
            return False
        values = {"player": row.player, "what": row.what, "place": row.place, "kind": row.kind, "since": row.since}
        connection.execute(insert(news), {**values, "pushed": "push" not in ways, "mailed": "mail" not in ways})
        return True

    return job


def seen(player: str, place: str) -> Job[None]:
    """They have seen it themselves."""
    mine = and_(news.c.player == player, news.c.place == place)

    def job(connection: Connection) -> None:
        connection.execute(delete(news).where(mine))

    return job


def waits_for(player: str, place: str) -> Job[bool]:
    """Whether anything of that place waits to be told."""
    mine = select(exists().where(news.c.player == player, news.c.place == place))
    return lambda connection: bool(connection.execute(mine).scalar())


def unanswered(player: str) -> Job[bool]:
    """Whether they were told something since they were last here."""
    mine = select(exists().where(tellings.c.player == player, tellings.c.unanswered > 0))
    return lambda connection: bool(connection.execute(mine).scalar())


def came(player: str) -> Job[None]:
    """They are here: whatever they were told is answered."""
    mine = update(tellings).where(tellings.c.player == player, tellings.c.unanswered > 0).values(unanswered=0)
    return lambda connection: (connection.execute(mine), None)[1]


def announce(tournament: str) -> Job[bool]:
    """That it begins soon is told now, by whoever is first."""
    mine = update(tournaments).where(tournaments.c.id == tournament, ~tournaments.c.announced).values(announced=True)
    return lambda connection: connection.execute(mine).rowcount == 1


def beginning(now: int, soon: int) -> Job[list[str]]:
    """Tournaments of which nobody was told yet that they begin within so many milliseconds."""
    near = and_(tournaments.c.begins > now, tournaments.c.begins <= now + soon)
    wanted = select(tournaments.c.id).where(tournaments.c.phase == "entry", near, ~tournaments.c.announced)
    wanted = wanted.where(~belonging.is_closed(tournaments.c.club))
    return lambda connection: list(connection.execute(wanted).scalars())


def clear_old(served: int) -> Job[None]:
    """What nobody needs to be told any more goes."""
    old = delete(news).where(news.c.since <= served - OLD)
    return lambda connection: (connection.execute(old), None)[1]


# --- news are told


def due(way: NewsWay, served: int, gap: int) -> Job[list[NewsDue]]:
    """What is to be told by that way now, and no process sees to: who has waited longest first."""
    waited = case(*((news.c.kind == kind, served - many) for kind, many in GATHERED[way].items()), else_=served)
    join = and_(tellings.c.player == news.c.player, tellings.c.kind == news.c.kind, tellings.c.way == way)
    free = and_(tellings.c.last <= served - gap, tellings.c.until <= served, tellings.c.unanswered < UNANSWERED[way])
    wanted = select(news.c.player, news.c.kind).join(players, players.c.id == news.c.player)
    wanted = wanted.outerjoin(tellings, join).where(~_SENT[way], news.c.since <= waited, ~players.c.banned)
    wanted = wanted.where(or_(tellings.c.player.is_(None), free)).group_by(news.c.player, news.c.kind)
    wanted = wanted.order_by(func.min(news.c.since), news.c.player, news.c.kind).limit(AT_ONCE)
    return lambda connection: [NewsDue(row.player, row.kind, way) for row in connection.execute(wanted)]


def _mine(one: NewsDue) -> Any:
    return and_(_of(one.player, one.kind), tellings.c.way == one.way)


def claim(one: NewsDue, served: int, gap: int) -> Job[bool]:
    """See to it for a while, if no other process does, and it is time; Conflict if another is just the first."""
    free = and_(
        tellings.c.last <= served - gap, tellings.c.until <= served, tellings.c.unanswered < UNANSWERED[one.way]
    )

    def job(connection: Connection) -> bool:
        if connection.execute(update(tellings).where(_mine(one), free).values(until=served + LEASE)).rowcount == 1:
            return True
        if connection.execute(select(tellings.c.last).where(_mine(one))).first() is not None:
            return False
        fresh = {"player": one.player, "kind": one.kind, "way": one.way, "last": 0, "unanswered": 0}
        connection.execute(insert(tellings), {**fresh, "until": served + LEASE})
        return True

    return job


def waiting(one: NewsDue, served: int) -> Job[list[tuple[NewsRow, NewsItem | None]]]:
    """What of it is still so, the last that came first; None beside what no longer is."""
    mine = and_(news.c.player == one.player, news.c.kind == one.kind, ~_SENT[one.way])
    wanted = select(news.c.player, news.c.what, news.c.place, news.c.since).where(mine).order_by(news.c.since.desc())

    def job(connection: Connection) -> list[tuple[NewsRow, NewsItem | None]]:
        found = [NewsRow(*row) for row in connection.execute(wanted)]
        return [
            (row, STILL[row.what](connection, row) if row.what in STILL and row.since > served - OLD else None)
            for row in found
        ]

    return job


def drop(rows: Iterable[NewsRow]) -> Job[None]:
    """They are no longer so, unless they have become so anew."""

    def job(connection: Connection) -> None:
        for row in rows:
            connection.execute(delete(news).where(_same(row), news.c.since == row.since))

    return job


def told(one: NewsDue, rows: list[NewsRow], served: int) -> Job[None]:
    """It was told by that way: what waits for no other goes."""

    def job(connection: Connection) -> None:
        for row in rows:
            here = and_(_same(row), news.c.since == row.since)
            connection.execute(update(news).where(here).values({_SENT[one.way].name: True}))
        connection.execute(delete(news).where(news.c.player == one.player, news.c.pushed, news.c.mailed))
        again = {"last": served, "unanswered": tellings.c.unanswered + 1, "until": 0}
        connection.execute(update(tellings).where(_mine(one)).values(**again))

    return job


def unwanted(one: NewsDue, rows: list[NewsRow]) -> Job[None]:
    """There is nowhere to tell it to any more."""

    def job(connection: Connection) -> None:
        for row in rows:
            connection.execute(update(news).where(_same(row)).values({_SENT[one.way].name: True}))
        connection.execute(delete(news).where(news.c.player == one.player, news.c.pushed, news.c.mailed))
        connection.execute(update(tellings).where(_mine(one)).values(until=0))

    return job


def let_go(one: NewsDue, until: int = 0) -> Job[None]:
    """Nothing was told; nobody sees to it before `until`."""
    mine = update(tellings).where(_mine(one)).values(until=until)
    return lambda connection: (connection.execute(mine), None)[1]
