"""What a game may bring besides its rules: a judge, a board, its words. It is found by its name, and listed nowhere."""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parlour.core.game import Game


def beside(game: Game, part: str) -> Any:
    """The module of that name in the game's own package; None if it brings none."""
    package = type(game).__module__.rpartition(".")[0]
    return existing(f"{package}.{part}") if package else None


def home(game: Game) -> Path | None:
    """The folder of the game's own package, where its catalogs, its book and its page may lie."""
    package = sys.modules.get(type(game).__module__.rpartition(".")[0])
    file = getattr(package, "__file__", None)
    return None if file is None else Path(file).resolve().parent


def existing(name: str) -> Any:
    """A module, if there is one; an error inside it is not passed over."""
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:  # nor is there the package
        return None
    return None if spec is None else import_module(name)
