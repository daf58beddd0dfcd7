"""News by letter: together, seldom, only what is still so, and ended by anybody who holds a letter."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from parlour.server.people.letterboxes import REFUSED
from parlour.server.store import news as jobs
from parlour.server.store.base import Conflict
from parlour.server.store.news import LATER, MINUTE, UNANSWERED, NewsDue, NewsRow
from parlour.server.store.schema import letterboxes, tellings
from tests.server.letterbox import HOUSE, Letterbox, a_letterbox, link_in, posting
from tests.server.news import (
    EVERY,
    TURNS,
    a_turn,
    newest,
    nothing_waits,
    some_wait,
    told,
    with_letters,
    with_post,
)
from tests.server.places import PLACES, a_migrated_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, until
from tests.server.test_blocks import id_of
from tests.server.test_letters import asked, enters
from tests.server.test_tables import refused


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
        box.refuses = "550 5.1.1 nobody here"
        await a_turn(await served.guest("Cem"), bob)
        await some_wait(served, 1)
        served.later(EVERY)
        await nothing_waits(served)
        mine = await bob.ask("GET", "/me/alerts")
        assert (mine["letters"], mine["returned"]) == (None, True)
        await refused(
            bob.ask("PUT", "/me/alerts/switch", {"kind": "turns", "way": "mail", "on": True}), 404, "not-told-there"
        )
        assert (await bob.ask("DELETE", "/me/alerts/mail"))["returned"] is False

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("words", ["550 5.7.1 Relaying denied", "553 sorry, not in my list", "550 5.1.8 who are you?"])
def test_a_refusal_that_says_nothing_of_an_address_ends_letters_only_after_days(place: str, words: str) -> None:
    """It may be the house that may not send: one letter that was taken, and all is well again."""

    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "turns")
        ann = await served.guest("Ann")

        async def letters() -> tuple[bool, bool]:
            mine = await bob.ask("GET", "/me/alerts")
            return mine["letters"] is not None, mine["returned"]

        async def is_refused() -> bool:
            return await letters() == (True, True)

        async def given_up() -> bool:
            return await letters() == (False, True)

        async def refusing() -> None:
            box.refuses = words
            await a_turn(ann, bob)
            await some_wait(served, 1)
            served.later(EVERY)
            await eventually(is_refused)

        await refusing()
        box.refuses = ""
        served.later(EVERY)
        await newest(box, 1)
        await nothing_waits(served)
        assert await letters() == (True, False)
        await refusing()
        served.later(REFUSED)
        await nothing_waits(served)
        assert await is_refused(), "it was not tried again: the news were old"
        await a_turn(ann, bob)
        await some_wait(served, 1)
        served.later(EVERY)
        await eventually(given_up)
        await nothing_waits(served)
        kept = select(letterboxes.c.address)
        assert await served.rooms.store.read(lambda connection: connection.execute(kept).scalar()) == ""
        box.refuses = ""
        mine = await bob.ask("PUT", "/me/alerts/mail", {"address": "bob@example.org"})
        assert [mine["letters"][kind] for kind in jobs.KINDS] == [False] * 3
        assert mine["returned"] is False

    with_post(test, place=place)
