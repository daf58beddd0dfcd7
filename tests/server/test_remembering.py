"""What the house remembers of guests between two looks into the store: bounded, and never longer than it is true."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count

import pytest
from sqlalchemy import Connection

from parlour.server.people import guests
from parlour.server.people.exporting import exported
from parlour.server.people.guests import FRESH, People
from parlour.server.refusal import Refusal
from parlour.server.store.base import Store
from tests.server.places import a_store

Test = Callable[[People, Store], Awaitable[None]]


class Hands:
    """A hand at the clock, and secrets that can be told apart."""

    def __init__(self) -> None:
        self.ticks = 0
        self._number = count()

    def token(self) -> str:
        return f"token-{next(self._number):04}"


def run(test: Test, hands: Hands | None = None) -> None:
    """A test of people on a store of their own, without a server around them."""
    hand = hands or Hands()

    async def tried() -> None:
        async with a_store("sqlite") as store:
            people = People(store, lambda: 1000 + hand.ticks, hand.token, lambda: hand.ticks)
            await test(people, store)
            await people.close()

    asyncio.run(tried())


def reads(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list with an entry for every look into the store, from now on."""
    seen: list[int] = []
    whole = store.read

    async def counted(job: Callable[[Connection], object]) -> object:
        seen.append(1)
        return await whole(job)

    monkeypatch.setattr(store, "read", counted)
    return seen


def test_a_cookie_is_looked_up_again_when_it_is_no_longer_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hands()

    async def test(people: People, store: Store) -> None:
        ann, cookie = await people.welcome("Ann")
        looked = reads(store, monkeypatch)
        for _ in range(3):
            assert await people.by_cookie(cookie) == ann
        assert len(looked) <= 1
        before = len(looked)
        hand.ticks += FRESH
        assert await people.by_cookie(cookie) == ann
        assert len(looked) == before + 1

    run(test, hand)


def test_only_so_many_guests_are_remembered_and_the_longest_unseen_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "CACHED", 2)

    async def test(people: People, store: Store) -> None:
        cookies = [(await people.welcome(name))[1] for name in ("Ann", "Ben", "Cleo")]
        await people.look_again()
        for cookie in cookies:
            assert await people.by_cookie(cookie) is not None
        looked = reads(store, monkeypatch)
        assert [player and player.name for player in [await people.by_cookie(cookie) for cookie in cookies[1:]]] == [
            "Ben",
            "Cleo",
        ]
        assert looked == []
        assert await people.by_cookie(cookies[0]) is not None
        assert looked == [1]

    run(test)


def test_only_so_many_guests_of_seats_are_remembered_as_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "CACHED", 2)

    async def test(people: People, store: Store) -> None:
        known = [(await people.welcome(name))[0].id for name in ("Ann", "Ben", "Cleo")]
        for player in known:
            await people.check_guest(player)
        looked = reads(store, monkeypatch)
        await people.check_guest(known[1])
        await people.check_guest(known[2])
        assert looked == []
        await people.check_guest(known[0])
        assert looked == [1]

    run(test)


def test_a_day_that_cannot_be_written_costs_a_line_of_the_log_and_nobody_their_visit(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hand = Hands()

    async def test(people: People, store: Store) -> None:
        ann, cookie = await people.welcome("Ann")
        hand.ticks += 2 * 86_400_000

        async def full(*_: object) -> None:
            raise OSError("no room")

        with monkeypatch.context() as patch:
            patch.setattr(store, "write", full)
            assert await people.by_cookie(cookie) == ann
            await people.close()
        assert "the day of a device could not be written" in caplog.text

    with caplog.at_level(logging.ERROR, "parlour.server"):
        run(test, hand)


def test_a_link_that_somebody_else_used_meanwhile_opens_nothing() -> None:
    async def test(people: People, store: Store) -> None:
        ann, _ = await people.welcome("Ann")
        with pytest.raises(Refusal) as refused:
            await people.come_in(ann, None, False, "", lambda _: False)
        assert refused.value.error == "wrong-link"

    run(test)


def test_nothing_is_exported_of_somebody_who_is_not_there() -> None:
    async def test(people: People, store: Store) -> None:
        ann, _ = await people.welcome("Ann")
        found = await store.read(exported(ann.id))
        assert found is not None
        assert found["name"] == "Ann"
        assert await store.read(exported("nobody")) is None

    run(test)
