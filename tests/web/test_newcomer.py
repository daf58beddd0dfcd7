"""What newcomers stumbled over: requests that never ended, links without a seat, leaving, chat, uncaught faults."""

import random
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Opening
from tests.web.test_house import open_table
from tests.web.test_table import seated
from tests.web.test_waiting import sit_down
from tests.web.visitor import MAKE, axe, choose_from_list, readable, sit

MINE = "[data-test=prompt][data-mine=true]"
DESK: ViewportSize = {"width": 1366, "height": 768}


def forgive(visit: Opening, *words: str) -> None:
    """What the browser itself says of answers that are expected here."""
    said = visit.complaints  # type: ignore[attr-defined]
    said[:] = [one for one in said if not any(word in one for word in words)]


def both_have_moved(ann: Page, ben: Page) -> tuple[Page, Page]:
    """One has played and the other answered; who may ask to take back, and who is asked."""
    chance = random.Random(2)
    for _ in range(40):
        for who, other in ((ann, ben), (ben, ann)):
            if who.locator(MINE).count():
                choose_from_list(who, chance)
            if who.get_by_role("button", name="Ask to undo").count():
                return who, other
        ann.wait_for_timeout(50)
    raise AssertionError("nobody came to ask")


def test_a_request_ends_on_every_page_when_it_is_agreed_to(visit: Opening) -> None:
    ann, ben = seated(visit, "gatsby")
    asks, agrees = both_have_moved(ann, ben)
    before = asks.locator(".bar .caption").inner_text()
    asks.get_by_role("button", name="Ask to undo").click()
    asks.locator("[data-test=take-back]").click()
    expect(asks.get_by_text("Waiting for the others to agree")).to_be_visible()
    asked = agrees.get_by_role("alertdialog")
    expect(asked).to_contain_text("would like to take back")
    expect(agrees.locator("[data-test=urgent]")).to_contain_text("would like to take back")
    for page in (asks, agrees):
        expect(page.locator(".bar .caption")).to_have_text(before)  # to ask is no move
    asked.get_by_role("button", name="Agree").click()
    for page in (asks, agrees):
        expect(page.locator("[data-test=polite]")).to_contain_text("took moves back")
        expect(page.get_by_text("Waiting for the others to agree")).to_have_count(0)
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        expect(page.locator(".bar .caption")).not_to_have_text(before)
    counts = [int(re.sub(r"\D", "", page.locator(".bar .caption").inner_text())) for page in (asks, agrees)]
    assert counts[0] == counts[1] < int(re.sub(r"\D", "", before))


def test_a_watcher_has_no_tools_of_a_seat(visit: Opening) -> None:
    ann, wat = visit(), visit()
    table = sit(ann, "kairo")
    wat.goto(f"/t/{table}")
    wat.locator("[data-test=board] [data-at]").first.wait_for()
    expect(wat.get_by_text("You are watching")).to_be_visible()
    expect(wat.locator("[data-test=rules]")).to_be_visible()
    for tool in ("undo", "hint", "why-mode"):
        expect(wat.locator(f"[data-test={tool}]")).to_have_count(0)
    for key in "wuh":
        wat.keyboard.press(key)
    wat.locator("[data-test=board] [data-at]").nth(20).click(force=True)
    expect(wat.locator("[role=alert]:visible").filter(has_text=re.compile(r"\w"))).to_have_count(0)


def test_a_fault_that_nobody_caught_is_said(visit: Opening) -> None:
    page = visit(lang="pl")
    page.goto("/")
    page.get_by_role("heading").first.wait_for()
    page.evaluate("() => void Promise.reject(new Error('a fault of this test'))")
    said = page.locator("[data-test=mishap]")
    expect(said).to_contain_text("wczytaj ją ponownie")
    axe(page)
    said.get_by_role("button", name="Zamknij").click()
    expect(said).to_have_count(0)
    forgive(visit, "a fault of this test")


def test_the_chat_lies_in_sight(visit: Opening) -> None:
    ann, ben = seated(visit, "worlds_fair")
    ann.set_viewport_size(DESK)
    ben.set_viewport_size({"width": 390, "height": 844})
    for page in (ann, ben):
        page.get_by_role("tab", name="Chat").click()
    for n in range(12):
        who = (ann, ben)[n % 2]
        who.get_by_label("Say something").fill(f"line {n}")
        who.keyboard.press("Enter")
        for page in (ann, ben):
            expect(page.get_by_text(f"line {n}", exact=True)).to_be_in_viewport()
            expect(page.get_by_label("Say something")).to_be_in_viewport(ratio=1)
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("line 11")
    size = ann.get_by_role("button", name="Mute").first.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 40, size
    for page in (ann, ben):
        axe(page)
        page.get_by_role("tab", name="Moves").click()
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_label("Say something").fill("are you there?")
    ben.keyboard.press("Enter")
    expect(ann.locator("[data-test=polite]")).to_contain_text("Ben: are you there?")


def test_what_is_asked_chosen_and_advised_is_told(page: Page) -> None:
    sit(page, "gatsby")
    page.locator(MINE).wait_for()
    expect(page.locator("[data-test=urgent]")).to_contain_text("Your turn: Choose an action.")
    page.locator("[data-test=options] [data-action]").first.click()
    polite = page.locator("[data-test=polite]")
    expect(polite).to_contain_text("Action 1: two tokens in the Cabaret")
    leads = page.locator("[data-test=prompt] .preview").first.inner_text()
    expect(polite).to_contain_text(" ".join(leads.split()))  # what it leads to
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("[data-test=advice]")).to_be_visible()
    expect(polite).to_contain_text("What a good player would do")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=confirm]")).to_have_count(0)
    expect(page.locator("[data-test=urgent]")).not_to_contain_text("Your turn: Choose an action.")


def test_the_keyboard_is_never_lost(page: Page) -> None:
    sit(page, "gatsby")
    page.locator(MINE).wait_for()
    page.locator("[data-test=menu]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-test=menu]")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("[data-test=confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=prompt]")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("[data-test=confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=confirm]")).to_have_count(0)
    expect(page.locator("[data-test=prompt]")).to_be_focused()
    page.locator(MINE).wait_for()
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=options] [aria-pressed=true]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=confirm]")).to_have_count(0)
    page.locator(MINE).wait_for()
    expect(page.locator("body")).not_to_be_focused()
    page.get_by_role("link", name="Home").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Kairo").wait_for()
    page.wait_for_function("() => document.activeElement.matches('main, main h1')")
    page.get_by_role("link", name="Learn").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/learn"))
    page.wait_for_function("() => document.activeElement.matches('main, main h1')")


def test_the_choice_comes_before_the_list(page: Page) -> None:
    sit(page, "gatsby")
    page.locator(MINE).wait_for()
    page.get_by_role("link", name="Go to the choice").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=prompt]")).to_be_focused()
    before = "(a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING"
    order = f"() => ({before})(document.querySelector('#prompt'), document.querySelector('[data-test=options]'))"
    assert page.evaluate(order)


def test_a_link_whose_seat_is_taken_says_so(visit: Opening) -> None:
    ann, ben, eve, fay = visit(), visit(), visit(lang="fr"), visit()
    table = open_table(ann, "/new?game=kairo", "Person", "Open")
    ann.get_by_role("radio", name="Seat 2").click()
    link = ann.get_by_label("Link").input_value()
    ann.locator("[data-seat='2'] [data-test=change-seat]").click()
    ann.get_by_role("dialog").locator("[data-kind=invited]").click()
    expect(ann.get_by_role("dialog")).to_have_count(0)
    fay.goto(f"/t/{table}")
    expect(fay.locator("[data-test=no-seat]")).to_contain_text("Every seat at this table is kept for somebody.")
    expect(fay.get_by_role("heading", name="Invite")).to_have_count(0)
    sit_down(ben, link, "Ben")
    expect(ben.get_by_text("you", exact=True)).to_be_visible()
    eve.goto(link)
    expect(eve.locator("[data-test=no-seat]")).to_contain_text("La place de ce lien est prise")
    expect(eve.get_by_label("Votre nom à cette table")).to_have_count(0)
    axe(eve)
    readable(eve)
    ann.locator("[data-seat='2'] [data-test=change-seat]").click()
    ann.get_by_role("dialog").locator("[data-kind=bot]").click()
    ann.locator("[data-test=board] svg").first.wait_for()
    fay.goto("/")
    fay.goto(link)
    expect(fay.locator("[data-test=mine]")).to_contain_text("This seat is Ben’s")
    fay.locator("[data-test=mine-no]").click()
    expect(fay.get_by_text("You are watching")).to_be_visible()
    assert visit.complaints == [], "a taken seat's link is refused nothing"  # type: ignore[attr-defined]


def test_whoever_is_known_is_asked_before_they_sit(visit: Opening) -> None:
    ann, ben = visit(), visit()
    open_table(ann, "/new?game=gatsby", "Person")
    link = ann.get_by_label("Link").input_value()
    ben.goto("/me")
    ben.get_by_role("textbox", name="Name").fill("   ")
    ben.get_by_role("region", name="Name").get_by_role("button", name="Save").click()
    expect(ben.get_by_text("A name has 1 to 40 letters")).to_be_visible()
    ben.get_by_role("textbox", name="Name").fill("Ben")
    ben.get_by_role("region", name="Name").get_by_role("button", name="Save").click()
    expect(ben.get_by_text("Saved.")).to_be_visible()
    ben.goto(link)
    expect(ben.get_by_label("Your name at this table")).to_have_value("Ben")
    expect(ann.locator("[data-test=waiting]")).to_be_visible()
    ben.get_by_role("button", name="Sit down").click()
    for page in (ann, ben):
        page.locator("[data-test=board] svg").first.wait_for()


def test_a_table_closed_to_watchers_says_so_and_asks_for_nothing(visit: Opening) -> None:
    ann, wat = visit(), visit()
    ann.goto("/")
    table = ann.evaluate(
        MAKE.replace("lots: false", "lots: false, watch: false"), ["gatsby", [{"kind": "me"}, {"kind": "open"}], {}]
    )
    wat.goto(f"/t/{table}")
    expect(wat.locator("[data-test=waiting]")).to_be_visible()
    ann.goto(f"/t/{table}")
    ann.locator("[data-seat='1'] [data-test=change-seat]").click()
    ann.get_by_role("dialog").locator("[data-kind=bot]").click()
    ann.locator("[data-test=board] svg").first.wait_for()
    expect(wat.locator("[data-test=seats-only]")).to_contain_text("Only those who sit at this table may watch.")
    wat.reload()
    expect(wat.locator("[data-test=seats-only]")).to_contain_text("Only those who sit at this table may watch.")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_seat_is_left_after_one_question_and_taken_back_by_one_button(visit: Opening, phone: bool) -> None:
    page, _ = seated(visit, "gatsby")  # the other one does not play: the game waits
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=leave]").click()
    asked = page.get_by_role("dialog", name="Leave my seat to a stand-in")
    expect(asked).to_contain_text("The seat stays yours")
    expect(page.locator("[data-test=away]")).to_have_count(0)
    asked.locator("[data-test=yes]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    away = page.locator("[data-test=away]")
    expect(away).to_contain_text("A stand-in plays for you")
    axe(page)
    page.reload()
    away.locator("[data-test=back]").click()
    expect(away).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "line 1 is not as it should be"), ("fr", "la ligne 1 n’est pas"), ("pl", "z linią 1 jest coś nie tak")],
)
def test_a_file_that_is_no_record_is_refused_in_the_readers_language(visit: Opening, lang: str, said: str) -> None:
    page = visit(lang=lang)
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"no record\n"})
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    forgive(visit, "422")


def test_a_notice_of_a_lost_connection_goes_when_it_is_back(page: Page) -> None:
    sit(page, "gatsby")
    page.locator(MINE).wait_for()
    page.context.set_offline(True)
    page.locator("[data-test=options] [data-action]").first.click()
    page.locator("[data-test=confirm]").click()
    notice = page.get_by_role("alert").filter(has_text="The house cannot be reached just now.")
    expect(notice).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_the_words_of_a_game_fit_a_phone_and_speak_one_language(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/rules/kairo")
    table = page.locator("table[aria-labelledby=words]")
    table.scroll_into_view_if_needed()
    expect(table).to_contain_text({"fr": "six par joueur", "pl": "sześć na gracza"}[lang])
    assert table.evaluate("(t) => t.scrollWidth <= t.parentElement.clientWidth"), "it scrolls sideways"
    readable(page)


def test_the_front_page_in_polish_on_a_small_phone(visit: Opening) -> None:
    page = visit(phone=True, lang="pl")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/")
    link = page.locator("[data-test=about] a")
    expect(link).to_be_visible()
    assert link.evaluate("(a) => Math.max(...[...a.getClientRects()].map((r) => r.right)) <= innerWidth - 8")


def test_my_own_seat_is_in_sight_while_a_table_waits(page: Page) -> None:
    page.set_viewport_size(DESK)
    open_table(page, "/new?game=worlds_fair", "Person")
    expect(page.locator(".plate[data-seat='0']")).to_be_in_viewport(ratio=1)


def test_what_waits_for_me_is_on_the_first_screen_of_a_small_phone(visit: Opening) -> None:
    page = visit(phone=True, lang="fr")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/")
    page.locator("[data-test=play-now]").click()
    page.locator(MINE).wait_for()
    title = page.locator(".bar h1 .short")  # the long name of the fair has a short one here
    assert title.evaluate("(one) => one.getClientRects().length") == 1
    expect(title).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Exposition universelle")
    page.goto("/")
    mine = page.locator("[data-test=waits-for-me]")
    expect(mine).to_be_in_viewport(ratio=1)
    address = mine.get_by_role("link").first.get_attribute("href")
    expect(page.locator(f"a[href='{address}']:visible")).to_have_count(1)  # listed once
    readable(page)
    axe(page)
    mine.get_by_role("link").first.click()
    page.locator(MINE).wait_for()
    page.set_viewport_size(DESK)
    page.goto("/")
    expect(page.locator("aside").get_by_text("On vous attend")).to_be_visible()
    expect(mine).to_be_hidden()
