"""News by letter: together, seldom, only what is still so, and ended by anybody who holds a letter."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from parlour.client import Client
from parlour.server.settings import Settings
from parlour.server.store import news as jobs
from parlour.server.store.base import Conflict
from parlour.server.store.news import GATHERED, LATER, MINUTE, UNANSWERED, NewsDue, NewsRow
from parlour.server.store.schema import news, tellings
from tests.server.letterbox import HOUSE, Letterbox, a_letterbox, link_in, posting
from tests.server.places import PLACES, a_migrated_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, until
from tests.server.test_blocks import block, id_of
from tests.server.test_friends import befriend
from tests.server.test_letters import asked, enters
from tests.server.test_tables import refused
from tests.server.tournaments import act, director, made

EVERY = Settings().letters_every * MINUTE
TURNS = GATHERED["mail"]["turns"]


def with_post(test: Callable[[Served, Letterbox], Awaitable[None]], **how: Any) -> None:
    """A test of a server that sends letters, and whose time passes by hand."""

    async def running() -> None:
        async with (
            asyncio.timeout(300),
            a_letterbox() as (box, address),
            a_server(settings=posting(address), still=True, **how) as served,
        ):
            await test(served, box)

    asyncio.run(running())


async def with_letters(served: Served, box: Letterbox, name: str, *kinds: str, lang: str = "en") -> Client:
    """Somebody who has proved an address, and has letters of these kinds sent there."""
    client, address = await served.guest(name), f"{name.lower()}@example.org"
    await asked(client, address)
    await enters(client, link_in(await box.newest(len(box.letters) + 1)), do="add")
    await client.ask("PUT", "/me/alerts/mail", {"address": f" {address.upper()} ", "lang": lang})
    for kind in kinds:
        await client.ask("PUT", "/me/alerts/switch", {"kind": kind, "way": "mail", "on": True})
    return client


def told(box: Letterbox) -> list[EmailMessage]:
    """Letters that are about news."""
    return [letter for _, letter in box.letters if letter["List-Unsubscribe"]]


async def newest(box: Letterbox, many: int) -> EmailMessage:
    """The last one about news, once there are so many; there are no more."""

    async def there() -> bool:
        return len(told(box)) >= many

    await eventually(there)
    assert len(told(box)) == many
    return told(box)[-1]


async def waiting(served: Served) -> int:
    counted = select(func.count()).select_from(news)
    return await served.rooms.store.read(lambda connection: connection.execute(counted).scalar()) or 0


async def nothing_waits(served: Served) -> None:
    """Until all that waited was told, or is no longer so."""

    async def none() -> bool:
        return await waiting(served) == 0

    await eventually(none)


async def some_wait(served: Served, many: int) -> None:
    async def there() -> bool:
        return await waiting(served) == many

    await eventually(there)


async def a_turn(first: Client, second: Client, **how: Any) -> str:
    """A table at which it is the second one's turn."""
    table = str((await first.make("high_card", [ME, OPEN], live=False, **how))["table"]["table"])
    await second.join(table)
    await first.play(table, 0, "keep")
    return table


@pytest.mark.parametrize("place", PLACES)
def test_what_comes_together_is_one_letter_and_the_next_comes_an_hour_later(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns")
        ann = await served.guest("Ann")
        tables = [await a_turn(ann, bob) for _ in range(3)]
        await some_wait(served, 3)
        assert told(box) == []
        served.later(TURNS)
        letter = await newest(box, 1)
        text = letter.get_content().replace("\r\n", "\n")
        assert letter["Subject"] == "Parlour: 3 tables wait for you"
        assert all(f"{HOUSE}/t/{table}\n" in text for table in tables)
        assert "because you switched on letters about your turns" in text
        assert "at most one of them in 60 minutes" in text
        assert "Ann" not in text
        await nothing_waits(served)
        await a_turn(ann, bob)
        await some_wait(served, 1)
        served.later(EVERY - 1000)
        tables = [await a_turn(ann, bob) for _ in range(6)]
        await some_wait(served, 7)
        assert len(told(box)) == 1
        served.later(1000)
        letter = await newest(box, 2)
        assert letter["Subject"] == "Parlour: 7 tables wait for you"
        assert "and 2 more, here:" in letter.get_content()

    with_post(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_told_that_is_no_longer_so_or_that_they_look_at(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns")
        ann = await served.guest("Ann")
        played = await a_turn(ann, bob)
        await some_wait(served, 1)
        await bob.play(played, 1, "keep")
        looked_at = await a_turn(ann, bob)
        await some_wait(served, 2)
        ear = bob.told(looked_at, 0)
        await until(ear, lambda said: said["type"] == "table")
        await some_wait(served, 1)
        closed = await a_turn(ann, bob)
        await some_wait(served, 2)
        await served.rooms.store.write(lambda connection: _close(connection, closed))
        served.later(TURNS)
        await nothing_waits(served)
        assert told(box) == []
        told_of = await a_turn(ann, bob)
        await some_wait(served, 1)
        served.later(TURNS)
        assert f"/t/{told_of}" in (await newest(box, 1)).get_content(), "nothing was sent, so nothing is waited for"

    with_post(test, place=place)


def _close(connection: Any, table: str) -> None:
    from sqlalchemy import update

    from parlour.server.store.schema import tables

    connection.execute(update(tables).where(tables.c.id == table).values(phase="closed", word="over"))


def test_it_is_quiet_after_some_letters_until_they_come_by() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns")
        ann = await served.guest("Ann")
        tables = []
        for _ in range(UNANSWERED["mail"] + 2):  # they sit down while they are here
            tables.append(str((await ann.make("high_card", [ME, OPEN], live=False))["table"]["table"]))
            await bob.join(tables[-1])
        served.later(2 * MINUTE)
        for many, table in enumerate(tables[: UNANSWERED["mail"]], 1):
            await ann.play(table, 0, "keep")
            await some_wait(served, 1)
            served.later(EVERY)
            letter = await newest(box, many)
            assert ("the last one of this kind" in letter.get_content()) == (many == UNANSWERED["mail"])
            await nothing_waits(served)
        await ann.play(tables[-2], 0, "keep")
        served.later(2 * EVERY)
        await bob.ask("GET", "/me")

        async def answered() -> bool:
            most = select(func.max(tellings.c.unanswered))
            return await served.rooms.store.read(lambda connection: connection.execute(most).scalar()) == 0

        await eventually(answered)
        assert len(told(box)) == UNANSWERED["mail"]
        await ann.play(tables[-1], 0, "keep")
        await some_wait(served, 1)
        served.later(TURNS)
        assert f"/t/{tables[-1]}" in (await newest(box, UNANSWERED["mail"] + 1)).get_content()

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
def test_what_waits_is_told_after_a_restart(place: str, tmp_path: Path) -> None:
    async def running() -> None:
        async with asyncio.timeout(300), a_letterbox() as (box, address):
            url = await a_migrated_database(place, tmp_path)
            how: dict[str, Any] = {"url": url, "settings": posting(address), "still": True}
            async with a_server(**how) as served:
                bob = await with_letters(served, box, "Bob", "turns")
                table = await a_turn(await served.guest("Ann"), bob)
            async with a_server(**how) as served:
                await some_wait(served, 1)
                served.later(TURNS)
                assert f"/t/{table}" in (await newest(box, 1)).get_content()

    asyncio.run(running())


def test_of_two_processes_one_writes(tmp_path: Path) -> None:
    async def running() -> None:
        async with asyncio.timeout(300), a_letterbox() as (box, address):
            url = await a_migrated_database("postgres", tmp_path)
            how: dict[str, Any] = {"url": url, "settings": posting(address), "still": True}
            async with a_server(**how) as one, a_server(**how) as two:
                bob = await with_letters(one, box, "Bob", "turns", "invitations")
                ann = await one.guest("Ann")
                for letters in range(1, 4):
                    await a_turn(ann, bob)
                    await some_wait(one, 1)
                    for served in (one, two):
                        served.later(EVERY)
                    await newest(box, letters)
                    await nothing_waits(two)

    asyncio.run(running())


@pytest.mark.parametrize("place", PLACES)
def test_one_process_holds_a_telling_and_another_takes_over_when_it_is_gone(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        player = await id_of(await served.guest("Ann"))
        store, one = served.rooms.store, NewsDue(player, "turns", "mail")

        async def claimed(at: int) -> bool:
            try:
                return await store.write(jobs.claim(one, at, EVERY))
            except Conflict:
                return False

        now = 10**12
        assert sorted(await asyncio.gather(*(claimed(now) for _ in range(5)))) == [False] * 4 + [True]
        assert not await claimed(now + jobs.LEASE - 1)
        assert await claimed(now + jobs.LEASE)
        await store.write(jobs.told(one, [NewsRow(player, "turn", "t")], now + jobs.LEASE))
        assert not await claimed(now + jobs.LEASE + EVERY - 1)
        assert await claimed(now + jobs.LEASE + EVERY)

    with_post(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_letters_are_off_until_switched_on_and_go_to_a_proved_address_alone(
    place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "parlour")

    async def test(served: Served, box: Letterbox) -> None:
        ann = await served.guest("Ann")
        mine = await ann.ask("GET", "/me/alerts")
        assert (mine["offered"], mine["mailbox"], mine["letters"], mine["minutes"]) == (True, False, None, 60)
        victim = {"address": "victim@example.org"}
        await refused(ann.ask("PUT", "/me/alerts/mail", victim), 409, "no-mailbox")
        await refused(
            ann.ask("PUT", "/me/alerts/switch", {"kind": "turns", "way": "mail", "on": True}), 404, "not-told-there"
        )
        bob = await with_letters(served, box, "Bob")
        await refused(bob.ask("PUT", "/me/alerts/mail", victim), 422, "another-mailbox")
        mine = await bob.ask("GET", "/me/alerts")
        assert [mine["letters"][kind] for kind in jobs.KINDS] == [False] * 3
        await a_turn(ann, bob)
        served.later(EVERY)
        mine = await bob.ask("PUT", "/me/alerts/switch", {"kind": "tournaments", "way": "mail", "on": True})
        assert [mine["letters"][kind] for kind in jobs.KINDS] == [False, False, True]
        assert "example" not in str(mine) + str(await bob.ask("GET", "/me/export"))
        await bob.ask("PUT", "/me/alerts/switch", {"kind": "turns", "way": "mail", "on": True})
        await a_turn(ann, bob)
        await some_wait(served, 1)
        served.later(TURNS)
        assert (await newest(box, 1))["Subject"] == "Parlour: a table waits for you"
        assert box.letters[-1][0] == ["bob@example.org"]
        assert (await bob.ask("DELETE", "/me/alerts/mail"))["letters"] is None
        await asked(bob, "bob@example.org")
        await enters(bob, link_in(await box.newest(3)))
        await bob.ask("PUT", "/me/alerts/mail", {"address": "bob@example.org"})
        await asked(bob, "other@example.org")
        await enters(bob, link_in(await box.newest(4)), do="add")
        assert (await bob.ask("GET", "/me/alerts"))["letters"] is None, "another mailbox has to be typed once more"

    with_post(test, place=place)
    assert not any("example" in str(vars(record)).lower() for record in caplog.records)


@pytest.mark.parametrize("place", PLACES)
def test_every_letter_ends_its_kind_without_signing_in(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns", "invitations")
        await a_turn(await served.guest("Ann"), bob)
        await some_wait(served, 1)
        served.later(TURNS)
        letter = await newest(box, 1)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        place = letter["List-Unsubscribe"].removeprefix("<").removesuffix(">")
        assert place.startswith(f"{HOUSE}/api/letters/one-click?stop=")
        code = place.rpartition("=")[2]
        assert f"{HOUSE}/letters#{code}" in letter.get_content()

        async def on() -> list[bool]:
            mine = (await bob.ask("GET", "/me/alerts"))["letters"]
            return [mine[kind] for kind in jobs.KINDS]

        async with httpx.AsyncClient(base_url=served.url) as reader:
            path = place.removeprefix(HOUSE)
            answer = await reader.get(path)
            assert (answer.status_code, answer.headers["location"]) == (303, f"/letters#{code}")
            assert (await reader.get("/letters", headers={"accept": "text/html"})).status_code == 200
            assert await on() == [True, True, False], "looking ends nothing"
            for wrong in (code[:-1] + "x", code.replace("turns", "invitations"), "a-b-c-d-e-f-g-h-i", "x" * 40):
                answer = await reader.post("/api/letters/stop", json={"stop": wrong})
                assert (answer.status_code, answer.json()["error"]) == (401, "wrong-stop")
            form = {"List-Unsubscribe": "One-Click"}
            for _ in range(2):
                answer = await reader.post(path, data=form)
                assert (answer.status_code, answer.json()) == (200, {"kind": "turns"})
            assert await on() == [False, True, False]
            await bob.ask("PUT", "/me/alerts/switch", {"kind": "turns", "way": "mail", "on": True})
            answer = await reader.post("/api/letters/stop", json={"stop": code})
            assert answer.json() == {"kind": "turns"}
        assert await on() == [False, True, False]

    with_post(test, place=place)


def test_an_address_in_the_head_is_not_folded() -> None:
    """As mail readers want it: one line, nothing encoded."""

    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns", lang="pl")
        await a_turn(await served.guest("Ann"), bob)
        await some_wait(served, 1)
        served.later(TURNS)
        letter = await newest(box, 1)
        (line,) = [line for line in box.raw[-1].splitlines() if line.startswith(b"List-Unsubscribe:")]
        assert line.endswith(b">")
        assert letter["Subject"] == "Parlour: stół czeka na ciebie"

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
def test_invitations_of_friends_are_told_and_those_of_strangers_and_blocked_people_are_not(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "invitations")
        ann, eve = await served.guest("Ann"), await served.guest("Eve")
        for other in (ann, eve):
            await a_turn(other, bob)
        await block(bob, eve)
        await befriend(eve, bob)
        assert await waiting(served) == 0
        await befriend(ann, bob)
        await some_wait(served, 1)
        served.later(GATHERED["mail"]["invitations"])
        letter = await newest(box, 1)
        assert letter["Subject"] == "Parlour: an invitation for you"
        assert f"{HOUSE}/people" in letter.get_content()
        assert "Ann" not in letter.get_content(), "what somebody calls themselves is no letter of ours"
        await befriend(bob, ann)
        await befriend(eve, bob)
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        gone = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        for one in (table, gone):
            await ann.ask("PUT", f"/tables/{one}/seats/1", {"kind": "friend", "player": await id_of(bob)})
        await some_wait(served, 2)
        await ann.ask("PUT", f"/tables/{gone}/seats/1", {"kind": "open"})
        served.later(EVERY)
        text = (await newest(box, 2)).get_content()
        assert f"/t/{table}" in text
        assert gone not in text, "she thought better of it"
        await nothing_waits(served)

    with_post(test, place=place)


def test_nobody_makes_the_house_flood_a_friend() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "invitations")
        ann = await served.guest("Ann")
        await a_turn(ann, bob)
        await befriend(ann, bob)
        await befriend(bob, ann)
        served.later(EVERY)
        await nothing_waits(served)
        served.rooms.limits._scale = 1
        me = {"kind": "friend", "player": await id_of(bob)}
        for _ in range(6):
            table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
            await ann.ask("PUT", f"/tables/{table}/seats/1", me)
        served.later(EVERY)
        letter = await newest(box, 1)
        assert letter["Subject"] == "Parlour: 3 invitations for you", "so many of one person within a while"
        assert len(await bob.ask("GET", "/me/tables")) == 7, "on the page there are all of them"

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_tournament_begins_soon_is_paired_and_over(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        dora = await director(served)
        people = [await with_letters(served, box, name, "tournaments") for name in ("Ann", "Bob", "Cem")]
        begins = served.rooms.now() + 90 * MINUTE
        cup = await made(dora, name="Evening Cup", begins=begins, rounds=1)
        for one in people:
            await one.ask("POST", f"/tournaments/{cup}/enter")
        served.later(29 * MINUTE)
        assert await waiting(served) == 0
        served.later(MINUTE + 1000)
        await some_wait(served, 3)
        await people[2].ask("POST", f"/tournaments/{cup}/withdraw")
        await some_wait(served, 2)
        served.later(MINUTE)
        letter = await newest(box, 2)
        assert "Evening Cup (high_card) begins within the hour" in letter.get_content()
        assert f"{HOUSE}/tournaments/{cup}" in letter.get_content()
        await nothing_waits(served)
        served.later(59 * MINUTE)
        await some_wait(served, 2)
        served.later(EVERY)
        letter = await newest(box, 4)
        assert "Evening Cup (high_card): the round is paired" in letter.get_content()
        await nothing_waits(served)
        await act(dora, cup, "end", reason="It is late")
        await some_wait(served, 2)
        served.later(EVERY)
        assert "Evening Cup (high_card) is over" in (await newest(box, 6)).get_content()

    with_post(test, place=place)


def test_a_letter_that_nobody_takes_is_tried_again_and_an_address_that_is_none_forgotten() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns")
        await a_turn(await served.guest("Ann"), bob)
        await some_wait(served, 1)
        box.refuses = "451 not now"
        served.later(TURNS)

        async def later() -> bool:
            held = select(func.max(tellings.c.until))
            found = await served.rooms.store.read(lambda connection: connection.execute(held).scalar())
            return found == served.rooms.served() + LATER

        await eventually(later)
        box.refuses = ""
        served.later(LATER - 1000)
        assert told(box) == []
        served.later(2000)
        await newest(box, 1)
        box.refuses = "550 nobody here"
        await a_turn(await served.guest("Cem"), bob)
        await some_wait(served, 1)
        served.later(EVERY)
        await nothing_waits(served)
        assert (await bob.ask("GET", "/me/alerts"))["letters"] is None

    with_post(test)
