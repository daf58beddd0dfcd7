"""What pyproject.toml cannot say: which modules mypyc compiles, the page and the book that travel in the wheel."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "build_tools"))

import page as web  # noqa: E402
from compiler import GROUP, by_hand, freed_at_once, profiling, sources, why_plain  # noqa: E402

BOOK = ("rulebooks", "rulings")
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}


def compiled() -> list[Any]:
    """All modules of the compiled rooms, or none: they share one library, so half of them is no house."""
    why = why_plain()
    if why:
        print(f"parlour: {why}; building plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file", "build_tools/mypyc.ini", *(str(path.relative_to(ROOT)) for path in sources())],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
    )
    if os.name == "posix":
        for extension in extensions:  # so that calls inside the library may be inlined, and its data found directly
            extension.extra_compile_args.extend(["-fno-semantic-interposition", "-fvisibility=hidden"])
            extension.extra_compile_args.extend(profiling())
            extension.extra_link_args.extend(profiling())
    return [*freed_at_once(extensions), *by_hand()]


class BuildWithBook(build_py):
    """Puts the page, the digests and the rulings into the package; an editable install has them where they are made."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)  # else modules since deleted would be packed
        web.build()
        self.__dict__.pop("data_files", None)  # found before the page was there
        super().run()
        for part in BOOK:
            shelf = Path(self.build_lib, "parlour", "text", "book", part)
            shelf.mkdir(parents=True, exist_ok=True)
            for page in sorted((ROOT / "docs" / part).glob("*.md")):
                shutil.copyfile(page, shelf / page.name)


setup(
    cmdclass={"build_py": BuildWithBook},
    ext_modules=compiled() if BUILDING.intersection(sys.argv) else [],
)
