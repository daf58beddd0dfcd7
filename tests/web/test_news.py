"""How I am told of news, on the page: each kind switched alone, by the keyboard too; letters end by their link."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Locator, Page, expect

from parlour.server.alerts import webpush
from parlour.server.people import letterboxes
from tests.web.asking import ASK
from tests.web.conftest import Opening, free_port, served
from tests.web.test_people import named
from tests.web.visitor import House, axe, readable

PUSHED = (
    "async ([endpoint, p256dh, auth]) => {"
    + ASK
    + ' return (await ask("PUT", "/api/me/alerts", {endpoint, p256dh, auth})).here; }'
)
KINDS = {
    "en": ("Your turns", "Invitations", "Tournaments"),
    "fr": ("Vos tours", "Invitations", "Tournois"),
    "pl": ("Twoje ruchy", "Zaproszenia", "Turnieje"),
}
WRONG = {
    "en": "This is not the address that you sign in by.",
    "pl": "To nie jest adres, którym się logujesz.",
}


def pushed(page: Page, name: str) -> None:
    """A browser that takes pushes, as if this one did: the tests' has no push service."""
    key = webpush.code(webpush.public(webpush.private(webpush.new_key())))
    page.evaluate(PUSHED, [f"https://push.example/{name}", key, webpush.code(b"0123456789abcdef")])


def states(row: Locator) -> list[str | None]:
    return [one.get_attribute("aria-checked") for one in row.get_by_role("switch").all()]


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_each_kind_is_switched_alone_for_each_browser(visit: Opening, lang: str, phone: bool) -> None:
    page = visit(lang=lang, phone=phone)
    if phone:
        page.set_viewport_size({"width": 375, "height": 667})
    named(page, "Ann")
    expect(page.locator("#webhook")).to_be_visible()
    expect(page.locator("[data-test=news]")).to_have_count(0)
    for name in ("one", "two"):
        pushed(page, name)
    page.goto("/me")
    rows = page.locator("[data-test=push]")
    expect(rows).to_have_count(2)
    assert states(rows.first) == ["true", "false", "false"], "turns, and nothing else"
    for number, kind in enumerate(KINDS[lang]):
        expect(rows.first.get_by_role("switch").nth(number)).to_have_accessible_name(
            re.compile(rf"^{kind}\s?: Chrome, Linux$")  # a French colon stands apart
        )
    second = rows.nth(1).get_by_role("switch").nth(1)
    second.focus()
    page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-checked", "true")
    expect(second).to_be_focused()
    readable(page)
    axe(page)
    page.goto("/me")
    expect(rows).to_have_count(2)
    assert states(rows.first) == ["true", "false", "false"]
    assert states(rows.nth(1)) == ["true", "true", "false"]
    assert page.locator("#news-address, [data-test=letters], [data-test=no-mailbox]").count() == 0, "no post office"
    rows.first.get_by_role("button").press("Enter")
    expect(rows).to_have_count(1)


class Taken:
    """What a post office has taken."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"


@contextmanager
def a_post_office(monkeypatch: pytest.MonkeyPatch) -> Iterator[Taken]:
    taken, port = Taken(), free_port()
    office = Controller(taken, hostname="127.0.0.1", port=port)
    office.start()
    try:
        monkeypatch.setenv("PARLOUR_MAIL", f"smtp://127.0.0.1:{port}")
        monkeypatch.setenv("PARLOUR_MAIL_FROM", "parlour@example.org")
        yield taken
    finally:
        office.stop()


def proved(page: Page, house: House, taken: Taken, address: str) -> None:
    """Whoever is here signs in by that address from now on."""
    page.request.post(f"{house.url}/api/sign-in/mail", data={"address": address})
    for _ in range(600):
        if taken.letters:
            break
        page.wait_for_timeout(100)
    ticket = taken.letters[-1].get_content().split("/sign-in#")[1].split()[0]
    assert page.request.post(f"{house.url}/api/sign-in/enter", data={"ticket": ticket, "do": "add"}).ok


def a_stop(house: House, player: str, kind: str) -> str:
    """What would stand in the link of a letter."""
    with sqlite3.connect(house.data / "parlour.sqlite") as store:
        store.execute("insert into keys (name, value) values ('letters', ?)", ("ab" * 32,))
    return f"{player}-{kind}-{letterboxes._signature('ab' * 32, player, kind)}"


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)])
def test_letters_are_switched_on_and_ended_by_their_link(
    visit: Opening, lang: str, phone: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_post_office(monkeypatch) as taken, served(tmp_path, public=True) as house:
        page = visit(lang=lang, phone=phone)
        if phone:
            page.set_viewport_size({"width": 375, "height": 667})
        page.goto(f"{house.url}/me")
        page.locator("#me-name").fill("Ann")
        page.locator("#me-name").press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
        page.goto(f"{house.url}/me")
        expect(page.locator("[data-test=no-mailbox]")).to_be_visible()
        proved(page, house, taken, "ann@example.org")
        page.goto(f"{house.url}/me")
        field = page.locator("#news-address")
        field.fill("other@example.org")
        field.press("Enter")
        expect(page.get_by_text(WRONG[lang])).to_be_visible()
        field.fill("ann@example.org")
        field.press("Enter")
        switches = page.locator("[data-test=letters] [role=switch]")
        expect(switches).to_have_count(3)
        assert states(page.locator("[data-test=letters]")) == ["false"] * 3, "off until switched on"
        for number in (0, 2):
            switches.nth(number).press("Enter")
            expect(switches.nth(number)).to_have_attribute("aria-checked", "true")
        readable(page)
        axe(page)
        assert "ann@example.org" not in page.content()
        me = page.request.get(f"{house.url}/api/me").json()["player"]
        stop = a_stop(house, me, "turns")
        mail = visit(lang=lang, phone=phone)
        mail.goto(f"{house.url}/letters#{stop}")
        mail.locator("[data-test=stop]").wait_for()
        assert "#" not in mail.url
        readable(mail)
        axe(mail)
        mail.locator("[data-test=stop]").press("Enter")
        expect(mail.locator("[data-test=stopped]")).to_contain_text(KINDS[lang][0])
        axe(mail)
        page.goto(f"{house.url}/me")
        expect(switches).to_have_count(3)
        assert states(page.locator("[data-test=letters]")) == ["false", "false", "true"]
        page.locator("[data-test=forget-address]").click()
        expect(page.locator("#news-address")).to_be_visible()
        noise = ("422", "409")
        left = [said for said in visit.complaints if not any(word in said for word in noise)]  # type: ignore[attr-defined]
        visit.complaints[:] = left  # type: ignore[attr-defined]
