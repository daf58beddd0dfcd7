"""A block holds on every route and at every message that brings people together or shows them to one another."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute

from parlour.client import Client
from parlour.server.app import litestar
from parlour.server.http.services import Services
from parlour.server.settings import Settings
from parlour.server.wire.told import Heard
from tests.server.meeting import ALONE, AT_THE_TABLE, CLUBS, MESSAGES, ORDER, RESULTS, TOURNAMENTS, listed
from tests.server.places import PLACES
from tests.server.serving import INVITED, ME, OPEN, Served, eventually, run, until
from tests.server.test_blocks import block, id_of, play_out
from tests.server.test_pairing import playing, seated, wish
from tests.server.test_profiles import member, says
from tests.server.test_route_rates import PAGE
from tests.server.test_tables import refused


class Two:
    """Two who must not meet: one who has a table, and one who comes; `mine` if it is the latter who blocks."""

    def __init__(self, served: Served, host: Client, comer: Client, mine: bool) -> None:
        self.served, self.host, self.comer, self.mine = served, host, comer, mine

    async def table(self, *seats: Any, **settings: Any) -> str:
        return str((await self.host.make("high_card", [*seats], **settings))["table"]["table"])

    async def not_seated(self, asking: Any) -> None:
        """Whoever blocks is told so; whoever is blocked hears what they hear whom another has forestalled."""
        await refused(asking, 409, "you-block-them" if self.mine else "seat-taken")

    async def being_played(self) -> str:
        table = await self.table(ME, OPEN)
        await (await self.served.guest("Cem")).join(table)
        return table

    async def game(self) -> str:
        """A game between the two that began before either blocked the other."""
        await self.let(True)
        table = await self.table(ME, OPEN)
        await self.comer.join(table)
        await self.let(False)
        return table

    async def let(self, meet: bool) -> None:
        who, other = (self.comer, self.host) if self.mine else (self.host, self.comer)
        await block(who, other, not meet)


async def lists(two: Two, path: str, found: Callable[[Any], list[str]]) -> None:
    waits, plays = await two.table(ME, OPEN, public=True), await two.table(ME, OPEN, public=True)
    await (await two.served.guest("Cem")).join(plays)
    assert {waits, plays} <= set(found(await (await two.served.guest("Wat")).ask("GET", path)))
    assert not {waits, plays} & set(found(await two.comer.ask("GET", path)))


async def public(two: Two) -> None:
    await lists(two, "/tables", lambda told: [one["table"] for one in told])


async def lobby(two: Two) -> None:
    await lists(two, "/lobby", lambda told: [one["table"] for one in [*told["open"], *told["playing"]]])


async def join(two: Two) -> None:
    await two.not_seated(two.comer.join(await two.table(ME, OPEN)))
    made = await two.host.make("high_card", [ME, INVITED])
    await two.not_seated(two.comer.join(made["table"]["table"], token=made["tokens"]["1"]))
    await two.not_seated(two.comer.join(await two.table(OPEN, OPEN)))  # whose maker does not sit there


async def knock(two: Two) -> None:
    """It is asked, and nobody hears it: in the end it is over, as if nobody had answered."""
    made = (await two.host.make("high_card", [ME, OPEN]))["table"]
    asked = await two.comer.ask("POST", "/knocks", {"code": made["code"]})
    stored = await two.served.rooms.live(made["table"])
    [row] = stored.room.knocks
    assert (await two.host.ask("GET", f"/tables/{made['table']}"))["knocks"] == []
    mine = [one for one in await two.host.ask("GET", "/me/tables") if one["table"]["table"] == made["table"]]
    assert [(one["waiting"], one["table"]["knocks"]) for one in mine] == [(False, [])]
    await refused(two.host.ask("POST", f"/tables/{made['table']}/knocks/{row.id}", {"allow": True}), 404, "no-knock")
    assert (await two.comer.ask("POST", "/knocks/look", {"knock": asked["knock"]}))["state"] == "waiting"
    await two.let(True)
    await two.host.ask("POST", f"/tables/{made['table']}/knocks/{row.id}", {"allow": True})
    await two.let(False)


async def look(two: Two) -> None:
    """Who sits there is told to whoever has the link; whether they are here is not, nor that it may be watched."""
    table = await two.being_played()
    await until(two.host.told(table), lambda said: said["type"] == "table")
    stranger = await (await two.served.guest("Wat")).ask("GET", f"/tables/{table}")
    told = await two.comer.ask("GET", f"/tables/{table}")
    assert (stranger["watch"], stranger["seats"][0]["looks"]) == (True, True)
    assert (told["watch"], {seat["looks"] for seat in told["seats"]}) == (False, {None})


async def watch(two: Two) -> None:
    table, wat = await two.being_played(), await two.served.guest("Wat")
    await two.host.do(table, "chat", text="hello")
    for path in ("scene", "told", "chat"):
        await wat.ask("GET", f"/tables/{table}/{path}")
        await refused(two.comer.ask("GET", f"/tables/{table}/{path}"), 403, "seats-only")


async def socket(two: Two) -> None:
    table = await two.being_played()
    with pytest.raises(Exception, match=r"seats-only|403|4403"):
        await anext(two.comer.told(table))


async def talk(two: Two) -> None:
    """Whoever blocks does not hear the other; the other notices nothing."""
    table = await two.game()
    deaf, loud = (two.comer, two.host) if two.mine else (two.host, two.comer)
    ear, theirs = deaf.told(table), loud.told(table)
    for one in (ear, theirs):
        await until(one, lambda said: said["type"] == "table")
    await loud.do(table, "chat", text="loud")
    await loud.do(table, "emote", emote="tea")
    await deaf.do(table, "chat", text="mine")
    assert (await until(ear, lambda said: said["type"] in ("said", "emote")))["line"]["text"] == "mine"
    assert [one["text"] for one in await deaf.ask("GET", f"/tables/{table}/chat")] == ["mine"]
    heard = [(await until(theirs, lambda said: said["type"] in ("said", "emote")))["type"] for _ in range(3)]
    assert sorted(heard) == ["emote", "said", "said"]


async def nudge(two: Two) -> None:
    """It is seat 0's turn, the host's: nothing is heard of it where they block whoever nudges."""
    table = await two.game()
    ear = two.host.told(table)
    await until(ear, lambda said: said["type"] == "table")
    await two.comer.do(table, "nudge")
    await two.host.do(table, "chat", text="mine")
    told = await until(ear, lambda said: said["type"] in ("said", "nudged"))
    assert told["type"] == ("nudged" if two.mine else "said")


async def ask_back(two: Two) -> None:
    """Whoever blocks is not asked; the other waits for an answer, as for anybody who does not give one."""
    table = await two.game()
    await two.host.play(table, 0, "swap")
    await two.host.do(table, "undo", at=1)
    asked = [(await one.ask("GET", f"/tables/{table}"))["asked"] is not None for one in (two.host, two.comer)]
    assert asked == [True, not two.mine]


async def rematch(two: Two) -> None:
    """No seat is kept for whoever must not meet the one who asks: it is as if they had said no."""
    table = await two.game()
    await play_out(table, [two.host, two.comer])
    again = await two.host.ask("POST", f"/tables/{table}/rematch", {})
    assert [seat["kind"] for seat in again["seats"]].count("kept") == 0
    assert await id_of(two.comer) not in str(again)
    error = "you-block-them" if two.mine else "no-free-seat"
    await refused(two.comer.ask("POST", f"/tables/{table}/rematch", {}), 409, error)
    await two.not_seated(two.comer.join(again["table"]))
    mine = [one["table"]["table"] for one in await two.comer.ask("GET", "/me/tables")]
    assert again["table"] not in mine


async def befriend(two: Two) -> None:
    """Nobody is shown, or heard to ask; and who was a friend is none, and is invited to no seat."""
    await two.game()
    for one in (two.host, two.comer):
        assert await id_of(two.comer if one is two.host else two.host) not in str(await one.ask("GET", "/me/people"))
    asking, whom = (two.host, two.comer) if two.mine else (two.comer, two.host)
    await asking.ask("PUT", "/me/friends", {"player": await id_of(whom), "friend": True})
    assert await id_of(asking) not in str(await whom.ask("GET", "/me/people"))
    await refused(
        whom.ask("PUT", "/me/friends", {"player": await id_of(asking), "friend": True}), 409, "you-block-them"
    )
    table = await two.table(ME, OPEN)
    seat = {"kind": "friend", "player": await id_of(two.comer)}
    await refused(two.host.ask("PUT", f"/tables/{table}/seats/1", seat), 404, "no-player")


async def profile(two: Two) -> None:
    """It is as if there were nobody, though everybody else may see it."""
    await member(two.served, two.host)
    await says(two.host, profile="everybody")
    path = f"/people/{await id_of(two.host)}/profile"
    assert (await (await two.served.guest("Wat")).ask("GET", path))["name"] == "Host"
    await refused(two.comer.ask("GET", path), 404, "no-profile")
    await two.let(True)
    await two.comer.ask("GET", path)
    await two.let(False)


async def challenge(two: Two) -> None:
    """Nobody challenges, or is shown a challenge that was made before; who made it waits, as for any answer."""
    await two.let(True)
    await says(two.comer, challenges="met")
    await two.game()
    await two.let(True)
    body = {"player": await id_of(two.comer), "game": "high_card", "seats": 2}
    made = await two.host.ask("POST", "/challenges", {**body, "id": "before"})
    await two.let(False)
    assert (await two.comer.ask("GET", "/challenges"))["to_me"] == []
    waits = [one["state"] for one in (await two.host.ask("GET", "/challenges"))["mine"]]
    assert waits == (["waiting"] if two.mine else [])
    answer = f"/challenges/{made['challenge']}/answer"
    await refused(two.comer.ask("POST", answer, {"accept": True}), 404, "no-challenge")
    error = "not-to-be-challenged" if two.mine else "you-block-them"
    await refused(two.host.ask("POST", "/challenges", {**body, "id": "after"}), 409, error)


async def pair(two: Two) -> None:
    """They wait for the same, and are not seated; somebody else comes, and the first of them is."""
    await wish(two.host)
    await wish(two.comer)
    for _ in range(3):
        await two.served.rooms.store.read(lambda _: None)
        assert [(await one.ask("GET", "/pairing"))["phase"] for one in (two.host, two.comer)] == ["waiting"] * 2
    dan = await two.served.guest("Dan")
    await wish(dan)
    table = await seated(dan)

    async def sits() -> bool:
        return bool((await two.host.ask("GET", "/pairing"))["phase"] == "seated")

    await eventually(sits)
    names = {seat["name"] for seat in (await playing(dan, table))["seats"]}
    assert names in ({"Host", "Dan"}, {"Comer", "Dan"})
    for one in (two.host, two.comer, dan):
        await one.ask("DELETE", "/pairing")


Walk = Callable[[Two], Awaitable[None]]
HELD: dict[str, Walk] = {
    "GET /api/tables": public,
    "GET /api/lobby": lobby,
    "POST /api/tables/{table}/join": join,
    "POST /api/knocks": knock,
    "POST /api/tables/{table}/knocks/{knock}": knock,
    "GET /api/me/tables": knock,
    "GET /api/tables/{table}": look,
    "GET /api/tables/{table}/scene": watch,
    "GET /api/tables/{table}/told": watch,
    "GET /api/tables/{table}/chat": watch,
    "GET /api/tables/{table}/socket": socket,
    "POST /api/tables/{table}/chat": talk,
    "POST /api/tables/{table}/emote": talk,
    "POST /api/tables/{table}/nudge": nudge,
    "POST /api/tables/{table}/undo": ask_back,
    "POST /api/tables/{table}/rematch": rematch,
    "GET /api/me/people": befriend,
    "PUT /api/me/friends": befriend,
    "PUT /api/tables/{table}/seats/{seat}": befriend,
    "GET /api/people/{player}/profile": profile,
    "POST /api/challenges": challenge,
    "GET /api/challenges": challenge,
    "POST /api/challenges/{challenge}/answer": challenge,
    "POST /api/pairing": pair,
    "GET /api/pairing": pair,
}


def routes(served: Served) -> set[str]:
    """Every method and path of the app, the page's files left out; the socket is a GET."""
    found: set[str] = set()
    for route in litestar(Services(served.rooms, Settings())).routes:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
        if not isinstance(route, HTTPRoute):
            found.add(f"GET {path}")
        elif not any(handler.handler_name in PAGE for handler in route.route_handlers):
            found |= {f"{method} {path}" for method in route.methods - {"OPTIONS"}}
    return {one for one in found if "/schema" not in one}


def test_of_every_route_it_is_known_whether_it_brings_people_together() -> None:
    async def test(served: Served) -> None:
        lists = [listed(ALONE), listed(AT_THE_TABLE), listed(RESULTS), listed(TOURNAMENTS)]
        lists += [listed(CLUBS), listed(ORDER), set(HELD)]
        known = set().union(*lists)
        there = routes(served)
        assert there - known == set(), "say in tests/server/meeting.py, or show below, what a block does there"
        assert known - there == set(), "there is no such route any more"
        assert sum(map(len, lists)) == len(known), "one of them is in two lists"

    run(test)


def test_of_every_message_of_the_socket_it_is_known_how_a_block_holds() -> None:
    assert {kind.__name__ for kind in get_args(Heard)} == set(MESSAGES)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("mine", [False, True])
def test_no_route_gets_around_a_block(place: str, mine: bool) -> None:
    async def test(served: Served) -> None:
        two = Two(served, await served.guest("Host"), await served.guest("Comer"), mine)
        await two.let(False)
        for walk in dict.fromkeys(HELD.values()):
            await walk(two)

    run(test, place=place)
