"""Duplicate on the server: one deal for all tables of a round, and nothing of it told before the last has played it."""

import asyncio

import pytest

from parlour.client import Client, Json
from tests.server.places import PLACES
from tests.server.serving import Served, eventually, run
from tests.server.test_tables import refused
from tests.server.tournaments import act, by_the_log, director, entered, look, made, play_out, round_begun


async def hands(client: Client, table: str) -> Json:
    """What my seat sees of the deal."""
    [seat] = (await client.ask("GET", f"/tables/{table}"))["yours"]
    return {"seat": seat, "view": (await client.ask("GET", f"/tables/{table}/scene"))["view"]}


@pytest.mark.parametrize("place", PLACES)
def test_a_deal_is_the_same_at_every_table_and_sealed_until_the_round_is_over(place: str) -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=1, duplicate=True)
        people = await entered(served, tournament, 4)
        await act(dora, tournament, "begin")
        now = await round_begun(dora, tournament, 1)
        assert now["round"]["sealed"]
        mine = [(await look(one, tournament))["table"] for one in people]
        seen = [await hands(one, table) for one, table in zip(people, mine, strict=True)]
        for hand in seen:
            assert all(other["view"] == hand["view"] for other in seen if other["seat"] == hand["seat"])
        first = mine[0]
        here = [one for one, table in zip(people, mine, strict=True) if table == first]
        there = [one for one, table in zip(people, mine, strict=True) if table != first]
        await refused(dora.ask("GET", f"/tables/{first}/scene"), 403, "seats-only")
        await asyncio.gather(*(play_out(one, first) for one in here))

        async def counted() -> Json | None:
            found = await look(dora, tournament)
            return found if any(table["over"] for table in found["round"]["tables"]) else None

        now = await eventually(counted)
        assert all(seat["points"] is None for table in now["round"]["tables"] for seat in table["seats"])
        assert all(row["points"] == row["score"] == 0 for row in now["standings"])
        for one in (dora, there[0], here[0]):
            for path in ("", "/record", "/story", "/analysis", "/told"):
                await refused(one.ask("GET", f"/replays/{first}{path}"), 403, "sealed")
            await refused(one.ask("POST", f"/replays/{first}/analysis"), 403, "sealed")
            fork: Json = {"at": 0, "seat": 0, "id": "f"}
            await refused(one.ask("POST", f"/replays/{first}/fork", fork), 403, "sealed")
        for one in (dora, there[0]):
            info = await one.ask("GET", f"/tables/{first}")
            assert (info["outcome"], info["deal"]["secret"]) == (None, None)
            await refused(one.ask("GET", f"/tables/{first}/scene"), 403, "seats-only")
            await refused(one.ask("GET", f"/tables/{first}/scene", seat=0), 403, "not-your-seat")
        [seat] = (await here[0].ask("GET", f"/tables/{first}"))["yours"]
        await refused(here[0].ask("GET", f"/tables/{first}/scene", seat=1 - seat), 403, "not-your-seat")
        second = next(table for table in mine if table != first)
        await asyncio.gather(*(play_out(one, second) for one in there))

        async def told() -> list[str] | None:
            secrets = [(await dora.ask("GET", f"/tables/{table}"))["deal"]["secret"] for table in (first, second)]
            return secrets if None not in secrets else None

        assert len(set(await eventually(told))) == 1
        assert (await dora.ask("GET", f"/replays/{first}"))["outcome"] is not None
        course, _, _ = await by_the_log(served.rooms.store, tournament)
        assert sum(row.score for row in course.standings) == 2, "of four compared by twos"

    run(test, place=place)
