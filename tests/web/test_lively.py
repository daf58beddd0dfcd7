"""Sounds and emotes: what is heard of a move and when nothing is, what stands at a seat, and who wants none of it."""

import random

import pytest
from playwright.sync_api import Page, expect

from parlour.games import games
from tests.web.conftest import Opening
from tests.web.test_table import seated
from tests.web.visitor import axe, choose_from_list, my_turn_or_over, readable, sit

# when each sound begins that is started, in seconds of its context: those of one moment belong to one sound
EARS = """() => {
  window.begun = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (at) {
      window.begun.push(at);
      return start.call(this, at);
    };
  }
}"""


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
@pytest.mark.parametrize("game", games())
def test_a_move_is_heard_after_the_first_touch_unless_sounds_are_off(visit: Opening, game: str, motion: bool) -> None:
    page = visit(motion=motion)
    page.add_init_script(f"({EARS})()")
    sit(page, game)
    my_turn_or_over(page)
    assert page.evaluate("window.begun") == []  # nobody has touched the page
    chance = random.Random(8)
    for _ in range(4):
        choose_from_list(page, chance)
        my_turn_or_over(page)
    page.wait_for_function("window.begun.length > 0")
    page.locator("[data-test=sound]").click()
    page.reload()
    my_turn_or_over(page)
    expect(page.locator("[data-test=sound]")).to_have_attribute("aria-pressed", "false")
    for _ in range(4):
        choose_from_list(page, chance)
        my_turn_or_over(page)
    assert page.evaluate("window.begun") == []


def test_sounds_are_put_off_with_one_touch_on_a_phone(visit: Opening) -> None:
    page = visit(phone=True)
    sit(page, "gatsby")
    button = page.locator("[data-test=sound]")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    readable(page)


def wave(page: Page, emote: str) -> None:
    """Open the chat and show an emote."""
    page.get_by_role("tab", name="Chat").click()
    page.locator("[data-test=choose-emote]").click()
    page.locator(f"[data-test=emotes] [data-emote={emote}]").click()


def test_an_emote_stands_at_its_seat_is_told_and_then_gone(visit: Opening) -> None:
    ann, ben = seated(visit, "gatsby")
    ann.get_by_role("tab", name="Chat").click()
    ann.locator("[data-test=choose-emote]").click()
    picker = ann.locator("[data-test=emotes]")
    assert picker.locator("[data-emote]").count() == 12
    axe(ann)
    readable(ann)
    picker.locator("[data-emote=bravo]").click()
    expect(picker).to_have_count(0)
    for page in (ann, ben):
        expect(page.locator("[data-test=emote][data-emote=bravo]")).to_be_visible()
    for page in (ann, ben):
        expect(page.locator("[data-test=emote]")).to_have_count(0)
    expect(ben.locator("[data-test=polite]")).to_contain_text("Well played")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("log").get_by_role("img", name="Well played")).to_be_visible()


def test_emotes_of_one_person_or_of_all_are_not_seen(visit: Opening) -> None:
    ann, ben = seated(visit, "gatsby")
    wave(ann, "wave")
    ben.get_by_role("tab", name="Chat").click()
    drawn = ben.get_by_role("log").get_by_role("img")
    expect(drawn).to_have_count(1)
    with ben.expect_response("**/api/me/mutes"):
        ben.get_by_role("button", name="Mute Ada").click()
    expect(drawn).to_have_count(0)
    wave(ann, "tea")
    with ben.expect_response("**/api/me/mutes"):
        ben.get_by_role("button", name="Hear Ada again").click()
    wave(ann, "luck")
    expect(drawn.last).to_have_attribute("aria-label", "Good luck")
    expect(drawn).to_have_count(2)  # and not the one while muted
    ben.locator("[data-test=choose-emote]").click()
    ben.get_by_role("switch", name="Emotes of others").click()
    wave(ann, "cheers")
    ann.get_by_role("log").get_by_role("img", name="Cheers").wait_for()
    ann.locator("input.field").fill("done")
    ann.keyboard.press("Enter")
    expect(ben.get_by_role("log")).to_contain_text("done")
    expect(drawn).to_have_count(2)
