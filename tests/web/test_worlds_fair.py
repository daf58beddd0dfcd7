"""The fair in the browser: a whole game by clicks on the drawn table, what it shows, and what it answers."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.core.table import Table
from parlour.games.worlds_fair.figures import LiftSupporter
from parlour.games.worlds_fair.state import Fair
from tests.web.conftest import Opening
from tests.web.moments import greedy_games, sit_where, tells
from tests.web.visitor import axe, my_turn_or_over, played, readable, sit

WHOLE = [pytest.param(False, id="both-ends"), pytest.param(True, id="whole", marks=pytest.mark.long)]
OFFERED = "[data-test=board] [role=button][aria-disabled=false]"
SHOWN = "[data-test=board] .fair"
AREAS = "[data-test=board] [data-area]"


def click_on_the_board(page: Page, chance: random.Random) -> None:
    """Choose something that lights up on the drawn table, and confirm it."""
    offered = page.locator(OFFERED)
    expect(offered.first).to_be_visible()
    touch(page, offered.nth(chance.randrange(offered.count())))
    before = page.locator(SHOWN).get_attribute("data-at")
    page.locator("[data-test=confirm]").click()
    moved_on(page, before)


def touch(page: Page, place: Locator) -> None:
    """A click or a finger there. On a small screen a row of a palace is too low for one: the palace takes it,
    and the list asks whose supporter is meant where several stand."""
    seat = place.get_attribute("data-lift")
    if seat is None or not small(place):
        place.click()
        return
    place.click(force=True)  # it lies over the row
    asked = page.locator("[data-test=options] [data-row]")
    if asked.count():
        asked.filter(has_text=owner(place)).click()


def small(row: Locator) -> bool:
    """Whether a palace is touched as a whole."""
    return bool(row.evaluate("(row) => getComputedStyle(row).pointerEvents === 'none'"))


def owner(row: Locator) -> str:
    """Whose supporters stand in a row: whom its name tells of."""
    return (row.get_attribute("aria-label") or "").removeprefix("Lift a supporter of ").split(" from ")[0]


def moved_on(page: Page, before: str | None) -> None:
    """Wait until the board shows a later scene."""
    page.wait_for_function("(before) => document.querySelector('.fair').dataset.at !== before", arg=before)


def before_the_last_scoring(table: Table, at: int) -> bool:
    """The choice that brings the last scoring, and the end."""
    return tells(table, at, "Ended")


@pytest.mark.parametrize("whole", WHOLE)
@pytest.mark.parametrize(("bots", "phone"), [(3, False), (2, True)], ids=["four", "phone"])
def test_a_game_against_bots_by_clicks_only(visit: Opening, bots: int, phone: bool, whole: bool) -> None:
    page = visit(phone=phone)
    sit(page, "worlds_fair", bots=bots)
    chance = random.Random(1893 + bots)
    for _ in range(500 if whole else 8):
        if not my_turn_or_over(page):
            break
        click_on_the_board(page, chance)
    if not whole:
        sit_where(page, greedy_games("worlds_fair"), before_the_last_scoring)
        while my_turn_or_over(page):
            click_on_the_board(page, chance)
    expect(page.locator("[data-test=sheet]")).to_be_visible()


def asks_whose_in_one_area(table: Table, at: int) -> bool:
    """Palmer's first choice, where supporters of both stand in an area."""
    state = table.state_at(at)
    assert isinstance(state, Fair)
    return isinstance(state.agenda[-1], LiftSupporter) and any(all(row) for row in state.supporters)


def test_palmer_on_a_phone_asks_whose_supporter_where_several_stand(visit: Opening) -> None:
    page = visit(phone=True)
    sit_where(page, greedy_games("worlds_fair"), asks_whose_in_one_area)
    rows = page.locator(f"{OFFERED}[data-lift]")
    expect(rows.first).to_be_visible()
    labels = [row.get_attribute("aria-label") or "" for row in rows.all()]
    areas = [label.split(" from ")[1].split(",")[0] for label in labels]
    shared = next(index for index, area in enumerate(areas) if areas.count(area) > 1)
    alone = [index for index, area in enumerate(areas) if areas.count(area) == 1]
    touch(page, rows.nth(shared))
    expect(page.locator("[data-test=confirm]")).to_be_visible()
    expect(page.locator("[data-test=options] [data-row][aria-pressed=true]")).to_contain_text(owner(rows.nth(shared)))
    page.locator("[data-test=back]").click()
    for index in alone[:1]:  # nobody else stands there: nothing is asked
        touch(page, rows.nth(index))
        expect(rows.nth(index)).to_have_attribute("aria-pressed", "true")


def test_touching_an_area_previews_it_and_a_second_touch_plays(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    area = page.locator(AREAS).nth(2)
    area.click()
    expect(area).to_have_attribute("aria-pressed", "true")
    refills = page.locator("[data-test=board] .refill .number")
    expect(refills).to_have_count(3)
    expect(page.locator("[data-test=prompt]")).to_contain_text("Refill")
    before = page.locator(SHOWN).get_attribute("data-at")
    area.click()
    moved_on(page, before)


def test_the_list_and_the_board_are_one_thing(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    page.locator('[data-test=options] [data-action="place electricity"]').hover()
    expect(page.locator("[data-test=board] .area.pointed [data-area]")).to_have_attribute("data-area", "2")


def test_arrow_keys_walk_around_the_wheel(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    page.locator("[data-place='4']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-place='0']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-place='4']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='4']")).to_have_attribute("aria-pressed", "true")


def test_the_table_is_spoken(page: Page) -> None:
    sit(page, "worlds_fair", bots=3)
    assert my_turn_or_over(page)
    wheel = page.get_by_role("img", name=re.compile("Ferris wheel: car on space"))
    expect(wheel).to_have_count(1)
    label = page.locator(AREAS).first.get_attribute("aria-label") or ""
    assert "Ada" in label
    assert "Cards:" in label
    assert label.endswith("Place.")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_table_of_four_can_be_read(visit: Opening, lang: str) -> None:
    page = visit(lang=lang, dark=lang == "pl")
    sit(page, "worlds_fair", bots=3)
    chance = random.Random(4)
    for _ in range(6):
        assert my_turn_or_over(page)
        readable(page)
        click_on_the_board(page, chance)
    assert my_turn_or_over(page)
    page.locator(OFFERED).first.click()
    readable(page)
    axe(page)


def test_a_supporter_can_be_dragged_to_an_area(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    before = page.locator(SHOWN).get_attribute("data-at")
    page.locator("[data-test=token]").drag_to(page.locator("[data-place='3']"))
    moved_on(page, before)


def middle_of(found: Locator) -> tuple[float, float]:
    """Where to point at something drawn."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_hovering_a_card_tells_what_it_does_then_its_story_and_goes_with_a_touch(visit: Opening) -> None:
    page = visit(motion=True)
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    spot = middle_of(page.locator("[data-test=board] [data-card]").first)
    page.mouse.move(*spot)
    note = page.locator("[data-test=card-note]")
    expect(note.locator(".does")).to_contain_text(re.compile("supporter|scoring phase"))
    expect(note.locator(".story")).not_to_be_empty()
    page.mouse.click(*spot)
    expect(note).to_have_count(0)


def test_whoever_asks_is_told_of_cards_piles_wheel_rounds_and_seats(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    assert my_turn_or_over(page)
    told = page.locator("[data-test=why]")
    asked = {
        "[data-card]": "you collect it",
        "[data-about=deck]": "three new cards",
        "[data-about=discards]": "until the deck is empty",
        "[data-about=wheel]": "moves the red car",
        "[data-about=rounds]": "the last one ends the game",
        "[data-about=reserve]": "touch the area",
        "[data-seat='1']": "if a scoring phase ended the game now",
    }
    for thing, answer in asked.items():
        page.keyboard.press("w")
        page.mouse.click(*middle_of(page.locator(thing).first))
        expect(told).to_contain_text(answer)
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    page.keyboard.press("w")
    page.locator(AREAS).first.focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("You may do this now")
    expect(told).to_contain_text("touch it again")
    expect(page.locator("[data-test=confirm]")).to_have_count(0)


def test_a_figure_says_what_it_does_in_the_list_at_the_seat_and_in_the_tray(page: Page) -> None:
    sit(page, "worlds_fair", bots=1)
    for _ in range(12):
        assert my_turn_or_over(page)
        if page.locator("[data-action^='play ']").count():
            break
        rows = page.locator("[data-test=options] [data-action]")
        rows.filter(has_text="(").or_(rows).first.click()
        page.locator("[data-test=confirm]").click()
        played(page, "")
    play = page.locator("[data-test=options] [data-action^='play ']").first
    expect(play).to_contain_text("upporter")
    expect(play).not_to_contain_text("next turn")
    brief = page.locator("[data-test=board] [data-about^=figure-] text").first.inner_html()
    expect(page.locator("[data-seat='0'] [data-about^=figure-]").first).to_contain_text(brief)
    play.click()
    expect(page.locator("[data-test=prompt]")).to_contain_text("upporter")
