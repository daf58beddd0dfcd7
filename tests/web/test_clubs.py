"""Clubs on the page: founded, joined on a phone by the link, played in, led, on a ladder, in a calendar and a cup."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.test_people import named
from tests.web.visitor import axe, readable


def looked_at(page: Page) -> None:
    readable(page)
    axe(page)


def founded(page: Page, name: str) -> str:
    """A club of somebody's, made by keyboard; its invitation."""
    page.goto("/lobby")
    page.locator("[data-test=to-clubs]").press("Enter")
    page.locator("#club-name").fill(name)
    page.locator("#club-about").fill("Thursdays, with tea")
    looked_at(page)
    page.locator("[data-test=make]").press("Enter")
    page.wait_for_url("**/clubs/*")
    page.locator("[data-test=leaderboard]").wait_for()
    link = page.get_by_role("textbox", name=page.locator(".copy input").first.get_attribute("aria-label"))
    return str(link.first.input_value())


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_club_from_its_link_to_its_tables_and_its_cup(visit: Opening, lang: str) -> None:
    lea, gus, eve = visit(lang=lang), visit(lang=lang, phone=True, dark=True), visit(lang=lang)
    named(lea, "Lea")
    link = founded(lea, "The Rookery")
    club = lea.url
    looked_at(lea)
    gus.goto(link)
    expect(gus.locator("h1")).to_have_text("The Rookery")
    looked_at(gus)
    gus.locator("#club-as").fill("Gus")
    gus.locator("#club-as").press("Enter")
    gus.wait_for_url(club)
    expect(gus.locator("[data-test=club-person]")).to_have_count(2)
    looked_at(gus)
    named(eve, "Eve")
    eve.goto(club)
    expect(eve.locator("[data-test=problem]")).to_be_visible()
    expect(eve.locator("main")).not_to_contain_text("Rookery")

    lea.locator("[data-test=club-table]").press("Enter")
    expect(lea.locator("[data-test=of-club]")).to_be_visible()
    expect(lea.get_by_role("radio", name="2", exact=True).first).to_be_visible()
    lea.get_by_role("radio", name="2", exact=True).first.check(force=True)
    looked_at(lea)
    lea.locator("form.right button[type=submit]").press("Enter")
    lea.wait_for_url("**/t/*")
    lea.locator("[data-test=waiting]").wait_for()
    table = lea.url
    looked_at(lea)
    gus.goto(club)
    expect(gus.locator("[data-test=club-open] [data-table]")).to_have_count(1)
    gus.locator("[data-test=club-open] [data-table]").tap()
    gus.wait_for_url(table)
    gus.locator(".sit button[type=submit]").tap()
    gus.locator("[data-test=board] [data-at]").first.wait_for()
    lea.locator("[data-test=board] [data-at]").first.wait_for()
    eve.goto(table)
    expect(eve.locator("body")).not_to_contain_text("Lea")

    lea.goto(club)
    expect(lea.locator("[data-test=club-playing] [data-table]")).to_have_count(1)
    expect(lea.locator("[data-test=leaderboard]")).to_be_visible()
    lea.locator("[data-test=announce] summary").press("Enter")
    lea.locator("[data-test=evening-title]").fill("Tea and Kairo")
    lea.locator("[data-test=evening-add]").press("Enter")
    expect(lea.locator("[data-test=date]")).to_contain_text("Tea and Kairo")
    looked_at(lea)
    with lea.expect_download() as file:
        lea.locator("[data-test=ics]").click()
    assert "Tea and Kairo" in file.value.path().read_text("utf-8")
    lea.locator("[data-test=club-tournament]").press("Enter")
    lea.locator("#tourney-name").fill("Rookery Cup")
    looked_at(lea)
    lea.locator("button[data-test=make]").press("Enter")
    lea.locator("[data-test=to-club]").wait_for()
    cup = lea.url
    gus.goto(club)
    expect(gus.locator("[data-test=date]")).to_contain_text("Tea and Kairo")
    gus.locator("[data-tournament]").first.tap()
    gus.locator("[data-test=enter]").tap()
    expect(gus.locator("[data-test=in]")).to_be_visible()
    looked_at(gus)
    eve.goto(cup)
    expect(eve.locator("[data-test=problem]")).to_be_visible()
    expect(eve.locator("main")).not_to_contain_text("Rookery")

    lea.goto(club)
    lea.locator("[data-test=club-act]").press("Enter")
    lea.locator("[data-test=club-act-which]").select_option("remove")
    looked_at(lea)
    lea.locator("[data-test=club-why]").fill("a test")
    lea.locator("[data-test=yes]").press("Enter")
    expect(lea.locator("[data-test=club-person]")).to_have_count(1)
    lea.locator("[data-test=club-log] summary").press("Enter")
    expect(lea.locator("[data-test=club-done]").first).to_contain_text("a test")
    looked_at(lea)
    gus.goto(club)
    expect(gus.locator("[data-test=problem]")).to_be_visible()
    for page in (gus, eve):
        page.goto("/")
    heard: list[str] = visit.complaints  # type: ignore[attr-defined]
    heard[:] = [one for one in heard if "404 (Not Found)" not in one]  # a stranger is told of none
    lea.locator("[data-test=leave-club]").press("Enter")
    lea.locator("[data-test=yes]").press("Enter")
    lea.wait_for_url("**/clubs")
