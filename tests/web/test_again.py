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
