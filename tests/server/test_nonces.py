"""What has a hand in a deal is checked to its last letter, and what was stored unchecked stops no table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from parlour.core.record import read
from parlour.core.table import replay
from parlour.server.store.schema import seats
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_tables import refused
from tests.server.wire import schema

MATCHED = ["abcdefghijklmnop", "en", "/t/abc", "https://example.org/x", "2026-11-16", "2026-11"]


def patterns(told: Any) -> Iterator[str]:
    """Every pattern in a schema."""
    if isinstance(told, dict):
        if isinstance(told.get("pattern"), str):
            yield told["pattern"]
        for part in told.values():
            yield from patterns(part)
    elif isinstance(told, list):
        for part in told:
            yield from patterns(part)


def test_nothing_that_is_asked_may_end_in_a_line_end() -> None:
    """`$` matches before a last line end, and what is checked by it is not what is checked elsewhere."""
    found = set(patterns(schema()))
    assert len(found) >= 5
    for pattern in found:
        good = [text for text in MATCHED if re.search(pattern, text)]
        assert good, f"no example of {pattern}"
        assert not [text for text in good if re.search(pattern, text + "\n")], pattern


def test_a_nonce_with_a_line_end_is_refused_and_the_seat_stays_free() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        await refused(ann.make("high_card", [ME, OPEN], nonce="n\n"), 400, "unreadable")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await refused(bob.ask("POST", f"/tables/{table}/join", {"nonce": "n\n"}), 400, "unreadable")
        assert (await bob.join(table))["table"]["phase"] == "playing"

    run(test)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("awake", [True, False])
def test_a_stored_nonce_that_is_none_is_dropped_and_the_deal_is_verified(
    place: str, awake: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """As a server took it before it was checked: the table begins, says so, and its record holds."""

    async def test(served: Served) -> None:
        ann, bob, cem = [await served.guest(name) for name in ("Ann", "Bob", "Cem")]
        table = (await ann.make("high_card", [ME, OPEN, OPEN], nonce="ann"))["table"]["table"]
        await bob.ask("POST", f"/tables/{table}/join", {"seat": 1, "nonce": "bob"})
        bad = update(seats).where(seats.c["table"] == table, seats.c.seat == 1).values(nonce="n\n")
        await served.rooms.store.write(lambda connection: connection.execute(bad) and None)
        if awake:
            await served.rooms.tell_again(table)
        else:
            served.rooms.awake.clear()
        begun = (await cem.ask("POST", f"/tables/{table}/join", {"nonce": "cem"}))["table"]
        assert begun["phase"] == "playing"
        assert begun["deal"]["nonces"] == ["ann", "", "cem"]
        served.rooms.awake.clear()
        people = [ann, bob, cem]
        while (scene := await ann.scene(table))["turn"] is not None:
            await people[scene["turn"]].play(table, scene["at"], "keep")
        record = read((await ann.http.get(f"/api/replays/{table}/record")).text)
        assert record.deal["nonces"] == ["ann", "", "cem"]
        assert replay(record).turn is None

    run(test, place=place)
    assert [line.message for line in caplog.records if line.levelname == "WARNING"].count("a nonce was dropped") == 1


def test_a_table_that_stood_still_for_it_begins_when_somebody_looks() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        player = (await bob.ask("GET", "/me"))["player"]
        sat = update(seats).where(seats.c["table"] == table, seats.c.seat == 1)
        sat = sat.values(kind="person", player=player, name="Bob", nonce="n\n")
        await served.rooms.store.write(lambda connection: connection.execute(sat) and None)
        served.rooms.awake.clear()
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "playing"

    run(test)
