"""Every route has a rate: whatever is asked, by whom, and as often as they like. Nobody at play is refused by one."""

import asyncio
import re
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from parlour.client import Client
from parlour.lessons.words import words
from parlour.server.app import litestar
from parlour.server.http import lessons
from parlour.server.http.rates import READS, SCENES, SHARES, WRITES
from parlour.server.http.services import Services
from parlour.server.settings import Settings
from parlour.server.tables import scene
from tests.server.serving import BOT, ME, OPEN, Served, run
from tests.server.test_rates import how_many
from tests.server.test_tables import duel, refused

WITHOUT = {
    "/health": "the store is asked once a second at most, and whoever watches over a server must hear of it",
    "/health/ready": "the same",
    "/health/live": "a constant",
    "the page": "files as they lie; a browser asks for some forty at once",
}
PAGE = {"page", "asset", "file", "brought"}  # its handlers


def routes(served: Served) -> list[tuple[str, str]]:
    """Every method and path, with something in the place of what varies."""
    found: list[tuple[str, str]] = []
    for route in litestar(Services(served.rooms, Settings())).routes:
        path = re.sub(r"{\w+:(\w+)}", lambda part: "0" if part[1] == "int" else "x", route.path)
        if isinstance(route, HTTPRoute):
            if path not in WITHOUT and not any(handler.handler_name in PAGE for handler in route.route_handlers):
                found += [(method, path) for method in sorted(route.methods - {"OPTIONS"})]
        else:
            assert isinstance(route, WebSocketRoute)
            assert path == "/api/tables/x/socket", "its rate is asked for below"
    return found


def test_a_route_without_a_rate_is_one_of_those_with_a_reason() -> None:
    async def test(served: Served) -> None:
        asked = routes(served)
        assert len(asked) > 60
        async with Client(served.url) as nobody:
            for method, path in asked:
                answer = await nobody.http.request(method, path)
                assert answer.status_code == 429, (method, path, answer.text)
                assert answer.headers["retry-after"]
            for path in [*(path for path in WITHOUT if path.startswith("/")), "/", "/rules"]:
                assert (await nobody.http.get(path)).status_code == 200, path

    run(test, scale=0)


def test_a_person_has_a_share_whatever_the_address_and_an_address_a_few() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        assert await how_many(lambda _: ann.ask("GET", "/me"), 2000) == READS.many
        await bob.ask("GET", "/me")
        async with Client(served.url) as nobody:
            left = SHARES * READS.many - READS.many - 1
            assert await how_many(lambda _: nobody.ask("GET", "/games"), left + 100) <= left
        await refused(bob.ask("GET", "/me"), 429, "too-fast")
        await (await served.guest("Cem", "127.0.0.2")).ask("GET", "/me")

    run(test, scale=1, still=True)


def test_made_up_cookies_are_one_address_and_few_buckets() -> None:
    async def test(served: Served) -> None:
        async with Client(served.url) as mallory:

            async def ask(number: int) -> Any:
                mallory.http.cookies.set("parlour", f"made-up-{number}")
                return await mallory.ask("GET", "/lessons")

            most = SHARES * READS.many
            assert await how_many(ask, most + 200) == most
            assert len(served.rooms.limits._full_at) <= most + 1

    run(test, scale=1, still=True)


def test_changes_without_a_rate_of_their_own_have_one() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        done = 1  # she has made a table; when she said who she is she had no cookie yet
        assert await how_many(lambda n: ann.be(f"Ann {n}"), 200) == WRITES.many - done
        for method, path, body in (
            ("POST", f"/tables/{table}/seats/0/token", None),
            ("DELETE", f"/tables/{table}/seats/0/token", None),
            ("PUT", "/me/mutes", {"player": "x", "muted": True}),
            ("DELETE", "/me/links", None),
        ):
            await refused(ann.ask(method, path, body), 429, "too-fast")
        served.later(WRITES.every)
        await ann.be("Ann")

    run(test, scale=1, still=True)


def test_a_step_of_a_lesson_is_worked_out_once_and_has_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = []
    scene_of = scene.scene_of

    def counted(*asked: Any, **how: Any) -> Any:
        worked_out.append(asked)
        return scene_of(*asked, **how)

    monkeypatch.setattr(lessons, "scene_of", counted)
    lessons.scene_at.cache_clear()

    async def test(served: Served) -> None:
        async with Client(served.url) as nobody:
            first = await nobody.ask("GET", "/lessons/gatsby/scene", step=3)
            many = len(worked_out)
            assert many
            again = await how_many(lambda _: nobody.ask("GET", "/lessons/gatsby/scene", step=3), 1000)
            assert again == SHARES * SCENES.many - 1
            assert len(worked_out) == many
            served.later(1000)
            assert await nobody.ask("GET", "/lessons/gatsby/scene", step=3) == first
            await refused(nobody.ask("GET", "/lessons/gatsby/scene", step=999), 404, "no-step")

    run(test, scale=1, still=True)


def test_words_of_games_there_are_not_are_not_kept_for_ever() -> None:
    for number in range(200):
        assert words("no_game_" + "x" * (number % 30) + chr(97 + number % 26)) == []
    kept = words.cache_info()
    assert kept.maxsize is not None
    assert kept.currsize <= kept.maxsize


def test_a_new_name_is_known_on_all_my_devices_and_nobody_else_is_looked_up_again() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        code = (await ann.ask("POST", "/me/link"))["code"]
        async with Client(served.url) as phone:
            await phone.ask("POST", "/me/enter", {"code": code})
            for client in (ann, bob, phone):
                await client.ask("GET", "/me")
            people = served.rooms.people
            assert sorted(player.name for _, player in people._known.values()) == ["Ann", "Ann", "Bob"]
            await ann.be("Anna")
            assert [player.name for _, player in people._known.values()] == ["Bob"], "others are known still"
            assert (await phone.ask("GET", "/me"))["name"] == "Anna"

    run(test)


async def loaded(client: Client, table: str, seats: list[int]) -> None:
    """A page of a table is loaded anew."""
    await client.ask("PUT", "/me", {"name": "x", "keep": True})
    for path in ("/me", "/games", "/me/tables", f"/tables/{table}", f"/tables/{table}/chat"):
        await client.ask("GET", path)
    for seat in seats:
        await client.ask("GET", f"/tables/{table}/scene", seat=seat)
        await client.ask("GET", f"/tables/{table}/since", seat=seat)
        ear = client.told(table, seat=seat)
        assert (await anext(ear))["type"] == "table"
        await ear.aclose()  # type: ignore[attr-defined]


def test_a_family_of_five_phones_and_four_seats_on_one_device_are_never_refused() -> None:
    """Without a moment's pause, so that nothing refills: pages loaded anew, sockets that break, a game in between."""

    async def test(served: Served) -> None:
        phones = [await served.guest(f"Phone {number}") for number in range(5)]
        at_one = [{**ME, "name": f"P{seat}"} for seat in range(4)]
        device = (await phones[0].make("worlds_fair", at_one))["table"]["table"]
        alone = [(await phone.make("kairo", [ME, BOT]))["table"]["table"] for phone in phones]
        for _ in range(6):
            for phone, table in zip(phones, alone, strict=True):
                await loaded(phone, table, [0])
        for _ in range(3):
            await loaded(phones[0], device, [0, 1, 2, 3])
        for _ in range(30):
            scene = await phones[0].scene(device)
            action, seat = scene["options"][0]["action"], scene["turn"]
            await phones[0].ask("GET", f"/tables/{device}/why", action=action, seat=seat)
            await phones[0].play(device, scene["at"], action, seat)

    run(test, scale=1, still=True)


def test_sockets_that_come_and_go_without_end_are_told_to_come_back_later() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        served.rooms.limits._scale = 0
        ear = asyncio.ensure_future(anext(ann.told(table)))
        await asyncio.sleep(0.2)
        assert not ear.done(), "it is told nothing, and not sent away for good"
        served.rooms.limits._scale = 1
        assert (await ear)["type"] == "table"

    run(test)
