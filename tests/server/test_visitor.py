"""The client of what people do around the tables asks for what the server has."""

import asyncio

from parlour.visitor import Visitor
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_tables import refused
from tests.server.tournaments import CLOCK, director


def test_a_visitor_finds_people_and_tables() -> None:
    async def test(served: Served) -> None:
        async with Visitor(served.url) as ann, Visitor(served.url) as bob:
            players = [(await one.be(name))["player"] for one, name in ((ann, "Ann"), (bob, "Bob"))]
            tables = await asyncio.gather(ann.paired("high_card", 2), bob.paired("high_card", 2))
            assert len(set(tables)) == 1
            assert [one["table"]["table"] for one in await ann.mine()] == [tables[0]]
            assert (await ann.befriend(players[1]))["asked"][0]["name"] == "Bob"
            assert (await bob.befriend(players[0]))["friends"][0]["name"] == "Ann"
            made = (await ann.make("high_card", [ME, OPEN], public=True))["table"]["table"]
            assert made in [one["table"] for one in (await bob.lobby(game="high_card"))["open"]]
            await ann.keep_seat(made, 1, players[1])
            assert made in [one["table"]["table"] for one in await bob.mine()]
            assert (await bob.report("name", "name", player=players[0]))["state"] == "arrived"
            assert [one["name"] for one in await bob.block(players[0])] == ["Ann"]
            assert [one["name"] for one in await bob.blocks()] == ["Ann"]
            assert (await bob.people())["friends"] == []
            assert await bob.block(players[0], blocked=False) == []
            assert (await ann.leaderboard("high_card", 2))["rows"] == []
            assert await ann.ratings() == []
            await refused(ann.switch("turns", "mail", True), 404, "not-told-there")
            assert (await ann.alerts())["pushes"] == []

    run(test)


def test_whoever_no_longer_waits_is_not_seated() -> None:
    async def test(served: Served) -> None:
        async with Visitor(served.url) as ann:
            await ann.be("Ann")
            waiting = asyncio.create_task(ann.paired("high_card", 2))
            while (await ann.waited())["phase"] != "waiting":
                await asyncio.sleep(0.02)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert (await ann.waited())["phase"] == "none"

    run(test)


def test_a_visitor_plays_tournaments() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        cookies = dora.http.cookies
        async with Visitor(served.url) as chief, Visitor(served.url) as ann:
            chief.http.cookies = cookies
            await ann.be("Ann")
            cup = (await chief.make_tournament("Cup", "high_card", CLOCK, rounds=1))["info"]["tournament"]
            assert [one["tournament"] for one in await ann.tournaments()] == [cup]
            assert (await ann.enter(cup))["here"]
            await chief.enter(cup)
            await chief.direct(cup, "begin")
            now = await ann.tournament(cup)
            while now["table"] is None:
                now = await ann.tournament(cup, seen=now["seen"])
            await ann.withdraw(cup)
            assert (await chief.direct(cup, "end", reason="Late"))["info"]["phase"] == "over"

    run(test)
