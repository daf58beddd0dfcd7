"""What is compiled, and whether it can be: said once for the installer, for make, and for setup.py."""

import hashlib
import os
import re
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
ROOMS = ("core", "games", "bots")
MYPYC = "mypy[mypyc]==2.4.1"  # the same in pyproject.toml: another mypy may refuse what this one compiles
GROUP = "parlour"  # names the library that all compiled modules share
BY_HAND = (  # written in C
    "parlour.bots._net",  # evaluates the nets of learned players
    "parlour.core._rows",  # fills the arrays of many games at once
)
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

# How mypyc frees an object that the garbage collector does not know (`acyclic`): nothing takes it off its lists before.
PUT_OFF = re.compile(
    r"(_dealloc\([^()]*\)\s*\{\s*(?:if \(\w+_free_instance == NULL\) \{(?:[^{}]|\{[^{}]*\})*\}\s*)?)"
    r"CPy_TRASHCAN_BEGIN\(self, \w+\)\s*([^{}]*?)CPy_TRASHCAN_END\(self\)\s*"
)
PROBE = "#include <Python.h>\nint parlour_probe(void) { return Py_IsInitialized(); }\n"


PROFILED = {  # gcc: first note what is played by, then compile by what was noted
    "note": ["-fprofile-generate", "-fprofile-update=single"],
    "use": ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"],
}


def profiling() -> list[str]:
    """What the C compiler is told of a profile: nothing, unless PARLOUR_PROFILE asks for it (see inplace.py)."""
    return PROFILED.get(os.environ.get("PARLOUR_PROFILE", ""), [])


def sources() -> list[Path]:
    """Every module of the compiled rooms. Packages' `__init__` stay plain: mypyc gains nothing there."""
    found = (path for room in ROOMS for path in (SRC / "parlour" / room).rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py")


def groups(game: str) -> dict[str, list[Path]]:
    """What a game is played by, in three parts: each is compiled against those before it, never against one behind."""
    parts: dict[str, list[Path]] = {"core": [], "bots": [], game: []}
    games = {path.parent.name for path in (SRC / "parlour" / "games").glob("*/game.py")}
    for path in sources():
        room, first, *_ = path.relative_to(SRC / "parlour").parts
        of = first if room == "games" else path.stem  # what judges one game is called as it is, and goes with it
        part = of if of in games else room
        if part in parts:
            parts[part].append(path)
    return parts


def hand_written() -> list[Path]:
    """What is C in the first place."""
    return [SRC / f"{name.replace('.', '/')}.c" for name in BY_HAND]


def by_hand() -> list["Extension"]:
    """The same, as setuptools builds it."""
    from setuptools import Extension

    flags = ["-O3", "-ffp-contract=off"] if os.name == "posix" else []  # the same sums on every machine
    found = zip(BY_HAND, hand_written(), strict=True)
    return [Extension(name, [str(path.relative_to(ROOT))], extra_compile_args=flags) for name, path in found]


def freed_at_once(extensions: list[Any]) -> list[Any]:
    """Mend what mypyc has written: objects that are `acyclic` are freed at once, however deep.

    Python puts off what is freed more than fifty deep inside other things, and notes it in a head that only objects of
    the garbage collector have. mypyc 2.4.1 has it put off others too, and the note goes into somebody else's memory.
    """
    for name in sorted({name for extension in extensions for name in extension.sources}):
        path = Path(name)
        if path.name.startswith("__native") and path.suffix == ".c":
            written = path.read_text("utf-8")
            mended = PUT_OFF.sub(r"\1\2", written)
            if mended != written:
                path.write_text(mended, "utf-8")
                _as_old_as(path, path.with_suffix(".mended"), mended)
    return extensions


def _as_old_as(path: Path, note: Path, text: str) -> None:
    """What was written and mended just so before keeps its time: it need not be compiled again."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    if note.exists() and note.read_text("utf-8") == digest:
        os.utime(path, (note.stat().st_mtime, note.stat().st_mtime))
    else:
        note.write_text(digest, "utf-8")


def expected() -> list[Path]:
    """The compiled files that the sources, as they are, should lead to."""
    modules = [path.with_name(path.stem + SUFFIX) for path in [*sources(), *hand_written()]]
    return [*modules, SRC / f"{GROUP}__mypyc{SUFFIX}"]


def extensions() -> list[Path]:
    """Every compiled file that lies in the tree, whichever Python it was made for."""
    found = [path for room in ROOMS for path in (SRC / "parlour" / room).rglob("*.so")]
    return sorted(found + list(SRC.glob("*__mypyc*.so")))


def why_plain() -> str | None:
    """Why nothing can be compiled here; None if it can."""
    if os.environ.get("PARLOUR_COMPILE") == "0":
        return "PARLOUR_COMPILE=0 asks for plain Python"
    return _why_no_compiler()


def _why_no_compiler() -> str | None:
    from setuptools import errors
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as flags

    with tempfile.TemporaryDirectory() as place:
        probe = Path(place, "probe.c")
        probe.write_text(PROBE)
        try:
            compiler = ccompiler.new_compiler()
            flags.customize_compiler(compiler)
            objects = compiler.compile([str(probe)], output_dir=place, include_dirs=[sysconfig.get_path("include")])
            compiler.link_shared_object(objects, str(Path(place, "probe" + SUFFIX)))
        except (errors.CCompilerError, errors.BaseError, OSError):
            return "no working C compiler with Python's headers (Python.h) was found"
    return None
