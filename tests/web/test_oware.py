"""A game of another package in the browser: at the board it brings, and at the plain table without it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.examples.installing import EXAMPLES, installed
from tests.web.conftest import Opening, served
from tests.web.visitor import House, axe, my_turn_or_over, readable, sit

PAGES = ["brought", "plain", "broken"]
TURNS = 5  # where it is not played to its end


@pytest.fixture(scope="module", params=PAGES)
def drawn(request: pytest.FixtureRequest) -> str:
    """How its table is drawn: by its own module, plainly as it has none, or plainly as that breaks down."""
    return str(request.param)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, drawn: str) -> Iterator[House]:
    packages = installed(EXAMPLES / "oware", tmp_path_factory.mktemp("oware"))
    page = packages / "parlour_oware" / "page"
    if drawn == "plain":
        shutil.rmtree(page)
        shutil.rmtree(packages / "parlour_oware" / "locale" / "pl")  # and a draft
    if drawn == "broken":
        (page / "table.js").write_text("export const INTERFACE = 1;\nexport const draw = () => { throw Error(); };\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(packages), str(Path.cwd())]))
        with served(tmp_path_factory.mktemp("served")) as found:
            yield found


def board(page: Page, drawn: str) -> str:
    """Where its options are touched."""
    return f"[data-test=board] {'[data-test=oware]' if drawn == 'brought' else '.plain'}"


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_is_played(visit: Opening, drawn: str, phone: bool, whole: bool) -> None:
    page = visit(phone=phone)
    sit(page, "oware", bots=1, mine=1)
    table = board(page, drawn)
    expect(page.locator(table)).to_be_visible()
    axe(page)
    readable(page)
    turns = 0
    while my_turn_or_over(page) and (whole or turns < TURNS):
        turns += 1
        option = page.locator(f"{table} [data-action]").first
        action = option.get_attribute("data-action")
        at = page.locator("[data-test=board] [data-at]").first.get_attribute("data-at")
        option.click()
        expect(page.locator(f'{table} [data-action="{action}"]')).to_have_attribute("aria-pressed", "true")
        page.locator(f'{table} [data-action="{action}"]').click()
        page.wait_for_function(
            "(at) => document.querySelector('[data-test=board] [data-at]')?.dataset.at !== at"
            " || document.querySelector('[data-test=sheet], [data-test=result]')",
            arg=at,
        )
    readable(page)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_it_is_told_in_the_language_of_the_page(visit: Opening, drawn: str, lang: str) -> None:
    page = visit(lang=lang)
    page.goto("/")
    expect(page.locator("[data-game=oware]")).to_contain_text("Oware")
    page.goto("/learn")
    draft = drawn == "plain" and lang == "pl"
    told = "en" if draft else lang
    about = {"en": "forty-eight seeds", "fr": "quarante-huit graines", "pl": "czterdzieści osiem nasion"}[told]
    expect(page.locator("body")).to_contain_text(about)
    sit(page, "oware", bots=1, mine=1)
    expect(page.locator("[data-test=draft]")).to_have_count(1 if draft else 0)
    words = {"en": "Which house will you sow?", "fr": "Quelle case semez-vous ?", "pl": "Z którego dołka siejesz?"}
    expect(page.locator("[data-test=prompt]").first).to_contain_text(words[told])
    readable(page)
    page.goto("/rules/oware")
    expect(page.locator("body")).to_contain_text("OW 3.1")


def test_its_lesson_is_taken(visit: Opening, drawn: str) -> None:
    page = visit()
    page.goto("/learn/oware")
    expect(page.locator("body")).to_contain_text("Twelve houses")
    readable(page)
