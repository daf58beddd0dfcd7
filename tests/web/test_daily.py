"""The deal of the day on the page: a door to it, an attempt without help, how it went, what is shared."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, Route, expect
from sqlalchemy import create_engine

from parlour.server.store import dailies as stored
from parlour.server.tables.dailies import ARCHIVED, settle
from parlour.text.catalog import Catalog
from tests.web.conftest import Opening
from tests.web.visitor import House, axe, readable

GAME = "worlds_fair"
TITLES = {"en": "The deal of the day", "fr": "La donne du jour", "pl": "Rozdanie dnia"}
PLAY = """async (table) => {
  const ask = async (path, body) => {
    const headers = {"content-type": "application/json"};
    const how = body ? {method: "POST", headers, body: JSON.stringify(body)} : {};
    const answer = await fetch(`/api/tables/${table}/${path}`, how);
    return [answer.ok, await answer.json()];
  };
  for (;;) {
    const [, scene] = await ask("scene");
    if (scene.outcome) return scene.outcome;
    if (!scene.options.length) await new Promise((resolve) => setTimeout(resolve, 50));
    else await ask("play", {at: scene.at, action: scene.options[0].action, id: crypto.randomUUID()});
  }
}"""


WHY = {"fr": "Tickets : 3", "pl": "Bilety: 3"}
COST = {"fr": "a coûté environ 10 points", "pl": "kosztował około 10 p.p."}
EVEN = {"fr": "cela se vaut", "pl": "równie dobre"}


def explained(route: Route) -> None:
    """As if the house had looked at my first decision, and found something else better for its tickets."""
    told = route.fetch().json()
    why = {"kind": "TicketsHeld", "tickets": 3, "coins": 3, "instead_tickets": 1, "instead_coins": 1}
    word = {"kind": "Place", "area": 2}
    told["choices"][0] |= {"house": word, "cost": 0.1, "costly": True, "why": [why]}
    told["choices"][1] |= {"house": word, "cost": 0.02, "costly": False}
    route.fulfill(json={**told, "phase": "done"})


def deal(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=today]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["en"])


def dealt_before(house: House, days: int) -> None:
    """As if the house had been looked at on so many days before today."""
    today, secret = datetime.now(UTC).date(), "5e" * 32
    engine = create_engine(f"sqlite:///{house.data / 'parlour.sqlite'}", connect_args={"timeout": 60})
    with engine.begin() as connection:
        for ago in range(1, days + 1):
            day = (today - timedelta(ago)).isoformat()
            stored.draw(day, {GAME: secret}, 1)(connection)
            stored.settle(settle(stored.DailyRow(day, GAME, secret)))(connection)
    engine.dispose()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_earlier_deals_and_months_are_leafed_through(visit: Opening, house: House, lang: str, phone: bool) -> None:
    dealt_before(house, ARCHIVED + 5)
    page = visit(phone=phone, lang=lang, dark=lang == "pl")
    page.goto("/daily")
    deals = page.locator("[data-test=daily-earlier]")
    expect(deals.nth(ARCHIVED - 1)).to_be_visible()
    new = Catalog(lang).text("daily-listed", game="|", state="new").partition("|")[2]
    expect(deals.first).to_contain_text(new.strip())
    page.locator("[data-test=daily-older]").press("Enter")
    expect(deals.nth(ARCHIVED + 4)).to_be_visible()  # more, if it has struck midnight meanwhile
    expect(page.locator("[data-test=daily-older]")).to_have_count(0)
    month = page.locator("[data-test=daily-to-month]")
    expect(month).to_have_count(1)
    month.press("Enter")
    expect(month).to_have_count(2)
    axe(page)
    readable(page)
    month.last.press("Enter")
    expect(month).to_have_count(1)
    deals.last.press("Enter")
    expect(page.locator("[data-test=daily-play]")).to_be_visible()
    readable(page)


def test_an_attempt_from_the_door_to_its_result(visit: Opening) -> None:
    page = visit()
    deal(page)
    ours = page.locator(f"[data-test=daily-deal][data-game={GAME}]")
    expect(ours).to_contain_text("Nobody has finished it yet.")
    axe(page)
    readable(page)
    ours.locator("[data-test=daily-play]").press("Enter")
    asked = page.get_by_role("dialog", name="The deal of the day: World’s Fair 1893")
    expect(asked).to_contain_text("one attempt")
    expect(asked.locator("[data-test=daily-lesson]")).to_have_attribute("href", f"/learn/{GAME}")
    axe(page)
    asked.locator("[data-test=daily-begin]").press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("[data-test=board] [data-at]").first.wait_for()
    expect(page.locator("[data-test=daily-name]")).to_contain_text("Deal of the day, ")
    expect(page.locator("[data-test=undo]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-test=hint]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-test=hint]").click(force=True)  # off, it says why
    expect(page.locator("[data-test=why]")).to_contain_text("There are no hints at a deal of the day.")
    table = page.url.rsplit("/", 1)[1]
    page.goto("/daily")
    expect(ours.locator("[data-test=daily-play]")).to_have_text("Go on")
    page.evaluate(PLAY, table)
    page.goto(f"/t/{table}")
    page.locator("[data-test=daily-result]").click()
    expect(page.locator("[data-test=daily-mine]")).to_contain_text("points")
    expect(page.locator("[data-test=daily-standing] tbody tr")).to_have_count(1)
    expect(page.locator("[data-test=daily-choices] li").first).to_be_visible()
    shared = page.locator("[data-test=daily-card]").input_value()
    assert shared.splitlines()[-1] == page.url
    with page.expect_download() as saved:
        page.locator("[data-test=daily-picture]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    axe(page)
    readable(page)
    result = page.url
    mine = next(one["value"] for one in page.context.cookies() if one["name"] == "parlour")
    for lang in ("fr", "pl"):
        phone = visit(phone=True, lang=lang)
        phone.context.add_cookies([{"name": "parlour", "value": mine, "domain": "127.0.0.1", "path": "/"}])
        phone.route("**/choices", explained)
        phone.goto(result)
        expect(phone.locator("[data-test=daily-mine]")).to_be_visible()
        expect(phone.locator("[data-test=daily-why] li")).to_contain_text(WHY[lang])
        expect(phone.locator("[data-test=daily-choices] > li").nth(0)).to_contain_text(COST[lang])
        expect(phone.locator("[data-test=daily-choices] > li").nth(1)).to_contain_text(EVEN[lang])
        card, standing, choices = (
            phone.locator(f"[data-test=daily-{part}]") for part in ("card", "standing", "choices")
        )
        assert card.evaluate("(card) => card.scrollHeight <= card.clientHeight + 1"), "a line of it is cut"
        tops = [part.evaluate("(one) => one.getBoundingClientRect().top") for part in (card, standing, choices)]
        assert tops == sorted(tops), "the long list comes last"
        axe(phone)
        readable(phone)
        phone.goto("/daily")
        expect(phone.get_by_role("heading", level=1)).to_have_text(TITLES[lang])
        expect(phone.locator("[data-test=daily-month]")).to_be_visible()
        axe(phone)
        readable(phone)
    page.context.clear_cookies(name="parlour")
    page.evaluate("localStorage.clear()")
    page.goto(result)
    page.locator("[data-test=daily-play]").click()
    page.locator("[data-test=daily-begin]").click()
    dialog = page.get_by_role("dialog", name="Somebody has tried this deal here")
    expect(dialog).to_contain_text("only the first attempt")
    axe(page)
    dialog.locator("[data-test=daily-anyway]").press("Enter")
    page.wait_for_url("**/t/*")
    told = visit.complaints  # type: ignore[attr-defined]
    told[:] = [said for said in told if "409" not in said]  # the browser notes every refusal
