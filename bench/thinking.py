"""How long a level thinks, on one core: whole games of equals, every choice and every whole turn timed.

    python bench/thinking.py [GAME …] [--seats 2] [--level 5] [--games 2]

A turn is all that one seat chooses before another does. Choices with one option are not counted. The time is the
process's own, so that other work at the machine counts little.
"""

import argparse
from statistics import quantiles
from time import process_time

from parlour.bots.levels import make
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games

TENTHS = 10


def times(game: Game, seats: int, level: int, seed: int) -> tuple[list[float], list[float]]:
    """Seconds of each choice of the first seat in one game, and of each of its turns; others are level 3."""
    players = [make(game, level if seat == 0 else min(level, 3), Chance(seed + seat)) for seat in range(seats)]
    state = game.setup(seats, key_of(seed), game.settled({}))
    choices: list[float] = []
    turns: list[float] = []
    last = -1
    while options := legal(state):
        here = turn(state)
        start = process_time()
        chosen = players[here].choose(game.view(state, here), here, options)
        if here == 0 and len(options) > 1:
            took = process_time() - start
            choices.append(took)
            if last == 0:
                turns[-1] += took
            else:
                turns.append(took)
            last = 0
        elif here:
            last = here
        push(state, chosen)
    return choices, turns


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/thinking.py", description="How long a level thinks.")
    parser.add_argument("names", metavar="GAME", nargs="*", default=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", type=int, choices=range(1, 6), default=5)
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args()
    print(f"level {asked.level}, {asked.seats} seats, seconds        number  median  9 of 10  longest")
    for name in asked.names:
        found = [times(find(name), asked.seats, asked.level, seed) for seed in range(asked.games)]
        for what, at in (("a choice", 0), ("a whole turn", 1)):
            seconds = [one for game in found for one in game[at]]
            parts = quantiles(seconds, n=TENTHS)
            told = f"{name}, {what}"
            print(f"{told:27} {len(seconds):9} {parts[4]:7.2f} {parts[-1]:8.2f} {max(seconds):8.2f}", flush=True)


if __name__ == "__main__":
    main()
