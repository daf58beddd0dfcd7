"""Mutants: that each part can be broken, and a sample of them; `make mutants PART=…` tries many."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.book import ROOT
from tests.mutants import PARTS, is_meant, part_of
from tests.mutations import Mutant
from tests.playthrough import house
from tests.tracing import Traced, statement

GAMES = [game.id for game in house()]


@pytest.mark.parametrize("name", [*PARTS, *GAMES])
def test_a_part_has_modules_and_tests(name: str) -> None:
    part = part_of(name)
    assert len(list((ROOT / "src" / "parlour" / part.folder).glob("*.py"))) > 3
    for run in part.runs:
        for word in run:
            assert not word.startswith("tests/") or (ROOT / word).exists(), word


def test_an_explanation_is_of_one_mutant_or_of_all_that_begin_so() -> None:
    one = Mutant("a.py COSTS: [1, 2]: 1 → 2", "a.py", 1, "")
    assert is_meant("a.py COSTS: [1, 2]: 1 → 2", one)
    assert is_meant("a.py COSTS: …", one)
    assert not is_meant("a.py COSTS", one)
    assert not is_meant("b.py …", one)


MODULE = """LIMIT = 3


def over(count):
    if count > LIMIT:
        return (
            count - LIMIT
        )
    return 0
"""


def test_a_mutant_is_shown_to_the_tests_that_run_its_statement(tmp_path: Path) -> None:
    path = tmp_path / "counting.py"
    path.write_text(MODULE)
    traced = Traced({"counting.py": {1: {""}, 5: {"near", "wide"}, 6: {"wide"}, 9: {"near"}}, "b.py": {1: {"wide"}}})
    assert traced.runs(path, 7) == [["wide"]], "a statement of several lines"
    assert traced.runs(path, 5) == [["near", "wide"]], "those that run least besides first"
    assert traced.runs(path, 1) == [["near", "wide"]], "what is imported, to whoever runs anything of it"
    assert Traced({"counting.py": {5: {"near"}}}).runs(path, 9) == [], "no test runs it"
    assert statement(MODULE, 5) == range(5, 6), "what stands before its body"


@pytest.mark.slow
def test_a_sample_of_mutants_is_noticed() -> None:
    """Of the judges, whose tests are quick: the same ones each time."""
    command = [sys.executable, "-m", "tests.mutants", "judges", "--quick", "--count", "4", "--jobs", "1", "--seed", "7"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PARLOUR_PLAIN": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
