"""The board stays where it is: between two touches of one turn it neither moves nor changes its size on a phone."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games import find, games
from tests.web.conftest import Opening
from tests.web.visitor import choose_from_list, my_turn_or_over, sit

SIZES = [(360, 640), (375, 667), (390, 844), (844, 390)]
TURNS = 4


def place(page: Page) -> list[int]:
    """Where the board lies."""
    box: Any = page.locator("[data-test=board]").bounding_box()
    return [round(box[side]) for side in ("x", "y", "width", "height")]


# The page lays its board out again when it hears of a new size, a few pictures later: still is what stays so for long.
SETTLED = """async () => {
  const board = document.querySelector("[data-test=board]");
  let before = "", same = 0;
  while (same < 20) {
    await new Promise((done) => requestAnimationFrame(done));
    const found = JSON.stringify(board.getBoundingClientRect());
    same = found === before ? same + 1 : 0;
    before = found;
  }
}"""


def settled(page: Page) -> list[int]:
    """Where it lies once the page has taken in its new size."""
    page.evaluate(SETTLED)
    return place(page)


@pytest.mark.parametrize("game", games())
def test_the_board_does_not_move_between_two_touches(visit: Opening, game: str) -> None:
    page = visit(phone=True)
    sit(page, game, bots=find(game).seats[-1] - 1)
    chance = random.Random(5)
    moved: list[tuple[str, str, list[int], list[int]]] = []
    for turn in range(TURNS):
        my_turn_or_over(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            still, where = settled(page), f"turn {turn}, {width} × {height}"
            row = page.locator("[data-test=options] [data-action]").first
            name = row.inner_text()
            row.click()
            page.locator("[data-test=confirm]").wait_for()
            if place(page) != still:
                moved.append((where, name, still, place(page)))
            page.locator("[data-test=cancel]").click()
            if place(page) != still:
                moved.append((where, "put back", still, place(page)))
        choose_from_list(page, chance)
    assert not moved, json.dumps(moved, indent=1)


def test_advice_lies_over_the_board_and_a_touch_on_the_board_folds_it(visit: Opening) -> None:
    page = visit(phone=True, lang="fr")
    page.set_viewport_size({"width": 360, "height": 640})
    sit(page, "kairo", bots=3)
    my_turn_or_over(page)
    still = settled(page)
    unfolded = page.locator("[data-test=advices] [aria-expanded=true]")
    expect(page.locator("[data-test=welcome]")).to_be_visible()
    for asked in ("coach", "look-at"):
        page.locator(f"[data-test={asked}]").click()
        expect(unfolded).to_have_count(1)
        assert settled(page) == still, asked
    page.locator("[data-test=board]").click(position={"x": 6, "y": 6})
    expect(unfolded).to_have_count(0)
    assert settled(page) == still
    before = page.locator(".table").get_attribute("data-shown")
    choose_from_list(page, random.Random(2))
    page.wait_for_function("(before) => document.querySelector('.table').dataset.shown !== before", arg=before)
    my_turn_or_over(page)
    page.wait_for_function("() => document.querySelector('#tabpanel').scrollTop === 0")  # what is asked begins there
    expect(page.locator("[data-test=coach-word] [data-verdict]")).to_be_in_viewport()  # however it went: a line
    expect(unfolded).to_have_count(0)
    assert settled(page) == still
    for tab in ("log", "hand"):
        page.locator(f"#tab-{tab}").click()
    page.wait_for_function("() => document.querySelector('#tabpanel').scrollTop === 0")  # however far the log was read
    while page.locator(".table").get_attribute("data-stop") != "low":
        page.locator(".handle").click()
    expect(page.locator("[data-test=coach-word] [data-verdict]")).to_be_in_viewport(ratio=0.95)
