"""What a list tells of a table without replaying it: dates, levels, the round, and for whom a stand-in played."""

import asyncio

import pytest

from parlour.client import Client, Json
from tests.server.places import PLACES
from tests.server.serving import BOT, ME, Served, eventually, run
from tests.server.test_tables import duel, my_turn


async def listed(client: Client, table: str) -> Json:
    mine = {one["table"]["table"]: one["table"] for one in await client.ask("GET", "/me/tables")}
    found: Json = mine[table]
    return found


@pytest.mark.parametrize("place", PLACES)
def test_a_list_tells_dates_levels_and_the_round(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = (await ann.make("worlds_fair", [ME, BOT]))["table"]
        row = await listed(ann, made["table"])
        assert (row["round"], row["seats"][1]["level"], row["made"]) == (1, 1, made["made"])
        served.later(5_000)
        await eventually(lambda: my_turn(ann, made["table"]))
        scene = await ann.scene(made["table"])
        await ann.play(made["table"], scene["at"], scene["options"][0]["action"])
        await eventually(lambda: my_turn(ann, made["table"]))  # nobody else changes it any more
        now = await ann.ask("GET", f"/tables/{made['table']}")
        row = await listed(ann, made["table"])
        assert row["changed"] == now["changed"] > row["made"]
        assert row["round"] == now["round"] == 1
        plain = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        assert (await listed(ann, plain))["round"] == 0, "a game that counts none"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_stand_ins_loss_is_told_as_such_in_lists(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.do(table, "resign")
        while (await bob.ask("GET", f"/tables/{table}"))["phase"] == "playing":
            if await my_turn(bob, table):
                await bob.play(table, (await bob.scene(table))["at"], "keep")
            await asyncio.sleep(0.01)
        seats = (await listed(ann, table))["seats"]
        assert [(seat["resigned"], seat["stood_in"] > 0) for seat in seats] == [(True, True), (False, False)]
        told = (await ann.ask("GET", f"/tables/{table}"))["seats"]
        assert [seat["stood_in"] for seat in seats] == [seat["stood_in"] for seat in told]

    run(test, place=place)
