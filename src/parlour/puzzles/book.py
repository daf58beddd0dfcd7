"""Books of puzzles: one a game, shipped with the house; read when first asked for.

A file of JSON lines, a puzzle each, compressed. A puzzle is played by the version of the rules it was found by.
"""

import gzip
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from parlour.core.found import home
from parlour.core.game import UnknownGame, find, games
from parlour.puzzles.puzzle import Puzzle

BOOKS: Final = Path(__file__).resolve().parent / "books"
OWN: Final = "puzzles.jsonl.gz"  # in the package of a game from elsewhere
STRIDE: Final = 1_000_003  # a prime longer than any book: day by day, every puzzle comes once before one comes again


class BookError(ValueError):
    """A book of puzzles that cannot be used; says what and where."""


class PuzzleBook:
    """The puzzles of a game, in a fixed order."""

    def __init__(self, game: str, puzzles: list[Puzzle]) -> None:
        self.game = game
        self.puzzles = puzzles
        self._by_id = {puzzle.id: puzzle for puzzle in puzzles}
        self._about: dict[str, list[str]] = {}  # by id, once somebody asks for themes

    def __len__(self) -> int:
        return len(self.puzzles)

    def find(self, id: str) -> Puzzle | None:
        """The puzzle of an id."""
        return self._by_id.get(id)

    def of_day(self, day: date) -> Puzzle:
        """The puzzle of a day, the same for everybody with this book."""
        return self.puzzles[day.toordinal() * STRIDE % len(self.puzzles)]

    def about(self, puzzle: Puzzle) -> list[str]:
        """The themes of a puzzle of the book, worked out once."""
        found = self._about.get(puzzle.id)
        if found is None:
            found = self._about[puzzle.id] = puzzle.themes
        return found

    def themes(self, seen: set[str] | None = None) -> dict[str, int]:
        """By theme how many puzzles are about it, the commonest first; without those that were seen."""
        left = (puzzle for puzzle in self.puzzles if puzzle.id not in (seen or ()))
        return dict(Counter(theme for puzzle in left for theme in self.about(puzzle)).most_common())

    def next(
        self, rating: int, seen: set[str], moved: dict[str, int] | None = None, theme: str | None = None
    ) -> Puzzle | None:
        """The one nearest to a rating that was not seen, of a theme if one is asked for.

        `moved` are ratings that people have changed.
        """
        found = moved or {}
        left = [
            puzzle for puzzle in self.puzzles if puzzle.id not in seen and (not theme or theme in self.about(puzzle))
        ]
        return min(left, key=lambda puzzle: abs(found.get(puzzle.id, puzzle.rating) - rating), default=None)


def where(game: str) -> Path | None:
    """The file of a game's book: the house's, or one in the game's own package; None if there is none."""
    house = BOOKS / f"{game}.jsonl.gz"
    if house.is_file():
        return house
    try:
        package = home(find(game))
    except UnknownGame:
        return None
    return package / OWN if package and (package / OWN).is_file() else None


def booked() -> list[str]:
    """The games that have a book."""
    return [game for game in games() if where(game) is not None]


@cache
def book_of(game: str) -> PuzzleBook:
    """The book of a game, read once; BookError if there is none or it cannot be used."""
    file = where(game)
    if file is None:
        raise BookError(f"there is no book of puzzles for '{game}'; there are: {', '.join(booked())}")
    return PuzzleBook(game, read(file))


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file, compressed or not."""
    try:
        lines = (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).splitlines()
    except (OSError, EOFError) as error:
        raise BookError(f"{path} cannot be read: {error}") from None
    found: list[Puzzle] = []
    reader = msgspec.json.Decoder(Puzzle)
    for number, line in enumerate(lines):
        try:
            found.append(reader.decode(line))
        except msgspec.MsgspecError as error:
            raise BookError(f"{path}, line {number + 1}: {error}") from None
    versions = {(puzzle.game, puzzle.rules) for puzzle in found}
    for game, rules in sorted(versions):
        if rules not in find(game).versions:
            raise BookError(f"{path} holds puzzles by version {rules} of the rules of {game}, not known here")
    return found


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """A book: the same puzzles give the same bytes."""
    text = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    path.write_bytes(gzip.compress(text, 9, mtime=0) if path.suffix == ".gz" else text)
