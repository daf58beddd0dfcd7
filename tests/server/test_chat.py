"""Chat at a table: who hears it, who does not, and how often one may speak."""

import asyncio

import pytest

from parlour.client import Refused
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run, until
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


def test_an_emote_is_seen_by_whoever_hears_the_chat_and_stored_nowhere() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        wat = await served.guest("Wat")
        ears = [bob.told(table), wat.told(table)]
        for ear in ears:
            await until(ear, lambda said: said["type"] == "table")
        shown = await ann.do(table, "emote", id="e1", emote="bravo")
        assert (shown["type"], shown["seat"], shown["emote"]) == ("emote", 0, "bravo")
        assert await ann.do(table, "emote", id="e1", emote="bravo") == shown
        await ann.do(table, "emote", id="e2", emote="tea")
        for ear in ears:
            seen = [(await until(ear, lambda said: said["type"] == "emote"))["emote"] for _ in range(2)]
            assert seen == ["bravo", "tea"]
        assert await ann.ask("GET", f"/tables/{table}/chat") == []
        assert all(entry["kind"] != "emote" for entry in await ann.ask("GET", f"/tables/{table}/told"))
        await refused(wat.do(table, "emote", emote="wave"), 403, "not-your-table")
        await refused(ann.do(table, "emote", emote="insult"), 400, "unreadable")
        await refused(ann.do(table, "emote", emote="wave", seat=1), 403, "not-your-seat")

    run(test)


def test_emotes_of_whoever_is_muted_are_not_seen_and_not_too_many() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ear = bob.told(table)
        await until(ear, lambda said: said["type"] == "table")
        player = (await ann.ask("GET", "/me"))["player"]
        await bob.ask("PUT", "/me/mutes", {"player": player, "muted": True})
        await ann.do(table, "emote", emote="laugh")
        await bob.ask("PUT", "/me/mutes", {"player": player, "muted": False})
        await ann.do(table, "emote", emote="think")
        assert (await until(ear, lambda said: said["type"] == "emote"))["emote"] == "think"
        served.rooms.limits._scale = 1
        many = [ann.do(table, "emote", emote="wow") for _ in range(9)]
        shown = await asyncio.gather(*many, return_exceptions=True)
        assert any(isinstance(one, Refused) and one.status == 429 for one in shown)

    run(test)


def test_where_others_may_not_watch_they_see_no_emote() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN], watch=False))["table"]["table"]
        wat = await served.guest("Wat")
        ear = wat.told(table)
        await until(ear, lambda said: said["type"] == "table")
        await ann.do(table, "emote", emote="wave")
        await wat.join(table)
        await ann.do(table, "emote", emote="cheers")
        again = wat.told(table)
        await until(again, lambda said: said["type"] == "table")
        await ann.do(table, "emote", emote="luck")
        assert (await until(again, lambda said: said["type"] == "emote"))["emote"] == "luck"
        assert (await until(ear, lambda said: said["type"] == "emote"))["emote"] == "cheers"

    run(test)
