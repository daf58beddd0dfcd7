"""Compiled or plain: with PARLOUR_PLAIN=1 the .py is read even where a compiled module lies beside it.

With PARLOUR_COMPILED=FOLDER compiled modules are those of that folder alone, whatever lies beside the .py.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class _Finder:
    """Finds the modules of the house in a folder of compiled ones, if there is one, and else by their source."""

    def __init__(self, compiled: str) -> None:
        self.compiled = compiled

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("parlour."):
            return None
        finders = [FileFinder(place, (SourceFileLoader, [".py"])) for place in path or ()]
        if self.compiled:
            package = str(Path(self.compiled, *fullname.split(".")[:-1]))
            finders.insert(0, FileFinder(package, (ExtensionFileLoader, EXTENSION_SUFFIXES)))
        for finder in finders:
            spec = finder.find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Take over the search for modules if the environment asks for it. Call it before any other import of the house."""
    plain = os.environ.get("PARLOUR_PLAIN") == "1"
    apart = "" if plain else os.environ.get("PARLOUR_COMPILED", "")
    if (plain or apart) and not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder(apart))
        if apart:
            sys.path.insert(0, apart)  # where the modules find the libraries that hold their code


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    spec = import_module("parlour.core.engine").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
