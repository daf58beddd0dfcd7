"""A match between two bots, each deal in every rotation, with the time each side takes.

    python training/match.py gatsby --bots net:best.net:600,level3 --games 200 --seconds 60

A bot is a level (`level3`, or `level3/4` with a quarter of its iterations), a level that is only thought of
(`like5:ITERATIONS:SLACK`: as level 5 searches, with other numbers; `…:TREES`: the same iterations in so many trees that
are merged, as several processes would), or a file of a net and its iterations.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from parlour.bots.bot import Bot
from parlour.bots.gains import victories
from parlour.bots.levels import TURN, make, plan_of
from parlour.bots.net import Learned, load
from parlour.bots.odds import elo, sprt, wilson
from parlour.bots.plan import Budget, Plan
from parlour.bots.search_bot import SearchBot
from parlour.bots.spread import here
from parlour.bots.together import OptionsWeighed, merged, weighed
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from parlour.core.words import Action, Seat, State

EXPLORE = 0.8
SHARED = 4
FIRST_DEAL = 1_000_000  # deals of matches are none of self-play's


@cache
def net_at(game: str, seats: int, path: str) -> Learned:
    """A net, read once a process."""
    return load(find(game), seats, Path(path))


class SeveralTrees(Bot):
    """Searchers with a part of the iterations each, one after the other; what they found is added up."""

    def __init__(self, searchers: list[Bot]) -> None:
        self.searchers = searchers
        self.before: Action | None = None

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """The option visited most by all together."""
        if len(options) == 1:
            return options[0]
        found: list[OptionsWeighed] = []
        for one in self.searchers:
            assert isinstance(one, SearchBot)
            found.append(weighed(one.weigh(view, seat, options, self.before)))
        said = merged(found)
        self.before = next(option for option in options if option.write() == said)
        return self.before


def bot_of(game: Game, seats: int, spec: str, chance: Chance) -> Bot:
    """The bot of a name, as the head of this file tells; a net may also have EXPLORE and SHARED behind it."""
    if spec.startswith("like"):
        base, iterations, slack, *trees = spec.removeprefix("like").split(":")
        if trees:
            each = f"like{base}:{int(iterations) // int(trees[0])}:{slack}"
            return SeveralTrees([bot_of(game, seats, each, Chance(chance.draw())) for _ in range(int(trees[0]))])
        likened = SearchBot(game, chance, Budget(int(iterations)), plan_of(game, seats, int(base)), float(slack))
        likened.whole = max(1, int(TURN * int(iterations)))
        return likened
    if not spec.startswith("net:"):
        name, _, divide = spec.partition("/")
        return make(game, name, chance, int(divide or 1))
    _, path, iterations, *more = spec.split(":")
    explore = float(more[0]) if more else EXPLORE
    shared = int(more[1]) if len(more) > 1 else SHARED
    plan = Plan(explore=explore, net=net_at(game.id, seats, path), shared=shared)
    return SearchBot(game, chance, Budget(int(iterations)), plan)


def play(
    name: str, seats: int, bots: list[str], deal: int, shift: int, until: float, patience: float
) -> dict[str, Any] | None:
    """One game: the first bot sits at `shift`, the second everywhere else; none if it is too late to end it."""
    game = find(name)
    sides = [0 if seat == shift else 1 for seat in range(seats)]
    players = [bot_of(game, seats, bots[sides[seat]], Chance(deal * 1009 + shift * 31 + seat)) for seat in range(seats)]
    state = game.setup(seats, key_of(deal), game.settled({}))
    seconds, decisions = [0.0, 0.0], [0, 0]
    while options := legal(state):
        if time.monotonic() >= until + patience:
            return None
        seat = turn(state)
        start = time.process_time()
        chosen = players[seat].choose(game.view(state, seat), seat, options)
        seconds[sides[seat]] += time.process_time() - start
        decisions[sides[seat]] += len(options) > 1
        push(state, chosen)
    outcome = game.outcome(state)
    assert outcome is not None
    won = victories(outcome.ranks)[shift]
    return {"deal": deal, "shift": shift, "won": won, "seconds": seconds, "decisions": decisions}


def match(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seconds: float,
    jobs: int,
    early: bool = False,
    first: int = 0,
    patience: float = 1e9,
) -> dict[str, Any]:
    """Play until there are so many games, the time is up, or (early) the sequential test is decided.

    Games under way when the time is up are played to their end, unless that takes more than `patience` seconds: those
    are given up, and the result says how many.
    """
    until = time.monotonic() + seconds

    def fixtures() -> Iterator[list[Any]]:
        for deal in range(-(-games // seats)):
            for shift in range(seats):
                if time.monotonic() >= until:
                    return
                yield [game, seats, bots, FIRST_DEAL + first + deal, shift, until, patience]

    found: list[dict[str, Any]] = []
    given_up = 0
    for line in here(jobs)(play, fixtures()):
        if line is None:
            given_up += 1
        else:
            found.append(line)
            if early and result(game, seats, bots, found)["verdict"]:
                break
    return {**result(game, seats, bots, found), "given_up": given_up}


def result(game: str, seats: int, bots: list[str], found: list[dict[str, Any]]) -> dict[str, Any]:
    """What whole rotations say, and the time a decision of each side, in milliseconds of its core."""
    by_deal: dict[int, list[dict[str, Any]]] = {}
    for line in found:
        by_deal.setdefault(line["deal"], []).append(line)
    whole = [line for lines in by_deal.values() if len(lines) == seats for line in lines]
    wins = sum(line["won"] for line in whole)
    share = wins / len(whole) if whole else 0.0
    spent = [
        1000 * sum(line["seconds"][side] for line in whole) / max(1, sum(line["decisions"][side] for line in whole))
        for side in (0, 1)
    ]
    return {
        "game": game,
        "seats": seats,
        "bots": bots,
        "games": len(whole),
        "wins": wins,
        "share": round(share, 4),
        "interval": [round(end, 4) for end in wilson(wins, len(whole))],
        "elo": round(elo(share, seats)) if whole else 0,
        "verdict": sprt(wins, len(whole), 1 / seats),
        "ms": [round(milliseconds, 2) for milliseconds in spent],
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--early", action="store_true")
    given = parser.parse_args()
    bots = given.bots.split(",")
    print(json.dumps(match(given.game, given.seats, bots, given.games, given.seconds, given.jobs, given.early)))


if __name__ == "__main__":
    main()
