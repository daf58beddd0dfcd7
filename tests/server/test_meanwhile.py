"""Somebody else was faster: what the store refuses is refused in words, and the table is as it was."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from parlour.server.store.base import Conflict
from parlour.server.tables import presence
from parlour.server.tables.presence import Presence
from tests.server.serving import BOT, ME, OPEN, Served, run
from tests.server.test_tables import refused


@contextmanager
def beaten(served: Served) -> Iterator[None]:
    """Whatever is to be written, another process has written what excludes it."""

    async def write(*_: Any) -> None:
        raise Conflict("already there")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served.rooms.store, "write", write)
        yield


def test_a_seat_that_was_taken_meanwhile_is_not_given_twice() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        with beaten(served):
            await refused(bob.join(table), 409, "seat-taken")
        assert [seat["kind"] for seat in (await ann.ask("GET", f"/tables/{table}"))["seats"]] == ["person", "open"]
        await bob.join(table)
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "playing"

    run(test)


def test_a_table_that_began_meanwhile_is_not_cancelled() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        with beaten(served):
            await refused(ann.ask("DELETE", f"/tables/{table}"), 409, "not-open")
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "open"

    run(test)


def test_a_game_that_was_over_meanwhile_is_not_abandoned() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        with beaten(served):
            await refused(ann.ask("DELETE", f"/tables/{table}"), 409, "not-playing")
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "playing"

    run(test)


def test_a_table_that_changes_too_fast_says_so_and_nothing_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.client.PATIENCE", 1)  # else it asks again by itself

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, ME]))["table"]["table"]
        scene = await ann.scene(table, 0)
        with beaten(served):
            play = {"at": scene["at"], "action": scene["options"][0]["action"], "id": "once", "seat": scene["turn"]}
            await refused(ann.ask("POST", f"/tables/{table}/play", play), 503, "busy")
        assert (await ann.scene(table, 0))["at"] == scene["at"]
        assert (await ann.ask("POST", f"/tables/{table}/play", play))["at"] == scene["at"] + 1

    run(test)


def test_only_so_many_are_remembered_to_be_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "KEPT", 2)
    here = Presence(lambda: 0)
    for who in ("ann", "ben", "ann", "cleo"):
        here.seen(who, f"address of {who}")
    assert [here.address(who) for who in ("ann", "ben", "cleo")] == ["address of ann", None, "address of cleo"]
