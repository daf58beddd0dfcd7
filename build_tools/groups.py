"""`make game`: compile one game and what it is played by for its tests, and of that only what has changed.

What is installed and played is one library: calls inside it are direct, and every change compiles all of it. Here core,
bots and the game are a library each, lightly optimised, in a folder of their own that only tests read, told by
PARLOUR_COMPILED (decision 38).
"""

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from itertools import chain
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

from compiler import ROOT, SRC, SUFFIX, by_hand, freed_at_once, groups, why_plain

PLACE = ROOT / "build" / "groups"
MADE, OBJECTS, MADE_BY = PLACE / "made", PLACE / "objects", PLACE / "made-by"
CONFIG = ROOT / "build_tools" / "mypyc.ini"
LIGHTLY = "1"  # gcc -O1: compiles several times as fast as -O3, and the tests hardly run longer


def main(game: str) -> int:
    if not (SRC / "parlour" / "games" / game / "game.py").exists():
        sys.exit(f"There is no src/parlour/games/{game}/game.py: which game?")
    shutil.rmtree(PLACE / game, ignore_errors=True)  # whatever happens, nothing old is tested
    why = why_plain()
    if why:
        print(f"Nothing compiled: {why}. The tests run plain.", flush=True)
        return 0
    if not MADE_BY.exists() or MADE_BY.read_text() != made_by():
        shutil.rmtree(PLACE, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, __file__, game, "here"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:  # else it is silent, as `make build` is
        print(done.stdout, end="")
    return done.returncode


def made_by() -> str:
    """A hash of what, beside the sources, decides what is made."""
    total = hashlib.sha256(f"{SUFFIX} mypy {metadata.version('mypy')}".encode())
    for path in (Path(__file__), CONFIG):
        total.update(path.read_bytes())
    return total.hexdigest()


def build(game: str) -> None:
    """Compile what has changed since the last time, then lay out what belongs to the game."""
    from mypyc.build import mypycify

    PLACE.mkdir(parents=True, exist_ok=True)
    MADE_BY.write_text(made_by())
    parts = {name: [str(path.relative_to(ROOT)) for path in paths] for name, paths in groups(game).items()}
    extensions = mypycify(
        ["--config-file", str(CONFIG), "--cache-dir", str(PLACE / "cache"), *chain(*parts.values())],
        opt_level=LIGHTLY,
        debug_level="0",
        multi_file=True,  # a file of C for each module: most changes are inside one
        separate=[(paths, f"parlour_{name}") for name, paths in parts.items()],
        target_dir=str((PLACE / "c").relative_to(ROOT)),
    )
    for extension in extensions:
        # every file of C has the tables of the other libraries; and so little optimised, gcc warns of what cannot be
        extension.extra_compile_args += ["-fcommon", "-Wno-error"]
    command = InParts(Distribution({"name": "parlour", "ext_modules": [*freed_at_once(extensions), *by_hand()]}))
    command.build_lib, command.build_temp = str(MADE), str(OBJECTS)
    command.ensure_finalized()
    command.run()
    for extension in command.extensions:
        made = Path(command.get_ext_fullpath(extension.name))
        here = PLACE / game / made.relative_to(MADE)
        here.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, here)


class InParts(build_ext):
    """Compiles files of C side by side, and none that is as it was when its object was made."""

    def build_extensions(self) -> None:
        made: dict[str, tuple[str, Extension]] = {}  # by object: what the libraries share is compiled once
        for extension in self.extensions:
            objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
            made.update(zip(objects, ((source, extension) for source in extension.sources), strict=True))
            extension.sources, extension.extra_objects = [], objects
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(self.compile, made, *zip(*made.values(), strict=True)))
        for extension in self.extensions:
            extension.depends = extension.extra_objects
        super().build_extensions()

    def compile(self, made: str, source: str, extension: Extension) -> None:
        """One file, if it, or a header that it may read, is newer than its object."""
        if newer_group([source, *extension.depends], made):
            flags = extension.extra_compile_args
            self.compiler.compile([source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=flags)


if __name__ == "__main__":
    if sys.argv[2:] == ["here"]:
        build(sys.argv[1])
    else:
        sys.exit(main(sys.argv[1]))
