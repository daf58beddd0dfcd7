"""Browsers that take pushes: each switched alone, and one person's."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from parlour.client import Client
from parlour.server.alerts import webpush
from parlour.server.people import letterboxes
from parlour.server.people.tokens import hashed
from parlour.server.store.news import PUSH_GAP
from parlour.server.store.schema import news
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.earlier import insert as insert_row
from tests.server.earlier import left_by
from tests.server.endpoint import INSIDE, a_browser, an_endpoint, opened
from tests.server.places import PLACES, a_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_devices import a_link
from tests.server.test_members import HERE


@pytest.mark.parametrize("place", PLACES)
def test_each_browser_is_switched_alone_and_several_turns_are_one_push(place: str) -> None:
    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            key, auth = webpush.private(webpush.new_key()), webpush.code(b"0123456789abcdef")
            box = {"p256dh": webpush.code(webpush.public(key)), "auth": auth}
            for name, lang in (("one", "en"), ("two", "pl"), ("three", "fr")):
                mine = await bob.ask("PUT", "/me/alerts", {"endpoint": f"{endpoint.url}/{name}", "lang": lang, **box})
            assert len(mine["pushes"]) == 3
            assert all((one["turns"], one["invitations"]) == (True, False) for one in mine["pushes"])
            off = {"kind": "turns", "way": mine["here"], "on": False}
            assert [one["turns"] for one in (await bob.ask("PUT", "/me/alerts/switch", off))["pushes"]].count(
                False
            ) == 1
            again = {"endpoint": f"{endpoint.url}/three", "lang": "fr", **box}
            kept = (await bob.ask("PUT", "/me/alerts", again))["pushes"]
            assert [one["turns"] for one in kept].count(False) == 1, "given again it stays as it was switched"

            async def told() -> dict[str, tuple[int, str]]:
                found = {}
                for _ in range(2):
                    path, _, body = await endpoint.posted.get()
                    said = json.loads(opened(body, key, auth))
                    found[path] = (said["many"], said["body"])
                return found

            async def turn() -> str:
                table = str((await ann.make("high_card", [ME, OPEN], live=False))["table"]["table"])
                await bob.join(table)
                await ann.play(table, 0, "keep")
                return table

            await turn()
            assert await told() == {"/one": (1, "high_card: your turn"), "/two": (1, "high_card: twój ruch")}
            played = await turn()
            for _ in range(5):
                await turn()

            async def waits() -> bool:
                many = select(func.count()).select_from(news).where(~news.c.pushed)
                return await served.rooms.store.read(lambda connection: connection.execute(many).scalar()) == 6

            await eventually(waits)
            await bob.play(played, 1, "keep")
            served.later(PUSH_GAP)
            assert await told() == {"/one": (5, "5 tables wait for you."), "/two": (5, "5 stołów czeka na ciebie.")}
            for push in kept:
                left = (await bob.ask("DELETE", f"/me/alerts/pushes/{push['push']}"))["pushes"]
            assert left == []

    run(test, settings=INSIDE, still=True, place=place)


def test_a_browser_is_one_persons_and_nobody_has_too_many() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        key = webpush.private(webpush.new_key())
        box = {"p256dh": webpush.code(webpush.public(key)), "auth": webpush.code(b"0123456789abcdef")}
        for number in range(letterboxes.MOST + 1):
            served.later(1)
            here = {"endpoint": f"https://push.example/{number}", **box}
            mine = (await ann.ask("PUT", "/me/alerts", here))["pushes"]
        assert len(mine) == letterboxes.MOST
        await bob.ask("PUT", "/me/alerts", here)
        assert len((await ann.ask("GET", "/me/alerts"))["pushes"]) == letterboxes.MOST - 1

    run(test, still=True)


async def takes_pushes(client: Client, name: str) -> None:
    await client.ask("PUT", "/me/alerts", {"endpoint": f"https://push.example/{name}", **a_browser()})


async def told_by(client: Client) -> int:
    """How many browsers of theirs take pushes."""
    return len((await client.ask("GET", "/me/alerts"))["pushes"])


@pytest.mark.parametrize("place", PLACES)
def test_a_browser_that_is_no_longer_somebodys_is_told_nothing(place: str) -> None:
    """Ended from elsewhere, signed out, or left to somebody else: it takes no push from then on."""

    async def test(served: Served) -> None:
        ann, phone = await served.guest("Ann"), Authenticator()
        await enrolled(ann, phone)
        await takes_pushes(ann, "home")
        async with Client(served.url) as library:
            await signed_in(library, phone)
            await takes_pushes(library, "library")
            (there,) = [one for one in await ann.ask("GET", "/me/devices") if not one["here"]]
            assert await told_by(ann) == 2
            await ann.ask("DELETE", f"/me/devices/{there['device']}")
            assert await told_by(ann) == 1, "ended"
            await signed_in(library, phone)
            await takes_pushes(library, "library")
            await library.ask("POST", "/me/sign-out", {})
            assert await told_by(ann) == 1, "signed out"
            await signed_in(library, phone)
            await takes_pushes(library, "library")
            bob = await served.guest("Bob")
            await library.ask("POST", "/me/enter", {"code": await a_link(bob), "replace": True})
            assert await told_by(ann) == 1, "somebody else's by a link"
            await takes_pushes(library, "library")
            await signed_in(library, phone, do="replace")
            assert await told_by(bob) == 0, "somebody else's who signed in"
            assert await told_by(ann) == 1

    run(test, settings=HERE, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_signs_in_once_more_goes_on_being_told(place: str) -> None:
    """The cookie of the device is another then; the browser is the same."""

    async def test(served: Served) -> None:
        ann, phone = await served.guest("Ann"), Authenticator()
        await enrolled(ann, phone)
        await takes_pushes(ann, "home")
        was = ann.http.cookies["parlour"]
        await signed_in(ann, phone)
        assert ann.http.cookies["parlour"] != was
        assert await told_by(ann) == 1
        await enrolled(ann, Authenticator())
        assert await told_by(ann) == 1
        await ann.ask("POST", "/me/sign-out", {})
        await signed_in(ann, phone)
        assert await told_by(ann) == 0

    run(test, settings=HERE, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_browser_of_before_devices_were_kept_ends_with_any_of_them(place: str, tmp_path: Path) -> None:
    """Nobody knows which it was: whoever is shown out is told nothing, and who stays switches it on again."""

    def fill(connection: Connection) -> None:
        for name in ("ann", "bob"):
            insert_row(connection, "players", {"id": name, "name": name, "made": 1, "banned": False})
            row: dict[str, Any] = {"endpoint": f"https://push.example/{name}", "player": name, **a_browser()}
            insert_row(connection, "pushes", row)
            for device in ("one", "two"):
                insert_row(connection, "devices", {"token": hashed(f"{name} {device}"), "player": name, "made": 1})

    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0031", fill)
        async with a_server(url=url) as served, Client(served.url) as ann, Client(served.url) as bob:
            for client, name in ((ann, "ann"), (bob, "bob")):
                client.http.cookies.set("parlour", f"{name} one")
                assert await told_by(client) == 1, "it goes on as long as nobody is shown out"
            await ann.ask("DELETE", f"/me/devices/{hashed('ann two')[:16]}")
            assert await told_by(ann) == 0
            assert await told_by(bob) == 1

    asyncio.run(test())
