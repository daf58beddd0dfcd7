"""How good ratings are, and how soon a leaderboard is there.

    python bench/ratings.py accuracy [--players 60 --games 30]   from simulated players of known strength
    python bench/ratings.py store [--members 10000 --results 100000 --database URL]   p50 and p99 at the store

`of its core` is what one took of the processor on average: on a busy machine only that tells.

`accuracy` draws strengths, lets players meet by chance, and prints the rank correlation (Spearman) of what was found
with what is true after every fifth game each, the mean interval that is told, how often the truth lies in it, and who
would be on a leaderboard. Strengths are normal, their deviation is `--spread` points as shown.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from math import log
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from sqlalchemy import Connection, insert

from parlour.server.people.guests import Player
from parlour.server.people.rating import BETA, MU, SHOWN, Rating, rated
from parlour.server.store.opening import make_store
from parlour.server.store.ratings import PlacingRow
from parlour.server.store.schema import ladders, placings, players, ratings, results
from parlour.server.tables.ratings import Ratings, computed, recompute

PIECE: Final = 1_000
GAME: Final = "kairo"


def correlation(found: list[float], true: list[float]) -> float:
    """Spearman's: that of the ranks."""

    def ranks(values: list[float]) -> list[float]:
        order = sorted(range(len(values)), key=values.__getitem__)
        place = dict(zip(order, range(len(order)), strict=True))
        return [float(place[one]) for one in range(len(values))]

    return statistics.correlation(ranks(found), ranks(true))


def game(strengths: list[float], chance: random.Random) -> list[int]:
    """Places, as Plackett and Luce would have them: a Gumbel variable each, the largest first."""
    shown = [mu / (BETA * len(strengths) ** 0.5) - log(-log(chance.random())) for mu in strengths]
    return [1 + sum(other > mine for other in shown) for mine in shown]


def accuracy(many: int, games: int, spread: float, repeats: int) -> None:
    """Simulate, and print."""
    print(f"{many} players, strengths {spread:.0f} points apart (one deviation), {repeats} times over")
    print("seats  games each  rank correlation  told ±  within it  listed")
    for seats in (2, 3, 4):
        lines: dict[int, list[list[float]]] = {}
        for seed in range(repeats):
            chance = random.Random(seed)
            true = [chance.gauss(MU, spread / SHOWN) for _ in range(many)]
            found = [Rating() for _ in range(many)]
            for done in range(1, games + 1):
                order = chance.sample(range(many), many)  # everybody plays once a round
                for first in range(0, many - many % seats, seats):
                    sat = order[first : first + seats]
                    after = rated([found[one] for one in sat], game([true[one] for one in sat], chance))
                    for one, new in zip(sat, after, strict=True):
                        found[one] = new
                if done % 5 == 0:
                    lines.setdefault(done, []).append(fared(found, true))
        for done, tries in lines.items():
            mean, error, within, listed = (statistics.fmean(column) for column in zip(*tries, strict=True))
            print(f"{seats:5}  {done:10}  {mean:16.2f}  {error:6.0f}  {within:9.0%}  {listed:6.0%}")


def fared(found: list[Rating], true: list[float]) -> list[float]:
    """Rank correlation, the mean interval told, the part of the truths in it, and the part that would be listed.

    Nobody here is a fixed point: only differences can be found, so both are measured from their means.
    """
    middle = statistics.fmean(one.mu for one in found) - statistics.fmean(true)
    off = [abs(one.mu - mu - middle) * SHOWN for one, mu in zip(found, true, strict=True)]
    return [
        correlation([one.mu for one in found], true),
        statistics.fmean(one.error for one in found),
        statistics.fmean(far <= one.error for far, one in zip(off, found, strict=True)),
        statistics.fmean(one.certain for one in found),
    ]


def filled(members: int, many: int) -> tuple[list[dict[str, Any]], list[PlacingRow]]:
    """Members, and what so many results would have left: each among four of them, as strong as chance made them."""
    chance = random.Random(1893)
    people = [{"id": f"m{n}", "name": f"Member {n}", "made": 0, "banned": n % 997 == 0} for n in range(members)]
    true = [chance.gauss(MU, 5.0) for _ in people]
    rows = []
    for n in range(many):
        sat = chance.sample(range(members), 4)
        for seat, place in enumerate(game([true[one] for one in sat], chance)):
            rows.append(PlacingRow(f"t{n}", seat, f"m{sat[seat]}", None, place, False, 0.0, 0.0, 0.0, 0.0))
    return people, rows


async def asked(what: str, times: int, ask: Callable[[int], Awaitable[Any]]) -> None:
    """Ask again and again, and print what it took."""
    took, core = [], process_time()
    for n in range(times):
        began = perf_counter()
        await ask(n)
        took.append(1000 * (perf_counter() - began))
    took.sort()
    half, most = took[len(took) // 2], took[int(len(took) * 0.99)]
    core = 1000 * (process_time() - core) / times
    print(f"{what:34}  p50 {half:5.1f} ms  p99 {most:5.1f} ms  of its core {core:5.1f} ms")


async def store(members: int, many: int, url: str | None, times: int) -> None:
    """Fill a store, and measure."""
    with tempfile.TemporaryDirectory() as folder:
        house = make_store(url or f"sqlite:///{Path(folder)}/parlour.sqlite")
        await house.open()
        people, rows = filled(members, many)
        anew, found = computed(GAME, 4, rows)

        def fill(connection: Connection) -> None:
            tables = [{"table": f"t{n}", "game": GAME, "seats": 4, "n": n + 1, "made": n} for n in range(many)]
            placed = [{name: getattr(row, name) for name in row.__struct_fields__} for row in anew]
            rated = [{name: getattr(row, name) for name in row.__struct_fields__} for row in found]
            connection.execute(insert(ladders), {"game": GAME, "seats": 4, "results": many})
            for table, values in ((players, people), (results, tables), (placings, placed), (ratings, rated)):
                for first in range(0, len(values), PIECE):
                    connection.execute(insert(table), values[first : first + PIECE])

        await house.write_at_leisure(fill)
        print(f"{members} members, {many} results of four seats, {'PostgreSQL' if house.shared else 'SQLite'}")
        told = Ratings(house)
        listed = sum(Rating(row.mu, row.sigma).certain for row in found)
        print(f"{listed} would be listed")
        somebody = [Player(one["id"], one["name"], "") for one in people]
        await asked("the leaderboard", times, lambda n: told.board(GAME, 4, somebody[n % members]))
        await asked("somebody's ratings with history", times, lambda n: told.mine(somebody[n % members]))
        began = perf_counter()
        changed = await recompute(house)
        print(f"all ratings anew: {perf_counter() - began:.1f} s, {sum(changed.values())} placings changed")
        await house.close()


def main() -> None:
    """One or the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["accuracy", "store"])
    parser.add_argument("--players", type=int, default=60)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--spread", type=float, default=200.0)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--members", type=int, default=10_000)
    parser.add_argument("--results", type=int, default=100_000)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--times", type=int, default=300)
    given = parser.parse_args()
    if given.what == "accuracy":
        accuracy(given.players, given.games, given.spread, given.repeats)
    else:
        asyncio.run(store(given.members, given.results, given.database, given.times))


if __name__ == "__main__":
    main()
