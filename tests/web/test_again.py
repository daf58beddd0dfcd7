"""A moment of my own game tried again: from the look back to a new table, to its end, and back to how it went."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.test_daily import PLAY as PLAY_ON
from tests.web.test_replay import PLAY
from tests.web.test_replay_analysis import looked_back
from tests.web.visitor import axe, readable

FEW = {"fr": "Si peu d’essais", "pl": "Przy tak małej liczbie prób"}
MINE = """async (table) => {
  const told = await (await fetch(`/api/replays/${table}/told?seat=1`)).json();
  return told.map((one) => one.seat).lastIndexOf(1);
}"""
FOUND = "async (table) => (await (await fetch(`/api/replays/${table}/analysis`)).json()).report"
TRIES = "async (table) => await (await fetch(`/api/replays/${table}/again`)).json()"
POINTS = """async (tables) => Promise.all(tables.map(async (table) => {
  const scene = await (await fetch(`/api/tables/${table}/scene?seat=1`)).json();
  return scene.outcome.scores[1];
}))"""


def analysed(page: Page, at: int) -> None:
    """As if the house had looked back at the game, and found that my choice after so many actions cost much."""
    report = looked_back({at + 1: 30})
    report["moments"] = [{**moment, "seat": 1} for moment in report["moments"]]
    told = {"phase": "done", "done": 1, "of": 1, "report": report}
    page.route("**/analysis", lambda route: route.fulfill(json=told))


def test_a_costly_decision_is_tried_again_and_told_how_it_went(visit: Opening) -> None:
    page = visit()
    page.goto("/")
    table = page.evaluate(PLAY)
    at = page.evaluate(MINE, table)
    analysed(page, at)
    page.goto(f"/r/{table}?move={at + 1}")
    expect(page.locator("[data-test=again]")).to_contain_text("the same bots")
    expect(page.locator("[data-test=tried]")).to_have_count(0)
    axe(page)
    page.locator("[data-test=try-again]").press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("[data-test=board] [data-at]").first.wait_for()
    page.evaluate(PLAY_ON, page.url.rsplit("/", 1)[1])
    page.locator("[data-test=back-to-moment]").wait_for()
    expect(page.get_by_role("dialog").locator("[data-test=try-again]")).to_be_visible()
    expect(page.get_by_role("dialog").locator("[data-test=tried]")).to_be_in_viewport()  # what it is compared with
    expect(page.get_by_role("dialog").locator("[data-test=tried]")).to_contain_text("as played")
    axe(page)
    page.locator("[data-test=back-to-moment]").press("Enter")
    page.wait_for_url(f"**/r/{table}?move={at + 1}*")
    tried = page.locator("[data-test=tried][data-tries='1']")
    expect(tried).to_contain_text("Tried again once")
    expect(tried).to_contain_text("may be chance")
    expect(page.locator("[data-test=pane-analysis]")).to_contain_text("tried again once")
    axe(page)
    readable(page)
    mine = next(one["value"] for one in page.context.cookies() if one["name"] == "parlour")
    for lang in ("fr", "pl"):
        phone = visit(phone=True, lang=lang, dark=lang == "pl")
        phone.context.add_cookies([{"name": "parlour", "value": mine, "domain": "127.0.0.1", "path": "/"}])
        analysed(phone, at)
        phone.goto(f"/r/{table}?move={at + 1}")
        expect(phone.locator("[data-test=tried]")).to_contain_text(FEW[lang])
        axe(phone)
        readable(phone)


def tried_to_the_end(page: Page) -> None:
    """From "try again" to the end of the new table."""
    before = page.url
    page.locator("[data-test=try-again]").first.press("Enter")
    page.wait_for_function("(before) => location.href !== before && location.pathname.startsWith('/t/')", arg=before)
    page.locator("[data-test=board] [data-at]").first.wait_for()
    page.evaluate(PLAY_ON, page.url.rsplit("/", 1)[1])
    page.locator("[data-test=back-to-moment]").wait_for()


def test_a_decision_that_the_house_itself_found_costly_is_tried_again_and_again(visit: Opening) -> None:
    """Nothing is put into the house's mouth: it looks back at a game played carelessly, and finds what cost most."""
    page = visit()
    page.goto("/")
    table = page.evaluate(PLAY)
    page.goto(f"/r/{table}")
    page.locator("[data-test=analyse]").click()
    page.locator("[data-test=tab-luck]").click()
    expect(page.locator("[data-test=pane-luck] .row.sum")).to_have_count(2, timeout=240_000)  # every decision is judged
    report = page.evaluate(FOUND, table)
    mine = [one for one in report["moments"] if one["at"] in report["costly"] and one["seat"] == 1]
    costly = max(mine, key=lambda one: one["cost"])
    page.locator("[data-test=tab-analysis]").click()
    page.locator("[data-test=pane-analysis]").get_by_role("button", name=f"{costly['at'] + 1}. Ada").click()
    expect(page.locator("[data-test=again]")).to_contain_text("the same bots")
    expect(page.locator("[data-test=tried]")).to_have_count(0)
    tried_to_the_end(page)
    tried_to_the_end(page)
    page.locator("[data-test=back-to-moment]").press("Enter")
    page.wait_for_url(f"**/r/{table}?move={costly['at'] + 1}*")
    tried = page.locator("[data-test=tried][data-tries='2']")
    expect(tried).to_contain_text("Tried again 2 times")
    expect(tried).to_contain_text("on average")
    expect(tried.locator("li")).to_have_count(2)
    told = page.evaluate(TRIES, table)
    (line,) = [one for one in told if one["at"] == costly["at"]]
    assert line["tries"] == 2
    assert line["points"] == sum(page.evaluate(POINTS, line["tables"])) / 2
    axe(page)
