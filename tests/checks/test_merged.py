"""No file keeps the marks of a merge that was not resolved: catalogs read on past them, and lose messages."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WRITTEN = (".py", ".ftl", ".md", ".ts", ".svelte", ".css", ".toml", ".json", ".c")
MARK = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)


def test_no_marks_of_a_merge_are_left() -> None:
    folders = [ROOT / name for name in ("src", "tests", "docs", "build_tools", "training", "bench", "examples")]
    files = [path for folder in (*folders, ROOT / "web" / "src") for path in folder.rglob("*") if path.is_file()]
    looked_at = [path for path in (*files, *ROOT.glob("*.md")) if path.suffix in WRITTEN]
    assert len(looked_at) > 1000
    left = [str(path.relative_to(ROOT)) for path in looked_at if MARK.search(path.read_text("utf-8"))]
    assert not left, f"a merge is not resolved in {', '.join(left)}"
