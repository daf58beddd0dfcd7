"""Hints, looks back, the points move by move."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from parlour.bots.thinking import Unanswered
from parlour.core.found import beside
from parlour.core.game import find, games
from parlour.core.table import Table
from parlour.server.store import schema
from parlour.server.thinking import analyses
from parlour.server.thinking.fair import HOUSE, Matter
from parlour.server.thinking.pool import ProcessThinking, Thinking
from parlour.server.thinking.questions import decisions, look_back
from tests.server.serving import BOT, ME, Served, eventually, run
from tests.server.test_replays import finished
from tests.server.test_tables import duel, refused


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little thought is enough here."""
    monkeypatch.setattr(analyses, "effort", lambda game, seats, glances: 32)


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
        assert (hint["at"], hint["level"]) == (0, 4)
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
        assert await ask("GET", path) == {"phase": "none", "done": 0, "of": 0, "report": None, "partly": None}
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


async def looking(served: Served) -> tuple[Any, str]:
    """A look back that has begun: who asks for it, and where."""
    ann, _, table = await finished(served)
    ask: Any = ann.ask  # type: ignore[attr-defined]
    await ask("POST", f"/replays/{table}/analysis")
    return ask, f"/replays/{table}/analysis"


class OneByOne(Thinking):
    """Thinks about two decisions at once, and about no more than it is let."""

    abreast = 2

    def __init__(self) -> None:
        self.let = asyncio.Semaphore(0)
        self.at_once = 0
        self.most = 0

    async def study(self, owner: Any, matter: Any, work: Any, *how: Any) -> Any:
        if work is not look_back:
            return work(*how)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.let.acquire()
        self.at_once -= 1
        return work(*how)


def test_a_look_back_is_told_as_it_goes_and_thinks_about_several_decisions_at_once() -> None:
    thinking = OneByOne()

    async def test(served: Served) -> None:
        ask, path = await looking(served)

        async def begun() -> Any:
            told = await ask("GET", path)
            return told if told["of"] else None

        told = await eventually(begun)
        assert (told["phase"], told["done"], told["report"], told["partly"]) == ("running", 0, None, None)
        thinking.let.release()

        async def first() -> Any:
            told = await ask("GET", path)
            return told if told["done"] else None

        told = await eventually(first)
        assert (told["phase"], told["done"], told["report"]) == ("running", 1, None)
        partly = told["partly"]
        assert (len(partly["moments"]), partly["accounts"], partly["why"]) == (1, [], {})
        assert partly["names"] == ["Ann", "Bob"]
        assert set(partly["words"]) >= {partly["moments"][0]["chosen"], partly["moments"][0]["best"]}
        for _ in range(told["of"]):
            thinking.let.release()
        done = await eventually(lambda: _done(ask, path))
        assert done["partly"] is None
        assert done["report"]["moments"][:1] == partly["moments"]
        assert [one["at"] for one in done["report"]["moments"]] == sorted(
            one["at"] for one in done["report"]["moments"]
        )
        assert thinking.most == 2

    run(test, thinking=thinking)


def test_a_look_back_that_stopped_halfway_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = OneByOne()

    async def test(served: Served) -> None:
        ask, path = await looking(served)
        thinking.let.release()

        async def first() -> bool:
            return (await ask("GET", path))["partly"] is not None

        await eventually(first)
        half = (
            await served.rooms.store.read(lambda connection: connection.execute(select(schema.analyses)).one())
        )._asdict()
        for _ in range(9):
            thinking.let.release()
        done = await eventually(lambda: _done(ask, path))
        halfway = update(schema.analyses).values(**half)  # as a process that died left it
        await served.rooms.store.write(lambda connection: connection.execute(halfway) and None)
        assert (await ask("GET", path))["phase"] == "running"
        monkeypatch.setattr(analyses, "STALE", -1)
        assert (await ask("GET", path))["phase"] == "none"
        await ask("POST", path)
        again = await eventually(lambda: _done(ask, path))
        assert again == done

    run(test, thinking=thinking)


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
