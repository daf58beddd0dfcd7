"""Stored results: a line of JSON a game, only ever added to, and each game counted once."""

from collections.abc import Iterable
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Match:
    """Who plays whom: the bots in order of strength, the strongest first; they sit there in every rotation."""

    game: Game
    seats: int
    bots: list[str]
    divide: int = 1
    version: int = 0  # of the bots; 0 is the one they have now

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
        """Who sits there in a rotation."""
        return self.bots[(seat - turn) % self.seats]

    @property
    def mirror(self) -> bool:
        """Whether all are the same: such a match tells of seats alone."""
        return len(set(self.bots)) == 1


def match_of(game: Game, bots: list[str], seats: int, divide: int = 1, version: int = 0) -> Match:
    """A match of the bots named; where there are more seats than names, the last name sits on the rest."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is played by {', '.join(map(str, game.seats))}, not by {seats}")
    if not 1 <= len(bots) <= seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats: name one to {seats}")
    if divide < 1:
        raise ValueError("iterations are divided by 1 or more")
    order = by_strength()
    full = [full_name(bot) for bot in bots]
    full += [full[-1]] * (seats - len(full))
    ranked = sorted(full, key=lambda bot: (-order.index(bot) if bot in order else 1, bot))
    return Match(game, seats, ranked, divide, version)


def key(line: dict[str, Any]) -> str:
    """What makes a stored game that one game."""
    return msgspec.json.encode([line[part] for part in PARTS]).decode()


def stored(path: Path) -> list[dict[str, Any]]:
    """The games of a file, each once; a line that a crash left unfinished is passed over."""
    if not path.exists():
        return []
    found: dict[str, dict[str, Any]] = {}
    for line in path.read_bytes().splitlines():
        try:
            game = msgspec.json.decode(line)
            found.setdefault(key(game), game)
        except (msgspec.DecodeError, KeyError, TypeError):
            continue
    return list(found.values())


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
    wins: float  # of the first bot, a shared victory counted in parts
    by_seat: list[float]  # victories by seat, whoever sat there
    seconds: float
    thought: list[float]  # seconds a choice of the first bot, and of the others; nothing where it was not measured

    @property
    def share(self) -> float:
        """The part of the games that the first bot won."""
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
        """The same as plain data."""
        point, low, high = self.elo
        return {
            **self.match.head(),
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
        wins += shares[line["turn"] % match.seats]
        for seat, share in enumerate(shares):
            by_seat[seat] += share
            if "thought" in line:
                side = 0 if seat == line["turn"] % match.seats else 1
                spent[side] += line["thought"][seat]
                choices[side] += line["choices"][seat]
    thought = [spent[side] / choices[side] for side in (0, 1)] if all(choices) else []
    return Tally(match, games, wins, by_seat, seconds, thought)
