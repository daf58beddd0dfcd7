"""The house at its smallest: nothing is set in less than twelve pixels, and what is touched is forty wide and high."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from parlour.games import find, games
from tests.web.conftest import Opening
from tests.web.moments import greedy_games, sit_where
from tests.web.visitor import MAKE, choose_from_list, my_turn_or_over, readable, sit

LOOKS = 30  # before something is said to be too small
SIZES = {"small": (360, 640), "sideways": (844, 390), "twice": (640, 360)}  # the last is 1280 × 720 at 200 %
# every text that is seen, as large as it is drawn; a drawing that is a picture of something has its name instead
LETTERS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const from = walk.currentNode.parentElement;
    if (!text || from.closest(".sr, script, style, [aria-hidden=true], svg[role=img], [data-decor]")) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(from);
    if (!box.width || style.visibility === "hidden" || style.opacity === "0") continue;
    const scale = from instanceof SVGElement ? Math.abs(from.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(style.fontSize) * scale;
    const kind = from.className?.baseVal ?? from.className;
    if (size < 11.9) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)} (${kind})`);
  }
  return [...new Set(found)];
}"""
TARGETS = """() => {
  // not what stands in a line of text: a paragraph's number in the log
  const touched = "button:not(.cite), summary, select, input:not([type=file]), [role=tab], [role=switch], a.btn, "
    + "nav a, a.more, a.text-link";
  return [...new Set([...document.querySelectorAll(touched)].flatMap((one) => {
    const {width, height} = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!width || !height || style.visibility === "hidden" || one.disabled) return [];
    if (one.closest(".sr, .skip, [data-test=board] svg")) return [];
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30);
    const size = [width, height].map(Math.round).join(" × ");
    return width < 39.99 || height < 39.99 ? [`${size}: ${name} (${one.className})`] : [];
  }))];
}"""


def small(page: Page) -> list[str]:
    """What is too small to be read or touched, once a board has found its plan for the room it has now."""
    found: list[str] = []
    for _ in range(LOOKS):
        found = [*page.evaluate(LETTERS), *page.evaluate(TARGETS)]
        if not found:
            break
        page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("game", games())
def test_a_table_can_be_read_and_touched_at_every_size(visit: Opening, game: str) -> None:
    page = visit(phone=True)
    sit(page, game, bots=find(game).seats[-1] - 1)
    found: dict[str, list[str]] = {}
    my_turn_or_over(page)
    choose_from_list(page, random.Random(3))
    my_turn_or_over(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#tab-moves").click()
        found[f"{size}: my turn"] = small(page)
        page.locator("[data-test=options] [data-action]").first.click()
        page.locator("[data-test=confirm]").wait_for()
        found[f"{size}: chosen"] = small(page)
        page.locator("[data-test=cancel]").click()
        for tab in page.get_by_role("tab").all():
            tab.click()
            found[f"{size}: {tab.inner_text()}"] = small(page)
            if page.locator("[data-test=choose-emote]").count():
                page.locator("[data-test=choose-emote]").click()
                found[f"{size}: emotes"] = small(page)
                page.keyboard.press("Escape")
        page.locator("[data-test=menu]").click()
        page.get_by_role("dialog").wait_for()
        found[f"{size}: menu"] = small(page)
        readable(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    found = {where: what for where, what in found.items() if what}
    assert not found, json.dumps(found, indent=1)


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_a_game_is_begun_from_the_first_screen_of_a_small_phone(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.set_viewport_size({"width": 375, "height": 667})
    page.goto("/")
    expect(page.locator("[data-test=play-now]")).to_be_in_viewport(ratio=1)
    tall = """() => {  // in pixels, what a finger may touch of the link to the lesson
      const link = document.querySelector("[data-test=about] a");
      const {left, top, width} = link.getBoundingClientRect();
      const lines = Array.from({length: 120}, (_, line) => top - 40 + line);
      return lines.filter((y) => document.elementFromPoint(left + width / 2, y) === link).length;
    }"""
    assert page.evaluate(tall) >= 40


def test_the_house_can_be_read_and_touched_at_every_size(visit: Opening) -> None:
    page = visit(phone=True)
    page.goto("/")
    table = page.evaluate(MAKE, ["kairo", [{"kind": "me"}, {"kind": "open"}], {}])
    found = {}
    for path in (
        "/",
        "/new?game=kairo",
        f"/t/{table}",
        "/tables",
        "/replays",
        "/learn",
        "/learn/gatsby",
        "/me",
        "/join",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            readable(page)
            if what := small(page):
                found[f"{size}: {path}"] = what
    assert not found, json.dumps(found, indent=1)


@pytest.mark.parametrize("lang", ["en", "fr"])  # words of French make the widest buttons
def test_figures_are_played_by_a_finger_on_the_smallest_phones(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    sit_where(page, greedy_games("worlds_fair"), lambda table, at: table.actions[at].write().startswith("play "))
    buttons = page.locator("[data-test=board] .button rect[data-action]")
    expect(buttons.first).to_be_attached()
    for width, height in ((360, 640), (375, 667), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """([width]) => {
              const sizes = [...document.querySelectorAll("[data-test=board] .button rect[data-action]")]
                .map((one) => one.getBoundingClientRect());
              return innerWidth === width && sizes.length && sizes.every((one) => one.height >= 40 && one.width >= 40);
            }""",
            arg=[width],
        )
        readable(page)
