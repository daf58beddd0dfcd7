"""Chat at a table: who hears it, who does not, and how often one may speak."""

import asyncio

import pytest

from parlour.client import Refused
from tests.server.places import PLACES
from tests.server.serving import Served, run, until
from tests.server.test_tables import duel, refused


def test_chat_is_heard_unless_muted_and_not_too_fast() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ear = bob.told(table)
        await until(ear, lambda said: said["type"] == "table")
        said = await ann.do(table, "chat", id="c1", text="  hello \n there ")
        assert (said["text"], said["name"]) == ("hello there", "Ann")
        assert await ann.do(table, "chat", id="c1", text="again") == said
        assert (await until(ear, lambda heard: heard["type"] == "said"))["line"] == said
        assert await bob.ask("PUT", "/me/mutes", {"player": said["player"], "muted": True}) == [said["player"]]
        assert await bob.ask("GET", f"/tables/{table}/chat") == []
        assert await ann.ask("GET", f"/tables/{table}/chat") == [said]
        watcher = await served.guest("Wat")
        await refused(watcher.do(table, "chat", text="hi"), 403, "not-your-table")
        await refused(ann.do(table, "chat", text=" \u200b "), 400, "not-text")
        served.rooms.limits._scale = 1
        many = [ann.do(table, "chat", text="spam") for _ in range(20)]
        spam = await asyncio.gather(*many, return_exceptions=True)
        assert any(isinstance(said, Refused) and said.status == 429 for said in spam)

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_line_of_chat_is_told_once(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ear = bob.told(table)
        await until(ear, lambda said: said["type"] == "table")
        for _ in range(3):
            await ann.do(table, "chat", id="c1", text="hello")
        await ann.do(table, "chat", id="c2", text="end")
        heard = [(await until(ear, lambda said: said["type"] == "said"))["line"]["text"] for _ in range(2)]
        assert heard == ["hello", "end"]

    run(test, place=place)
