"""Signing in, on the page: a guest becomes a member with one touch, and finds their seat again on another device."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.visitor import House, axe, readable


def authenticator(page: Page) -> tuple[Any, str]:
    """A virtual one of Chromium, whose person says yes to everything."""
    tool = page.context.new_cdp_session(page)
    tool.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    return tool, tool.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_guest_becomes_a_member_and_finds_their_seat_on_another_device(house: House, visit: Opening) -> None:
    here = house.url.replace("127.0.0.1", "localhost")  # where browsers allow passkeys without https
    ann = visit()
    tool, first = authenticator(ann)
    ann.goto(f"{here}/me")
    ann.locator("#me-name").fill("Ann")
    ann.locator("#me-name").press("Enter")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Ann")
    made = ann.request.post(
        f"{here}/api/tables",
        data={"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "open"}], "id": "sign-in", "public": False},
    )
    table = made.json()["table"]["table"]
    ann.locator("[data-test=add-passkey]").press("Enter")
    ways = ann.locator("[data-test=way]")
    expect(ways).to_have_count(1)
    readable(ann)
    axe(ann)

    phone = visit(phone=True, lang="pl")
    other, second = authenticator(phone)
    (credential,) = tool.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]
    other.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": credential})  # as phones share them
    phone.goto(f"{here}/me")
    phone.locator("[data-test=sign-in]").click()
    readable(phone)
    axe(phone)
    phone.get_by_role("button", name="Zaloguj się kluczem dostępu").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(phone.locator("[data-test=device]")).to_have_count(2)
    readable(phone)
    axe(phone)
    assert phone.request.get(f"{here}/api/tables/{table}").json()["yours"] == [0], "the seat is hers here too"

    lent = visit(lang="fr")
    third, loan = authenticator(lent)
    third.send("WebAuthn.addCredential", {"authenticatorId": loan, "credential": {**credential, "signCount": 9}})
    lent.goto(f"{here}/me")
    lent.locator("#me-name").fill("Zoé")
    lent.locator("#me-name").press("Enter")
    expect(lent.get_by_role("heading", level=1)).to_have_text("Zoé")
    lent.goto(f"{here}/sign-in")
    lent.get_by_role("button", name="Se connecter avec une clé d’accès").click()
    expect(lent.locator("[data-test=bring]")).to_contain_text("Ann")
    readable(lent)
    axe(lent)
    lent.locator("[data-test=bring]").press("Enter")
    expect(lent.get_by_role("heading", level=1)).to_have_text("Ann")
    lent.locator("[data-test=sign-out]").click()
    expect(lent.locator("[data-test=sign-in]")).to_be_visible()
    expect(lent.get_by_role("heading", level=1)).not_to_have_text("Ann")


def test_what_this_house_cannot_do_is_not_offered(house: House, visit: Opening) -> None:
    ann = visit()
    ann.goto(f"{house.url}/sign-in")  # an address of digits, no post office, no provider
    expect(ann.get_by_text("This server offers no way to sign in.")).to_be_visible()
    expect(ann.locator("#sign-address")).to_have_count(0)
    expect(ann.get_by_role("button", name="passkey")).to_have_count(0)
    axe(ann)
