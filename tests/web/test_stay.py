"""Stay, leave, come back, on the page: taking back and playing again, other devices, spoken codes."""

import random
import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.test_house import open_table
from tests.web.test_newcomer import forgive
from tests.web.test_table import seated
from tests.web.test_waiting import sit_down
from tests.web.visitor import axe, choose_from_list, my_turn_or_over, readable, sit

TAKEN = {
    "en": ("This takes back: your move, ", " of bots and ", "Redo"),
    "fr": ("Cela annule : votre coup, ", " des robots et ", "Rétablir"),
    "pl": ("Cofasz: twój ruch, ", " botów i ", "Ponów"),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", False)])
def test_undo_says_what_goes_and_asks_and_is_played_again(visit: Opening, lang: str, phone: bool) -> None:
    page = visit(lang=lang, phone=phone)
    sit(page, "worlds_fair", bots=2)
    chance = random.Random(4)
    assert my_turn_or_over(page)
    choose_from_list(page, chance)
    while not page.locator("[data-test=prompt][data-mine=false]").count():  # until my turn is whole
        choose_from_list(page, chance)
    assert my_turn_or_over(page)
    undo, redo, takes = (page.locator(f"[data-test={test}]") for test in ("undo", "redo", "takes"))
    expect(redo).to_have_count(0)
    shown = page.locator("[data-shown]")
    before = page.locator("[data-test=options] [data-action]").evaluate_all("rows => rows.map(r => r.dataset.action)")
    undo.click()
    for part in TAKEN[lang][:2]:
        expect(takes).to_contain_text(part)
    readable(page)
    axe(page)
    page.keyboard.press("Escape")
    expect(takes).to_have_count(0)
    at = shown.get_attribute("data-shown")
    undo.click()
    page.locator("[data-test=take-back]").click()
    expect(redo).to_contain_text(TAKEN[lang][2])
    assert shown.get_attribute("data-shown") != at
    readable(page)
    redo.press("y")
    expect(redo).to_have_count(0)
    assert my_turn_or_over(page)
    rows = page.locator("[data-test=options] [data-action]")
    page.wait_for_function(
        "(before) => JSON.stringify([...document.querySelectorAll('[data-test=options] [data-action]')]"
        ".map(r => r.dataset.action)) === JSON.stringify(before)",
        arg=before,
    )
    assert rows.count() == len(before)


MINE = {
    "en": ("This seat is Ben’s", "wants to be you, here and at all your tables"),
    "fr": ("Cette place est celle de Ben", "veut être vous, ici et à toutes vos tables"),
    "pl": ("To miejsce zajmuje Ben", "chce być tobą, tutaj i przy wszystkich twoich stołach"),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", True), ("fr", False), ("pl", True)])
def test_a_seats_link_on_another_device_asks_the_first(visit: Opening, lang: str, phone: bool) -> None:
    ann, first, second = visit(), visit(phone=phone), visit(lang=lang, phone=phone)
    open_table(ann, "/new?game=gatsby", "Person")
    link = ann.get_by_label("Link").input_value()
    sit_down(first, link, "Ben")
    first.locator("[data-test=board] svg").first.wait_for()
    first.locator("#tab-log").click()  # on a phone the sheet takes all of the page for it
    second.goto(link)
    mine = second.locator("[data-test=mine]")
    expect(mine).to_contain_text(MINE[lang][0])
    readable(second)
    axe(second)
    for answer in ("keep-out", "let-in"):
        second.locator("[data-test=mine-yes]").click()
        sign = second.locator("[data-test=sign]").inner_text()
        readable(second)
        knock = first.locator("[data-test=knock]")
        expect(knock).to_contain_text(f"{MINE['en'][1]}. It shows {sign}.")
        expect(first.locator("[data-test=urgent]")).to_contain_text(sign)
        expect(ann.locator("[data-test=knock]")).to_have_count(0)
        axe(first)
        for tab in ("chat", "log"):
            first.locator(f"#tab-{tab}").click()  # the question covers neither
        knock.locator(f"[data-test={answer}]").click()
        expect(knock).to_have_count(0)
        if answer == "keep-out":
            expect(second.locator("[data-test=sign]")).to_have_count(0)
    second.locator("[data-test=board] svg").first.wait_for()
    assert "#" not in second.url
    assert second.evaluate("async () => (await (await fetch('/api/me')).json()).name") == "Ben"
    expect(second.locator("[data-test=undo]")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", False)])
def test_a_spoken_code_leads_to_asking_for_a_seat(visit: Opening, lang: str, phone: bool) -> None:
    ann, ben = visit(), visit(lang=lang, phone=phone)
    table = open_table(ann, "/new?game=gatsby", "Open")
    code = ann.locator("[data-test=spoken] b").inner_text()
    readable(ann)
    ben.goto("/")
    field = ben.locator("form.join input").first
    field.fill(code.lower())
    field.press("Enter")
    ben.locator("#ask-name").fill("Ben")
    readable(ben)
    axe(ben)
    ben.locator("#ask-name").press("Enter")
    expect(ben.locator("[data-test=ask-seat]")).to_contain_text("Guest")
    assert table not in ben.url
    knock = ann.locator("[data-test=knock]")
    expect(knock).to_contain_text("Ben asks for a seat.")
    axe(ann)
    knock.locator("[data-test=let-in]").press("Enter")
    for page in (ann, ben):
        page.locator("[data-test=board] svg").first.wait_for()
    assert table in ben.url


def test_whoever_is_waited_for_is_seen_to_be_gone_and_is_nudged(visit: Opening) -> None:
    ann, ben = seated(visit, "gatsby")
    ann.clock.install(time=datetime.now() - timedelta(hours=1))  # the device's date is not the server's
    ann.reload()
    ann.locator("[data-test=board] svg").first.wait_for()
    chance = random.Random(1)
    while ann.locator("[data-test=prompt][data-mine=true]").count():  # until it is Ben's turn
        choose_from_list(ann, chance)
    expect(ann.get_by_role("heading", name="Ben is choosing")).to_be_visible()
    missing = ann.locator("[data-test=missing]")
    expect(missing).to_have_count(0)
    ann.clock.fast_forward(70_000)
    expect(missing).to_contain_text("We are waiting for Ben.")
    missing.locator("[data-test=nudge]").press("Enter")
    expect(missing.locator("[data-test=nudge]")).to_be_disabled()
    expect(ben.locator("[data-test=nudged]")).to_contain_text("Ada is waiting for you.")
    axe(ann)
    ben.goto("/")
    expect(missing).to_contain_text("Ben has not been here since")
    readable(ann)
    expect(missing.locator("[data-test=stand-in]")).to_have_count(0)
    ann.clock.fast_forward(130_000)
    missing.locator("[data-test=stand-in]").click()  # by this page's clock; the house knows better
    expect(ann.get_by_role("alert").filter(has_text="have not been away for two minutes")).to_be_visible()
    forgive(visit, "409")


CLOCKED = """async () => {
  const headers = {"content-type": "application/json"};
  const ask = async (method, path, body) =>
    (await fetch(path, {method, headers, body: JSON.stringify(body)})).json();
  await ask("PUT", "/api/me", {name: "Ada"});
  const clock = {kind: "game", seconds: 1};
  const seats = [{kind: "me"}, {kind: "bot", level: 1}];
  const made = await ask("POST", "/api/tables", {game: "gatsby", seats, id: crypto.randomUUID(), clock, lots: false});
  return made.table.table;
}"""


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)])
def test_a_late_turn_keeps_the_seat_and_one_button_says_i_am_here(visit: Opening, lang: str, phone: bool) -> None:
    page = visit(lang=lang, phone=phone)
    page.goto("/")
    table = page.evaluate(CLOCKED)
    page.goto(f"/t/{table}")
    late = page.locator("[data-test=late]")
    expect(late).to_be_visible()  # the second is over; from now on an empty clock has thirty a turn
    page.reload()
    expect(late).to_be_visible()
    readable(page)
    axe(page)
    if phone:  # a line says it, and the board stays in sight; unfolded it is told whole
        expect(page.locator("[data-test=since] [data-test=fold]")).to_contain_text("Za ciebie:")
        expect(page.locator("[data-test=since-turn]")).to_have_count(0)
        page.locator("[data-test=since] [data-test=fold]").click()
    mine = page.locator("[data-test=since-turn][data-seat='0']")
    expect(page.locator("[data-test=since-turn]").first).to_have_attribute("data-seat", "0")
    expect(mine).to_contain_text("Za ciebie:" if lang == "pl" else "For you:")
    expect(page.locator("[data-test=marks] [data-marked][data-seat='0']").first).to_be_attached()
    notice = late.bounding_box()
    assert notice is not None
    for clock in page.locator("[data-test=clock]").all():
        box = clock.bounding_box()
        assert box is not None
        above, below = box["y"] + box["height"] <= notice["y"], box["y"] >= notice["y"] + notice["height"]
        assert above or below or box["x"] >= notice["x"] + notice["width"], (box, notice)
    if phone:  # to play says it too
        page.locator("[data-test=options] button").first.click()
        page.locator("[data-test=confirm]").click()
    else:
        late.locator("[data-test=here]").press("Enter")
    expect(late).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_with_people_is_resigned_after_one_question(visit: Opening, phone: bool) -> None:
    ann, ben = seated(visit, "gatsby")
    if phone:
        ann.set_viewport_size({"width": 390, "height": 844})
    ann.locator("[data-test=menu]").click()
    expect(ann.locator("[data-test=abandon]")).to_have_count(0)
    ann.locator("[data-test=resign]").click()
    ann.get_by_role("dialog", name="Resign").locator("[data-test=yes]").click()
    expect(ben.locator(".seats")).to_contain_text("Resigned, a stand-in plays")
    expect(ben.locator("[data-test=resigned]")).to_contain_text("Ada has resigned. A stand-in plays that seat")
    expect(ann.locator("[data-test=resigned]")).to_contain_text("You have resigned.")
    expect(ann.locator("[data-test=resigned]")).to_be_in_viewport(ratio=1)
    readable(ann)
    expect(ann.get_by_role("dialog")).to_have_count(0)
    expect(ann.locator("[data-test=away]")).to_have_count(0)  # nobody comes back from that
    ann.locator("[data-test=menu]").click()
    expect(ann.locator("[data-test=resign]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_against_bots_is_abandoned_and_listed_with_date_level_and_round(visit: Opening, phone: bool) -> None:
    page = visit(phone=phone)
    page.goto("/")
    page.get_by_role("radio", name="World’s Fair 1893").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    table = page.url.rsplit("/", 1)[1]
    page.goto("/tables")
    row = page.locator(f"a[href='/t/{table}']")
    expect(row).to_contain_text("2 bots, level 2")
    expect(row.locator("[data-test=when]")).to_have_text(re.compile(r"^\d\d:\d\d.* · round 1$"))
    readable(page)
    page.goto(f"/t/{table}")
    page.locator("[data-test=menu]").click()
    expect(page.locator("[data-test=resign]")).to_have_count(0)
    page.locator("[data-test=abandon]").click()
    page.locator("[data-test=yes]").click()
    page.wait_for_url("**/tables")
    expect(row).to_contain_text("You have abandoned this game.")
    axe(page)
