"""Forgetting a guest: all that is known of them goes; games they played keep their moves, under no name."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update

from parlour.server.people.bans import free_open_seats, standing
from parlour.server.store.base import Job
from parlour.server.store.clubs import leave_all
from parlour.server.store.schema import (
    analyses,
    audit,
    bans,
    chat,
    entries,
    held_marks,
    mailboxes,
    marks,
    mutes,
    news,
    players,
    report_lines,
    reports,
    sanctions,
    seats,
    tables,
    tickets,
    uploads,
)
from parlour.server.store.waiting import closed_values

KEPT: Final = 365 * 86_400_000  # milliseconds for which a ban without end holds for the devices of nobody known
GONE = "gone"  # who did it, in the log, once nobody may know


def forget(player: str, now: int) -> Job[bool]:
    """Everywhere in the store; False if there is no such guest.

    What a moderator said of them goes on on their devices until it ends, and what was reported is kept: under no name.
    """

    def job(connection: Connection) -> bool:
        mine = _held_tables(connection, player)
        _scrub(connection, player)
        for table in set(mine):
            _unname(connection, table, list(_seats(connection, table, player)))
        _close_what_waits(connection, player, now)
        free_open_seats(connection, player)
        leave_all(connection, player, now)
        connection.execute(update(tables).where(tables.c.id.in_(mine), tables.c.phase == "playing").values(due=0))
        connection.execute(update(seats).where(seats.c.player == player).values(name="", player=None, token=None))
        theirs = select(uploads.c.id).where(uploads.c.player == player)
        connection.execute(delete(analyses).where(analyses.c.replay.in_(theirs)))
        connection.execute(delete(uploads).where(uploads.c.player == player))
        connection.execute(delete(mutes).where(mutes.c.muted == player))
        connection.execute(delete(news).where(news.c.place == player))  # that they ask somebody to be a friend
        letters = select(mailboxes.c.hash).where(mailboxes.c.player == player)
        connection.execute(delete(tickets).where(tickets.c.about.in_(letters)))
        _hold(connection, player, now)
        connection.execute(delete(bans).where(bans.c.what == player))
        connection.execute(update(audit).where(audit.c.whom == player).values(whom="", word=""))
        connection.execute(update(audit).where(audit.c.player == player).values(player=None, by=GONE))
        connection.execute(update(reports).where(reports.c.player == player).values(player=None, name=""))
        lines = update(report_lines).where(report_lines.c.player == player)
        connection.execute(lines.values(player=None, name=""))
        connection.execute(update(reports).where(reports.c.reporter == player).values(words="", subject=None))
        return connection.execute(delete(players).where(players.c.id == player)).rowcount == 1

    return job


def _held_tables(connection: Connection, player: str) -> list[str]:
    """Where they sit. Nobody else changes these tables, or those they made, until the commit: whoever deals at one
    holds it first too, so that a game begins with them or without them, and neither waits for the other's seats."""
    wanted = select(seats.c["table"]).where(seats.c.player == player)
    mine = list(connection.execute(wanted).scalars())
    theirs = or_(tables.c.id.in_(mine), and_(tables.c.maker == player, tables.c.phase == "open"))
    connection.execute(select(tables.c.id).where(theirs).order_by(tables.c.id).with_for_update()).all()
    return list(connection.execute(wanted).scalars())


def _close_what_waits(connection: Connection, player: str, now: int) -> None:
    """A table they made, at which nobody else sits, waits for nobody: whoever was challenged is not left with it."""
    others = exists().where(
        seats.c["table"] == tables.c.id, seats.c.kind == "person", seats.c.player.is_distinct_from(player)
    )
    theirs = and_(tables.c.maker == player, tables.c.phase == "open", ~others)
    connection.execute(update(tables).where(theirs), closed_values("cancelled", now))


def _hold(connection: Connection, player: str, now: int) -> None:
    """Whatever still holds for them, for guests on the devices they came on; the hash of a mark says nothing of who."""
    where = list(connection.execute(select(marks.c.mark).where(marks.c.player == player)).scalars())
    named = connection.execute(select(players.c.name).where(players.c.id == player)).scalar() or ""
    theirs = select(sanctions.c.kind, sanctions.c.until).where(sanctions.c.player == player, sanctions.c.until > now)
    holds = {row.kind: row.until for row in connection.execute(theirs)}
    banned = standing(player, now)(connection)
    if banned is not None:
        holds["ban"] = now + KEPT if banned[0] is None else banned[0]
    for kind, until in holds.items():
        mine = held_marks.c.mark.in_(where) & (held_marks.c.kind == kind)
        longer = set(connection.execute(select(held_marks.c.mark).where(mine, held_marks.c.until >= until)).scalars())
        connection.execute(delete(held_marks).where(mine, held_marks.c.until < until))
        for mark in where:
            if mark not in longer:
                row = {"mark": mark, "kind": kind, "until": until, "name": named if kind == "name" else ""}
                connection.execute(insert(held_marks), row)


def scrub(table: str, suspects: set[str]) -> Job[bool]:
    """Take out what was written at a table of people while they were being forgotten; whether there was any."""

    def job(connection: Connection) -> bool:
        there = set(connection.execute(select(players.c.id).where(players.c.id.in_(suspects))).scalars())
        return sum(_scrub(connection, player, table) for player in suspects - there) > 0

    return job


def _scrub(connection: Connection, player: str, table: str | None = None) -> int:
    """Out of logs and chat; how many rows. A line stays, empty: lines are counted."""
    log = update(entries).where(entries.c.by == player).values(by=GONE, request=None)
    said = update(chat).where(chat.c.player == player).values(player="", name="", text="", request=None)
    if table is not None:
        log, said = log.where(entries.c["table"] == table), said.where(chat.c["table"] == table)
    return connection.execute(log).rowcount + connection.execute(said).rowcount


def _seats(connection: Connection, table: str, player: str) -> Any:
    theirs = (seats.c["table"] == table) & (seats.c.player == player)
    return connection.execute(select(seats.c.seat).where(theirs)).scalars()


def _unname(connection: Connection, table: str, mine: list[int]) -> None:
    """Out of a look back at the table that an older Parlour kept with its names."""
    text = connection.execute(select(analyses.c.report).where(analyses.c.replay == table)).scalar()
    report = msgspec.json.decode(text) if text else {}
    if "names" in report:
        report["names"] = ["" if seat in mine else name for seat, name in enumerate(report["names"])]
        kept = msgspec.json.encode(report).decode()
        connection.execute(update(analyses).where(analyses.c.replay == table).values(report=kept))
