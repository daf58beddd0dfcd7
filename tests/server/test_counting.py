"""What is dear to count holds nobody up: one at a time, shared by who asks for the same, by a reader of its own."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from parlour.client import Client
from parlour.server.store import profiles as stored
from parlour.server.store.base import Job
from parlour.server.store.opening import make_store
from parlour.server.tables.counting import KEPT, SHARED, Counting
from tests.server.serving import BOT, ME, a_server
from tests.server.test_blocks import id_of


def test_one_is_counted_at_a_time_and_shared_by_who_asks_for_the_same() -> None:
    async def test() -> None:
        now, counted, may = 0, list[str](), asyncio.Event()
        counting: Counting[str] = Counting(lambda: now)

        def count(what: str) -> Callable[[], Awaitable[str]]:
            async def counts() -> str:
                counted.append(what)
                await may.wait()
                return f"{what} {len(counted)}"

            return counts

        asked = [asyncio.create_task(counting.get(what, count(what))) for what in ("ann", "ann", "bob", "ann")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert counted == ["ann"], "one at a time"
        asked[0].cancel()
        may.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[1:] == ["ann 1", "bob 2", "ann 1"], "who goes away takes nobody's answer along"
        now = SHARED - 1
        assert await counting.get("ann", count("ann")) == "ann 1"
        now = SHARED
        assert await counting.get("ann", count("ann")) == "ann 3"
        for number in range(KEPT):
            await counting.get(number, count("many"))
        assert await counting.get("bob", count("bob")) == f"bob {KEPT + 4}", "not all are kept"

    asyncio.run(test())


def test_what_could_not_be_counted_is_counted_again() -> None:
    async def test() -> None:
        counting: Counting[str] = Counting(lambda: 0)

        async def fails() -> str:
            raise ValueError("no")

        async def counts() -> str:
            return "yes"

        for _ in range(2):
            with pytest.raises(ValueError, match="no"):
                await counting.get("ann", fails)
        assert await counting.get("ann", counts) == "yes"

    asyncio.run(test())


def test_a_file_is_read_while_somebody_takes_their_time(tmp_path: Path) -> None:
    async def test() -> None:
        store, free = make_store(f"sqlite:///{tmp_path}/parlour.sqlite"), threading.Event()
        await store.open()

        def long(connection: Connection) -> int:
            free.wait(300)
            return int(connection.execute(text("select 2")).scalar() or 0)

        reading = asyncio.create_task(store.read_at_leisure(long))
        try:
            for _ in range(3):
                assert await store.read(lambda connection: connection.execute(text("select 1")).scalar()) == 1
            assert not reading.done()
        finally:
            free.set()
        assert await reading == 2
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_profile_that_is_long_to_count_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a house on one file: four look at it, it is counted once, and whoever asks for something else is answered."""
    free, counted = threading.Event(), list[str]()

    def long(played: Callable[..., Job[Any]]) -> Callable[..., Job[Any]]:
        def of(player: str, *how: Any) -> Job[Any]:
            def job(connection: Connection) -> Any:
                counted.append(player)
                free.wait(300)
                return played(player, *how)(connection)

            return job

        return of

    async def test() -> None:
        monkeypatch.setattr(stored, "played", long(stored.played))
        async with a_server(url=f"sqlite:///{tmp_path}/parlour.sqlite") as served:
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            await bob.make("high_card", [ME, BOT])
            looks = [asyncio.create_task(_looks(ann)) for _ in range(4)]
            try:
                while not counted:
                    await asyncio.sleep(0)
                assert len(await bob.ask("GET", "/me/tables")) == 1
                assert not any(look.done() for look in looks)
            finally:
                free.set()
            assert await asyncio.gather(*looks) == ["Ann"] * 4
            assert counted == [await id_of(ann)]

    asyncio.run(asyncio.wait_for(test(), 300))


async def _looks(client: Client) -> str:
    return str((await client.ask("GET", f"/people/{await id_of(client)}/profile"))["name"])
