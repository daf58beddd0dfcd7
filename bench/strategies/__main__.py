"""Levels against five strategies a game that a strong human would try, from the root of the house:

    python -m bench.strategies kairo                     # levels 4 and 5, two seats, 60 games each
    python -m bench.strategies kairo --levels level4 --seats 2,3,4 --games 120 --divide 4 --jobs 16 --store kairo.jsonl

A level sits once in every rotation of every deal, and its strategy on all other seats. A game is lost to a strategy by
the part of its seats that came out ahead of the level, a tie counting half: with two players, simply lost. The exit
status is 1 if a level above 3 loses more than a third of its games to any strategy, and the 95 % interval (Wilson) says
so too. Games are stored as they end, and a run goes on from those that its file holds; games of strategies that have
been changed since do not count beside others, so that such a file is refused.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from parlour.bots.arena.ladder import Match, Tally, key, match_of, store, stored, tally
from parlour.bots.arena.matches import fixtures, played
from parlour.bots.gains import rewards
from parlour.bots.levels import is_brought, number_of
from parlour.bots.odds import wilson
from parlour.bots.spread import Spread
from parlour.cli.spreading import add_spread, spread_of
from parlour.core.game import Game, find
from parlour.games import games

HERE: Final = Path(__file__).parent
MOST: Final = 1 / 3  # of its games that a level may lose to a strategy …
HELD: Final = 4  # … from this level on
BY: Final = "strategies"  # in a stored game: which strategies they were
Line = dict[str, Any]
Listener = Callable[[int, int], None]  # games that have ended, of how many


@dataclass(frozen=True)
class Row:
    """How a level fared against a strategy."""

    tally: Tally
    lost: float  # games, in parts

    @property
    def level(self) -> str:
        """Who was tried."""
        return self.tally.match.bots[0]

    @property
    def strategy(self) -> str:
        """The name of its class."""
        return self.tally.match.bots[-1].partition(":")[2]

    @property
    def share(self) -> float:
        """The part of its games that the level lost."""
        return self.lost / self.tally.games if self.tally.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.lost, self.tally.games)

    @property
    def failed(self) -> bool:
        """Whether a level that may not has lost more than a third, with certainty."""
        return number_of(self.level) >= HELD and self.interval[0] > MOST

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            **self.tally.plain(),
            "strategy": self.strategy,
            "lost": self.lost,
            "lost_share": self.share,
            "lost_interval": list(self.interval),
            "failed": self.failed,
        }


def strategies(game: Game) -> list[str]:
    """A game's strategies as the arena calls them, in the order of their module."""
    module = import_module(f"bench.strategies.{game.id}")
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return [f"{module.__name__}:{one.__name__}" for one in own]


def fingerprint(game: Game) -> str:
    """Tells strategies that were changed from what they were before."""
    return hashlib.sha256(b"".join((HERE / f"{name}.py").read_bytes() for name in ("planner", game.id))).hexdigest()[
        :12
    ]


def matches_of(game: Game, levels: list[str], seats: list[int], divide: int) -> list[Match]:
    """Every level against every strategy: the level once, the strategy on all other seats."""
    for level in levels:
        if is_brought(level):
            raise ValueError(f"{level} is no bot of the house")
    return [
        match_of(game, [level, strategy], many, divide)
        for many in seats
        for level in levels
        for strategy in strategies(game)
    ]


def play(matches: list[Match], games: int, path: Path | None, spread: Spread, told: Listener) -> list[Row]:
    """Play until every match has so many games, those of the file counted in; whole rotations are played."""
    game = matches[0].game
    by = fingerprint(game)
    lines = stored(path) if path else []
    if any(line["game"] == game.id and line.get(BY) != by for line in lines):
        raise ValueError(f"{path} holds games of strategies that were changed since: name another file")
    done = {key(line) for line in lines}
    wanted = [fixture for match in matches for fixture in fixtures(match, games) if key(fixture) not in done]
    for number, line in enumerate(played(iter(wanted), spread), 1):
        lines.append({**line, BY: by})
        if path:
            store(path, lines[-1])
        told(number, len(wanted))
    return [row_of(match, lines) for match in matches]


def row_of(match: Match, lines: list[Line]) -> Row:
    """What the games of a match say."""
    head = match.head()
    own = [line for line in lines if all(line.get(part) == value for part, value in head.items())]
    lost = sum(1.0 - rewards(line["ranks"])[match.seat_of_first(line["turn"])] for line in own)
    return Row(tally(match, own), lost)


def table(rows: list[Row]) -> list[str]:
    """A line a match, and for every level and number of seats the strategy that fared best."""
    form = "{:<8} {:>5}  {:<12} {:>5}  {:>6}  {:<17} {:>6}  {:>9}  {}"
    lines = [form.format("level", "seats", "strategy", "games", "lost", "95 %", "won", "ms", "").rstrip()]
    for row in rows:
        low, high = row.interval
        one = row.tally
        spent = " : ".join(f"{1000 * seconds:.0f}" for seconds in one.thought)
        interval = f"{low:.1%} – {high:.1%}"
        shares = f"{row.share:.1%}", interval, f"{one.share:.1%}"
        mark = "TOO MANY" if row.failed else ""
        lines.append(form.format(row.level, one.match.seats, row.strategy, one.games, *shares, spent, mark).rstrip())
    for level, seats in dict.fromkeys((row.level, row.tally.match.seats) for row in rows):
        group = [row for row in rows if (row.level, row.tally.match.seats) == (level, seats)]
        best = max(group, key=lambda row: row.share)
        lines.append(f"Best against {level} with {seats} seats: {best.strategy}, to which it lost {best.share:.1%}")
    return lines


def arguments(words: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.strategies", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("game", choices=games(), metavar="GAME", help=f"one of: {', '.join(games())}")
    parser.add_argument("--levels", default="level4,level5", metavar="LEVEL,…", help="who is tried (level4,level5)")
    parser.add_argument("--seats", default="2", metavar="N,…", help="how many play (2)")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="a match, stored ones counted in (60)")
    parser.add_argument("--divide", type=int, default=1, metavar="N", help="divide the levels' iterations by this (1)")
    parser.add_argument("--store", type=Path, metavar="FILE", help="add every game to this file, and go on from it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the table as JSON")
    add_spread(parser)
    return parser.parse_args(words)


def told(number: int, wanted: int) -> None:
    """How far it is."""
    print(f"\r{number} of {wanted} games", end="\n" if number == wanted else "", file=sys.stderr, flush=True)


def main(words: list[str] | None = None) -> int:
    """Play, tell, judge."""
    asked = arguments(words)
    try:
        if asked.games < 1:
            raise ValueError("--games is 1 or more")
        levels, seats = asked.levels.split(","), [int(many) for many in asked.seats.split(",")]
        pairs = matches_of(find(asked.game), levels, seats, asked.divide)
        rows = play(pairs, asked.games, asked.store, spread_of(asked), told)
    except ValueError as wrong:
        print(f"bench.strategies: {wrong}", file=sys.stderr)
        return 2
    print("\n".join(table(rows)))
    if asked.json:
        asked.json.write_text(json.dumps([row.plain() for row in rows], indent=1) + "\n", "utf-8")
    failed = [f"{row.level} to {row.strategy}" for row in rows if row.failed]
    print(f"More than a third lost with certainty, from level {HELD} on: {', '.join(failed) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
