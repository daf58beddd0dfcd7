"""Following the others: my move to its end, a line a turn, watching again, marks, scorings, stillness, arrival."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.core.table import Table
from parlour.games import find, games
from tests.web.conftest import Opening
from tests.web.moments import golden_games, greedy_games, sit_where, tells
from tests.web.scrolling import a_board_that_scrolls_shows_where_something_happened
from tests.web.visitor import MAKE, axe, choose_from_list, my_turn_or_over, readable, sit

STEPS = """() => {
  window.steps = [];
  let last = "";
  new MutationObserver(() => {
    const table = document.querySelector(".table[data-moving]");
    if (!table) return;
    const { moving, shown } = table.dataset;
    if (`${moving} ${shown}` === last) return;
    last = `${moving} ${shown}`;
    const board = document.getElementById("board");
    const old = document.getAnimations().filter((one) => one.playState === "running" && one.currentTime > 80
      && one.effect.getComputedTiming().iterations < 99 && board.contains(one.effect.target));
    window.steps.push({ moving, shown: Number(shown), old: old.length });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-moving", "data-shown"],
                         childList: true });
}"""
HEARD = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector("[data-test=polite]")?.textContent.trim();
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
# every message twice, and pairs of them the wrong way round; the log is fetched late, when the socket has told more
UNRULY = """() => {
  const whole = window.WebSocket;
  window.WebSocket = class extends whole {
    set onmessage(hear) {
      let kept = null;
      super.onmessage = (told) => {
        if (kept) { hear(told); hear(kept); hear(told); kept = null; }
        else { kept = told; setTimeout(() => { if (kept === told) { kept = null; hear(told); hear(told); } }, 30); }
      };
    }
  };
  const fetched = window.fetch;
  window.fetch = async (path, how) => {
    if (String(path).includes("/told")) await new Promise((resolve) => setTimeout(resolve, 400));
    return fetched(path, how);
  };
}"""
# plays whatever is offered, goes on with whatever is told, until the result is there
TO_THE_END = """async () => {
  const titles = [];
  let both = 0;
  for (let step = 0; step < 20000; step++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [telling, sheet] = ["telling", "sheet"].map((name) => document.querySelector(`[data-test=${name}]`));
    if (telling && sheet) both += 1;
    if (telling) {
      const title = telling.querySelector("h2").textContent;
      if (titles.at(-1) !== title) titles.push(title);
      document.querySelector("[data-test=tell-next]").click();
    } else if (sheet) break;
    else if (document.querySelector("[data-test=prompt][data-mine=true]"))
      document.querySelector("[data-test=options] [data-action]")?.click();
  }
  return { titles, both };
}"""
MINE = "[data-test=prompt][data-mine=true]"


def shown(page: Page) -> int:
    """The last entry of the log that is seen."""
    return int(page.locator(".table").get_attribute("data-shown") or -1)


@pytest.mark.parametrize("pace", ["instant", "quick", "natural"])
def test_my_move_is_seen_to_its_end_before_others_begin(visit: Opening, pace: str) -> None:
    page = visit(motion=True, pace=pace)
    page.add_init_script(f"({STEPS})()")
    mine: set[int] = set()  # the entries of the log that are my own

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "told" and told["happened"]["seat"] == told["scene"]["seat"]:
            mine.add(told["happened"]["at"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    sit(page, "worlds_fair", bots=1)
    chance = random.Random(1893)
    steps: list[dict[str, Any]] = []
    begun: list[int] = []
    for _ in range(20):
        my_turn_or_over(page)
        steps = page.evaluate("window.steps")
        begun = [at for at, step in enumerate(steps) if step["moving"] == "me"]
        if len(begun) >= 4:
            break
        choose_from_list(page, chance)
    assert len(begun) >= 4, steps
    for at in begun:
        later = (step for step in steps[at + 1 :] if step["shown"] > steps[at]["shown"])
        follows = next(later, None)
        # my own choices follow at once, and one that shows nothing (a supporter lifted) moves nobody
        assert follows is None or follows["old"] == 0 or follows["shown"] in mine, (steps[at], follows, mine)
    assert mine, "no entry of mine was heard"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_since_my_turn_has_a_line_for_each_turn_and_can_be_watched_again(visit: Opening, phone: bool) -> None:
    page = visit(phone=phone)
    sit(page, "worlds_fair", bots=3)
    choose_from_list(page, random.Random(4))
    while shown(page) < 2 or not page.locator(MINE).count():
        page.wait_for_timeout(100)
    lines = page.locator("[data-test=since-turn]")
    if phone:  # folded: the moves are in reach; the numbers of the list are keys, and there are none
        expect(lines).to_have_count(0)
        expect(page.locator("[data-test=options] [data-action]").first).to_be_attached()
        expect(page.locator("[data-test=options] kbd")).to_have_count(0)
        page.locator("[data-test=since] [data-test=fold]").click()
    expect(lines).to_have_count(3)
    for bot, line in enumerate(lines.all_inner_texts(), start=1):
        assert f"Bot {bot} places" in line
        assert f"Bot {bot} takes" in line or f"Bot {bot} collects" in line or "." in line
    readable(page)
    now = shown(page)
    board = page.locator("[data-test=board] [data-at]").first
    page.locator("[data-test=watch]").click()
    watching = page.locator("[data-test=watching]")
    expect(watching).to_be_visible()
    expect(page.locator("#tab-log")).to_have_count(0 if phone else 1)  # a phone gives the board all the room
    assert int(board.get_attribute("data-at") or 0) < now
    axe(page)
    page.locator("[data-test=pause]").click()
    before = int(board.get_attribute("data-at") or 0)
    page.locator("[data-test=ahead]").click()
    page.wait_for_function("(at) => document.querySelector('[data-test=board] [data-at]').dataset.at > at", arg=before)
    page.locator("[data-test=enough]").click()
    expect(watching).to_have_count(0)
    expect(board).to_have_attribute("data-at", str(now))
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator("[data-marked]").first).to_be_attached()
    palace = page.locator("[data-test=board]").get_by_role("button", name=re.compile("^Agriculture"))
    palace.dispatch_event("pointerdown", {"bubbles": True})
    expect(page.locator("[data-marked]")).to_have_count(0)
    if phone:
        palace.tap()
        expect(page.locator("[data-test=confirm]")).to_be_visible()
        expect(page.locator("[data-test=touched]")).to_have_count(0)  # a touch tells nothing that is past
        a_board_that_scrolls_shows_where_something_happened(page)


def test_it_can_be_watched_again_after_a_reload_and_ends_by_itself(visit: Opening) -> None:
    page = visit()
    sit(page, "gatsby", bots=1)
    chance = random.Random(2)
    for _ in range(40):
        my_turn_or_over(page)
        if page.locator("[data-test=watch]").count():
            break
        choose_from_list(page, chance)
    page.reload()
    my_turn_or_over(page)
    now = shown(page)
    page.locator("[data-test=watch]").click()
    expect(page.locator("[data-test=watching]")).to_be_visible()
    for _ in range(2):
        page.locator("[data-test=faster]").click()
    expect(page.locator("[data-test=watching]")).to_have_count(0, timeout=60_000)
    expect(page.locator("[data-test=board] [data-at]").first).to_have_attribute("data-at", str(now))


@pytest.mark.parametrize("game", games())
def test_marks_show_what_others_did_until_my_first_touch(visit: Opening, game: str) -> None:
    page = visit()
    sit(page, game, bots=min(2, find(game).seats[-1] - 1))
    chance = random.Random(11)
    marks = page.locator("[data-marked]")
    for _ in range(40):
        my_turn_or_over(page)
        if page.locator("[data-test=since-turn]").count() and marks.count():
            break
        choose_from_list(page, chance)
    assert marks.count(), "nothing is marked"
    assert "0" not in marks.evaluate_all("all => all.map((one) => one.dataset.seat)")
    page.locator("[data-test=options] [data-action]").first.click()
    expect(marks).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-test=log] > li").last.hover()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.locator("[data-test=log] .cite").last.focus()
    expect(page.locator("[data-lit]").first).to_be_attached()


def test_marks_stay_where_a_setting_keeps_them(visit: Opening) -> None:
    page = visit()
    page.goto("/")
    page.evaluate("(s) => localStorage.setItem('parlour.settings', JSON.stringify(s))", {"keepMarks": True})
    sit(page, "worlds_fair", bots=2)
    choose_from_list(page, random.Random(1))
    my_turn_or_over(page)
    expect(page.locator("[data-marked]").first).to_be_attached()
    page.locator("[data-test=options] [data-action]").first.click()
    expect(page.locator("[data-marked]").first).to_be_attached()


def test_a_piece_tells_who_touched_it_last(visit: Opening) -> None:
    page = visit()
    sit(page, "worlds_fair", bots=2)
    choose_from_list(page, random.Random(1))
    my_turn_or_over(page)
    marked = page.locator("[data-marked^=row]").first.get_attribute("data-marked")
    row = page.locator(f'[data-thing="{marked}"]').first
    row.scroll_into_view_if_needed()  # comes back when nothing moves it any more
    row.hover(force=True)  # whatever lies upon it
    expect(page.locator("[data-test=touched]")).to_contain_text("Bot")


def brings_the_first_scoring(table: Table, at: int) -> bool:
    """Whether with this choice the first round is scored."""
    return [before for before in range(at + 1) if tells(table, before, "ScoringBegan")] == [at]


def numbers(page: Page) -> dict[str, int]:
    """The points beside the names."""
    found = (
        page.locator("li[data-seat]")
        .filter(has=page.locator("b.num"))
        .evaluate_all(
            "all => all.map((one) => [(one.querySelector('.name b') ?? one.querySelector('.name')).textContent.trim(),"
            " Number(one.querySelector('b.num').textContent)])"
        )
    )
    return {str(name): int(points) for name, points in found}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_scoring_is_told_palace_by_palace_and_can_be_told_again(visit: Opening, phone: bool) -> None:
    page = visit(phone=phone, pace="step")
    action = sit_where(page, greedy_games("worlds_fair"), brings_the_first_scoring)
    telling = page.locator("[data-test=telling]")
    page.locator(f'[data-test=options] [data-action="{action}"]').click()
    page.locator("[data-test=confirm]").click()
    expect(telling).to_be_visible()
    at = shown(page)
    readable(page)
    axe(page)
    told, seats = [], []
    if phone:
        page.set_viewport_size({"width": 375, "height": 667})
    while telling.count():
        told.append(telling.inner_text())
        if "Supporters here" in told[-1]:  # the palace that is told of is in sight
            expect(page.locator("[data-test=told-palace]")).to_be_in_viewport(ratio=0.9)
        seats.append(numbers(page))
        part = telling.get_attribute("data-part")
        page.locator("[data-test=tell-next]").click()
        page.wait_for_function(
            "(part) => document.querySelector('[data-test=telling]')?.dataset.part !== part", arg=part
        )
        if telling.count():
            assert shown(page) == at  # what follows waits
    assert len(told) == 7  # tickets, five palaces, what it came to
    assert sum("Supporters here" in part for part in told) == 5
    assert "Points so far" in told[-1]
    for name, points in seats[-1].items():  # the seats have what was told of them, step by step
        assert re.search(rf"{name}: \d+ → {points} ", told[-1]), (seats, told[-1])
        assert [row[name] for row in seats] == sorted(row[name] for row in seats)
    page.locator("[data-test=show-next]").click()
    expect(page.locator("[data-test=caption]")).to_contain_text("Bot 1 ")
    my_turn_or_over(page)
    size = page.locator("#tabpanel").bounding_box()
    assert size is not None
    assert size["height"] >= 40, "what was shown last leaves no room for the moves"
    assert told[-1].count("→") == 2
    assert "Everybody takes back half of their supporters" in told[-1]
    page.get_by_role("tab", name="Log").click()
    again = page.locator("[data-test=tell-again]").last
    again.click()
    expect(telling).to_contain_text("Scoring phase of round 1")
    expect(telling).to_be_in_viewport(ratio=1)
    assert numbers(page) == seats[0]
    page.locator("[data-test=tell-skip]").click()
    expect(telling).to_have_count(0)
    expect(again).to_be_in_viewport(ratio=1)  # the log is where it was
    if phone:
        expect(page.locator(".table")).to_have_attribute("data-stop", "full")


@pytest.mark.parametrize(("game", "kind", "said"), [("kairo", "GoldWon", "gold"), ("gatsby", "Gained", "gains")])
def test_a_prize_is_a_scene_of_its_own_and_can_be_told_again(visit: Opening, game: str, kind: str, said: str) -> None:
    page = visit(pace="step")
    action = sit_where(page, golden_games(game), lambda table, at: tells(table, at, kind))
    page.locator(f'[data-test=options] [data-action="{action}"]').click()
    page.locator("[data-test=confirm]").click()
    telling = page.locator("[data-test=telling]")
    expect(telling).to_be_visible()
    told = []
    while telling.count():
        part = telling.get_attribute("data-part")
        told.append(telling.inner_text())
        readable(page)
        page.locator("[data-test=tell-next]").click()
        page.wait_for_function(
            "(part) => document.querySelector('[data-test=telling]')?.dataset.part !== part", arg=part
        )
    assert any(said in text for text in told), told
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-test=tell-again]").last.click()
    expect(telling).to_contain_text(told[0].split("\n")[-2])


def test_the_result_comes_after_the_last_scoring_was_told(visit: Opening) -> None:
    page = visit(pace="quick")
    page.goto("/")
    page.evaluate("(s) => localStorage.setItem('parlour.settings', JSON.stringify(s))", {"oneTouch": True})
    sit_where(page, greedy_games("worlds_fair"), lambda table, at: tells(table, at, "Ended"))
    told = page.evaluate(TO_THE_END)
    assert told["both"] == 0
    assert len(told["titles"]) == 7 + 1  # a scoring of seven parts, and the end
    assert told["titles"][-1] == "The game is over"
    expect(page.locator("[data-test=sheet]")).to_be_visible()


def test_without_movements_everything_is_told_in_the_same_order(visit: Opening) -> None:
    page = visit(pace="quick")
    page.add_init_script(f"({HEARD})()")
    sit(page, "worlds_fair", bots=3)
    choose_from_list(page, random.Random(3))
    while shown(page) < 4 or not page.locator(MINE).count():
        page.wait_for_timeout(100)
    heard: list[str] = page.evaluate("window.heard")
    at = -1
    for line in page.locator("[data-test=since-turn]").all_inner_texts():
        first = line.strip().split(". ")[0]
        found = next(index for index, said in enumerate(heard) if first in said)
        assert found > at, (heard, line)
        at = found


@pytest.mark.parametrize("game", ["gatsby", "worlds_fair"])
def test_entries_that_come_twice_and_in_disorder_are_shown_once(visit: Opening, game: str) -> None:
    player, screen = visit(), visit()
    player.goto("/")
    screen.add_init_script(f"({UNRULY})()")
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    table = player.evaluate(MAKE, [game, seats, {}])
    screen.goto(f"/t/{table}/screen")
    player.goto(f"/t/{table}")
    chance = random.Random(9)
    for _ in range(6):
        my_turn_or_over(player)
        choose_from_list(player, chance)
    my_turn_or_over(player)
    now = shown(player)
    screen.locator(f".table[data-shown='{now}']").wait_for(timeout=60_000)
    deeds = "all => all.map((one) => one.dataset.deed)"
    player.get_by_role("tab", name="Log").click()
    screen.get_by_role("tab", name="Log").click()
    ours, theirs = (who.locator("[data-test=log] > li[data-deed]").evaluate_all(deeds) for who in (player, screen))
    assert ours == theirs
    assert len(set(ours)) == len(ours)
    assert ours == sorted(ours, key=int)  # the newest is at the foot
    expect(player.locator("[data-test=log] > li").last).to_be_in_viewport()
