"""Stay, leave, come back, on the page: taking back and playing again."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.visitor import axe, choose_from_list, my_turn_or_over, readable, sit

TAKEN = {
    "en": ("This takes back: your move, ", " of bots and ", "Redo"),
    "fr": ("Cela annule : votre coup, ", " des robots et ", "Rétablir"),
    "pl": ("Cofasz: twój ruch, ", " botów i ", "Ponów"),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", False)])
def test_undo_says_what_goes_and_asks_and_is_played_again(visit: Opening, lang: str, phone: bool) -> None:
    page = visit(lang=lang, phone=phone)
    sit(page, "worlds_fair", bots=2)
    chance = random.Random(4)
    assert my_turn_or_over(page)
    choose_from_list(page, chance)
    while not page.locator("[data-test=prompt][data-mine=false]").count():  # until my turn is whole
        choose_from_list(page, chance)
    assert my_turn_or_over(page)
    undo, redo, takes = (page.locator(f"[data-test={test}]") for test in ("undo", "redo", "takes"))
    expect(redo).to_have_count(0)
    shown = page.locator("[data-shown]")
    before = page.locator("[data-test=options] [data-action]").evaluate_all("rows => rows.map(r => r.dataset.action)")
    undo.click()
    for part in TAKEN[lang][:2]:
        expect(takes).to_contain_text(part)
    readable(page)
    axe(page)
    page.keyboard.press("Escape")
    expect(takes).to_have_count(0)
    at = shown.get_attribute("data-shown")
    undo.click()
    page.locator("[data-test=take-back]").click()
    expect(redo).to_contain_text(TAKEN[lang][2])
    assert shown.get_attribute("data-shown") != at
    readable(page)
    redo.press("y")
    expect(redo).to_have_count(0)
    assert my_turn_or_over(page)
    rows = page.locator("[data-test=options] [data-action]")
    page.wait_for_function(
        "(before) => JSON.stringify([...document.querySelectorAll('[data-test=options] [data-action]')]"
        ".map(r => r.dataset.action)) === JSON.stringify(before)",
        arg=before,
    )
    assert rows.count() == len(before)
