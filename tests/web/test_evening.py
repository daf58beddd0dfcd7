"""An evening at the table: nothing that is told is cut, nothing that is read is hidden, every state has a way on."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games import find, games
from tests.web.asking import ASK
from tests.web.conftest import Opening
from tests.web.moments import greedy_games, sit_where
from tests.web.visitor import MAKE, choose_from_list, my_turn_or_over, readable, sit

SIZES = {"small": (360, 640), "phone": (375, 667), "sideways": (844, 390), "desk": (1280, 800)}
ENOUGH = 4  # sentences
# every sentence of what others do that was cut, or not wholly in sight
CAPTIONS = """() => {
  window.told = 0;
  window.cut = [];
  const look = () => {
    for (const one of document.querySelectorAll("[data-test=caption]")) {
      const { top, bottom, height } = one.getBoundingClientRect();
      if (!one.textContent.trim() || !height) continue;
      window.told += 1;
      const whole = one.scrollHeight <= one.clientHeight + 2 && top >= 0 && bottom <= innerHeight;
      if (!whole) window.cut.push(one.textContent.trim());
    }
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
    subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("size", ["small", "sideways", "desk"])
@pytest.mark.parametrize("game", games())
def test_no_sentence_of_what_others_do_is_cut(visit: Opening, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(phone=width < 900, lang="fr", pace="quick")
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(f"({CAPTIONS})()")
    sit(page, game, bots=find(game).seats[-1] - 1)
    chance = random.Random(2)
    told = 0
    for _ in range(30):
        assert my_turn_or_over(page)
        told = page.evaluate("window.told")
        if told >= ENOUGH:
            break
        choose_from_list(page, chance)
    assert told >= ENOUGH
    assert page.evaluate("window.cut") == []


# marks that lie on something that is read
HIDDEN = """() => {
  const stage = document.getElementById("board");
  const edge = stage.getBoundingClientRect();
  const marks = [...document.querySelectorAll("i.mark")].map((one) => one.getBoundingClientRect())
    .filter((mark) => mark.top < edge.bottom && mark.bottom > edge.top);
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.textContent.trim() || node.parentElement.closest(".sr, [data-decor], [data-test=marks]")) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const lean = 0.2 * box.height;
      if (box.width && marks.some((mark) => mark.left < box.right - 1 && mark.right > box.left + 1
          && mark.top < box.bottom - lean && mark.bottom > box.top + lean)) found.push(node.textContent.trim());
    }
  }
  return marks.length ? found : null;
}"""


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("game", games())
def test_no_mark_hides_a_number_or_a_letter(visit: Opening, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(phone=width < 900)
    page.set_viewport_size({"width": width, "height": height})
    sit(page, game, bots=find(game).seats[-1] - 1)
    chance = random.Random(7)
    looked = 0
    for _ in range(30):
        assert my_turn_or_over(page)
        if page.locator("i.mark").count():
            page.wait_for_function(f"() => ({HIDDEN})()?.length === 0")
            looked += 1
        if looked == 3:
            break
        choose_from_list(page, chance)
    assert looked == 3


PRINT = """() => [...document.querySelectorAll(".bazaar text:not([data-decor])")].flatMap((one) => {
  const size = parseFloat(getComputedStyle(one).fontSize) * Math.abs(one.getScreenCTM().a);
  return size < 11.9 ? [`${one.textContent}: ${size.toFixed(1)}`] : [];
})"""


@pytest.mark.parametrize("size", SIZES)
def test_all_print_on_the_bazaar_can_be_read(visit: Opening, size: str) -> None:
    width, height = SIZES[size]
    page = visit(phone=width < 900)
    page.set_viewport_size({"width": width, "height": height})
    sit_where(page, greedy_games("kairo"), lambda table, at: table.actions[at].write() == "lure" and at > 60)
    page.locator(".bazaar text").first.wait_for(state="attached")
    page.wait_for_function(f"() => ({PRINT})().length === 0")
    page.locator('[data-test=options] [data-action="lure"]').click()
    expect(page.locator("[data-test=confirm]")).to_be_visible()
    page.wait_for_function(f"() => ({PRINT})().length === 0")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_lure_shows_its_ways_and_gains_from_the_first_choice_on(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.set_viewport_size({"width": 375, "height": 667})
    sit_where(page, greedy_games("kairo"), lambda table, at: table.actions[at].write() == "lure" and at > 60)
    preview, ways = page.locator("[data-test=kairo-preview]"), page.locator(".bazaar polyline.drift")
    for choice in ("lure", "customer ", "cell "):
        page.locator(f'[data-test=options] [data-action^="{choice}"]').first.click()
        expect(preview).to_contain_text("+")  # what somebody gains
        expect(ways.first).to_be_attached()
        readable(page)
        page.locator("[data-test=confirm]").click()
        expect(page.locator("[data-test=confirm]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_swap_says_what_is_given_what_comes_and_what_is_left_to_choose(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.set_viewport_size({"width": 375, "height": 667})
    action = sit_where(page, greedy_games("gatsby"), lambda table, at: table.actions[at].write().startswith("swap "))
    preview = page.locator(".preview li")
    page.locator(f'[data-test=options] [data-action="{action}"]').click()
    expect(preview).to_have_count(2)
    expect(preview.last).to_contain_text("1")  # of Bot 1: theirs is still to be chosen
    readable(page)
    page.locator("[data-test=confirm]").click()
    theirs = page.locator('[data-test=options] [data-action^="with "]')
    theirs.first.click()
    expect(preview.first).to_contain_text("1")
    readable(page)


def tops(page: Page) -> Any:
    """Where the doors are."""
    return page.locator("[role=radio][data-game]").evaluate_all(
        "all => all.map((one) => [one.dataset.game, Math.round(one.getBoundingClientRect().bottom)])"
    )


def test_the_doors_keep_their_places(visit: Opening) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": 375, "height": 667})
    page.goto("/")
    page.evaluate("async () => {" + ASK + "  await ask('PUT', '/api/me', {name: 'Ada'}); }")
    for game in games():
        page.goto("/")
        page.locator(f"[role=radio][data-game={game}]").click()
        lefts = page.locator("[role=radio][data-game]").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().left)"
        )
        assert lefts == sorted(lefts), f"{game} is chosen"
    page.goto("/")
    expect(page.locator("h1")).to_contain_text("Ada")
    before = tops(page)
    page.evaluate(MAKE, ["kairo", [{"kind": "me"}, {"kind": "bot", "level": 1}], {}])
    page.goto("/")
    expect(page.locator("[data-test=waits-for-me]")).to_be_in_viewport(ratio=1)
    assert tops(page) == before


SIT_DOWN = (
    "async (table) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Bob"});
  await ask("POST", `/api/tables/${table}/join`, {});
}"""
)


def test_whoever_is_left_is_told_so_and_ends_the_game_as_its_winner(visit: Opening) -> None:
    ann, bob = visit(), visit(phone=True)
    bob.set_viewport_size({"width": 375, "height": 667})
    ann.goto("/")
    table = ann.evaluate(MAKE, ["gatsby", [{"kind": "me"}, {"kind": "open"}], {}])
    bob.goto("/")
    bob.evaluate(SIT_DOWN, table)
    ann.goto(f"/t/{table}")
    bob.goto(f"/t/{table}")
    bob.locator("[data-test=board] [data-at]").first.wait_for()
    ann.locator("[data-test=menu]").click()
    ann.locator("[data-test=resign]").click()
    ann.locator("[data-test=yes]").click()
    notice = bob.locator("[data-test=resigned]")
    expect(notice).to_contain_text("Ada has resigned")
    readable(bob)
    notice.locator("[data-test=conclude]").click()
    bob.locator("[data-test=yes]").click()
    expect(bob.locator(f"a[href='/t/{table}']").first).to_contain_text("You have won")


def test_signing_in_has_a_way_on_when_the_house_does_not_answer(visit: Opening) -> None:
    page = visit(phone=True)
    page.route("**/api/sign-in*", lambda route: route.abort("internetdisconnected"))
    page.goto("/sign-in")
    again = page.locator("[data-test=look-again]")
    expect(again).to_be_visible()
    page.unroute("**/api/sign-in*")
    again.click()
    expect(again).to_have_count(0)
    expect(page.locator("[data-test=to-me]")).to_be_visible()
