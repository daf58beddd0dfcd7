"""How soon lobby and leaderboards are there, at the store: `python bench/lobby.py [--members 10000 --results 100000
--database URL]`; the database is a new one.

Members with ratings, finished games that nobody lists any more, half of them rated, tables that wait and are played,
people who wait to be paired. `of its core` is what the looks took of this process's processor, without what a database
takes of its own: on a busy machine only that tells.
"""

import argparse
import asyncio
import gc
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from sqlalchemy import Connection, insert

from parlour.games import find, games
from parlour.server.people.guests import Player
from parlour.server.people.rating import MU, SIGMA
from parlour.server.store.opening import make_store
from parlour.server.store.pairing import LASTS, waiting
from parlour.server.store.rows import Phase, SeatRow, TableRow
from parlour.server.store.schema import placings, players, ratings, results, seats, tables, wishes
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.hall import Hall
from parlour.server.tables.listing import LobbyFilter
from parlour.server.tables.matching import groups
from parlour.server.tables.ratings import Ratings
from parlour.server.thinking.pool import Thinking

PIECE: Final = 2_000
GAMES: Final = {game: find(game).seats for game in games()}
OPEN, PLAYING, WAITING = 400, 800, 300
CLOCK: Final = '{"kind":"game","seconds":900,"increment":10}'


def fields(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def house(members: int, finished: int, served: int) -> dict[Any, list[dict[str, Any]]]:
    """The rows of a house, by table of the schema; always the same."""
    chance = random.Random(1893)
    made: dict[Any, list[dict[str, Any]]] = {
        table: [] for table in (players, ratings, tables, seats, results, placings, wishes)
    }
    numbers: Counter[tuple[str, int]] = Counter()
    for n in range(members):
        made[players].append({"id": f"p{n}", "name": f"Member {n}", "made": n})
        for game in GAMES:
            mu = chance.gauss(MU, SIGMA)
            made[ratings].append({"player": f"p{n}", "game": game, "seats": 2, "mu": mu, "sigma": 2.0, "games": 30})
    for n in range(finished + OPEN + PLAYING):
        phase: Phase = "open" if n < OPEN else "playing" if n < OPEN + PLAYING else "over"
        game = chance.choice(list(GAMES))
        many = chance.choice(GAMES[game])
        language = chance.choice(["", "en", "fr", "pl"])
        live = chance.random() < 0.8
        row = TableRow(f"t{n}", game, 1, "{}", True, live, CLOCK, "0" * 64, phase, n, n, f"p{n % members}")
        row.language, row.rated = language, chance.random() < 0.5
        made[tables].append(fields(row))
        taken = chance.randrange(1, many) if phase == "open" else many
        people = chance.sample(range(members), taken)
        for seat in range(many):
            sits = SeatRow(seat, "person", f"p{people[seat]}", "Member") if seat < taken else SeatRow(seat, "open")
            made[seats].append({"table": row.id, **fields(sits)})
        if phase == "over" and row.rated:
            numbers[game, many] += 1
            made[results].append(
                {"table": row.id, "game": game, "seats": many, "n": numbers[game, many], "made": row.made}
            )
            points = {"mu": MU, "sigma": 2.0, "mu_after": MU, "sigma_after": 2.0, "level": None, "left": False}
            for seat, player in enumerate(people):
                who = {"table": row.id, "seat": seat, "player": f"p{player}", "place": seat + 1}
                made[placings].append({**who, **points})
    for n in range(WAITING):
        game = chance.choice(list(GAMES))
        wish = {"player": f"p{n}", "request": "w", "game": game, "seats": chance.choice(GAMES[game]), "live": True}
        wish |= {"rated": chance.random() < 0.5, "near": True, "watch": True, "language": "", "nonce": ""}
        made[wishes].append({**wish, "since": served - chance.randrange(LASTS), "until": served + 10 * LASTS})
    return made


async def measured(what: str, many: int, look: Callable[[], Awaitable[object]]) -> None:
    times: list[float] = []
    core: list[float] = []
    await look()  # what is loaded with the first is no look
    for _ in range(many):
        began, busy = perf_counter(), process_time()
        await look()
        times.append(1000 * (perf_counter() - began))
        core.append(1000 * (process_time() - busy))
    p50, p99, busy50, busy99 = (sorted(all)[int(part * many)] for all in (times, core) for part in (0.5, 0.99))
    print(f"{what:42} p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  of its core {busy50:6.1f} ms  p99 {busy99:6.1f} ms")


async def run(members: int, results: int, many: int, database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = make_store(database or f"sqlite:///{Path(folder)}/lobby.sqlite")
        await store.open()
        rooms = AwakeRooms(store, Thinking())
        made = house(members, results, rooms.served())

        def write(table: Any, rows: list[dict[str, Any]]) -> Callable[[Connection], None]:
            return lambda connection: (connection.execute(insert(table), rows), None)[1]

        for table, rows in made.items():
            for first in range(0, len(rows), PIECE):
                await store.write_at_leisure(write(table, rows[first : first + PIECE]))
        made.clear()
        gc.collect()  # else the rows above are gone through for rubbish meanwhile, a tenth of a second each time
        print(f"{members} members, {results} results, {OPEN} open tables, {PLAYING} played, {WAITING} who wait")
        hall = Hall(rooms)
        await measured("the whole lobby", many, lambda: hall.look(None, LobbyFilter()))
        filters = LobbyFilter("worlds_fair", 3, True, None, None, "fr")
        await measured("one game, three seats, live, in French", many, lambda: hall.look(None, filters))
        kairo = LobbyFilter("kairo", 2)
        await measured("Kairo for two near 1500", many, lambda: hall.look(None, kairo, 1350, 1650))

        async def paired() -> None:
            found, apart = await store.read(waiting(rooms.served()))
            groups(found, rooms.served(), apart)

        await measured("who is paired with whom", many, paired)
        ladders, chance = Ratings(store), random.Random(44102)
        await measured("a leaderboard", many, lambda: ladders.board("kairo", 2, None))

        async def mine() -> None:
            await ladders.mine(Player(f"p{chance.randrange(members)}", ""))

        await measured("somebody's ratings with their games", many, mine)
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--members", type=int, default=10_000)
    parser.add_argument("--results", type=int, default=100_000)
    parser.add_argument("--looks", type=int, default=200)
    parser.add_argument("--database")
    asked = parser.parse_args()
    asyncio.run(run(asked.members, asked.results, asked.looks, asked.database))
