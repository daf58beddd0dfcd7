"""The board stays where it is: between two touches of one turn it neither moves nor changes its size on a phone."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

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
