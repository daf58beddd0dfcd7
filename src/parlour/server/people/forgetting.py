"""Forgetting a guest: all that is known of them goes; games they played keep their moves, under no name."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from parlour.server.people.bans import free_open_seats
from parlour.server.store.base import Job
from parlour.server.store.schema import analyses, audit, bans, chat, entries, mutes, players, seats, tables, uploads

GONE = "gone"  # who did it, in the log, once nobody may know


def forget(player: str) -> Job[bool]:
    """Everywhere in the store; False if there is no such guest."""

    def job(connection: Connection) -> bool:
        mine = list(connection.execute(select(seats.c["table"]).where(seats.c.player == player)).scalars())
        _scrub(connection, player)
        for table in set(mine):
            _unname(connection, table, list(_seats(connection, table, player)))
        free_open_seats(connection, player)
        connection.execute(update(tables).where(tables.c.id.in_(mine), tables.c.phase == "playing").values(due=0))
        connection.execute(update(seats).where(seats.c.player == player).values(name="", player=None, token=None))
        theirs = select(uploads.c.id).where(uploads.c.player == player)
        connection.execute(delete(analyses).where(analyses.c.replay.in_(theirs)))
        connection.execute(delete(uploads).where(uploads.c.player == player))
        connection.execute(delete(mutes).where(mutes.c.muted == player))
        connection.execute(delete(bans).where(bans.c.what == player))
        connection.execute(update(audit).where(audit.c.whom == player).values(whom="", word=""))
        return connection.execute(delete(players).where(players.c.id == player)).rowcount == 1

    return job


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
