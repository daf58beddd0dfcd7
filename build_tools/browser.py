"""The browser in which the page is tested: one that is installed, else Debian's, else a clear word."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def installed() -> str | None:
    """The path of a Chromium or Chrome; PARLOUR_CHROMIUM names another one."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> str | None:
    """Debian's, where this is Debian and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    print("Installing Debian's chromium for the page's tests ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        done = subprocess.run(
            command, env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            print(done.stdout)
            return None
    return installed()


if __name__ == "__main__":
    if not (installed() or install()):
        sys.exit(
            "The page's tests need a Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium),"
            " or name it: PARLOUR_CHROMIUM=/path/to/chrome make test"
        )
