"""Two accounts of one person become one: what one of them did is the other's from then on.

Only ever asked for by somebody who has just proved to be both. What opens the one that goes (ways to sign in, devices,
links, tokens of seats, alerts) ends: whoever else held any of it does not come into the other.
"""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, select, update

from parlour.server.people import openness
from parlour.server.refusal import Refusal
from parlour.server.store import clubs
from parlour.server.store.schema import (
    attempts,
    audit,
    bans,
    blocks,
    challenges,
    chat,
    entrants,
    entries,
    friends,
    judged,
    ladders,
    marks,
    mutes,
    news,
    placings,
    players,
    puzzlers,
    ratings,
    report_lines,
    reports,
    results,
    rushes,
    sanctions,
    seats,
    skills,
    solvings,
    tables,
    tournament_log,
    tournaments,
    uploads,
)

GOING_ON: Final = ("open", "playing", "paused")
ROLES: Final = ("guest", "member")  # that may go
BY_PERSON: Final[list[tuple[Table, tuple[str, ...]]]] = [  # one row a person and key: the other's stays where both have
    (rushes, ("game",)),
    (solvings, ("game", "puzzle")),
    (judged, ("table", "at")),
    (entrants, ("tournament",)),
]


def merge(connection: Connection, gone: str, stays: str) -> None:
    """All of `gone` becomes that of `stays`; Refusal if both sit at a table that is not over, or one has a role."""
    if connection.execute(select(players.c.role).where(players.c.id == gone)).scalar() not in ROLES:
        raise Refusal("has-a-role", "who has a role in this house is not joined to somebody else: ask the owner first")
    _check_apart(connection, gone, stays)
    _games(connection, gone, stays)
    _rated(connection, gone, stays)
    _added(connection, gone, stays)
    for table, key in BY_PERSON:
        _moved_where_free(connection, table, key, gone, stays)
    _attempts(connection, gone, stays)
    _between(connection, mutes, "muted", gone, stays)
    _between(connection, blocks, "blocked", gone, stays)
    _between(connection, friends, "other", gone, stays)
    _openness(connection, gone, stays)
    _order(connection, gone, stays)
    clubs.merged(connection, gone, stays)
    connection.execute(update(uploads).where(uploads.c.player == gone).values(player=stays))
    connection.execute(delete(bans).where(bans.c.what == gone))
    connection.execute(delete(news).where(news.c.place == gone))  # what they asked is found on the page
    connection.execute(update(audit).where(audit.c.whom == gone).values(whom=stays))
    connection.execute(update(audit).where(audit.c.player == gone).values(player=stays))
    connection.execute(delete(players).where(players.c.id == gone))


def _check_apart(connection: Connection, gone: str, stays: str) -> None:
    other = seats.alias()
    both = select(seats.c["table"]).join(other, other.c["table"] == seats.c["table"]).join(tables)
    both = both.where(seats.c.player == gone, other.c.player == stays, tables.c.phase.in_(GOING_ON))
    if connection.execute(both.limit(1)).first() is not None:
        raise Refusal("both-sit-there", "both sit at a table that is not over: end that game first")


def _games(connection: Connection, gone: str, stays: str) -> None:
    """Tables, seats, deeds, what was said. Ids of requests were the other's: nobody sends those again."""
    connection.execute(update(seats).where(seats.c.player == gone).values(player=stays, token=None))
    connection.execute(update(tables).where(tables.c.maker == gone).values(maker=stays, request=None))
    connection.execute(update(entries).where(entries.c.by == gone).values(by=stays, request=None))
    connection.execute(update(chat).where(chat.c.player == gone).values(player=stays, request=None))
    connection.execute(update(tournaments).where(tournaments.c.maker == gone).values(maker=stays, request=None))
    connection.execute(update(tournament_log).where(tournament_log.c.by == gone).values(by=stays))


def _rated(connection: Connection, gone: str, stays: str) -> None:
    """A rating comes along where the other has none at that ladder; else theirs counts, and these results are nobody's.

    So whatever is recomputed gives the same numbers (decision 53). Nobody adds a result to a ladder meanwhile.
    """
    theirs = select(ratings.c.game, ratings.c.seats).where(ratings.c.player == stays)
    has = {tuple(row) for row in connection.execute(theirs)}
    mine = select(ratings.c.game, ratings.c.seats).where(ratings.c.player == gone)
    for game, number in connection.execute(mine).all():
        place = (ladders.c.game == game) & (ladders.c.seats == number)
        connection.execute(select(ladders.c.results).where(place).with_for_update())
        at = select(results.c.table).where(results.c.game == game, results.c.seats == number)
        whose = None if (game, number) in has else stays
        connection.execute(
            update(placings).where(placings.c.player == gone, placings.c.table.in_(at)).values(player=whose)
        )
        if whose is not None:
            here = (ratings.c.player == gone) & (ratings.c.game == game) & (ratings.c.seats == number)
            connection.execute(update(ratings).where(here).values(player=stays))


def _added(connection: Connection, gone: str, stays: str) -> None:
    """What is counted is added up: decisions judged by the same version, and puzzles answered."""
    for row in connection.execute(select(skills).where(skills.c.player == gone)).all():
        same = (skills.c.player == stays) & (skills.c.game == row.game)
        summed = {"decisions": skills.c.decisions + row.decisions, "cost": skills.c.cost + row.cost}
        connection.execute(update(skills).where(same, skills.c.version == row.version).values(**summed))
    _moved_where_free(connection, skills, ("game",), gone, stays)
    for row in connection.execute(select(puzzlers).where(puzzlers.c.player == gone)).all():
        same = (puzzlers.c.player == stays) & (puzzlers.c.game == row.game)
        other = connection.execute(select(puzzlers).where(same)).first()
        if other is not None:
            values: dict[str, Any] = {
                "answered": other.answered + row.answered,
                "solved": other.solved + row.solved,
                "best": max(other.best, row.best),
                "rating": row.rating if row.answered > other.answered else other.rating,
            }
            connection.execute(update(puzzlers).where(same).values(**values))
    _moved_where_free(connection, puzzlers, ("game",), gone, stays)


def _attempts(connection: Connection, gone: str, stays: str) -> None:
    """One attempt a person: where both tried a deal of the day, the other's stands, and this one does not count."""
    _moved_where_free(connection, attempts, ("day", "game"), gone, stays)
    connection.execute(update(attempts).where(attempts.c.player == gone).values(player=None, mark="second"))


def _openness(connection: Connection, gone: str, stays: str) -> None:
    """Whatever either kept to themselves is kept; a challenge of one is the person's, and none to themselves."""
    theirs = openness.said(gone)(connection)
    if theirs is not None:
        openness.say(stays, openness.stricter(theirs, openness.of(stays)(connection)))(connection)
    for column in ("player", "other"):
        connection.execute(update(challenges).where(challenges.c[column] == gone).values({column: stays}))
    connection.execute(delete(challenges).where(challenges.c.player == challenges.c.other))


def _order(connection: Connection, gone: str, stays: str) -> None:
    """What holds for one of them holds for the person they are, as long as the longer of two."""
    for row in connection.execute(select(sanctions).where(sanctions.c.player == gone)).all():
        shorter = (sanctions.c.player == stays) & (sanctions.c.kind == row.kind) & (sanctions.c.until < row.until)
        connection.execute(delete(sanctions).where(shorter))
    _moved_where_free(connection, sanctions, ("kind",), gone, stays)
    _moved_where_free(connection, marks, ("mark",), gone, stays)
    said = reports.c.reporter == gone
    connection.execute(update(reports).where(said).values(reporter=stays, subject=None))
    connection.execute(update(reports).where(reports.c.player == gone).values(player=stays))
    connection.execute(update(report_lines).where(report_lines.c.player == gone).values(player=stays))


def _between(connection: Connection, table: Table, other: str, gone: str, stays: str) -> None:
    """How people stand to one another, whom they block say: both ways round, it is to the person they are."""
    _moved_where_free(connection, table, (other,), gone, stays)
    whom = table.c[other]
    already = select(table.c.player).where(whom == stays)
    connection.execute(update(table).where(whom == gone, table.c.player.not_in(already)).values({other: stays}))
    connection.execute(delete(table).where((whom == gone) | (table.c.player == whom)))


def _moved_where_free(connection: Connection, table: Table, key: tuple[str, ...], gone: str, stays: str) -> None:
    """Rows of a person and key: those go over for which the other has none."""
    other = table.alias()
    same: list[ColumnElement[bool]] = [other.c.player == stays, *(other.c[name] == table.c[name] for name in key)]
    taken = exists(select(other.c.player).where(and_(*same)))
    connection.execute(update(table).where(table.c.player == gone, ~taken).values(player=stays))
