"""Me, on the page: a link asks before a device becomes somebody else's, devices end one by one, a bad name is told."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

ASK = {
    "en": ("Become Ann here?", "Stay Bo", "Become Ann", "Make a link for Bo", "Make a personal link"),
    "fr": ("Devenir Ann ici ?", "Rester Bo", "Devenir Ann", "Créer un lien pour Bo", "Créer un lien personnel"),
    "pl": (
        "Wejść tu jako Ann?",
        "Zostań jako Bo",
        "Wejdź jako Ann",
        "Utwórz link dla gracza Bo",
        "Utwórz osobisty link",
    ),
}


def named(page: Page, name: str) -> None:
    """Be somebody."""
    page.goto("/me")
    page.locator("#me-name").fill(name)
    page.locator("#me-name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def a_link(page: Page, lang: str = "en") -> str:
    page.get_by_role("button", name=ASK[lang][4]).click()
    return page.locator(".copy input").input_value()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_a_link_asks_before_this_device_becomes_somebody_elses(visit: Opening, lang: str, phone: bool) -> None:
    ann, bo = visit(lang=lang), visit(lang=lang, phone=phone)
    named(ann, "Ann")
    link = a_link(ann, lang)
    named(bo, "Bo")
    title, stay, become, keep, _ = ASK[lang]
    bo.goto(link)
    dialog = bo.get_by_role("dialog", name=title)
    expect(dialog).to_contain_text("Bo")
    assert "#" not in bo.url, "the secret has left the address"
    readable(bo)
    axe(bo)
    bo.get_by_role("button", name=stay).click()
    expect(dialog).to_have_count(0)
    expect(bo.get_by_role("heading", level=1)).to_have_text("Bo")
    bo.goto(link)
    bo.get_by_role("button", name=keep).click()
    back = dialog.locator(".copy input").input_value()
    assert "/me#" in back
    bo.get_by_role("button", name=become, exact=True).press("Enter")
    expect(bo.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(dialog).to_have_count(0)
    bo.goto(back)
    bo.get_by_role("button", name=become.replace("Ann", "Bo"), exact=True).click()
    expect(bo.get_by_role("heading", level=1)).to_have_text("Bo")


@pytest.mark.parametrize("phone", [False, True])
def test_devices_are_ended_one_by_one(visit: Opening, phone: bool) -> None:
    ann, tablet = visit(phone=phone), visit()
    named(ann, "Ann")
    tablet.goto(a_link(ann))
    expect(tablet.get_by_role("heading", level=1)).to_have_text("Ann")
    ann.goto("/me")
    rows = ann.locator("[data-test=device]")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this one")).to_have_count(1)
    expect(rows.first).to_contain_text("Chrome")
    readable(ann)
    axe(ann)
    rows.filter(has_not_text="this one").get_by_role("button").press("Enter")
    expect(rows).to_have_count(1)
    tablet.goto("/me")  # where it learns that it was ended
    expect(tablet.get_by_role("heading", level=1)).not_to_have_text("Ann")
    rows.get_by_role("button").click()
    ann.get_by_role("button", name="No, keep it").click()
    expect(rows).to_have_count(1)
    rows.get_by_role("button").click()
    ann.get_by_role("button", name="Leave it").click()
    expect(rows).to_have_count(0)
    expect(ann.get_by_role("heading", level=1)).not_to_have_text("Ann")


def test_what_is_kept_is_downloaded_and_a_bad_name_is_told(visit: Opening, tmp_path: Path) -> None:
    page = visit()
    named(page, "Ann")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download what is kept of you").click()
    download.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text("utf-8"))["name"] == "Ann"
    page.locator("#me-name").fill("Bot 5")
    page.locator("#me-name").press("Enter")
    expect(page.get_by_text("is not a bot's")).to_be_visible()
    visit.complaints[:] = [said for said in visit.complaints if "422" not in said]  # type: ignore[attr-defined]
