"""The library's pages are those of its docstrings, and every public name is used in tests/public.py."""

import ast

import api
import parlour
from parlour import bots, laws
from tests.book import ROOT


def test_the_pages_of_the_library_are_fresh() -> None:
    pages = api.written()
    there = {path: path.read_text("utf-8") for path in api.FOLDER.glob("*.md")}
    stale = sorted(path.name for path in pages.keys() | there.keys() if pages.get(path) != there.get(path))
    assert not stale, f"docs/api: make generated ({', '.join(stale)})"


def test_every_public_thing_says_what_it_is() -> None:
    for name in api.PUBLIC:
        for node in api.tree(name).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.name[0] != "_":
                assert ast.get_docstring(node), f"{name}.{node.name} has no docstring"


def test_every_public_name_is_read_by_both_checkers() -> None:
    used = {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for node in ast.walk(ast.parse((ROOT / "tests" / "public.py").read_text("utf-8")))
        if isinstance(node, (ast.Attribute, ast.Name))
    }
    for module in (parlour, bots, laws):
        left = sorted(set(module.__all__) - used)
        assert not left, f"tests/public.py does not use {', '.join(left)} of {module.__name__}"
