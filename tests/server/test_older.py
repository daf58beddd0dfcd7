"""Guests, devices, links and bans of an older Parlour's store and backups are still who and what they were."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from parlour.client import Client
from parlour.server.people.tokens import hashed
from parlour.server.store import backup
from parlour.server.store.opening import make_store
from tests.server.earlier import insert, left_by
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import a_server
from tests.server.test_tables import refused

PLAYERS: list[dict[str, Any]] = [
    {"id": "ann", "name": "Ann", "made": 1, "banned": False, "link": hashed("a" * 43), "webhook": None},
    {"id": "eve", "name": "Eve", "made": 2, "banned": True, "link": None, "webhook": None},
]
DEVICES = [
    {"token": hashed("ann's cookie"), "player": "ann", "made": 1},
    {"token": hashed("eve's cookie"), "player": "eve", "made": 2},
]


def two_guests(connection: Connection) -> None:
    """As the second schema had them."""
    for name, many in (("players", PLAYERS), ("devices", DEVICES)):
        for row in many:
            insert(connection, name, row)


async def still_so(url: str) -> None:
    """Ann is known by her cookie and her link, Eve is banned."""
    async with (
        a_server(url=url) as served,
        Client(served.url) as ann,
        Client(served.url) as phone,
        Client(served.url) as eve,
    ):
        ann.http.cookies.set("parlour", "ann's cookie")
        eve.http.cookies.set("parlour", "eve's cookie")
        assert (await ann.ask("GET", "/me"))["name"] == "Ann"
        assert (await phone.ask("POST", "/me/enter", {"code": "a" * 43}))["player"] == "ann"
        assert [one["made"] for one in await phone.ask("GET", "/me/devices")][1:] == [1]
        await refused(eve.ask("GET", "/me"), 403, "banned")


@pytest.mark.parametrize("place", PLACES)
def test_a_store_of_the_second_schema_goes_on(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0002", two_guests)
        await still_so(url)

    asyncio.run(asyncio.wait_for(test(), 300))


@pytest.mark.parametrize("schema", ["0001", "0002"])
def test_a_backup_of_an_older_schema_brings_its_guests_back(schema: str, tmp_path: Path) -> None:
    async def test() -> None:
        file, url = tmp_path / "old.gz", a_database("sqlite", tmp_path)
        rows = [*(["players", row] for row in PLAYERS), *(["devices", row] for row in DEVICES)]
        lines = [{"parlour": "0.1", "schema": schema}, *rows]
        file.write_bytes(gzip.compress(b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"))
        store = make_store(url)
        await store.open()
        assert await store.write(backup.restore(file)) == 4
        await store.close()
        await still_so(url)

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_backup_takes_links_bans_and_the_audit_along(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "new.gz"
        statements = [
            "insert into players (id, name, made, banned) values ('ann', 'Ann', 1, true)",
            "insert into links values ('hash', 'ann', 1, 2, 3)",
            "insert into bans values ('ann', 'guest', 1, null, 'why')",
            "insert into audit values (1, 1, 'olga', 'ban', 'ann', 'why', null, null, null)",
        ]

        def written(connection: Connection) -> None:
            for statement in statements:
                connection.execute(text(statement))

        def kept(connection: Connection) -> list[tuple[Any, ...]]:
            found = [connection.execute(text(f"select * from {name}")).one() for name in ("links", "bans", "audit")]
            return [tuple(row) for row in found]

        async with a_store("sqlite") as one, a_store("postgres") as two:
            await one.write(written)
            await one.read(backup.back_up(file))
            assert await two.write(backup.restore(file)) == 4
            assert await one.read(kept) == await two.read(kept)

    asyncio.run(asyncio.wait_for(test(), 300))
