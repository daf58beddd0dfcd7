"""People who play tournaments by script, for the tests: they go wherever they are paired."""

import asyncio
from typing import Any

from sqlalchemy import Connection, update

from parlour.client import Client, Json, Refused
from parlour.server.store import tournaments as stored
from parlour.server.store.base import Store
from parlour.server.store.schema import players
from parlour.tournaments.course import TournamentCourse, fold
from parlour.tournaments.entries import ResultCame, TableBegun, read
from tests.server.serving import Served, eventually

CLOCK: Json = {"kind": "turn", "seconds": 600}
PLAN: Json = {
    "name": "Evening",
    "game": "high_card",
    "id": "e",
    "kind": "swiss",
    "rounds": 3,
    "rest": 0,
    "clock": CLOCK,
}


async def director(served: Served, name: str = "Dora") -> Client:
    """Somebody who may make tournaments."""
    client = await served.guest(name)
    me = (await client.ask("GET", "/me"))["player"]

    def job(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == me).values(role="director"))

    await served.rooms.store.write(job)
    served.rooms.people.look_up(me)
    return client


async def made(client: Client, **wanted: Any) -> str:
    return str((await client.ask("POST", "/tournaments", {**PLAN, **wanted}))["info"]["tournament"])


async def act(client: Client, tournament: str, what: str, **how: Any) -> Json:
    return dict(await client.ask("POST", f"/tournaments/{tournament}/acts", {"act": what, **how}))


async def look(client: Client, tournament: str, **how: Any) -> Json:
    return dict(await client.ask("GET", f"/tournaments/{tournament}", **how))


async def entered(served: Served, tournament: str, many: int) -> list[Client]:
    people = [await served.guest(f"P{number}") for number in range(1, many + 1)]
    for one in people:
        await one.ask("POST", f"/tournaments/{tournament}/enter")
    return people


async def play_out(client: Client, table: str, words: tuple[str, ...] = ("keep",)) -> None:
    """My choices at a table, until it is over; each is one of the words, by turns."""
    while True:
        info = await client.ask("GET", f"/tables/{table}")
        if info["phase"] not in ("open", "playing"):
            return
        if info["turn"] is not None and info["turn"] in info["yours"]:
            word = words[info["at"] // 2 % len(words)]
            try:
                await client.play(table, info["at"], word)
            except Refused as refused:
                if refused.problem["error"] not in ("stale", "not-your-turn", "not-playing"):
                    raise
        else:
            await asyncio.sleep(0.05)


async def plays(client: Client, tournament: str, words: tuple[str, ...] = ("keep",)) -> Json:
    """Go wherever one is paired, and play, until the tournament is over: how it stands then."""
    now = await look(client, tournament)
    while now["info"]["phase"] != "over":
        if now["table"] is not None:
            await play_out(client, now["table"], words)
            if (await look(client, tournament))["table"] == now["table"]:
                await asyncio.sleep(0.02)  # it is not counted yet
            now = await look(client, tournament)
        else:
            now = await look(client, tournament, seen=now["seen"])
    return now


async def round_begun(client: Client, tournament: str, number: int) -> Json:
    """The round, once it is paired and its games are begun."""

    async def begun() -> Json | None:
        now = await look(client, tournament)
        return now if now["played"] >= number and now["round"]["tables"] else None

    return dict(await eventually(begun))


async def by_the_log(store: Store, tournament: str) -> tuple[TournamentCourse, list[TableBegun], list[ResultCame]]:
    """Where a tournament stands by its log alone, the tables that were begun, and the results that came."""
    lines = await store.read(stored.log_since(tournament, 0))
    entries = [(read(line.text), line.served) for line in lines]
    begun = [entry for entry, _ in entries if isinstance(entry, TableBegun)]
    came = [entry for entry, _ in entries if isinstance(entry, ResultCame)]
    return fold(TournamentCourse(), entries), begun, came


def standings_told(now: Json) -> list[tuple[int, int, float]]:
    return [(row["place"], row["n"], row["score"]) for row in now["standings"]]


def standings_computed(course: TournamentCourse) -> list[tuple[int, int, float]]:
    return [(row.place, int(row.player), round(float(row.score), 4)) for row in course.standings]
