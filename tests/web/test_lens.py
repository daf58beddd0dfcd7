"""What can be known of what one cannot see is drawn, at any size, and only where all others are bots."""

import pytest
from playwright.sync_api import Page, expect

from parlour.core.found import beside
from parlour.games import find, games
from tests.web.conftest import Opening
from tests.web.visitor import axe, my_turn_or_over, sit


def open_lens(page: Page) -> None:
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=open-lens]").click()
    expect(page.locator("[data-test=lens]")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in games() if beside(find(game), "lens") is not None])
def test_the_lens_tells_chances_and_forgets_on_demand(visit: Opening, game: str) -> None:
    page = visit(phone=game != "kairo", lang={"kairo": "en", "gatsby": "fr"}.get(game, "pl"))
    sit(page, game, bots=1)
    assert my_turn_or_over(page)
    open_lens(page)
    lens = page.locator("[data-test=lens]")
    expect(lens.locator("dd").first).to_contain_text("%")
    axe(page)
    page.get_by_role("radio").last.click()
    expect(page.locator("[data-test=lens][data-memory=table]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
