"""Leases and fences: a process that hangs owns nothing any more, and one held row stops nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from parlour.server.store import leases, rows
from parlour.server.store.base import Fenced, Job, Store
from parlour.server.store.entries import Played
from parlour.server.store.opening import make_store
from parlour.server.store.outage import Away
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import ME, a_server, eventually
from tests.server.test_store import PLAYING, SEATS, table, with_store


@asynccontextmanager
async def three_stores() -> AsyncIterator[list[Store]]:
    """Three processes, as the database sees them, and a table."""
    url = a_database("postgres", Path())
    stores = [make_store(url) for _ in range(3)]
    for store in stores:
        await store.open()
    await stores[0].write(rows.create(table(), SEATS, []))
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def forget_to_renew(store: Store) -> None:
    """As if the process had hung until its lease was over; it does not know."""
    await store.write(leases.end(store.process))


def play(at: int, fence: int) -> Job[None]:
    return rows.append("t", Played(at=at, seat=0, action="place arts"), PLAYING, fence)


def test_a_process_that_hung_cannot_append_as_owner_after_another_took_its_table() -> None:
    async def test() -> None:
        async with three_stores() as (one, two, three):
            first = await one.own("t")
            assert first == 1
            assert [await two.own("t"), await three.own("t")] == [None, None]
            await one.write(play(0, first))
            await forget_to_renew(one)
            second = await leases_claimed(two)
            assert second == 2
            assert await one.own("t") == first, "it does not know yet"
            with pytest.raises(Fenced):
                await one.write(play(1, first))
            assert len(await one.read(rows.log_since("t", 0))) == 1, "nothing of it is stored"
            one.fenced("t")
            assert await one.own("t") is None
            await two.write(play(1, second))
            await two.disown("t")
            assert await leases_claimed(three) == 3

    asyncio.run(test())


async def leases_claimed(store: Store) -> int | None:
    """Own the table, whatever this process heard of it a moment ago."""
    store._others.clear()  # type: ignore[attr-defined]
    return await store.own("t")


def test_processes_that_begin_a_new_store_at_once_agree_since_when_it_serves() -> None:
    async def test() -> None:
        async with three_stores() as (one, two, _):
            async with one._engine.begin() as connection:  # type: ignore[attr-defined]
                assert await connection.run_sync(leases.serving(one.process, 0, 1000)) == (1000, 1000)
                other = asyncio.create_task(two.write_at_leisure(leases.serving(two.process, 0, 2000)))
                await eventually(lambda: waits(two))
            assert await other == (1000, 1000)

    async def waits(store: Store) -> bool:
        blocked = text("select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like '%keys%'")
        return bool(await store.read(lambda connection: connection.execute(blocked).scalar_one()))

    asyncio.run(test())


def test_of_many_that_want_a_table_one_gets_it() -> None:
    async def test() -> None:
        async with three_stores() as stores:
            await stores[0].own("t")
            await forget_to_renew(stores[0])
            got = await asyncio.gather(*(leases_claimed(store) for store in stores[1:] * 5))
            assert {fence for fence in got if fence is not None} == {2}

    asyncio.run(test())


def test_a_process_without_a_lease_of_its_own_gets_nothing() -> None:
    async def test() -> None:
        async with three_stores() as (one, two, _):
            await one.own("t")
            await one.disown("t")
            await forget_to_renew(one)
            assert await one.own("t") is None, "its lease is over, though it believes otherwise"
            assert await two.own("t") == 2

    asyncio.run(test())


@asynccontextmanager
async def held(url: str, *statements: str) -> AsyncIterator[None]:
    """Somebody's transaction holds rows, and does not end."""
    holder = make_store(url)
    await holder.open()
    let_go = asyncio.Event()
    holding = asyncio.Event()

    async def hold() -> None:
        async with holder._engine.begin() as connection:  # type: ignore[attr-defined]
            for statement in ("set local idle_in_transaction_session_timeout = 0", *statements):
                await connection.execute(text(statement))
            holding.set()
            await let_go.wait()

    task = asyncio.create_task(hold())
    await holding.wait()
    try:
        yield
    finally:
        let_go.set()
        await task
        await holder.close()


def test_one_held_row_of_another_process_stops_no_write() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann = await one.guest("Ann")
            served = (await ann.make("high_card", [ME, ME]))["table"]["table"]
            beat = leases.serving(one.rooms.store.process, one.rooms.served(), one.rooms.now())
            mine = one.rooms.store.process
            asleep = ("select * from keys for update", f"select * from processes where id = '{mine}' for update")
            async with held(url, *asleep), asyncio.timeout(300):
                with pytest.raises(Away):
                    await one.rooms.store.write_apart(beat)
                await ann.play(served, 0, "keep")
                await (await two.guest("Bob")).make("high_card", [ME, ME])
                two.later(5_000)
                await two.rooms.sweep.beat()

    asyncio.run(test())


def test_a_held_table_stops_no_other_table_and_goes_on_afterwards() -> None:
    async def test(store: Store) -> None:
        for id in ("t", "u"):
            await store.write(rows.create(table(id), SEATS, []))
        async with held(store.url, "select * from tables where id = 't' for update"):
            waits = asyncio.create_task(store.write(play(0, 0)))
            async with asyncio.timeout(300):
                for at in range(20):
                    await store.write(rows.append("u", Played(at=at, seat=0, action="place arts"), PLAYING))
                with pytest.raises(Away):
                    await waits
        await store.write(play(0, 0))

    with_store("postgres", test)


@pytest.mark.parametrize("place", PLACES)
def test_a_process_that_is_long_gone_is_forgotten_and_the_time_it_served_is_not(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            for process, served, now, most in (
                ("a", 0, 1000, 1000),  # a new store begins with the date
                ("a", 5000, 5000, 5000),
                ("b", 0, 9000, 5000),  # takes over from the first
                ("b", 9000, 9000, 9000),
                ("a", 7000, 3000, 9000),  # whatever its own date says
                ("c", 0, 200_000_000, 9000),
            ):
                assert await store.write(leases.serving(process, served, now)) == (1000, most), (process, now)
            assert await store.write(leases.serving("c", 12_000, 200_001_000)) == (1000, 12_000)
            assert await store.write(leases.serving("d", 0, 200_002_000)) == (1000, 12_000)
            known = await store.read(lambda connection: connection.execute(text("select id from processes")).all())
            assert sorted(row[0] for row in known) == ["c", "d"]

    asyncio.run(test())


def test_what_a_parlour_before_leases_noted_counts_while_it_runs() -> None:
    def old(connection: Connection) -> None:
        connection.execute(text("insert into keys (name, value) values ('serving', '500 7000')"))

    async def test(store: Store) -> None:
        await store.write(old)
        assert await store.write(leases.serving("a", 0, 8000)) == (500, 7000)
        assert await store.write(leases.serving("a", 7500, 8500)) == (500, 7500)

    with_store("sqlite", test)
