"""A field: any number of bots, every choice of them at a table together, ranked by one skill rating with intervals.

The rating is openskill's Plackett-Luce: it learns from whole orders, so tables of two, three and four are rated alike.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import ceil, comb
from pathlib import Path
from typing import Any, Final

from openskill.models import PlackettLuce

from parlour.bots.arena.ladder import Match, key, match_of, seated, store, stored
from parlour.bots.arena.matches import fixtures, played
from parlour.bots.gains import victories
from parlour.bots.spread import Spread
from parlour.core.game import Game

FAR: Final = 1.96  # standard deviations: 95 %


@dataclass(frozen=True)
class RatedBot:
    """One bot in the field: what its games say of it."""

    bot: str
    games: int
    wins: float  # a shared victory counted in parts
    rating: float
    error: float  # half of its 95 % interval

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.rating - self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.rating + self.error


def pairings(game: Game, bots: list[str], seats: int, divide: int = 1, seed: int = 0) -> list[Match]:
    """Every choice of so many of the bots; ValueError for a field that is too small or names one twice."""
    if len(set(bots)) < len(bots):
        raise ValueError("a field names every bot once")
    if len(bots) < max(seats, 2):
        raise ValueError(f"{len(bots)} bots are no field for {seats} seats: name {max(seats, 2)} or more")
    return [match_of(game, list(some), seats, divide, seed=seed) for some in combinations(bots, seats)]


def run(
    game: Game,
    bots: list[str],
    seats: int,
    games: int,
    path: Path | None,
    spread: Spread,
    told: Callable[[int, int], None],
    divide: int = 1,
    limit: float = 0.0,
    seed: int = 0,
) -> list[RatedBot]:
    """Play until so many games are stored, whole rotations of each choice of bots; the places, the best first.

    `told` hears how many games are done, of how many.
    """
    matches = pairings(game, bots, seats, divide, seed)
    share = ceil(games / comb(len(bots), seats))
    wanted = [fixture for match in matches for fixture in fixtures(match, share)]
    keys = {key(fixture) for fixture in wanted}
    lines = {key(line): line for line in (stored(path) if path else []) if key(line) in keys}
    told(len(lines), len(wanted))
    missing: Iterator[dict[str, Any]] = (fixture for fixture in wanted if key(fixture) not in lines)
    for line in played(missing, spread, limit):
        if path:
            store(path, line)
        lines[key(line)] = line
        told(len(lines), len(wanted))
    return places([lines[key(fixture)] for fixture in wanted])


def places(lines: list[dict[str, Any]]) -> list[RatedBot]:
    """The bots of these games, the best first. The order of the games is taken as given: sort it before."""
    model = PlackettLuce(tau=0.0)  # bots do not change with time
    ratings: dict[str, Any] = {}
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    for line in sorted(lines, key=lambda line: (line["seed"], line["turn"], line["bots"])):
        sat = [line["bots"][bot] for bot in seated(line["bots"], line["turn"])]
        before = [[ratings.get(bot) or model.rating(name=bot)] for bot in sat]
        after = model.rate(before, ranks=[float(rank) for rank in line["ranks"]])
        for bot, (rating,), won in zip(sat, after, victories(line["ranks"]), strict=True):
            ratings[bot] = rating
            games[bot] = games.get(bot, 0) + 1
            wins[bot] = wins.get(bot, 0.0) + won
    found = [RatedBot(bot, games[bot], wins[bot], one.mu, FAR * one.sigma) for bot, one in ratings.items()]
    return sorted(found, key=lambda place: (-place.rating, place.bot))
