"""Alerts to strangers: whoever answers slowly, wrongly or not at all delays nobody else."""

import asyncio
import socket
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import Connection, exists, func, insert, select

from parlour.client import Client
from parlour.server.alerts.delivery import Post
from parlour.server.alerts.outbox import AN_ORIGIN
from parlour.server.alerts.postman import AT_ONCE
from parlour.server.alerts.sending import REFUSED
from parlour.server.settings import Settings
from parlour.server.store.news import LATER, PUSH_GAP, due
from parlour.server.store.schema import news, pushes, tellings
from tests.server.endpoint import INSIDE, Endpoint, a_browser, a_stranger, an_endpoint, silent
from tests.server.letterbox import a_letterbox, posting
from tests.server.news import TURNS, a_turn, newest, nothing_waits, with_letters
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_tables import duel


def test_an_answer_without_end_is_not_read() -> None:
    """Neither an endless body nor a packed one that grows: the status is all that counts."""

    async def endless() -> AsyncIterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n\r\n"
        for _ in range(10_000):
            yield b"10000\r\n" + b"x" * 65536 + b"\r\n"

    async def test() -> None:
        async with a_stranger(endless) as stranger, Post(inside=True) as post, asyncio.timeout(300):
            assert await post.send(stranger.url, b"{}", {}, "ann") == 200
            await stranger.hung_up.wait()
            assert stranger.written < 50_000_000, "it is hung up on long before the end: what sockets buffer is all"

    asyncio.run(test())


def test_the_whole_of_an_answer_has_one_deadline() -> None:
    """A line of the answer now and then does not keep anybody waiting for the next."""

    async def dripping() -> AsyncIterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\n"
        while True:
            yield b"x-more: of it\r\n"
            await asyncio.sleep(0.01)

    async def test() -> None:
        async with a_stranger(dripping) as stranger, Post(inside=True, patience=0.3) as post, asyncio.timeout(300):
            assert await post.send(stranger.url, b"{}", {}, "ann") is None
            assert await post.send(stranger.url, b"{}", {}, "ann") is None
            assert len(stranger.tasks) == 1, "a host that did not answer is left alone for a while"

    asyncio.run(test())


def test_slow_strangers_hold_up_nobody_elses_alerts() -> None:
    """Twenty people behind one slow host: it is asked for two of them at once, and everybody else is told."""

    async def test(served: Served) -> None:
        async with a_stranger(silent) as stranger, an_endpoint() as endpoint, asyncio.timeout(300):
            named = endpoint.url.replace("127.0.0.1", "localhost")
            ann, bob, table = await duel(served, live=False)
            await bob.ask("PUT", "/me/alerts", {"webhook": named})
            eve = await served.guest("Eve")
            for number in range(20):
                mallory = await served.guest(f"M{number}")
                mine = (await eve.make("high_card", [ME, OPEN], live=False))["table"]["table"]
                await mallory.ask("PUT", "/me/alerts", {"webhook": stranger.url})
                await mallory.join(mine)
                await eve.play(mine, 0, "keep")
            for _ in range(AN_ORIGIN):
                await stranger.posted.get()
            await ann.play(table, 0, "keep")
            await endpoint.posted.get()
            assert len(stranger.tasks) == AN_ORIGIN

    run(test, settings=Settings(inside=True, patience=1000))


def a_closed_port() -> int:
    with socket.socket() as once:
        once.bind(("127.0.0.1", 0))
        return int(once.getsockname()[1])


def test_whoever_gives_a_dead_place_of_a_host_silences_it_for_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A webhook at a dead port of a push service, or an endpoint of it that fails: everybody else's pushes go on."""
    monkeypatch.setattr("parlour.server.alerts.delivery.TRIES", 1)

    async def test() -> None:
        async with a_stranger(silent) as stranger, an_endpoint() as endpoint, asyncio.timeout(300):
            async with Post(inside=True, patience=0.3) as post:
                dead = f"http://127.0.0.1:{a_closed_port()}/hook"
                assert await post.send(dead, b"{}", {}, "mallory") is None
                assert await post.send(stranger.url, b"{}", {}, "mallory") is None
                assert await post.send(stranger.url, b"{}", {}, "ann") is None
                assert len(stranger.tasks) == 2, "that it did not answer one person says nothing of another's"
            async with Post(inside=True) as post:
                assert await post.send(dead, b"{}", {}, "mallory") is None
                endpoint.status = 503
                assert await post.send(f"{endpoint.url}/m", b"{}", {}, "mallory") == 503
                endpoint.status = 201
                assert await post.send(f"{endpoint.url}/a", b"{}", {}, "ann") == 201
                assert await post.send(f"{endpoint.url}/n", b"{}", {}, "mallory") == 201, "one of theirs failed"

    asyncio.run(test())


async def pushed_in_spite_of_hooks(served: Served, endpoint: Endpoint) -> None:
    ann, bob, table = await duel(served, live=False)
    await bob.ask("PUT", "/me/alerts", {"endpoint": f"{endpoint.url}/push", **a_browser()})
    eve = await served.guest("Eve")
    for number in range(20):
        mallory = await served.guest(f"M{number}")
        mine = (await eve.make("high_card", [ME, OPEN], live=False))["table"]["table"]
        await mallory.ask("PUT", "/me/alerts", {"webhook": f"{endpoint.url}/hook"})
        await mallory.join(mine)
        await eve.play(mine, 0, "keep")
    for _ in range(AN_ORIGIN):
        assert (await endpoint.posted.get())[0] == "/hook"
    await ann.play(table, 0, "keep")
    assert (await endpoint.posted.get())[0] == "/push"


def test_slow_webhooks_at_a_push_service_hold_up_no_push() -> None:
    """Twenty people have webhooks at the very origin where another's browser is told: pushes are sent by themselves."""

    async def test(served: Served) -> None:
        released = asyncio.Event()

        async def slow_at_hooks(path: str) -> None:
            if path == "/hook":
                await released.wait()

        async with an_endpoint(slow_at_hooks) as endpoint, asyncio.timeout(300):
            try:
                await pushed_in_spite_of_hooks(served, endpoint)
            finally:
                released.set()

    run(test, settings=Settings(inside=True, patience=1000))


def test_slow_browsers_of_many_hold_up_nobody_elses_news() -> None:
    """More tellings than there ever were places for wait for browsers that never answer: another is pushed to, and a
    letter goes, at once."""

    async def running() -> None:
        async with asyncio.timeout(300), a_letterbox() as (box, address):
            how = msgspec.structs.replace(posting(address), inside=True, patience=1000)
            async with (
                a_server(settings=how, still=True) as served,
                a_stranger(silent) as stranger,
                an_endpoint() as endpoint,
            ):
                ann, bob = await with_letters(served, box, "Ann", "turns"), await served.guest("Bob")
                await bob.ask("PUT", "/me/alerts", {"endpoint": endpoint.url, **a_browser()})
                eve = await served.guest("Eve")
                for number in range(AT_ONCE["mail"] + 2):
                    mallory = await served.guest(f"M{number}")
                    await mallory.ask("PUT", "/me/alerts", {"endpoint": f"{stranger.url}/{number}", **a_browser()})
                    await a_turn(eve, mallory)
                for _ in range(AN_ORIGIN):
                    await stranger.posted.get()
                await a_turn(eve, bob)
                await endpoint.posted.get()
                await a_turn(eve, ann)
                await eventually(lambda: waits_for(served, ann))
                served.later(TURNS)
                await newest(box, 1)

    asyncio.run(running())


async def waits_for(served: Served, client: Client) -> bool:
    player = (await client.ask("GET", "/me"))["player"]
    waits = select(exists().where(news.c.player == player))
    return bool(await served.rooms.store.read(lambda connection: connection.execute(waits).scalar()))


def test_they_are_told_with_the_first_browser_that_takes_it() -> None:
    """One that never answers keeps nothing waiting in the store, to be told once more."""

    async def test(served: Served) -> None:
        async with a_stranger(silent) as stranger, an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            for url in (endpoint.url, stranger.url):
                served.later(1)
                await bob.ask("PUT", "/me/alerts", {"endpoint": url, **a_browser()})
            await a_turn(ann, bob)
            await endpoint.posted.get()
            await stranger.posted.get()
            await nothing_waits(served)

    run(test, settings=Settings(inside=True, patience=1000), still=True)


@pytest.mark.parametrize("place", PLACES)
def test_who_has_waited_longest_is_told_first(place: str) -> None:
    async def test(served: Served) -> None:
        people = [await served.guest(name) for name in ("Ann", "Bob", "Cem")]
        ids = [str((await client.ask("GET", "/me"))["player"]) for client in people]

        def fill(connection: Connection) -> None:
            for since, player in enumerate(sorted(ids, reverse=True), 1):
                row = {"player": player, "what": "turn", "kind": "turns", "mailed": True, "pushed": False}
                places = [{**row, "place": "a", "since": since}, {**row, "place": "b", "since": 10 - since}]
                connection.execute(insert(news), places)

        await served.rooms.store.write(fill)
        found = await served.rooms.store.read(due("push", 100, 0))
        assert [one.player for one in found] == sorted(ids, reverse=True)

    run(test, place=place, settings=Settings())


@pytest.mark.parametrize("place", PLACES)
def test_what_a_push_service_says_is_believed(place: str) -> None:
    """Too many: later. No: not told, and after two days of it the browser is forgotten; one yes mends it."""

    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            await bob.ask("PUT", "/me/alerts", {"endpoint": endpoint.url, **a_browser()})

            async def kept() -> list[int | None]:
                wanted = select(pushes.c.refused)
                found = await served.rooms.store.read(lambda connection: list(connection.execute(wanted).scalars()))
                return list(found)

            async def told(status: int, refused: bool) -> None:
                endpoint.status = status
                served.later(PUSH_GAP)
                await a_turn(ann, bob)
                await endpoint.posted.get()
                await nothing_waits(served)
                assert [since is not None for since in await kept()] == [refused], status

            await told(201, refused=False)
            endpoint.status = 429
            served.later(PUSH_GAP)
            await a_turn(ann, bob)
            await endpoint.posted.get()

            async def for_later() -> bool:
                held = select(func.max(tellings.c.until))
                found = await served.rooms.store.read(lambda connection: connection.execute(held).scalar())
                return found == served.rooms.served() + LATER

            await eventually(for_later)
            endpoint.status = 201
            served.later(LATER)
            await endpoint.posted.get()
            await nothing_waits(served)
            for status in (400, 403, 413):
                await told(status, refused=True)
            since = await kept()
            served.later(REFUSED - PUSH_GAP - 1000)
            await told(201, refused=False)
            await told(403, refused=True)
            assert await kept() != since
            served.later(REFUSED)
            endpoint.status = 403
            await a_turn(ann, bob)
            await endpoint.posted.get()

            async def forgotten() -> bool:
                return await kept() == []

            await eventually(forgotten)

    run(test, settings=INSIDE, still=True, place=place)


def test_a_name_that_cannot_be_looked_up_now_is_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object, **__: object) -> list[object]:
        raise socket.gaierror(socket.EAI_AGAIN, "try again")

    async def test() -> None:
        monkeypatch.setattr("parlour.server.alerts.delivery.socket.getaddrinfo", found)
        async with Post(inside=False) as post:
            assert await post.send("https://push.example/", b"{}", {}, "ann") is None

    asyncio.run(test())
