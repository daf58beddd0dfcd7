"""`parlour puzzles`: make a book of puzzles, look at one again with fresh chances, and see what each level solves."""

import argparse
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from pathlib import Path
from secrets import randbits
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.bots.levels import STRONGEST, full_name
from parlour.cli.spreading import add_spread, spread_of
from parlour.puzzles.asking import add_make, made_as_asked
from parlour.puzzles.book import PuzzleBook, book_of, booked, read, write
from parlour.puzzles.checking import LEAST, TIMES, kept, sample, solved_by, solved_by_bots
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.retelling import retold

SEED_BITS: Final = 32


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A command each."""
    commands = parser.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")

    def command(name: str, told: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=told, description=told[0].upper() + told[1:] + ".")

    make = command("make", "find puzzles in self-played or stored games, and write a book of them")
    add_make(make)
    add_spread(make)
    anew = command("retell", "tell the solutions of a book in today's words: what is right and how hard it is stay")
    anew.add_argument("game", metavar="GAME", help=f"whose book: {', '.join(booked())}")
    anew.add_argument("--book", type=Path, metavar="FILE", help="another book of the game (default: the house's)")
    anew.add_argument("--out", type=Path, required=True, metavar="FILE", help="the book: .jsonl, or .jsonl.gz")
    add_spread(anew)
    looked = [
        command(
            "verify", f"search puzzles again, {TIMES} times as long; fails if fewer than 97 of 100 keep their answer"
        ),
        command("levels", "let each level, or any bots, try puzzles, with fresh chances"),
    ]
    for one in looked:
        one.add_argument("games", metavar="GAME", nargs="*", help=f"whose books (default: {', '.join(booked())})")
        one.add_argument("--sample", type=int, default=100, metavar="N", help="puzzles of each book (100)")
        one.add_argument(
            "--seed", type=int, metavar="N", help="of the sample and of all chances (default: drawn, told)"
        )
        add_spread(one)
    looked[0].add_argument(
        "--notes", type=Path, metavar="FILE", help="what was found, to go on with: nothing in it is searched again"
    )
    looked[1].add_argument("--tries", type=int, default=4, metavar="N", help="of each level at a puzzle (4)")
    looked[1].add_argument(
        "--bots", metavar="BOT,…", help="who tries instead of the levels: level3, greedy, my.module:MyBot …"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    if arguments.command == "make":
        return make(arguments)
    if arguments.command == "retell":
        return retell(arguments)
    if arguments.sample < 1:
        raise ValueError("--sample is 1 or more")
    seed = randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    print(f"seed {seed}")
    look = verified if arguments.command == "verify" else tried
    return max(look(arguments, book_of(game), seed) for game in arguments.games or booked())


def make(arguments: argparse.Namespace) -> int:
    """Make a book, with a bar."""
    with bar() as progress:
        task = progress.add_task(arguments.game)

        def told(count: int, wanted: int) -> None:
            progress.update(task, completed=count, total=wanted)

        said = made_as_asked(arguments, spread_of(arguments), told)
    print(said)
    return 0


def retell(arguments: argparse.Namespace) -> int:
    """Write a book again with today's reasons, and say how many puzzles are about what."""
    puzzles = read(arguments.book) if arguments.book else book_of(arguments.game).puzzles
    if any(puzzle.game != arguments.game for puzzle in puzzles):
        raise ValueError(f"{arguments.book} is no book of {arguments.game}")
    found: dict[str, Puzzle] = {}
    with bar() as progress:
        task = progress.add_task(arguments.game, total=len(puzzles))
        for plain in spread_of(arguments)(retold, ([msgspec.to_builtins(puzzle)] for puzzle in puzzles)):
            found[plain["id"]] = msgspec.convert(plain, Puzzle)
            progress.update(task, completed=len(found))
    book = PuzzleBook(arguments.game, [found[puzzle.id] for puzzle in puzzles])
    write(arguments.out, book.puzzles)
    print(f"{len(book)} puzzles in {arguments.out}")
    for theme, many in book.themes().items():
        print(f"  {theme} {many}")
    return 0


def verified(arguments: argparse.Namespace, book: PuzzleBook, seed: int) -> int:
    """How many of a sample keep their answers; 1 if too few."""
    puzzles = sample(book, arguments.sample, seed)
    before = noted(arguments.notes, seed)
    work = ([msgspec.to_builtins(puzzle), seed] for puzzle in puzzles if puzzle.id not in before)
    known = [before[puzzle.id] for puzzle in puzzles if puzzle.id in before]
    good = done = 0
    with bar() as progress:
        task = progress.add_task(book.game, total=len(puzzles))
        for found in chain(known, spread_of(arguments)(kept, work)):
            done += 1
            good += found["kept"]
            if arguments.notes and found["id"] not in before:
                with arguments.notes.open("ab") as file:
                    file.write(msgspec.json.encode({**found, "seed": seed}) + b"\n")
            if not found["kept"]:
                print(f"{book.game} {found['id']}: question {found['question'] + 1} is now answered {found['now']}")
            progress.update(task, completed=done)
    print(f"{book.game}: {good} of {done} keep their answer under {TIMES} times the search")
    return 0 if good >= LEAST * done else 1


def noted(path: Path | None, seed: int) -> dict[str, dict[str, Any]]:
    """What was found with this seed before, by puzzle; what a line that is not whole told is searched again."""
    found: dict[str, dict[str, Any]] = {}
    for line in path.read_bytes().splitlines() if path is not None and path.exists() else []:
        with suppress(msgspec.DecodeError):
            one = msgspec.json.decode(line, type=dict[str, Any])
            if one["seed"] == seed:
                found[one["id"]] = one
    return found


def tried(arguments: argparse.Namespace, book: PuzzleBook, seed: int) -> int:
    """How many of a sample each level solves; 1 if a stronger one solves fewer, of levels 1, 3 and 5."""
    if arguments.tries < 1:
        raise ValueError("--tries is 1 or more")
    if arguments.bots:
        return tried_by(arguments, [full_name(bot) for bot in arguments.bots.split(",")], book, seed)
    solved, done = all_solved(arguments, book, seed, solved_by, STRONGEST)
    parts = [f"level {level} {100 * count / (done * arguments.tries):.0f}%" for level, count in enumerate(solved, 1)]
    print(f"{book.game}, {done} puzzles, {arguments.tries} tries each: {', '.join(parts)}")
    return 0 if solved[0] < solved[2] < solved[4] else 1


def all_solved(
    arguments: argparse.Namespace, book: PuzzleBook, seed: int, how: Callable[..., Any], many: int, *told: Any
) -> tuple[list[int], int]:
    """What each of so many solves of a sample, with a bar, and how many puzzles these were."""
    puzzles = sample(book, arguments.sample, seed)
    work = ([msgspec.to_builtins(puzzle), seed, arguments.tries, *told] for puzzle in puzzles)
    solved, done = [0] * many, 0
    with bar() as progress:
        task = progress.add_task(book.game, total=len(puzzles))
        for found in spread_of(arguments)(how, work):
            done += 1
            solved = [all_of_them + more for all_of_them, more in zip(solved, found["solved"], strict=True)]
            progress.update(task, completed=done)
    return solved, done


def tried_by(arguments: argparse.Namespace, bots: list[str], book: PuzzleBook, seed: int) -> int:
    """How many of a sample each of these bots solves."""
    solved, done = all_solved(arguments, book, seed, solved_by_bots, len(bots), bots)
    print(f"{book.game}, {done} puzzles, {arguments.tries} tries each:")
    for bot, count in sorted(zip(bots, solved, strict=True), key=lambda pair: -pair[1]):
        print(f"  {bot} {100 * count / (done * arguments.tries):.0f}%")
    return 0


def bar() -> Progress:
    """How far it is."""
    console = Console(highlight=False, stderr=True)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*parts, console=console)
