"""What a first visit fetches, compressed: the page's entry, its first page, and the letters it is set in."""

import json
from pathlib import Path

from page import LOCALE, PAGE

FIRST = ("index.html", "src/pages/Front.svelte")
LETTERS = ("inter-latin-400", "inter-latin-600", "fraunces-latin-500")
DOORS = tuple(f"en/{page.name}" for page in (LOCALE / "en").glob("*_door.ftl"))
CATALOGS = ("en/house.ftl", "en/bots.ftl", "en/page.ftl", "en/page_house.ftl", *DOORS)


def first_load() -> dict[str, int]:
    """File → bytes on the wire."""
    manifest = json.loads((PAGE / ".vite" / "manifest.json").read_text("utf-8"))
    wanted = [name for name in manifest if name in FIRST or name.split("?")[0].endswith(CATALOGS)]
    files: dict[str, int] = {"index.html": _packed(PAGE / "index.html")}
    seen = set[str]()
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = manifest[name]
        wanted += chunk.get("imports", [])
        for file in [chunk["file"], *chunk.get("css", [])]:
            files[file] = _packed(PAGE / file)
    for file in sorted((PAGE / "assets").glob("*.woff2")):
        if file.name.startswith(LETTERS):
            files[f"assets/{file.name}"] = file.stat().st_size
    return files


def _packed(path: Path) -> int:
    packed = path.with_name(f"{path.name}.br")
    return (packed if packed.exists() else path).stat().st_size


if __name__ == "__main__":
    files = first_load()
    for file, size in sorted(files.items(), key=lambda one: -one[1]):
        print(f"{size:8,}  {file}")
    print(f"{sum(files.values()):8,}  in all")
