"""Moments of one's own games tried again: the same bots, what was hidden dealt anew, and how it went on average."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.client import Client, Json
from parlour.server.store import rows
from parlour.server.store.again import Tried
from parlour.server.tables.again import retried
from parlour.server.tables.expiry import CLOSED, HOUR
from parlour.server.tables.means import ENOUGH
from tests.server.daily import finished as attempt
from tests.server.earlier import an_old_duel, left_by
from tests.server.places import PLACES, a_database
from tests.server.serving import BOT, ME, Served, a_server, eventually, run
from tests.server.test_replays import finished
from tests.server.test_tables import duel, refused

PLAYED = [[1, 2], [10, 7]]  # ranks and scores of the game as it was


def first(scene: Json) -> str:
    return str(scene["options"][0]["action"])


async def played(who: Client, seats: list[Json]) -> str:
    table = str((await who.make("high_card", seats))["table"]["table"])
    await who.run(table, first)
    return table


def ended(ranks: list[int], scores: list[int], stood_in: int = 0, resigned: bool = False) -> Tried:
    outcome = {"reason": "", "ranks": ranks, "scores": scores, "sheet": []}
    whom = {"actions": [stood_in, 0], "resigned": [0] if resigned else []}
    return Tried("t", 3, "over", msgspec.json.encode(outcome).decode(), msgspec.json.encode(whom).decode())


@pytest.mark.parametrize("place", PLACES)
def test_a_decision_of_mine_is_tried_again_as_often_as_i_like(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await played(ann, [ME, {"kind": "bot", "level": 2}])
        path = f"/replays/{table}/again"
        assert await ann.ask("GET", path) == []
        before = await ann.ask("GET", f"/replays/{table}/scene", move=2, seat=0)
        seen = set()
        for number in range(3):
            wanted = {"at": 2, "id": f"try{number}"}
            made = await ann.ask("POST", path, wanted)
            assert (await ann.ask("POST", path, wanted))["table"] == made["table"], "one wish, one table"
            assert (made["tried"], made["tried_at"], made["yours"]) == (table, 2, [0])
            assert made["seats"][1]["level"] == 2, "the same bots"
            assert (await ann.scene(made["table"]))["view"] == before["view"]
            [line] = await ann.ask("GET", path)
            assert (line["at"], line["seat"], line["tries"], line["going"]) == (2, 0, number, 1)
            await ann.run(made["table"], first)
            seen.add(made["table"])
        [line] = await ann.ask("GET", path)
        scores = [(await ann.ask("GET", f"/replays/{one}"))["outcome"]["scores"][0] for one in line["tables"]]
        assert set(line["tables"]) == seen
        assert (line["tries"], line["going"], line["error"]) == (3, 0, None)
        assert line["points"] == round(sum(scores) / 3, 1)
        whole = await ann.ask("GET", f"/replays/{table}")
        assert line["points_before"] == whole["outcome"]["scores"][0]
        wat = await served.guest("Wat")
        assert (await wat.ask("GET", f"/tables/{seen.pop()}"))["tried"] is None, "it is nobody else's matter"

    run(test, place=place)


def test_only_my_own_decisions_in_games_i_played_here() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await finished(served)
        wanted = {"at": 1, "id": "w"}
        path = f"/replays/{table}/again"
        await refused(ann.ask("POST", path, wanted), 422, "no-such-point")  # type: ignore[attr-defined]
        await refused(ann.ask("POST", path, {"at": 4, "id": "w"}), 422, "no-such-point")  # type: ignore[attr-defined]
        mine = await bob.ask("POST", path, {**wanted, "level": 1})  # type: ignore[attr-defined]
        assert [seat["kind"] for seat in mine["seats"]] == ["bot", "person"]
        assert mine["seats"][0]["level"] == 1
        assert await ann.ask("GET", path) == [], "his tries are his"  # type: ignore[attr-defined]
        wat = await served.guest("Wat")
        text = (await wat.http.get(f"/api/replays/{table}/record")).text
        upload = (await wat.ask("POST", "/records", {"record": text}))["replay"]
        for replay in (table, upload):
            await refused(wat.ask("POST", f"/replays/{replay}/again", wanted), 403, "not-your-table")
            await refused(wat.ask("GET", f"/replays/{replay}/again"), 403, "not-your-table")
        await refused(served.holder("x" * 20).ask("POST", path, wanted), 401, "no-guest")

    run(test)


@pytest.mark.usefixtures("known_secret")
def test_a_deal_of_the_day_is_not_tried_again_while_it_counts() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await attempt(ann)
        seat = (await ann.ask("GET", f"/tables/{table}"))["yours"][0]
        await refused(ann.ask("POST", f"/replays/{table}/again", {"at": seat, "id": "w"}), 403, "sealed")
        served.set_date(86_400_000)
        made = await ann.ask("POST", f"/replays/{table}/again", {"at": seat, "id": "w"})
        assert (made["daily"], made["yours"]) == (None, [seat])

    run(test)


def test_what_a_stand_in_decided_was_no_decision_of_mine() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "keep")
        await bob.do(table, "resign", id="r")
        await ann.run(table, first)
        path = f"/replays/{table}/again"
        await refused(bob.ask("POST", path, {"at": 1, "id": "w"}), 422, "no-such-point")
        assert (await ann.ask("POST", path, {"at": 2, "id": "w"}))["tried_at"] == 2
        await refused(ann.ask("POST", path, {"at": 0, "id": "w"}), 409, "stale")

    run(test)


def test_what_a_stand_in_played_is_no_try_of_mine() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await played(ann, [ME, BOT])
        path = f"/replays/{table}/again"
        made = await ann.ask("POST", path, {"at": 0, "id": "w"})
        await ann.ask("DELETE", f"/tables/{made['table']}")

        async def told() -> object:
            [line] = await ann.ask("GET", path)
            return line["going"] == 0 and line

        assert (await eventually(told))["tries"] == 0
        served.later(CLOSED)  # and what nobody can come back to goes

        async def gone() -> bool:
            served.later(HOUR)
            return len(await ann.ask("GET", path)) == 0

        await eventually(gone)

    run(test)
    lines = [ended([2, 1], [1, 2], stood_in=1), ended([2, 1], [1, 2], resigned=True), ended([1, 2], [12, 2])]
    line = retried(3, 0, lines, *PLAYED)
    assert (line.tries, line.points, line.won) == (1, 12.0, 1.0)


@pytest.mark.parametrize("place", PLACES)
def test_a_fork_that_was_given_up_goes_after_a_while_and_a_game_that_was_stays(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await played(ann, [ME, BOT])
        forks = [
            (await ann.ask("POST", f"/replays/{table}/fork", {"at": 2, "seat": 0, "id": id, "level": 1}))["table"]
            for id in ("given-up", "played-on", "to-its-end")
        ]
        await ann.run(forks[2], first)
        game = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        for one in (forks[0], game):
            await ann.ask("DELETE", f"/tables/{one}")
        served.later(CLOSED)

        async def gone() -> bool:
            served.later(HOUR)
            return await served.rooms.store.read(rows.load(forks[0])) is None

        await eventually(gone)
        assert await served.rooms.store.read(rows.log_since(forks[0], 0)) == []
        for one in (table, game, *forks[1:]):
            assert await served.rooms.store.read(rows.load(one)) is not None

    run(test, place=place)


def test_means_are_told_beside_the_game_as_it_was_and_with_their_doubt_once_there_are_enough() -> None:
    lost, won, shared = ended([2, 1], [6, 9]), ended([1, 2], [14, 9]), ended([1, 1], [10, 10])
    few = retried(3, 0, [lost, won, shared], *PLAYED)
    assert (few.tries, few.won, few.won_before) == (3, 0.5, 1.0)
    assert (few.points, few.points_before, few.error) == (10.0, 10, None)
    many = retried(3, 0, [lost, won, shared, lost, won], *PLAYED)
    assert many.tries == ENOUGH
    assert many.error == pytest.approx(2.776 * 4 / 5**0.5, abs=0.2), "Student's, of four degrees"
    assert retried(3, 0, [], *PLAYED).tries == 0


@pytest.mark.parametrize("place", PLACES)
def test_tables_of_an_older_store_are_nobodys_tries(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0013", lambda connection: an_old_duel(connection, "open", phase="open"))
        async with a_server(url=url) as served:
            ann = await served.guest("Ann")
            told = await ann.ask("GET", "/tables/old")
            assert (told["tried"], told["tried_at"]) == (None, None)
            table = await played(ann, [ME, BOT])
            assert (await ann.ask("POST", f"/replays/{table}/again", {"at": 0, "id": "w"}))["tried"] == table

    asyncio.run(asyncio.wait_for(test(), 300))
