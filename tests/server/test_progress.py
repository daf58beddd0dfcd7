"""My progress: what is noted of my decisions and of nobody else's, what is told of it, and that it goes with me."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select

from parlour.client import Client, Json
from parlour.server.store import judged as stored
from parlour.server.store.judged import JudgedRow, MetRow
from parlour.server.store.schema import judged
from parlour.server.tables import coaching, progress
from parlour.server.tables.progress import ENOUGH, FEW, GAMES, against, fitting, months_of, themes_of
from parlour.server.thinking import analyses
from parlour.server.thinking.skills import version_now
from parlour.server.times import DAY
from tests.server.earlier import insert, left_by
from tests.server.places import PLACES, a_database
from tests.server.serving import BOT, ME, Served, a_server, eventually, run
from tests.server.test_again import played
from tests.server.test_replays import finished

GAME = "worlds_fair"


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "DEEPER", 2)
    monkeypatch.setattr(analyses, "effort", lambda game, seats, glances: 32)


def row(at: int, cost: int, theme: str = "", made: int = 0, version: str = "1.1", effort: int = 1) -> JudgedRow:
    return JudgedRow("t", at, GAME, version, made, effort, f"choice {at}", cost, theme)


async def of_game(who: Client, game: str) -> Json | None:
    return next((one for one in await who.ask("GET", "/me/progress") if one["game"] == game), None)


async def kept(served: Served, who: Client) -> list[JudgedRow]:
    me = (await who.ask("GET", "/me"))["player"]
    return list(await served.rooms.store.read(stored.decisions_of(me)))


async def looked_back(who: Client, table: str) -> Json:
    path = f"/replays/{table}/analysis"
    await who.ask("POST", path)

    async def done() -> Any:
        told = await who.ask("GET", path)
        return told["phase"] == "done" and told

    return dict((await eventually(done))["report"])


@pytest.mark.parametrize("place", PLACES)
def test_a_word_of_the_coach_is_noted_once_and_the_first_choice_stays(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make(GAME, [ME, BOT]))["table"]["table"]
        scene = await ann.scene(table)
        first, second = scene["options"][-1]["action"], scene["options"][0]["action"]
        await ann.play(table, 0, first)
        word = await ann.ask("GET", f"/tables/{table}/coach", move=0)
        [noted] = await kept(served, ann)
        assert (noted.at, noted.chosen, noted.cost, noted.effort) == (0, first, word["cost"], 1)
        assert noted.version == version_now(GAME)
        assert noted.theme == (word["why"][0]["kind"] if word["verdict"] == "cost" and word["why"] else "")
        deeper = await ann.ask("GET", f"/tables/{table}/coach", move=0, deeper="true")
        await ann.ask("GET", f"/tables/{table}/coach", move=0)
        [closer] = await kept(served, ann)
        assert (closer.cost, closer.effort) == (deeper["cost"], 2), "what was looked at more closely stays"

        async def mine() -> object:
            return (await ann.scene(table))["turn"] == 0

        await eventually(mine)
        await ann.ask("POST", f"/tables/{table}/undo", {"at": (await ann.scene(table))["at"], "id": "u", "seat": 0})
        await ann.play(table, (await ann.scene(table))["at"], second)
        assert (await ann.ask("GET", f"/tables/{table}/coach", move=0))["chosen"]["action"] == second
        assert await kept(served, ann) == [closer], "whoever chooses again has heard the word on the first choice"
        told = await of_game(ann, GAME)
        assert told is not None
        assert (told["decisions"], told["levels"], told["fits"]) == (1, [], None)
        [month] = told["months"]
        assert (month["decisions"], month["cost"], month["error"], month["earlier"]) == (1, closer.cost, None, False)
        export = await ann.ask("GET", "/me/export")
        assert [(one["table"], one["cost"]) for one in export["judged"]] == [(table, closer.cost)]
        bob = await served.guest("Bob")
        assert await bob.ask("GET", "/me/progress") == []
        assert await served.holder("x" * 20).ask("GET", "/me/progress") == [], "nobody yet: nothing, and no refusal"
        await ann.ask("DELETE", "/me")
        counted = select(func.count()).select_from(judged)
        assert await served.rooms.store.read(lambda connection: connection.execute(counted).scalar()) == 0

    run(test, place=place)


def test_what_nobody_chooses_is_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make(GAME, [ME, BOT]))["table"]["table"]
        action = (await ann.scene(table))["options"][0]["action"]
        await ann.play(table, 0, action)
        with monkeypatch.context() as forced:
            forced.setattr(progress, "legal", lambda _: [action])
            await ann.ask("GET", f"/tables/{table}/coach", move=0)
            assert await kept(served, ann) == []
        await ann.ask("GET", f"/tables/{table}/coach", move=0)
        assert len(await kept(served, ann)) == 1

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_look_back_is_noted_for_everybody_who_played_there(place: str) -> None:
    async def test(served: Served) -> None:
        one, two, table = await finished(served)
        ann: Any = one
        bob: Any = two
        report = await looked_back(ann, table)
        for seat, who in enumerate((ann, bob)):
            moments = [moment for moment in report["moments"] if moment["seat"] == seat]

            async def noted(who: Client = who, many: int = len(moments)) -> object:
                return len(await kept(served, who)) == many

            await eventually(noted)
            costs = {found.at: found.cost for found in await kept(served, who)}
            assert costs == {moment["at"]: moment["cost"] for moment in moments}
            told = await of_game(who, "high_card")
            assert told is not None
            assert told["levels"] == [], "a game with another person says nothing of bots"
        wat = await served.guest("Wat")
        await wat.ask("GET", f"/replays/{table}/analysis")
        assert await kept(served, wat) == []

    run(test, place=place)


def test_a_look_back_of_before_is_noted_when_it_is_read() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await played(ann, [ME, BOT])
        report = await looked_back(ann, table)
        mine = [moment["at"] for moment in report["moments"] if moment["seat"] == 0]

        async def noted() -> object:
            return len(await kept(served, ann)) == len(mine)

        await eventually(noted)
        await served.rooms.store.write(lambda connection: connection.execute(judged.delete()).rowcount)
        assert await kept(served, ann) == []
        await ann.ask("GET", f"/replays/{table}/analysis")
        assert [found.at for found in await kept(served, ann)] == mine

    run(test)


def test_what_was_played_before_a_fork_or_by_several_is_nobodys_decision() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await played(ann, [ME, BOT])
        fork = await ann.ask("POST", f"/replays/{table}/fork", {"at": 2, "seat": 0, "id": "f", "level": 1})
        await ann.run(fork["table"], lambda scene: str(scene["options"][0]["action"]))
        report = await looked_back(ann, fork["table"])
        mine = [moment["at"] for moment in report["moments"] if moment["seat"] == 0 and moment["at"] >= 2]
        await ann.ask("GET", f"/replays/{fork['table']}/analysis")
        assert [found.at for found in await kept(served, ann)] == mine
        told = await of_game(ann, "high_card")
        assert told is not None
        assert [(one["level"], one["games"], one["few"]) for one in told["levels"]] == [(1, 1, True)], (
            "the fork is none"
        )
        several = (await ann.make("high_card", [ME, ME], several=True))["table"]["table"]
        for seat in (0, 1, 0, 1):
            scene = await ann.scene(several, seat=seat)
            await ann.play(several, scene["at"], scene["options"][0]["action"], seat=seat)
        before = len(await kept(served, ann))
        await looked_back(ann, several)
        await ann.ask("GET", f"/replays/{several}/analysis")
        assert len(await kept(served, ann)) == before

    run(test)


def test_a_guest_keeps_so_many_decisions_of_a_game_and_the_oldest_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "KEPT", 3)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        me = (await ann.ask("GET", "/me"))["player"]
        for at in range(5):
            await served.rooms.store.write(stored.note(me, [row(at, 1000, made=at)]))
        assert [found.at for found in await kept(served, ann)] == [2, 3, 4]
        await served.rooms.store.write(stored.note(me, [row(3, 0, made=3, effort=0)]))
        assert [found.cost for found in await kept(served, ann)] == [1000] * 3, "a glance changes nothing"

    run(test)


def test_means_by_month_have_an_interval_once_there_are_enough_and_versions_apart() -> None:
    rows = [row(at, 10_000 * (at % 2), made=at) for at in range(ENOUGH)]
    rows += [row(99, 50_000, made=40 * DAY), row(98, 70_000, made=40 * DAY, version="0.1")]
    months = months_of(rows, "1.1")
    assert [(one.month, one.decisions, one.cost, one.earlier) for one in months] == [
        ("1970-01", ENOUGH, 5000, False),
        ("1970-02", 1, 70_000, True),
        ("1970-02", 1, 50_000, False),
    ]
    assert months[0].error == pytest.approx(1.96 * 5130 / ENOUGH**0.5, abs=2)
    assert [one.error for one in months[1:]] == [None, None]


def test_themes_are_told_by_what_they_cost_together() -> None:
    rows = [row(0, 30_000, "Coins"), row(1, 30_000, "Coins"), row(2, 40_000, "Medals"), row(3, -9, "Medals"), row(4, 7)]
    told = themes_of(rows, {"Coins": 3})
    assert [(one.theme, one.decisions, one.cost, one.part, one.puzzles) for one in told] == [
        ("Coins", 2, 30_000, 0.6, 3),
        ("Medals", 1, 40_000, 0.4, 0),
    ]
    assert themes_of([], {}) == []


def ends(level: int, *ranks: list[int], stood_in: int = 0, resigned: bool = False) -> list[MetRow]:
    whom = msgspec.json.encode({"actions": [stood_in], "resigned": [0] if resigned else []}).decode()
    outcome = {"reason": "", "scores": [], "sheet": []}
    return [MetRow(GAME, level, 0, msgspec.json.encode({**outcome, "ranks": one}).decode(), whom) for one in ranks]


WON, LOST = [1, 2], [2, 1]


@pytest.mark.parametrize(
    ("met", "fits"),
    [
        (ends(3, *[WON] * 6, *[LOST] * 4), 3),
        (ends(3, *[WON] * 10), 4),
        (ends(5, *[WON] * 10), 5),
        (ends(2, *[LOST] * 10), 1),
        (ends(1, *[LOST] * 10), 1),
        (ends(3, *[WON] * (FEW - 1)), None),
        (ends(2, *[WON] * 10) + ends(3, *[WON] * 4, *[LOST] * 6) + ends(5, *[LOST] * 9), 3),
        ([], None),
    ],
)
def test_the_level_that_fits_is_the_one_met_evenly(met: list[MetRow], fits: int | None) -> None:
    assert fitting(against(met)) == fits


def test_how_bots_of_a_level_fared_against_me_has_its_interval() -> None:
    [told] = against(ends(3, *[WON] * 6, *[LOST] * 4))
    assert (told.games, told.lost, told.few) == (10, 0.4, False)
    assert [told.low, told.high] == pytest.approx([0.168, 0.687], abs=0.001)
    [four] = against(ends(2, [2, 1, 3, 4], [1, 2, 3, 4]))
    assert four.lost == pytest.approx(1 / 6, abs=0.001)
    assert four.few
    assert against(ends(3, WON, stood_in=1) + ends(3, LOST, resigned=True)) == []
    [newest] = against(ends(3, *[WON] * GAMES, *[LOST] * GAMES))
    assert (newest.games, newest.lost) == (GAMES, 0), "what was long ago does not count"


@pytest.mark.parametrize("place", PLACES)
def test_a_store_of_before_is_opened_with_nothing_noted(place: str, tmp_path: Path) -> None:
    def fill(connection: Connection) -> None:
        insert(connection, "players", {"id": "p", "name": "Ann", "made": 1, "banned": False, "research": False})

    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0015", fill)
        async with a_server(url=url) as served:
            await served.rooms.store.write(stored.note("p", [row(0, 1000, "Points")]))
            [found] = await served.rooms.store.read(stored.decisions_of("p"))
            assert found == row(0, 1000, "Points")

    asyncio.run(test())
