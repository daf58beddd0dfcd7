"""How long a level thinks, on one core: whole games of two against the level below, every choice timed.

    python bench/thinking.py [GAME …] [--level 5] [--games 2]

Choices with one option are not counted. The time is the process's own, so that other work at the machine counts little.
"""

import argparse
from statistics import quantiles
from time import process_time

from parlour.bots.levels import make
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games

TENTHS = 10


def times(game: Game, level: int, seed: int) -> list[float]:
    """Seconds of each choice of the level in one game; it sits first in even games."""
    seat = seed % 2
    players = [make(game, level - 1, Chance(seed)), make(game, level - 1, Chance(seed))]
    players[seat] = make(game, level, Chance(seed + 1))
    state = game.setup(2, key_of(seed), game.settled({}))
    found: list[float] = []
    while options := legal(state):
        here = turn(state)
        start = process_time()
        chosen = players[here].choose(game.view(state, here), here, options)
        if here == seat and len(options) > 1:
            found.append(process_time() - start)
        push(state, chosen)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/thinking.py", description="How long a level thinks.")
    parser.add_argument("names", metavar="GAME", nargs="*", default=games())
    parser.add_argument("--level", type=int, choices=range(2, 6), default=5)
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args()
    print(f"level {asked.level}, seconds a choice   choices  median  9 of 10  longest")
    for name in asked.names:
        found = [second for seed in range(asked.games) for second in times(find(name), asked.level, seed)]
        parts = quantiles(found, n=TENTHS)
        print(f"{name:27} {len(found):9} {parts[4]:7.2f} {parts[-1]:8.2f} {max(found):8.2f}", flush=True)


if __name__ == "__main__":
    main()
