"""Two accounts of one person become one; nobody else's does, and nothing of it is left behind."""

from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from websockets.asyncio.client import connect

from parlour.client import Client
from parlour.server.people.ways import FRESH
from parlour.server.settings import Settings
from parlour.server.store.schema import attempts, mutes, placings, puzzlers, ratings, results, skills
from parlour.server.tables.membership import Membership
from parlour.server.tables.ratings import recompute
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.order import a_keeper, a_quarrel, reported
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_devices import a_link, name
from tests.server.test_forgetting import a_life, closing, everything
from tests.server.test_tables import refused

HERE = Settings(public="http://localhost:1893")


async def player(of: Client) -> str:
    return str((await of.ask("GET", "/me"))["player"])


@pytest.mark.parametrize("place", PLACES)
def test_a_guests_games_come_along(place: str) -> None:
    """A whole life of a guest, in every table there is, becomes the member's; of the guest no row is left."""

    async def test(served: Served) -> None:
        guest, bob, gone, going, ids = await a_life(served)
        member, phone = await served.guest("Ann"), Authenticator()
        await enrolled(member, phone)
        stays = await player(member)
        other = await a_link(guest)
        async with Client(served.url) as lent, Client(served.url) as late:
            await lent.ask("POST", "/me/enter", {"code": other})
            left = await a_link(guest)
            token = (await guest.ask("POST", f"/tables/{going}/seats/0/token"))["code"]
            assert (await signed_in(guest, phone, do="bring"))["player"] == stays
            stored = await served.rooms.store.read(everything)
            assert gone not in stored
            await refused(lent.ask("GET", "/me"), 401, "no-guest")  # whoever else held the guest is out
            await refused(late.ask("POST", "/me/enter", {"code": left}), 401, "wrong-link")
            await refused(served.holder(token).scene(going), 401, "wrong-token")
        mine = {one["table"]["table"] for one in await guest.ask("GET", "/me/tables")}
        assert mine == set(ids[:3])
        await guest.play(going, (await guest.scene(going))["at"], "keep")
        await guest.do(going, "chat", text="still here")
        exported = await member.ask("GET", "/me/export")
        assert {one["table"] for one in exported["seats"]} == set(ids[:3])
        assert len(exported["uploads"]) == 1
        assert await bob.ask("PUT", "/me/mutes", {"player": "x", "muted": False}) == [stays]

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_what_both_have_is_settled(place: str) -> None:
    async def test(served: Served) -> None:
        guest, member, phone = await served.guest("Guest"), await served.guest("Ann"), Authenticator()
        await enrolled(member, phone)
        gone, stays = await player(guest), await player(member)
        tables = [(await guest.make("high_card", [ME, OPEN]))["table"]["table"] for _ in range(3)]

        def both(connection: Connection) -> None:
            for who, decisions, answered in ((gone, 3, 9), (stays, 2, 4)):
                row = {"player": who, "game": "kairo", "decisions": decisions, "cost": 10, "version": "v"}
                connection.execute(insert(skills), row)
                told = {"player": who, "game": "kairo", "rating": 100 * answered, "answered": answered, "solved": 1}
                connection.execute(insert(puzzlers), {**told, "best": answered})
            for table, who, day in ((tables[0], gone, "1"), (tables[1], stays, "1"), (tables[2], gone, "2")):
                connection.execute(insert(attempts), {"table": table, "day": day, "game": "kairo", "player": who})
            connection.execute(insert(mutes), [{"player": gone, "muted": stays}, {"player": stays, "muted": gone}])

        await served.rooms.store.write(both)
        await signed_in(guest, phone, do="bring")

        def found(connection: Connection, wanted: Any) -> list[Any]:
            return [tuple(row) for row in connection.execute(wanted)]

        async def read(*columns: Any) -> list[Any]:
            return await served.rooms.store.read(lambda connection: found(connection, select(*columns)))

        assert await read(skills.c.player, skills.c.decisions, skills.c.cost) == [(stays, 5, 20)]
        kept = await read(puzzlers.c.player, puzzlers.c.rating, puzzlers.c.answered, puzzlers.c.best)
        assert kept == [(stays, 900, 13, 9)]
        tried = set(await read(attempts.c.day, attempts.c.player, attempts.c.mark))
        assert tried == {("1", None, "second"), ("1", stays, ""), ("2", stays, "")}
        assert await read(mutes) == []

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_whom_one_muted_and_what_was_reported_come_along(place: str) -> None:
    """A line in a report stays with whoever said it: it is what a moderator looks at."""

    async def test(served: Served) -> None:
        ann, guest, table, line = await a_quarrel(served)
        report = (await reported(ann, guest, table, line))["report"]
        member, cyd, phone = await served.guest("Member"), await served.guest("Cyd"), Authenticator()
        await enrolled(member, phone)
        pairs = [(guest, ann), (guest, cyd), (member, cyd), (ann, guest), (cyd, guest), (cyd, member)]
        for who, whom in pairs:
            await who.ask("PUT", "/me/mutes", {"player": await player(whom), "muted": True})
        stays = await player(member)
        await signed_in(guest, phone, do="bring")
        others = {await player(ann), await player(cyd)}
        wanted = select(mutes.c.player, mutes.c.muted)
        kept = await served.rooms.store.read(lambda connection: connection.execute(wanted).all())
        assert sorted(map(tuple, kept)) == sorted([(stays, one) for one in others] + [(one, stays) for one in others])
        whole = await (await a_keeper(served)).ask("GET", f"/order/reports/{report}")
        assert [(one["text"], one["theirs"]) for one in whole["lines"]] == [("you fool", True)]

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_ratings_that_come_along_are_those_a_recomputation_gives(place: str) -> None:
    async def test(served: Served) -> None:
        guest, member, phone = await served.guest("Guest"), await served.guest("Ann"), Authenticator()
        bob = await served.guest("Bob")
        clock = {"kind": "game", "seconds": 600}
        for first in (guest, member, guest):
            made = await first.make("high_card", [ME, OPEN], rated=True, public=True, lots=True, clock=clock)
            table = made["table"]["table"]
            await bob.join(table)
            scene = await bob.scene(table)
            while scene["outcome"] is None:
                info = await bob.ask("GET", f"/tables/{table}")
                whose = info["seats"][scene["turn"]]["name"]
                await (bob if whose == "Bob" else first).play(table, scene["at"], "keep")
                scene = await bob.scene(table)
        await enrolled(member, phone)

        def all_of_it(connection: Connection) -> list[str]:
            rows = [row for kind in (ratings, placings, results) for row in connection.execute(select(kind))]
            return sorted(str(tuple(row)) for row in rows)

        gone = await player(guest)
        await signed_in(guest, phone, do="bring")
        before = await served.rooms.store.read(all_of_it)
        assert not any(gone in row for row in before)
        assert len([row for row in before if (await player(member)) in row]) == 2, "their rating, and its one result"
        await recompute(served.rooms.store)
        assert await served.rooms.store.read(all_of_it) == before

    run(test, place=place, settings=HERE)


def test_nobody_is_taken_along_without_having_signed_in() -> None:
    """A thief at a member's open page signs in as themselves and wants the member's games: not by the device alone."""

    async def test(served: Served) -> None:
        ann, thief, key, own = await served.guest("Ann"), await served.guest("Thief"), Authenticator(), Authenticator()
        await enrolled(ann, key)
        await enrolled(thief, own)
        served.suspend(FRESH + 1)
        await refused(signed_in(ann, own, do="bring"), 403, "prove-it")
        assert await name(ann) == "Ann"
        await refused(signed_in(ann, own), 409, "somebody-here")
        await refused(signed_in(ann, own, do="add"), 409, "somebody-here")
        second = await player(ann)
        await signed_in(ann, key)  # it is she herself, who has two accounts
        assert await player(ann) == second
        await signed_in(ann, own, do="bring")
        assert await name(ann) == "Thief"
        assert len((await ann.ask("GET", "/me/ways"))["passkeys"]) == 1, "of the one that goes no way stays"
        async with Client(served.url) as phone:  # whoever led her into an account of theirs does not come into hers
            await refused(signed_in(phone, key), 401, "unknown-passkey")

    run(test, settings=HERE)


def test_who_is_here_may_simply_be_left() -> None:
    async def test(served: Served) -> None:
        ann, key = await served.guest("Ann"), Authenticator()
        await enrolled(ann, key)
        lent = await served.guest("Zed")
        table = (await lent.make("high_card", [ME, OPEN]))["table"]["table"]
        back = await a_link(lent)
        cookie = {"cookie": f"parlour={lent.http.cookies['parlour']}"}
        async with connect(f"ws{served.url[4:]}/api/tables/{table}/socket", additional_headers=cookie) as ear:
            await ear.recv()
            await signed_in(lent, key, do="replace")
            assert await closing(ear), "nobody listens on as who was here before"
        assert (await lent.ask("GET", "/me/tables")) == []
        async with Client(served.url) as zed:
            await zed.ask("POST", "/me/enter", {"code": back})
            assert await name(zed) == "Zed", "the guest is there still, and has their table"
            assert len(await zed.ask("GET", "/me/tables")) == 1

    run(test, settings=HERE)


def test_two_who_play_each_other_end_that_first() -> None:
    async def test(served: Served) -> None:
        ann, key, guest = await served.guest("Ann"), Authenticator(), await served.guest("Guest")
        await enrolled(ann, key)
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await guest.join(table)
        await refused(signed_in(guest, key, do="bring"), 409, "both-sit-there")
        assert await name(guest) == "Guest", "and nothing has changed"
        for at in range(4):
            await (ann, guest)[at % 2].play(table, at, "keep")
        await signed_in(guest, key, do="bring")
        record = await guest.http.get(f"/api/replays/{table}/record")
        assert record.status_code == 200

    run(test, settings=HERE)


def test_who_has_a_role_is_not_lost_in_somebody_else() -> None:
    async def test(served: Served) -> None:
        ann, own, key = await served.guest("Ann"), Authenticator(), Authenticator()
        await enrolled(ann, own)
        await Membership(served.rooms.store, "test").set_role("Ann", "owner")
        other = await served.guest("Other")
        await enrolled(other, key)
        await refused(signed_in(ann, key, do="bring"), 409, "has-a-role")
        assert (await ann.ask("GET", "/me"))["name"] == "Ann"

    run(test, settings=HERE)
