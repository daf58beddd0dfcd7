"""A link by e-mail: nothing is learned of who is here, nothing happens by looking, nobody is moved without a yes."""

import asyncio
import smtplib
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any

import httpx
import pytest

from parlour.client import Client
from parlour.server.alerts import post_office
from parlour.server.limits import LETTERS
from parlour.server.people.mailbox import spelled
from parlour.server.people.signing_in import LETTERS as TO_ONE
from parlour.server.people.ways import FRESH
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from tests.server.letterbox import HOUSE, Letterbox, a_letterbox, link_in, posting
from tests.server.places import PLACES
from tests.server.serving import Served, a_server
from tests.server.test_devices import name
from tests.server.test_forgetting import everything
from tests.server.test_tables import refused

MAILBOX = "Ann.Person@Example.org"


def with_post(test: Callable[[Served, Letterbox], Awaitable[None]], **how: Any) -> None:
    """A test of a server that sends letters."""

    async def running() -> None:
        async with (
            asyncio.timeout(300),
            a_letterbox() as (box, address),
            a_server(settings=posting(address), **how) as served,
        ):
            await test(served, box)

    asyncio.run(running())


async def asked(client: Client, address: str = MAILBOX, **how: Any) -> None:
    await client.ask("POST", "/sign-in/mail", {"address": address, **how})


async def enters(client: Client, ticket: str, **how: Any) -> Any:
    return await client.ask("POST", "/sign-in/enter", {"ticket": ticket, **how})


@pytest.mark.parametrize("place", PLACES)
def test_a_guest_becomes_a_member_and_comes_back_by_letter(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        ann = await served.guest("Ann")
        assert (await ann.ask("GET", "/sign-in"))["mail"] is True
        await asked(ann, lang="fr")
        letter = await box.newest(1)
        assert box.letters[0][0] == [MAILBOX.lower()]
        assert "lien de connexion" in letter["Subject"]
        ticket = link_in(letter)
        told = await ann.ask("POST", "/sign-in/whose", {"ticket": ticket})
        assert (told["way"], told["name"], told["here"], told["elsewhere"]) == ("mail", None, "Ann", False)
        await refused(enters(ann, ticket), 409, "nobody-yet")
        assert (await enters(ann, ticket, do="add"))["role"] == "member"
        await refused(enters(ann, ticket, do="add"), 401, "wrong-ticket")
        async with Client(served.url) as phone:
            await asked(phone, "ann.person@example.ORG ")
            told = await phone.ask("POST", "/sign-in/whose", {"ticket": link_in(await box.newest(2))})
            assert told["name"] == "Ann"
            assert (await enters(phone, told["ticket"]))["player"] == (await ann.ask("GET", "/me"))["player"]
        stored = (await served.rooms.store.read(everything)).lower()
        assert "example.org" not in stored, "no address is kept"
        assert "ann.person" not in stored

    with_post(test, place=place)


def test_who_is_here_is_not_told_and_a_mailbox_is_not_flooded() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        ann = await served.guest("Ann")
        await asked(ann)
        await enters(ann, link_in(await box.newest(1)), do="add")
        answers: list[tuple[int, str]] = []
        async with httpx.AsyncClient(base_url=served.url) as http:
            for address in (MAILBOX, "nobody@example.org"):
                answer = await http.post("/api/sign-in/mail", json={"address": address})
                answers.append((answer.status_code, answer.text))
            assert answers[0] == answers[1]
            await box.newest(3)
            for guest in range(5):  # whoever asks, and however often they are somebody new
                other = await served.guest(f"Guest {guest}")
                await asked(other, "nobody@example.org")
                assert (await other.http.post("/api/sign-in/mail", json={"address": MAILBOX})).text == answers[0][1]
        await box.newest(2 * TO_ONE + 1)  # one was used, and is not counted any more
        served.suspend(61 * 60_000)
        await asked(ann)
        await box.newest(2 * TO_ONE + 2)

    with_post(test)


def test_letters_are_limited_by_address_whoever_is_made_up() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        for number in range(LETTERS.many):
            await asked(await served.guest(f"G{number}"), f"n{number}@example.org")
        await refused(asked(await served.guest("Another"), "more@example.org"), 429, "too-fast")
        await asked(await served.guest("Else", address="127.0.0.2"), "more@example.org")
        await box.newest(LETTERS.many + 1)

    with_post(test, scale=1)


def test_looking_at_a_link_uses_nothing_up_and_says_no_secret_to_the_server() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        ann = await served.guest("Ann")
        await asked(ann)
        letter = await box.newest(1)
        link = f"{HOUSE}/sign-in#{link_in(letter)}"
        assert link in letter.get_content(), "after #: no request has it in its address"
        async with httpx.AsyncClient(base_url=served.url) as reader:
            assert (await reader.get("/sign-in", headers={"accept": "text/html"})).status_code == 200
            for _ in range(3):
                await reader.post("/api/sign-in/whose", json={"ticket": link_in(letter)})
        assert (await enters(ann, link_in(letter), do="add"))["role"] == "member"

    with_post(test)


def test_links_lead_to_the_hosts_own_address_whatever_the_request_calls_it() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        async with httpx.AsyncClient(base_url=served.url) as http:
            host = {"host": "192.0.2.66"}
            answer = await http.post("/api/sign-in/mail", json={"address": MAILBOX}, headers=host)
            assert answer.status_code == 200
            text = (await box.newest(1)).get_content()
            assert "192.0.2.66" not in text
            assert f"{HOUSE}/sign-in#" in text
            wrong = {"origin": "https://evil.example"}
            assert (await http.post("/api/sign-in/mail", json={"address": MAILBOX}, headers=wrong)).status_code == 403

    with_post(test)


def test_a_link_that_somebody_else_asked_for_moves_nobody() -> None:
    """Login CSRF and fixation: a thief has a link sent to the victim, or sends the victim a link of their own."""

    async def test(served: Served, box: Letterbox) -> None:
        thief, victim = await served.guest("Thief"), await served.guest("Victim")
        await asked(thief, "victim@example.org")
        ticket = link_in(await box.newest(1))
        told = await victim.ask("POST", "/sign-in/whose", {"ticket": ticket})
        assert (told["elsewhere"], told["here"], told["name"]) == (True, "Victim", None)
        await refused(enters(victim, ticket, do="add"), 409, "asked-elsewhere")
        await asked(victim, "victim@example.org")
        await enters(victim, link_in(await box.newest(2)), do="add")
        assert (await thief.ask("GET", "/me/ways"))["mail"] is None
        await asked(thief, "thief@example.org")
        await enters(thief, link_in(await box.newest(3)), do="add")
        await asked(thief, "thief@example.org")
        sent = link_in(await box.newest(4))
        told = await victim.ask("POST", "/sign-in/whose", {"ticket": sent})
        assert (told["elsewhere"], told["name"], told["member"]) == (True, "Thief", True), "the page says whose it is"
        await refused(enters(victim, sent), 409, "somebody-here")
        served.suspend(FRESH + 1)
        await asked(thief, "thief@example.org")
        sent = link_in(await box.newest(5))
        await refused(enters(victim, sent, do="bring"), 403, "prove-it")
        assert await name(victim) == "Victim"

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
def test_another_mailbox_takes_the_place_of_the_one_before(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        ann = await served.guest("Ann")
        await asked(ann, "old@example.org")
        await enters(ann, link_in(await box.newest(1)), do="add")
        served.suspend(FRESH + 1)
        await asked(ann, "new@example.org")
        fresh = link_in(await box.newest(2))
        await refused(enters(ann, fresh, do="add"), 403, "prove-it")
        await asked(ann, "old@example.org")
        await enters(ann, link_in(await box.newest(3)))
        await enters(ann, fresh, do="add")
        async with Client(served.url) as phone:
            await asked(phone, "old@example.org")
            assert (await phone.ask("POST", "/sign-in/whose", {"ticket": link_in(await box.newest(4))}))["name"] is None
            await asked(phone, "new@example.org")
            assert (await enters(phone, link_in(await box.newest(5))))["name"] == "Ann"

    with_post(test, place=place)


def test_somebody_new_begins_by_letter() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        async with Client(served.url) as new:
            await asked(new)
            ticket = link_in(await box.newest(1))
            await refused(enters(new, ticket, do="new"), 422, "bad-name")
            await refused(enters(new, ticket, do="new", name="Bot 3"), 422, "bad-name")
            me = await enters(new, ticket, do="new", name="Zoe")
            assert (me["name"], me["role"]) == ("Zoe", "member")
            assert await name(new) == "Zoe"

    with_post(test)


def test_a_link_ends_after_a_quarter_of_an_hour() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        ann = await served.guest("Ann")
        await asked(ann)
        ticket = link_in(await box.newest(1))
        served.suspend(15 * 60_000 + 1)
        await refused(ann.ask("POST", "/sign-in/whose", {"ticket": ticket}), 401, "wrong-ticket")
        await refused(enters(ann, ticket, do="add"), 401, "wrong-ticket")

    with_post(test)


@pytest.mark.parametrize(
    "address",
    ["ann", "ann@", "@example.org", "a@b@c", "a b@c.org", "a@c.org,b@c.org", "a@c.org\r\nBcc: d@c.org", "é@c.org",
     "=?utf-8?q?ann?=@c.org", "=?us-ascii?q?=61nn?=@c.org", "=?utf-8?q?=0d=0abcc=3ad=40c.org?=@c.org"],
)  # fmt: skip
def test_what_is_no_address_of_one_mailbox_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        spelled(address)
    assert refusal.value.error == "bad-mailbox"


def test_a_post_office_that_does_not_answer_is_said_in_the_log_without_the_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def running() -> None:
        async with a_server(settings=posting("smtp://127.0.0.1:1")) as served:
            await asked(await served.guest("Ann"))

    asyncio.run(running())
    told = [record for record in caplog.records if "letter" in record.getMessage()]
    assert told
    assert not any("example" in str(vars(record)).lower() for record in told)


@pytest.mark.parametrize("url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:x"])
def test_what_is_no_post_office_is_said_at_the_start(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        post_office.check(url)


def test_no_word_goes_unencrypted_to_another_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []

    class Desk:
        def __init__(self, host: str, port: int, **_: Any) -> None:
            spoken.append(f"{host} {port}")

        def __enter__(self) -> "Desk":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def starttls(self, context: Any) -> None:
            spoken.append("starttls")

        def login(self, user: str, password: str) -> None:
            spoken.append(f"login {user} {password}")

        def sendmail(self, sender: str, to: list[str], letter: bytes) -> None:
            spoken.append(f"{sender} {to}")

    monkeypatch.setattr(smtplib, "SMTP", Desk)
    letter = EmailMessage()
    letter["From"], letter["To"] = "The house <house@example.org>", "bob@example.org"
    post_office.handed_in("smtp://ann%40x:p%2Fw@mail.example.org", letter)
    written = "house@example.org ['bob@example.org']"
    assert spoken == ["mail.example.org 587", "starttls", "login ann@x p/w", written]


def test_no_letters_without_an_address_for_links() -> None:
    assert not post_office.PostOffice(Settings(mail="smtp://127.0.0.1", mail_from="a@b.c")).offered


def test_a_letter_goes_to_the_address_that_was_given_and_comes_as_it_was_written() -> None:
    """An address that a letter's head would read as another is written to by nobody, and no trace is left of it."""

    async def test() -> None:
        async with a_letterbox() as (box, address):
            office = post_office.PostOffice(posting(address))
            assert await office.deliver("a..n+n@example.org", "News", "From here,\nFrom there.\n", {}) == "taken"
            ((to, letter),) = box.letters
            assert to == ["a..n+n@example.org"]
            assert letter.get_content().splitlines() == ["From here,", "From there."]
            for spelling in ("=?utf-8?q?ann?=@example.org", "=?utf-8?q?=0d=0abcc=3av=40example.org?=@example.org"):
                assert await office.deliver(spelling, "News", "", {}) == "nobody"
                office.send(spelling, "A link", "")
            await office.close()
            assert len(box.letters) == 1

    asyncio.run(test())
