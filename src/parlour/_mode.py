"""Compiled or plain: with PARLOUR_PLAIN=1 the .py is read even where a compiled module lies beside it."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _PlainFinder:
    """Finds the modules of the house by their source alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("parlour."):
            return None
        for place in path or ():
            spec = FileFinder(place, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Take over the search for modules if PARLOUR_PLAIN=1. Call it before any other import of the house."""
    if os.environ.get("PARLOUR_PLAIN") == "1" and not any(isinstance(f, _PlainFinder) for f in sys.meta_path):
        sys.meta_path.insert(0, _PlainFinder())


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    spec = import_module("parlour.core.engine").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
