"""Bans hold for cookies, links, seats' tokens and open sockets, at once and in every process, and can be lifted."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.client import Client
from parlour.server.people import bans
from parlour.server.store.audit import since
from parlour.server.store.outage import Away
from parlour.server.store.schema import players
from parlour.server.tables.listening import SENT_AWAY
from parlour.server.tables.operator import NoSuch, Operator
from tests.server.places import PLACES, a_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_forgetting import closing
from tests.server.test_tables import duel, refused

DAY = 86_400_000


def operator(served: Served) -> Operator:
    return Operator(served.rooms.store, "olga", served.rooms.now)


async def me(of: Client) -> str:
    return str((await of.ask("GET", "/me"))["player"])


@pytest.mark.parametrize("place", PLACES)
def test_a_ban_holds_for_everything_of_a_guest(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        player = await me(ann)
        token = (await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"]
        code = (await ann.ask("POST", "/me/link"))["code"]
        program = served.holder(token)
        assert (await program.scene(table))["seat"] == 0
        socket = f"ws{served.url[4:]}/api/tables/{table}/socket"
        cookie = {"cookie": f"parlour={ann.http.cookies['parlour']}"}
        bearer = {"authorization": f"Bearer {token}"}
        async with connect(socket, additional_headers=cookie) as one, connect(socket, additional_headers=bearer) as two:
            for ear in (one, two):
                await ear.recv()
            await operator(served).ban(player, None, "be kind")
            assert [await closing(ear) for ear in (one, two)] == [SENT_AWAY, SENT_AWAY]
        problem = await refused(ann.ask("GET", "/me"), 403, "banned")
        assert problem["detail"].endswith("banned you: be kind")
        await refused(ann.ask("PUT", "/me", {"name": "Ann again"}), 403, "banned")
        for asking in (program.scene(table), program.play(table, 0, "keep"), program.do(table, "chat", text="ha")):
            await refused(asking, 403, "banned")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(socket, additional_headers=bearer) as ear:
                await ear.recv()
        async with Client(served.url) as phone:
            await refused(phone.ask("POST", "/me/enter", {"code": code}), 401, "wrong-link")

        async def bobs_turn() -> bool:
            return bool((await bob.scene(table))["turn"] == 1)

        await eventually(bobs_turn)  # a stand-in plays: the other is not stuck
        assert (await bob.ask("GET", f"/tables/{table}"))["seats"][0]["away"]
        await operator(served).unban(player)
        await served.rooms.departures.hear_operator()
        assert (await ann.ask("GET", "/me"))["player"] == player
        await ann.do(table, "back")
        assert not (await bob.ask("GET", f"/tables/{table}"))["seats"][0]["away"]

    run(test, place=place)


def test_a_ban_is_heard_by_every_process() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two, a_server(url=url) as beside:
            ann, bob = await one.guest("Ann"), await two.guest("Bob")
            table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
            await bob.join(table)
            cookie = {"cookie": f"parlour={ann.http.cookies['parlour']}"}
            async with connect(f"ws{two.url[4:]}/api/tables/{table}/socket", additional_headers=cookie) as ear:
                await ear.recv()
                await operator(beside).ban(await me(ann), 3, "")
                assert await closing(ear) == SENT_AWAY
            await refused(ann.ask("GET", "/me"), 403, "banned")
            for served in (one, two):

                async def away(served: Served = served) -> bool:
                    return 0 in served.rooms.awake[table].room.away

                await eventually(away)

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_ban_ends_on_its_day() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        player = await me(ann)
        await operator(served).ban(player, 2, "two days off")
        await served.rooms.departures.hear_operator()
        problem = await refused(ann.ask("GET", "/me"), 403, "banned")
        assert " until " in problem["detail"]
        assert [one["what"] for one in await operator(served).bans()] == [player]
        served.suspend(2 * DAY + 1)
        assert await me(ann) == player
        assert await operator(served).bans() == []

    run(test)


def test_a_seat_at_a_table_that_has_not_begun_is_free_again() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await bob.make("high_card", [ME, OPEN, OPEN]))["table"]["table"]
        await ann.join(table)
        theirs = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await bob.ask("GET", f"/tables/{theirs}")
        await operator(served).ban(await me(ann), None, "")
        await served.rooms.departures.hear_operator()
        phases = [(await bob.ask("GET", f"/tables/{one}"))["phase"] for one in (table, theirs)]
        assert phases == ["open", "closed"], "only what is the guest's own waits no more"
        seats = (await bob.ask("GET", f"/tables/{table}"))["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Bob"), ("open", ""), ("open", "")]

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_network_is_banned_until_a_day(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        token = (await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"]
        socket = f"ws{served.url[4:]}/api/tables/{table}/socket"
        async with connect(socket) as ear:
            await ear.recv()
            assert await operator(served).ban("127.0.0.9/24", None, "too loud") == "127.0.0.0/24"
            assert await closing(ear) == SENT_AWAY
        for asking in (bob.ask("GET", "/me"), bob.play(table, 1, "keep"), served.holder(token).scene(table)):
            await refused(asking, 403, "banned")
        async with Client(served.url) as fresh:
            await refused(fresh.be("Carl"), 403, "banned")
            assert await fresh.ask("GET", "/games"), "what everybody may read, they may"
        await operator(served).unban("127.0.0.9/24")
        await served.rooms.departures.hear_operator()
        await bob.ask("GET", "/me")
        await operator(served).ban("127.0.0.1", None, "")
        await served.rooms.departures.hear_operator()
        served.suspend(31 * DAY)
        await bob.ask("GET", "/me")

    run(test, place=place)


def test_a_guest_banned_by_an_older_parlour_stays_banned() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        player = await me(ann)
        marked = update(players).where(players.c.id == player).values(banned=True)
        await served.rooms.store.write(lambda connection: connection.execute(marked) and None)
        await served.rooms.people.look_again()
        await refused(ann.ask("GET", "/me"), 403, "banned")
        listed = await operator(served).bans()
        assert [(one["what"], one["name"], one["made"]) for one in listed] == [(player, "Ann", None)]
        await operator(served).unban(player)
        await served.rooms.departures.hear_operator()
        assert await me(ann) == player
        with pytest.raises(NoSuch, match="nobody"):
            await operator(served).unban("nobody")
        with pytest.raises(NoSuch, match="nobody"):
            await operator(served).ban("nobody", None, "")

    run(test)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("198.51.100.9/24", "198.51.100.0/24"),
    ],
)
def test_an_address_is_banned_with_its_household(asked: str, found: str) -> None:
    where = bans.network(asked)
    assert str(where) == found
    held: list[tuple[bans.Network, int | None, str]] = [(where, None, "why")]
    assert bans.within(asked.partition("/")[0], held, 0) == (None, "why")
    for other in ("192.0.2.1", "2001:db8:9::1", "fe80::1%eth0", "here", ""):
        assert bans.within(other, held, 0) is None


@pytest.mark.parametrize("wide", ["0.0.0.0/0", "10.0.0.0/8", "::/0", "2001::/16", "1.2.3", "1:2"])
def test_the_whole_world_is_not_banned_by_a_slip(wide: str) -> None:
    with pytest.raises(ValueError, match=r"wide|does not appear"):
        bans.network(wide)


def test_a_ban_is_noted_and_told_though_its_stand_ins_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        _, bob, _ = await duel(served)
        store, who = served.rooms.store, (await bob.ask("GET", "/me"))["player"]

        async def away(*_: object) -> None:
            raise Away("the database does not answer")

        with monkeypatch.context() as patch:
            patch.setattr(Operator, "_stand_in", away)
            with pytest.raises(Away):
                await Operator(store, "olga", served.rooms.now).ban(who, None, "not nice")
        assert [(line.what, line.whom) for line in await store.read(since(0))] == [("ban", who)]
        await Operator(store, "olga", served.rooms.now).ban(who, None, "not nice")
        assert [line.what for line in await store.read(since(0))] == ["ban", "ban", "stand-in"]

    run(test)
