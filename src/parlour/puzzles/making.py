"""Making a book: pieces of work kept as they end, and the book chosen from them.

A piece is a game, self-played or stored, and what was found in it. Pieces are JSON lines; whoever is stopped loses only
those under way. The book follows from the first pieces that hold enough, whoever did them and in whatever order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from parlour.bots.arena.ladder import store
from parlour.bots.levels import described, version_of
from parlour.bots.spread import Spread
from parlour.core.game import find
from parlour.core.record import RecordError, read_file
from parlour.puzzles.finding import found_in_number, found_in_record
from parlour.puzzles.puzzle import Puzzle

FORMAT: Final = 1
MORE: Final = 1.15  # times as many are found as the book takes, so that it can be varied
MOST_GAMES: Final = 100_000  # of one number of seats: then there is nothing to be found
BAND: Final = 300  # of ratings: puzzles of one band are alike in difficulty


@dataclass(frozen=True)
class Making:
    """What is made: what two runs must share to add up."""

    game: str
    counts: dict[int, int]  # by seats: puzzles of the book
    seed: int = 1
    records: list[str] = field(default_factory=list)  # files of stored games; else they are self-played

    def head(self) -> dict[str, Any]:
        """By what pieces of a file were found."""
        game = find(self.game)
        bots = {str(seats): described(game, seats, "level4") for seats in self.counts}
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": game.rules,
            "version": version_of(game),
            "bots": bots,
            "seed": self.seed,
            "records": self.records,
        }


class FoundPieces:
    """What was done so far: of each number of seats, the pieces by their numbers."""

    def __init__(self, making: Making, path: Path) -> None:
        self.making = making
        self.path = path
        self.done: dict[int, dict[int, list[Puzzle]]] = {seats: {} for seats in making.counts}
        head: dict[str, Any] | None = None
        for line in path.read_bytes().splitlines() if path.exists() else []:
            try:
                piece = msgspec.json.decode(line)
            except msgspec.DecodeError:  # torn by a crash
                continue
            if "making" in piece:
                head = piece["making"]
            elif "puzzles" in piece:
                self.add(piece)
        if head is None:
            store(path, {"making": making.head()})
        elif head != making.head():
            odd = [name for name, value in making.head().items() if head.get(name) != value]
            raise ValueError(f"{path} holds puzzles found otherwise ({', '.join(odd)}): name another file")

    def add(self, piece: dict[str, Any]) -> None:
        """A piece that is done."""
        found = msgspec.convert(piece["puzzles"], list[Puzzle])
        self.done.setdefault(piece["seats"], {}).setdefault(piece["number"], found)

    def keep(self, piece: dict[str, Any]) -> None:
        """The same, and kept."""
        store(self.path, piece)
        self.add(piece)

    def pool(self, seats: int) -> list[Puzzle]:
        """What the first pieces hold, each once, up to the piece by which there are enough."""
        found: dict[str, Puzzle] = {}
        number = 0
        while number in self.done[seats] and len(found) < self.wanted(seats):
            found.update((puzzle.id, puzzle) for puzzle in self.done[seats][number])
            number += 1
        return list(found.values())

    def wanted(self, seats: int) -> int:
        """How many are found for the book."""
        return round(MORE * self.making.counts[seats])

    def enough(self, seats: int) -> bool:
        """Whether there are so many."""
        return len(self.pool(seats)) >= self.wanted(seats)

    def book(self) -> list[Puzzle]:
        """The most varied choice of what was found: of each number of seats as many as asked, if there are."""
        chosen: list[Puzzle] = []
        for seats, count in self.making.counts.items():
            chosen += varied(self.pool(seats), count)
        return chosen

    def count(self) -> int:
        """How many there are of those wanted, of all numbers of seats."""
        return sum(min(len(self.pool(seats)), self.wanted(seats)) for seats in self.making.counts)


def varied(pool: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of a pool: one after another the one least like those before it, in theme, phase, seat and difficulty."""
    left, chosen = list(pool), list[Puzzle]()
    had: Counter[tuple[str, object]] = Counter()
    while left and len(chosen) < count:
        best = min(left, key=lambda puzzle: sum(had[trait] for trait in traits(puzzle)))
        left.remove(best)
        chosen.append(best)
        had.update(traits(best))
    return chosen


def traits(puzzle: Puzzle) -> list[tuple[str, object]]:
    """What makes puzzles alike."""
    return [
        ("theme", puzzle.themes[0] if puzzle.themes else ""),
        ("phase", puzzle.phase),
        ("seat", puzzle.seat),
        ("depth", puzzle.depth),
        ("difficulty", puzzle.rating // BAND),
    ]


def run(making: Making, path: Path, seconds: float, spread: Spread, told: Callable[[int, int], None]) -> FoundPieces:
    """Find until there are enough, earlier pieces counted in, or the time is up; the pieces.

    No piece is begun after the time, of which every number of seats has its part. `told` hears how many were found,
    of how many.
    """
    pieces = FoundPieces(making, path)
    wanted = sum(pieces.wanted(seats) for seats in making.counts)
    told(pieces.count(), wanted)
    start, spent = monotonic(), 0.0
    for seats, count in making.counts.items():
        spent += seconds * count / sum(making.counts.values())
        work = found_in_record if making.records else found_in_number
        for piece in spread(work, numbered(pieces, seats, start + spent)):
            pieces.keep(piece)
            told(pieces.count(), wanted)
    return pieces


def numbered(pieces: FoundPieces, seats: int, until: float) -> Iterator[list[Any]]:
    """The pieces of work still to be done."""
    making = pieces.making
    games: list[str] = [read_file(path).write() for path in making.records]
    for number in range(len(games) or MOST_GAMES):
        if number in pieces.done[seats]:
            continue
        if monotonic() >= until or pieces.enough(seats):
            return
        what = [games[number]] if games else [making.game, seats]
        yield [*what, making.seed, number]


def stored_games(paths: list[Path], game: str) -> dict[int, list[str]]:
    """Records of a game, finished or not, by their seats: the files named, and those in folders named."""
    found: dict[int, list[str]] = {}
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                try:
                    record = read_file(file)
                except (RecordError, UnicodeDecodeError) as wrong:
                    if path.is_dir():
                        continue
                    raise ValueError(f"{file}: {wrong}") from None
                if record.game == game:
                    found.setdefault(record.seats, []).append(str(file))
    return found


def shares(text: str, count: int) -> dict[int, int]:
    """How many puzzles of each number of seats: `2`, or `2,3,4` (four of five of the first), or `2:200,3:50`."""
    parts = [part.partition(":") for part in text.split(",")]
    if not all(seats.isdecimal() and (many.isdecimal() or not colon) for seats, colon, many in parts):
        raise ValueError(f"--seats is a number, several, or with counts 2:200,3:50; not '{text}'")
    if any(colon for _, colon, _ in parts):
        return {int(seats): int(many or count) for seats, _, many in parts}
    rest = count // 5 // max(1, len(parts) - 1) if len(parts) > 1 else 0
    first, *others = (int(seats) for seats, _, _ in parts)
    return {first: count - rest * len(others), **dict.fromkeys(others, rest)}
