"""The server is killed while people wait to be paired: everybody is seated all the same, and nobody twice."""

import asyncio
import signal
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

import parlour.client
from parlour.client import Client
from parlour.server.store.opening import make_store
from parlour.server.store.schema import seats
from tests.server.killing import Process, free_port
from tests.server.places import a_database

PEOPLE = 8


async def paired(url: str, name: str) -> tuple[str, str]:
    """Wait as the page does, whatever becomes of the server meanwhile: who it was, and the table."""
    async with Client(url) as me:
        player = (await me.be(name))["player"]
        wish = {"game": "gatsby", "seats": 2, "id": "w"}
        now = await me.ask("POST", "/pairing", wish)
        while now["phase"] != "seated":
            now = await me.ask("GET", "/pairing", seen=now["seen"])
            if now["phase"] == "none":  # it was away for longer than a wish stands
                now = await me.ask("POST", "/pairing", wish)
        return player, now["table"]


def test_whoever_waits_while_the_server_is_killed_is_seated_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parlour.client, "PATIENCE", 100_000)

    async def test() -> None:
        url = a_database("postgres", tmp_path)
        server = Process(url, free_port())
        await server.start()
        try:
            waiting = [asyncio.create_task(paired(server.url, f"G{n}")) for n in range(PEOPLE // 2 - 1)]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)  # two of the three sit: the third waits
            await server.stop(signal.SIGKILL)
            await server.start()
            waiting += [asyncio.create_task(paired(server.url, f"G{n}")) for n in range(len(waiting), PEOPLE)]
            await asyncio.wait(waiting[3:], return_when=asyncio.FIRST_COMPLETED)
            await server.stop(signal.SIGKILL)  # some were just being seated
            await server.start()
            found = dict(await asyncio.gather(*waiting))
        finally:
            await server.end()
        tables = list(found.values())
        assert sorted(tables.count(table) for table in set(tables)) == [2] * (PEOPLE // 2)
        store = make_store(url)
        await store.open()

        def sitting(connection: Connection) -> list[tuple[str, str]]:
            wanted = select(seats.c.player, seats.c["table"]).where(seats.c.kind == "person")
            return [(row[0], row[1]) for row in connection.execute(wanted)]

        assert sorted(await store.read(sitting)) == sorted(found.items()), "no seat but those they were told of"
        await store.close()

    asyncio.run(test())
