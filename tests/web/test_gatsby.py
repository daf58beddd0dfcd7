"""Gatsby's table: whole games by clicks on the board, what is shown of secrets, commands and ends, and why not."""

import random

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from parlour.core.table import Table
from tests.web.conftest import Opening
from tests.web.moments import Fits, greedy_games, sit_where
from tests.web.visitor import MAKE, axe, my_turn_or_over, played, readable, sit

MOVED = "(at) => document.querySelector('.gatsby-table')?.dataset.at !== at"
WHOLE = [pytest.param(False, id="both-ends"), pytest.param(True, id="whole", marks=pytest.mark.long)]


# Where each spot that may be used can be touched: rays are drawn beyond a card's edge, and a stall lies on its track.
SEEN = """(spots) => spots.flatMap((spot) => {
  const {x, y, width, height} = spot.getBoundingClientRect();
  for (const [right, down] of [[5, 5], [3, 3], [7, 3], [3, 7], [7, 7], [2, 2], [5, 2], [2, 5], [8, 5], [5, 8]]) {
    const [at, from] = [x + (width * right) / 10, y + (height * down) / 10];
    if (spot.contains(document.elementFromPoint(at, from))) return [[at, from]];
  }
  return [];
})"""


def board(page: Page) -> Locator:
    """Where the game is drawn."""
    return page.locator("[data-test=board]")


def watched(page: Page) -> set[Request]:
    """The previews asked for and not yet answered: one that comes after its action was played is refused."""
    waiting: set[Request] = set()
    page.on("request", lambda request: waiting.add(request) if "/foresee" in request.url else None)
    page.on("requestfinished", lambda request: waiting.discard(request))
    page.on("requestfailed", lambda request: waiting.discard(request))
    return waiting


def confirm(page: Page, waiting: set[Request]) -> None:
    """Play what is chosen, once its preview has come."""
    expect(page.locator("[data-test=confirm]")).to_be_enabled()
    while waiting:
        page.wait_for_timeout(20)
    before = page.locator(".gatsby-table").get_attribute("data-at")
    page.locator("[data-test=confirm]").click()
    page.wait_for_function(MOVED, arg=before)
    played(page, "")


def play_on(page: Page, chance: random.Random, waiting: set[Request]) -> None:
    """Click anything on the board that may be used, look where it leads, and confirm it."""
    spots = board(page).locator("[data-legal]")
    expect(spots.first).to_be_attached()
    seen: list[list[float]] = []
    for _ in range(40):  # on a phone the place that is asked may still be coming
        seen = spots.evaluate_all(SEEN)
        if seen:
            break
        page.wait_for_timeout(50)
    x, y = chance.choice(seen)
    page.mouse.click(x, y)
    confirm(page, waiting)


def asked_at(table: Table, at: int) -> str:
    """Which step asked the first seat after so many actions; nothing if it did not."""
    view = table.view(0, at)
    return type(view.agenda[-1]).__name__ if view.agenda and view.agenda[-1].seat == 0 else ""


def sit_in_some_game(page: Page, fits: Fits) -> None:
    """Play on from a moment of some game."""
    sit_where(page, greedy_games("gatsby"), fits)


def sit_where_asked(page: Page, step: str, after: int = 20) -> None:
    """Play on from where a step asks the first seat."""
    sit_in_some_game(page, lambda table, at: at >= after and asked_at(table, at) == step)


@pytest.mark.parametrize("whole", WHOLE)
def test_a_game_against_bots_by_clicks_only(page: Page, whole: bool) -> None:
    waiting = watched(page)
    sit(page, "gatsby")
    chance = random.Random(1925)
    for _ in range(500 if whole else 8):
        if not my_turn_or_over(page):
            break
        play_on(page, chance, waiting)
    if not whole:
        sit_in_some_game(page, near_the_end)
        while my_turn_or_over(page):
            play_on(page, chance, waiting)
    expect(page.locator("[data-test=sheet]")).to_be_visible()


def test_a_game_on_a_phone_turns_to_the_place_that_is_asked(visit: Opening) -> None:
    page = visit(phone=True)
    waiting = watched(page)
    sit(page, "gatsby")
    chance = random.Random(24)
    for _ in range(14):
        if not my_turn_or_over(page):
            break
        play_on(page, chance, waiting)
    readable(page)


def test_what_cannot_be_used_says_why(page: Page) -> None:
    sit_where_asked(page, "ChooseAction")
    board(page).locator("[data-spot^='put ']").first.click(force=True)
    expect(page.locator("[data-test=why]")).to_contain_text("GA 4.2")
    board(page).locator("[data-spot^='action ']:not([data-legal])").first.click(force=True)
    expect(page.locator("[data-test=why]")).to_contain_text("GA 4.4")


def test_the_diamond_is_walked_by_keys_as_it_lies_on_the_screen(page: Page) -> None:
    waiting = watched(page)
    sit_where_asked(page, "PutBeside")
    cabaret = board(page).locator("g[role=group]").first
    assert cabaret.locator("[tabindex='0']").count() == 1
    cabaret.locator("[data-spot='put c3'] > [role=button]").focus()
    page.keyboard.press("ArrowDown")
    expect(cabaret.locator("[data-spot='put d4'] > [role=button]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cabaret.locator("[data-spot='put c5'] > [role=button]")).to_be_focused()
    cabaret.locator("[data-legal] > [role=button]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=confirm]")).to_be_visible()
    expect(cabaret.locator("[aria-pressed=true]")).to_have_count(1)
    while waiting:
        page.wait_for_timeout(20)
    page.keyboard.press("Enter")
    played(page, "")


def test_the_list_and_the_board_light_each_other(page: Page) -> None:
    sit_where_asked(page, "PutOnTrack")
    row = page.locator("[data-test=options] [data-action]").first
    action = row.get_attribute("data-action")
    row.click()
    expect(board(page).locator(f"[data-spot='{action}'] > [role=button]")).to_have_attribute("aria-pressed", "true")


def test_a_command_is_given_on_the_cards(page: Page) -> None:
    sit_where_asked(page, "CommandAction")
    cards = board(page).locator("[data-legal]")
    names = cards.evaluate_all("found => found.map((spot) => spot.dataset.spot)")
    assert "leave free" in names
    assert any(name.startswith(("action", "command")) for name in names)
    board(page).locator("[data-spot='leave free']").click()
    expect(page.locator("[data-test=confirm]")).to_be_visible()


def test_two_characters_are_looked_at_and_only_i_am_told(page: Page) -> None:
    waiting = watched(page)
    sit_where_asked(page, "LookFirst")
    board(page).locator("[data-spot='look step-10'][data-legal], [data-spot^='look '][data-legal]").first.click()
    confirm(page, waiting)
    board(page).locator("[data-legal]").last.click()
    confirm(page, waiting)
    expect(board(page).locator("[data-spot=exchange]")).to_be_visible()
    board(page).locator("[data-spot=leave]").click()
    confirm(page, waiting)


def test_drawn_specials_lie_in_the_tray(page: Page) -> None:
    waiting = watched(page)
    sit_where_asked(page, "KeepSpecial", after=2)
    assert board(page).locator("[data-spot^='keep ']").count() == 3
    board(page).locator("[data-spot^='keep ']").first.click()
    confirm(page, waiting)


def near_the_end(table: Table, at: int) -> bool:
    """The last choice of a game, if it was the first seat's."""
    return at == len(table.actions) - 1 and table.actors[at] == 0


def test_before_what_ends_the_game_there_is_a_warning(page: Page) -> None:
    sit_in_some_game(page, near_the_end)
    for spot in board(page).locator("[data-legal]").all():
        spot.click(force=True)
        expect(page.locator("[data-test=confirm]")).to_be_visible()
        page.wait_for_timeout(400)
        if page.locator("[data-test=gatsby-end]").count():
            expect(page.locator("[data-test=gatsby-end]")).to_contain_text("against")
            return
        page.keyboard.press("Escape")
    raise AssertionError("no option warned")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_everything_can_be_read(visit: Opening, lang: str) -> None:
    page = visit(lang=lang, dark=lang == "fr")
    sit_where_asked(page, "SwapMine", after=40)
    readable(page)
    axe(page)
    phone = visit(phone=True, lang=lang)
    sit_where_asked(phone, "PutBeside", after=40)
    for tab in phone.locator("[role=tab][id^=ga-tab]").all():
        tab.click()
        readable(phone)
    axe(phone)


def test_the_seats_wear_the_same_colours_everywhere(page: Page) -> None:
    colours = "all => [...new Set(all.map((one) => getComputedStyle(one).fill))].sort()"
    marks = "svg.mark path"
    page.goto("/new?game=gatsby")
    page.locator(marks).nth(1).wait_for()
    found = [page.locator(marks).evaluate_all(colours)]
    page.goto("/")
    table = page.evaluate(MAKE, ["gatsby", [{"kind": "me"}, {"kind": "open"}], {}])
    for path in (f"/t/{table}", f"/t/{table}/screen"):
        page.goto(path)
        page.locator(marks).nth(1).wait_for()
        found.append(page.locator(marks).evaluate_all(colours))
    sit(page, "gatsby")
    found.append(page.locator("[data-seat] svg.mark path").evaluate_all(colours))
    assert len(found[0]) == 2
    assert all(seen == found[0] for seen in found), found


def test_nought_reads_as_zero(page: Page) -> None:
    sit(page, "gatsby")
    for number in page.locator(".worth strong").all():
        assert "Limelight" not in number.evaluate("(one) => getComputedStyle(one).fontFamily")
