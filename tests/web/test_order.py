"""Order, on the page: a line is reported where it was heard, a moderator sees to it, and whoever is muted sees that."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import update

from parlour.server.store.opening import make_store
from parlour.server.store.schema import players
from parlour.server.tables.operator import Operator
from tests.web.conftest import Opening
from tests.web.test_people import JOINED, MEETING, SPEAKS, named
from tests.web.visitor import House, axe, readable

LIGHT = {
    "en": ("Mute Bo", "is muted"),
    "fr": ("Réduire Bo au silence", "est réduit au silence"),
    "pl": ("Wycisz: Bo", "wyciszenie"),
}


def looked_at(page: Page) -> None:
    readable(page)
    axe(page)


def made(house: House, page: Page, role: str) -> None:
    """As the operator does it beside the server, to whom a guest is not given a role by a command."""
    player = page.evaluate("async () => (await (await fetch('/api/me')).json()).player")
    change = update(players).where(players.c.id == player).values(role=role)

    async def promoted() -> None:
        store = make_store(f"sqlite:///{house.data / 'parlour.sqlite'}")
        store.alone = False
        await store.open()
        job = lambda connection: connection.execute(change).rowcount == 1  # noqa: E731
        await Operator(store, "tester").note("role", player, role, job)
        await store.close()

    with ThreadPoolExecutor() as beside:  # a loop of its own
        beside.submit(asyncio.run, promoted()).result()
    for _ in range(600):  # the server reads it within a second
        if page.evaluate("async () => (await (await fetch('/api/me')).json()).role") == role:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"no {role} yet")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_a_line_is_reported_seen_to_and_its_speaker_muted(visit: Opening, house: House, lang: str, phone: bool) -> None:
    mute, muted = LIGHT[lang]
    ann, bo, mo = visit(lang=lang, phone=phone), visit(lang=lang), visit(lang=lang, phone=phone)
    for page, name in ((ann, "Ann"), (bo, "Bo"), (mo, "Mo")):
        named(page, name)
    table = bo.evaluate(MEETING, [False])
    ann.evaluate(JOINED, [table])
    bo.evaluate(SPEAKS, [table, "fool"])

    ann.goto(f"/t/{table}")
    ann.locator("#tab-chat").click()
    expect(ann.get_by_role("log").get_by_text("fool")).to_be_visible()
    ann.get_by_role("log").locator("[data-test=person]").press("Enter")
    ann.locator("[data-test=report]").press("Enter")
    ann.locator("[data-test=report-reason]").select_option("harassment")
    ann.locator("textarea").fill("again and again")
    looked_at(ann)
    ann.locator("[data-test=report-send]").press("Enter")
    expect(ann.locator("[data-test=report-sent]")).to_be_visible()
    looked_at(ann)

    made(house, mo, "moderator")
    mo.goto("/me")
    mo.locator("[data-test=order]").click()
    mine = mo.locator("[data-test=reported]").first  # the newest: the house is shared with other tests
    looked_at(mo)
    mine.press("Enter")
    expect(mo.locator("[data-test=line]")).to_contain_text("fool")
    expect(mo.locator("[data-test=words]")).to_have_text("again and again")
    expect(mo.locator("[data-test=place]")).to_have_attribute("href", f"/t/{table}")
    looked_at(mo)
    mo.locator("[data-test=act]").select_option("mute")
    mo.locator("[data-test=hours]").select_option("24")
    expect(mo.locator("[data-test=do]")).to_be_disabled()
    mo.locator("[data-test=why]").fill("be kind")
    mo.locator("[data-test=do]").press("Enter")
    expect(mo.get_by_role("dialog", name=mute)).to_contain_text("be kind")
    looked_at(mo)
    mo.locator("[data-test=yes]").press("Enter")
    expect(mo.locator("[data-test=holding]").first).to_contain_text(muted)
    expect(mo.locator("[data-test=act-done]").first).to_contain_text("be kind")
    expect(mo.locator("[data-test=listed-words]")).to_have_count(0)  # which are an owner's
    looked_at(mo)
    made(house, mo, "owner")
    mo.goto("/order")
    expect(mo.locator("[data-test=member]").filter(has_text="Mo").first).to_be_visible()
    mo.locator("[data-test=listed-words]").fill("zyzzyva # a beetle")
    mo.locator("[data-test=save-words]").press("Enter")
    expect(mo.locator("[data-test=listed-words]")).to_have_value("zyzzyva")
    looked_at(mo)
    mo.locator("[data-test=listed-words]").fill("")  # the house is shared with other tests
    mo.locator("[data-test=save-words]").press("Enter")
    mo.wait_for_function("async () => (await (await fetch('/api/order/words')).json()).words.length === 0")

    bo.goto(f"/t/{table}")
    bo.locator("#tab-chat").click()
    bo.locator(".chat .field").fill("what?")
    bo.locator(".chat .field").press("Enter")
    expect(bo.locator("[data-test=silenced]")).to_contain_text("be kind")
    looked_at(bo)
    bo.goto("/me")
    expect(bo.locator("[data-test=held]")).to_contain_text("be kind")
    ann.goto("/me")
    expect(ann.locator("[data-test=my-report]")).to_have_count(1)
    looked_at(ann)
    # the browser notes that the muted was refused
    visit.complaints[:] = [said for said in visit.complaints if "403" not in said]  # type: ignore[attr-defined]
