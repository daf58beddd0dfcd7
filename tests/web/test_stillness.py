"""The board stays where it is: between two touches of one turn nothing on a small phone moves or changes its size."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from parlour.games import find, games
from tests.web.conftest import Opening
from tests.web.visitor import choose_from_list, my_turn_or_over, sit

SIZES = [(360, 640), (375, 667), (390, 844), (844, 390)]
# where the board and the largest drawing in it lie; a drawing of several pages shows the one that is meant
PLACE = """() => {
  const board = document.querySelector("[data-test=board]");
  const drawn = [...board.querySelectorAll("svg")].map((one) => one.getBoundingClientRect())
    .sort((one, other) => other.width * other.height - one.width * one.height)[0];
  const sides = ({x, y, width, height}) => [x, y, width, height].map(Math.round);
  return (board.querySelector("[role=tab]") ? [board.getBoundingClientRect()]
    : [board.getBoundingClientRect(), drawn]).flatMap(sides);
}"""


def place(page: Page) -> list[int]:
    """Where the board lies, once nothing moves."""
    page.wait_for_function("() => !document.getAnimations().some((one) => one.playState === 'running')")
    found: list[int] = page.evaluate(PLACE)
    return found


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
@pytest.mark.parametrize("game", games())
def test_the_board_does_not_move_between_two_touches(visit: Opening, game: str, size: tuple[int, int]) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, game, bots=find(game).seats[-1] - 1)
    chance = random.Random(5)
    moved: list[Any] = []
    for turn in range(8):
        my_turn_or_over(page)
        still = place(page)
        rows = page.locator("[data-test=options] [data-action]")
        for at in chance.sample(range(rows.count()), min(3, rows.count())):
            rows.nth(at).click()
            page.locator("[data-test=confirm]").wait_for()
            if place(page) != still:
                moved.append((turn, rows.nth(at).inner_text(), still, place(page)))
        page.locator("[data-test=cancel]").click()
        if place(page) != still:
            moved.append((turn, "put back", still, place(page)))
        choose_from_list(page, chance)
    assert not moved, json.dumps(moved, indent=1)
