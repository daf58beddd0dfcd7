"""The lobby on the page: two browsers are paired, a third watches, and whoever looks around goes on waiting."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

QUEUES = "async () => (await (await fetch('/api/lobby')).json()).waiting.length"


def looked_at(page: Page) -> None:
    axe(page)
    readable(page)


def test_two_are_paired_one_leaves_and_one_watches(visit: Opening) -> None:
    ada, ben, cem = visit(), visit(phone=True, lang="fr"), visit(phone=True, lang="pl", dark=True)
    ada.goto("/tables")
    ada.locator("[data-test=to-lobby]").press("Enter")
    ada.locator("[data-test=find]").wait_for()
    looked_at(ada)
    ada.goto("/lobby?game=gatsby")
    ada.locator("[data-test=find]").press("Enter")
    expect(ada.locator("[data-test=waited]")).to_be_visible()
    looked_at(ada)
    cem.goto("/lobby?game=gatsby")
    expect(cem.locator("[data-test=queues] li")).to_have_count(1)
    looked_at(cem)
    ada.locator("[data-test=stop]").press("Enter")
    ada.locator("[data-test=find]").wait_for()
    cem.wait_for_function(f"async () => (await ({QUEUES})()) === 0")
    cem.locator("[data-test=find]").tap()
    expect(cem.locator("#pair")).to_be_focused()
    expect(cem.locator("[data-test=waited]")).to_be_in_viewport()
    cem.locator("[data-test=stop]").tap()
    expect(cem.locator("#pair")).to_be_focused()
    expect(cem.locator("#pair")).to_be_in_viewport()
    ada.locator("[data-test=find]").press("Enter")
    ada.locator("[data-test=stop]").wait_for()
    ada.locator("nav a[href='/tables']").press("Enter")
    ada.locator("[data-test=waiting-strip]").wait_for()
    ada.reload()
    expect(ada.locator("[data-test=waiting-strip]")).to_be_visible()
    looked_at(ada)
    assert ada.evaluate(QUEUES) == 0, "nobody else waits"
    assert cem.evaluate(QUEUES) == 1, "but Ada still does"
    ben.goto("/lobby?game=gatsby")
    ben.locator("[data-test=find]").wait_for()
    looked_at(ben)
    ben.locator("[data-test=find]").tap()
    for page in (ada, ben):
        page.wait_for_url("**/t/*")
        page.locator("[data-test=board] [data-at]").first.wait_for()
    assert ada.url == ben.url
    cem.goto("/lobby")
    table = cem.locator(f'[data-table="{ada.url.rsplit("/", 1)[1]}"]')
    expect(table).to_be_visible()
    looked_at(cem)
    table.press("Enter")
    cem.locator("[data-test=board]").first.wait_for()
