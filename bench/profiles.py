"""How soon a profile is there, at the store: `python bench/profiles.py [--members 10000 --results 100000]`.

The house of `bench/lobby.py`, its games with outcomes and first choices, and one member who has played 5,000 of them.
`of its core` is what one look took of the processor on average: on a busy machine only that tells.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, insert

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.lobby import GAMES, PIECE, house, measured
from parlour.server.people.guests import Player
from parlour.server.store.opening import make_store
from parlour.server.store.schema import entries, judged, seats, tables
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.profiles import Profiles
from parlour.server.thinking.pool import Thinking

BUSY: Final = "p0"
MANY: Final = 5_000  # games of the one who plays most
LOG: Final = 60  # entries of a game


def filled(members: int, results: int, served: int) -> dict[Any, list[dict[str, Any]]]:
    """The same house, with what a profile reads."""
    made, chance = house(members, results, served), random.Random(68)
    over = {row["id"]: row for row in made[tables] if row["phase"] == "over"}
    sat: dict[str, list[dict[str, Any]]] = {}
    for row in made[seats]:
        sat.setdefault(row["table"], []).append(row)
    made[entries], made[judged] = [], []
    for n, (table, row) in enumerate(over.items()):
        if n < MANY and all(seat["player"] != BUSY for seat in sat[table]):
            sat[table][0]["player"] = BUSY
        ranks = list(range(1, len(sat[table]) + 1))
        chance.shuffle(ranks)
        row["outcome"], row["seed"] = json.dumps({"ranks": ranks, "scores": ranks}), "1"
        if n < MANY:
            for at in range(LOG):
                who = sat[table][at % len(ranks)]
                play = {"table": table, "at": at, "kind": "play", "seat": who["seat"], "by": who["player"], "time": at}
                made[entries].append({**play, "text": f"choice {chance.randrange(9)}"})
    for n in range(9_000):
        about = {"player": BUSY, "table": f"x{n}", "at": 1, "game": list(GAMES)[n % len(GAMES)]}
        how = {"version": "v", "made": n * 3_600_000, "effort": 1, "chosen": "c", "cost": n % 90_000, "theme": ""}
        made[judged].append({**about, **how})
    return made


async def run(members: int, results: int, many: int, database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = make_store(database or f"sqlite:///{Path(folder)}/profiles.sqlite")
        await store.open()
        rooms = AwakeRooms(store, Thinking())

        def write(table: Any, rows: list[dict[str, Any]]) -> Callable[[Connection], None]:
            return lambda connection: (connection.execute(insert(table), rows), None)[1]

        for table, rows in filled(members, results, rooms.served()).items():
            for first in range(0, len(rows), PIECE):
                await store.write_at_leisure(write(table, rows[first : first + PIECE]))
        print(f"{members} members, {results} results, {MANY} of one member")
        profiles = Profiles(rooms)
        whose = random.Random(1)

        async def anybodys() -> None:
            player = f"p{whose.randrange(1, members)}"
            await profiles.told(player, Player(player, ""))

        await measured("a member's own", many, anybodys)
        await measured(f"that of one with {MANY} games", many, lambda: profiles.told(BUSY, Player(BUSY, "")))
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--members", type=int, default=10_000)
    parser.add_argument("--results", type=int, default=100_000)
    parser.add_argument("--looks", type=int, default=50)
    parser.add_argument("--database")
    asked = parser.parse_args()
    asyncio.run(run(asked.members, asked.results, asked.looks, asked.database))
