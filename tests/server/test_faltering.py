"""A bot that finds no answer: whoever is at the table is told, in whichever process, and what follows."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from parlour.bots.thinking import Unanswered
from parlour.client import Json
from parlour.server.thinking.pool import BotTurn, Thinking
from tests.server.daily import tried
from tests.server.places import a_database
from tests.server.serving import BOT, ME, OPEN, Served, a_server, run, until


class Faltering(Thinking):
    """Any option is taken for its bots; where no other level may answer, they fail as long as they are `lost`."""

    lost = True

    async def choose(self, turn: BotTurn, *whose: Any) -> str:
        if turn.chance is not None and self.lost:
            raise Unanswered("lost")
        if turn.chance is None and self.faltered is not None:
            self.faltered(turn, 0)
        return await super().choose(turn)


def is_faltered(said: Json) -> bool:
    return bool(said["type"] == "faltered")


def test_whoever_is_at_the_table_is_told_in_every_process() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url, thinking=Faltering()) as one, a_server(url=url, thinking=Faltering()) as two:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = (await ann.make("high_card", [ME, OPEN, BOT]))["table"]["table"]
            await bob.join(table)
            bob.url, bob.http.base_url = two.url, httpx.URL(two.url)
            hers, his = ann.told(table), bob.told(table)
            for ear, who in ((hers, ann), (his, bob)):
                await until(ear, lambda said: said["type"] != "faltered")
                scene = await who.scene(table)
                await who.play(table, scene["at"], scene["options"][0]["action"])
            for ear in (hers, his):
                assert await until(ear, is_faltered) == {"type": "faltered", "seat": 2, "instead": 0}

    asyncio.run(test())


def test_in_a_deal_of_the_day_the_bot_is_asked_again() -> None:
    thinking = Faltering()

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await tried(ann)
        ear = ann.told(table)
        await until(ear, lambda said: said["type"] == "table")
        scene = await ann.scene(table)
        if scene["options"]:
            await ann.play(table, scene["at"], scene["options"][0]["action"])
        told = await until(ear, is_faltered)
        assert (told["instead"], told["seat"] == scene["seat"]) == (None, False)
        thinking.lost = False
        await until(ear, lambda said: said["type"] == "told" and said["happened"]["seat"] == told["seat"])

    run(test, thinking=thinking)
