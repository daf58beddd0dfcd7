"""What others did, followed on a phone: what is told is in sight above the sheet."""

import random
import re

import pytest
from playwright.sync_api import expect

from parlour.games import find
from tests.web.conftest import Opening
from tests.web.visitor import axe, choose_from_list, my_turn_or_over, sit

SHOWN = """() => {
  const lit = [...document.querySelectorAll("[data-lit]")].map((one) => one.getBoundingClientRect());
  const sheet = document.querySelector(".side").getBoundingClientRect();
  return lit.some((box) => box.height > 0 && box.top >= 0 && box.bottom <= sheet.top + 4);
}"""
CUT = """() => [...document.querySelectorAll(".side *, .dock *")].filter((one) =>
  /auto|scroll|hidden/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2
  && one.clientHeight > 0 && !one.closest(".sr, svg") && !one.matches("#tabpanel, .reads-on, .words small"))
  .map((one) => one.className)"""
# in cells, how far apart the lit ones are
SPREAD = """() => {
  const cells = [...document.querySelectorAll("[data-lit^=cell-]")].map(
    (one) => document.querySelector(`[data-thing="${one.dataset.lit}"]`).getBoundingClientRect());
  const span = (from, to) => Math.max(...cells.map((one) => one[to])) - Math.min(...cells.map((one) => one[from]));
  return Math.max(span("top", "bottom"), span("left", "right")) / cells[0].width;
}"""
CELL = "() => document.querySelector('[data-thing^=cell-]').getBoundingClientRect().width"


@pytest.mark.parametrize("game", ["kairo", "gatsby"])
def test_on_a_phone_what_is_told_is_in_sight_above_the_sheet(visit: Opening, game: str) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": 375, "height": 667})
    sit(page, game, bots=find(game).seats[-1] - 1)
    chance = random.Random(2)
    happens = {"kairo": re.compile("main stall on|extends"), "gatsby": re.compile("puts a token")}[game]
    turns = page.locator("[data-test=since-turn]")
    head = page.locator("[data-test=since] [data-test=fold]")
    for _ in range(60):
        assert my_turn_or_over(page)
        if head.count():
            if not turns.count():
                head.click()
            if turns.filter(has_text=happens).count():
                break
        choose_from_list(page, chance)
    whole = page.evaluate(CELL) if game == "kairo" else 0
    turns.filter(has_text=happens).first.click()
    expect(page.locator("[data-test=pointed]")).to_contain_text(happens)
    page.wait_for_function(SHOWN)
    assert page.evaluate(CUT) == []
    if game == "kairo" and page.evaluate(SPREAD) <= 7:  # what lies all over the board is seen by the whole of it
        page.wait_for_function(f"() => ({CELL})() > 1.2 * {whole}")
    axe(page)
    page.locator("[data-test=pointed-back]").click()
    page.locator("#tab-log").click()
    entry = page.locator("[data-test=log] > li:has([data-test=show-entry])").filter(has_text=happens).last
    entry.locator("[data-test=show-entry]").click()
    page.wait_for_function(SHOWN)
    page.locator("[data-test=pointed-back]").click()
    expect(entry).to_be_in_viewport()  # the log is where it was
