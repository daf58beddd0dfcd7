"""The ratchet: how it judges. What it measures is measured by hand."""

from importlib import util

import pytest

from tests.book import ROOT

_spec = util.spec_from_file_location("ratchet", ROOT / "bench" / "ratchet.py")
assert _spec
assert _spec.loader
ratchet = util.module_from_spec(_spec)
_spec.loader.exec_module(ratchet)


def said(decisions: float, copy: float) -> dict[str, object]:
    row = {"game": "kairo", "seats": 2, "decisions_per_s": decisions, "copy_us": copy, "cut": 8}
    return {"mode": "compiled", "rows": [row]}


def test_more_a_second_and_less_time_a_copy_are_better() -> None:
    rounds: dict[str, list[tuple[float, float]]] = {}
    ratchet.add(rounds, ratchet.figures(said(110, 4.0)), ratchet.figures(said(100, 5.0)))
    assert rounds == {"kairo 2 decisions_per_s": [(110, 100)], "kairo 2 copy_us": [(0.25, 0.2)]}
    assert ratchet.ratio(rounds["kairo 2 decisions_per_s"]) == pytest.approx(1.1)
    assert ratchet.ratio(rounds["kairo 2 copy_us"]) == pytest.approx(1.25)


def test_a_figure_only_one_tree_has_is_left_out() -> None:
    rounds: dict[str, list[tuple[float, float]]] = {}
    ratchet.add(rounds, {"a": 2.0, "b": 1.0}, {"a": 1.0})
    assert rounds == {"a": [(2.0, 1.0)]}


@pytest.mark.parametrize(
    ("rounds", "worse"),
    [
        ([(0.96, 1.0), (0.2, 1.0)], []),  # disturbed once
        ([(0.94, 1.0), (0.93, 0.2)], ["kairo 2 copy_us"]),  # and the other tree too
    ],
)
def test_the_best_round_of_each_tree_decides(rounds: list[tuple[float, float]], worse: list[str]) -> None:
    assert ratchet.lost({"kairo 2 copy_us": rounds}, 5.0) == worse
    assert ratchet.lost({"kairo 2 copy_us": rounds}, 5.0, "gatsby") == []
    assert ratchet.lost({"kairo 2 copy_us": rounds}, 10.0) == []


def test_a_line_tells_the_ratio_and_how_quiet_it_was() -> None:
    assert ratchet.told({"a": [(1.0, 2.0), (3.0, 1.0)], "b": [(1.0, 2.0)]}) == [
        " 0.500  (0.500 to 0.500)  b",
        " 1.500  (0.500 to 3.000)  a",
    ]
