"""A game looked back on: chances as they are worked out, luck and skill, and what cost most."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.test_replay import SMALL, at, look_back
from tests.web.visitor import axe


def test_a_game_is_analysed(page: Page) -> None:
    look_back(page, SMALL, "?move=5")
    expect(page.locator("[data-seat='0']")).not_to_contain_text("to win")
    page.locator("[data-test=analyse]").click()
    expect(page.locator("[data-seat='0']")).to_contain_text("to win", timeout=240_000)
    chances = [re.findall(r"(\d+)% to win", page.locator(f"[data-seat='{n}']").inner_text()) for n in range(2)]
    assert sum(int(found[0]) for found in chances) == 100, chances
    page.locator("[data-test=tab-luck]").click()
    # The chances come as they are worked out; luck and skill add up only once every decision is judged.
    expect(page.locator("[data-test=pane-luck] .row.sum")).to_have_count(2, timeout=240_000)
    for seat in range(2):
        shown = page.locator("[data-test=pane-luck] section").nth(seat).locator("dd.num").all_inner_texts()
        start, *changes, result = (int(part.replace("−", "-")) for part in shown)
        assert start + sum(changes) == result, shown
        assert result in (0, 50, 100)
    axe(page)
    page.reload()
    expect(page.locator("[data-seat='0']")).to_contain_text("to win")


def looked_back(costs: dict[int, int]) -> dict[str, Any]:
    """A report in which the moves named cost so many hundredths, and nothing else happened."""
    half = 500_000
    word = {"kind": "Place", "area": 2}
    moments = [
        {
            "at": move - 1,
            "seat": 0,
            "chosen": "place electricity",
            "best": "place agriculture",
            "before": [half, half],
            "after": [half - 10_000 * cost, half + 10_000 * cost],
            "cost": 10_000 * cost,
            "error": 0.01,
            "line": [],
        }
        for move, cost in costs.items()
    ]
    account = {"start": half, "own": -half, "others": 0, "luck": 0, "result": 0}
    other = {"start": half, "own": 0, "others": half, "luck": 0, "result": 2 * half}
    words = {"place electricity": word, "place agriculture": {**word, "area": 0}}
    costly = [move - 1 for move in sorted(costs, key=lambda move: -costs[move])]
    told = {"game": "worlds_fair", "iterations": 2, "names": [], "result": [0, 2 * half], "words": words}
    return {**told, "moments": moments, "accounts": [account, other], "costly": costly, "why": {}}


def test_costly_decisions_are_stepped_through_by_tab(page: Page) -> None:
    told = {"phase": "done", "done": 3, "of": 3, "report": looked_back({9: 12, 21: 30, 40: 6})}
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    look_back(page, SMALL)
    page.locator("[data-test=river]").focus()
    for move, cost in [(9, 12), (21, 30), (40, 6)]:
        page.keyboard.press("Tab")
        expect(page.locator("[data-test=costly]:focus")).to_have_accessible_name(re.compile(f"Move {move}: .* {cost}%"))
        at(page, move)
        expect(page.locator("[data-test=pane-analysis]")).to_contain_text(f"−{cost}%")
    page.keyboard.press("Tab")
    expect(page.locator("[data-test=costly]:focus")).to_have_count(0)
    axe(page)
    page.locator("[data-test=pane-analysis]").get_by_role("button", name="21. Marta").click()
    at(page, 21)
    expect(page.locator("[data-test=pane-analysis]")).to_contain_text("Agriculture")
    page.locator("[data-test=differently]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Play on from move 20")


def test_an_analysis_is_told_as_it_goes(page: Page) -> None:
    half = {**looked_back({9: 12}), "accounts": []}
    whole = looked_back({9: 12, 40: 30})
    answers = [
        {"phase": "running", "done": 1, "of": 2, "report": None, "partly": half},
        {"phase": "done", "done": 2, "of": 2, "report": whole, "partly": None},
    ]
    more: list[bool] = []
    page.route("**/analysis", lambda route: route.fulfill(json=answers[bool(more)]))
    look_back(page, SMALL, "?move=9")
    pane = page.locator("[data-test=pane-analysis]")
    expect(pane).to_contain_text("−12%")
    expect(pane.get_by_role("status")).to_have_text("Looking at the decisions: 1 of 2")
    page.locator("[data-test=river]").focus()
    page.keyboard.press("ArrowRight")
    at(page, 10)
    expect(pane).to_contain_text("This move has not been looked at yet.")
    axe(page)
    more.append(True)
    expect(pane).to_contain_text("There was nothing to choose here.")
    expect(pane.get_by_role("status")).to_have_count(0)
    pane.get_by_role("button", name="40. ").click()
    expect(pane).to_contain_text("−30%")
