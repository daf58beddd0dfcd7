"""Ratings on the page: a rated table is set, played and given up, and what it did to everybody is told."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.asking import ASK
from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

PLAYED = (
    "async (table) => {"
    + ASK
    + """  for (;;) {
    const scene = await ask("GET", `/api/tables/${table}/scene`);
    if (scene.outcome) return true;
    const { action } = scene.options[0] ?? {};
    if (action) await ask("POST", `/api/tables/${table}/play`, {at: scene.at, action, id: crypto.randomUUID()});
    else await new Promise((done) => setTimeout(done, 50));
  }
}"""
)
OPEN = (
    "async ([game, seats]) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ada"});
  const wanted = {game, seats, id: crypto.randomUUID(), rated: true, clock: {kind: "turn", seconds: 600}};
  return (await ask("POST", "/api/tables", wanted)).table.table;
}"""
)
JOIN = (
    "async (table) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ben"});
  await ask("POST", `/api/tables/${table}/join`, {});
}"""
)


def give_up(page: Page) -> None:
    page.locator("[data-test=menu]").click()
    expect(page.locator("[data-test=rated]")).to_be_visible()
    page.locator("[data-test=resign]").press("Enter")
    axe(page)
    page.locator("[data-test=yes]").press("Enter")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_from_a_new_rated_table_to_my_rating(visit: Opening, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=lang, dark=lang == "pl")
    page.goto("/ratings?game=gatsby")
    expect(page.locator("[data-test=board-empty]")).to_be_visible()
    expect(page.locator("[data-test=no-rating]")).to_be_visible()
    assert visit.complaints == [], "a stranger is refused nothing here"  # type: ignore[attr-defined]
    expect(page.locator("[data-test=leaderboard] [data-level]")).to_have_count(5)
    axe(page)
    readable(page)
    page.locator("[data-test=play-rated]").press("Enter")
    rated = page.get_by_role("switch").first
    expect(rated).to_have_attribute("aria-checked", "true")
    axe(page)
    readable(page)
    page.locator("form button[type=submit]").press("Enter")
    page.locator("[data-test=board] [data-at]").first.wait_for()
    give_up(page)
    sheet = page.locator("[data-test=sheet]")
    expect(sheet.locator("[data-test=rating-changes] li")).to_have_count(1)
    axe(page)
    readable(page)
    sheet.locator("[data-test=to-ratings]").press("Enter")
    mine = page.locator("[data-test=my-rating]")
    expect(mine.locator("[data-test=my-number]")).to_contain_text("±")
    expect(mine.locator("[data-test=rating-line] circle")).to_have_count(1)
    mine.locator("summary").press("Enter")
    expect(mine.locator("[data-test=rating-history] tbody tr")).to_have_count(1)
    axe(page)
    readable(page)


def test_a_rated_game_of_four_between_two_browsers_and_bots(visit: Opening) -> None:
    ada, ben = visit(), visit()
    ada.goto("/")
    ben.goto("/")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}]
    table = str(ada.evaluate(OPEN, ["worlds_fair", seats]))
    ben.evaluate(JOIN, table)
    for page in (ada, ben):
        page.goto(f"/t/{table}")
        page.locator("[data-test=board] [data-at]").first.wait_for()
        expect(page.locator("[data-test=rated-table]")).to_have_text("rated")
    give_up(ada)
    expect(ben.locator("[data-test=resigned]")).to_contain_text("Ada is last in this rated game.")
    assert ben.evaluate(PLAYED, table)
    changes = ben.locator("[data-test=rating-changes] li")
    expect(changes).to_have_count(2)
    told = {name: changes.filter(has_text=name).inner_text() for name in ("Ada", "You")}
    assert "left" in told["Ada"]
    assert "−" in told["Ada"], "last of four, whatever the stand-in reached"
    assert "left" not in told["You"]
    axe(ben)
    readable(ben)
