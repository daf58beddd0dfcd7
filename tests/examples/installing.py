"""A game of another package, installed beside the house as its players would: in a folder of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.book import ROOT

EXAMPLES = ROOT / "examples"
LEFT_OUT = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", ".pytest_cache")


def installed(project: Path, place: Path) -> Path:
    """Build a project's package and install it; the folder to look for packages in."""
    source, target = place / "source", place / "packages"
    shutil.copytree(project, source, ignore=LEFT_OUT)  # building leaves files beside the source
    uv = Path(sys.executable).with_name("uv")
    command = [str(uv), "pip", "install", "--quiet", "--python", sys.executable, "--offline"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return target


def environment(packages: Path) -> dict[str, str]:
    """The environment of a process that finds them; English, whatever this machine speaks."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG", "PARLOUR_LANG")}
    return {**kept, "PYTHONPATH": str(packages), "COLUMNS": "100"}


def parlour(packages: Path, *words: str, lines: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`parlour …` with these packages; lines are typed."""
    command = [sys.executable, "-m", "parlour.cli", *words]
    return subprocess.run(
        command, input=lines, capture_output=True, text=True, check=False, env=environment(packages), cwd=cwd
    )
