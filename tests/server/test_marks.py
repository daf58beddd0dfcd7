"""Marks of devices: of each person the newest are kept, so many of them, and nobody else's are lost for it."""

import asyncio
import logging

import pytest
from sqlalchemy import Connection, insert, select

from parlour.server.people.marks import MOST, note
from parlour.server.store.schema import marks, players
from tests.server.places import PLACES, a_store
from tests.server.serving import Served, run


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


@pytest.mark.parametrize("place", PLACES)
def test_a_mark_that_another_process_has_just_noted_is_no_trace(place: str, caplog: pytest.LogCaptureFixture) -> None:
    """One device asks two processes at the same moment: both look, both write, and one is the second."""

    async def test(served: Served) -> None:
        people = served.rooms.people
        ann, _ = await people.welcome("Ann")

        def noted(connection: Connection) -> None:
            connection.execute(insert(marks), {"player": ann.id, "mark": "m", "made": 1})

        for _ in range(2):
            people._later(noted)
        await people.close()
        await served.rooms.store.read(lambda connection: connection.execute(select(marks.c.mark)).one())

    run(test, place=place)
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []
