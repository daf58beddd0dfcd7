"""How well somebody plays: what their decisions cost, and the stand-in that plays as well."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from parlour.bots.levels import levels_of
from parlour.core.table import Table, codec_of
from parlour.server.store import schema
from parlour.server.thinking import skills
from parlour.server.thinking.pool import BotTurn, Thinking
from parlour.server.thinking.questions import cost, weighed
from parlour.server.thinking.skills import ENOUGH, UNKNOWN, Skills, add, nearest
from tests.playthrough import house
from tests.server.places import PLACES, a_store
from tests.server.serving import ME, OPEN, Served, eventually, run


def test_a_poor_choice_costs_more_than_the_best() -> None:
    table = Table("worlds_fair", 2, 3)
    for _ in range(30):
        table.play(table.legal()[0])
    view, turn = table.view(table.turn), table.turn
    assert turn is not None
    packed = codec_of(table.game).encode(view).decode()
    told = weighed("worlds_fair", packed, turn, 1, 0)
    costs = [cost("worlds_fair", packed, turn, one["action"], 200) for one in told]
    assert 0 in costs
    assert max(costs) > 0


def costing(monkeypatch: pytest.MonkeyPatch, game: str, costs: list[int]) -> None:
    """As if decisions of a game's levels cost so much."""
    told = skills.costs_of
    monkeypatch.setattr(skills, "costs_of", lambda asked: costs if asked == game else told(asked))


def test_the_level_of_a_player_is_that_of_the_nearest_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    costing(monkeypatch, "kairo", [90, 60, 40, 20, 10])
    assert nearest("kairo", ENOUGH - 1, 0) == UNKNOWN
    assert nearest("chess", 100, 0) == UNKNOWN
    for mean, level in ((200, 1), (58, 2), (41, 3), (21, 4), (12, 5), (-5, 5)):
        assert nearest("kairo", 100, 100 * mean) == level
    for costs, level in (([90, 60, 10, 10, 10], 4), ([90, 60, 30, 10, 10], 4), ([10, 10, 10, 10, 10], 3)):
        costing(monkeypatch, "kairo", costs)
        assert nearest("kairo", 100, 0) == level


def test_every_game_of_the_house_has_a_cost_for_every_level() -> None:
    for game in house():
        costs = skills.costs_of(game.id)
        told = f"{game.id}: measure COSTS of bots/judges/{game.id}.py by python bench/stand_in.py {game.id}"
        assert costs is not None, told
        assert len(costs) == len(levels_of(game, 2)), told


@pytest.mark.parametrize("place", PLACES)
def test_what_decisions_cost_is_added_up(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    costing(monkeypatch, "kairo", [90, 60, 40, 20, 10])

    async def test() -> None:
        async with a_store(place) as store:
            known = Skills(store, Thinking())
            await store.write(lambda connection: connection.exec_driver_sql(NEW) and None)
            for _ in range(ENOUGH):
                assert await known.level("ann", "kairo") == UNKNOWN
                await store.write(add("ann", "kairo", 61))
            await store.write(add("nobody", "kairo", 61))
            assert await known.level("ann", "kairo") == 2
            assert await known.level("nobody", "kairo") == await known.level(None, "kairo") == UNKNOWN

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_what_older_bots_found_is_not_counted(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    costing(monkeypatch, "kairo", [90, 60, 40, 20, 10])
    older = "insert into skills (player, game, decisions, cost) values ('ann', 'kairo', 100, 1000)"

    async def test() -> None:
        async with a_store(place) as store:
            known = Skills(store, Thinking())
            await store.write(lambda connection: connection.exec_driver_sql(NEW) and None)
            await store.write(lambda connection: connection.exec_driver_sql(older) and None)  # from before versions
            assert await known.level("ann", "kairo") == UNKNOWN, "they cost 10 each, by bots nobody knows"
            for _ in range(ENOUGH):
                await store.write(add("ann", "kairo", 61))
            assert await known.level("ann", "kairo") == 2
            monkeypatch.setattr(skills, "version_now", lambda _: "9.9")
            assert await known.level("ann", "kairo") == UNKNOWN, "the bots have changed since"
            await store.write(add("ann", "kairo", 61))
            wanted = select(schema.skills.c.decisions, schema.skills.c.cost, schema.skills.c.version)
            row = await store.read(lambda connection: connection.execute(wanted).one())
            assert tuple(row) == (1, 61, "9.9")

    asyncio.run(test())


NEW = "insert into players (id, name, made, banned) values ('ann', 'Ann', 1, false)"


class Judging(Thinking):
    """Judges, and remembers as what a stand-in played."""

    judges = True

    def __init__(self) -> None:
        self.levels: list[int] = []

    async def choose(self, turn: BotTurn, *whose: Any) -> str:
        self.levels.append(turn.level)
        return await super().choose(replace(turn, level=1))


def test_decisions_are_judged_and_the_stand_in_plays_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skills, "PAUSE", 0.0)
    monkeypatch.setattr(skills, "idle", lambda: True)
    monkeypatch.setattr(skills, "ENOUGH", 2)
    monkeypatch.setattr(skills, "ITERATIONS", 20)
    costing(monkeypatch, "high_card", [10**6, 10**6 - 1, 10**6 - 2, 10**6 - 3, 0])
    thinking = Judging()

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for _ in range(2):
            table = (await ann.make("high_card", [ME, ME]))["table"]["table"]
            for at in range(3):
                await ann.play(table, at, "keep")
        player = (await ann.ask("GET", "/me"))["player"]

        async def known() -> bool:
            return await served.rooms.skills.level(player, "high_card") == 5

        await eventually(known)
        bob = await served.guest("Bob")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await bob.join(table)
        await ann.do(table, "leave", seat=0)
        await eventually(lambda: _at(ann, table, 2))
        assert thinking.levels == [5]

    run(test, thinking=thinking)


async def _at(client: Any, table: str, least: int) -> bool:
    return bool((await client.ask("GET", f"/tables/{table}"))["at"] >= least)
