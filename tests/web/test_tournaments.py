"""Tournaments on the page: made, entered on a phone, begun, decided and ended, by keyboard and in three languages."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.visitor import axe, readable


def looked_at(page: Page) -> None:
    axe(page)
    readable(page)


def test_a_tournament_from_the_lobby_to_its_end(visit: Opening) -> None:
    ada, ben, cem = visit(), visit(phone=True, lang="fr"), visit(phone=True, lang="pl", dark=True)
    ada.goto("/lobby")
    ada.locator("[data-test=to-tournaments]").press("Enter")
    ada.locator("[data-test=make]").wait_for()
    looked_at(ada)
    ada.locator("[data-test=make]").press("Enter")
    ada.locator("#tourney-name").fill("Thursday")
    looked_at(ada)
    ada.locator("button[data-test=make]").press("Enter")
    ada.locator("[data-test=enter]").wait_for()
    looked_at(ada)
    ada.locator("[data-test=enter]").press("Enter")
    expect(ada.locator("[data-test=in]")).to_be_visible()
    ben.goto("/tournaments")
    ben.locator("[data-tournament]").tap()
    ben.locator("#enter-name").fill("Ben")
    ben.locator("#enter-name").press("Enter")
    expect(ben.locator("[data-test=standings] tbody tr")).to_have_count(2)
    looked_at(ben)
    expect(ada.locator("[data-test=standings] tbody tr")).to_have_count(2)
    ada.locator("[data-test=begin]").press("Enter")
    for page in (ada, ben):
        expect(page.locator("[data-test=my-table]")).to_be_visible()
        looked_at(page)
    cem.goto(ada.url)
    expect(cem.locator("[data-test=tables] li")).to_have_count(1)
    looked_at(cem)
    ben.locator("[data-test=my-table]").tap()
    ben.wait_for_url("**/t/*")
    ben.locator("[data-test=board] [data-at]").first.wait_for()
    ben.go_back()
    ada.locator("[data-test=which]").select_option(index=1)
    expect(ada.locator("[data-test=decide]")).to_be_disabled()
    ada.locator("#tourney-reason").fill("the light went out")
    ada.locator("[data-test=decide]").press("Enter")
    expect(cem.locator("[data-test=tables]")).to_contain_text("the light went out")
    ada.locator("#tourney-reason").fill("the house closes")
    ada.locator("[data-test=end]").press("Enter")
    for page in (ada, ben, cem):
        expect(page.locator("[data-test=word]")).to_contain_text("the house closes")
        looked_at(page)
