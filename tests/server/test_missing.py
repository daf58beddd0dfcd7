"""Somebody is not there: it is seen, in every process; they are nudged, and the others agree on a stand-in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from parlour.client import Client, Json
from parlour.server.tables.looking import Elsewhere, read
from tests.server.places import PLACES, a_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run, until
from tests.server.test_late import seat_of
from tests.server.test_tables import duel, refused


def looks(seat: int, look: bool) -> object:
    return lambda said: said["type"] == "table" and said["table"]["seats"][seat]["looks"] is look


def unseen_after(before: int) -> object:
    return lambda said: said["type"] == "table" and said["table"]["seats"][0]["unseen"] > before


async def opened(client: Client, table: str) -> AsyncIterator[Json]:
    """Somebody's page of the table, open."""
    ear = client.told(table)
    await until(ear, lambda said: said["type"] == "table")
    return ear


async def duel_between(one: Served, two: Served) -> tuple[Client, Client, str]:
    """Ann and Bob at a table, each at a process of their own."""
    ann, bob, table = await duel(one)
    bob.url, bob.http.base_url = two.url, httpx.URL(two.url)
    return ann, bob, table


async def hang_up(ear: AsyncIterator[Json]) -> None:
    await ear.aclose()  # type: ignore[attr-defined]


def test_what_is_told_of_looks_is_read_as_it_was_written() -> None:
    for said in (Elsewhere(), Elsewhere(frozenset({0, 2}), {1: 5, 3: 17}), Elsewhere(frozenset({1}))):
        assert read(said.write()) == said
        assert " " not in said.write()


def test_who_looks_is_known_in_every_process_and_goes_with_it() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one:
            async with a_server(url=url) as two:
                ann, bob, table = await duel_between(one, two)
                hers = await opened(ann, table)
                his = await opened(bob, table)
                await until(hers, looks(1, True))  # type: ignore[arg-type]
                await eventually(lambda: _looks(bob, table, 0))  # asked for when the room woke
                await hang_up(his)
                told = await until(hers, looks(1, False))  # type: ignore[arg-type]
                assert told["table"]["seats"][1]["unseen"] > 0
                his = await opened(bob, table)
                await until(hers, looks(1, True))  # type: ignore[arg-type]
            await until(hers, looks(1, False))  # type: ignore[arg-type]

    asyncio.run(test())


async def _looks(client: Client, table: str, seat: int) -> bool:
    return bool((await seat_of(client, table, seat))["looks"])


def test_a_process_that_is_silent_serves_nobody() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob, table = await duel_between(one, two)
            hers = await opened(ann, table)
            await opened(bob, table)
            await until(hers, looks(1, True))  # type: ignore[arg-type]
            two.rooms.looking.beat = lambda: None  # type: ignore[method-assign]  # it hangs
            one.later(8_000)
            await until(hers, looks(1, False))  # type: ignore[arg-type]

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_waited_for_is_nudged_now_and_then(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        hers = await opened(ann, table)
        await refused(ann.do(table, "nudge"), 409, "not-missing")
        await refused((await served.guest("Eve")).do(table, "nudge"), 403, "not-your-table")
        await bob.do(table, "nudge")
        told = await until(hers, lambda said: said["type"] == "nudged")
        assert told == {"type": "nudged", "seat": 0, "by": 1}
        await bob.do(table, "nudge")
        await refused(bob.do(table, "nudge"), 429, "too-fast")

    run(test, place=place, scale=1)


def test_a_nudge_reaches_every_process_and_whoever_does_not_look_is_pushed() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob, table = await duel_between(one, two)
            pushed: list[tuple[bool, bool]] = []
            two.rooms.alert = lambda room, looking, nudged: pushed.append((looking, nudged))
            hers = await opened(ann, table)
            await eventually(lambda: _looks(bob, table, 0))
            await bob.do(table, "nudge")
            await until(hers, lambda said: said["type"] == "nudged")
            await hang_up(hers)
            await opened(bob, table)
            await eventually(lambda: _not(_looks(bob, table, 0)))
            await bob.do(table, "nudge")
            assert pushed == [(True, True), (False, True)]

    asyncio.run(test())


async def _not(asked: object) -> bool:
    return not await asked  # type: ignore[misc]


async def _three(served: Served) -> tuple[list[Client], str]:
    people = [await served.guest(name) for name in ("Ann", "Bob", "Cyd")]
    table = (await people[0].make("high_card", [ME, OPEN, OPEN]))["table"]["table"]
    for person in people[1:]:
        await person.join(table)
    return people, table


@pytest.mark.parametrize("place", PLACES)
def test_after_two_minutes_all_others_who_are_here_agree_on_a_stand_in(place: str) -> None:
    async def test(served: Served) -> None:
        (ann, bob, cyd), table = await _three(served)
        ears = [await opened(person, table) for person in (bob, cyd)]
        await refused(bob.do(table, "stand-in", missing=0), 409, "not-missing")
        hers = await opened(ann, table)
        await hang_up(hers)
        await until(ears[0], lambda said: said["type"] == "table" and said["table"]["seats"][0]["unseen"])
        await refused(bob.do(table, "stand-in", missing=0), 409, "not-missing")
        served.later(121_000)
        await refused(bob.do(table, "stand-in", missing=1), 404, "no-seat")
        await bob.do(table, "stand-in", missing=0)
        seat = await seat_of(cyd, table, 0)
        assert (seat["missed"], seat["away"]) == ([1], False)
        served.rooms.awake[table].room.position.missed[0][1] -= 1_000_000  # of another absence
        await cyd.do(table, "stand-in", missing=0)
        assert not (await seat_of(cyd, table, 0))["away"], "Bob has not been asked about this one"
        await bob.do(table, "stand-in", id="b", missing=0)
        await bob.do(table, "stand-in", id="b", missing=0)
        assert (await seat_of(cyd, table, 0))["away"]
        await eventually(lambda: _turn(bob, table, 1))
        kinds = [said["kind"] for said in await bob.ask("GET", f"/tables/{table}/told")]
        assert kinds == ["missed", "missed", "replace", "play"]
        await ann.do(table, "chat", text="I am back")
        assert not (await seat_of(cyd, table, 0))["away"], "by any action"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_plays_talks_or_looks_without_a_socket_is_here(place: str) -> None:
    """Such as behind a proxy that lets no socket through."""

    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ear = await opened(bob, table)
        await hang_up(await opened(ann, table))
        await until(ear, lambda said: said["type"] == "table" and said["table"]["seats"][0]["unseen"])
        signs: list[Callable[[], Awaitable[object]]] = [
            lambda: ann.play(table, 0, "keep"),
            lambda: ann.do(table, "chat", text="thinking"),
            lambda: ann.scene(table),
        ]
        for sign in signs:
            served.later(121_000)
            before = (await seat_of(bob, table, 0))["unseen"]
            await sign()
            await until(ear, unseen_after(before))  # type: ignore[arg-type]
            served.later(60_000)
            await refused(bob.do(table, "stand-in", missing=0), 409, "not-missing")
        served.later(61_000)
        await bob.do(table, "stand-in", missing=0)
        assert (await seat_of(bob, table, 0))["away"], "nothing was heard of her for two minutes"

    run(test, place=place)


def test_a_sign_of_life_is_known_in_every_process() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob, table = await duel_between(one, two)
            ear = await opened(bob, table)
            await hang_up(await opened(ann, table))
            told = await until(ear, lambda said: said["type"] == "table" and said["table"]["seats"][0]["unseen"])
            first = told["table"]["seats"][0]["unseen"]
            one.later(121_000)
            two.later(121_000)
            await ann.scene(table)

            async def heard() -> bool:
                return bool((await seat_of(bob, table, 0))["unseen"] > first + 100_000)

            await eventually(heard)
            await refused(bob.do(table, "stand-in", missing=0), 409, "not-missing")

    asyncio.run(test())


async def _turn(client: Client, table: str, seat: int) -> bool:
    return bool((await client.scene(table))["turn"] == seat)


def test_where_there_is_a_clock_nobody_is_nudged_or_replaced() -> None:
    async def test(served: Served) -> None:
        for how in ({"clock": {"kind": "turn", "seconds": 60}}, {"live": False}):
            _, bob, table = await duel(served, **how)
            await refused(bob.do(table, "nudge"), 409, "time-is-given")
            await refused(bob.do(table, "stand-in", missing=0), 409, "time-is-given")

    run(test)


def test_only_two_at_the_table_and_the_one_who_stays_decides() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ear = await opened(bob, table)
        await hang_up(await opened(ann, table))
        await until(ear, lambda said: said["type"] == "table" and said["table"]["seats"][0]["unseen"])
        served.later(121_000)
        await bob.do(table, "stand-in", missing=0)
        await eventually(lambda: _turn(bob, table, 1))
        at = (await bob.scene(table))["at"]
        await bob.play(table, at, "keep")
        await eventually(lambda: _turn(bob, table, 1))
        await ann.do(table, "back")
        assert not (await seat_of(bob, table, 0))["away"]

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_who_looks_is_known_by_the_seats_they_have_once_lots_are_drawn(place: str) -> None:
    async def test(served: Served) -> None:
        drawn: set[int] = set()
        while drawn != {0, 1}:
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            table = (await ann.make("high_card", [ME, OPEN], lots=True))["table"]["table"]
            hers = await opened(ann, table)
            await bob.join(table)
            mine = (await ann.ask("GET", f"/tables/{table}"))["yours"][0]
            info = await ann.ask("GET", f"/tables/{table}")
            seen = [(seat["looks"], seat["unseen"]) for seat in info["seats"]]
            assert (seen[mine], seen[1 - mine]) == ((True, None), (False, None))
            drawn.add(info["drawn"])
            await hang_up(hers)

    run(test, place=place)
