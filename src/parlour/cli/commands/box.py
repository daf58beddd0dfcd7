"""`parlour box`: the values of a game that are assumed, to be corrected by whoever owns the box."""

import argparse
import os
import shlex
import subprocess
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.cli.edition import box_of, doubts, open_box
from parlour.cli.language import add_language, catalog_for
from parlour.cli.stage import open_stage
from parlour.core.box import Values, as_toml
from parlour.core.game import Game, find
from parlour.games import games
from parlour.text.catalog import Catalog

CHECK = "check"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, or a file to check."""
    parser.add_argument("what", metavar="GAME", help=f"one of: {', '.join(games())}; or check, to check a file")
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="the box file to check")
    parser.add_argument("--edit", action="store_true", help="open your own copy in $VISUAL or $EDITOR, then check it")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the values, edit a copy of them, or check a file."""
    house = catalog_for(arguments)
    if arguments.what == CHECK:
        if arguments.file is None:
            raise Complaint(house.text("box-which"))
        tell(arguments.file, house)
        return 0
    game = find(arguments.what)
    catalog = catalog_for(arguments, game.id)
    if not arguments.edit:
        print(written(game, catalog), end="")
        return 0
    path = own_copy(game, catalog)
    edit(path, catalog)
    tell(path, catalog)
    open_stage().print(catalog.text("box-play", command=f"parlour play {game.id} --box {shlex.quote(str(path))}"))
    return 0


def written(game: Game, catalog: Catalog) -> str:
    """The file of the house's values: TOML, every table with what it is and where it comes from."""
    lines = [f"# {line}" for line in catalog.text("box-intro", title=catalog.text("game-title")).splitlines()]
    lines += [f'game = "{game.id}"', f"rules = {game.rules}"]
    values: Values = game.values(game.rules)
    for table, entries in values.items():
        told = catalog.text(f"box-{table.replace('_', '-')}").splitlines()
        lines += ["", *(f"# {line}" for line in told[:-1]), f"# {told[-1]} [{game.cites()[table]}]", f"[{table}]"]
        lines += [f"{entry} = {as_toml(value)}" for entry, value in entries.items()]
    return "\n".join(lines) + "\n"


def own_copy(game: Game, catalog: Catalog) -> Path:
    """The user's box file of a game, written if there is none yet."""
    from parlour.server.store.opening import data_folder  # it brings the database

    path = data_folder() / "boxes" / f"{game.id}.toml"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(game, catalog), "utf-8")
    return path


def edit(path: Path, catalog: Catalog) -> None:
    """Open a file in the user's editor and wait for it."""
    editor = shlex.split(os.environ.get("VISUAL") or os.environ.get("EDITOR") or "")
    if not editor:
        raise Complaint(catalog.text("box-no-editor", path=str(path)))
    try:
        status = subprocess.run([*editor, str(path)], check=False).returncode
    except OSError as error:
        raise Complaint(f"{editor[0]}: {error.strerror}") from None
    if status:
        raise Complaint(catalog.text("box-editor-failed", editor=editor[0], status=status, path=str(path)))


def tell(path: Path, catalog: Catalog) -> None:
    """What is in a good file; Complaint for a bad one."""
    game = open_box(path, catalog)
    told = box_of(game, catalog) if game.changed else catalog.text("box-same")
    for line in [catalog.text("box-good", game=game.id, told=told), *doubts(game, catalog.lang)]:
        open_stage().print(f"{path}: {line}", soft_wrap=True, markup=False)
