"""Kairo's table: whole games by clicks on the board alone, what is shown before a lure and a build, and why not."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.core.table import Table
from tests.web.conftest import Opening
from tests.web.moments import golden_games, sit_where, tells
from tests.web.visitor import axe, my_turn_or_over, readable, sit

WHOLE = [pytest.param(False, id="both-ends"), pytest.param(True, id="whole", marks=pytest.mark.long)]
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


def in_the_final_phase(table: Table, at: int) -> bool:
    """The beginning of a turn in the final phase."""
    return table.opens(at) and any(tells(table, before, "FinalPhaseBegan") for before in range(at))


@pytest.mark.parametrize("whole", WHOLE)
def test_a_game_by_clicks_on_the_board(page: Page, whole: bool) -> None:
    sit(page, "kairo", bots=3)
    chance = random.Random(1883)
    for _ in range(2000 if whole else 12):
        if not my_turn_or_over(page):
            break
        play_on(page, chance)
    if not whole:
        sit_where(page, golden_games("kairo"), in_the_final_phase)
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
    page.keyboard.press("Escape")  # the entrance is taken back,
    expect(page.locator("[data-test=confirm]")).to_have_count(0)
    page.keyboard.press("Escape")  # then the customer
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


def test_the_prompt_and_the_list_follow_the_hand(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    table, prompt, rows = board(page), page.locator("[data-test=prompt]"), page.locator("[data-row]")
    table.locator("[data-mark=customer]").first.click()
    expect(prompt).to_contain_text("To which entrance does the")
    expect(rows).to_have_count(table.locator("[data-mark=target]").count())
    page.keyboard.press("1")
    expect(prompt).to_contain_text("Lure the")
    page.keyboard.press("Escape")
    page.locator("[data-test=back]").click()
    expect(rows).to_have_count(0)
    table.locator("[data-mark=piece]").first.click()
    expect(prompt).to_contain_text("stall grow?")
    rows.first.click()
    expect(prompt).to_contain_text("Extend your")
    expect(page.locator("[data-test=confirm]")).to_be_visible()


def test_a_stall_of_the_chosen_customers_colour_is_its_entrance_and_nothing_is_dropped_in_silence(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    table = board(page)
    table.locator("[data-mark=customer]").first.click()
    target = table.locator("[data-mark=target]").first
    label = str(target.get_attribute("aria-label"))
    whose = label.split("entrance of the ")[1].split(" stall")[0]  # the colour
    owner = label.split(" stall of ")[1].split(".")[0].split(",")[0]
    stall = table.get_by_role("gridcell", name=f"{whose} main stall of {owner}")
    table.locator(f"[data-cell={stall.first.get_attribute('data-cell')}]").click()
    expect(page.locator("[data-test=kairo-preview]")).to_contain_text("Lure the")
    page.keyboard.press("Escape")
    table.get_by_role("gridcell", name="free").first.click()
    expect(page.locator("[data-test=why]")).to_contain_text("touch the customer again to leave it")
    expect(page.locator("[data-test=prompt]")).to_contain_text("To which entrance")


def test_whoever_asks_is_told_how_things_are_used(page: Page) -> None:
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    asked = {
        "[data-mark=customer]": "Touch it, then the entrance",
        "[data-mark=piece]": "Touch it, then a free cell beside it",
        "[data-about^=hand-]": "Lets you build",
        "[data-about^=open-]": "Touch it to draw it",
        "[data-about=pile]": "two cards a turn",
        "[data-about=barker]": "passes by one nearer entrance",
        "[data-about^=medals-]": "largest stall",
        "[data-about^=bank-]": "bank",
        "[data-about^=coin-]": "Pays for extensions",
        "[data-about=track]": "so far",
        "[data-seat='1']": "so far",
    }
    for thing, answer in asked.items():
        page.keyboard.press("w")
        page.locator(thing).first.click()
        expect(page.locator("[data-test=why]")).to_contain_text(answer)
        page.keyboard.press("Escape")


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
