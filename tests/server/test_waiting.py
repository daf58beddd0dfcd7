"""A table that waits for people: seats are left, freed and given to bots; it is cancelled, or expires."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from parlour.client import Client
from parlour.server.store import rows, waiting
from parlour.server.tables.expiry import CLOSED, EVERY, HOUR, LIVE, SLOW
from parlour.server.tables.operator import Operator
from tests.server.places import PLACES
from tests.server.serving import BOT, INVITED, ME, OPEN, Served, eventually, run, until
from tests.server.test_seats import sent_away
from tests.server.test_tables import duel, refused


async def kinds(client: Client, table: str) -> list[str]:
    return [seat["kind"] for seat in (await client.ask("GET", f"/tables/{table}"))["seats"]]


@pytest.mark.parametrize("place", PLACES)
def test_whoever_waits_may_get_up_again(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, cy = [await served.guest(name) for name in ("Ann", "Bob", "Cy")]
        made = await ann.make("worlds_fair", [ME, OPEN, INVITED, OPEN])
        table, token = made["table"]["table"], made["tokens"]["2"]
        await bob.join(table)
        await cy.join(table, token=token)
        for _ in range(2):
            await bob.do(table, "leave", id="go")
            await cy.do(table, "leave", id="go")
        assert await kinds(ann, table) == ["person", "open", "invited", "open"]
        assert (await cy.join(table, token=token))["seat"] == 2, "the link is good again"
        assert (await cy.ask("GET", "/me/tables"))[0]["table"]["table"] == table
        await ann.do(table, "leave")
        assert (await bob.join(table))["seat"] == 0
        assert [mine["table"]["table"] for mine in await ann.ask("GET", "/me/tables")] == [table], "she made it"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_the_maker_frees_seats_and_gives_them_to_bots_and_back(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, cy = [await served.guest(name) for name in ("Ann", "Bob", "Cy")]
        table = (await ann.make("high_card", [ME, OPEN, OPEN]))["table"]["table"]
        assert (await ann.ask("GET", f"/tables/{table}"))["maker"]
        await bob.join(table)
        path = f"/tables/{table}/seats/1"
        await refused(bob.ask("PUT", path, {"kind": "bot"}), 403, "not-the-maker")
        await refused(ann.ask("PUT", f"/tables/{table}/seats/7", {"kind": "bot"}), 404, "no-seat")
        ear = bob.told(table)
        assert (await until(ear, lambda said: said["type"] == "table"))["table"]["yours"] == [1]
        invited = await ann.ask("PUT", path, {"kind": "invited"})
        assert await sent_away(ear) == 403
        assert await kinds(cy, table) == ["person", "invited", "open"]
        await refused(bob.join(table, seat=1), 409, "no-free-seat")
        await cy.join(table, token=invited["tokens"]["1"])
        assert (await ann.ask("PUT", path, {"kind": "bot", "level": 1}))["table"]["seats"][1]["name"] == "Bot 1"
        await refused(bob.join(table, token=invited["tokens"]["1"]), 401, "wrong-token")
        await ann.ask("PUT", path, {"kind": "open"})
        await ann.ask("PUT", f"/tables/{table}/seats/2", {"kind": "bot", "level": 1})
        assert (await bob.join(table))["table"]["phase"] == "playing", "with the last seat it begins"
        await refused(ann.ask("PUT", path, {"kind": "open"}), 409, "not-open")

    run(test, place=place)


def test_a_table_has_a_seat_for_a_person() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [OPEN, BOT]))["table"]["table"]
        await refused(ann.ask("PUT", f"/tables/{table}/seats/0", {"kind": "bot"}), 409, "nobody-sits")

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_its_maker_cancels_a_table_that_waits(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await refused(ann.ask("DELETE", f"/tables/{table}"), 409, "others-play")
        table = (await ann.make("high_card", [ME, OPEN, OPEN], public=True))["table"]["table"]
        await bob.join(table)
        await refused(bob.ask("DELETE", f"/tables/{table}"), 403, "not-the-maker")
        ear = bob.told(table)
        await until(ear, lambda said: said["type"] == "table")
        for _ in range(2):
            await ann.ask("DELETE", f"/tables/{table}")
        told = await until(ear, lambda said: said["type"] == "table")
        assert (told["table"]["phase"], told["table"]["word"]) == ("closed", "cancelled")
        assert await bob.ask("GET", "/tables") == []
        cy = await served.guest("Cy")
        await refused(cy.join(table), 409, "seat-taken")
        await refused(bob.do(table, "chat", text="why?"), 409, "table-closed")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_tables_at_which_nobody_looks_expire_and_count_no_longer(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        unused, looked = [(await ann.make("high_card", [ME, OPEN]))["table"]["table"] for _ in range(2)]
        slow = (await ann.make("high_card", [ME, OPEN], live=False))["table"]["table"]
        served.rooms.awake.pop(unused)
        ear = bob.told(looked)
        await until(ear, lambda said: said["type"] == "table")
        me = (await ann.ask("GET", "/me"))["player"]

        async def phases(*expected: str) -> bool:
            found = [await served.rooms.store.read(rows.load(table)) for table in (unused, looked, slow)]
            return [one.row.phase if one is not None else "deleted" for one in found] == list(expected)

        served.later(LIVE // 2)  # those who look are noted
        await eventually(lambda: _noted(served, looked))
        served.later(LIVE // 2 + 60_000)
        await eventually(lambda: phases("closed", "open", "open"))
        assert (await bob.ask("GET", f"/tables/{unused}"))["word"] == "expired"
        assert await served.rooms.store.read(rows.count_made(me, ["open"])) == 2
        served.rooms.awake.pop(slow, None)
        served.later(SLOW)
        await eventually(lambda: phases("deleted", "open", "closed"))
        served.later(CLOSED + 60_000)
        await eventually(lambda: phases("deleted", "open", "deleted"))

    run(test, place=place)


def test_what_was_closed_long_ago_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that were given up are kept for ever: none of them is read again every five minutes."""
    looked: list[tuple[int, int]] = []
    clear_away = waiting.clear_away

    def clearing(since: int, before: int) -> Any:
        looked.append((since, before))
        return clear_away(since, before)

    monkeypatch.setattr(waiting, "clear_away", clearing)

    async def test(served: Served) -> None:
        for passed in (HOUR, HOUR, EVERY, EVERY):
            served.later(passed)
            await served.rooms.sweep._expiry.look()
        seen = len(looked)
        assert looked[0][0] < 0, "everything, at first"
        assert all(since == before - EVERY for (_, before), (since, _) in pairwise(looked))
        served.set_date(-HOUR)
        for passed in (EVERY, HOUR, EVERY):
            served.later(passed)
            await served.rooms.sweep._expiry.look()
        assert looked[seen][0] <= looked[seen][1] - EVERY, "what is closed by a date that was set back is found too"

    run(test, still=True)


def test_a_table_somebody_asks_for_now_and_then_does_not_expire() -> None:
    """By HTTP alone, such as behind a proxy that lets no socket through."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        for _ in range(LIVE // HOUR + 6):
            served.later(HOUR - EVERY)
            assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "open"
            served.later(EVERY)
            await served.rooms.sweep._expiry.look()
        served.later(LIVE + HOUR)
        await served.rooms.sweep._expiry.look()
        served.rooms.awake.clear()
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "closed"

    run(test, still=True, scale=1000)


@pytest.mark.parametrize("gap", ["suspend", "set_date"])
def test_a_closed_lid_or_a_jump_of_the_date_ends_no_table_that_waits(gap: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        look = served.rooms.sweep._expiry.look
        for passed in (2 * HOUR, EVERY):
            served.later(passed)
            await look()
        getattr(served, gap)(LIVE + HOUR)
        served.rooms.awake.clear()
        served.later(EVERY)
        await look()
        loaded = await served.rooms.store.read(rows.load(table))
        assert loaded is not None
        assert loaded.row.phase == "open", "there is an hour to look at it"
        served.later(HOUR + EVERY)
        await look()
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "closed"

    run(test, still=True, scale=1000)


async def _noted(served: Served, table: str) -> bool:
    loaded = await served.rooms.store.read(rows.load(table))
    return loaded is not None and loaded.row.changed > served.rooms.now() - LIVE // 4


@pytest.mark.parametrize("place", PLACES)
def test_one_guest_sits_once_at_a_public_table(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        made = await ann.make("worlds_fair", [ME, OPEN, OPEN, INVITED], public=True)
        table, token = made["table"]["table"], made["tokens"]["3"]
        assert (await bob.join(table))["seat"] == 1
        assert (await bob.join(table))["seat"] == 1
        await refused(bob.join(table, seat=2), 409, "already-seated")
        await refused(bob.join(table, token=token), 409, "already-seated")
        await refused(ann.join(table, seat=2), 409, "already-seated")
        free = (await ann.make("high_card", [OPEN, OPEN, OPEN], public=True, several=True))["table"]["table"]
        for seat in (0, 1):
            assert (await bob.join(free, seat=seat))["seat"] == seat
        hot = await ann.make("high_card", [ME, ME, OPEN], public=True)
        assert hot["table"]["yours"] == [0, 1], "several people at the maker's device"
        other = (await ann.make("high_card", [OPEN, OPEN, OPEN], public=True))["table"]["table"]
        both = await asyncio.gather(*(bob.join(other, seat=seat) for seat in (0, 1)), return_exceptions=True)
        assert sum(isinstance(done, dict) for done in both) == 1, "at once, too"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_finished_game_that_is_closed_keeps_its_record(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        for at in range(4):
            await (ann, bob)[at % 2].play(table, at, "keep")
        playing = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await bob.join(playing)
        for id in (table, playing):
            await Operator(served.rooms.store, "olga", served.rooms.now).close(id, "not nice")
        for awake in (True, False):
            if awake:
                await eventually(lambda: _phase(bob, table, "closed"))
                await eventually(lambda: _phase(bob, playing, "closed"))
            else:
                served.rooms.awake.clear()
            info = await bob.ask("GET", f"/tables/{table}")
            assert (info["phase"], info["word"], info["deal"]["secret"] is None) == ("closed", "not nice", False)
            assert (await bob.ask("GET", f"/replays/{table}"))["actions"] == ["keep"] * 4
            assert (await bob.http.get(f"/api/replays/{table}/record")).status_code == 200
            assert (await bob.scene(table, seat=0))["outcome"]
            await refused(bob.ask("GET", f"/replays/{playing}"), 409, "not-over")
            assert (await bob.ask("GET", f"/tables/{playing}"))["deal"]["secret"] is None
            for id in (table, playing):
                await refused(bob.do(id, "chat", text="why?"), 409, "table-closed")
            mine = {one["table"]["table"]: one["table"]["word"] for one in await bob.ask("GET", "/me/tables")}
            assert mine == {table: "not nice", playing: "not nice"}

    run(test, place=place)


async def _phase(client: Client, table: str, phase: str) -> bool:
    return bool((await client.ask("GET", f"/tables/{table}"))["phase"] == phase)


def test_only_those_who_sit_watch_where_the_maker_wants_it_so() -> None:
    async def test(served: Served) -> None:
        ann, bob, wat = [await served.guest(name) for name in ("Ann", "Bob", "Wat")]
        for watch in (True, False):
            table = (await ann.make("high_card", [OPEN, OPEN], watch=watch, public=True))["table"]["table"]
            await bob.join(table)
            await bob.do(table, "chat", text="hello")
            ear = wat.told(table)
            assert (await until(ear, lambda said: said["type"] == "table"))["table"]["watch"] == watch
            cy = await served.guest("Cy")
            await cy.join(table)
            if watch:
                assert (await wat.scene(table))["seat"] is None
                assert len(await wat.ask("GET", f"/tables/{table}/chat")) == 1
                continue
            assert await sent_away(ear) == 403
            assert table not in [shown["table"] for shown in await wat.ask("GET", "/tables")]
            for asking in (wat.scene(table), wat.scene(table, seat=-1), wat.ask("GET", f"/tables/{table}/told")):
                await refused(asking, 403, "seats-only")
            await refused(wat.ask("GET", f"/tables/{table}/chat"), 403, "seats-only")
            assert (await ann.scene(table))["seat"] is None, "the maker may: on a big screen, say"
            assert (await cy.ask("GET", f"/tables/{table}/chat"))[0]["text"] == "hello"

    run(test)


def test_a_server_closes_though_a_task_swallows_that_it_is_cancelled() -> None:
    async def test(served: Served) -> None:
        swallowed = asyncio.Event()

        async def stubborn() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                swallowed.set()
            await asyncio.Event().wait()

        task = asyncio.create_task(stubborn())
        served.rooms._tasks.append(task)
        await asyncio.sleep(0)
        await served.rooms.close()
        assert swallowed.is_set()
        assert task.cancelled()

    run(test)
