"""Stored results: a line of JSON a game, only ever added to, and each game counted once."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from os import SEEK_END
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.bots.gains import victories
from parlour.bots.levels import by_strength, described, full_name, version_of
from parlour.bots.odds import elo, sprt, wilson
from parlour.core.game import Game

PARTS: Final = [
    "version",
    "game",
    "rules",
    "seats",
    "bots",
    "budgets",
    "divide",
    "seed",
    "turn",
]  # what tells games apart
DEALS: Final = 1_000_000  # of one seed of a match
MOST: Final = 10**12  # seeds


@dataclass(frozen=True)
class Match:
    """Who plays whom: the bots in order of strength, the strongest first; they sit there in every rotation."""

    game: Game
    seats: int
    bots: list[str]  # as results are stored, so that a match is one match however it is named
    divide: int = 1
    version: int = 0  # of the bots; 0 is the one they have now
    named: tuple[str, ...] = ()  # in the order in which they were named, which is how they are told; else as stored
    seed: int = 0  # of its deals: those of another number are all others

    def head(self) -> dict[str, Any]:
        """What its results have in common."""
        return {
            "version": self.version or version_of(self.game),
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": self.seats,
            "bots": self.bots,
            "budgets": [described(self.game, self.seats, bot, self.divide) for bot in self.bots],
            "divide": self.divide,
        }

    def at(self, seat: int, turn: int) -> str:
        """Who sits there in a turn of the table."""
        return self.bots[seated(self.bots, turn)[seat]]

    @property
    def told(self) -> list[str]:
        """The bots in the order in which they are told."""
        return list(self.named) or self.bots

    def seat_of_first(self, turn: int) -> int:
        """Where the first that was named sits in a turn of the table."""
        return seated(self.bots, turn).index(self.bots.index(self.told[0]))

    @property
    def mirror(self) -> bool:
        """Whether all are the same: such a match tells of seats alone."""
        return len(set(self.bots)) == 1


def seated(bots: list[str], turn: int) -> list[int]:
    """Which of the bots sits on each seat: turns below the number of seats rotate them, further ones change the order.

    So a turn that was stored means for ever what it meant.
    """
    seats = len(bots)
    order = orders(tuple(bots))[turn // seats % len(orders(tuple(bots)))]
    return [order[(seat - turn) % seats] for seat in range(seats)]


@lru_cache(1024)
def orders(bots: tuple[str, ...]) -> list[list[int]]:
    """The bots in every order in which somebody else sits after somebody, the given one first; alike ones are one."""
    found: dict[str, list[int]] = {}
    for others in permutations(range(1, len(bots))):
        order = [0, *others]
        sitting = [bots[bot] for bot in order]
        found.setdefault(str(min(sitting[by:] + sitting[:by] for by in range(len(bots)))), order)
    return list(found.values())


def match_of(game: Game, bots: list[str], seats: int, divide: int = 1, version: int = 0, seed: int = 0) -> Match:
    """A match of the bots named; where there are more seats than names, the last name sits on the rest."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is played by {', '.join(map(str, game.seats))}, not by {seats}")
    if not 1 <= len(bots) <= seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats: name one to {seats}")
    if divide < 1:
        raise ValueError("iterations are divided by 1 or more")
    if not 0 <= seed <= MOST:
        raise ValueError(f"the seed of a match is a whole number from 0 to {MOST}, not {seed}")
    order = by_strength()
    full = [full_name(bot) for bot in bots]
    full += [full[-1]] * (seats - len(full))
    ranked = sorted(full, key=lambda bot: (-order.index(bot) if bot in order else 1, bot))
    return Match(game, seats, ranked, divide, version, tuple(full), seed)


def key(line: dict[str, Any]) -> str:
    """What makes a stored game that one game."""
    return msgspec.json.encode([line[part] for part in PARTS]).decode()


def stored(path: Path) -> list[dict[str, Any]]:
    """The games of a file, each once; a line that a crash left unfinished is passed over."""
    return _read(path)[0]


def passed_over(path: Path) -> list[int]:
    """The numbers of the lines of a file that are no game: a crash tore them, or it is some other file."""
    return _read(path)[1]


def _read(path: Path) -> tuple[list[dict[str, Any]], list[int]]:
    found: dict[str, dict[str, Any]] = {}
    odd: list[int] = []
    for number, line in enumerate(path.read_bytes().splitlines() if path.exists() else [], 1):
        try:
            game = msgspec.json.decode(line)
            found.setdefault(key(game), game)
        except (msgspec.DecodeError, KeyError, TypeError):
            odd.append(number)
    return list(found.values()), odd


def store(path: Path, line: dict[str, Any]) -> None:
    """Add a game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, SEEK_END)
            if file.read() != b"\n":  # a crash tore the last line
                file.write(b"\n")
        file.write(msgspec.json.encode(line) + b"\n")


@dataclass(frozen=True)
class Tally:
    """What the games of a match say."""

    match: Match
    games: int
    wins: float  # of the bot that was named first, a shared victory counted in parts
    by_seat: list[float]  # victories by seat, whoever sat there
    seconds: float
    thought: list[float]  # seconds a choice of the first bot, and of the others; nothing where it was not measured

    @property
    def share(self) -> float:
        """The part of the games that the bot that was named first won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.wins, self.games)

    @property
    def even(self) -> float:
        """What an equal would win."""
        return 1 / self.match.seats

    @property
    def elo(self) -> tuple[float, float, float]:
        """Elo over the others, and the ends of its 95 % interval."""
        low, high = self.interval
        seats = self.match.seats
        return elo(self.share, seats), elo(low, seats), elo(high, seats)

    @property
    def verdict(self) -> str:
        """`better`, `not better`, or nothing yet."""
        return "" if self.match.mirror else sprt(self.wins, self.games, self.even)

    def plain(self) -> dict[str, Any]:
        """The same as plain data, the bots as they were named."""
        told = self.match.told
        point, low, high = self.elo
        return {
            **self.match.head(),
            "bots": told,
            "budgets": [described(self.match.game, self.match.seats, bot, self.match.divide) for bot in told],
            "seed": self.match.seed,
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "elo": point,
            "elo_interval": [low, high],
            "sprt": self.verdict,
            "seat_wins": self.by_seat,
            "seat_intervals": [list(wilson(wins, self.games)) for wins in self.by_seat],
            "seconds": self.seconds,
            "thought": self.thought,
        }


def tally(match: Match, lines: Iterable[dict[str, Any]]) -> Tally:
    """Count the games that are of this match."""
    head = match.head()
    games = 0
    wins = 0.0
    seconds = 0.0
    by_seat = [0.0] * match.seats
    spent, choices = [0.0, 0.0], [0, 0]
    for line in lines:
        if any(line.get(part) != value for part, value in head.items()):
            continue
        games += 1
        seconds += line["seconds"]
        shares = victories(line["ranks"])
        first = match.seat_of_first(line["turn"])
        wins += shares[first]
        for seat, share in enumerate(shares):
            by_seat[seat] += share
            if "thought" in line:
                side = 0 if seat == first else 1
                spent[side] += line["thought"][seat]
                choices[side] += line["choices"][seat]
    thought = [spent[side] / choices[side] for side in (0, 1)] if all(choices) else []
    return Tally(match, games, wins, by_seat, seconds, thought)
