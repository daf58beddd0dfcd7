"""A master on the page: chosen with its seconds, told beforehand, and while it thinks; played against to the end."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening, served
from tests.web.test_house import PLAY, fill_seat, open_table
from tests.web.visitor import House, axe, choose_from_list, my_turn_or_over, readable
from tests.web.with_held_masters import HOLD

TOLD = {  # the sort, its time, what a choice and a turn take, and while it thinks
    "en": ("Grandmaster", "Time for a choice", "up to 30 s a choice, 75 s a turn", "s so far, 30 s at most"),
    "fr": ("Grand maître", "Temps par choix", "jusqu’à 30 s par choix, 75 s par tour", "s, 30 s au plus"),
    "pl": ("Arcymistrz", "Czas na wybór", "do 30 s na wybór, 75 s na turę", "s, najwyżej 30 s"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("masters"), "tests.web.with_held_masters") as found:
        yield found


@pytest.fixture
def held(house: House) -> Iterator[House]:
    """The house, while its masters wait; each test lets them go."""
    (house.data / HOLD).touch()
    yield house
    (house.data / HOLD).unlink(missing_ok=True)


def until_it_thinks(page: Page) -> None:
    """Play whatever is mine, until it is the master's turn."""
    mine, thinks = "[data-test=prompt][data-mine=true]", page.locator("[data-test=master-thinks]")
    chance = random.Random(7)
    page.locator(mine).or_(thinks).first.wait_for()
    while not thinks.count():
        choose_from_list(page, chance)
        page.locator(f"{mine}, [data-test=master-thinks]").first.wait_for()


def spaced(text: str) -> re.Pattern[str]:
    """The same with whatever spaces a language has between a number and its unit."""
    return re.compile(r"\s".join(map(re.escape, text.split(" "))))


def test_a_master_is_chosen_by_keyboard_and_played_against_to_the_end(held: House, page: Page) -> None:
    page.goto("/new?game=gatsby")
    fill_seat(page, 2, "Bot")
    row = page.get_by_role("radiogroup", name="Level at seat 2")
    row.get_by_role("radio", checked=True).focus()
    page.keyboard.press("End")
    expect(row.get_by_role("radio", name="Grandmaster")).to_be_focused()
    times = page.get_by_role("radiogroup", name="Time for a choice at seat 2")
    times.get_by_role("radio", checked=True).focus()
    page.keyboard.press("Home")
    expect(times.get_by_role("radio", name="5 s", exact=True)).to_be_checked()
    expect(page.get_by_role("group", name="Seat 2")).to_contain_text(spaced("up to 5 s a choice, 13 s a turn"))
    axe(page)
    readable(page)
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-test=board] svg").first.wait_for()
    until_it_thinks(page)
    expect(page.locator("[data-test=prompt]")).to_contain_text(spaced("s so far, 5 s at most"))
    axe(page)
    readable(page)
    (held.data / HOLD).unlink()
    chance = random.Random(7)
    while my_turn_or_over(page):
        choose_from_list(page, chance)
    page.goto("/replays")
    expect(page.get_by_text("one grandmaster").first).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_at_the_door_its_time_is_told_beforehand_and_at_the_table_that_it_thinks(
    held: House, visit: Opening, lang: str, phone: bool
) -> None:
    page = visit(lang=lang, phone=phone)
    sort, time, beforehand, meanwhile = TOLD[lang]
    page.goto("/")
    page.get_by_role("radio", name="Gatsby").click()
    form = page.locator("form", has=page.locator("[data-test=play-now]"))
    expect(form.get_by_role("radiogroup", name=time)).to_have_count(0)
    form.get_by_role("radio", name=sort).click()
    form.get_by_role("radiogroup", name=time).get_by_role("radio", name=spaced("30 s")).click()
    expect(form.locator("[data-test=thinks]")).to_contain_text(spaced(beforehand))
    axe(page)
    readable(page)
    page.reload()
    expect(form.get_by_role("radio", name=spaced("30 s"))).to_be_checked()  # what was chosen last is kept
    form.get_by_role("button", name=PLAY[lang]).click()
    page.locator("[data-test=board] svg").first.wait_for()
    until_it_thinks(page)
    expect(page.locator("[data-test=prompt]")).to_contain_text(spaced(meanwhile))
    axe(page)
    readable(page)
    (held.data / HOLD).unlink()
    assert my_turn_or_over(page)


def test_a_seat_of_a_table_that_waits_is_given_to_a_master_and_a_rated_table_has_none(visit: Opening) -> None:
    page = visit(phone=True, lang="en")
    open_table(page, "/new?game=kairo", "Open", "Open")
    page.locator("[data-seat='1'] [data-test=change-seat]").click()
    dialog = page.get_by_role("dialog", name="Seat 2")
    dialog.get_by_role("radio", name="Grandmaster").click()
    dialog.get_by_role("radio", name="5 s", exact=True).click()
    expect(dialog.locator("[data-test=thinks]")).to_contain_text(spaced("up to 5 s a choice"))
    axe(page)
    readable(page)
    dialog.locator("[data-kind=bot]").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-seat='1']")).to_contain_text(spaced("Grandmaster, up to 5 s a choice"))
    page.goto("/new?game=kairo")
    seat = page.get_by_role("group", name="Seat 2")
    seat.get_by_role("radio", name="Grandmaster").click()
    expect(seat).to_contain_text(spaced("up to 15 s a choice"))
    page.get_by_role("switch", name="Rated").or_(page.get_by_role("checkbox", name="Rated")).first.click()
    expect(seat.get_by_role("radio", name="Grandmaster")).to_have_count(0)
    expect(seat).to_contain_text("2 · Regular")
