"""Personal links and devices: nobody becomes somebody else unasked, links end, devices are ended one by one."""

from typing import Any

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from parlour.client import Client
from parlour.server.people.devices import MOST, label
from parlour.server.people.tokens import hashed
from parlour.server.store.schema import players
from parlour.server.tables.listening import SENT_AWAY
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_forgetting import closing
from tests.server.test_tables import refused

DAY = 86_400_000
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1"


async def a_link(of: Client, **how: Any) -> str:
    return str((await of.ask("POST", "/me/link", **how))["code"])


async def name(of: Client) -> str:
    return str((await of.ask("GET", "/me"))["name"])


@pytest.mark.parametrize("place", PLACES)
def test_a_link_asks_before_a_device_becomes_somebody_elses(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bo = await served.guest("Ann"), await served.guest("Bo")
        table = (await bo.make("high_card", [ME, OPEN]))["table"]["table"]
        code = await a_link(ann)
        assert await bo.ask("POST", "/me/enter/whose", {"code": code}) == {"name": "Ann", "mine": False}
        assert (await ann.ask("POST", "/me/enter/whose", {"code": code}))["mine"] is True
        problem = await refused(bo.ask("POST", "/me/enter", {"code": code}), 409, "somebody-here")
        assert "Bo" in problem["detail"]
        assert await name(bo) == "Bo", "and the link is not used up"
        back = await a_link(bo)
        was = bo.http.cookies["parlour"]
        await bo.ask("POST", "/me/enter", {"code": code, "replace": True})
        assert await name(bo) == "Ann"
        async with Client(served.url) as old:
            old.http.cookies.set("parlour", was)
            await refused(old.ask("GET", "/me"), 401, "no-guest")
        await bo.ask("POST", "/me/enter", {"code": back, "replace": True})
        assert [one["table"]["table"] for one in await bo.ask("GET", "/me/tables")] == [table], "Bo's tables stay Bo's"

    run(test, place=place)


def test_a_device_is_told_who_it_is_and_a_stranger_is_refused_nothing() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        assert (await ann.ask("GET", "/me/known"))["me"] == await ann.ask("GET", "/me")
        async with Client(served.url) as stranger:
            assert await stranger.ask("GET", "/me/known") == {"me": None}
            stranger.http.cookies.set("parlour", "x" * 43)
            assert await stranger.ask("GET", "/me/known") == {"me": None}, "nor one whose cookie is nobody's"

    run(test)


def test_ones_own_link_changes_nothing_on_ones_own_device() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        code = await a_link(ann)
        cookie = ann.http.cookies["parlour"]
        assert (await ann.ask("POST", "/me/enter", {"code": code}))["name"] == "Ann"
        assert ann.http.cookies["parlour"] == cookie
        assert len(await ann.ask("GET", "/me/devices")) == 1
        async with Client(served.url) as phone:
            await phone.ask("POST", "/me/enter", {"code": code})
            assert await name(phone) == "Ann", "it was not used up"

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_link_opens_one_device_within_a_week(place: str) -> None:
    async def enters(served: Served, code: str) -> None:
        async with Client(served.url) as phone:
            await phone.ask("POST", "/me/enter", {"code": code})

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        once, late, twice = await a_link(ann), await a_link(ann), await a_link(ann, days=30, uses=2)
        await enters(served, once)
        await refused(enters(served, once), 401, "wrong-link")
        await refused(ann.ask("POST", "/me/enter/whose", {"code": once}), 401, "wrong-link")
        served.suspend(8 * DAY)
        await refused(enters(served, late), 401, "wrong-link")
        for _ in range(2):
            await enters(served, twice)
        await refused(enters(served, twice), 401, "wrong-link")
        assert len(await ann.ask("GET", "/me/devices")) == 4
        ended = await a_link(ann)
        assert (await ann.ask("DELETE", "/me/links"))["at"] >= 1
        await refused(enters(served, ended), 401, "wrong-link")
        for days, uses in ((0, 1), (91, 1), (7, 11)):
            await refused(a_link(ann, days=days, uses=uses), 400, "unreadable")

    run(test, place=place)


def test_only_so_many_links_wait() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        codes = []
        for _ in range(11):
            codes.append(await a_link(ann))
            served.suspend(1)
        await refused(ann.ask("POST", "/me/enter/whose", {"code": codes[0]}), 401, "wrong-link")
        for code in codes[1:]:
            await ann.ask("POST", "/me/enter/whose", {"code": code})

    run(test)


def test_a_link_of_an_older_parlour_still_opens_one_device() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        player = (await ann.ask("GET", "/me"))["player"]
        code = "c" * 43
        older = update(players).where(players.c.id == player).values(link=hashed(code))
        await served.rooms.store.write(lambda connection: connection.execute(older) and None)
        async with Client(served.url) as phone, Client(served.url) as tablet:
            await phone.ask("POST", "/me/enter", {"code": code})
            assert await name(phone) == "Ann"
            await refused(tablet.ask("POST", "/me/enter", {"code": code}), 401, "wrong-link")

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_devices_are_listed_and_ended_one_by_one(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        code = await a_link(ann)
        async with Client(served.url) as phone:
            phone.http.headers["user-agent"] = IPHONE
            await phone.ask("POST", "/me/enter", {"code": code})
            found = await phone.ask("GET", "/me/devices")
            assert sorted((one["label"], one["here"]) for one in found) == [("", False), ("Safari, iPhone", True)]
            assert all(len(one["seen"]) == 10 for one in found)
            lost = next(one["device"] for one in found if one["here"])
            await refused(bob.ask("DELETE", f"/me/devices/{lost}"), 404, "no-device")
            cookie = {"cookie": f"parlour={phone.http.cookies['parlour']}"}
            mine = {"cookie": f"parlour={ann.http.cookies['parlour']}"}
            place = f"ws{served.url[4:]}/api/tables/{table}/socket"
            async with (
                connect(place, additional_headers=cookie) as ear,
                connect(place, additional_headers=mine) as stays,
            ):
                await ear.recv()
                await stays.recv()
                left = await ann.ask("DELETE", f"/me/devices/{lost}")
                assert [one["here"] for one in left] == [True]
                assert await closing(ear) == SENT_AWAY
                await stays.send("ping")
                assert "pong" in str(await stays.recv())
            await refused(phone.ask("GET", "/me"), 401, "no-guest")
        await refused(ann.ask("DELETE", f"/me/devices/{lost}"), 404, "no-device")
        here = left[0]["device"]
        assert await ann.ask("DELETE", f"/me/devices/{here}") == []
        assert not ann.http.cookies.get("parlour"), "its cookie is taken back"

    run(test, place=place)


def test_the_day_a_device_was_last_seen() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        first = (await ann.ask("GET", "/me/devices"))[0]["seen"]
        served.suspend(3 * DAY)
        ann.http.headers["user-agent"] = FIREFOX
        await ann.ask("GET", "/me")
        for task in list(served.rooms.people._tasks):
            await task
        again = (await ann.ask("GET", "/me/devices"))[0]
        assert again["seen"] > first
        assert again["label"] == "Firefox, Linux"

    run(test)


def test_a_guest_has_so_many_devices_and_the_longest_unseen_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.people.devices.MOST", 2)
    assert MOST == 50

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        async with Client(served.url) as phone, Client(served.url) as tablet:
            await phone.ask("POST", "/me/enter", {"code": await a_link(ann)})
            served.suspend(DAY)
            code = await a_link(ann)
            for task in list(served.rooms.people._tasks):
                await task
            await tablet.ask("POST", "/me/enter", {"code": code})
            assert len(await tablet.ask("GET", "/me/devices")) == 2
            assert await name(ann) == "Ann", "it came today"
            await refused(phone.ask("GET", "/me"), 401, "no-guest")

    run(test)


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/125.0 Safari/537.36 Edg/125.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 14; SM-S921B) Chrome/125.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.27", ""),
        ("x" * 5000, ""),
        ("", ""),
    ],
)
def test_a_device_is_told_apart_by_its_family_at_most(agent: str, told: str) -> None:
    assert label(agent) == told
    assert len(told) <= 40
