"""Rows of numbers are changed by themselves alone: compiled, a copy has the same numbers until one of both changes."""

import ast
from collections.abc import Iterator

import pytest

from tests.book import ROOT

SOURCE = ROOT / "src" / "parlour"
ROWS = ("core/row.py", "core/listed.py")  # the rows themselves
CHANGES = {"append", "clear", "extend", "fill", "pop", "put_in_order", "remove", "reserve", "swap"}


def is_numbers(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "numbers"


def changed(node: ast.AST) -> Iterator[str]:
    """The rows that a line changes, as they are written."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        yield ast.unparse(node.func.value)
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
    yield from (ast.unparse(target.value) for target in targets if isinstance(target, ast.Subscript))


def faults(text: str) -> list[int]:
    """Lines that write into the numbers of a row, or change a row while they loop over its numbers."""
    found: list[int] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del) and is_numbers(node.value):
            found.append(node.lineno)
        if isinstance(node, ast.For) and isinstance(node.iter, ast.Attribute) and is_numbers(node.iter):
            row = ast.unparse(node.iter.value)
            within = (part for line in node.body for part in ast.walk(line))
            found += [node.lineno for part in within if row in changed(part)]
    return sorted(found)


def test_nobody_writes_into_the_numbers_of_a_row_or_changes_it_in_a_loop_over_them() -> None:
    """Use `row[at] = number`, and loop over a copy: `for card in row.copy().numbers`."""
    sources = [path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).as_posix() not in ROWS]
    assert len(sources) > 300
    found = [f"{path.relative_to(SOURCE)}:{line}" for path in sources for line in faults(path.read_text("utf-8"))]
    assert not found, ", ".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "state.deck.numbers[0] = 3",
        "for card in state.deck.numbers:\n    state.deck.append(card)",
        "for card in state.deck.numbers:\n    if card:\n        state.deck[0] += 1",
        "for card in hand.numbers:\n    hand.pop()",
    ],
)
def test_such_a_line_is_found(text: str) -> None:
    assert faults(text)


def test_other_rows_may_be_changed_in_a_loop() -> None:
    assert not faults("for card in state.deck.numbers:\n    state.discards.append(card)\n    found[card] = 1")


def test_the_rows_themselves_are_where_this_says() -> None:
    assert all((SOURCE / name).exists() for name in ROWS)
