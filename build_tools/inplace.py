"""`make build`: compile the rooms where they lie, if anything has changed since the last time.

With PGO=1, whatever has changed: compiled to note what is played by, played, and compiled anew by it (gcc alone).
"""

import os
import shlex
import subprocess
import sys
import sysconfig

from compiler import ROOT, SRC, extensions, why_plain
from fresh import RECORD, digest, why_stale


def main() -> int:
    again = os.environ.get("PARLOUR_COMPILE") == "0" or os.environ.get("PGO") == "1"
    if RECORD.exists() and not why_stale() and not again:
        return 0
    if os.environ.get("PGO") == "1" and "clang" in said_by(compiler(), "--version"):
        sys.exit("PGO=1 needs gcc: nothing was compiled, what was there still is.")
    RECORD.unlink(missing_ok=True)
    for path in extensions():  # also those of modules since renamed or gone
        path.unlink()
    why = why_plain()
    if why:
        if os.environ.get("PARLOUR_NEED_COMPILER") == "1":
            sys.exit(f"Nothing compiled, but PARLOUR_NEED_COMPILER=1: {why}.")
        print(f"Nothing compiled: {why}. Parlour runs as plain Python: slower, but the same.", flush=True)
        return 0
    made_from = digest()  # before: a source edited meanwhile must count as changed
    wrong = profiled() if os.environ.get("PGO") == "1" else compiled("Compiling the rules ...")
    if not wrong:
        RECORD.write_text(made_from + "\n")
    return wrong


def compiled(told: str, profile: str = "") -> int:
    """Compile everything where it lies; with a profile, whatever was compiled before. What went wrong, 0 if nothing."""
    print(told, flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", *(["--force"] if profile else [])]
    environ = {**os.environ, "PARLOUR_PROFILE": profile}
    return quietly(command, environ)


def profiled() -> int:
    """Compile, play, and compile again by what was played most. Twice the time, for wheels and measurements."""
    for noted in (ROOT / "build").rglob("*.gcda"):  # of other sources
        noted.unlink()
    wrong = compiled("Compiling the rules, to note what is played by ...", "note")
    if wrong:
        return wrong
    print("Playing ...", flush=True)
    return played() or compiled("Compiling the rules by what was noted ...", "use")


def said_by(command: list[str], *words: str) -> str:
    """What a command answers."""
    return subprocess.run([*command, *words], capture_output=True, text=True, check=False).stdout


def compiler() -> list[str]:
    """The C compiler's command."""
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC")))


def played() -> int:
    """Play as people and researchers do: at random, by the judges' search and by the nets'."""
    parlour = [sys.executable, "-m", "parlour.cli"]
    plays = [["bench", "--seconds", "0.1"]]
    plays += [
        ["arena", game, "--bots", "level5,level3", "--games", "2", "--divide", "4", "--jobs", "1"] for game in games()
    ]
    environ = {**os.environ, "PYTHONPATH": str(SRC), "PARLOUR_PLAIN": "0"}
    return next((wrong for words in plays if (wrong := quietly([*parlour, *words], environ))), 0)


def games() -> list[str]:
    """The games of the house."""
    return sorted(path.parent.name for path in (SRC / "parlour" / "games").glob("*/game.py"))


def quietly(command: list[str], environ: dict[str, str]) -> int:
    """Run a command; what it said is of no interest, as mypyc's remarks on speed are not, unless it went wrong."""
    done = subprocess.run(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout, end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
