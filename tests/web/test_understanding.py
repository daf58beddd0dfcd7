"""What a newcomer is told, what a hint says, and whether small screens can be read and touched."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from parlour.games import find, games
from tests.web.conftest import Opening
from tests.web.visitor import axe, choose_from_list, my_turn_or_over, readable, sit

SMALL_LETTERS = """() => [...document.querySelectorAll(".fair svg text")].map((text) => {
  const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  return [text.textContent.trim(), Math.round(size * 10) / 10];
}).filter(([words, size]) => words && size < 11.9)"""


def test_a_first_game_tells_the_goal_and_offers_the_lesson_until_it_is_read(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    welcome = page.locator("[data-test=welcome]")
    expect(welcome).to_contain_text("Most points after 3 rounds win")
    expect(welcome).to_contain_text("if the game were counted now")
    expect(page.locator("[data-test=first-lesson]")).to_have_attribute("href", "/learn/worlds_fair")
    page.locator("[data-test=first-read]").click()
    expect(welcome).to_have_count(0)
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    expect(welcome).to_have_count(0)
    sit(page, "gatsby", bots=1)
    assert my_turn_or_over(page)
    expect(welcome).to_contain_text("Three characters of one family")


WHOLE = ["stall", "Draw two cards", "Place a supporter on", "Action"]  # how moves of our games begin


@pytest.mark.parametrize("game", games())
def test_a_hint_tells_the_whole_move_its_chance_and_why(page: Page, game: str) -> None:
    sit(page, game, bots=1)
    assert my_turn_or_over(page)
    page.keyboard.press("h")
    first = page.locator("[data-test=advice] li").first
    expect(first).to_be_visible(timeout=60_000)
    words = first.inner_text()
    assert any(word in words for word in WHOLE), words
    assert "% to win, give or take" in words
    if game != "gatsby":
        expect(first).to_contain_text(re.compile("Expected by your next turns, compared with: .+|Right after it: .+"))


def test_on_a_phone_the_advice_lies_in_sight_wherever_the_sheet_was(visit: Opening) -> None:
    page = visit(phone=True, lang="fr")
    sit(page, "worlds_fair", bots=2)
    assert my_turn_or_over(page)
    choose_from_list(page, random.Random(3))
    assert my_turn_or_over(page)
    expect(page.locator("[data-test=since]")).to_be_attached()
    for stop in ("half", "low", "full"):
        handle = page.locator("button.handle")
        while page.locator(".table").get_attribute("data-stop") != stop:
            handle.click()
        page.locator("[data-test=hint]").click()
        first = page.locator("[data-test=advice] li").first
        expect(first).to_be_in_viewport(ratio=1)
        page.locator("[data-test=advice] header button").click()
        expect(first).to_have_count(0)


@pytest.mark.parametrize("size", [(375, 667), (360, 640), (844, 390), (640, 360)], ids=str)
def test_the_fair_can_be_read_on_small_screens(visit: Opening, size: tuple[int, int]) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, "worlds_fair", bots=3)
    assert my_turn_or_over(page)
    assert page.evaluate(SMALL_LETTERS) == []
    box = page.locator("[data-area]").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40


def test_kairos_hand_is_seen_with_the_board_and_small_cells_come_nearer(visit: Opening) -> None:
    page = visit(phone=True)
    sit(page, "kairo", bots=3)
    assert my_turn_or_over(page)
    board = page.locator("[data-test=board]")
    expect(board.locator("[data-about^=hand-]").first).to_be_visible()
    expect(board.locator("[data-about^=coin-]").first).to_contain_text("/")
    page.set_viewport_size({"width": 375, "height": 667})
    for _ in range(3):  # the stall, perhaps nearer first; then a cell, perhaps nearer first
        marks = board.locator(
            "[data-mark=legal]" if board.locator("[data-mark=legal]").count() else "[data-mark=piece]"
        )
        marks.first.tap()
        if page.locator("[data-test=whole]").count():
            found = "document.querySelector('[data-mark=legal], [data-mark=piece]')"
            page.wait_for_function(f"() => {found}.getBoundingClientRect().width >= 40")
        if page.locator("[data-test=confirm]").count():
            break
    expect(page.locator("[data-test=confirm]")).to_be_visible()


@pytest.mark.parametrize(("phone", "lang"), [(True, "fr"), (False, "pl")], ids=["phone", "desk"])
def test_a_seat_tells_where_its_points_come_from(visit: Opening, phone: bool, lang: str) -> None:
    page = visit(phone=phone, lang=lang)
    for game in games():
        sit(page, game, bots=find(game).seats[-1] - 1)
        assert my_turn_or_over(page)
        seats = page.locator("[data-test=points]")
        expect(seats).to_have_count(find(game).seats[-1])
        for seat in (0, 1):
            seats.nth(seat).press("Enter")
            rows = page.locator("[data-test=seat-points] tbody tr")
            expect(rows).to_have_count(len(find(game).sources))
            readable(page)
            axe(page)
            page.keyboard.press("Escape")
            expect(rows).to_have_count(0)
            expect(seats.nth(seat)).to_be_focused()
