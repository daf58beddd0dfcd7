"""Where the levels of bots stand among people's ratings (MEANS in the module of its judge).

Levels sit down together as chance has it, and play whole games at full strength; what fits the results best in the
model by which people are rated is printed, with its 95 % error, and under it the row of the table: levels that came out
in the wrong order have their common mean, and level 3 is where everybody begins. Levels 4 and 5 think long: `--levels`
and `--until` (seconds) say how much of it there is to be. More runs of one `--store` add up.

    python bench/rating_levels.py gatsby 2 --levels 1,2,3,4 --until 120 --store gatsby2.jsonl
"""

import argparse
import json
from itertools import count
from math import exp, sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final

from parlour.bots.arena.ladder import Match, seated
from parlour.bots.arena.matches import play
from parlour.core.chance import Chance, key_of
from parlour.games import find
from parlour.server.people.rating import BETA, MU, SHOWN, Z, placed

ANCHOR: Final = 3
WIDE: Final = 8.0  # how far from the anchor a level is believed to be before anything was played
STEPS: Final = 4_000


def stages(lines: list[dict[str, Any]]) -> list[tuple[int, list[int]]]:
    """Every choice of a place in every game: who took it, of whom; a shared place counts for none of its seats."""
    found: list[tuple[int, list[int]]] = []
    for line in lines:
        levels = [int(line["bots"][bot][-1]) for bot in seated(line["bots"], line["turn"])]
        places = placed(line["ranks"], [False] * line["seats"])
        for place in sorted(set(places)):
            here = [levels[seat] for seat in range(line["seats"]) if places[seat] == place]
            left = [levels[seat] for seat in range(line["seats"]) if places[seat] >= place]
            if len(here) == 1 and len(left) > 1:
                found.append((here[0], left))
    return found


def fitted(lines: list[dict[str, Any]], seats: int) -> tuple[dict[int, float], dict[int, float]]:
    """The likeliest means with the anchor where it is, and half of their 95 % intervals."""
    scale, chosen = sqrt(seats) * BETA, stages(lines)
    mean = {level: MU for _, left in chosen for level in left}
    curve = dict.fromkeys(mean, 1.0)
    for step in range(STEPS):
        slope = {level: -(mu - MU) / WIDE**2 for level, mu in mean.items()}
        curve = dict.fromkeys(mean, 1 / WIDE**2)
        for winner, left in chosen:
            weights = [exp((mean[level] - MU) / scale) for level in left]
            whole = sum(weights)
            slope[winner] += 1 / scale
            for level in set(left):
                part = sum(weight for weight, one in zip(weights, left, strict=True) if one == level) / whole
                slope[level] -= part / scale
                curve[level] += part * (1 - part) / scale**2
        for level in mean:
            if level != ANCHOR:
                mean[level] += slope[level] / curve[level] * (0.5 if step < 50 else 1.0)
        if max(abs(slope[level]) for level in mean if level != ANCHOR) < 1e-6:
            break
    return mean, {level: Z / sqrt(curve[level]) for level in mean}


def rising(row: list[tuple[float, float]]) -> list[float]:
    """The nearest row that never falls: neighbours in the wrong order have their mean, by what is known of each."""
    pools: list[tuple[float, float, int]] = []  # mean, weight, how many
    for mean, weight in row:
        pools.append((mean, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (low, a, some), (high, b, more) = pools.pop(-2), pools.pop(-1)
            pools.append(((low * a + high * b) / (a + b), a + b, some + more))
    return [mean for mean, _, many in pools for _ in range(many)]


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--levels", default="1,2,3,4,5")
    parser.add_argument("--until", type=float, default=120.0, help="seconds after which no game is begun")
    parser.add_argument("--games", type=int, default=10_000, help="at most so many")
    parser.add_argument("--store", type=Path)
    asked = parser.parse_args()
    game, levels = find(asked.game), [int(level) for level in asked.levels.split(",")]
    lines = [json.loads(line) for line in asked.store.read_text().splitlines()] if asked.store.exists() else []
    end = monotonic() + asked.until
    fresh = 1 + max((line["seed"] for line in lines), default=-1)
    for seed in count(fresh):
        if monotonic() > end or seed - fresh >= asked.games:
            break
        chance = Chance(key_of(seed))
        bots = [f"level{levels[chance.below(len(levels))]}" for _ in range(asked.seats)]
        if len(set(bots)) < 2:
            continue
        line = play({**Match(game, asked.seats, bots).head(), "seed": seed, "turn": 0})
        with asked.store.open("a") as file:
            file.write(json.dumps(line) + "\n")
    lines = [json.loads(line) for line in asked.store.read_text().splitlines()]
    mean, error = fitted(lines, asked.seats)
    print(f"{asked.game}, {asked.seats} seats: {len(lines)} games")
    for level in sorted(mean):
        print(f"  level {level}: {mean[level]:5.1f} ± {error[level]:.1f}   (±{error[level] * SHOWN:.0f} as shown)")
    row = rising([(mean[level], 1 / error[level] ** 2) for level in sorted(mean)])
    print(f'    ("{asked.game}", {asked.seats}): {[round(mu, 1) for mu in row]},')


if __name__ == "__main__":
    main()
