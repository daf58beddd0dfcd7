"""Codes and links of people: what may be typed, and that the last use of a link is one person's."""

import asyncio

import pytest
from sqlalchemy import Connection, insert

from parlour.server.people import links
from parlour.server.people.tokens import LETTERS, SPOKEN, heard
from parlour.server.store.schema import players
from tests.server.places import PLACES, a_store

CODE = LETTERS[:SPOKEN]


def ann(connection: Connection) -> None:
    """Somebody to have links."""
    connection.execute(insert(players).values(id="ann", name="Ann", made=1))


@pytest.mark.parametrize("typed", [CODE, CODE.lower(), f" {CODE[:2]}-{CODE[2:]} ", " ".join(CODE)])
def test_a_code_is_heard_however_it_is_typed(typed: str) -> None:
    assert heard(typed) == CODE


@pytest.mark.parametrize("typed", ["", CODE[1:], CODE + CODE[0], CODE[1:] + "?", CODE[1:] + "é"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert heard(typed) is None


@pytest.mark.parametrize("place", PLACES)
def test_the_last_use_of_a_link_is_one_persons_though_two_come_at_once(place: str) -> None:
    """Both found it open; only one of them opens it."""

    async def test() -> None:
        async with a_store(place) as store:
            await store.write(ann)
            await store.write(links.make("ann", "link", now=1, until=9, uses=2))
            assert (await store.read(links.whose("link", 5))).name == "Ann"
            assert [await store.write(lambda c: links.use(c, "link", 5)) for _ in range(3)] == [True, True, False]
            assert await store.read(links.whose("link", 5)) is None

    asyncio.run(test())


def test_a_link_ends_with_its_date() -> None:
    async def test() -> None:
        async with a_store("sqlite") as store:
            await store.write(ann)
            await store.write(links.make("ann", "link", now=1, until=9, uses=1))
            assert await store.read(links.whose("link", 9)) is None
            assert not await store.write(lambda c: links.use(c, "link", 9))
            assert await store.write(lambda c: links.use(c, "link", 8))

    asyncio.run(test())
