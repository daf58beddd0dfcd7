"""A game that brings its rules and nothing else is played in the browser: a plain door, a plain table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from parlour.games import games
from tests.web.conftest import Opening, served
from tests.web.visitor import House, axe, readable, sit


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("plain"), "tests.web.with_high_card") as found:
        yield found


def test_every_game_of_the_server_has_a_door(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game]")).to_have_count(len(games()) + 1)
    door = page.locator("[data-game=high_card]")
    expect(door).to_contain_text("High card")
    expect(door.locator("svg.plain-door")).to_be_visible()
    expect(page.locator("svg.plain-door")).to_have_count(1)
    readable(page)
    page.goto("/learn")
    expect(page.locator('a[href="/rules/high_card"]')).to_be_visible()
    expect(page.locator('a[href="/learn/high_card"]')).to_have_count(0)  # it has no lesson


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_played_to_the_end_with_what_is_seen_in_rows_and_options_as_buttons(visit: Opening, phone: bool) -> None:
    page = visit(phone=phone)
    table = sit(page, "high_card", bots=0, mine=2)
    board = page.locator("[data-test=board] .plain")
    shown = "[data-test=curtain], [data-test=sheet], [data-test=prompt][data-mine=true]"
    for turn in range(4):
        page.locator(shown).first.wait_for()
        curtain = page.locator("[data-test=curtain]")
        if curtain.count():
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        if turn == 0:
            hand = board.get_by_role("row", name="hand").get_by_role("cell")
            told = hand.all_inner_texts()
            assert told[0] != "0"  # mine
            assert told[1] == "0"  # and theirs, unseen
            axe(page)
            readable(page)
        option = board.locator("[data-action=swap]" if turn == 0 else "[data-action=keep]")
        option.click()
        expect(option).to_have_attribute("aria-pressed", "true")
        at = page.locator("[data-test=board] [data-at]").first.get_attribute("data-at")
        option.click()
        page.wait_for_function(
            "(at) => document.querySelector('[data-test=board] [data-at]')?.dataset.at !== at"
            " || document.querySelector('[data-test=curtain], [data-test=sheet]')",
            arg=at,
        )
    page.locator("[data-test=sheet]").wait_for()
    readable(page)
    page.goto(f"/r/{table}?move=1")
    expect(page.locator("[data-test=board] .plain")).to_be_visible()
    readable(page)
