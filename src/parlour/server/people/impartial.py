"""Who may not judge whom: nobody decides about people they play with, or about a place where they are themselves.

Asked in the commit of what is done, so that nobody sits down, or gets up, in between.
"""

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from parlour.server.store.schema import entrants, pairings, report_lines, reports, seats, tables, tournaments
from parlour.server.store.schema_clubs import club_members
from parlour.server.store.tournament_bounds import GOING_ON

UNFINISHED: Final = ("open", "playing", "paused")


def play_together(connection: Connection, one: str, other: str) -> bool:
    """Whether two people share a table that is not over (as its maker too), or a tournament that both play in."""
    going = tables.c.phase.in_(UNFINISHED)
    at_table = select(tables.c.id).where(going, _is_at(tables.c.id, one), _is_at(tables.c.id, other))
    mine, theirs = entrants.alias(), entrants.alias()
    both = select(tournaments.c.id).join(mine, mine.c.tournament == tournaments.c.id)
    both = both.join(theirs, theirs.c.tournament == tournaments.c.id)
    both = both.where(tournaments.c.phase.in_(GOING_ON), mine.c.player == one, theirs.c.player == other)
    return any(connection.execute(wanted.limit(1)).first() is not None for wanted in (at_table, both))


def concerned(reader: str) -> ColumnElement[bool]:
    """Whether a report is about somebody, about something they said, or about a table, tournament or club of theirs."""
    said = exists().where(report_lines.c.report == reports.c.id, report_lines.c.player == reader)
    at_table = and_(reports.c.kind.in_(("chat", "table")), _is_at(reports.c.place, reader))
    entered = exists().where(entrants.c.tournament == reports.c.place, entrants.c.player == reader)
    made = exists().where(tournaments.c.id == reports.c.place, tournaments.c.maker == reader)
    inside = exists().where(club_members.c.club == reports.c.place, club_members.c.player == reader)
    return or_(
        func.coalesce(reports.c.player, "") == reader,
        said,
        at_table,
        and_(reports.c.kind == "tournament", or_(entered, made)),
        and_(reports.c.kind == "club", inside),
    )


def counts(connection: Connection, table: str) -> str:
    """What the result of a table counts for: "rated", "tournament", or nothing."""
    if connection.execute(select(pairings.c.tournament).where(pairings.c["table"] == table)).first() is not None:
        return "tournament"
    return "rated" if connection.execute(select(tables.c.rated).where(tables.c.id == table)).scalar() else ""


def _is_at(table: ColumnElement[str], player: str) -> ColumnElement[bool]:
    """Whether somebody sits at a table, or has made it."""
    here, made = seats.alias(), tables.alias()
    sits = exists().where(here.c["table"] == table, here.c.player == player)
    return or_(sits, exists().where(made.c.id == table, made.c.maker == player))
