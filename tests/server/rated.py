"""Rated games of Ann and Bob, for the tests of ratings and of ladders."""

from typing import Any

from sqlalchemy import Connection, select

from parlour.client import Client, Json
from parlour.server.store.base import Store
from parlour.server.store.schema import ladders, placings, ratings, results
from tests.server.serving import ME, OPEN, Served

CLOCK = {"kind": "turn", "seconds": 600}
RATED = {"rated": True, "lots": True, "clock": CLOCK}


async def duel(served: Served, **settings: Any) -> tuple[Client, Client, str]:
    """Ann and Bob at a rated table; whoever was drawn begins, and is the first of the two."""
    ann, bob = await served.guest("Ann"), await served.guest("Bob")
    return await again(ann, bob, **settings)


async def again(ann: Client, bob: Client, **settings: Any) -> tuple[Client, Client, str]:
    table = (await ann.make("high_card", [ME, OPEN], **{**RATED, **settings}))["table"]["table"]
    seat = (await bob.join(table))["seat"]
    return (bob, ann, table) if seat == 0 else (ann, bob, table)


async def to_the_end(first: Client, second: Client, table: str, begin: int = 0) -> Json:
    for at in range(begin, 4):
        await (first, second)[at % 2].play(table, at, "keep")
    return dict(await first.ask("GET", f"/tables/{table}"))


async def mine(who: Client) -> Json:
    [found] = await who.ask("GET", "/me/ratings")
    return dict(found)


async def kept(store: Store) -> list[Any]:
    """All that is stored of ratings."""

    def job(connection: Connection) -> list[Any]:
        rows = [connection.execute(select(table)).all() for table in (ladders, results, placings, ratings)]
        return [sorted((tuple(row) for row in some), key=str) for some in rows]

    return list(await store.read(job))
