"""A store that is away: whoever asks is told to ask again, nothing is lost, the log stays short, all goes on again."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, text

from parlour.client import Client, Refused
from parlour.server.store import postgres
from parlour.server.store.outage import Away, Outage
from parlour.server.store.sqlite import SqliteStore
from tests.server.gate import a_gate
from tests.server.places import a_database, a_store
from tests.server.serving import BOT, ME, Served, a_server, eventually

Trouble = Callable[[], Awaitable[None]]


def test_a_thousand_asked_in_vain_are_a_line_a_second(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    outage = Outage(lambda: now[0])
    with caplog.at_level(logging.INFO, "parlour.server"):
        for _ in range(1000):
            now[0] += 0.002
            assert outage.trouble("no space").error == "away"
        outage.fine()
        outage.fine()
    said = [record.getMessage() for record in caplog.records]
    assert said[:2] == ["the store is away: 1 asked in vain", "the store is away: 500 asked in vain"]
    assert said[2:] == ["the store is back after 2.0 seconds, 499 more asked in vain"]
    assert outage.errors == 1000
    assert all(getattr(record, "why", "no space") == "no space" for record in caplog.records)


@asynccontextmanager
async def a_disk_that_takes_nothing() -> AsyncIterator[tuple[Served, Trouble, Trouble]]:
    """SQLite, whose disk can be read and no longer written."""
    async with a_server("sqlite") as served:
        store = served.rooms.store
        assert isinstance(store, SqliteStore)

        def only_read(only: int) -> Trouble:
            def pragma() -> None:
                connection = store._writer.raw_connection()  # a transaction of the writer could not begin
                connection.cursor().execute(f"pragma query_only={only}")
                connection.close()

            return lambda: store._on(0, pragma)

        yield served, only_read(1), only_read(0)


@asynccontextmanager
async def a_shut_gate() -> AsyncIterator[tuple[Served, Trouble, Trouble]]:
    """PostgreSQL, whose connections are cut."""
    async with a_gate(a_database("postgres", Path())) as gate, a_server(url=gate.url) as served:
        yield served, _at_once(gate.shut), _at_once(gate.open)


@asynccontextmanager
async def a_stalled_gate() -> AsyncIterator[tuple[Served, Trouble, Trouble]]:
    """PostgreSQL, which says nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "ANSWER", 1.0)
        async with a_gate(a_database("postgres", Path())) as gate, a_server(url=gate.url) as served:
            yield served, _at_once(gate.stall), _at_once(gate.open)


def _at_once(work: Callable[[], None]) -> Trouble:
    async def working() -> None:
        work()

    return working


@pytest.mark.parametrize("trouble", [a_disk_that_takes_nothing, a_shut_gate, a_stalled_gate])
def test_a_store_that_is_away_is_said_and_comes_back(
    trouble: Callable[[], AbstractAsyncContextManager[tuple[Served, Trouble, Trouble]]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with trouble() as (served, begin, end):
            ann = await served.guest("Ann")
            table = (await ann.make("worlds_fair", [ME, BOT]))["table"]["table"]
            ear = ann.told(table)
            await anext(ear)
            monkeypatch.setattr("parlour.client.PATIENCE", 1)
            monkeypatch.setattr("parlour.client.LONGEST", 0.1)
            monkeypatch.setattr("parlour.server.http.health.KEPT", 0.0)
            await begin()
            with pytest.raises(Refused, match="503 away"):
                await ann.make("worlds_fair", [ME, ME])
            async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
                assert (await http.get("/health/live")).status_code == 200
                ready = await http.get("/health/ready")
                assert (ready.status_code, ready.json()["error"]) == (503, "away")
                assert ready.headers["retry-after"] == "1"
                assert (await http.get("/health")).status_code == 503
                said = (await http.get("/metrics")).text
                assert "\nparlour_store_errors_total 0\n" not in said
                assert "\nparlour_commit_milliseconds_count 0\n" not in said
                assert "\nparlour_store_waiting 0\n" in said
            monkeypatch.setattr("parlour.client.PATIENCE", 300)
            again = asyncio.create_task(turn(ann, table))
            late = ann.told(table)
            hearing = asyncio.ensure_future(anext(late))
            errors = served.rooms.store.outage.errors
            if trouble is not a_disk_that_takes_nothing:  # which can be read, so there is nothing to wait for
                await eventually(lambda: _beyond(served, errors + 2))
            await end()
            await again
            assert (await hearing)["type"] == "table", "whoever came to listen meanwhile is let in afterwards"
            await turn(ann, table)  # and the bot has played meanwhile
            async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
                assert (await http.get("/health/ready")).status_code == 200

    with caplog.at_level(logging.INFO, "parlour.server"):
        asyncio.run(test())
    assert "the store is back after" in caplog.text
    assert len(caplog.text) < 8_000, "short lines, no traces"
    assert "Traceback" not in caplog.text


async def _beyond(served: Served, errors: int) -> bool:
    return served.rooms.store.outage.errors > errors


async def turn(client: Client, table: str) -> None:
    """Play, as soon as it is my turn."""

    async def mine() -> object:
        return (await client.scene(table))["options"]

    await eventually(mine)
    scene = await client.scene(table)
    await client.play(table, scene["at"], scene["options"][0]["action"])


def test_guests_of_yesterday_leave_no_traces_in_an_outage(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with a_disk_that_takes_nothing() as (served, begin, end):
            ann = await served.guest("Ann")
            served.suspend(86_400_000)  # the day of her device is to be written
            await begin()
            assert (await ann.ask("GET", "/me"))["name"] == "Ann"
            await eventually(lambda: _beyond(served, 0))
            await asyncio.gather(*served.rooms.people._tasks, return_exceptions=True)
            await end()

    with caplog.at_level(logging.INFO, "parlour.server"):
        asyncio.run(test())
    assert "the store is away" in caplog.text
    assert "Traceback" not in caplog.text


def test_an_operator_may_take_longer_than_anybody_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(connection: Connection) -> int | None:
        connection.execute(text("select pg_sleep(1.5)"))
        return connection.execute(text("select 1")).scalar()

    async def test() -> None:
        async with a_store("postgres") as store:
            assert await store.write_at_leisure(slow) == 1
            assert await store.snapshot(slow) == 1
            for hurried in (store.write, store.write_apart, store.read):
                with pytest.raises(Away, match="cannot reach its store"):
                    await hurried(slow)

    monkeypatch.setattr(postgres, "ANSWER", 1.0)
    monkeypatch.setitem(postgres.LIMITS, "statement_timeout", "1s")
    asyncio.run(test())


def test_a_proxys_words_are_understood_too() -> None:
    async def test() -> None:
        page = httpx.Response(502, text="<html>Bad Gateway</html>")
        async with Client("http://127.0.0.1:1") as client:
            await client.http.aclose()
            client.http = httpx.AsyncClient(transport=httpx.MockTransport(lambda _: page), base_url="http://x")
            with pytest.raises(Refused, match="502 broken: Bad Gateway"):
                await client.be("Ann")

    asyncio.run(test())
