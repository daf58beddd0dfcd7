"""Six lines or more stand once, in Python and on the page; where they stand twice, a comment there says why.

Blank lines, comments, imports, tags and brackets alone do not count, nor do lines that only declare: a field, an
attribute of an element, a property of a style. What two components are given, or two shapes, may be alike.
A comment excuses a repetition by naming the other file: "as in Other.svelte: why".
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from tests.book import ROOT

LENGTH = 6
ROOMS = ("src", "tests", "bench", "build_tools", "training", "examples")
SKIPPED = re.compile(
    r"#|//|/?\*|<!--|@|import |from |\} from |\"\"\"|'''|<script|interface Props|export (type|interface)"
)
DECLARED = re.compile(r"[\w?]+: [\w\[\]|<>., ]+;?,?(\s*//.*|\s*#.*)?|[\w:-]+=(\"[^\"]*\"|\{[^{}]*\})|[\w-]+: [^;{}]+;")
SAYS = re.compile(r"\w+\W+\w")  # two words at least: more than a bracket or an end tag
MADE = (".gen.ts", ".test.ts", ".fixture.svelte.ts")
Places = dict[tuple[str, ...], list[tuple[Path, int]]]


def counted(text: str) -> Iterator[tuple[int, str]]:
    """The lines that count, with their numbers."""
    importing = False
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if importing:
            importing = not re.match(r"[)}]", said)
        elif re.match(r"(import|from) .*[({]$", said):
            importing = True
        elif said and not SKIPPED.match(said) and not DECLARED.fullmatch(said) and SAYS.search(said):
            yield number, said


def windows(path: Path, text: str) -> Iterator[tuple[tuple[str, ...], tuple[Path, int]]]:
    """Every run of so many lines that count."""
    lines = list(counted(text))
    for at in range(len(lines) - LENGTH + 1):
        yield tuple(said for _, said in lines[at : at + LENGTH]), (path, lines[at][0])


def repeated(paths: list[Path]) -> dict[tuple[Path, Path], tuple[int, int]]:
    """Pairs of files, or one with itself, that share such a run: where it begins in each."""
    places: Places = defaultdict(list)
    for path in paths:
        for run, where in windows(path, path.read_text("utf-8")):
            places[run].append(where)
    found: dict[tuple[Path, Path], tuple[int, int]] = {}
    for several in places.values():
        for (one, first), (other, second) in combinations(several, 2):
            found.setdefault((one, other), (first, second))
    return found


def is_excused(one: Path, other: Path) -> bool:
    """Whether a comment in one of them names the other."""
    texts = ((one, other.name), (other, one.name))
    return any(re.search(rf"\b[Aa]s in {re.escape(name)}: \w", path.read_text("utf-8")) for path, name in texts)


def told(paths: list[Path]) -> list[str]:
    return [
        f"{one.relative_to(ROOT)}:{first} and {other.relative_to(ROOT)}:{second}"
        for (one, other), (first, second) in repeated(paths).items()
        if not is_excused(one, other)
    ]


def test_python_says_it_once() -> None:
    paths = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
    paths = [path for path in paths if "migrations" not in path.parts]  # each is a record
    assert told(paths) == [], "share it, or say why not: as in FILE: …"


def test_the_page_says_it_once() -> None:
    paths = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
    assert told([path for path in paths if not path.name.endswith(MADE)]) == [], "share it, or say why: as in FILE: …"


def test_a_repetition_would_be_found(tmp_path: Path) -> None:
    lines = [f"value_{number} = work({number})" for number in range(LENGTH)]
    one, other, less = (tmp_path / name for name in ("one.py", "other.py", "less.py"))
    one.write_text("\n\n# why\n".join(lines))
    other.write_text("x = call(1)\n" + "\n".join(lines))
    less.write_text("\n".join(lines[1:]))
    assert repeated([one, other, less]) == {(one, other): (1, 2)}
    assert not is_excused(one, other)
    other.write_text(other.read_text() + "\n# as in one.py: because it must\n")
    assert is_excused(one, other)
