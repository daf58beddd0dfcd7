"""A Swiss of scripted clients, the server killed twice in between: no result lost or doubled, no pair repeated, and
standings equal to a recomputation from the log.

`python -m tests.server.tournament_killed 64 5` is what `make soak` plays, on both stores.
"""

import asyncio
import signal
import sys
import tempfile
from pathlib import Path

from sqlalchemy import Connection, select

import parlour.client
from parlour.client import Client, Json
from parlour.server.store.opening import make_store
from parlour.server.store.schema import tables
from parlour.tournaments.course import TournamentCourse
from parlour.tournaments.played import met
from tests.server.killing import Process, free_port
from tests.server.places import PLACES, a_database
from tests.server.tournaments import act, by_the_log, look, made, plays, standings_computed, standings_told


class WithTheExample(Process):
    """A server with the shortest of games on its shelf."""

    module = "tests.web.with_high_card"


async def killed(url: str, many: int, rounds: int) -> TournamentCourse:
    """Play it; AssertionError if something was lost, doubled or repeated."""
    server = WithTheExample(url, free_port(), options=("--tournaments", "all"))
    await server.start()
    clients = [Client(server.url) for _ in range(many)]
    try:
        for number, one in enumerate(clients):
            await one.be(f"P{number + 1}")
        dora = clients[0]
        tournament = await made(dora, rounds=rounds)
        for one in clients:
            await one.ask("POST", f"/tournaments/{tournament}/enter")
        await act(dora, tournament, "begin")
        playing = [asyncio.create_task(plays(one, tournament)) for one in clients]
        for number in (1, 2):
            seen = 0
            while (now := await look(dora, tournament, seen=seen))["played"] < number or not _half(now):
                seen = now["seen"]
            await server.stop(signal.SIGKILL)
            await server.start()
        ends = await asyncio.gather(*playing)
    finally:
        for one in clients:
            await one.http.aclose()
        await server.end()
    store = make_store(url)
    await store.open()
    course, begun, came = await by_the_log(store, tournament)

    def stored(connection: Connection) -> list[str]:
        return list(connection.execute(select(tables.c.id).where(tables.c.tournament.is_not(None))).scalars())

    found = await store.read(stored)
    await store.close()
    assert sorted(one.table for one in begun) == sorted(found) == sorted(one.table for one in came)
    assert len(found) == rounds * (many // 2), "none was lost, none doubled"
    assert max(met(course.rounds).values()) == 1, "nobody met anybody twice"
    for end in ends:
        assert standings_told(end) == standings_computed(course)
    return course


def _half(now: Json) -> bool:
    """In the middle of a round: some tables are over, some are not, or it has just been paired."""
    return now["round"] is not None and not now["round"]["over"]


async def main(many: int, rounds: int) -> None:
    for place in PLACES:
        with tempfile.TemporaryDirectory() as folder:
            course = await killed(a_database(place, Path(folder)), many, rounds)
        best = course.standings[0]
        print(f"{place}: {many} people, {rounds} rounds, the server killed twice; {best.score} points were enough")


if __name__ == "__main__":
    setattr(parlour.client, "PATIENCE", 100_000)  # noqa: B010  # it is final to all others
    asyncio.run(main(*(int(text) for text in sys.argv[1:3])))
