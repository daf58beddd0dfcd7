"""Which tests run which lines of a part of the house: a mutant of a line is shown to those tests alone.

The whole tests of the server take minutes, and most of them never come near a given line. One run with a tracer
tells which do; a mutant costs seconds then, and a line that no test runs is told without any.
"""

import ast
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import coverage
import pytest

NEAREST, MOST = 12, 60  # tests that are asked first, and at all, of those that run a line


class Switch:
    """Tells the tracer which test runs."""

    def __init__(self, tracer: coverage.Coverage) -> None:
        self.tracer = tracer

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.tracer.switch_context(item.nodeid)
        yield
        self.tracer.switch_context("")


def trace(folder: Path, flags: Sequence[str], page: Path) -> int:
    """Run tests and write to a page which lines of a folder each ran; the exit status of the tests."""
    tracer = coverage.Coverage(data_file=None, config_file=False, include=[f"{folder}/*"])
    tracer.start()
    code = int(pytest.main(list(flags), plugins=[Switch(tracer)]))
    tracer.stop()
    data = tracer.get_data()
    found = {
        Path(path).name: {str(line): tests for line, tests in data.contexts_by_lineno(path).items()}
        for path in data.measured_files()
    }
    page.write_text(json.dumps(found), "utf-8")
    return code


@dataclass(frozen=True)
class Traced:
    """By file and line the tests that run it; "" stands for what runs when it is imported."""

    tests: dict[str, dict[int, set[str]]]

    @classmethod
    def read(cls, page: Path) -> "Traced":
        found = json.loads(page.read_text("utf-8"))
        return cls({file: {int(line): set(tests) for line, tests in lines.items()} for file, lines in found.items()})

    def runs(self, path: Path, line: int) -> list[list[str]]:
        """The tests that run a line's statement, those that run least besides first, in two runs; [] if none does."""
        lines = self.tests.get(path.name, {})
        tests = set[str]().union(*(lines.get(number, set()) for number in statement(path.read_text("utf-8"), line)))
        if "" in tests:  # on import: whoever runs anything of the file may notice
            tests = set[str]().union(*lines.values())
        breadth = self.breadth
        near = sorted(tests - {""}, key=lambda test: (breadth[test], test))
        return [run for run in (near[:NEAREST], near[NEAREST:MOST]) if run]

    @property
    def breadth(self) -> dict[str, int]:
        """How many lines of the part each test runs."""
        counted = defaultdict[str, int](int)
        for lines in self.tests.values():
            for tests in lines.values():
                for test in tests:
                    counted[test] += 1
        return counted


def statement(source: str, line: int) -> range:
    """The lines of the innermost statement around a line; of one with a body, those before the body."""
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):  # from the outside in
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or line
            found = range(node.lineno, max(last, node.lineno) + 1)
    return found
