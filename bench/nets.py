"""What a net costs: to encode a position, to evaluate it, and a whole iteration of level 5's search with it.

    python bench/nets.py [GAME …] [--rounds 5] [--iterations 400]

Positions are choices of random games, one in every eight. The times are the process's own, in microseconds, and of each
round the mean over all positions; told are the median of the rounds, and the least and the most.
"""

import argparse
import os
from collections.abc import Callable
from statistics import median
from time import process_time

from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, plan_of
from parlour.bots.net import net_of
from parlour.bots.plan import Budget
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games
from parlour.core.words import State

EVERY = 8  # choices
GAMES = 4
TIMES = 200  # a position is told and judged in a round


def positions(game: Game, seats: int) -> list[State]:
    """Choices among two options or more, as they come in random games."""
    found: list[State] = []
    choices = 0
    for seed in range(GAMES):
        state, chance = game.setup(seats, key_of(seed), game.settled({})), Chance(seed)
        while options := legal(state):
            if len(options) > 1:
                choices += 1
                if choices % EVERY == 0:
                    found.append(state.copy())
            push(state, options[chance.below(len(options))])
    return found


def each(work: Callable[[State], int], states: list[State]) -> float:
    """Microseconds that a piece of work takes, of which it does so many for a position."""
    begun = process_time()
    done = sum([work(state) for state in states])
    return 1e6 * (process_time() - begun) / done


def measured(game: Game, seats: int, rounds: int, iterations: int) -> dict[str, list[float]]:
    """Of each kind of work, the microseconds of every round."""
    net, plan = net_of(game, seats), plan_of(game, seats, STRONGEST)
    assert net is not None
    known, encoder, values = net, net.encoder, net.net.values

    def encode(state: State) -> int:
        seat = turn(state)
        for _ in range(TIMES):
            encoder.packed(state, seat)
        return TIMES

    def evaluate(state: State) -> int:
        told = encoder.packed(state, turn(state))
        for _ in range(TIMES):
            values(told)
        return TIMES

    def both(state: State) -> int:
        for _ in range(TIMES):
            known.wins(state)
        return TIMES

    def iterate(state: State) -> int:
        seat = turn(state)
        search = Search(game, game.view(state, seat), seat, Chance(1893), plan)
        search.run(Budget(iterations), hurry=False)
        return int(search.made)

    states = positions(game, seats)
    works = {"encode": encode, "evaluate": evaluate, "both": both, "iteration": iterate}
    found: dict[str, list[float]] = {what: [] for what in works}
    for _ in range(rounds):
        for what, work in works.items():
            found[what].append(each(work, states[:: max(1, len(states) // 40)]))
    return found


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python bench/nets.py", description="What a net costs.")
    parser.add_argument("names", metavar="GAME", nargs="*", default=games())
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=400)
    asked = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.2f} before; microseconds, medians of {asked.rounds} rounds (least to most)")
    for name in asked.names:
        game = find(name)
        for seats in game.seats:
            if net_of(game, seats) is None:
                continue
            found = measured(game, seats, asked.rounds, asked.iterations)
            told = [f"{what} {median(us):5.1f} ({min(us):.1f} to {max(us):.1f})" for what, us in found.items()]
            print(f"{name:12} {seats}  " + "  ".join(told), flush=True)
    print(f"load {os.getloadavg()[0]:.2f} after")


if __name__ == "__main__":
    main()
