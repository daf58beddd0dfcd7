"""The house around the tables: doors, new tables, invitations, lists, settings, an app that opens without a network."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.core.game import find
from tests.playthrough import folder
from tests.web.conftest import Opening
from tests.web.visitor import House, axe, readable

ROOT = Path(__file__).parents[2]
PAGES = ["/", "/new", "/new?game=kairo&way=pass", "/tables", "/replays", "/learn", "/me", "/join", "/daily"]
TO_THE_END = """async () => {
  const ask = async (method, path, body) => {
    const headers = {"content-type": "application/json"};
    return (await fetch(path, {method, headers, body: body && JSON.stringify(body)})).json();
  };
  await ask("PUT", "/api/me", {name: "Ada"});
  const id = () => crypto.randomUUID();
  const seats = [{kind: "me"}, {kind: "me", name: "Bea"}];
  const { table } = await ask("POST", "/api/tables", {game: "gatsby", seats, id: id(), lots: false});
  for (let n = 0; n < 400; n++) {
    const { turn } = await ask("GET", `/api/tables/${table.table}`);
    if (turn === null) break;
    const scene = await ask("GET", `/api/tables/${table.table}/scene?seat=${turn}`);
    const { action } = scene.options[n % scene.options.length];
    await ask("POST", `/api/tables/${table.table}/play`, {at: scene.at, action, id: id(), seat: turn});
  }
  localStorage.setItem("parlour.me", JSON.stringify(await ask("GET", "/api/me")));
}"""
PLAY = {"en": "Play now", "fr": "Jouer", "pl": "Zagraj teraz"}


def at_a_table(page: Page) -> str:
    """Wait until the board is there; the table's id."""
    page.locator("[data-test=board] svg").first.wait_for()
    found = re.search(r"/t/([\w-]+)$", page.url)
    assert found, page.url
    return found[1]


def come_by(page: Page, link: str) -> None:
    """By the link of a seat; whoever comes is asked once."""
    page.goto(link)
    sit = page.get_by_role("button", name="Sit down")
    page.locator("[data-test=board] svg").first.or_(sit).first.wait_for()
    if sit.count():
        sit.click()


def fill_seat(page: Page, number: int, kind: str) -> None:
    page.get_by_role("group", name=f"Seat {number}").get_by_role("radio", name=kind).click()


def open_table(page: Page, path: str, *kinds: str) -> str:
    """Set a table with these kinds of seats after mine; its id."""
    page.goto(path)
    for number, kind in enumerate(kinds, 2):
        fill_seat(page, number, kind)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return page.url.rsplit("/", 1)[1]


def test_two_clicks_from_a_cold_start_to_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Kairo").click()
    page.get_by_role("button", name="Play now").click()
    at_a_table(page)
    expect(page.get_by_text(re.compile(r"Guest \d\d")).first).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"), timeout=60_000)


def test_doors_by_keyboard_arrows_walk_and_enter_plays(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="World’s Fair 1893").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Kairo")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Gatsby")).to_be_checked()
    expect(page.get_by_role("radiogroup", name="Bots")).to_have_count(0)
    page.keyboard.press("Enter")
    at_a_table(page)


def test_bots_and_level_are_remembered_by_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radiogroup", name="Bots").get_by_role("radio", name="3").click()
    page.get_by_role("radio", name="4: Expert").click()
    page.get_by_role("radio", name="Kairo").click()
    expect(page.get_by_role("radio", name="2: Regular")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="Kairo")).to_be_checked()
    page.get_by_role("radio", name="World’s Fair 1893").click()
    expect(page.get_by_role("radiogroup", name="Bots").get_by_role("radio", name="3")).to_be_checked()
    expect(page.get_by_role("radio", name="4: Expert")).to_be_checked()


def test_the_language_changes_at_once_and_is_remembered(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.same = true")
    for label, lang in (("Français", "fr"), ("Polski", "pl"), ("English", "en"), ("Français", "fr")):
        page.get_by_role("radio", name=label).click()
        expect(page.get_by_role("button", name=PLAY[lang])).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.evaluate("window.same"), "the page was loaded anew"
    page.get_by_role("button", name="Soir", exact=True).click()
    page.reload()
    expect(page.get_by_role("button", name=PLAY["fr"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_can_be_used_by_everybody(visit: Opening, path: str) -> None:
    for phone, lang, dark in ((False, "en", True), (True, "fr", False), (False, "pl", False)):
        page = visit(phone=phone, lang=lang, dark=dark)
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        axe(page)
        readable(page)
        page.context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_text_of_double_size_is_not_cut(visit: Opening, lang: str) -> None:
    page = visit(lang=lang)
    for path in PAGES:
        page.goto(path)
        page.add_style_tag(content="html { font-size: 200% }")
        page.locator("h1").wait_for()
        readable(page)


def test_several_people_on_one_device(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Gatsby").click()
    page.get_by_role("link", name="Pass one device around").click()
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    table = at_a_table(page)
    seats = page.evaluate("async (t) => (await (await fetch(`/api/tables/${t}`)).json())", table)
    names = [seat["name"] for seat in seats["seats"]]
    assert sorted(names) == ["Ann", "Ben"]
    assert names[0] == ["Ann", "Ben"][seats["drawn"]], "who begins was drawn"
    assert seats["yours"] == [0, 1]


def test_options_pace_and_clock_reach_the_table(page: Page) -> None:
    page.goto("/new?game=kairo")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    fill_seat(page, 2, "Open")
    page.get_by_role("radio", name="Turn by turn").click()
    page.get_by_role("radio", name="Per turn").click()
    page.get_by_role("radio", name="7 days").click()
    page.get_by_role("radio", name="Free choice").click()
    page.get_by_role("switch", name="Anyone may find this table").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-test=waiting]")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    info = page.evaluate("async (t) => (await (await fetch(`/api/tables/${t}`)).json())", table)
    assert (info["live"], info["public"], info["options"]["start"]) == (False, True, "variable")
    assert info["clock"] == {"kind": "turn", "seconds": 604_800, "increment": 0}


def test_a_box_file_is_chosen_for_a_table(visit: Opening, tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('game = "worlds_fair"\nrules = 2\n[start_bonus]\nsecond = ["moon"]\n', "utf-8")
    page = visit()
    page.goto("/new?game=worlds_fair&way=network")
    page.locator("[data-test='box-choice'] input[type=file]").set_input_files(box)
    expect(page.locator("[data-test='box-choice']")).to_contain_text("mine.toml")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("p.problem")).to_contain_text(
        "Line 4 of the box file does not fit the game: start_bonus.second"
    )
    visit.complaints.clear()  # type: ignore[attr-defined]  # the browser notes every refusal
    box.write_text(box.read_text("utf-8").replace("moon", "agriculture"), "utf-8")
    page.locator("[data-test='box-choice'] input[type=file]").set_input_files(box)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-test='box']")).to_contain_text("start_bonus.second")


def test_a_friend_joins_by_link(visit: Opening) -> None:
    ann, ben = visit(), visit(phone=True, lang="fr")
    open_table(ann, "/new?game=gatsby", "Open")
    expect(ann.locator("[data-test=waiting]")).to_be_visible()
    axe(ann)
    readable(ann)
    link = ann.get_by_label("Link").input_value()
    ben.goto(link)
    ben.get_by_label("Votre nom à cette table").fill("Benoît")
    axe(ben)
    readable(ben)
    ben.get_by_role("button", name="M’asseoir", exact=True).click()
    for page in (ann, ben):
        at_a_table(page)
        expect(page.get_by_text("Benoît").filter(visible=True).first).to_be_visible()


def test_a_friend_joins_by_the_link_of_a_seat(visit: Opening) -> None:
    ann, ben = visit(), visit()
    open_table(ann, "/new?game=gatsby", "Person")
    link = ann.get_by_label("Link").input_value()
    assert "#seat=" in link
    come_by(ben, link)
    for page in (ann, ben):
        at_a_table(page)
    assert "#" not in ben.url, "the secret of a seat stays in the address"
    open_table(ann, "/new?game=gatsby", "Person")
    ben.goto(ann.get_by_label("Link").input_value())
    expect(ben.get_by_label("Your name at this table")).not_to_have_value(
        ""
    )  # known here by now, and asked all the same
    ben.get_by_role("button", name="Sit down").click()
    at_a_table(ben)


def test_a_code_or_link_opens_a_table(page: Page) -> None:
    page.goto("/join")
    page.get_by_label("Code or link of a table").fill("not a link of ours!")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="neither a code nor a link")).to_be_visible()
    table = open_table(page, "/new?game=gatsby", "Open")
    page.goto("/")
    page.get_by_label("Code or link of a table").fill(table)
    page.get_by_role("button", name="Join").click()
    expect(page.locator("[data-test=waiting]")).to_be_visible()


def test_phones_are_hands_and_the_screen_shows_the_table(visit: Opening) -> None:
    screen = visit()
    screen.goto("/new?game=gatsby&way=phones")
    screen.get_by_role("button", name="Open on this screen").click()
    expect(screen.get_by_alt_text(re.compile("QR code of seat"))).to_have_count(2)
    axe(screen)
    readable(screen)
    table = screen.url.split("/")[-2]
    tokens = json.loads(screen.evaluate("(t) => localStorage.getItem(`parlour.tokens.${t}`)", table))
    phones = []
    for token in tokens.values():
        phone = visit(phone=True)
        phone.goto(f"/t/{table}#seat={token}")
        sit = phone.get_by_role("button", name="Sit down")
        phone.locator("[data-test=board] svg").first.or_(sit).or_(phone.locator("[data-test=waiting]")).first.wait_for()
        if sit.count():
            sit.click()
        phones.append(phone)
    for page in (screen, *phones):
        page.locator("[data-test=board] svg").first.wait_for()
    screen.get_by_role("button", name="Watch or come back").click()
    expect(screen.get_by_role("dialog").get_by_alt_text("QR code of the link")).to_be_visible()


def test_my_tables_wait_for_me_first(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Gatsby").click()
    page.get_by_role("button", name="Play now").click()
    at_a_table(page)
    expect(page).to_have_title(re.compile("Your turn"), timeout=60_000)
    open_table(page, "/new?game=gatsby", "Open")
    page.goto("/tables")
    expect(page.get_by_role("region", name="Waiting for you").get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("region", name="Waiting for players").get_by_role("link")).to_have_count(1)
    axe(page)
    page.goto("/")
    expect(page.get_by_role("complementary", name="Tables and replays").get_by_text("Your turn")).to_be_visible()
    axe(page)
    readable(page)


def test_a_record_is_brought_and_stands_among_the_replays(visit: Opening) -> None:
    page = visit()
    record = folder(find("gatsby")) / "2-greedy-1.record"
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(ROOT / "README.md")
    expect(page.get_by_role("alert").filter(has_text="cannot be replayed")).to_be_visible()
    visit.complaints.clear()  # type: ignore[attr-defined]  # the browser notes every refusal
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url(re.compile(r"/r/[\w-]+$"))
    page.goto("/replays")
    expect(page.get_by_role("region", name="Records you brought").get_by_role("link")).to_have_count(1)
    axe(page)
    readable(page)


def test_a_finished_game_stands_among_my_replays(page: Page) -> None:
    page.goto("/")
    page.evaluate(TO_THE_END)
    page.goto("/replays")
    row = page.get_by_role("region", name="My games").get_by_role("link")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile("Won by (Ada|Bea)"))
    expect(row.get_by_role("img", name=re.compile("Scores"))).to_be_visible()
    axe(page)
    page.goto("/")
    expect(page.get_by_role("complementary").get_by_text(re.compile("Won by (Ada|Bea)"))).to_be_visible()
    axe(page)
    readable(page)


def test_a_name_a_second_device_and_being_forgotten(visit: Opening) -> None:
    page, other = visit(), visit(phone=True)
    page.goto("/me")
    page.get_by_role("textbox", name="Name").fill("Zoé")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("heading", name="Zoé")).to_be_visible()
    page.get_by_role("button", name="Make a personal link").click()
    link = page.get_by_label("Link").input_value()
    other.goto(link)
    expect(other.get_by_text("Welcome back, Zoé")).to_be_visible()
    assert "#" not in other.url, "the secret stays in the address"
    other.goto("/")
    expect(other.get_by_role("heading", level=1)).to_contain_text("Zoé")
    research = page.get_by_role("switch", name="My finished games may be used")
    expect(research).to_have_attribute("aria-checked", "false")  # nobody is asked to say no
    research.press("Enter")
    expect(page.get_by_text("Thank you")).to_be_visible()
    page.reload()
    expect(research).to_have_attribute("aria-checked", "true")
    research.click()
    expect(page.get_by_text("left out from now on")).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_text("Nothing is known of you any more")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Zoé")


def test_the_house_opens_without_a_network(browser: Browser, house: House) -> None:
    context = browser.new_context(base_url=house.url, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("async () => !!(await caches.match('/')) && !!navigator.serviceWorker.controller")
    kept = page.evaluate(
        "async () => (await (await caches.open('parlour-shell')).keys()).map((r) => new URL(r.url).pathname)"
    )
    assert not [path for path in kept if path.startswith("/api")]
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("cannot be reached just now")).to_be_visible()
    page.get_by_role("link", name="My tables").click()
    expect(page.get_by_role("heading", name="My tables", level=1)).to_be_visible()
    context.close()


def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    sizes = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src, sizes }) => {
             const image = new Image();
             image.src = src;
             await image.decode();
             return sizes === "any" || `${image.naturalWidth}x${image.naturalHeight}` === sizes;
           }))""",
        manifest["icons"],
    )
    assert all(sizes)
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    assert manifest["display"] == "standalone"
