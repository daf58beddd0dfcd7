"""`parlour puzzle`: the next puzzle by one's rating, that of the day, or as many as one can in five minutes."""

import argparse
from datetime import UTC, date, datetime
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from parlour.cli.language import add_language, catalog_for
from parlour.cli.stage import open_stage
from parlour.cli.table.asking import Asker, asker_of
from parlour.cli.table.puzzling import PuzzleHere
from parlour.puzzles.book import book_of, booked
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.rating import FIRST, moved
from parlour.text.catalog import Catalog

RUSH: Final = 300.0  # seconds


class PuzzleRecord(msgspec.Struct):
    """How this user fares at the puzzles of a game: kept on this machine."""

    rating: float = FIRST
    seen: dict[str, bool] = {}  # by id: whether the first attempt solved it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which, and how."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="whose puzzles (default: where you have seen fewest)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--day", action="store_true", help="the puzzle of the day, the same for everybody")
    how.add_argument("--rush", action="store_true", help="as many as you can in five minutes, the easiest first")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Solve, one after another, until somebody leaves."""
    mine, console, today = kept(), open_stage(), datetime.now(UTC).date()
    game = arguments.game or chosen_game(mine, today if arguments.day else None)
    book_of(game)
    catalog, asker = catalog_for(arguments, game), asker_of(console)
    console.print(Text(catalog.text("game-title"), "bold"))
    try:
        if arguments.rush:
            rush(game, catalog, console, asker)
        elif arguments.day:
            solve(book_of(game).of_day(today), mine, catalog, console, asker)
        else:
            one_after_another(game, mine, catalog, console, asker)
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


def one_after_another(
    game: str, mine: dict[str, PuzzleRecord], catalog: Catalog, console: Console, asker: Asker
) -> None:
    """The next by rating, and another if one likes."""
    while True:
        record = mine.get(game, PuzzleRecord())
        solve(book_of(game).next(record.rating, set(record.seen)), mine, catalog, console, asker)
        console.print(Text(catalog.text("puzzle-another"), "dim"))
        if asker.ask([], ["quit"]).casefold() == "quit":
            return


def solve(puzzle: Puzzle, mine: dict[str, PuzzleRecord], catalog: Catalog, console: Console, asker: Asker) -> None:
    """One puzzle, its solution, and what it does to the rating: only the first attempt counts."""
    here = PuzzleHere(puzzle, catalog, console, asker)
    solved = here.play() == "solved"
    here.show_solution()
    record = mine.setdefault(puzzle.game, PuzzleRecord())
    if puzzle.id in record.seen:
        here.say("puzzle-again", "dim", rating=str(round(record.rating)))
        return
    before = record.rating
    record.rating = moved(before, puzzle.rating, solved, len(record.seen))
    record.seen[puzzle.id] = solved
    keep(mine)
    change = f"{round(record.rating) - round(before):+d}"
    here.say("puzzle-rating", rating=str(round(record.rating)), change=change, puzzle=str(puzzle.rating))


def rush(game: str, catalog: Catalog, console: Console, asker: Asker, seconds: float = RUSH) -> None:
    """From the easiest up; what is answered after the time does not count, and no rating moves."""
    end, solved, tried = monotonic() + seconds, 0, 0
    console.print(Text(catalog.text("puzzle-rush", minutes=round(seconds / 60)), "dim"))
    try:
        for puzzle in sorted(book_of(game).puzzles, key=lambda one: one.rating):
            if monotonic() >= end:
                break
            right = PuzzleHere(puzzle, catalog, console, asker).play() == "solved"
            if monotonic() < end:
                solved += right
                tried += 1
            console.print(
                Text(catalog.text("puzzle-rush-so-far", solved=solved, left=max(0, round(end - monotonic()))))
            )
    finally:
        console.print(Text(catalog.text("puzzle-rush-over", solved=solved, tried=tried), "bold"))


def puzzles_file() -> Path:
    """Where the ratings of this user are."""
    from parlour.server.store.opening import data_folder

    return data_folder() / "puzzles.json"


def kept() -> dict[str, PuzzleRecord]:
    """What is kept; nothing where there is none, or the file is damaged."""
    try:
        return msgspec.json.decode(puzzles_file().read_bytes(), type=dict[str, PuzzleRecord])
    except (OSError, msgspec.MsgspecError):
        return {}


def keep(mine: dict[str, PuzzleRecord]) -> None:
    """For the next time: a whole file or the old one."""
    path = puzzles_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(msgspec.json.encode(mine))
    fresh.replace(path)
