"""Asking to be let in: by a table's spoken code for a seat, from another device for one's own. Only a yes opens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.client import Client, Json
from parlour.server.limits import SPOKEN_CODES, SPOKEN_CODES_OF_ALL
from parlour.server.people.tokens import LETTERS, heard, spoken
from parlour.server.tables.knocking import ANSWERED, AT_ONCE
from tests.server.earlier import an_old_duel, left_by
from tests.server.places import PLACES, a_database
from tests.server.serving import INVITED, ME, OPEN, Served, a_server, run, until
from tests.server.test_seats import invited
from tests.server.test_tables import refused


async def waiting(served: Served, *seats: Json) -> tuple[Client, str, str]:
    """Ann's table that waits, and its spoken code."""
    ann = await served.guest("Ann")
    table = (await ann.make("high_card", [ME, *(seats or [OPEN])]))["table"]
    return ann, table["table"], table["code"]


async def post(client: Client, path: str, **body: Any) -> Any:
    return await client.ask("POST", path, body)


async def knocked(ann: Client, table: str) -> list[Json]:
    found: list[Json] = (await ann.ask("GET", f"/tables/{table}"))["knocks"]
    return found


async def said(asker: Client, knock: str) -> Any:
    return await post(asker, "/knocks/look", knock=knock)


def test_a_code_is_of_letters_that_are_not_misread() -> None:
    code = spoken("anything")
    assert len(code) == 6
    assert not set("IO01LQ5S2Z8B6G") & set(LETTERS)
    assert heard(f" {code[:3].lower()}-{code[3:]} ") == code
    assert heard(code[:5]) is heard(f"{code}A") is heard(f"{code[:5]}0") is None


@pytest.mark.parametrize("place", PLACES)
def test_a_spoken_code_leads_to_asking_for_a_seat_and_no_further(place: str) -> None:
    async def test(served: Served) -> None:
        ann, table, code = await waiting(served)
        bob, eve = await served.guest("Bob"), await served.guest("Eve")
        assert (await bob.ask("GET", f"/tables/{table}"))["code"] is None, "it is its maker's to say"
        ear = ann.told(table)
        await until(ear, lambda told: told["type"] == "table")
        asked = await post(bob, "/knocks", code=code.lower(), nonce="bobs")
        assert (asked["name"], asked["game"]) == ("Ann", "high_card")
        assert table not in str(asked)
        assert await said(bob, asked["knock"]) == {"state": "waiting", "table": None}
        told = await until(ear, lambda told: told["type"] == "table" and told["table"]["knocks"])
        [knock] = told["table"]["knocks"]
        assert (knock["kind"], knock["name"]) == ("seat", "Bob")
        assert await knocked(eve, table) == await knocked(bob, table) == []
        for stranger in (bob, eve):
            await refused(post(stranger, f"/tables/{table}/knocks/{knock['knock']}", allow=True), 404, "no-knock")
        begun = await post(ann, f"/tables/{table}/knocks/{knock['knock']}", allow=True)
        assert (begun["phase"], begun["seats"][1]["name"], begun["code"]) == ("playing", "Bob", None)
        assert begun["deal"]["nonces"][1] == "bobs"
        assert await said(bob, asked["knock"]) == {"state": "allowed", "table": table}
        assert (await bob.scene(table))["seat"] == 1
        await refused(post(eve, "/knocks", code=code), 404, "no-code")

    run(test, place=place)


def test_no_is_a_no_and_whoever_asks_may_withdraw_or_wait_too_long() -> None:
    async def test(served: Served) -> None:
        ann, table, code = await waiting(served, OPEN, OPEN)
        bob = await served.guest("Bob")
        first = (await post(bob, "/knocks", code=code))["knock"]
        again = (await post(bob, "/knocks", code=code))["knock"]
        [knock] = await knocked(ann, table)
        assert (await said(bob, first))["state"] == "over", "one asks once"
        await post(ann, f"/tables/{table}/knocks/{knock['knock']}", allow=False)
        assert await said(bob, again) == {"state": "refused", "table": None}
        await refused(post(ann, f"/tables/{table}/knocks/{knock['knock']}", allow=True), 404, "no-knock")
        third = (await post(bob, "/knocks", code=code))["knock"]
        await post(bob, "/knocks/end", knock=third)
        assert await knocked(ann, table) == []
        late = (await post(bob, "/knocks", code=code))["knock"]
        [knock] = await knocked(ann, table)
        served.later(301_000)
        assert await knocked(ann, table) == []
        assert (await said(bob, late))["state"] == "over"
        await refused(post(ann, f"/tables/{table}/knocks/{knock['knock']}", allow=True), 404, "no-knock")
        assert (await said(bob, "x" * 43))["state"] == "over", "as if it had been one"

    run(test)


def test_a_code_ends_with_the_waiting() -> None:
    async def test(served: Served) -> None:
        ann, table, code = await waiting(served)
        eve = await served.guest("Eve")
        knock = (await post(eve, "/knocks", code=code))["knock"]
        await (await served.guest("Bob")).join(table)
        assert (await said(eve, knock)) == {"state": "over", "table": None}
        assert await knocked(ann, table) == []
        mine = (await ann.make("high_card", [ME, INVITED]))["table"]
        await ann.ask("DELETE", f"/tables/{mine['table']}")
        await refused(post(eve, "/knocks", code=mine["code"]), 404, "no-code")

    run(test)


def test_guesses_are_limited_for_each_address_and_for_all() -> None:
    async def test(served: Served) -> None:
        eve = await served.guest("Eve")
        for _ in range(SPOKEN_CODES.many):
            await refused(post(eve, "/knocks", code="ACDEFH"), 404, "no-code")
        await refused(post(eve, "/knocks", code="ACDEFH"), 429, "too-fast")
        _, _, code = await waiting(served)
        for n in range(2, 2 + SPOKEN_CODES_OF_ALL.many):
            served.rooms.limits.take(SPOKEN_CODES, f"127.0.9.{n}")
            if n < 2 + SPOKEN_CODES_OF_ALL.many - SPOKEN_CODES.many:
                served.rooms.limits.take(SPOKEN_CODES_OF_ALL, "all")
        bob = await served.guest("Bob", address="127.0.0.7")
        await refused(post(bob, "/knocks", code=code), 429, "too-fast")

    run(test, scale=1, still=True)


def test_twenty_addresses_shut_nobody_out() -> None:
    async def test(served: Served) -> None:
        _, _, code = await waiting(served)
        for n in range(20):
            eve = await served.guest("Eve", address=f"127.0.2.{n + 1}")
            for _ in range(SPOKEN_CODES.many):
                await refused(post(eve, "/knocks", code="ACDEFH"), 404, "no-code")
            await refused(post(eve, "/knocks", code="ACDEFH"), 429, "too-fast")
        bob = await served.guest("Bob", address="127.0.0.7")
        assert (await post(bob, "/knocks", code=code))["name"] == "Ann"

    run(test, scale=1, still=True)


def test_new_guests_of_one_address_do_not_fill_a_table() -> None:
    async def test(served: Served) -> None:
        ann, table, code = await waiting(served, OPEN, OPEN)
        eves = [await served.guest(f"Eve{n}", address="127.0.2.1") for n in range(3)]
        first = await post(eves[0], "/knocks", code=code)
        await post(eves[1], "/knocks", code=code)
        await refused(post(eves[2], "/knocks", code=code), 429, "too-fast")
        await post(eves[1], "/knocks", code=code)  # instead of the one before
        bob = await served.guest("Bob", address="127.0.0.7")
        assert (await post(bob, "/knocks", code=code))["name"] == "Ann"
        assert [knock["name"] for knock in await knocked(ann, table)] == ["Eve0", "Eve1", "Bob"]
        await post(eves[0], "/knocks/end", knock=first["knock"])
        await post(eves[2], "/knocks", code=code)
        for n in range(AT_ONCE - 3):
            await post(await served.guest(f"Cyd{n}", address=f"127.0.3.{n + 1}"), "/knocks", code=code)
        full = await served.guest("Dan", address="127.0.4.1")
        await refused(post(full, "/knocks", code=code), 429, "too-fast")

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_device_asks_beside_those_who_ask_for_seats(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED, OPEN])
        table, token, code = made["table"]["table"], made["tokens"]["1"], made["table"]["code"]
        bob = await served.guest("Bob")
        await bob.join(table, token=token)
        for n in range(AT_ONCE):
            await post(await served.guest(f"Eve{n}", address=f"127.0.3.{n // 2 + 1}"), "/knocks", code=code)
        await another_device(served, table, token)
        assert [knock["kind"] for knock in await knocked(bob, table)] == ["device"]

    run(test, place=place)


async def another_device(served: Served, table: str, token: str) -> tuple[Client, Json]:
    """A device nobody knows, which came by a seat's link and asks to be Bob's."""
    phone = served.holder("")
    phone.http.headers.pop("authorization", None)
    phone.headers.pop("authorization", None)
    assert await post(phone, f"/tables/{table}/whose", token=token) == {"seat": 1, "name": "Bob", "mine": False}
    return phone, await post(phone, f"/tables/{table}/device", token=token)


@pytest.mark.parametrize("place", PLACES)
def test_a_seat_is_recovered_on_another_device_when_the_first_says_yes(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, token = await invited(served)
        assert (await post(bob, f"/tables/{table}/whose", token=token))["mine"]
        await refused(post(ann, f"/tables/{table}/whose", token="x" * 40), 401, "wrong-token")
        ear = bob.told(table)
        await until(ear, lambda told: told["type"] == "table")
        phone, asked = await another_device(served, table, token)
        told = await until(ear, lambda told: told["type"] == "table" and told["table"]["knocks"])
        [knock] = told["table"]["knocks"]
        assert (knock["kind"], knock["seat"], knock["sign"]) == ("device", 1, asked["sign"])
        assert await knocked(ann, table) == [], "the maker is not asked for somebody else's seat"
        lists = [await someone.ask("GET", "/me/tables") for someone in (ann, bob)]
        assert [len(one["table"]["knocks"]) for [one] in lists] == [0, 1]
        assert lists[1][0]["waiting"]
        await refused(post(phone, "/knocks/enter", knock=asked["knock"]), 401, "wrong-link")
        path = f"/tables/{table}/knocks/{knock['knock']}"
        program = served.holder((await bob.ask("POST", f"/tables/{table}/seats/1/token"))["code"])
        for stranger in (ann, program, phone):
            await refused(post(stranger, path, allow=True), 404, "no-knock")
        await post(bob, path, allow=True)
        assert (await said(phone, asked["knock"]))["state"] == "allowed"
        me = await post(phone, "/knocks/enter", knock=asked["knock"])
        assert (me["name"], (await phone.scene(table))["seat"]) == ("Bob", 1)
        await refused(post(phone, "/knocks/enter", knock=asked["knock"]), 401, "wrong-link")
        assert (await bob.scene(table))["seat"] == 1, "the first device stays his"
        assert len(await bob.ask("GET", "/me/devices")) == 2
        await until(ear, lambda told: told["type"] == "table" and not told["table"]["knocks"])

    run(test, place=place)


def test_a_device_is_refused_or_ends_with_the_seat() -> None:
    async def test(served: Served) -> None:
        _, bob, table, token = await invited(served)
        phone, asked = await another_device(served, table, token)
        [knock] = await knocked(bob, table)
        await post(bob, f"/tables/{table}/knocks/{knock['knock']}", allow=False)
        assert (await said(phone, asked["knock"]))["state"] == "refused"
        await refused(post(phone, "/knocks/enter", knock=asked["knock"]), 401, "wrong-link")
        asked = await post(phone, f"/tables/{table}/device", token=token)
        [knock] = await knocked(bob, table)
        await post(bob, f"/tables/{table}/knocks/{knock['knock']}", allow=True)
        served.later(121_000)
        await refused(post(phone, "/knocks/enter", knock=asked["knock"]), 401, "wrong-link")
        asked = await post(phone, f"/tables/{table}/device", token=token)
        [knock] = await knocked(bob, table)
        await post(bob, f"/tables/{table}/knocks/{knock['knock']}", allow=True)
        await bob.ask("DELETE", "/me")
        await refused(post(phone, "/knocks/enter", knock=asked["knock"]), 401, "wrong-link")
        await refused(post(phone, f"/tables/{table}/device", token=token), 409, "seat-taken")

    run(test)


def test_a_device_that_is_somebody_elses_asks_before_it_changes_hands() -> None:
    async def test(served: Served) -> None:
        _, bob, table, token = await invited(served)
        cyd = await served.guest("Cyd")
        asked = await post(cyd, f"/tables/{table}/device", token=token)
        [knock] = await knocked(bob, table)
        await post(bob, f"/tables/{table}/knocks/{knock['knock']}", allow=True)
        await refused(post(cyd, "/knocks/enter", knock=asked["knock"]), 409, "somebody-here")
        assert (await post(cyd, "/knocks/enter", knock=asked["knock"], replace=True))["name"] == "Bob"
        assert (await cyd.scene(table))["seat"] == 1

    run(test)


def test_an_invitation_nobody_used_is_nobodys_to_ask_for() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED])
        table, token = made["table"]["table"], made["tokens"]["1"]
        assert await post(ann, f"/tables/{table}/whose", token=token) == {"seat": 1, "name": "", "mine": False}
        await refused(post(ann, f"/tables/{table}/device", token=token), 409, "seat-taken")

    run(test)


def test_whoever_is_asked_hears_of_it_through_another_process() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, table, code = await waiting(one)
            ann.url = one.url
            ear = ann.told(table)
            await until(ear, lambda told: told["type"] == "table")
            bob = await two.guest("Bob")
            asked = await post(bob, "/knocks", code=code)
            told = await until(ear, lambda told: told["type"] == "table" and told["table"]["knocks"])
            await post(ann, f"/tables/{table}/knocks/{told['table']['knocks'][0]['knock']}", allow=True)
            assert (await said(bob, asked["knock"]))["state"] == "allowed"
            assert (await bob.scene(table))["seat"] == 1

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_a_table_of_a_store_from_before_there_were_codes_waits_without_one(place: str, tmp_path: Path) -> None:
    """Its people come by its link as ever."""

    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0008", lambda connection: an_old_duel(connection, "open", phase="open"))
        async with a_server(url=url) as served:
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            assert (await ann.join("old"))["table"]["code"] is None
            assert (await bob.join("old"))["table"]["phase"] == "playing"

    asyncio.run(asyncio.wait_for(test(), 300))


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
def test_a_jump_of_the_date_ends_no_knock_and_none_lasts_longer(jump: int) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        made = (await ann.make("high_card", [ME, OPEN]))["table"]
        knock = (await post(bob, "/knocks", code=made["code"]))["knock"]
        served.set_date(jump)
        assert (await said(bob, knock))["state"] == "waiting"
        assert [one["left"] for one in await knocked(ann, made["table"])] == [ANSWERED]
        served.later(ANSWERED)
        assert (await said(bob, knock))["state"] == "over"
        assert await knocked(ann, made["table"]) == []

    run(test, still=True)
