"""Exit 1 with a word when compiled modules lie in the tree that were not made from the sources as they are.

The compiled file wins over the .py beside it, so a forgotten build would test, and play, old rules.
"""

import hashlib
import sys
from importlib import metadata
from pathlib import Path

from compiler import ROOT, SRC, SUFFIX, expected, extensions, hand_written, sources

RECORD = ROOT / "build" / "sources.sha"


def digest() -> str:
    """A hash of all that the compiled modules are made from."""
    made_by = f"{SUFFIX} mypy {metadata.version('mypy')}"
    total = hashlib.sha256(made_by.encode())
    ways = [ROOT / "setup.py", *(ROOT / "build_tools" / name for name in ("compiler.py", "mypyc.ini"))]
    for path in [*sources(), *hand_written(), *ways]:
        total.update(f"\n{path.relative_to(ROOT)}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def why_stale() -> str | None:
    """What is wrong with the compiled modules in the tree; None if they, or their absence, are right."""
    compiled = extensions()
    if not compiled and not RECORD.exists():
        return None
    if not RECORD.exists():
        return "compiled modules without a record of their sources"
    if RECORD.read_text().strip() != digest():
        return "the sources have changed since they were compiled"
    odd = set(expected()).symmetric_difference(compiled)
    return f"compiled modules missing or left over: {_names(odd)}" if odd else None


def _names(paths: set[Path]) -> str:
    return ", ".join(sorted(str(path.relative_to(SRC)) for path in paths))


if __name__ == "__main__":
    why = why_stale()
    if why:
        sys.exit(f"Stale: {why}. Run: make build")
