"""`parlour puzzle`: the next puzzle by one's rating, that of the day, or as many as one can in five minutes."""

import argparse
from datetime import UTC, date, datetime
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from parlour.cli import kept
from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.stage import open_stage
from parlour.cli.table.asking import Asker, asker_of
from parlour.cli.table.puzzling import PuzzleHere
from parlour.puzzles.book import book_of, booked
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.rating import FIRST, rated
from parlour.puzzles.rush import MISSES, SECONDS, wanted
from parlour.text.catalog import Catalog

NAME: Final = "name"  # of a theme: what it is called, whatever thing it is about


class PuzzleRecord(msgspec.Struct):
    """How this user fares at the puzzles of a game: kept on this machine."""

    rating: int = FIRST
    seen: dict[str, bool] = {}  # by id: whether the first attempt solved it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which, and how."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="whose puzzles (default: where you have seen fewest)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--day", action="store_true", help="the puzzle of the day, the same for everybody")
    how.add_argument("--rush", action="store_true", help="as many as you can in five minutes, harder and harder")
    how.add_argument(
        "--theme", metavar="THEME", nargs="?", const="", help="puzzles about one theme (without a name: list them)"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Solve, one after another, until somebody leaves."""
    mine, console, today = my_records(), open_stage(), datetime.now(UTC).date()
    game = arguments.game or chosen_game(mine, today if arguments.day else None)
    book_of(game)
    catalog, asker = catalog_for(arguments, game), asker_of(console)
    console.print(Text(catalog.text("game-title"), "bold"))
    if arguments.theme == "":
        list_themes(game, mine, catalog, console)
        return 0
    theme = None if arguments.theme is None else chosen_theme(game, arguments.theme, catalog)
    try:
        if arguments.rush:
            rush(game, mine, catalog, console, asker)
        elif arguments.day:
            solve(book_of(game).of_day(today), mine, catalog, console, asker)
        else:
            one_after_another(game, theme, mine, catalog, console, asker)
    except EOFError:
        pass
    except KeyboardInterrupt:
        return 130
    return 0


def chosen_game(mine: dict[str, PuzzleRecord], day: date | None) -> str:
    """The game of a day in turn; else the one of which fewest were seen."""
    there = booked()
    if day is not None:
        return there[day.toordinal() % len(there)]
    return min(there, key=lambda game: len(mine[game].seen) if game in mine else 0)


def called(theme: str, catalog: Catalog) -> str:
    """What a theme is called in a list."""
    return catalog.text(f"theme-{theme}", NAME)


def list_themes(game: str, mine: dict[str, PuzzleRecord], catalog: Catalog, console: Console) -> None:
    """What puzzles of a game may be about, and how many of them are new."""
    left = book_of(game).themes(set(mine[game].seen) if game in mine else set())
    for theme, many in book_of(game).themes().items():
        told = catalog.text("puzzle-theme", name=called(theme, catalog), left=left.get(theme, 0), many=many)
        console.print(Text(f"{theme:<18}{told}"))


def chosen_theme(game: str, asked: str, catalog: Catalog) -> str:
    """The theme that somebody means, by its id or by what it is called; Complaint names those there are."""
    there = list(book_of(game).themes())
    for theme in there:
        if asked.casefold() in (theme.casefold(), called(theme, catalog).casefold()):
            return theme
    raise Complaint(catalog.text("puzzle-no-theme", theme=asked, themes=", ".join(there)))


def one_after_another(
    game: str, theme: str | None, mine: dict[str, PuzzleRecord], catalog: Catalog, console: Console, asker: Asker
) -> None:
    """The next by rating, of a theme if one was asked for, and another if one likes."""
    while True:
        record = mine.get(game, PuzzleRecord())
        solve(chosen_puzzle(game, record.rating, set(record.seen), set(), theme), mine, catalog, console, asker)
        console.print(Text(catalog.text("puzzle-another"), "dim"))
        if asker.ask([], ["quit"]).casefold() == "quit":
            return


def chosen_puzzle(game: str, rating: int, known: set[str], seen: set[str], theme: str | None = None) -> Puzzle:
    """The one nearest to a rating that is not known; when all are, one not seen just now; when all were, any."""
    book = book_of(game)
    ways = (known | seen, seen, set[str]())
    found = next((one for way in ways if (one := book.next(rating, way, theme=theme)) is not None), None)
    assert found is not None
    return found


def solve(puzzle: Puzzle, mine: dict[str, PuzzleRecord], catalog: Catalog, console: Console, asker: Asker) -> None:
    """One puzzle, its solution, and what it does to the rating: only the first attempt counts."""
    here = PuzzleHere(puzzle, catalog, console, asker)
    solved = here.play() == "solved"
    here.show_solution()
    before = mine.get(puzzle.game, PuzzleRecord()).rating
    if not count(puzzle, solved, mine):
        here.say("puzzle-again", "dim", rating=str(before))
        return
    after = mine[puzzle.game].rating
    here.say("puzzle-rating", rating=str(after), change=f"{after - before:+d}", puzzle=str(puzzle.rating))


def count(puzzle: Puzzle, solved: bool, mine: dict[str, PuzzleRecord]) -> bool:
    """Count an answer and keep it; whether it was the first to this puzzle: others do not count."""
    record = mine.setdefault(puzzle.game, PuzzleRecord())
    if puzzle.id in record.seen:
        return False
    record.rating, _ = rated(record.rating, len(record.seen), puzzle.rating, 0, solved)
    record.seen[puzzle.id] = solved
    kept.write(puzzles_file(), mine)
    return True


def rush(game: str, mine: dict[str, PuzzleRecord], catalog: Catalog, console: Console, asker: Asker) -> None:
    """Harder and harder; what is answered after the time does not count."""
    end, solved, missed, seen = monotonic() + SECONDS, 0, 0, set[str]()
    console.print(Text(catalog.text("puzzle-rush", minutes=SECONDS // 60, misses=MISSES), "dim"))
    try:
        while monotonic() < end and missed < MISSES and len(seen) < len(book_of(game)):
            known = set(mine[game].seen) if game in mine else set()
            puzzle = chosen_puzzle(game, wanted(solved + missed), known, seen)
            right = PuzzleHere(puzzle, catalog, console, asker).play() == "solved"
            seen.add(puzzle.id)
            if monotonic() < end:
                solved, missed = solved + right, missed + (not right)
                count(puzzle, right, mine)
            left = max(0, round(end - monotonic()))
            console.print(Text(catalog.text("puzzle-rush-so-far", solved=solved, missed=missed, left=left)))
    finally:
        console.print(Text(catalog.text("puzzle-rush-over", solved=solved, tried=solved + missed), "bold"))


def puzzles_file() -> Path:
    """Where the ratings of this user are."""
    return kept.file("puzzles.json")


def my_records() -> dict[str, PuzzleRecord]:
    """How I fare, by game."""
    return kept.read(puzzles_file(), dict[str, PuzzleRecord])
