"""Which rules and which box a game is played by, in words; box files as the command line gives them."""

import argparse
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.core.box import BoxError, BoxFile, differs, line_of, load_box
from parlour.core.game import Game, UnknownGame, UnknownRules, boxed
from parlour.text.catalog import Catalog, MissingText


def played_by(game: Game, catalog: Catalog) -> str:
    """The version of the rules, the newest one if it is another, and the box with what differs in it."""
    newest = game.versions[-1]
    told = catalog.text("edition", rules=game.rules)
    if game.rules != newest:
        told = catalog.text("edition-old", rules=game.rules, newest=newest)
    return f"{told}; {box_of(game, catalog)}" if game.changed else told


def box_of(game: Game, catalog: Catalog) -> str:
    """The box by its name, and what differs in it."""
    return catalog.text("edition-box", box=game.box, values=", ".join(differs(game.changed)))


def doubts(game: Game, lang: str) -> list[str]:
    """Warnings of values in a box that the book does not decide."""
    catalog = Catalog(lang, game.id)
    return [catalog.text(f"box-doubt-{table.replace('_', '-')}") for table in game.doubts()]


def add_box(parser: argparse.ArgumentParser) -> None:
    """A box of one's own."""
    parser.add_argument("--box", type=Path, metavar="FILE", help="values as your own box has them (see box)")


def open_box(path: Path, house: Catalog) -> Game:
    """The game with what a box file corrects; Complaint says which line cannot be, and by which paragraph."""
    file: BoxFile | None = None
    try:
        file = load_box(path)
        return boxed(file)
    except BoxError as wrong:
        line = line_in(path, wrong.where)
        where = f"{house.text('box-line', line=line)} " if line else ""
        raise Complaint(f"{path}: {where}{told_wrong(wrong, house.lang, file.game if file else None)}") from None
    except (UnknownGame, UnknownRules) as unknown:
        raise Complaint(f"{path}: {unknown}") from None
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror}") from None


def told_wrong(wrong: BoxError, lang: str, game: str | None) -> str:
    """Why a box cannot be, in a language: as the rules say it themselves where no catalog does."""
    try:
        told = {name: str(value) for name, value in wrong.told.items()}
        sentence = Catalog(lang, game).text(f"box-wrong-{wrong.reason}", **told)
    except MissingText:
        sentence = wrong.message
    return f"{wrong.where}: {sentence} [{wrong.cite}]" if wrong.cite else f"{wrong.where}: {sentence}"


def chosen_edition(game: Game, arguments: argparse.Namespace, house: Catalog) -> Game:
    """The game as it is chosen: with the values of a box file, or with ours."""
    if arguments.box is None:
        return game
    found = open_box(arguments.box, house)
    if found.id != game.id:
        raise Complaint(house.text("error-box-game", path=str(arguments.box), box=found.id, game=game.id))
    return found


def line_in(path: Path, where: str) -> int:
    """The line of a file where a value or its table stands; 0 if there is none."""
    try:
        return line_of(path.read_text("utf-8"), where)
    except UnicodeDecodeError:
        return 0
