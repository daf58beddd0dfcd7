"""Games are found, not listed: nowhere does a literal name them all."""

import ast
import re

from tests.book import ROOT
from tests.playthrough import house

HOUSE = {game.id for game in house()}
ROOMS = ("src", "tests", "build_tools", "bench", "examples", "training")
CODE = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
PAGE = sorted(path for kind in ("*.ts", "*.svelte", "*.webmanifest") for path in (ROOT / "web" / "src").rglob(kind))


def named(node: ast.AST) -> set[str]:
    """The texts that stand in a literal list, or are the keys of one."""
    parts = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
    found = [one for part in parts for one in ([part] if isinstance(part, ast.Constant) else getattr(part, "elts", []))]
    texts = [one.value for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return {text.split("/")[0] for text in texts}


def test_no_list_names_every_game() -> None:
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.List, ast.Tuple, ast.Set, ast.Dict)):
                where = f"{path.relative_to(ROOT)}:{node.lineno} lists the games: ask parlour.games.games()"
                assert not named(node) >= HOUSE, where


def test_nor_does_one_of_the_page() -> None:
    quoted = [re.compile(rf"""["'`]{id}["'`/]""") for id in sorted(HOUSE)]
    for path in PAGE:
        if path.name.endswith((".gen.ts", ".test.ts")):
            continue  # what is made from the rules, and what tests try
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert not all(id.search(line) for id in quoted), f"{path.relative_to(ROOT)}:{number} lists the games"
