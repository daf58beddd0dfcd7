"""Two server processes on one PostgreSQL: any answers any request, and when one is killed the other goes on."""

import asyncio
import signal
from pathlib import Path
from typing import Any

from parlour.client import Client
from parlour.server.store import rows
from tests.server.killing import Process, check, free_port, stored
from tests.server.places import a_database
from tests.server.serving import BOT, ME, OPEN, a_server, eventually, until


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
            both = await asyncio.gather(*(one.hall.store.own("x"), two.hall.store.own("x")))
            assert sorted(both) == [False, True], "a table has one owner"

    asyncio.run(test())


def test_a_lost_connection_is_made_again_and_nothing_is_missed() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob = await one.guest("Ann"), await two.guest("Bob")
            table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
            await bob.join(table)
            ear = bob.told(table, 0)
            await until(ear, lambda said: said["type"] == "table")
            name = url.split("?")[0].rsplit("/", 1)[1]
            hang_up = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = "
            await one.hall.store.read(lambda connection: connection.exec_driver_sql(f"{hang_up}'{name}'").all())
            await ann.play(table, 0, "keep")
            assert (await until(ear, lambda said: said["type"] == "told"))["happened"]["at"] == 1
            await eventually(lambda: two.hall.store.own("x"))

    asyncio.run(test())


def test_when_a_process_is_killed_its_tables_go_on_elsewhere() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        servers = [Process(url, free_port()) for _ in range(2)]
        await asyncio.gather(*(server.start() for server in servers))
        async with Client(servers[0].url) as ann, Client(servers[1].url) as same:
            await ann.be("Ann")
            same.http.cookies.update(ann.http.cookies)
            tables = [(await ann.make("worlds_fair", [ME, BOT, BOT]))["table"]["table"] for _ in range(3)]
            acknowledged: dict[str, dict[str, tuple[int, str]]] = {table: {} for table in tables}

            async def play(client: Client, table: str, number: int) -> None:
                async def mine() -> Any:
                    scene = await client.scene(table)
                    return scene if scene["options"] else None

                scene = await eventually(mine)
                action = scene["options"][0]["action"]
                done = await client.play(table, scene["at"], action, id=f"r{number}")
                acknowledged[table][f"r{number}"] = (done["at"] - 1, action)

            for number in range(4):
                for table in tables:
                    await play((ann, same)[number % 2], table, number)
            await servers[0].stop(signal.SIGKILL)  # perhaps while its bots think
            async with asyncio.timeout(30):
                for number in range(4, 8):
                    for table in tables:
                        await play(same, table, number)
        await servers[1].stop(signal.SIGTERM)
        loaded = await stored(url)
        assert check(loaded, acknowledged) > 24
        assert all(isinstance(entry, rows.Entry) for one in loaded.values() for entry in one.entries)

    asyncio.run(test())
