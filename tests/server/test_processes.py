"""Several server processes on one PostgreSQL: any answers any request, and when one is killed or hangs others go on."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text

from parlour.client import Client, Json
from parlour.server.store import rows
from parlour.server.store.entries import UndoAgreed, Unreadable, columns
from parlour.server.store.schema import entries
from parlour.server.tables import sweep
from parlour.server.tables.revalidate import at_start
from tests.server.killing import Process, check, free_port, stored
from tests.server.places import a_database
from tests.server.serving import BOT, ME, OPEN, Served, a_server, eventually, until
from tests.server.test_tables import duel


def test_two_halls_share_a_table_and_tell_each_others_guests() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob = await one.guest("Ann"), await two.guest("Bob")
            table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
            waiting = ann.told(table)
            assert (await until(waiting, lambda said: said["type"] == "table"))["table"]["phase"] == "open"
            await bob.join(table, nonce="b")
            begun = await until(waiting, lambda said: said["type"] == "table" and said["table"]["phase"] == "playing")
            assert begun["table"]["deal"]["nonces"] == ["", "b"]
            ears = [ann.told(table, 0), bob.told(table, 0)]
            for at in range(4):
                await (ann, bob)[at % 2].play(table, at, "keep")
                for ear in ears:
                    assert (await until(ear, lambda said: said["type"] == "told"))["happened"]["at"] == at + 1
            await ann.do(table, "chat", text="well played")
            assert (await until(ears[1], lambda said: said["type"] == "said"))["line"]["text"] == "well played"
            await ann.do(table, "emote", id="an-id-with-dashes", emote="cheers")
            shown = await until(ears[1], lambda said: said["type"] == "emote")
            assert (shown["seat"], shown["emote"], shown["id"]) == (0, "cheers", "an-id-with-dashes")
            both = await asyncio.gather(*(one.rooms.store.own(table), two.rooms.store.own(table)))
            assert [fence for fence in both if fence is not None] == [1], "a table has one owner"

    asyncio.run(test())


@asynccontextmanager
async def two_who_play() -> AsyncIterator[tuple[Served, Served, Client, str, AsyncIterator[Json]]]:
    """Two processes; Ann at one and Bob at the other play at a table, and this is what Bob hears."""
    url = a_database("postgres", Path())
    async with a_server(url=url) as one, a_server(url=url) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await bob.join(table)
        ear = bob.told(table, 0)
        await until(ear, lambda said: said["type"] == "table")
        yield one, two, ann, table, ear


def test_a_lost_connection_is_made_again_and_nothing_is_missed() -> None:
    async def test() -> None:
        async with two_who_play() as (one, two, ann, table, ear):
            name = one.rooms.store.url.split("?")[0].rsplit("/", 1)[1]
            hang_up = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = "
            await one.rooms.store.read(lambda connection: connection.exec_driver_sql(f"{hang_up}'{name}'").all())
            await ann.play(table, 0, "keep")
            assert (await until(ear, lambda said: said["type"] == "told"))["happened"]["at"] == 1
            await eventually(lambda: two.rooms.store.own(table))

    asyncio.run(test())


def test_a_notice_of_a_newer_process_makes_nobody_deaf(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with two_who_play() as (one, _, ann, table, ear):
            for said in ("wave-1 x", "wave-2 x", "chat-much x", "looks-? x", "", "emote-9-hug-1 x", "9 x 9 more x"):
                await one.rooms.store.write(lambda _: None, f"{table} {said}".strip())
            await one.rooms.store.write(lambda _: None, "one-word")
            await ann.play(table, 0, "keep")
            assert (await until(ear, lambda said: said["type"] == "told"))["happened"]["at"] == 1

    with caplog.at_level(logging.INFO, "parlour.server"):
        asyncio.run(test())
    said = [record for record in caplog.records if "kind of notice" in record.getMessage()]
    assert sorted(one.why for one in said) == ["", "", "wave", "wave"], "once a process"  # type: ignore[attr-defined]


def test_what_puzzles_an_older_process_is_paused_for_nobody_else() -> None:
    """In a rolling upgrade: an entry of a kind that only a newer Parlour writes."""

    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url, still=True) as served:
            store = served.rooms.store
            ann, _, table = await duel(served, clock={"kind": "turn", "seconds": 8})
            await ann.play(table, 0, "keep")
            wave = Unreadable(at=1, seat=1, stored={**columns(UndoAgreed(at=1, seat=1)), "kind": "wave"})
            before = await store.read(rows.load(table))
            assert before is not None
            owner = text(f"select owner from tables where id = '{table}'")

            def waved(connection: Connection) -> None:
                connection.execute(insert(entries).values(table=table, **wave.stored))
                connection.execute(text("update tables set at = 2"))

            await store.write(waved, f"{table} 2 newer")
            for asleep in (False, True):
                if asleep:
                    served.rooms.awake.clear()
                await eventually(lambda: _is(ann, table, "paused"))
                served.later(sweep.HELD + 9000)
                await served.rooms.sweep.clocks()
                await served.rooms.sweep.bots()
                await at_start(store)
                found = await store.read(rows.load(table))
                assert found is not None
                assert (found.row.phase, found.row.due, found.row.word) == ("playing", before.row.due, "")
                assert await store.read(lambda connection: connection.execute(owner).scalar()) is None

    asyncio.run(test())


async def _is(client: Client, table: str, phase: str) -> bool:
    return bool((await client.ask("GET", f"/tables/{table}"))["phase"] == phase)


class Guest:
    """Somebody who plays at several tables by whichever process answers, and remembers what was acknowledged."""

    def __init__(self, clients: list[Client], tables: list[str]) -> None:
        self.clients = clients
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {table: {} for table in tables}
        self.number = 0

    async def play(self, by: int) -> None:
        """A turn at every table, as soon as its bots have played."""
        client = self.clients[by]
        for table in self.acknowledged:
            scene = await self.turn(client, table)
            action, self.number = scene["options"][0]["action"], self.number + 1
            done = await client.play(table, scene["at"], action, id=f"r{self.number}")
            self.acknowledged[table][f"r{self.number}"] = (done["at"] - 1, action)

    async def turn(self, client: Client, table: str) -> Json:
        for _ in range(5000):  # a lease that has to end takes seconds
            scene = await client.scene(table)
            if scene["options"]:
                return scene
            await asyncio.sleep(0.02)
        raise AssertionError("the bots stand still")


@asynccontextmanager
async def a_guest_of(servers: list[Process], tables: int = 3) -> AsyncIterator[Guest]:
    """The same guest at several processes, at tables of their own with two bots each."""
    await asyncio.gather(*(server.start() for server in servers))
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for server in servers]
        await clients[0].be("Ann")
        for client in clients[1:]:
            client.http.cookies.update(clients[0].http.cookies)
        made = [await clients[0].make("worlds_fair", [ME, BOT, BOT]) for _ in range(tables)]
        try:
            yield Guest(clients, [one["table"]["table"] for one in made])
        finally:
            for server in servers:
                await server.end()


def test_when_processes_are_killed_their_tables_go_on_elsewhere() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        servers = [Process(url, free_port()) for _ in range(3)]
        async with a_guest_of(servers) as ann:
            for number in range(6):
                await ann.play(number % 3)
            for dead in (0, 1):
                await servers[dead].stop(signal.SIGKILL)  # perhaps while its bots think
                for _ in range(2):
                    await ann.play(2)
        loaded = await stored(url)
        assert check(loaded, ann.acknowledged) > 30
        assert not any(isinstance(entry, Unreadable) for one in loaded.values() for entry in one.entries)

    asyncio.run(test())


def test_a_process_that_hangs_loses_its_tables_and_does_no_harm_when_it_wakes() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        servers = [Process(url, free_port()) for _ in range(2)]
        async with a_guest_of(servers) as ann:
            await ann.play(0)
            await ann.play(0)  # the first process owns them all
            servers[0].send(signal.SIGSTOP)
            for _ in range(3):
                await ann.play(1)
            servers[0].send(signal.SIGCONT)
            for number in range(4):
                await ann.play(number % 2)
        check(await stored(url), ann.acknowledged)

    asyncio.run(test())
