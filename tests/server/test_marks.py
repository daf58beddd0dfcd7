"""Marks of devices: of each person the newest are kept, so many of them, and nobody else's are lost for it."""

import asyncio

import pytest
from sqlalchemy import insert, select

from parlour.server.people.marks import MOST, note
from parlour.server.store.schema import marks, players
from tests.server.places import PLACES, a_store


@pytest.mark.parametrize("place", PLACES)
def test_the_newest_marks_of_a_person_are_kept(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            rows = [{"id": one, "name": one, "made": 1, "banned": False} for one in ("ann", "bob")]
            await store.write(lambda connection: connection.execute(insert(players), rows) and None)
            await store.write(note("bob", "m00", 1))
            for time in range(MOST + 2):
                await store.write(note("ann", f"m{time:02}", time))
            await store.write(note("ann", f"m{MOST + 1:02}", 999))  # it is known: when it was first seen stays
            await store.write(note("nobody", "m99", 1))
            wanted = select(marks.c.player, marks.c.mark, marks.c.made).order_by(marks.c.player, marks.c.mark)
            found = await store.read(lambda connection: [tuple(row) for row in connection.execute(wanted)])
            kept = [("ann", f"m{time:02}", time) for time in range(2, MOST + 2)]
            assert found == [*kept, ("bob", "m00", 1)]

    asyncio.run(test())
