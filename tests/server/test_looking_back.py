"""Hints, looks back, the points move by move, and what is known of how well somebody plays."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from parlour.bots.levels import levels_of
from parlour.bots.thinking import Unanswered
from parlour.core.found import beside
from parlour.core.game import find, games
from parlour.core.table import Table, codec_of
from parlour.server.store import schema
from parlour.server.thinking import analyses, skills
from parlour.server.thinking.fair import HOUSE, Matter
from parlour.server.thinking.pool import BotTurn, ProcessThinking, Thinking
from parlour.server.thinking.questions import advise, cost, decisions, look_back
from parlour.server.thinking.skills import ENOUGH, UNKNOWN, Skills, add, nearest
from tests.playthrough import house
from tests.server.places import PLACES, a_store
from tests.server.serving import BOT, ME, OPEN, Served, eventually, run
from tests.server.test_replays import finished
from tests.server.test_tables import duel, refused


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little thought is enough here."""
    monkeypatch.setattr(analyses, "LEVEL", 1)


class Stuck(Thinking):
    """Nothing comes of it."""

    async def study(self, *_: Any) -> Any:
        raise Unanswered


def test_a_hint_is_for_tables_of_bots_and_ones_own_turn() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT]))["table"]["table"]
        scene = await ann.scene(table)
        hint = await ann.ask("GET", f"/tables/{table}/hint")
        assert (hint["at"], hint["level"]) == (0, 1)
        offered = {option["action"]: option["word"] for option in scene["options"]}
        for option in hint["options"]:
            assert offered[option["action"]] == option["word"]
            assert 0 <= option["win"] <= 1 <= option["rank"] <= 2
        assert [o["visits"] for o in hint["options"]] == sorted((o["visits"] for o in hint["options"]), reverse=True)
        assert hint == await ann.ask("GET", f"/tables/{table}/hint"), "the same question, the same answer"
        await refused((await served.guest("Wat")).ask("GET", f"/tables/{table}/hint"), 403, "not-your-table")
        one, two, other = await duel(served)
        await refused(one.ask("GET", f"/tables/{other}/hint"), 409, "hints-off")
        await refused(two.ask("GET", f"/tables/{other}/hint"), 409, "not-your-turn")

    run(test)


@pytest.mark.parametrize("game", [game for game in games() if beside(find(game), "lens") is not None])
def test_the_lens_is_for_tables_of_bots_and_tells_what_the_seat_can_know(game: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make(game, [ME, BOT]))["table"]["table"]
        known = await ann.ask("GET", f"/tables/{table}/lens")
        assert known["memory"] == "all"
        for sight in known["sights"]:
            rows = sight["counts"] or sight["chances"]
            assert len(rows) == len(sight["things"])
            assert all(len(row) == len(sight["places"]) for row in rows)
        assert known["sights"]
        assert (await ann.ask("GET", f"/tables/{table}/lens", memory="table"))["memory"] == "table"
        await refused(ann.ask("GET", f"/tables/{table}/lens", memory="none"), 400, "unreadable")
        await refused((await served.guest("Wat")).ask("GET", f"/tables/{table}/lens"), 403, "not-your-table")
        one, two, other = await duel(served)
        for person in (one, two):
            await refused(person.ask("GET", f"/tables/{other}/lens"), 409, "hints-off")

    run(test)


def test_a_hint_that_does_not_come_is_no_error_of_the_player() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        answer = await ann.http.get(f"/api/tables/{table}/hint")
        assert (answer.status_code, answer.json()["error"]) == (503, "busy")

    run(test, thinking=Stuck())


def test_the_points_of_a_finished_game_move_by_move() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await finished(served)
        story = await ann.ask("GET", f"/replays/{table}/story")  # type: ignore[attr-defined]
        whole = await ann.ask("GET", f"/replays/{table}")  # type: ignore[attr-defined]
        assert story["names"] == whole["names"] == ["Ann", "Bob"]
        assert story["sources"] == whole["sources"] == ["card"]
        assert len(story["standings"]) == 5
        assert story["standings"][4] == whole["outcome"]["scores"]
        assert story["standings"][0] != story["standings"][1], "a swap"
        _, _, other = await duel(served)
        await refused(ann.ask("GET", f"/replays/{other}/story"), 409, "not-over")  # type: ignore[attr-defined]

    run(test)


def test_a_look_back_goes_on_by_itself_and_is_kept() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await finished(served)
        path = f"/replays/{table}/analysis"
        ask: Any = ann.ask  # type: ignore[attr-defined]
        assert await ask("GET", path) == {"phase": "none", "done": 0, "of": 0, "report": None}
        assert (await ask("POST", path))["phase"] in ("running", "done")
        done = await eventually(lambda: _done(ask, path))
        report = done["report"]
        assert (done["done"], done["of"]) == (len(report["moments"]), len(report["moments"]))
        assert report["names"] == ["Ann", "Bob"]
        for seat, account in enumerate(report["accounts"]):
            ways = account["start"] + account["own"] + account["others"] + account["luck"]
            assert ways == account["result"] == report["result"][seat]
        assert {moment["at"] for moment in report["moments"]} <= {0, 1, 2, 3}
        assert set(report["costly"]) <= {moment["at"] for moment in report["moments"]}
        assert await ask("POST", path) == done, "it is made once"
        wat = await served.guest("Wat")
        assert await wat.ask("GET", path) == done
        stranger = served.holder("x" * 20)
        await refused(stranger.ask("POST", path), 401, "no-guest")

    run(test)


async def _done(ask: Any, path: str) -> Any:
    told = await ask("GET", path)
    return told if told["phase"] == "done" else None


def test_a_look_back_that_fails_can_be_asked_for_again() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await finished(served)
        ask: Any = ann.ask  # type: ignore[attr-defined]
        await ask("POST", f"/replays/{table}/analysis")

        async def given_up() -> bool:
            return bool((await ask("GET", f"/replays/{table}/analysis"))["phase"] == "none")

        await eventually(given_up)

    run(test, thinking=Stuck())


def test_what_is_studied_is_the_same_in_a_process_of_its_own() -> None:
    async def test() -> None:
        table = Table("worlds_fair", 2, 3)
        for _ in range(12):
            table.play(table.legal()[0])
        record = table.record.write()
        workers = ProcessThinking(1)
        try:
            moves = await workers.study(HOUSE, Matter.ANALYSIS, decisions, record)
            assert moves == decisions(record)
            found = await workers.study(HOUSE, Matter.ANALYSIS, look_back, record, moves[3], 20)
            assert found == look_back(record, moves[3], 20)
        finally:
            workers.close()

    asyncio.run(test())


def test_a_poor_choice_costs_more_than_the_best() -> None:
    table = Table("worlds_fair", 2, 3)
    for _ in range(30):
        table.play(table.legal()[0])
    view, turn = table.view(table.turn), table.turn
    assert turn is not None
    packed = codec_of(table.game).encode(view).decode()
    told = advise("worlds_fair", packed, turn, 3)
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


def test_links_with_secrets_are_drawn() -> None:
    async def test(served: Served) -> None:
        wat = await served.guest("Wat")
        drawn = await wat.http.post("/api/qr", json={"path": "/t/abc#secret"})
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        other = await wat.http.post("/api/qr", json={"path": "/t/abc#other"})
        assert drawn.content.startswith(b"<?xml")
        assert drawn.content != other.content
        for wrong in ("t/abc", "", "/" + "x" * 300, "/a b", "https://elsewhere.example"):
            assert (await wat.http.post("/api/qr", json={"path": wrong})).status_code == 400

    run(test)
