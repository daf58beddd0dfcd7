"""Whose attempt counts where several guests, or several devices, have tried the same deal."""

import asyncio

import pytest
from sqlalchemy import select

from parlour.client import Client
from parlour.server.store.schema import attempts
from tests.server.daily import GAME, another, finished, my_turn, refused, script, sheet, tried
from tests.server.places import PLACES
from tests.server.serving import Served, eventually, run

pytestmark = pytest.mark.usefixtures("known_secret")


def test_a_second_guest_of_a_device_is_told_so_and_does_not_count() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await finished(ann)
        day = (await ann.ask("GET", "/daily"))["day"]
        del ann.http.cookies["parlour"]
        await ann.be("Eve")
        assert await refused(ann.ask("POST", f"/daily/{day}/{GAME}", {})) == "daily-tried-here"
        await finished(ann, anyway=True)
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["mine"]["rank"]) == ("second", None)
        async with Client(served.url) as bob:
            await bob.be("Bob")
            await finished(bob)
            assert [row["name"] for row in (await sheet(bob))["standing"]] == ["Ann", "Bob"], "the first one counts"
        await ann.ask("DELETE", "/me")
        await ann.be("Nan")
        assert await refused(ann.ask("POST", f"/daily/{day}/{GAME}", {})) == "daily-tried-here", "forgotten or not"

    run(test)


async def enter(device: Client, code: str) -> None:
    """By a personal link."""
    await device.ask("POST", "/me/enter", {"code": code, "replace": True})


@pytest.mark.parametrize("place", PLACES)
def test_whoever_goes_on_after_another_guest_of_the_device_does_not_count(place: str) -> None:
    """Begun, tried by somebody else on the same device, gone on with by a personal link."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        hers, code = await tried(ann), (await ann.ask("POST", "/me/link"))["code"]
        await another(ann, "Eve")
        await finished(ann, anyway=True)
        day = (await ann.ask("GET", "/daily"))["day"]
        for method in ("GET", "POST"):
            assert await refused(ann.ask(method, f"/daily/{day}/{GAME}/choices")) == "sealed"
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["par"], found["standing"]) == ("second", None, [])
        assert (await ann.ask("GET", f"/daily/months/{day[:7]}/{GAME}"))["rows"] == []
        await enter(ann, code)
        await ann.run(hers, script)
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["standing"]) == ("second", [])
        served.set_date(found["deal"]["ends"] - served.rooms.now())
        assert (await ann.ask("GET", f"/daily/{day}/{GAME}/choices"))["choices"], "told when the day is over"

    run(test, place=place)


@pytest.mark.parametrize("ask_first", [False, True])
def test_going_on_where_another_guest_has_finished_does_not_count(ask_first: bool) -> None:
    async def test(served: Served) -> None:
        ann, eve, bob = [await served.guest(name) for name in ("Ann", "Eve", "Bob")]
        hers, code = await tried(ann), (await ann.ask("POST", "/me/link"))["code"]
        await finished(eve)
        await enter(eve, code)
        if ask_first:
            await tried(eve)
        scene = await eventually(lambda: my_turn(eve, hers))
        await eve.play(hers, scene["at"], script(scene))
        await ann.run(hers, script)
        assert (await sheet(ann))["mine"]["mark"] == "second"
        await finished(bob)
        assert [row["name"] for row in (await sheet(bob))["standing"]] == ["Eve", "Bob"], "who finished first counts"
        await another(ann, "Nan")
        await finished(ann, anyway=True)
        assert (await sheet(ann))["mine"]["mark"] == "second"

    run(test)


def test_on_two_devices_of_ones_own_an_attempt_counts_and_on_twenty_it_does_not() -> None:
    async def test(served: Served) -> None:
        ann, phone = await served.guest("Ann"), await served.guest("Nobody")
        table, code = await tried(ann), (await ann.ask("POST", "/me/link"))["code"]
        await enter(phone, code)
        assert await tried(phone) == table
        await phone.run(table, script)
        assert (await sheet(ann))["mine"]["rank"] == 1
        bob = await served.guest("Bob")
        his = await tried(bob)
        for n in range(20):
            del bob.http.cookies["parlour-device"]
            bob.http.cookies.set("parlour-device", f"a-mark-of-one-device-{n}")
            await refused(bob.play(his, 0, "nonsense"))
        await bob.run(his, script)
        assert (await sheet(bob))["mine"]["mark"] == "second"

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_two_guests_of_a_device_at_the_same_moment_count_once(place: str) -> None:
    async def test(served: Served) -> None:
        both = [await served.guest(name) for name in ("Ann", "Eve")]
        for who in both:
            who.http.cookies.set("parlour-device", "the-mark-of-one-device")
        tables = await asyncio.gather(*(tried(who, anyway=True) for who in both))
        assert len(set(tables)) == 2
        marks = await served.rooms.store.read(lambda c: sorted(c.execute(select(attempts.c.mark)).scalars()))
        assert marks == ["", "second"]

    run(test, place=place)
