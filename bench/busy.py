"""This tree beside another on a machine that has other things to do: the same work in both, by the processor's time.

    python bench/busy.py path/to/built/checkout [--rounds 9] [--seconds 0.3] [--measures inside,cut] [GAME ...]

`ratchet.py` goes by the clock, which on a busy machine tells mostly who was interrupted. Here two processes, one of
each tree, take turns in slices; both make as many games, simulations or copies, from the same seeds, each by its rules.
Printed are ratios of medians, above 1 where this tree is faster, and the least and the most of the rounds' own ratios.
`bytes` tells what a copy of a state in the middle of a random game takes, `apart` what such a state takes that was
played from its beginning and shares nothing that a game changes: above 1 where this tree's are smaller.

Level 5's plan is the one it had before there were nets (`OLD5`), from the first choice of a game.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from parlour.bots.levels import old5_of
from parlour.core.game import find, games

ROOT: Final = Path(__file__).resolve().parent.parent
MEASURES: Final = ("inside", "driven", "level5", "whole", "cut", "copy", "view", "guess", "bytes", "apart")
SIZES: Final = ("bytes", "apart")
KEPT: Final = 50  # states whose bytes are counted

WORKER: Final = """
import json, sys, tracemalloc
from random import Random
from time import process_time
import parlour
from parlour.bots.ismcts import Search
from parlour.bots.judges import judge_of
from parlour.bots.plan import Budget, Plan
from parlour.bots.random import playout
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import find
import parlour.core.engine
assert parlour.core.engine.__file__.startswith(sys.argv[1]) and not parlour.core.engine.__file__.endswith(".py")

def searched(game, seats, plan):
    state = game.setup(seats, 1893, game.settled({}))
    seat = turn(state)
    return Search(game, game.view(state, seat), seat, Chance(1893), plan)

def moves(game, seats):
    chance, state, made = Chance(1893), game.setup(seats, 1893, game.settled({})), []
    while options := legal(state):
        made.append(options[chance.below(len(options))])
        push(state, made[-1])
    return made

def played(game, seats, made):
    state = game.setup(seats, 1893, game.settled({}))
    for action in made:
        push(state, action)
    return state

def middle(game, seats):
    made = moves(game, seats)
    return played(game, seats, made[: len(made) // 2])

def taken(game, seats, what, times):
    made = moves(game, seats)
    made = made[: len(made) // 2]
    state = played(game, seats, made)  # what all states share is there now
    state.copy()
    tracemalloc.start()
    kept = [state.copy() if what == "bytes" else played(game, seats, made) for _ in range(times)]
    found = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    return found

def drive(game, seats, times):
    rand = Random(1893).random
    for seed in range(times):
        state = game.setup(seats, seed, game.settled({}))
        while options := legal(state):
            push(state, options[int(rand() * len(options))])

def work(game, seats, what, plan, times):
    cut, explore, guided = plan
    game = find(game)
    if what == "inside":
        begun = process_time()
        for seed in range(times):
            playout(game.setup(seats, seed, game.settled({})), Chance(seed))
    elif what == "driven":
        begun = process_time()
        drive(game, seats, times)
    elif what in ("bytes", "apart"):
        return taken(game, seats, what, times)
    elif what in ("copy", "view", "guess"):
        state, chance = middle(game, seats), Chance(1)
        view = game.view(state, 0)
        calls = {"copy": state.copy, "view": lambda: game.view(state, 0), "guess": lambda: game.guess(view, 0, chance)}
        call = calls[what]
        begun = process_time()
        for _ in range(100 * times):
            call()
    else:
        judge = judge_of(game)
        plans = {"whole": Plan(), "cut": Plan(judge, cut=6), "level5": Plan(judge, explore, cut, guided)}
        search = searched(game, seats, plans[what])
        begun = process_time()
        search.run(Budget(times), hurry=False)
    return process_time() - begun

for line in sys.stdin:
    print(work(*json.loads(line)), flush=True)
"""


class Tree:
    """A process in which `parlour` is that of a tree."""

    def __init__(self, place: Path) -> None:
        environ = {name: value for name, value in os.environ.items() if name != "PARLOUR_PLAIN"}
        environ["PYTHONPATH"] = str(place / "src")
        command = [sys.executable, "-c", WORKER, str(place)]
        self.process = subprocess.Popen(command, env=environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def seconds(self, asked: list[Any]) -> float:
        """Of the processor, for a piece of work; of sizes, bytes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("a tree does not answer: is it compiled?")
        return float(answer)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("games", nargs="*", default=games(), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="of the processor, a slice, about")
    parser.add_argument("--measures", default=",".join(MEASURES))
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    trees = [Tree(ROOT), Tree(given.other.resolve())]
    found: dict[str, list[list[float]]] = {}
    print(f"load {os.getloadavg()[0]:.1f}; ratios of medians of {given.rounds} rounds, this tree to {given.other}")
    for game in given.games:
        for seats in find(game).seats:
            for what in given.measures.split(","):
                row = measured(trees, game, seats, what, given.rounds, given.seconds)
                found[f"{game} {seats} {what}"] = row
                each = [other / mine for mine, other in row]
                ratio = statistics.median(other for _, other in row) / statistics.median(mine for mine, _ in row)
                print(f"{ratio:6.2f}  ({min(each):.2f} to {max(each):.2f})  {game} {seats} {what}", flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def measured(trees: list[Tree], game: str, seats: int, what: str, rounds: int, seconds: float) -> list[list[float]]:
    """Seconds of both trees in each round, for as much work as this one does in about so many seconds."""
    level = old5_of(find(game))
    plan = [level.cut, level.explore, level.guided]
    if what in SIZES:  # always the same
        return [[tree.seconds([game, seats, what, plan, KEPT]) for tree in trees]]
    times = 8
    while trees[0].seconds([game, seats, what, plan, times]) < seconds / 2:
        times *= 2
    row: list[list[float]] = []
    for number in range(rounds):
        order = trees if number % 2 else trees[::-1]
        took = [tree.seconds([game, seats, what, plan, times]) for tree in order]
        row.append(took if number % 2 else took[::-1])
    return row


if __name__ == "__main__":
    main()
