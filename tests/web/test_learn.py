"""Learning: each lesson from its first word to its last, and the rules as a page and beside the board."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.lessons.finding import lessons
from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

GAMES = list(lessons())
# a whole lesson inside the page: read on, or do what is asked by the list; what the coach said
TO_THE_END = """async (steps) => {
  const seen = new Set();
  const find = (name) => document.querySelector(`[data-test=${name}]`);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  const until = async (done) => {
    for (let look = 0; look < 12000; look++, await pause()) if (done()) return;
    throw new Error(`the lesson does not go on from ${find("coach").dataset.step}`);
  };
  while (Number(find("coach").dataset.step) < steps.length - 1) {
    const { step, after } = find("coach").dataset;
    const asked = after === "true" ? null : (steps[step].asked ?? [])[0];
    if (asked) {
      const row = () => document.querySelector(`[data-test=options] [data-action="${asked}"]`);
      await until(row);
      row().click();
      await until(() => find("confirm"));
      find("confirm").click();
    } else find("next").click();
    await until(() => {
      const now = find("coach").dataset;
      return now.moving === "false" && (now.step !== step || now.after !== after);
    });
    seen.add(find("said").textContent);
  }
  return [...seen];
}"""
FIGURES = "/rules/worlds_fair#WF-5.3c"


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, page: Page, game: str, step: int = 0) -> None:
        self.page = page
        page.goto(f"/learn/{game}#step={step}")
        self.coach = page.locator("[data-test=coach]")
        self.coach.wait_for()
        page.locator("[data-test=board] svg").first.wait_for()
        self.steps: list[dict[str, Any]] = page.evaluate(
            f"async () => (await (await fetch('/api/lessons/{game}')).json()).steps"
        )

    @property
    def step(self) -> int:
        return int(self.coach.get_attribute("data-step") or 0)

    @property
    def asked(self) -> str | None:
        told = self.coach.get_attribute("data-after") == "true"
        return None if told or not self.steps[self.step]["asked"] else str(self.steps[self.step]["asked"][0])

    def where(self) -> str:
        return f"{self.coach.get_attribute('data-step')} {self.coach.get_attribute('data-after')}"

    def moved(self, before: str) -> None:
        """Wait until the coach has something new to say."""
        self.page.wait_for_function(
            """(before) => {
              const { step, after, moving } = document.querySelector("[data-test=coach]").dataset;
              return moving === "false" && `${step} ${after}` !== before;
            }""",
            arg=before,
        )

    def go_on(self) -> None:
        """Do what is asked by the list of options, or read on."""
        before, asked = self.where(), self.asked
        if asked is None:
            self.page.locator("[data-test=next]").click()
        else:
            self.page.locator(f'[data-test=options] [data-action="{asked}"]').click()
            self.page.locator("[data-test=confirm]").click()
        self.moved(before)

    def to_the_end(self) -> None:
        seen = set()
        while self.step < len(self.steps) - 1:
            self.go_on()
            seen.add(self.page.locator("[data-test=said]").inner_text())
        assert len(seen) > 12
        expect(self.page.locator("[data-test=play-on]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_the_list_of_options(page: Page, game: str) -> None:
    learner = Learner(page, game)
    learner.to_the_end()
    readable(page)
    axe(page)
    page.locator("[data-test=play-on]").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-test=board] svg").first.wait_for()


@pytest.mark.parametrize(
    ("game", "lang", "phone", "dark"), [("gatsby", "fr", True, False), ("kairo", "pl", False, True)]
)
def test_a_lesson_in_another_language(visit: Opening, game: str, lang: str, phone: bool, dark: bool) -> None:
    page = visit(phone=phone, lang=lang, dark=dark)
    learner = Learner(page, game)
    axe(page)
    assert len(page.evaluate(TO_THE_END, learner.steps)) > 12
    expect(page.locator("[data-test=play-on]")).to_be_visible()
    readable(page)
    assert page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_no_step_is_clipped_on_a_phone(visit: Opening, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    for game in GAMES:
        learner = Learner(page, game, step=1)
        readable(page)
        for _ in range(3):
            learner.go_on()
            readable(page)


def test_a_lesson_by_clicks_on_the_board(page: Page) -> None:
    learner = Learner(page, "worlds_fair", step=1)
    before = learner.where()
    area = page.locator("[data-test=board]").get_by_role("button", name=re.compile("Agriculture")).first
    area.click()
    page.locator("[data-test=confirm]").wait_for()
    area.click()
    learner.moved(before)
    expect(page.locator("[data-test=dots]")).to_have_attribute("data-done", "1")


def test_a_lesson_by_keyboard(page: Page) -> None:
    learner = Learner(page, "worlds_fair")
    while learner.step < 6:
        before, asked = learner.where(), learner.asked
        if asked is None:
            page.keyboard.press("n")
        else:
            rows = page.locator("[data-test=options] [data-action]").evaluate_all(
                "all => all.map((r) => r.dataset.action)"
            )
            page.keyboard.press(str(rows.index(asked) + 1))
            page.locator("[data-test=confirm]").wait_for()
            page.keyboard.press("Enter")
        learner.moved(before)
    page.keyboard.press("p")
    page.wait_for_function("() => document.querySelector('[data-test=coach]').dataset.step === '5'")


def test_another_choice_is_answered_kindly(page: Page) -> None:
    learner = Learner(page, "worlds_fair", step=1)
    page.locator('[data-test=options] [data-action="place electricity"]').click()
    page.locator("[data-test=confirm]").click()
    other = page.locator("[data-test=other]")
    expect(other).to_contain_text("Electricity")
    expect(other).to_contain_text("Ida places a supporter on Electricity.")
    assert learner.step == 1
    axe(page)
    learner.go_on()
    expect(other).to_have_count(0)


def test_shown_back_and_in_another_language(page: Page) -> None:
    learner = Learner(page, "kairo", step=1)
    before = learner.where()
    page.locator("[data-test=next]").click()  # show me
    learner.moved(before)
    said = page.locator("[data-test=said]").inner_text()
    page.get_by_role("radio", name="Polski").click()
    expect(page.locator("[data-test=said]")).not_to_have_text(said)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert learner.step == 2
    page.locator("[data-test=back]").click()
    page.wait_for_function("() => document.querySelector('[data-test=coach]').dataset.step === '1'")
    readable(page)


def test_the_rule_of_a_step_opens_beside_the_board(page: Page) -> None:
    Learner(page, "gatsby", step=5)
    page.locator("[data-test=rule]").click()
    panel = page.locator("[data-test=rule-panel]")
    expect(panel.locator(".lit")).to_have_attribute("data-id", "GA 7.5c")
    assert 2 <= panel.locator(".paragraph").count() <= 5
    axe(page)
    panel.locator("[data-test=whole]").click()
    assert panel.locator(".paragraph").count() > 80
    panel.locator("[data-test=search]").fill("command")
    expect(panel.locator("[data-test=found]")).to_contain_text("paragraphs found")
    expect(panel.locator("mark").first).to_be_visible()
    panel.locator("[data-test=close-rules]").click()
    expect(panel).to_have_count(0)
    expect(page.locator("[data-test=rule]")).to_be_focused()


def test_rules_are_searched_without_accents(visit: Opening) -> None:
    page = visit(lang="fr")
    page.goto("/rules/worlds_fair")
    search = page.locator("[data-test=search]")
    search.fill("decompte medaille")
    found = page.locator("[data-test=found]")
    expect(found).to_have_text(re.compile(r"paragraphe"))
    count = page.locator("[data-test=chapters] .paragraph").count()
    assert 0 < count < 20
    assert "Médaille" in page.locator("[data-test=chapters] mark").all_inner_texts()
    search.fill("xyzzy")
    expect(found).to_have_text("Rien trouvé")
    search.press("Escape")
    expect(search).to_have_value("")
    assert page.locator("[data-test=chapters] .paragraph").count() > 80


def test_a_link_leads_to_its_paragraph(page: Page) -> None:
    page.goto(FIGURES)
    wanted = page.locator('[id="WF-5.3c"]')
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_have_class(re.compile("lit"))
    expect(wanted.locator("[data-piece=figure-palmer] svg")).to_be_visible()
    page.get_by_role("radio", name="Français").click()
    expect(page.locator('[id="WF-5.3c"]')).to_contain_text("Bertha Palmer")
    expect(page.get_by_role("heading", level=1)).to_contain_text("les règles")
    page.get_by_role("navigation", name="Chapitres").get_by_role("link", name=re.compile("Fin")).first.click()
    expect(page.locator('[id="WF-7"]')).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_their_pieces_and_words(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator("[data-piece] svg").first.wait_for()
    assert page.locator("[data-piece]").count() > 25
    assert page.locator("#words").count() == 1
    readable(page)
    axe(page)


def test_the_rules_on_a_phone_in_the_dark(visit: Opening) -> None:
    page = visit(phone=True, lang="pl", dark=True)
    page.goto("/rules/kairo")
    page.locator("[data-piece] svg").first.wait_for()
    readable(page)
    axe(page)


@pytest.mark.parametrize("path", ["/learn/gatsby#step=5", "/rules/gatsby"])
def test_text_of_twice_the_size(visit: Opening, path: str) -> None:
    page = visit(lang="fr")
    page.set_viewport_size({"width": 640, "height": 360})  # what 200 % leaves of 1280 × 720
    page.goto(path)
    page.locator("[data-test=said], [data-test=chapters] .paragraph").first.wait_for()
    readable(page)
