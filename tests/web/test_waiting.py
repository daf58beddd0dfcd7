"""A table that waits, and the table after: seats are given up and freed, a table is cancelled, a rematch agreed to."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.test_house import at_a_table, come_by, open_table
from tests.web.visitor import axe, readable

FINISH = """async (table) => {
  const ask = async (method, path, body) => {
    const headers = {"content-type": "application/json"};
    return (await fetch(path, {method, headers, body: body && JSON.stringify(body)})).json();
  };
  for (let n = 0; n < 400; n++) {
    const scene = await ask("GET", `/api/tables/${table}/scene`);
    if (scene.outcome) return "over";
    if (!scene.options.length) return "wait";
    const { action } = scene.options[n % scene.options.length];
    await ask("POST", `/api/tables/${table}/play`, {at: scene.at, action, id: crypto.randomUUID()});
  }
}"""


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name at this table").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_seats_are_freed_and_given_to_bots_by_keyboard(visit: Opening) -> None:
    ann, ben = visit(), visit()
    table = open_table(ann, "/new?game=kairo", "Open", "Open")
    sit_down(ben, f"/t/{table}", "Ben")
    expect(ben.get_by_text("you", exact=True)).to_be_visible()
    expect(ben.locator("[data-test=change-seat]")).to_have_count(0)
    change = ann.locator("[data-seat='1'] [data-test=change-seat]")
    change.focus()
    ann.keyboard.press("Enter")
    dialog = ann.get_by_role("dialog", name="Seat 2")
    expect(dialog.get_by_text("Ben has this seat now")).to_be_visible()
    axe(ann)
    readable(ann)
    dialog.locator("[data-kind=invited]").focus()
    ann.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(ben.get_by_role("heading", name="You no longer sit here")).to_be_visible()
    axe(ben)
    ben.get_by_role("button", name="Look again").click()
    expect(ben.locator("[data-test=waiting]")).to_be_visible()
    ann.get_by_role("radio", name="Seat 2").click()
    link = ann.get_by_label("Link").input_value()
    assert "#seat=" in link
    ann.locator("[data-seat='2'] [data-test=change-seat]").click()
    ann.get_by_role("dialog").locator("[data-kind=bot]").click()
    come_by(ben, link)
    for page in (ann, ben):
        at_a_table(page)
    ann.get_by_role("tab", name="Log").click()
    expect(ann.locator("[data-test=drawn]")).to_contain_text("First player drawn by lot")


def test_a_seat_is_given_up_and_a_table_cancelled(visit: Opening) -> None:
    ann, ben = visit(), visit()
    table = open_table(ann, "/new?game=gatsby", "Open")
    ann.locator("[data-test=get-up]").click()
    dialog = ann.get_by_role("dialog", name="Give up my seat")
    axe(ann)
    dialog.get_by_role("button", name="No, leave it so").click()
    expect(dialog).to_have_count(0)
    ann.locator("[data-test=get-up]").click()
    ann.get_by_role("dialog").locator("[data-test=yes]").click()
    expect(ann.get_by_label("Your name at this table")).to_be_visible()
    sit_down(ben, f"/t/{table}", "Ben")
    expect(ben.get_by_text("you", exact=True)).to_be_visible()
    expect(ben.locator("[data-test=cancel]")).to_have_count(0)
    ann.locator("[data-test=cancel]").click()
    ann.get_by_role("dialog").locator("[data-test=yes]").click()
    expect(ann.get_by_text("You have cancelled it.")).to_be_visible()
    expect(ben.get_by_text("Whoever made it has cancelled it.")).to_be_visible()
    ben.goto("/tables")
    expect(ben.get_by_text("Whoever made it has cancelled it.")).to_be_visible()


def test_a_taken_seats_link_opens_nothing(visit: Opening) -> None:
    ann, ben, eve = visit(), visit(), visit()
    table = open_table(ann, "/new?game=kairo", "Person", "Open")
    ann.get_by_role("radio", name="Seat 2").click()
    link = ann.get_by_label("Link").input_value()
    sit_down(ben, link, "Ben")
    expect(ann.locator("[data-seat='1']")).to_contain_text("Ben")
    kept = ann.evaluate("(t) => localStorage.getItem(`parlour.tokens.${t}`)", table)
    assert kept in (None, "{}"), "whoever invites keeps no key"
    eve.goto(link)
    expect(eve.locator("[data-test=no-seat]")).to_contain_text("The seat of this link is taken")
    expect(eve.locator("[data-test=no-seat]")).to_contain_text("There is a free seat at this table")


def test_a_rematch_is_agreed_to(visit: Opening) -> None:
    ann, ben = visit(), visit()
    table = open_table(ann, "/new?game=gatsby", "Open")
    sit_down(ben, f"/t/{table}", "Ben")
    for page in (ann, ben):
        at_a_table(page)
    for page in (ann, ben):
        page.goto("/")  # nobody has to see it being played
    for _ in range(200):
        if [page.evaluate(FINISH, table) for page in (ann, ben)] == ["over", "over"]:
            break
    for page in (ann, ben):
        page.goto(f"/t/{table}")
        expect(page.locator("[data-test=sheet]")).to_be_visible()
    expect(ann.get_by_role("radiogroup", name="If somebody says no")).to_be_visible()
    ann.locator("[data-test=rematch]").click()
    expect(ann.locator("[data-test=waiting]")).to_be_visible()
    expect(ann.get_by_text("kept; has not answered yet")).to_be_visible()
    asked = ben.locator("[data-test=rematch-asked]")
    expect(asked).to_contain_text("would like a rematch")
    axe(ben)
    readable(ben)
    asked.locator("[data-test=rematch-yes]").focus()
    ben.keyboard.press("Enter")
    for page in (ann, ben):
        page.wait_for_url(re.compile(rf"/t/(?!{table})"))
        at_a_table(page)
    # what this test itself plays, any option however often, may be refused, and what the page foresees be over by then
    said: list[str] = visit.complaints  # type: ignore[attr-defined]
    said[:] = [word for word in said if "422" not in word and "/foresee" not in word]


def test_a_table_only_for_those_who_sit(visit: Opening) -> None:
    ann, wat = visit(), visit(lang="pl")
    ann.goto("/new?game=gatsby")
    ann.get_by_role("switch", name="Others may watch").click()
    ann.get_by_role("button", name="Open the table").click()
    wat.goto(f"/t/{at_a_table(ann)}")
    expect(wat.get_by_text("Przyglądać się mogą tylko ci, którzy siedzą przy tym stole.")).to_be_visible()
    axe(wat)
