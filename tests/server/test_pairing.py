"""Quick pairing: who is seated with whom, whichever process they came to, and who no longer waits."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, func, insert, select

from parlour.client import Client, Json
from parlour.core.game import find
from parlour.server.store import pairing as stored
from parlour.server.store.base import Conflict, Store
from parlour.server.store.pairing import LASTS
from parlour.server.store.rows import SeatRow
from parlour.server.store.schema import ratings, seats, tables, wishes
from parlour.server.tables import pairing
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.matching import NEAR, STEP
from parlour.server.tables.pairing import QUIET
from tests.server.places import PLACES, a_database
from tests.server.serving import Served, a_server, eventually, run
from tests.server.test_matching import points, waiter
from tests.server.test_tables import refused

DUEL: Json = {"game": "high_card", "seats": 2}


async def wish(client: Client, id: str = "w", **wanted: Any) -> Json:
    return dict(await client.ask("POST", "/pairing", {"id": id, **DUEL, **wanted}))


async def seated(client: Client) -> str:
    """Look until there is a table."""
    now = await client.ask("GET", "/pairing")
    while now["phase"] == "waiting":
        now = await client.ask("GET", "/pairing", seen=now["seen"])
    assert now["phase"] == "seated", now
    return str(now["table"])


async def playing(client: Client, table: str) -> Json:
    async def begun() -> Json | None:
        info = await client.ask("GET", f"/tables/{table}")
        return info if info["phase"] == "playing" else None

    return dict(await eventually(begun))


async def count(store: Store) -> tuple[int, int]:
    """How many tables there are, and how many people sit."""

    def job(connection: Connection) -> tuple[int, int]:
        people = select(func.count()).select_from(seats).where(seats.c.kind == "person")
        found = connection.execute(select(func.count()).select_from(tables)).scalar_one()
        return found, connection.execute(people).scalar_one()

    return await store.read(job)


@pytest.mark.parametrize("place", PLACES)
def test_two_who_want_the_same_are_seated_and_play(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        first = await wish(ann, rated=True, nonce="a", language="pl")
        assert (first["phase"], first["others"], first["quiet"], first["table"]) == ("waiting", 0, False, None)
        assert (await wish(ann, rated=True))["wish"] == first["wish"], "the same request again is the same wish"
        assert (await ann.ask("GET", "/lobby"))["waiting"] == [], "I am not among the others who wait"
        lobby = await bob.ask("GET", "/lobby")
        assert lobby["waiting"] == [{**DUEL, "live": True, "rated": True, "people": 1}]
        await wish(bob, rated=True)
        table = await seated(ann)
        assert await seated(bob) == table
        info = await playing(ann, table)
        assert sorted(seat["name"] for seat in info["seats"]) == ["Ann", "Bob"]
        assert (info["rated"], info["live"], info["clock"]["kind"], info["language"]) == (True, True, "game", "pl")
        assert not info["maker"], "it is nobody's to change"
        assert sorted(info["deal"]["nonces"]) == ["", "a"]
        assert info["drawn"] is not None
        assert (await ann.ask("GET", "/lobby"))["waiting"] == []
        assert [one["table"] for one in (await ann.ask("GET", "/lobby"))["playing"]] == [table], "both may be watched"
        assert (await ann.ask("DELETE", "/pairing"))["table"] == table, "a seat is not lost by having waited enough"
        export = await ann.ask("GET", "/me/export")
        assert [one["table"] for one in export["wishes"]] == [table]
        assert (await wish(ann, "another"))["phase"] == "waiting", "and one may wait again"

    run(test, place=place)


def test_a_table_is_watched_only_where_everybody_allows_it() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        await wish(ann, watch=False)
        await wish(bob)
        info = await playing(ann, await seated(ann))
        assert (info["public"], info["watch"]) == (False, False)
        assert (await bob.ask("GET", "/lobby"))["playing"] == []

    run(test)


def test_one_who_says_no_more_or_never_began_does_not_wait() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        assert (await ann.ask("GET", "/pairing"))["phase"] == "none"
        await wish(ann)
        assert (await ann.ask("DELETE", "/pairing"))["phase"] == "none"
        await wish(bob)
        await wish(bob, "again", seats=2)
        assert await count(served.rooms.store) == (0, 0)
        await refused(ann.ask("POST", "/pairing/bots", {"id": "w"}), 409, "not-waiting")
        await refused(wish(ann, seats=9), 422, "no-such-table")
        await refused(wish(ann, game="chess"), 422, "no-such-table")
        await refused(wish(ann, live=False, bots=1), 422, "no-such-table")

    run(test)


def test_whoever_closes_the_page_stops_waiting() -> None:
    """Nobody puts the wish off any more, so it ends; a look that is hung up on ends it sooner."""

    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        await wish(ann)
        looking = asyncio.create_task(seated(ann))
        for milliseconds in (1_000, LASTS - 1_000, LASTS - 1_000):
            served.later(milliseconds)
            await eventually(lambda: _put_off(served))
        assert (await bob.ask("GET", "/lobby"))["waiting"][0]["people"] == 1, "the page is open: she waits"
        looking.cancel()
        await eventually(lambda: _left(served))
        served.later(pairing.LEFT + 1)
        assert (await bob.ask("GET", "/lobby"))["waiting"] == []
        await wish(bob)
        served.later(1_000)
        assert (await bob.ask("GET", "/pairing"))["phase"] == "waiting"
        assert await count(served.rooms.store) == (0, 0), "nobody is seated with somebody who has gone"
        served.later(LASTS + 1)
        assert (await bob.ask("DELETE", "/pairing"))["phase"] == "none"

    run(test, still=True)


async def _until(served: Served) -> int:
    return int(
        await served.rooms.store.read(lambda connection: connection.execute(select(wishes.c.until)).scalar_one())
    )


async def _put_off(served: Served) -> bool:
    """Whether somebody's look has put the wish off just now."""
    return await _until(served) >= served.rooms.served() + LASTS


async def _left(served: Served) -> bool:
    return await _until(served) <= served.rooms.served() + pairing.LEFT


def test_when_it_is_quiet_bots_are_offered_and_fill_the_table() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await wish(ann, game="worlds_fair", seats=3)
        for _ in range(4):
            served.later(QUIET // 4)
            now = await ann.ask("GET", "/pairing")
        assert (now["phase"], now["quiet"], now["waited"]) == ("waiting", True, QUIET)
        await ann.ask("POST", "/pairing/bots", {"id": "w", "level": 2})
        info = await playing(ann, await seated(ann))
        assert sorted((seat["kind"], seat["level"]) for seat in info["seats"] if seat["kind"] == "bot") == [
            ("bot", 2),
            ("bot", 2),
        ]
        assert len(info["yours"]) == 1

    run(test, still=True)


def test_how_long_others_waited_is_told_once_enough_did() -> None:
    async def test(served: Served) -> None:
        people = [await served.guest(f"G{n}") for n in range(5)]
        for first, second in ((0, 1), (2, 3)):
            await wish(people[first])
            served.later(4_000)
            assert (await people[first].ask("GET", "/pairing"))["expected"] is None
            await wish(people[second])
            await seated(people[first])
        now = await wish(people[4])
        assert now["expected"] == 2_000, "the middle of 4, 0, 4 and 0 seconds"

    run(test, still=True)


def test_people_of_two_processes_are_seated_together_and_each_once() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            people = [await (one, two)[n % 2].guest(f"G{n}") for n in range(9)]
            await asyncio.gather(*(wish(who) for who in people))
            looks = [asyncio.create_task(seated(who)) for who in people]

            async def all_but_one() -> bool:
                return sum(look.done() for look in looks) == 8

            await eventually(all_but_one)
            [odd] = [n for n, look in enumerate(looks) if not look.done()]
            assert (await people[odd].ask("GET", "/pairing"))["phase"] == "waiting"
            tables_of = [look.result() for look in looks if look.done()]
            assert sorted(tables_of.count(table) for table in set(tables_of)) == [2, 2, 2, 2]
            assert await count(one.rooms.store) == (4, 8)
            looks[odd].cancel()

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_a_table_that_nobody_came_to_begin_begins_when_they_look(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that seated them died right after its commit."""

    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        real = served.rooms.live

        async def dies(_: str) -> Any:
            raise asyncio.CancelledError

        monkeypatch.setattr(served.rooms, "live", dies)
        await wish(ann)
        await wish(bob)
        await eventually(lambda: _sat(served))
        monkeypatch.setattr(served.rooms, "live", real)
        table = await seated(ann)
        assert (await playing(ann, table))["phase"] == "playing"
        assert await seated(bob) == table

    run(test, place=place)


async def _sat(served: Served) -> bool:
    return await count(served.rooms.store) == (1, 2)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_seated_elsewhere_meanwhile_is_not_seated_twice(place: str) -> None:
    async def test(served: Served) -> None:
        store = served.rooms.store
        people = {
            name: (await (await served.guest(name)).ask("GET", "/me"))["player"] for name in ("Ann", "Bob", "Cem")
        }
        for player in people.values():
            row = waiter(player).wish
            served_now = served.rooms.served()
            values = {name: getattr(row, name) for name in row.__struct_fields__}
            values |= {"since": served_now, "until": served_now + LASTS}
            await store.write(lambda connection, values=values: connection.execute(insert(wishes), values))  # type: ignore[misc]

        def job(first: str, second: str) -> Any:
            lobby = Lobby(served.rooms)
            game = find("high_card")
            row = lobby.row(game, game.settled({}), None, None)
            row.clock, row.code = '{"kind":"none"}', None
            sitting = [SeatRow(seat, "person", people[name], name) for seat, name in enumerate((first, second))]
            return stored.seat(
                row, sitting, {people[name]: people[name] for name in (first, second)}, served.rooms.served()
            )

        both = await asyncio.gather(
            store.write_apart(job("Ann", "Bob")), store.write_apart(job("Bob", "Cem")), return_exceptions=True
        )
        assert sum(isinstance(one, Conflict) for one in both) == 1, "whoever comes second does nothing"
        assert sum(one is None for one in both) == 1
        assert await count(store) == (1, 2)

    run(test, place=place)


def test_ratings_decide_who_is_near() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        strong = (await bob.ask("GET", "/me"))["player"]
        row = {"player": strong, "game": "high_card", "seats": 2, "mu": points(NEAR + 50), "sigma": 2.0, "games": 30}
        await served.rooms.store.write(lambda connection: connection.execute(insert(ratings), row))
        first = await wish(ann, near=True)
        assert first["reach"] == NEAR
        await wish(bob)
        assert await count(served.rooms.store) == (0, 0)
        served.later(STEP)
        assert await seated(ann) == await seated(bob)

    run(test, still=True)


@pytest.mark.parametrize("odd", [{"game": "\0"}, {"language": "a\n"}, {"seats": 99}, {"clock": "sand"}], ids=str)
def test_a_lobby_is_asked_for_by_what_there_can_be(odd: Json) -> None:
    async def test(served: Served) -> None:
        await refused((await served.guest("Ann")).ask("GET", "/lobby", **odd), 400, "unreadable")

    run(test, place="postgres")


def test_old_wishes_are_cleared_away() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await wish(ann)
        store, now = served.rooms.store, served.rooms.served()
        await store.write(stored.forget_old(now))
        assert (await ann.ask("GET", "/pairing"))["phase"] == "waiting"
        await store.write(stored.forget_old(now + 3 * LASTS))
        assert (await ann.ask("GET", "/pairing"))["phase"] == "none"
        await store.write(lambda connection: connection.execute(delete(wishes)))

    run(test, still=True)
