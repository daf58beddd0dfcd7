"""Blocks: stored, bounded, kept, and heard of in every process; what two who must not meet still share is a game."""

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import insert, select
from websockets.asyncio.client import connect

from parlour.client import Client, Json
from parlour.server.people import blocks as jobs
from parlour.server.store import apart
from parlour.server.store.base import Store
from parlour.server.store.schema import blocks, players
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import INVITED, ME, OPEN, Served, a_server, eventually, run, until
from tests.server.test_devices import a_link
from tests.server.test_forgetting import closing
from tests.server.test_merging import HERE
from tests.server.test_tables import duel, refused


async def id_of(client: Client) -> str:
    return str((await client.ask("GET", "/me"))["player"])


async def block(client: Client, other: Client, blocked: bool = True) -> list[Json]:
    return list(await client.ask("PUT", "/me/blocks", {"player": await id_of(other), "blocked": blocked}))


def test_of_too_many_people_those_asked_for_longest_ago_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def distances(_: object, people: list[str]) -> dict[str, apart.Distance]:
        read.extend(people)
        return dict.fromkeys(people, apart.NEAR)

    class Memory:
        async def read(self, job: Any) -> Any:
            return job(None)

    async def visit() -> None:
        known = jobs.Distances(cast(Store, Memory()), lambda: 0)
        for player in ("a", "b", "c", "b", "c"):
            await known.of(player)
        assert read == ["a", "b", "c"]
        await known.of("a")
        assert read[3:] == ["a"], "who was put out for the third"
        await known.of("c")
        assert len(read) == 4, "nobody else was"

    monkeypatch.setattr(jobs, "CACHED", 2)
    monkeypatch.setattr(apart, "distances", distances)
    asyncio.run(visit())


@pytest.mark.parametrize("place", PLACES)
def test_a_block_is_stored_listed_exported_and_ended(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        assert await ann.ask("GET", "/me/blocks") == []
        mine = await block(ann, bob)
        assert [one["name"] for one in mine] == ["Bob"]
        assert await block(ann, bob) == mine, "again is the same as once"
        await bob.be("Robert")
        assert await ann.ask("GET", "/me/blocks") == mine, "no later name of theirs is told"
        assert [one["name"] for one in (await ann.ask("GET", "/me/export"))["blocks"]] == ["Bob"]
        assert await bob.ask("GET", "/me/blocks") == []
        assert "Ann" not in str(await bob.ask("GET", "/me/export"))
        await refused(block(ann, ann), 422, "that-is-you")
        await refused(ann.ask("PUT", "/me/blocks", {"player": "nobody", "blocked": True}), 404, "no-player")
        async with Client(served.url) as phone, Client(served.url) as stranger:
            await phone.ask("POST", "/me/enter", {"code": await a_link(ann)})
            assert await phone.ask("GET", "/me/blocks") == mine, "on every device of a guest"
            assert await stranger.ask("GET", "/me/blocks") == []
        assert await block(ann, bob, False) == []
        await block(ann, bob)
        await bob.ask("DELETE", "/me")
        assert await ann.ask("GET", "/me/blocks") == []

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_who_must_not_meet_is_told_whichever_of_them_said_so(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            people = [f"p{number}" for number in range(jobs.MOST + 2)]
            rows = [{"id": one, "name": one, "made": 1, "banned": False} for one in people]
            await store.write(lambda connection: connection.execute(insert(players), rows) and None)
            for other in people[1:-1]:
                await store.write(jobs.block("p0", other, 1))
            with pytest.raises(Exception, match="at most"):
                await store.write(jobs.block("p0", people[-1], 1))
            await store.write(jobs.block("p1", "p2", 1))
            pairs = await store.read(lambda connection: apart.among(connection, ["p0", "p1", "p2", people[-1]]))
            assert pairs == {frozenset(("p0", "p1")), frozenset(("p0", "p2")), frozenset(("p1", "p2"))}
            assert await store.read(lambda connection: apart.of(connection, "p2")) == {"p0", "p1"}
            assert await store.read(lambda connection: apart.of(connection, None)) == frozenset()
            found = await store.read(lambda connection: apart.distances(connection, ["p0", "p1"]))
            assert found["p1"] == apart.Distance(frozenset({"p2"}), frozenset({"p0", "p2"}))

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_two_accounts_that_become_one_keep_the_blocks_of_both(place: str) -> None:
    """Whom either blocks is blocked; and whoever blocks either is kept from the person they are."""

    async def test(served: Served) -> None:
        guest, member, phone = await served.guest("Guest"), await served.guest("Ann"), Authenticator()
        bob, cem = await served.guest("Bob"), await served.guest("Cem")
        await enrolled(member, phone)
        stays = await id_of(member)
        for who, other in ((guest, bob), (member, bob), (cem, guest), (guest, member), (member, guest)):
            await block(who, other)
        await signed_in(guest, phone, do="bring")
        assert [one["name"] for one in await guest.ask("GET", "/me/blocks")] == ["Bob"]
        assert [one["player"] for one in await cem.ask("GET", "/me/blocks")] == [stays]
        stored = await served.rooms.store.read(lambda connection: list(connection.execute(select(blocks))))
        assert len(stored) == 2

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_at_one_table_the_game_goes_on_and_chat_is_not_heard(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        hers, his = ann.told(table), bob.told(table)
        for ear in (hers, his):
            await until(ear, lambda said: said["type"] == "table")
        await bob.do(table, "chat", text="before")
        await until(hers, lambda said: said["type"] == "said")
        await block(ann, bob)
        await bob.do(table, "chat", text="insult")
        await bob.do(table, "emote", emote="tea")
        await ann.do(table, "chat", text="still here")
        line = (await until(hers, lambda said: said["type"] in ("said", "emote")))["line"]
        assert line["text"] == "still here", "nothing of Bob's was told in between"
        assert [one["text"] for one in await ann.ask("GET", f"/tables/{table}/chat")] == ["still here"]
        texts = [one["text"] for one in await bob.ask("GET", f"/tables/{table}/chat")]
        assert texts == ["before", "insult", "still here"], "to Bob nothing has changed"
        token = (await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"]
        program = await served.holder(token).ask("GET", f"/tables/{table}/chat")
        assert [one["text"] for one in program] == ["still here"], "a program on her seat hears what she hears"
        await ann.play(table, 0, "keep")
        await bob.play(table, 1, "keep")
        await block(ann, bob, False)
        await bob.do(table, "chat", text="sorry")
        await until(hers, lambda said: said["type"] == "said" and said["line"]["text"] == "sorry")

    run(test, place=place)


def test_a_mute_outlives_a_block() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        hers = ann.told(table)
        await until(hers, lambda said: said["type"] == "table")
        await ann.ask("PUT", "/me/mutes", {"player": await id_of(bob), "muted": True})
        await block(ann, bob)
        await block(ann, bob, False)
        await bob.do(table, "chat", text="hello")
        await ann.do(table, "chat", text="mine")
        assert (await until(hers, lambda said: said["type"] == "said"))["line"]["text"] == "mine"

    run(test)


@pytest.mark.parametrize("mine", [True, False])
def test_whoever_watches_is_sent_away_by_a_block_in_any_process(mine: bool) -> None:
    """Ann plays at one process, Wat watches through another; either of them blocks the other."""

    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, _, table = await duel(one)
            wat = await two.guest("Wat")
            socket = f"ws{two.url[4:]}/api/tables/{table}/socket"
            cookie = {"cookie": f"parlour={wat.http.cookies['parlour']}"}
            async with connect(socket, additional_headers=cookie) as ear:
                await ear.recv()
                await block(wat, ann) if mine else await block(ann, wat)
                assert await closing(ear) == 4403
            await refused(wat.scene(table), 403, "seats-only")
            other = Client(one.url)
            other.http = httpx.AsyncClient(base_url=one.url, cookies=wat.http.cookies)
            await refused(other.scene(table), 403, "seats-only")
            await other.http.aclose()
            await (block(wat, ann, False) if mine else block(ann, wat, False))

            async def sees() -> bool:
                info = await wat.ask("GET", f"/tables/{table}")
                return bool(info["watch"])

            await eventually(sees)
            await wat.scene(table)

    asyncio.run(test())


def test_a_seat_that_is_kept_for_a_rematch_does_not_bring_two_together() -> None:
    """Ann blocks Bob; Cem asks all for a rematch: whoever says yes first sits, and the other does not."""

    async def test(served: Served) -> None:
        ann, bob, cem = [await served.guest(name) for name in ("Ann", "Bob", "Cem")]
        table = (await cem.make("high_card", [ME, OPEN, OPEN]))["table"]["table"]
        await ann.join(table)
        await bob.join(table)
        await play_out(table, [cem, ann, bob])
        await block(ann, bob)
        again = (await cem.ask("POST", f"/tables/{table}/rematch", {}))["table"]
        await bob.join(again)
        await refused(ann.join(again), 409, "you-block-them")
        await refused(ann.ask("POST", f"/tables/{table}/rematch", {}), 409, "you-block-them")
        await bob.do(again, "leave")
        await ann.join(again)
        await refused(bob.join(again), 409, "seat-taken")
        await refused(bob.ask("POST", f"/tables/{table}/rematch", {}), 409, "no-free-seat")

    run(test)


async def play_out(table: str, people: list[Client]) -> None:
    """Everybody keeps until it is over."""
    scene: dict[str, Any] = await people[0].scene(table)
    while scene["turn"] is not None:
        info = await people[0].ask("GET", f"/tables/{table}")
        whose = info["seats"][scene["turn"]]["player"]
        for one in people:
            if await id_of(one) == whose:
                await one.play(table, scene["at"], "keep")
        scene = await people[0].scene(table)


def test_an_invitation_seats_nobody_beside_whom_they_block() -> None:
    async def test(served: Served) -> None:
        ann, bob, eve = [await served.guest(name) for name in ("Ann", "Bob", "Eve")]
        made = await eve.make("high_card", [ME, INVITED, INVITED])
        table, tokens = made["table"]["table"], made["tokens"]
        await block(ann, bob)
        await ann.join(table, token=tokens["1"])
        problem = await refused(bob.join(table, token=tokens["2"]), 409, "seat-taken")
        assert problem["detail"] == "seat 2 is taken", "as if another had been quicker"
        await ann.do(table, "leave")
        await bob.join(table, token=tokens["2"])
        await refused(ann.join(table, token=tokens["1"]), 409, "you-block-them")

    run(test)
