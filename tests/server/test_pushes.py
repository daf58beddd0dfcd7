"""Browsers that take pushes: each switched alone, and one person's."""

import asyncio
import json

import pytest
from sqlalchemy import func, select

from parlour.server.alerts import webpush
from parlour.server.people import letterboxes
from parlour.server.store.news import PUSH_GAP
from parlour.server.store.schema import news
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, eventually, run
from tests.server.test_alerts import INSIDE, an_endpoint, opened


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
