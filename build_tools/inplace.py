"""`make build`: compile the rooms where they lie, if anything has changed since the last time."""

import os
import subprocess
import sys

from compiler import ROOT, extensions, why_plain
from fresh import RECORD, digest, why_stale


def main() -> int:
    if RECORD.exists() and not why_stale() and os.environ.get("PARLOUR_COMPILE") != "0":
        return 0
    RECORD.unlink(missing_ok=True)
    for path in extensions():  # also those of modules since renamed or gone
        path.unlink()
    why = why_plain()
    if why:
        if os.environ.get("PARLOUR_NEED_COMPILER") == "1":
            sys.exit(f"Nothing compiled, but PARLOUR_NEED_COMPILER=1: {why}.")
        print(f"Nothing compiled: {why}. Parlour runs as plain Python: slower, but the same.", flush=True)
        return 0
    print("Compiling the rules ...", flush=True)
    made_from = digest()  # before: a source edited meanwhile must count as changed
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:  # mypyc's remarks on speed are of no interest to a player
        print(done.stdout, end="")
        return done.returncode
    RECORD.write_text(made_from + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
