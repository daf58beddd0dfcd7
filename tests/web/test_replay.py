"""A finished game looked back at: scrubbed, stepped, from any seat, analysed, played on; and the score sheet."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.core.game import find
from parlour.core.record import read_file
from parlour.core.table import Table
from parlour.text.catalog import LANGUAGES
from tests.boxes import BOXES
from tests.playthrough import folder, house, records
from tests.web.asking import ASK
from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

NAMES = ["Marta", "Iwo", "Pearl", "Zoé"]
GAMES = [  # with all seats taken and with the fewest, in turn
    f"{game.id}/{path.stem}"
    for at, game in enumerate(house())
    for path in [path for path in records(game) if path.stem.startswith(f"{game.seats[at % 2 - 1]}-greedy")][-1:]
]
SMALL = "worlds_fair/2-greedy-1"
UPLOAD = (
    "async (record) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Marta"});
  return (await ask("POST", "/api/records", {record})).replay;
}"""
)


PLAY = (
    "async () => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ada"});
  const seats = [{kind: "bot", level: 1}, {kind: "me"}];
  const {table} = await ask("POST", "/api/tables", {game: "worlds_fair", seats, lots: false, id: crypto.randomUUID()});
  for (;;) {
    const scene = await ask("GET", `/api/tables/${table.table}/scene?seat=1`);
    if (scene.outcome) return table.table;
    if (scene.options.length === 0) await new Promise((again) => setTimeout(again, 40));
    else {
      const {action} = scene.options[scene.at % scene.options.length];
      await ask("POST", `/api/tables/${table.table}/play`, {at: scene.at, action, id: crypto.randomUUID(), seat: 1});
    }
  }
}"""
)


def record_of(game: str) -> str:
    """A golden record, with names."""
    id, name = game.split("/")
    head, rest = (folder(find(id)) / f"{name}.record").read_text("utf-8").split("\n", 1)
    told = json.loads(head)
    return json.dumps({**told, "names": NAMES[: told["seats"]]}) + "\n" + rest


def test_an_old_record_says_by_which_rules_it_was_played(visit: Opening) -> None:
    page = visit()
    page.goto("/")
    old = records(find("worlds_fair").edition(1))[0].read_text("utf-8")
    page.goto(f"/r/{page.evaluate(UPLOAD, old)}")
    told = page.locator("[data-test=rules]")
    expect(told).to_have_text(re.compile("played by version 1 of the rules; the newest is 3"))
    table = Table("worlds_fair", 2, 7, box=BOXES["worlds_fair"])
    while table.turn is not None:
        table.play(table.legal()[0])
    page.goto(f"/r/{page.evaluate(UPLOAD, table.record.write())}")
    expect(page.locator("[data-test=box]")).to_contain_text(table.game.box)
    expect(told).to_have_count(0)


def moves_of(game: str) -> int:
    """How many actions the record has: its lines, less the first and the outcome."""
    return len(record_of(game).strip().split("\n")) - 2


def look_back(page: Page, game: str, query: str = "") -> str:
    """Upload a game and open its replay; its id."""
    page.goto("/")
    replay = str(page.evaluate(UPLOAD, record_of(game)))
    page.goto(f"/r/{replay}{query}")
    page.locator("[data-test=board] svg").first.wait_for()
    return replay


def at(page: Page, move: int) -> None:
    """Wait until the board shows this move, and everything else says so."""
    page.locator("[data-test=replay]").wait_for()
    expect(page.locator("[data-test=replay]")).to_have_attribute("data-move", str(move))
    expect(page.locator("[data-test=river]")).to_have_attribute("aria-valuenow", str(move))
    expect(page.locator("[data-test=move]")).to_contain_text(str(move))


def test_a_game_is_stepped_through(page: Page) -> None:
    replay, last = look_back(page, SMALL), moves_of(SMALL)
    at(page, 0)
    page.locator("[data-test=forward]").click()
    page.locator("[data-test=forward]").click()
    at(page, 2)
    page.locator("[data-test=back]").click()
    at(page, 1)
    page.locator("[data-test=last]").click()
    at(page, last)
    expect(page.locator("[data-test=fork]")).to_be_disabled()
    expect(page.locator("[data-seat] .tag").first).to_contain_text("won")
    page.locator("[data-test=first]").click()
    at(page, 0)
    page.wait_for_url(f"**/r/{replay}?move=0&seat=-1")
    page.goto(f"/r/{replay}?move=7&seat=1")
    at(page, 7)
    expect(page.locator("[data-test=eyes]")).to_have_value("1")


def test_a_game_is_stepped_through_by_keys(page: Page) -> None:
    look_back(page, SMALL)
    last = moves_of(SMALL)
    at(page, 0)
    for key, move in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, move)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-test=river]")).to_have_attribute("aria-valuetext", re.compile("round 2"))
    page.keyboard.press("Shift+ArrowLeft")
    at(page, 0)
    page.locator("[data-test=river]").focus()
    page.keyboard.press("ArrowUp")
    at(page, 1)
    page.keyboard.press("Space")
    expect(page.locator("[data-test=play]")).to_have_accessible_name("Pause")
    expect(page.locator("[data-test=replay]")).to_have_attribute("data-move", "3")
    page.keyboard.press("Space")
    expect(page.locator("[data-test=play]")).to_have_accessible_name("Play")


def test_a_game_without_rounds_is_stepped_by_tens(page: Page) -> None:
    look_back(page, "gatsby/2-greedy-1", "?move=3")
    page.keyboard.press("Shift+ArrowRight")
    at(page, 13)
    page.keyboard.press("Shift+ArrowLeft")
    at(page, 3)


def test_a_game_is_scrubbed_by_the_pointer(page: Page) -> None:
    look_back(page, SMALL)
    last = moves_of(SMALL)
    box: Any = page.locator("[data-test=river]").bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] * (last // 2) / last, middle)
    page.mouse.down()
    at(page, last // 2)
    page.mouse.move(box["x"] + box["width"] + 40, middle, steps=6)
    at(page, last)
    page.mouse.move(box["x"] - 40, middle, steps=6)
    page.mouse.up()
    at(page, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_seen_from_every_seat(page: Page, game: str) -> None:
    look_back(page, game, "?move=20&seat=-1")
    at(page, 20)
    for seat in range(int(re.findall(r"/(\d)", game)[0])):
        page.locator("[data-test=eyes]").select_option(str(seat))
        expect(page.locator("[data-test=replay]")).to_have_attribute("data-eyes", str(seat))
        at(page, 20)
    page.locator("[data-test=eyes]").select_option("-1")
    expect(page.locator("[data-test=replay]")).to_have_attribute("data-eyes", "-1")


def test_the_log_leads_to_every_move(page: Page) -> None:
    look_back(page, SMALL, "?move=30")
    page.locator("[data-test=tab-log]").click()
    log = page.locator("[data-test=replay-log]")
    expect(log.locator("[aria-current]")).to_be_in_viewport()
    log.get_by_role("button").nth(5).click()
    at(page, 5)
    expect(log.locator("[aria-current]")).to_contain_text("5")


def test_a_game_is_played_on_from_a_point(page: Page) -> None:
    look_back(page, SMALL, "?move=10&seat=1")
    page.locator("[data-test=fork]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Play on from move 10")
    axe(page)
    dialog.get_by_role("radio", name="Newcomer").click()
    dialog.locator("[data-test=fork-go]").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-test=board] svg").first.wait_for()
    expect(page.locator("[data-test=prompt][data-mine=true]")).to_be_visible()


def test_a_game_of_mine_is_seen_with_my_eyes(page: Page) -> None:
    page.goto("/")
    table = page.evaluate(PLAY)
    page.goto(f"/t/{table}")
    sheet = page.locator("[data-test=score-sheet]")
    sheet.wait_for()
    expect(sheet.locator("[data-test=headline]")).to_contain_text("wins")
    expect(sheet.locator("tfoot td")).to_have_count(2)
    expect(sheet.locator(".end.won")).to_be_visible()
    axe(page)
    page.goto(f"/r/{table}")
    at(page, 0)
    expect(page.locator("[data-test=eyes]")).to_have_value("1")
    expect(page.locator("[data-seat='1']")).to_contain_text("Ada")
    page.keyboard.press("End")
    expect(page.locator("[data-seat] .tag")).to_contain_text("won")


def test_the_record_is_downloaded_and_the_link_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = look_back(page, SMALL, "?move=4")
    with page.expect_download() as download:
        page.locator("[data-test=download]").click()
    text = download.value.path().read_text("utf-8")
    assert text.startswith('{"parlour":1,"game":"worlds_fair"')
    page.locator("[data-test=copy]").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/r/{replay}?move=4&seat=-1")


ABOVE = """() => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect();
  const [dock, pane] = [".dock", "[data-test^=pane-]"].map(boxOf);
  return Math.min(pane.bottom, dock.top) - pane.top > 60;
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "lang"), [(game, LANGUAGES[at % len(LANGUAGES)]) for at, game in enumerate(GAMES)])
def test_a_replay_reads_well(visit: Opening, game: str, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=lang, dark=lang == "fr")
    look_back(page, game, "?move=20&seat=0")
    at(page, 20)
    readable(page)
    axe(page)
    if not phone:
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for tab in ("log", "luck"):
        page.locator(f"[data-test=tab-{tab}]").click()
        if phone:  # what was asked for comes into sight above the dock
            page.wait_for_function(ABOVE)
        readable(page)
    axe(page)
    page.locator("[data-test=open-sheet]").click()
    sheet = page.locator("[data-test=score-sheet]")
    expect(sheet.locator("tfoot td").first).to_be_visible()
    readable(page)
    axe(page)
    if phone:
        page.set_viewport_size({"width": 375, "height": 667})
        page.keyboard.press("Escape")
        page.locator("#tab-analysis").click()
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        covered = """() => {
          const dock = document.querySelector(".dock").getBoundingClientRect().top;
          const feet = [...document.querySelectorAll(".side .btn")].map((one) => one.getBoundingClientRect().bottom);
          return feet.filter((foot) => foot > dock).length;
        }"""
        page.wait_for_function(f"() => ({covered})() === 0")


def test_the_score_sheet_tells_who_won_why_and_how(page: Page) -> None:
    outcome = read_file(folder(find("worlds_fair")) / "4-greedy-3.record").outcome
    assert outcome is not None
    winner, scores = NAMES[outcome.ranks.index(1)], sorted(outcome.scores)
    look_back(page, "worlds_fair/4-greedy-3")
    page.locator("[data-test=open-sheet]").click()
    sheet = page.locator("[data-test=score-sheet]")
    expect(sheet.locator("[data-test=headline]")).to_have_text(f"{winner} wins by {scores[-1] - scores[-2]}.")
    expect(sheet).to_contain_text("The last scoring phase ended the game.")
    table = sheet.get_by_role("table")
    by_source = table.locator("tbody").first.locator("tr")
    totals = [int(text) for text in table.locator("tfoot td").all_inner_texts()]
    points = [[int(re.sub(r"\D", "", text)) for text in row.locator("td").all_inner_texts()] for row in by_source.all()]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    expect(sheet.locator(".end.won")).to_contain_text(f"{winner} {scores[-1]}")
    expect(sheet.locator(".note")).to_contain_text(winner)
    sheet.get_by_text("The numbers").click()
    expect(sheet.get_by_role("region").get_by_role("row")).to_have_count(moves_of("worlds_fair/4-greedy-3") + 2)


def test_the_language_changes_in_place(page: Page) -> None:
    look_back(page, SMALL, "?move=12&seat=1")
    at(page, 12)
    for lang, name, word in [("pl", "Polski", "Ruch 12"), ("fr", "Français", "Coup 12"), ("pl", "Polski", "Ruch 12")]:
        page.get_by_role("radio", name=name).click()
        expect(page.locator("[data-test=move]")).to_contain_text(word, timeout=240_000)
        at(page, 12)
        expect(page.locator("[data-test=eyes]")).to_have_value("1")
        assert page.evaluate("() => document.documentElement.lang") == lang
        readable(page)


def test_a_lost_connection_is_said_and_made_good(page: Page) -> None:
    look_back(page, SMALL)
    at(page, 0)
    page.context.set_offline(True)
    page.keyboard.press("End")
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    page.context.set_offline(False)
    at(page, moves_of(SMALL))
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)


def test_large_text_is_not_lost(page: Page) -> None:
    look_back(page, "worlds_fair/4-greedy-3", "?move=20")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    readable(page)
    page.locator("[data-test=tab-log]").click()
    expect(page.locator("[data-test=replay-log]")).to_be_visible()


def test_what_is_no_game_is_said_so(visit: Opening) -> None:
    page = visit()
    page.goto("/r/nothing-there")
    expect(page.get_by_role("heading")).to_be_visible()
    visit.complaints.clear()  # type: ignore[attr-defined]  # the browser's own word on 404
