"""Whoever asks how far logs have got while others are being answered is asked for with the next ones."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from parlour.server.store import heads
from parlour.server.store.base import Store
from parlour.server.store.heads import Head, Heads


class Counted(Store):
    """A store that answers when it is told to, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__("")
        self.asked: list[asyncio.Future[Any]] = []
        self.rows: dict[str, Head] = {}

    async def read(self, job: Callable[..., Any]) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked.append(answer)
        await answer
        return job(self)

    def execute(self, _wanted: object, values: dict[str, list[str]]) -> list[tuple[str, int, str]]:
        return [(id, self.rows[id].at, self.rows[id].phase) for id in values["ids"] if id in self.rows]


async def turns() -> None:
    """Let everybody who can go on do so."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_comes_while_one_is_asked_is_answered_by_one_statement() -> None:
    async def story() -> None:
        store = Counted()
        asking = Heads(store)
        store.rows = {"a": Head(1, "playing"), "b": Head(2, "playing")}
        first = asyncio.create_task(asking.of("a"))
        await turns()
        store.rows["a"] = Head(5, "closed")
        later = [asyncio.create_task(asking.of(id)) for id in ("a", "b", "a", "nowhere")]
        await turns()
        assert len(store.asked) == 1
        store.asked[0].set_result(None)
        await turns()
        assert len(store.asked) == 2
        store.rows["b"] = Head(3, "playing")  # read after they asked: what was stored meanwhile is seen
        store.asked[1].set_result(None)
        await first
        assert await asyncio.gather(*later) == [Head(5, "closed"), Head(3, "playing"), Head(5, "closed"), None]
        assert len(store.asked) == 2

    asyncio.run(story())


def test_a_store_that_is_away_refuses_them_and_is_asked_again() -> None:
    async def story() -> None:
        store = Counted()
        asking = Heads(store)
        refused = asyncio.create_task(asking.of("a"))
        await turns()
        next_one = asyncio.create_task(asking.of("b"))
        store.asked[0].set_exception(OSError("away"))
        with pytest.raises(OSError, match="away"):
            await refused
        await turns()
        store.rows["b"] = Head(7, "over")
        store.asked[1].set_result(None)
        assert await next_one == Head(7, "over")
        again = asyncio.create_task(asking.of("a"))
        await turns()
        store.asked[2].set_result(None)
        assert await again is None

    asyncio.run(story())


def test_who_hangs_up_costs_nobody_else_an_answer() -> None:
    async def story() -> None:
        store = Counted()
        asking = Heads(store)
        both = [asyncio.create_task(asking.of("a")) for _ in range(2)]
        await turns()
        both[0].cancel()
        await turns()
        store.asked[0].set_result(None)
        assert await both[1] is None

    asyncio.run(story())


def test_a_statement_asks_for_a_bounded_number_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = Counted()
        monkeypatch.setattr(heads, "TOGETHER", 3)
        asking = Heads(store)
        many = [asyncio.create_task(asking.of(str(number))) for number in range(7)]
        for asked in range(3):
            await turns()
            store.asked[asked].set_result(None)
        assert await asyncio.gather(*many) == [None] * 7
        assert len(store.asked) == 3

    asyncio.run(story())
