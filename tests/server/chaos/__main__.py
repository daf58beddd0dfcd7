"""Live through all of it, or through what is named, and print a table.

    python -m tests.server.chaos [NAME …] [--times 3] [--seed 0]

Each scenario fails if anything acknowledged is lost or done twice, if a log does not replay, or if a server answers
with any other 5xx than 503. PARLOUR_BEFORE names the commit that the rolling upgrade comes from.
"""

import argparse
import asyncio
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable

from tests.server.chaos import clocks, processes, storm, trouble
from tests.server.chaos.figures import Figures, table

Scenario = Callable[[int, int], Awaitable[Figures]]
SCENARIOS: dict[str, Scenario] = {
    "stops": trouble.stops,
    "full-disk": trouble.full_disk,
    "stalled-database": trouble.stalled_database,
    "lost-database": trouble.lost_database,
    "held-rows": trouble.held_rows,
    "hung-process": processes.hung_process,
    "three-processes": processes.three_processes,
    "rolling-upgrade": processes.rolling_upgrade,
    "clock-jumps": clocks.clock_jumps,
    "reconnect-storm": storm.reconnect_storm,
}
LONGEST = 900.0  # seconds a scenario


async def lived_through(name: str, times: int, seed: int) -> Figures:
    """One of them, within its time."""
    async with asyncio.timeout(LONGEST):
        return await SCENARIOS[name](times, seed)


def main() -> int:
    """All that were named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SCENARIOS)}")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    chosen = parser.parse_args()
    unknown = set(chosen.names) - set(SCENARIOS)
    if unknown:
        parser.error(f"there is no scenario {', '.join(sorted(unknown))}")
    print(table([]), flush=True)
    for name in chosen.names or SCENARIOS:
        begun = time.perf_counter()
        print(f"{name}, {chosen.times} times, --seed {chosen.seed} ...", file=sys.stderr, flush=True)
        print(asyncio.run(lived_through(name, chosen.times, chosen.seed)).row(), flush=True)
        load = os.getloadavg()[0]
        print(f"  {time.perf_counter() - begun:.0f} s, load {load:.1f}", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
