"""My progress on the page: from the coach's words to the chart, its table, what costs most and puzzles about it."""

import pytest
from playwright.sync_api import Page, expect

from parlour.puzzles.book import book_of
from tests.web.asking import ASK
from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

GAME = "worlds_fair"
FIVE = {"en": "five games or more", "fr": "au moins cinq parties", "pl": "co najmniej pięć partii"}
COACHED = (
    "async (game) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ada"});
  const wanted = {game, seats: [{kind: "me"}, {kind: "bot", level: 1}], id: crypto.randomUUID(), lots: false};
  const {table} = (await ask("POST", "/api/tables", wanted)).table;
  const scene = await ask("GET", `/api/tables/${table}/scene`);
  const action = scene.options[scene.options.length - 1].action;
  await ask("POST", `/api/tables/${table}/play`, {at: scene.at, action, id: crypto.randomUUID()});
  await ask("GET", `/api/tables/${table}/coach?move=0`);
}"""
)


def coached(page: Page) -> None:
    """One decision that the coach has spoken of."""
    page.goto("/")
    page.evaluate(COACHED, GAME)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_from_me_to_my_progress(visit: Opening, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=lang, dark=lang == "pl")
    page.goto("/progress")
    expect(page.locator("[data-test=progress-none]")).to_be_visible()
    axe(page)
    readable(page)
    coached(page)
    page.goto("/me")
    page.locator("[data-test=progress]").press("Enter")
    ours = page.locator(f"[data-test=game-progress][data-game={GAME}]")
    expect(ours.locator("[data-test=months] tbody tr")).to_have_count(1)
    expect(ours.locator("[data-test=cost-chart] circle")).to_have_count(1)
    expect(ours.locator("[data-test=fits]")).to_contain_text(FIVE[lang])
    axe(page)
    readable(page)


def test_puzzles_about_a_theme_and_whose_each_move_of_a_solution_is(page: Page) -> None:
    coached(page)
    page.goto("/puzzles")
    themes = page.locator(f"[data-test=puzzles-door][data-game={GAME}] [data-test=by-theme]")
    themes.locator("summary").press("Enter")
    link = themes.locator("[data-theme=TicketsHeld]")
    expect(link).to_have_text("Tickets")
    axe(page)
    readable(page)
    link.press("Enter")
    card = page.locator("[data-test=puzzle]")
    card.wait_for()
    puzzle = book_of(GAME).find(card.get_attribute("data-puzzle") or "")
    assert puzzle is not None
    assert "TicketsHeld" in puzzle.themes
    page.locator("[data-test=give-up]").click()
    page.locator("[data-test=yes]").press("Enter")
    page.locator("[data-test=solution]").wait_for()
    played = sum(len(question.right[question.best].played) for question in puzzle.questions)
    expect(page.locator("[data-test=line] li")).to_have_count(played)
    axe(page)
    readable(page)


def test_a_rush_goes_on_when_the_page_is_loaded_again_and_none_begins_by_looking(page: Page) -> None:
    coached(page)
    page.goto("/puzzles/kairo/rush")
    expect(page.locator("[data-test=rush-begin]")).to_be_visible()
    page.reload()
    page.locator("[data-test=rush-begin]").click()
    card = page.locator("[data-test=rush]")
    card.wait_for()
    asked = card.get_attribute("data-puzzle") or ""
    page.reload()
    expect(card).to_have_attribute("data-puzzle", asked)
    expect(page.locator("[data-test=rush-begin]")).to_have_count(0)
