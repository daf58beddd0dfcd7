"""The coach at a table against bots: a word after my choice, what to look at; by touch and key, in every language."""

import random

import pytest
from playwright.sync_api import Page, expect

from parlour.bots.verdict import DEEPER
from parlour.games import games
from parlour.text.catalog import LANGUAGES, Catalog
from tests.web.conftest import Opening
from tests.web.visitor import axe, choose_from_list, my_turn_or_over, readable, sit

WORD = "[data-test=coach-word]"
VERDICT = f"{WORD} [data-verdict]"


def decide(page: Page) -> None:
    """Choose until there was something to choose from, and the coach has thought twice about it."""
    for seed in range(20):
        assert my_turn_or_over(page)
        several = page.locator("[data-test=options] button").count() > 1
        choose_from_list(page, random.Random(seed))
        if several:
            break
    expect(page.locator(VERDICT)).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_a_word_follows_my_choice_once_i_have_a_coach(page: Page, game: str) -> None:
    sit(page, game, bots=1)
    assert my_turn_or_over(page)
    expect(page.locator(WORD)).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator("[data-test=coach]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("q")
    stakes = page.locator("[data-test=at-stake]")
    expect(stakes).to_be_attached()
    assert stakes.locator("li").count() <= 3
    decide(page)
    expect(page.locator(f"{WORD}[data-times='{DEEPER}']")).to_be_visible()
    page.locator("[data-test=coach]").click()
    expect(page.locator(WORD)).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_word_can_be_read_touched_and_heard(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang, dark=lang == "pl")
    sit(page, "worlds_fair", bots=2)
    assert my_turn_or_over(page)
    page.locator("[data-test=coach]").click()
    page.locator("[data-test=look-at]").click()
    expect(page.locator("[data-test=at-stake] li").first).to_be_visible()
    said = Catalog(lang, "worlds_fair").text("coach-look")
    expect(page.locator("[data-test=polite]").filter(has_text=said).first).to_be_attached()
    decide(page)
    readable(page)
    axe(page)


def test_there_is_no_coach_against_people(visit: Opening) -> None:
    page = visit()
    sit(page, "worlds_fair", bots=1, mine=2)
    assert my_turn_or_over(page)
    expect(page.locator("[data-test=rules]")).to_be_visible()
    expect(page.locator("[data-test=coach]")).to_have_count(0)
