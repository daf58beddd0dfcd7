"""At a table: by keyboard alone, two people with a lost connection, one device, a phone, languages, tools."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games import find, games
from parlour.text.catalog import LANGUAGES
from tests.web.conftest import Opening
from tests.web.moments import greedy_games, sit_where, tells
from tests.web.visitor import MAKE, axe, choose_from_list, my_turn_or_over, played, readable, sit, speak

GAMES = games()
KEEP = "(s) => localStorage.setItem('parlour.settings', JSON.stringify(s))"


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    sit(page, "gatsby")
    chance = random.Random(1922)
    for _ in range(200):
        if not my_turn_or_over(page):
            break
        before = page.locator("[data-test=prompt]").inner_text()
        count = page.locator("[data-test=options] [data-action]").count()
        page.locator("body").press("Escape")
        for digit in str(chance.randint(1, count)):
            page.keyboard.press(digit)
        expect(page.locator("[data-test=confirm]")).to_be_visible()
        page.keyboard.press("Enter")
        played(page, before)
    expect(page.locator("[data-test=sheet]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=sheet]")).to_have_count(0)


def seated(visit: Opening, game: str) -> tuple[Page, Page]:
    """Two people in browsers of their own at one table."""
    ann, ben = visit(), visit()
    ann.goto("/")
    table = ann.evaluate(MAKE, [game, [{"kind": "me"}, {"kind": "open"}], {}])
    ann.goto(f"/t/{table}")
    ben.goto("/")
    ben.evaluate(
        """async (table) => {
          const ask = (method, path, body) => fetch(path, {method, headers: {"content-type": "application/json"},
            body: JSON.stringify(body)});
          await ask("PUT", "/api/me", {name: "Ben"});
          await ask("POST", `/api/tables/${table}/join`, {});
        }""",
        table,
    )
    ben.goto(f"/t/{table}")
    for who in (ann, ben):
        who.locator("[data-test=board] svg").first.wait_for()
    return ann, ben


def test_two_people_play_each_other_and_one_loses_the_connection(visit: Opening) -> None:
    ann, ben = seated(visit, "gatsby")
    chance = random.Random(7)
    both = [ann, ben]
    mine = "[data-test=prompt][data-mine=true]"
    for turn in range(14):
        if turn == 5:
            ben.context.set_offline(True)
        if turn == 8:
            ben.context.set_offline(False)
        for _ in range(200):
            on = [who for who in both if who.locator(mine).count() and not (who is ben and 5 <= turn < 8)]
            if on:
                break
            if 5 <= turn < 8:
                break
            ann.wait_for_timeout(50)
        if not on:
            continue
        choose_from_list(on[0], chance)
    expect(ben.locator("text=Connection lost")).to_have_count(0)
    ann.wait_for_timeout(500)
    moves = [who.locator(".bar .caption").inner_text() for who in both]
    assert moves[0] == moves[1], moves


def test_one_device_is_passed_behind_a_curtain(page: Page) -> None:
    sit(page, "kairo", bots=0, mine=2)
    chance = random.Random(3)
    curtains = 0
    for _ in range(60):
        if curtains == 3:
            break
        page.wait_for_function(
            "() => document.querySelector('[data-test=curtain]')"
            " || document.querySelector('[data-test=prompt][data-mine=true]')"
        )
        curtain = page.locator("[data-test=curtain]")
        if curtain.count():
            curtains += 1
            axe(page)
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        page.locator("[data-test=prompt][data-mine=true]").wait_for()
        choose_from_list(page, chance)
    assert curtains == 3


def test_a_game_on_a_phone(visit: Opening) -> None:
    page = visit(phone=True)
    sit(page, "worlds_fair", bots=2)
    chance = random.Random(5)
    readable(page)
    axe(page)
    for _ in range(6):
        assert my_turn_or_over(page)
        choose_from_list(page, chance)
    sit_where(page, greedy_games("worlds_fair"), lambda table, at: tells(table, at, "Ended"))
    while my_turn_or_over(page):
        choose_from_list(page, chance)
    expect(page.locator("[data-test=sheet]")).to_be_visible()
    readable(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_every_language(visit: Opening, game: str, phone: bool) -> None:
    page = visit(phone=phone)
    sit(page, game)
    chance = random.Random(9)
    for lang in LANGUAGES:  # each a little later in the game
        page.emulate_media(color_scheme="dark" if lang == "fr" else "light")
        speak(page, lang)
        for _ in range(2):
            assert my_turn_or_over(page)
            readable(page)
            choose_from_list(page, chance)
        assert my_turn_or_over(page)
        axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_one_screen(page: Page, game: str) -> None:
    sit(page, game, bots=find(game).seats[-1] - 1)
    assert my_turn_or_over(page)
    box: Any = page.locator("[data-test=board]").bounding_box()
    assert box["y"] + box["height"] <= 720
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_why_not_names_the_rule_and_shows_it(page: Page) -> None:
    sit(page, "worlds_fair")
    assert my_turn_or_over(page)
    page.keyboard.press("w")
    page.locator("[data-test=options] [data-action]").first.click()
    expect(page.locator("[data-test=why]")).to_contain_text("You may do this now")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").or_(page.get_by_role("complementary")).last).to_be_visible()


def test_an_action_is_taken_back_until_something_was_revealed(page: Page) -> None:
    sit(page, "kairo", bots=0, mine=2)
    assert my_turn_or_over(page)
    undo = page.locator("[data-test=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_a_hint_is_given_against_bots_alone(page: Page) -> None:
    sit(page, "worlds_fair")
    assert my_turn_or_over(page)
    page.keyboard.press("h")
    expect(page.locator("[data-test=advice]")).to_contain_text("to win", timeout=60_000)


def test_a_hint_is_not_given_against_people(visit: Opening) -> None:
    ann, _ = seated(visit, "worlds_fair")
    expect(ann.locator("[data-test=hint]")).to_have_attribute("aria-disabled", "true")


def test_forced_choices_are_played_for_whoever_wants_it(page: Page) -> None:
    page.goto("/")
    page.evaluate(KEEP, {"forced": True, "oneTouch": True, "motion": "off", "lang": "en"})
    sit(page, "worlds_fair")
    chance = random.Random(11)
    for _ in range(12):
        if not my_turn_or_over(page):
            break
        rows = page.locator("[data-test=options] [data-action]")
        if rows.count() == 1:
            page.wait_for_function(
                "(n) => document.querySelectorAll('[data-test=options] [data-action]').length !== 1", arg=1
            )
            continue
        rows.nth(chance.randrange(rows.count())).click()
        page.wait_for_timeout(150)
    assert page.locator("[data-test=log]").count() == 0
    page.get_by_role("tab", name="Log").click()
    assert page.locator("[data-test=log] li").count() > 3


def test_people_talk(visit: Opening) -> None:
    ann, ben = seated(visit, "worlds_fair")
    for who in (ann, ben):
        who.get_by_role("tab", name="Chat").click()
    ann.get_by_role("textbox").fill("Bonjour <b>à tous</b>")
    ann.get_by_role("button", name="Send").click()
    expect(ben.get_by_text("Bonjour <b>à tous</b>")).to_be_visible()


def test_the_language_changes_at_once_and_stays(page: Page) -> None:
    sit(page, "kairo")
    assert my_turn_or_over(page)
    page.locator("[data-test=menu]").click()
    page.get_by_role("radio", name="Polski").click()
    expect(page.get_by_role("dialog")).to_contain_text("Język")
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=prompt]")).to_contain_text("Twój ruch")
    page.reload()
    expect(page.locator("[data-test=prompt]")).to_contain_text("Twój ruch")
