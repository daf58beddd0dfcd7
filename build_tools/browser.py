"""The browser in which the page is tested: one that is installed, else Debian's, else a clear word.

Tests are run in Chromium's headless shell (Debian: chromium-headless-shell) where it is installed or can be: the same
engine without the windows around it, in which a test takes half the time. `python -m tests.browsers`, pictures and
measurements take the whole browser (`browser.py whole`).
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def installed() -> str | None:
    """The path of a Chromium or Chrome; PARLOUR_CHROMIUM names another one."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def for_tests() -> str | None:
    """The path of the headless shell, else of the whole browser; PARLOUR_CHROMIUM names another one."""
    return os.environ.get("PARLOUR_CHROMIUM") or shutil.which(SHELL) or installed()


def install(*packages: str) -> bool:
    """Debian's, where this is Debian and we may; whether it is there now."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print(f"Installing Debian's {' and '.join(packages)} for the page's tests ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
        done = subprocess.run(
            ["apt-get", *command],
            env=quiet,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout)
            return False
    return True


def ready(whole: bool) -> bool:
    """Whether there is a browser for the tests, or a whole one, now or after an installation."""
    if (installed() if whole else for_tests()) is not None:
        return True
    return install("chromium", SHELL) or install("chromium")  # an older Debian has no shell of its own


if __name__ == "__main__":
    if not ready(sys.argv[1:] == ["whole"]):
        sys.exit(
            "The page's tests need a Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium),"
            " or name it: PARLOUR_CHROMIUM=/path/to/chrome make test"
        )
