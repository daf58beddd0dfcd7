"""What a decision of each level costs: the table by which stand-ins are chosen (src/parlour/server/thinking/skills.py).

Each level plays itself at two seats; every decision is judged just as those of people are, from the chooser's view.
`python bench/stand_in.py kairo --decisions 400` prints the row of one game: means with their 95 % error, and under
them the row of the table, in which neighbours that came out in the wrong order have their common mean.
"""

import argparse
import statistics
from typing import Final

from parlour.bots.levels import make
from parlour.bots.spread import here
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal
from parlour.core.table import Table, codec_of
from parlour.games import find
from parlour.server.thinking.questions import cost
from parlour.server.thinking.skills import ITERATIONS

LEVELS: Final = range(1, 6)
SLOW: Final = 4  # levels from this one on


def costs(game_id: str, level: int, wanted: int, iterations: int, seed: int) -> tuple[int, list[int]]:
    """What so many decisions of a level cost, a sample of every game played; and which level."""
    game, chance = find(game_id), Chance(key_of(seed * 10 + level))
    codec, deal = codec_of(game), 0
    found: list[int] = []
    while len(found) < wanted:
        deal += 1
        table = Table(game, 2, seed * 1000 + deal)
        bots = [make(game, f"level{level}", chance) for _ in range(2)]
        quick = make(game, f"level{SLOW - 1}", chance)  # plays on between the judged decisions of slow levels
        sample = 3 if level < SLOW else 6
        while table.turn is not None and len(found) < wanted:
            view, seat = table.view(table.turn), table.turn
            options = legal(view)
            strong = len(options) > 1 and chance.below(sample) == 0
            mind = bots[seat] if strong or level < SLOW else quick
            action = mind.choose(view, seat, options)
            if strong:
                found.append(cost(game_id, codec.encode(view).decode(), seat, action.write(), iterations))
            table.play(action)
    return level, found


def falling(means: list[float]) -> list[int]:
    """The nearest row that never rises: neighbours in the wrong order are pooled."""
    pools: list[list[float]] = []
    for mean in means:
        pools.append([mean])
        while len(pools) > 1 and statistics.fmean(pools[-2]) < statistics.fmean(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [round(statistics.fmean(pool)) for pool in pools for _ in pool]


def main() -> None:
    """Play, judge, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--decisions", type=int, default=400, metavar="N", help="judged a level (400)")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="searched a decision")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in asked.game:
        pieces = ([game, level, asked.decisions, asked.iterations, asked.seed] for level in LEVELS)
        by_level = dict(here(asked.jobs)(costs, pieces))
        found = [by_level[level] for level in LEVELS]
        means = [statistics.fmean(row) for row in found]
        errors = [1.96 * statistics.stdev(row) / len(row) ** 0.5 for row in found]
        print(f"{game}: {', '.join(f'{mean:,.0f} ± {error:,.0f}' for mean, error in zip(means, errors, strict=True))}")
        print(f'    "{game}": [{", ".join(f"{cost:_}" for cost in falling(means))}],', flush=True)


if __name__ == "__main__":
    main()
