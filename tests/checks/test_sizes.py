"""Files are small: 400 lines at most, in Python, C, TypeScript, components and styles; but for what is generated."""

from collections.abc import Iterator
from pathlib import Path

from tests.book import ROOT

MOST = 400
ROOMS = ("src", "tests", "bench", "build_tools", "training", "examples", "web/src", "web/testing")
KINDS = {".py", ".c", ".ts", ".svelte", ".css", ".js"}
BUILT = ROOT / "src" / "parlour" / "server" / "page"  # the page as it is served


def written(folder: Path) -> Iterator[Path]:
    """What somebody wrote by hand below a folder."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and ".gen." not in path.name and BUILT not in path.parents:
            yield path


def long(folder: Path) -> list[str]:
    """Its files that are longer, with their lines."""
    counted = ((path, len(path.read_text("utf-8").splitlines())) for path in written(folder))
    return [f"{path.name}: {lines}" for path, lines in counted if lines > MOST]


def test_no_file_is_longer() -> None:
    found = [f"{room}: {one}" for room in ROOMS for one in long(ROOT / room)]
    assert not found, f"more than {MOST} lines: part it by what it does ({', '.join(found)})"


def test_a_longer_one_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    for name, lines in (("long.py", MOST + 1), ("right.svelte", MOST), ("made.gen.ts", MOST + 1), ("data.json", 900)):
        (tmp_path / "inside" / name).write_text("x\n" * lines, "utf-8")
    assert long(tmp_path) == [f"long.py: {MOST + 1}"]
