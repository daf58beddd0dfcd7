"""The house's words: docs/words.md has each once with its owner, and no two public types share a name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.book import ROOT

WORDS = ROOT / "docs" / "words.md"
HOUSE = ROOT / "src" / "parlour"
PAGE = ROOT / "web" / "src"
TWICE = "## Names that stand twice"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| (.+) \|$")
OWNER = re.compile(r"`([\w./]+)` `([\w.]+)`")
TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")  # constants are shouted, type variables one letter


def rows(part: str) -> list[tuple[str, str, str]]:
    found = [ROW.match(line) for line in part.splitlines()]
    return [(row[1], row[2], row[3]) for row in found if row and row[1] not in ("word", "name") and "---" not in row[1]]


def defined(path: Path) -> dict[str, ast.stmt]:
    """What a module defines at its top, by name; functions of a class as Class.function."""
    found: dict[str, ast.stmt] = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            found |= {target.id: node for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
        if isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
            found |= {f"{node.name}.{one.name}": one for one in inner}
    return found


def is_type(name: str, node: ast.stmt) -> bool:
    return bool(TYPE.fullmatch(name)) and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))


def types() -> dict[str, list[str]]:
    """Where each public type of the house is defined: classes, and names given to types."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(HOUSE.rglob("*.py")):
        for name, node in defined(path).items():
            if is_type(name, node):
                found[name].append(path.relative_to(HOUSE).as_posix())
    return found


def shared(places: dict[str, list[str]]) -> dict[str, list[str]]:
    """Names that stand twice where one file could come to know both: two games never meet."""
    clashes: dict[str, list[str]] = {}
    for name, paths in places.items():
        homes = ["/".join(path.split("/")[:2]) if path.startswith("games/") else "" for path in paths]
        meets = [path for path, home in zip(paths, homes, strict=True) if "" in homes or homes.count(home) > 1]
        if len(meets) > 1:
            clashes[name] = meets
    return clashes


def test_every_word_has_its_owner() -> None:
    listed, _ = WORDS.read_text("utf-8").split(TWICE)
    words = rows(listed)
    assert len(words) >= 40
    for word, told, owner in words:
        match = OWNER.fullmatch(owner)
        assert match, f"docs/words.md: {word}: the owner is a file and a name"
        path, name = match[1], match[2]
        place = (PAGE if path.endswith((".ts", ".svelte")) else HOUSE) / path
        assert place.is_file(), f"docs/words.md: {word}: there is no {path}"
        if place.suffix == ".py":
            assert name in defined(place), f"docs/words.md: {word}: {path} defines no {name}"
        elif place.suffix == ".ts":
            assert re.search(rf"^export (class|interface) {name}\b", place.read_text("utf-8"), re.M), (
                f"docs/words.md: {word}: {path} exports no {name}"
            )
        else:
            assert place.stem == name, f"docs/words.md: {word}: {path} is no {name}"
        assert told, f"docs/words.md: {word}: what is it?"


def test_each_word_stands_once() -> None:
    words = [word.lower() for word, _, _ in rows(WORDS.read_text("utf-8").split(TWICE)[0])]
    twice = sorted({word for word in words if words.count(word) > 1})
    assert not twice, f"docs/words.md has {', '.join(twice)} more than once"


def test_no_two_types_share_a_name_but_those_that_say_why() -> None:
    excused = {
        word.strip("`"): re.findall(r"`([^`]+)`", told) for word, told, _ in rows(WORDS.read_text().split(TWICE)[1])
    }
    found = shared(types())
    assert found == excused, "rename one, or say in docs/words.md why both are called so"


def test_a_clash_would_be_seen() -> None:
    places = {
        "One": ["cli/a.py", "core/b.py"],
        "Two": ["games/x/a.py", "games/y/b.py"],
        "Three": ["games/x/a.py", "a.py"],
    }
    assert list(shared(places)) == ["One", "Three"]
    assert list(shared({"Four": ["games/x/a.py", "games/x/b.py"], "Five": ["a.py"]})) == ["Four"]


def test_at_is_a_number_of_entries_on_the_page() -> None:
    other = re.compile(
        r"\bat\??: (?:[A-Z]\w*|string|boolean)\b"  # a model, a citation
        r"|\([^()]*, at\)(?::[^=]+)? =>|\bas [^}]*, at \("  # an index
        r"|\bconst at = \(|\blet at = 0"  # a helper, a position in a text
    )
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".gen.ts"):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                said = other.search(line)
                assert not said, (
                    f"{path.relative_to(ROOT)}:{number}: `at` counts entries; what is this: {said and said[0]}"
                )
