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
    ratios: dict[str, list[float]] = {}
    ratchet.add(ratios, ratchet.figures(said(110, 4.0)), ratchet.figures(said(100, 5.0)))
    assert ratios == {"kairo 2 decisions_per_s": [1.1], "kairo 2 copy_us": [1.25]}


def test_a_figure_only_one_tree_has_is_left_out() -> None:
    ratios: dict[str, list[float]] = {}
    ratchet.add(ratios, {"a": 2.0, "b": 1.0}, {"a": 1.0})
    assert ratios == {"a": [2.0]}


@pytest.mark.parametrize(("rounds", "worse"), [([0.96, 0.2, 0.97], []), ([0.94, 2.0, 0.93], ["kairo 2 copy_us"])])
def test_the_median_decides(rounds: list[float], worse: list[str]) -> None:
    assert ratchet.lost({"kairo 2 copy_us": rounds}, 5.0) == worse
    assert ratchet.lost({"kairo 2 copy_us": rounds}, 5.0, "gatsby") == []
    assert ratchet.lost({"kairo 2 copy_us": rounds}, 10.0) == []
