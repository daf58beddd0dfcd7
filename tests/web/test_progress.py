"""My progress on the page: from the coach's words to the chart, its table, what costs most and puzzles about it."""

import pytest
from playwright.sync_api import Page, expect

from parlour.puzzles.book import book_of
from tests.web.asking import ASK
from tests.web.conftest import Opening
from tests.web.months import played
from tests.web.test_puzzles import HURRIED, Solver
from tests.web.visitor import House, axe, readable

GAME = "worlds_fair"
FIVE = {"en": "five games or more", "fr": "au moins cinq parties", "pl": "co najmniej pięć partii"}
COACHED = (
    "async (game) => {"
    + ASK
    + """  localStorage.setItem("parlour.me", JSON.stringify(await ask("PUT", "/api/me", {name: "Ada"})));
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
def test_from_me_to_my_progress(visit: Opening, house: House, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=lang, dark=lang == "pl")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/progress")
    expect(page.locator("[data-test=progress-none]")).to_be_visible()
    told: list[str] = visit.complaints  # type: ignore[attr-defined]
    assert told == [], "a stranger is refused nothing here"
    mine = {url.split("/api/me")[1] for url in asked if "/api/me" in url}
    assert mine == {"/known"}, "nothing else is asked about a guest that was never made"
    axe(page)
    readable(page)
    coached(page)
    page.goto("/me")
    page.locator("[data-test=progress]").press("Enter")
    ours = page.locator(f"[data-test=game-progress][data-game={GAME}]")
    expect(ours.locator("[data-test=months] tbody tr")).to_have_count(1)
    expect(ours.locator("[data-test=months]")).to_be_visible()
    expect(ours.locator("[data-test=cost-chart] circle")).to_have_count(1)
    expect(ours.locator("[data-test=fits]")).to_contain_text(FIVE[lang])
    axe(page)
    readable(page)
    page.evaluate("localStorage.removeItem('parlour.me')")
    page.reload()
    expect(ours).to_be_visible()  # the cookie is enough
    a_year_and_a_half(page, house, phone)


def a_year_and_a_half(page: Page, house: House, phone: bool) -> None:
    """Twelve months of it are drawn; the numbers of each, and what costs less, are there for whoever opens them."""
    if phone:
        page.set_viewport_size({"width": 375, "height": 667})
    played(house.data, str(page.evaluate("async () => (await (await fetch('/api/me')).json()).player")), "gatsby")
    page.reload()
    ours = page.locator("[data-test=game-progress][data-game=gatsby]")
    expect(ours.locator("[data-test=cost-chart] circle")).to_have_count(12)
    expect(ours.locator("[data-test=months]")).to_be_hidden()
    expect(ours.locator("[data-test=themes] > li")).to_have_count(3)
    expect(ours.locator("[data-test=fits]")).to_have_attribute("data-level", "3")
    expect(ours.locator("[data-test=levels] li")).to_have_count(4)
    readable(page)
    for fold in ("by-month", "more-themes"):
        ours.locator(f"[data-test={fold}] summary").press("Enter")
    expect(ours.locator("[data-test=months]")).to_be_visible()
    expect(ours.locator("[data-test=months] tbody tr")).to_have_count(12)
    axe(page)
    readable(page)


def test_puzzles_about_a_theme_and_whose_each_move_of_a_solution_is(page: Page) -> None:
    coached(page)
    page.goto("/puzzles")
    themes = page.locator(f"[data-test=puzzles-door][data-game={GAME}] [data-test=by-theme]")
    themes.locator("summary").press("Enter")
    link = themes.locator("[data-theme=TieBroken]")
    expect(link).to_have_text("A tie to break")
    axe(page)
    readable(page)
    link.press("Enter")
    card = page.locator("[data-test=puzzle]")
    card.wait_for()
    puzzle = book_of(GAME).find(card.get_attribute("data-puzzle") or "")
    assert puzzle is not None
    assert "TieBroken" in puzzle.themes
    page.locator("[data-test=give-up]").click()
    page.locator("[data-test=yes]").press("Enter")
    expect(page.locator("[data-test=solution]")).to_contain_text("first alone")
    expect(page.locator("[data-test=solution]")).to_contain_text("instead of a tie")
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
    solver = Solver(page, "kairo", "rush")
    solver.solve()
    page.wait_for_function(HURRIED, arg="1")
    page.reload()
    for done in range(2, 5):
        expect(card).to_have_attribute("data-done", str(done - 1))
        solver.choose(solver.questions()[0].tempting)
        page.wait_for_function(HURRIED, arg=str(done))
    expect(page.locator("[data-test=rush-result] li")).to_have_count(4)  # those before the page was loaded again too
    page.locator("[data-test=rush-result] li a").first.click()
    expect(page.locator("[data-test=puzzle]")).to_have_attribute("data-phase", "solved")
    page.go_back()
    expect(page.locator("[data-test=rush-begin]")).to_be_visible()
    expect(page.locator("[data-test=rush-before] li")).to_have_count(4)
    axe(page)
    readable(page)
