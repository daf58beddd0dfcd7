"""Me, on the page: a link asks before a device becomes somebody else's, devices end one by one, a bad name is told."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.asking import ASK as ASKING
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


MEETING = (
    "async ([public]) => {"
    + ASKING
    + """  const seats = [{kind: "me"}, {kind: "open"}];
  const made = await ask("POST", "/api/tables", {game: "gatsby", seats, id: crypto.randomUUID(), lots: false, public});
  return made.table.table;
}"""
)
JOINED = "async ([table]) => {" + ASKING + ' await ask("POST", `/api/tables/${table}/join`, {}); }'
SPEAKS = "async ([table, text]) => {" + ASKING + ' await ask("POST", `/api/tables/${table}/chat`, {text, id: text}); }'


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_somebody_is_blocked_where_one_meets_them(visit: Opening, lang: str, phone: bool) -> None:
    """From a line of chat and from the lobby, by the keyboard too; and no longer, where I am."""
    ann, bo = visit(lang=lang, phone=phone), visit()
    named(ann, "Ann")
    named(bo, "Bo")
    table = bo.evaluate(MEETING, [False])
    ann.evaluate(JOINED, [table])
    waiting = bo.evaluate(MEETING, [True])
    bo.evaluate(SPEAKS, [table, "first"])
    ann.goto(f"/t/{table}")
    if not phone:  # by the mouse, on a seat that is a button as a whole
        ann.locator("[data-seat] [data-test=person]").click()
        expect(ann.locator("[data-test=block]")).to_contain_text("Bo")
        ann.keyboard.press("Escape")
    ann.locator("#tab-chat").click()
    said = ann.get_by_role("log").get_by_text("first")
    expect(said).to_be_visible()
    ann.get_by_role("log").locator("[data-test=person]").press("Enter")
    block = ann.locator("[data-test=block]")
    expect(block).to_contain_text("Bo")
    readable(ann)
    axe(ann)
    block.press("Enter")
    expect(said).to_have_count(0)  # and with the line what was opened beside it
    ann.goto("/lobby")
    ann.locator("[data-test=find]").wait_for()
    expect(ann.locator(f"[data-table='{waiting}']")).to_have_count(0)
    ann.goto("/people")
    row = ann.locator("[data-test=blocked]")
    expect(row).to_contain_text("Bo")
    readable(ann)
    axe(ann)
    row.get_by_role("button").press("Enter")
    expect(row).to_have_count(0)
    ann.goto("/lobby")
    beside = ann.locator(".row").filter(has=ann.locator(f"[data-table='{waiting}']")).locator("[data-test=person]")
    beside.press("Enter")
    readable(ann)
    axe(ann)
    ann.locator("[data-test=block]").press("Enter")
    ann.keyboard.press("Escape")
    expect(ann.locator(f"[data-table='{waiting}']")).to_have_count(0)


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("pl", True)])
def test_whoever_has_played_becomes_a_friend_and_is_invited(visit: Opening, lang: str, phone: bool) -> None:
    """Asked where one finds whom one has played with, by the keyboard; accepted, invited to a seat, and seated."""
    ann, bo = visit(lang=lang, phone=phone), visit(phone=phone)
    named(ann, "Ann")
    named(bo, "Bo")
    ann.evaluate(JOINED, [bo.evaluate(MEETING, [False])])
    ann.goto("/me")
    ann.locator("[data-test=people]").press("Enter")
    expect(ann.locator("[data-test=met]")).to_contain_text("Bo")
    readable(ann)
    axe(ann)
    ann.locator("[data-test=befriend]").press("Enter")
    expect(ann.locator("[data-test=asked]")).to_contain_text("Bo")
    bo.goto("/people")
    expect(bo.locator("[data-test=asking]")).to_contain_text("Ann")
    readable(bo)
    axe(bo)
    bo.locator("[data-test=accept]").press("Enter")
    expect(bo.locator("[data-test=friend]")).to_contain_text("Ann")
    ann.reload()
    expect(ann.locator("[data-test=friend]")).to_contain_text("Bo")
    readable(ann)
    axe(ann)
    table = ann.evaluate(MEETING, [False])
    ann.goto(f"/t/{table}")
    ann.locator("[data-test=change-seat]").last.press("Enter")
    kept = ann.locator("[data-kind=friend]")
    expect(kept).to_contain_text("Bo")
    axe(ann)
    kept.press("Enter")
    expect(ann.locator("[data-seat='1']").first).to_contain_text("Bo")
    bo.goto(f"/t/{table}")
    expect(bo.locator("[data-test=rematch-asked]")).to_contain_text("Ann")
    axe(bo)
    bo.locator("[data-test=rematch-yes]").press("Enter")
    for page in (ann, bo):
        page.locator("[data-test=board] [data-at]").first.wait_for()
