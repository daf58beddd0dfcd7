"""Every table of the schema: a row that names somebody is exported to them, forgotten with them, and goes over with
them when two accounts become one. A new table, or a new column that can name a person, cannot be left out.
"""

import asyncio
from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Connection, Double, Integer, String, Table, insert, select

from parlour.server.people.exporting import exported
from parlour.server.people.forgetting import forget
from parlour.server.people.merging import merge
from parlour.server.store.schema import METADATA, players
from tests.server.places import PLACES, a_store
from tests.server.test_forgetting import NAME, everything

WHO, OTHER = "zuleikazuleika00", "annannannannan00"
# Columns without a foreign key that hold the id of a person,
PEOPLE = {
    *("audit.player", "audit.whom", "bans.what", "chat.player", "entries.by", "mutes.muted", "uploads.player"),
    "news.place",
}
# and those as wide that never do.
NOBODY = {
    *("analyses.replay", "dailies.game", "judged.table", "players.id", "processes.id", "puzzles.id", "results.table"),
    *("rushes.puzzle", "solvings.puzzle", "tables.id", "tables.owner", "tables.parent", "tables.tried", "uploads.id"),
    *("clubs.id", "evenings.id", "tables.club", "tournaments.club"),
    *("tables.tournament", "tournaments.id", "tournaments.owner", "audit.report", "reports.id", "reports.place"),
    "challenges.id",
}
NAMES = {
    *("blocks.name", "chat.name", "knocks.name", "players.name", "seats.name"),
    *("club_bans.name", "reports.name", "report_lines.name", "sanctions.name"),
    *("club_log.by_name", "club_log.name", "challenges.name"),
}
# What an export calls otherwise, or does not tell: the house's own notes of what its operator did, and that a line was
# reported, which would say by whom; the line itself is told as chat.
TOLD = {"entries": "deeds", "players": "name"}
UNTOLD = {"audit", "report_lines"}


def of_people(table: Table) -> list[Column[Any]]:
    """The columns that name a person."""
    keyed = [one for one in table.c if any(key.column is players.c.id for key in one.foreign_keys)]
    return [*keyed, *(one for one in table.c if str(one) in PEOPLE)]


def a_row(table: Table, who: str) -> dict[str, Any]:
    """A row that names somebody wherever it can, with little else in it."""
    people = {one.name for one in of_people(table)}
    row: dict[str, Any] = {}
    for column in table.c:
        parent = next((key.column for key in column.foreign_keys), None)
        if column.name in people or column is players.c.id:
            row[column.name] = who
        elif parent is not None:
            row[column.name] = a_row(parent.table, who)[parent.name]
        elif str(column) in NAMES:
            row[column.name] = NAME
        elif column.nullable:
            row[column.name] = None
        else:
            kind = type(column.type)
            plain = {Integer: 1, BigInteger: 1, Boolean: False, Double: 1.0}.get(kind, "x")
            row[column.name] = "over" if str(column) == "tables.phase" else plain
    if table.name == "players":
        row["role"] = "guest"
    return row


def lived(connection: Connection) -> None:
    """Somebody is in every table."""
    for table in METADATA.sorted_tables:
        connection.execute(insert(table), a_row(table, WHO))


def naming(connection: Connection) -> set[str]:
    """The tables in which somebody stands."""
    return {
        table.name
        for table in METADATA.sorted_tables
        if any(WHO in str(tuple(row)) for row in connection.execute(select(table)))
    }


def test_every_column_that_may_name_a_person_is_known() -> None:
    wide = {
        str(column)
        for table in METADATA.sorted_tables
        for column in table.c
        if type(column.type) is String and (column.type.length or 0) == 32 and not column.foreign_keys
    }
    unknown = wide - PEOPLE - NOBODY
    assert not unknown, "say in PEOPLE or NOBODY whether they hold the id of a person"


@pytest.mark.parametrize("place", PLACES)
def test_who_stands_in_every_table_is_told_all_and_forgotten_in_all(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            await store.write(lived)
            stands = await store.read(naming)
            assert stands == {table.name for table in METADATA.sorted_tables if of_people(table)} | {"players"}
            told = await store.read(exported(WHO))
            assert told is not None
            for table in sorted(stands - UNTOLD):
                assert told.get(TOLD.get(table, table)), f"{table} is not exported: see people/exporting.py"
            assert await store.write(forget(WHO, 0))
            left = await store.read(everything)
            assert await store.read(naming) == set(), "see people/forgetting.py"
            assert NAME not in left

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_who_stands_in_every_table_goes_over_whole(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            await store.write(lived)
            await store.write(lambda c: c.execute(insert(players), a_row(players, OTHER)) and None)
            await store.write(lambda c: merge(c, WHO, OTHER))
            assert await store.read(naming) == set(), "see people/merging.py"
            told = await store.read(exported(OTHER))
            assert told is not None
            kept = {table.name for table in METADATA.sorted_tables if of_people(table)} - UNTOLD
            ended = {
                "bans",
                "devices",
                "identities",
                "knocks",
                "letterboxes",
                "links",
                "mailboxes",
                "news",
                "passkeys",
                "pushes",
                "tellings",
                "tickets",
                "wishes",
            }  # what opens the one that is gone
            gone = {table for table in kept if not told.get(TOLD.get(table, table))}
            apart = {"blocks", "challenges", "friends", "mutes"}
            assert gone == ended | apart, "nobody mutes, blocks, befriends or challenges themselves"

    asyncio.run(test())
