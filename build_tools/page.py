"""`make page`: build the page into the package, if anything it is made from has changed.

Node comes from the machine, or, where there is none of the right age, from PyPI in a place of its own.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "parlour" / "text" / "locale"
PAGE = ROOT / "src" / "parlour" / "server" / "page"
RECORD = PAGE / "made-from.sha"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".parlour.sha"
OLDEST = (20, 19)
NODE = ROOT / "requirements" / "node.txt"


def node_folder() -> str | None:
    """Where node and npm are on this machine, new enough; None if they are not."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    parts = told.removeprefix("v").split(".")
    new = len(parts) >= 2 and parts[0].isdigit() and (int(parts[0]), int(parts[1])) >= OLDEST
    return str(Path(node).parent) if new else None


def wheel_folder() -> str:
    """Node from PyPI, in a virtual environment under build/."""
    place = ROOT / "build" / "node"
    if not (place / "bin" / "npm").exists():
        print("Node is not here: fetching it from PyPI ...", flush=True)
        venv.create(place, with_pip=True, clear=True)
        pip = [str(place / "bin" / "pip"), "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(NODE)], check=True)
    return str(place / "bin")


def run(*command: str) -> None:
    """An npm command in web/; its words are shown only if it fails."""
    folder = node_folder() or wheel_folder()
    environ = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        ["npm", *command],
        cwd=WEB,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(command)} failed")


def install() -> None:
    """The packages of the lock, exactly; nothing if they are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text() != lock:
        print("Fetching what the page is built with ...", flush=True)
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(lock)


def digest() -> str:
    """A hash of all that the page is made from."""
    total = hashlib.sha256()
    sources = [path for place in (WEB / "src", WEB / "public", LOCALE) for path in place.rglob("*") if path.is_file()]
    for path in sorted([*sources, *WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]):
        total.update(f"\n{path.relative_to(ROOT)}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def fresh() -> bool:
    """Whether the built page is the one the sources lead to."""
    return RECORD.exists() and RECORD.read_text() == digest()


def build() -> None:
    """Build it, if it is not fresh. A packed source may hold the page but not what it is made from."""
    if not WEB.is_dir() or fresh():
        return
    install()
    print("Building the page ...", flush=True)
    made_from = digest()  # before: a source edited meanwhile must count as changed
    run("run", "build", "--silent")
    RECORD.write_text(made_from)


if __name__ == "__main__":
    build()
