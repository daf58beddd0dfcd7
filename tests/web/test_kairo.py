"""Kairo's table: whole games by clicks on the board alone, what is shown before a lure and a build, and why not."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opening
from tests.web.visitor import axe, my_turn_or_over, readable, sit

CALM = "() => document.querySelector('.ka.board[data-busy=false]') || document.querySelector('[data-test=sheet]')"
MOVED = "(at) => document.querySelector('.ka.board')?.dataset.at !== at"
ASKED = [  # whatever else the rules ask in the course of a turn, in the order in which it is looked for
    ".pay [data-action]",
    "[data-coin]",
    "[data-mark=side]",
    "[data-mark=target]",
    "[data-mark=legal]",
    "[data-piece]:not(.off)",
    "[data-customer]:not(.off)",
    "[data-card].lit",
    ".three",
]


def board(page: Page) -> Locator:
    """Where the game is drawn."""
    return page.locator("[data-test=board]")


def one_of(found: Locator, chance: random.Random) -> None:
    """Click any of them."""
    found.nth(chance.randrange(found.count())).click()


def confirm(page: Page) -> None:
    """Confirm, and wait until all that follows from it is played."""
    before = page.locator(".ka.board").get_attribute("data-at")
    page.locator("[data-test=confirm]").click()
    page.wait_for_function(MOVED, arg=before)
    page.wait_for_function(CALM)


def begin(page: Page, chance: random.Random) -> None:
    """Build, lure or draw: the whole intent by two or three clicks, then one to confirm."""
    table = board(page)
    modes = table.locator("[data-mode]:not(.off)")
    names = modes.evaluate_all("found => found.map((mode) => mode.dataset.mode)")
    mode = "build" if "build" in names and chance.random() < 0.8 else chance.choice(names)
    table.locator(f"[data-mode={mode}]").click()
    if mode == "build":
        one_of(table.locator("[data-piece]:not(.off)"), chance)
        one_of(table.locator("[data-mark=legal]"), chance)
    elif mode == "lure":
        one_of(table.locator("[data-customer]:not(.off)"), chance)
        one_of(table.locator("[data-mark=target]"), chance)
    elif mode == "draw":
        one_of(table.locator("[data-card^=take].lit"), chance)
    confirm(page)


def play_on(page: Page, chance: random.Random) -> None:
    """One thing the table asks, by clicks on the board."""
    page.wait_for_function(CALM)
    table = board(page)
    if table.locator("[data-mode]").count():
        begin(page, chance)
        return
    for asked in ASKED:
        found = table.locator(asked)
        if found.count():
            one_of(found, chance)
            if page.locator("[data-test=confirm]").count():
                confirm(page)
            return
    raise AssertionError(page.locator("[data-test=prompt]").inner_text())


def test_a_whole_game_by_clicks_on_the_board(page: Page) -> None:
    sit(page, "kairo", bots=3)
    chance = random.Random(1883)
    while my_turn_or_over(page):
        play_on(page, chance)
    expect(page.locator("[data-test=sheet]")).to_be_visible()


def test_players_choose_their_own_start(page: Page) -> None:
    sit(page, "kairo", bots=2, start="variable")
    chance = random.Random(5)
    for _ in range(6):
        assert my_turn_or_over(page)
        play_on(page, chance)
    assert my_turn_or_over(page)
    readable(page)


def test_before_a_lure_the_way_and_the_coins_are_shown(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    table = board(page)
    table.locator("[data-mark=customer]").first.click()
    table.locator("[data-mark=target]").first.click()
    preview = page.locator("[data-test=kairo-preview]")
    expect(preview).to_contain_text("Lure the")
    expect(preview).to_contain_text("step")
    expect(preview).to_contain_text("+1")
    assert table.locator("svg polyline").count() == 2
    page.keyboard.press("Escape")
    expect(table.locator("svg polyline")).to_have_count(0)


def test_a_customer_is_dragged_to_an_entrance(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    table = board(page)
    table.locator("[data-mark=customer]").first.hover()
    page.mouse.down()
    table.locator("[data-cell=r5c5]").hover()
    expect(table.locator("[data-mark=target]").first).to_be_attached()
    table.locator("[data-mark=target]").first.hover()
    page.mouse.up()
    expect(page.locator("[data-test=kairo-preview]")).to_contain_text("Lure the")
    confirm(page)
    assert my_turn_or_over(page)


def test_a_cell_that_will_not_do_says_why(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    table = board(page)
    table.locator("[data-mode=build]").click()
    table.locator("[data-piece^=extension]").first.click()
    table.locator("[data-mark=no]").first.click()
    expect(page.locator("[data-test=why]")).to_contain_text("Rule KA")


def test_the_board_is_walked_by_keys(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    first = board(page).locator("[data-cell=r0c0]")
    first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(board(page).locator("[data-cell=r1c1]")).to_be_focused()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(board(page).locator("[data-mark]").first).to_be_attached()
    expect(board(page).locator(":focus")).to_have_attribute("role", "gridcell")
    axe(page)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_mode_can_be_read_on_a_phone(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang, dark=lang == "en")
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    page.locator("#tab-hand").click()
    for mode in ("build", "lure", "draw"):
        page.locator(f"[data-mode={mode}]").first.click()
        readable(page)
    axe(page)
