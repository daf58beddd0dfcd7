"""Challenges to somebody: where they are told of them, and where they find them later."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.client import Client
from parlour.server.store.news import GATHERED
from parlour.server.tables.challenges import HERE
from tests.server.endpoint import INSIDE, a_browser, an_endpoint
from tests.server.news import nothing_waits, some_wait
from tests.server.places import PLACES, a_migrated_database
from tests.server.serving import Served, a_server, run
from tests.server.test_blocks import id_of
from tests.server.test_challenges import answer, challenge, friends, look


def test_whoever_looks_through_another_process_is_not_pushed_to() -> None:
    """Their page finds it within seconds, wherever it asks; who has none open is pushed to a little later."""

    async def test(tmp_path: Path) -> None:
        url = await a_migrated_database("postgres", tmp_path)
        how: dict[str, Any] = {"url": url, "settings": INSIDE, "still": True}
        async with a_server(**how) as one, a_server(**how) as two, an_endpoint() as endpoint:
            ann, bob = await friends(one)
            mine = await bob.ask("PUT", "/me/alerts", {"endpoint": endpoint.url, **a_browser()})
            on = {"kind": "invitations", "way": mine["here"], "on": True}
            await bob.ask("PUT", "/me/alerts/switch", on)
            first = await challenge(ann, bob)
            await some_wait(one, 1)
            async with Client(two.url) as other:
                other.http.cookies.set("parlour", bob.http.cookies["parlour"])
                assert (await look(other))[0] == ["Ann"]
                await nothing_waits(one)
                await answer(other, first, False)
            one.later(HERE + 1)
            second = await challenge(ann, bob)
            await some_wait(one, 1)
            one.later(GATHERED["push"]["invitations"])
            await endpoint.posted.get()
            await nothing_waits(one)
            assert endpoint.posted.empty()
            assert second["table"] != first["table"]

    asyncio.run(asyncio.wait_for(test(Path()), 300))


@pytest.mark.parametrize("place", PLACES)
def test_challenges_to_somebody_are_among_what_is_kept_of_them(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        asked = await challenge(ann, bob)
        (told,) = (await bob.ask("GET", "/me/export"))["challenged"]
        assert (told["player"], told["table"]) == (await id_of(ann), asked["table"])
        mine = await ann.ask("GET", "/me/export")
        assert [one["other"] for one in mine["challenges"]] == [await id_of(bob)]
        assert mine["challenged"] == []

    run(test, place=place)
