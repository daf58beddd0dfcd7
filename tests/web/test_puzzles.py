"""Puzzles on the page: the next one, that of the day, a rush; what is asked, what came of it, and where it leads."""

import pytest
from playwright.sync_api import Page, expect

from parlour.puzzles.book import book_of
from parlour.puzzles.puzzle import PuzzleQuestion
from tests.web.conftest import Opening
from tests.web.visitor import axe, readable

LOW = {"width": 360, "height": 640}
HURRIED = "(done) => document.querySelector('[data-test=rush-result], [data-test=rush][data-done=\"' + done + '\"]')"

HEAR = """() => {
  window.heard = [];
  const polite = document.querySelector("[data-test=polite]");
  new MutationObserver(() => window.heard.push(polite.textContent)).observe(polite, { childList: true, subtree: true });
}"""


class Solver:
    """Somebody who has the book."""

    def __init__(self, page: Page, game: str, card: str = "puzzle") -> None:
        self.page, self.game = page, game
        self.card = page.locator(f"[data-test={card}]")
        self.card.wait_for()
        page.locator("[data-test=board] svg").first.wait_for()

    @property
    def id(self) -> str:
        return self.card.get_attribute("data-puzzle") or ""

    def questions(self) -> list[PuzzleQuestion]:
        found = book_of(self.game).find(self.id)
        assert found is not None
        return found.questions

    def choose(self, action: str) -> None:
        """From the list, and confirmed."""
        self.page.locator(f'[data-test=options] [data-action="{action}"]').click()
        expect(self.page.locator("[data-test=confirm]")).to_be_in_viewport()  # wherever the list is
        self.page.locator("[data-test=confirm]").click()

    def solve(self) -> None:
        """Choice by choice, each time when the others' answers were seen."""
        for number, question in enumerate(self.questions()):
            self.page.locator(f"[data-question='{number}']").wait_for()
            self.choose(question.best)

    def over(self, phase: str) -> None:
        expect(self.card).to_have_attribute("data-phase", phase)
        expect(self.page.locator("[data-test=solution]")).to_be_visible()


def test_the_next_puzzle_from_the_door_to_its_solution(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=puzzles]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    ours = page.locator("[data-test=puzzles-door][data-game=worlds_fair]")
    expect(ours.locator("[data-test=puzzles-rating]")).to_contain_text("300 puzzles.")
    axe(page)
    readable(page)
    ours.locator("[data-test=puzzles-next]").press("Enter")
    solver = Solver(page, "worlds_fair")
    expect(page.locator("[data-test=asked]")).to_contain_text("it is your turn. Find the best choice")
    expect(page.locator("[data-test=asked]")).to_contain_text("choices are open to you.")
    axe(page)
    readable(page)
    first = solver.id
    page.evaluate(HEAR)
    solver.solve()
    solver.over("solved")
    expect(page.locator("[data-test=verdict]")).to_have_text("Right: solved.")
    assert any("Right: solved." in said for said in page.evaluate("() => window.heard"))
    expect(page.locator("[data-test=solution]")).to_contain_text("Best: ")
    expect(page.locator("[data-test=rated]")).to_contain_text("→")
    axe(page)
    readable(page)
    page.locator("body").press("n")
    expect(solver.card).to_have_attribute("data-phase", "asked")
    assert solver.id != first
    page.locator("[data-test=give-up]").click()
    asked = page.get_by_role("dialog", name="Give up")
    expect(asked).to_contain_text("counts as missed")
    asked.locator("[data-test=yes]").press("Enter")
    solver.over("failed")
    expect(page.locator("[data-test=verdict]")).to_contain_text("Given up")
    expect(solver.card).to_be_focused()
    page.goto("/puzzles")
    expect(ours.locator("[data-test=puzzles-rating]")).to_contain_text("Solved: 1 of 2.")


WRONG = {"fr": "Il y a mieux.", "pl": "Jest coś lepszego."}
MISSED = {"fr": "manqué aujourd’hui", "pl": "dziś nierozwiązane"}


@pytest.mark.parametrize(("lang", "low"), [("fr", True), ("pl", False)])
def test_the_puzzle_of_the_day_on_a_phone(visit: Opening, lang: str, low: bool) -> None:
    page = visit(phone=True, lang=lang, dark=low)
    if low:
        page.set_viewport_size({"width": LOW["width"], "height": LOW["height"]})
    page.goto("/puzzles")
    ours = page.locator("[data-test=puzzles-door][data-game=kairo]")
    ours.locator("[data-test=puzzles-day]").click()
    solver = Solver(page, "kairo")
    axe(page)
    readable(page)
    if low:  # and lower still: what can be chosen begins in sight
        page.set_viewport_size({"width": 360, "height": 640})
        expect(page.locator("[data-test=options] [data-action]").first).to_be_in_viewport(ratio=0.5)
    page.locator("[data-test=why-not]").click()
    page.locator("[data-test=options] [data-action]").first.click()
    expect(page.locator("[data-test=why]")).to_be_visible()
    solver.choose(solver.questions()[0].tempting)
    solver.over("failed")
    expect(page.locator("[data-test=verdict]")).to_have_text(WRONG[lang])
    expect(page.locator("[data-test=rated]")).to_be_in_viewport()
    axe(page)
    readable(page)
    page.goto("/puzzles")
    expect(ours.locator("[data-test=puzzles-today]")).to_have_text(MISSED[lang])
    axe(page)
    readable(page)
    ours.locator("[data-test=puzzles-day]").click()
    solver.over("failed")  # it was answered once, and stays so


@pytest.mark.parametrize(("game", "lang", "phone"), [("gatsby", "en", False), ("kairo", "pl", True)])
def test_a_rush_until_three_are_missed(visit: Opening, game: str, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=lang)
    page.goto(f"/puzzles/{game}/rush")
    page.locator("[data-test=rush-begin]").press("Enter")
    solver = Solver(page, game, "rush")
    expect(page.get_by_role("timer")).to_be_visible()
    axe(page)
    readable(page)
    solver.solve()
    page.wait_for_function(HURRIED, arg="1")
    expect(page.locator("[data-test=rush-so-far]")).to_contain_text("1")
    missed = []
    for done in range(2, 5):
        missed.append(solver.id)
        solver.choose(solver.questions()[0].tempting)
        page.wait_for_function(HURRIED, arg=str(done))
    result = page.locator("[data-test=rush-result]")
    expect(result).to_have_attribute("data-score", "1")
    expect(result.locator("li")).to_have_count(4)
    axe(page)
    readable(page)
    result.locator("li a").last.click()
    solver = Solver(page, game)
    assert solver.id == missed[-1]
    solver.over("failed")


def test_what_is_no_puzzle_gets_the_page_of_the_house(visit: Opening) -> None:
    page = visit()
    for place in (
        "/puzzles/chess/next",
        "/puzzles/kairo/0000",
        "/puzzles/chess/rush",
        "/puzzles/kairo",
        "/puzzles/kairo/day/more",
    ):
        page.goto(place)
        expect(page.get_by_role("link", name="Home")).to_be_visible()
    told = visit.complaints  # type: ignore[attr-defined]
    told[:] = [said for said in told if "404" not in said]  # the browser notes every refusal
