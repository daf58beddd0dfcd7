"""Challenges that are answered and ended at the same moment, in two processes: a game that began is played."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text, update

from parlour.client import Client
from parlour.server.people.forgetting import forget
from parlour.server.store import rows, waiting
from parlour.server.store.base import Conflict
from parlour.server.store.opening import make_store
from parlour.server.store.schema import seats, tables
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import AwakeRoom
from tests.server.places import PLACES, a_migrated_database
from tests.server.serving import Served, a_server, eventually, run
from tests.server.test_blocks import id_of
from tests.server.test_challenges import answer, challenge, friends, look
from tests.server.test_tables import refused


async def phase(client: Client, table: str) -> str:
    return str((await client.ask("GET", f"/tables/{table}"))["phase"])


def test_a_challenge_that_was_accepted_is_not_withdrawn_before_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tmp_path: Path) -> None:
        url = await a_migrated_database("postgres", tmp_path)
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob = await friends(one)
            asked = await challenge(ann, bob)
            sat, go_on, begin = asyncio.Event(), asyncio.Event(), AwakeRooms.begin

            async def slow(rooms: AwakeRooms, live: AwakeRoom) -> None:
                if rooms is one.rooms:
                    sat.set()
                    await go_on.wait()
                await begin(rooms, live)

            monkeypatch.setattr(AwakeRooms, "begin", slow)
            there = Client(two.url)
            there.http.cookies.set("parlour", ann.http.cookies["parlour"])
            assert await phase(there, asked["table"]) == "open", "it is awake there too"
            accepting = asyncio.create_task(answer(bob, asked, True))
            await sat.wait()
            try:
                await refused(there.ask("DELETE", f"/challenges/{asked['challenge']}"), 409, "challenge-over")
                await refused(there.ask("DELETE", f"/tables/{asked['table']}"), 409, "not-open")
            finally:
                go_on.set()
                await there.http.aclose()
            assert (await accepting)["state"] == "accepted"
            assert await phase(bob, asked["table"]) == "playing"
            assert (await look(ann))[1] == [("Bob", "accepted")]

    asyncio.run(asyncio.wait_for(test(Path()), 300))


@pytest.mark.parametrize("place", PLACES)
def test_a_table_at_which_everybody_sits_is_not_closed(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        table = (await challenge(ann, bob))["table"]
        store = served.rooms.store
        loaded = await store.read(rows.load(table))
        assert loaded is not None
        kept = next(seat for seat in loaded.seats if seat.kind == "kept")
        fresh = rows.SeatRow(kept.seat, "person", kept.player, "Bob")
        await store.write(waiting.sit(table, [(kept, fresh)]))
        with pytest.raises(Conflict, match="every seat is taken"):
            await store.write(waiting.close_open(table, "cancelled", 1))

    run(test, place=place)


def test_whoever_is_forgotten_while_others_deal_sits_there_or_does_not() -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        table = (await challenge(ann, bob))["table"]
        me, url = await id_of(ann), served.rooms.store.url
        holds, go_on = threading.Event(), threading.Event()

        def dealing(connection: Connection) -> None:
            rows.locked_open(connection, table)
            connection.execute(update(seats).where(seats.c["table"] == table).values(kind="person", name="x"))
            connection.execute(update(tables).where(tables.c.id == table).values(phase="playing"))
            holds.set()
            go_on.wait(200)

        async def another_process() -> None:
            store = make_store(url)
            await store.write_at_leisure(dealing)
            await store.close()

        deal = asyncio.create_task(asyncio.to_thread(lambda: asyncio.run(another_process())))
        await asyncio.to_thread(holds.wait)
        forgotten = asyncio.create_task(served.rooms.store.write(forget(me, 1)))
        watch = make_store(url)
        waits = text("select count(*) from pg_stat_activity where wait_event_type = 'Lock'")

        async def stuck() -> bool:
            return bool(await watch.read(lambda connection: connection.execute(waits).scalar()))

        await eventually(stuck)
        go_on.set()
        await deal
        assert await forgotten
        wanted = select(seats.c.kind, seats.c.player).where(seats.c["table"] == table).order_by(seats.c.seat)
        found = await watch.read(lambda connection: [tuple(row) for row in connection.execute(wanted)])
        assert sorted(found, key=str) == sorted([("person", None), ("person", await id_of(bob))], key=str)
        await watch.close()

    run(test, place="postgres")


@pytest.mark.parametrize("place", PLACES)
def test_nobody_is_left_with_the_table_of_a_challenger_who_is_forgotten(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        table = (await challenge(ann, bob))["table"]
        others = (await ann.make("high_card", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["table"]["table"]
        await bob.join(others)
        await ann.ask("DELETE", "/me")
        assert await phase(bob, table) == "closed"
        assert await phase(bob, others) == "open", "somebody sits there"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_accepts_while_the_challenger_is_forgotten_is_told_so(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        asked, me, begin = await challenge(ann, bob), await id_of(ann), AwakeRooms.begin

        async def forgets(rooms: AwakeRooms, live: AwakeRoom) -> None:
            await begin(rooms, live)
            if live.room.phase == "playing" and live.room.id == asked["table"]:
                await rooms.store.write(forget(me, 1))

        monkeypatch.setattr(AwakeRooms, "begin", forgets)
        assert (await answer(bob, asked, True))["state"] == "accepted"
        assert await phase(bob, asked["table"]) == "playing"

    run(test, place=place)
