"""`parlour new-game`: a package for a game of one's own, with a stub in it that can be played at once."""

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Final

from parlour.cli.complaint import Complaint
from parlour.cli.stage import open_stage
from parlour.core import game as shelf
from parlour.core.game import ID, Game, find, games
from parlour.laws import golden, perft

SKELETON: Final = Path(__file__).parent / "skeleton"
PREFIX: Final = re.compile(r"[A-Z]{2}")
TRIES: Final = 100  # games in which the stub's golden ones are looked for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What it is called, and where it goes."""
    parser.add_argument("id", metavar="GAME", help="its id: small letters and underscores")
    parser.add_argument("--prefix", required=True, help="two capitals before its paragraphs, as in WF 4.1")
    parser.add_argument("--folder", type=Path, help="where its package is written (./GAME)")


def run(arguments: argparse.Namespace) -> int:
    """Write it, and say what comes next."""
    id, prefix, folder = arguments.id, arguments.prefix, arguments.folder or Path(arguments.id)
    if not ID.fullmatch(id):
        raise Complaint("a game's id has small letters and underscores, 40 at most")
    if not PREFIX.fullmatch(prefix):
        raise Complaint("a prefix is two capital letters")
    if id in games():
        raise Complaint(f"there is a game '{id}' already")
    if taken := [known for known in games() if find(known).prefix == prefix]:
        raise Complaint(f"{prefix} is the prefix of {taken[0]}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Complaint(f"{folder} is there already: name an empty folder")
    write(id, prefix, folder)
    with shelved(id, folder / "src") as game:
        for _ in golden.make(game, TRIES, folder / golden.PLACE):
            pass
        place = folder / perft.PLACE
        place.mkdir(parents=True)
        (place / f"{id}.perft").write_text(perft.made(game, records=folder / golden.PLACE), "utf-8")
    console = open_stage()
    for line in [
        f"{folder} has a package with a stub that can be played. What comes next:",
        f"  pip install -e {folder}",
        f"  parlour laws {id}",
        f"  parlour play {id} --bot level2",
    ]:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    return 0


def write(id: str, prefix: str, folder: Path) -> None:
    """Every file of the skeleton, by its name and with its words."""
    words = id.split("_")
    filled = {
        "@id@": id,
        "@PREFIX@": prefix,
        "@Name@": "".join(word.capitalize() for word in words),
        "@Title@": " ".join(words).capitalize(),
    }
    for source in sorted(SKELETON.rglob("*.txt")):
        text = source.read_text("utf-8")
        for mark, said in filled.items():
            text = text.replace(mark, said)
        parts = [f"parlour_{id}" if part == "package" else part for part in source.relative_to(SKELETON).parts]
        name = parts[-1].removesuffix(".txt")
        parts[-1] = re.sub(r"^id(?=[._])", id, name)
        file = folder.joinpath(*parts)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


@contextmanager
def shelved(id: str, source: Path) -> Iterator[Game]:
    """The game that was written, on the shelf for a while: its package is not installed yet."""
    sys.path.insert(0, str(source.resolve()))
    invalidate_caches()
    try:
        game = import_module(f"parlour_{id}.game").GAME
        assert isinstance(game, Game)
        shelf.shelve(id, lambda: game)
        yield game
    finally:
        sys.path.remove(str(source.resolve()))
        for kept in (shelf._shelf, shelf._open):
            kept.pop(id, None)
        for module in [name for name in sys.modules if name.split(".")[0] == f"parlour_{id}"]:
            del sys.modules[module]
