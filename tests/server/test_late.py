"""A turn that runs out is played by a stand-in, and the seat stays its person's; three in a row, and they are away."""

import asyncio
from typing import Any

import pytest

from parlour.client import Client, Json
from parlour.server.store import entries
from parlour.server.thinking.pool import Thinking
from tests.server.serving import BOT, ME, OPEN, Served, eventually, run, until
from tests.server.test_tables import duel, refused

TURN = {"kind": "turn", "seconds": 60}


async def seat_of(client: Client, table: str, seat: int) -> Json:
    found: Json = (await client.ask("GET", f"/tables/{table}"))["seats"][seat]
    return found


async def kinds(client: Client, table: str) -> list[str]:
    return [said["kind"] for said in await client.ask("GET", f"/tables/{table}/told")]


async def turn_of(client: Client, table: str) -> int | None:
    scene: Json = await client.scene(table)
    return None if scene["turn"] is None else int(scene["turn"])


async def runs_out(served: Served, client: Client, table: str, seat: int) -> None:
    """The clock of a seat runs out, and a stand-in plays its turn."""
    assert await turn_of(client, table) == seat
    served.later(61_000)
    await served.rooms.sweep.clocks()

    async def played() -> bool:
        return await turn_of(client, table) != seat

    await eventually(played)


def test_a_late_turn_is_played_once_and_the_seat_stays_mine() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock=TURN)
        await runs_out(served, ann, table, 0)
        mine = await seat_of(ann, table, 0)
        assert (mine["away"], mine["slips"], mine["stood_in"]) == (False, 1, 1)
        await bob.play(table, 2, "keep")
        scene = await ann.scene(table)
        assert (scene["turn"], scene["clock"]["left"][0]) == (0, 60_000)
        assert scene["options"], "nobody plays her next turn for her"
        await ann.play(table, 3, "keep")
        mine = await seat_of(ann, table, 0)
        assert (mine["slips"], mine["stood_in"]) == (0, 1), "to play is a sign of life"
        assert await kinds(ann, table) == ["overran", "play", "play", "play"]

    run(test, still=True)


def test_what_a_stand_in_played_is_told_as_such_and_a_move_of_mine_tells_everybody_that_i_am_here() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock=TURN)
        await runs_out(served, ann, table, 0)
        await bob.play(table, 2, "keep")
        told = await ann.ask("GET", f"/tables/{table}/told")
        assert [(one["seat"], one["stood_in"]) for one in told if one["kind"] == "play"] == [(0, True), (1, False)]
        since = await ann.ask("GET", f"/tables/{table}/since", seat=0)
        assert [(one["kind"], one["seat"]) for one in since] == [("overran", 0), ("play", 0), ("play", 1)]
        live = await served.rooms.live(table)
        tells: list[dict[int, int]] = []
        live.tell_table = lambda: tells.append(dict(live.room.position.slips))  # type: ignore[method-assign]
        await ann.play(table, 3, "keep")
        assert tells == [{}]

    run(test, still=True)


def test_after_three_in_a_row_without_a_sign_of_life_the_stand_in_keeps_the_seat() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, {**ME, "name": "Bea"}], clock=TURN))["table"]["table"]
        for slip in (1, 2, 3):
            assert not (await seat_of(ann, table, 0))["away"]
            await runs_out(served, ann, table, 0)
            mine = await seat_of(ann, table, 0)
            assert (mine["slips"], mine["away"]) == (slip, slip == 3)
            while slip < 3 and await turn_of(ann, table) == 1:
                scene = await ann.scene(table, seat=1)
                await ann.play(table, scene["at"], scene["options"][0]["action"], 1)
        before = (await seat_of(ann, table, 0))["stood_in"]
        while (await seat_of(ann, table, 0))["stood_in"] == before:  # the stand-in plays on at once
            scene = await ann.scene(table, seat=1)
            if scene["options"]:
                await ann.play(table, scene["at"], scene["options"][0]["action"], 1)
            await asyncio.sleep(0.01)
        await ann.do(table, "back", seat=0)
        mine = await seat_of(ann, table, 0)
        assert (mine["slips"], mine["away"]) == (0, False)

    run(test, still=True)


def test_no_game_is_played_to_its_end_while_its_person_sits_before_it() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT], clock=TURN))["table"]["table"]
        hers = ann.told(table)
        await until(hers, lambda said: said["type"] == "table")

        async def late() -> bool:
            if await turn_of(ann, table) == 0 and not (await seat_of(ann, table, 0))["away"]:
                served.later(61_000)
                await served.rooms.sweep.clocks()
            return bool((await seat_of(ann, table, 0))["away"])

        await eventually(late)
        live = served.rooms.awake[table]
        served.rooms.bots.wake(live)
        if live.driver is not None:
            await asyncio.wait([live.driver])  # all that a bot would play by itself
        scene = await ann.scene(table)
        assert (scene["turn"], scene["outcome"]) == (0, None), "it waits for her"
        at = scene["at"]
        await until((await served.guest("Eve")).told(table), lambda said: bool(said["type"] == "told"))
        assert (await ann.scene(table))["at"] > at, "for somebody else who looks the stand-in plays on"

    run(test, still=True)


def test_i_am_here_gives_the_turn_back_once_with_half_a_minute() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock=TURN)
        live = await served.rooms.live(table)
        async with live.lock:  # the stand-in has not played yet
            served.later(61_000)
            await served.rooms.store.own(table)
            await served.rooms.sweep._late(live, 0)
            assert live.room.unmanned(0)
            assert live.room.away == frozenset()
            back: dict[str, Any] = {"at": live.room.at, "seat": 0, "by": live.room.holder(0)}
            assert await served.rooms.append(live, entries.CameBack(**back, request="b1"))
            assert not live.room.unmanned(0)
            assert (live.room.clock.now(0) or fail()).left[0] == 30_000
            served.later(31_000)
            await served.rooms.sweep._late(live, 0)
            back["at"] = live.room.at
            assert await served.rooms.append(live, entries.CameBack(**back, request="b2"))
            assert live.room.unmanned(0), "once a turn: the others do not wait for ever"
            assert not live.room.position.slips

        async def played() -> bool:
            return await turn_of(ann, table) == 1

        await eventually(played)
        assert not (await seat_of(ann, table, 0))["away"]

    run(test, still=True)


def fail() -> Any:
    raise AssertionError


def test_an_empty_clock_for_the_game_has_half_a_minute_for_every_turn() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock={"kind": "game", "seconds": 60})
        await runs_out(served, ann, table, 0)
        await bob.play(table, 2, "keep")
        assert (await ann.scene(table))["clock"]["left"][0] == 30_000
        served.later(29_000)
        await served.rooms.sweep.clocks()
        await ann.play(table, 3, "keep")

    run(test, still=True)


def test_whoever_speaks_is_here() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock=TURN)
        await runs_out(served, ann, table, 0)
        assert (await seat_of(ann, table, 0))["slips"] == 1
        await ann.ask("POST", f"/tables/{table}/chat", {"text": "Sorry!", "id": "c1"})
        await ann.ask("POST", f"/tables/{table}/chat", {"text": "Sorry!", "id": "c1"})
        assert (await seat_of(ann, table, 0))["slips"] == 0
        assert await kinds(ann, table) == ["overran", "play", "back"]

    run(test, still=True)


@pytest.mark.parametrize("again", [False, True])
def test_what_is_known_of_late_turns_survives_a_restart(again: bool) -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock=TURN)
        await runs_out(served, ann, table, 0)
        if again:
            served.rooms.awake.clear()
        assert (await seat_of(ann, table, 0))["slips"] == 1

    run(test, still=True)


def test_a_game_with_people_is_resigned_for_good_and_the_result_says_so() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        assert await ann.do(table, "resign", id="r") == {"at": 1}
        assert await ann.do(table, "resign", id="r") == {"at": 1}

        async def bobs() -> bool:
            return await turn_of(bob, table) == 1

        await eventually(bobs)
        for deed in ("back", "resign", "leave"):
            await refused(ann.do(table, deed), 409, "resigned")
        for _ in range(2):
            await eventually(bobs)
            await bob.play(table, (await bob.scene(table))["at"], "keep")
        info = await bob.ask("GET", f"/tables/{table}")
        assert (info["phase"], info["seats"][0]["resigned"], info["seats"][0]["stood_in"]) == ("over", True, 2)
        assert (info["seats"][1]["resigned"], info["seats"][1]["stood_in"]) == (False, 0)

    run(test)


class NeverThinking(Thinking):
    """A stand-in that is still thinking."""

    async def choose(self, *_: Any) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def test_nothing_is_asked_of_whoever_has_resigned() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        assert (await ann.scene(table))["options"]
        await ann.do(table, "resign", id="r")
        scene = await ann.scene(table)
        assert (scene["turn"], scene["options"]) == (0, [])

    run(test, thinking=NeverThinking())


def test_a_game_against_bots_alone_is_abandoned_and_stays_in_my_list() -> None:
    async def test(served: Served) -> None:
        ann, bob, others = await duel(served)
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        await refused(ann.do(table, "resign"), 409, "nobody-minds")
        await refused(bob.ask("DELETE", f"/tables/{table}"), 403, "not-your-table")
        await refused(ann.ask("DELETE", f"/tables/{others}"), 409, "others-play")
        await ann.ask("DELETE", f"/tables/{table}")
        await ann.ask("DELETE", f"/tables/{table}")
        info = await ann.ask("GET", f"/tables/{table}")
        assert (info["phase"], info["word"], info["turn"]) == ("closed", "abandoned", None)
        await refused(ann.play(table, 0, "keep"), 409, "not-playing")
        listed = {one["table"]["table"]: one["table"]["word"] for one in await ann.ask("GET", "/me/tables")}
        assert listed[table] == "abandoned"

    run(test)


@pytest.mark.parametrize("bots", [0, 1])
def test_whoever_is_left_when_all_others_resigned_ends_the_game_as_its_winner(bots: int) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await ann.make("high_card", [ME, {"kind": "open"}, *[BOT] * bots], lots=False))["table"]["table"]
        await bob.join(table)
        await ann.do(table, "resign", id="r")
        await refused(ann.ask("DELETE", f"/tables/{table}"), 409, "others-play")
        await bob.ask("DELETE", f"/tables/{table}")
        await bob.ask("DELETE", f"/tables/{table}")
        for one in (ann, bob):
            info = await one.ask("GET", f"/tables/{table}")
            assert (info["phase"], info["word"], info["turn"]) == ("closed", "conceded", None)
            assert [seat["resigned"] for seat in info["seats"]][:2] == [True, False]
            listed = {one["table"]["table"]: one["table"]["word"] for one in await one.ask("GET", "/me/tables")}
            assert listed[table] == "conceded"

    run(test, thinking=NeverThinking())


def test_while_somebody_else_plays_or_the_result_counts_nobody_ends_a_game() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await refused(bob.ask("DELETE", f"/tables/{table}"), 409, "others-play")
        await ann.do(table, "resign", id="a")
        await bob.do(table, "resign", id="b")
        await refused(bob.ask("DELETE", f"/tables/{table}"), 409, "others-play")
        cat, dan = await served.guest("Cat"), await served.guest("Dan")
        rated = (await cat.make("high_card", [ME, OPEN], clock=TURN, rated=True, lots=True))["table"]["table"]
        await dan.join(rated)  # to whichever seat the lot gives
        await cat.do(rated, "resign", id="c")
        await refused(dan.ask("DELETE", f"/tables/{rated}"), 409, "rated-stands")

    run(test, thinking=NeverThinking())


def test_who_looks_is_known_and_a_closed_page_is_seen() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        hers, his = ann.told(table), bob.told(table)
        await anext(hers)
        assert not (await seat_of(ann, table, 1))["looks"]
        page = asyncio.create_task(until(his, lambda said: said["type"] == "never"))
        told = await until(hers, lambda said: said["type"] == "table" and said["table"]["seats"][1]["looks"])
        assert told["table"]["seats"][0]["looks"]
        page.cancel()
        told = await until(hers, lambda said: said["type"] == "table" and not said["table"]["seats"][1]["looks"])
        assert told["table"]["seats"][1]["unseen"] > 0
        assert not told["table"]["seats"][1]["away"], "not to look is not to leave"

    run(test)
