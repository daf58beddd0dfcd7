"""Soak: random games, many of them, held at every state to what must hold.

    python -m tests.soak [GAME …] [--games 10000] [--seed 0] [--jobs N]

Each game of the house is played so many times for each of its player counts, with its table options in turn. At every
state somebody can move and no material is lost; at some of them a view, a guess and `play` are tried too. Progress goes
to the error stream, a summary in JSON to the output. A fault is told with the seed that repeats it, and the exit status
is 1.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from parlour import _mode
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, play, push, turn
from parlour.core.game import Game, find
from parlour.core.words import Action, State
from parlour.laws.walking import settings, viewers
from tests.playthrough import house

SAMPLED = 40  # a closer look at one state in so many
BATCH = 50  # games handed to a worker at a time


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """These and those."""
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.faults += other.faults


def seated(game: Game, seed: int) -> tuple[int, dict[str, str]]:
    """The player count and the options of a seed: all of them in turn."""
    tables = [(seats, options) for seats in game.seats for options in settings(game)]
    return tables[seed % len(tables)]


def soak(game: Game, seed: int) -> Tally:
    """Play one game; AssertionError says what does not hold."""
    seats, options = seated(game, seed)
    state = game.setup(seats, key_of(seed), options)
    chance = Chance(key_of(seed ^ 0x50AC))
    census, at = game.census(state), 0
    while state.agenda:
        choices = legal(state)
        assert choices, f"action {at}: seat {turn(state)} can do nothing"
        assert len(set(choices)) == len(choices), f"action {at}: an option twice"
        assert at < game.longest, f"more than {game.longest} actions"
        action = choices[chance.below(len(choices))]
        if chance.below(SAMPLED) == 0:
            look_closer(game, state, action, chance)
        push(state, action)
        at += 1
        assert game.census(state) == census, f"action {at - 1}, {action.write()}: material lost or made"
    outcome = game.outcome(state)
    assert outcome is not None, "no outcome at the end"
    assert outcome.reason in game.endings, f"ended by '{outcome.reason}'"
    assert min(outcome.ranks) == 1, f"ranks {outcome.ranks}"
    assert game.standing(state) == outcome.scores, "the last standing is not the score"
    return Tally(1, at, at, Counter([outcome.reason]))


def look_closer(game: Game, state: State, action: Action, chance: Chance) -> None:
    """The laws of views, guesses and play, at one state."""
    codec = Codec(game)
    before = codec.pack(state)
    assert codec.pack(codec.decode(codec.encode(state))) == before, "JSON there and back"
    assert legal(game.view(state, turn(state))) == legal(state), "what is legal depends on what is hidden"
    for viewer in viewers(state.seats):
        view = game.view(state, viewer)
        guess = game.guess(view, viewer, chance)
        assert codec.pack(game.view(guess, viewer)) == codec.pack(view), f"a guess of {viewer} looks different"
        assert game.census(guess) == game.census(state), f"a guess of {viewer} is not complete"
    pushed = state.copy()
    push(pushed, action)
    assert codec.pack(play(state, action)[0]) == codec.pack(pushed), f"play and push differ: {action.write()}"
    assert codec.pack(state) == before, "the old state was changed"


def batch(work: tuple[str, int, int]) -> tuple[str, Tally]:
    """Some games one after the other, in a worker."""
    game_id, first, count = work
    game, tally = find(game_id), Tally()
    for seed in range(first, first + count):
        try:
            tally.add(soak(game, seed))
        except Exception as fault:
            seats, options = seated(game, seed)
            again = f"python -m tests.soak {game_id} --seed {seed} --games 1"
            tally.faults.append(
                f"{game_id}, {seats} seats, options {options}: {fault or type(fault).__name__}\n  {again}"
            )
            break
    return game_id, tally


def work(games: list[Game], first: int, count: int) -> Iterator[tuple[str, int, int]]:
    """The batches of all games."""
    for game in games:
        last = first + count * len(game.seats)
        for seed in range(first, last, BATCH):
            yield game.id, seed, min(BATCH, last - seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games until something breaks.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="all games of the house if none is named")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game and player count")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    asked = parser.parse_args()
    games = [find(name) for name in asked.games_named] or house()
    tallies = {game.id: Tally() for game in games}
    began, total, shown = time.monotonic(), asked.games * sum(len(game.seats) for game in games), 0
    with multiprocessing.Pool(asked.jobs) as pool:
        for game_id, tally in pool.imap_unordered(batch, work(games, asked.seed, asked.games)):
            tallies[game_id].add(tally)
            done = sum(tally.games for tally in tallies.values())
            if 20 * done // total > shown:  # twenty lines at most
                shown = 20 * done // total
                print(f"{done} of {total} games", file=sys.stderr, flush=True)
            for fault in tally.faults:
                print(fault, file=sys.stderr, flush=True)
            if tally.faults:
                pool.terminate()
                break
    print(json.dumps(summary(tallies, time.monotonic() - began), indent=2, ensure_ascii=False))
    sys.exit(1 if any(tally.faults for tally in tallies.values()) else 0)


def summary(tallies: dict[str, Tally], seconds: float) -> dict[str, object]:
    """All that was played, to be printed."""
    games = {
        game_id: {
            "games": tally.games,
            "actions": tally.actions,
            "longest": tally.longest,
            "allowed": find(game_id).longest,
            "endings": tally.endings,
            "faults": tally.faults,
        }
        for game_id, tally in tallies.items()
    }
    return {"compiled": _mode.compiled(), "seconds": round(seconds, 1), "games": games}


if __name__ == "__main__":
    main()
