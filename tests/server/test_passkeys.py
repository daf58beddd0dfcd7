"""Passkeys: a guest becomes a member with one touch, keeps everything, and comes back anywhere; nobody else does."""

import subprocess
import sys
from typing import Any

import pytest
from sqlalchemy import select

from parlour.client import Client
from parlour.server.people.passkeys import origin_of
from parlour.server.people.ways import FRESH, MOST
from parlour.server.settings import Settings
from parlour.server.store.schema import passkeys
from tests.server.authenticator import PRESENT, Authenticator, enrolled, proved, signed_in
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_devices import a_link, name
from tests.server.test_tables import refused

HERE = Settings(public="http://localhost:1893")


@pytest.mark.parametrize("place", PLACES)
def test_a_guest_becomes_a_member_and_takes_their_seat_on_another_device(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, phone = await served.guest("Ann"), await served.guest("Bob"), Authenticator()
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await bob.join(table)
        was = await ann.ask("GET", "/me")
        assert was["role"] == "guest"
        before = ann.http.cookies["parlour"]
        me = await enrolled(ann, phone)
        assert (me["player"], me["name"], me["role"]) == (was["player"], "Ann", "member")
        assert ann.http.cookies["parlour"] != before, "a cookie that somebody else may know opens nothing"
        async with Client(served.url) as old:
            old.http.cookies.set("parlour", before)
            await refused(old.ask("GET", "/me"), 401, "no-guest")
        ways = await ann.ask("GET", "/me/ways")
        assert (ways["role"], len(ways["passkeys"]), ways["mail"], ways["fresh"]) == ("member", 1, None, True)
        async with Client(served.url) as tablet:
            told = await proved(tablet, phone)
            assert (told["name"], told["mine"], told["here"], told["elsewhere"]) == ("Ann", False, None, False)
            came = await tablet.ask("POST", "/sign-in/enter", {"ticket": told["ticket"]})
            assert came == me
            assert [one["table"]["table"] for one in await tablet.ask("GET", "/me/tables")] == [table]
            await tablet.play(table, 0, "keep")  # the seat is hers here too
            assert len(await tablet.ask("GET", "/me/devices")) == 2
            await tablet.ask("POST", "/me/sign-out", {"everywhere": True})
            for gone in (tablet, ann):
                await refused(gone.ask("GET", "/me"), 401, "no-guest")
            assert (await signed_in(tablet, phone))["player"] == was["player"]

    run(test, place=place, settings=HERE)


def test_whoever_shared_a_guest_does_not_share_the_member() -> None:
    """Fixation: somebody lends a guest by a link, waits until it is a member, and is in."""

    async def test(served: Served) -> None:
        lender = await served.guest("Ann")
        codes = [await a_link(lender), await a_link(lender)]
        async with Client(served.url) as victim, Client(served.url) as late:
            await victim.ask("POST", "/me/enter", {"code": codes[0]})
            await enrolled(victim, Authenticator())
            await refused(lender.ask("GET", "/me"), 401, "no-guest")
            await refused(late.ask("POST", "/me/enter", {"code": codes[1]}), 401, "wrong-link")
        mine = await served.guest("Bo")
        async with Client(served.url) as other:
            await other.ask("POST", "/me/enter", {"code": await a_link(mine)})
            await enrolled(mine, Authenticator(), keep=True)
            assert await name(other) == "Bo", "unless they say that those devices are their own"

    run(test, settings=HERE)


def test_a_challenge_is_answered_once_in_its_browser_by_the_right_key() -> None:
    async def test(served: Served) -> None:
        ann, phone = await served.guest("Ann"), Authenticator()
        await enrolled(ann, phone)

        async def answers(client: Client, asked: Any, answer: Any) -> None:
            await client.ask("POST", "/sign-in/passkey/answer", {"ticket": asked["ticket"], "answer": answer})

        async with Client(served.url) as tablet, Client(served.url) as thief:
            asked = await tablet.ask("POST", "/sign-in/passkey")
            good = phone.sign(asked["options"])
            await refused(answers(thief, asked, good), 401, "wrong-ticket")
            await answers(tablet, asked, good)
            await refused(answers(tablet, asked, good), 401, "wrong-ticket")

            async def tried(error: str, answer: Any = None, **lies: Any) -> None:
                asked = await tablet.ask("POST", "/sign-in/passkey")
                answer = phone.sign(asked["options"], **lies) if answer is None else answer
                await refused(answers(tablet, asked, answer), 401, error)
                await refused(answers(tablet, asked, answer), 401, "wrong-ticket")  # used up all the same

            await tried("wrong-passkey", good)  # of an older challenge
            await tried("wrong-passkey", {"id": "x"})
            await tried("wrong-passkey", {})
            await tried("unknown-passkey", Authenticator().sign({"challenge": "AAAA"}))
            phone.origin = "https://elsewhere.example"
            await tried("wrong-passkey")
            phone.origin = "http://localhost:1893"
            phone.name = "elsewhere.example"
            await tried("wrong-passkey")
            phone.name = "localhost"
            phone.flags = PRESENT  # nobody was recognised by the phone
            await tried("wrong-passkey")
            phone.flags = PRESENT | 4
            phone.signatures = -1  # a copy of the phone, which has counted less
            await tried("wrong-passkey")
            phone.signatures = 100
            phone.handle = b"somebody else"
            await tried("unknown-passkey")

            asked = await tablet.ask("POST", "/sign-in/passkey")
            served.suspend(16 * 60_000)
            await refused(answers(tablet, asked, phone.sign(asked["options"])), 401, "wrong-ticket")

    run(test, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_a_passkey_is_one_persons(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, phone = await served.guest("Ann"), await served.guest("Bob"), Authenticator()
        await enrolled(ann, phone)
        await refused(enrolled(bob, phone), 409, "passkey-taken")
        assert (await bob.ask("GET", "/me"))["role"] == "guest"
        asked = await ann.ask("POST", "/me/passkeys")
        answer = {"ticket": asked["ticket"], "answer": Authenticator().make(asked["options"])}
        await refused(bob.ask("POST", "/me/passkeys/answer", answer), 401, "wrong-ticket")
        await refused(ann.ask("POST", "/me/passkeys/answer", answer), 401, "wrong-ticket")
        stored = await served.rooms.store.read(lambda c: list(c.execute(select(passkeys.c.player)).scalars()))
        assert stored == [(await ann.ask("GET", "/me"))["player"]]

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_ways_are_changed_only_by_whoever_just_signed_in(place: str) -> None:
    async def test(served: Served) -> None:
        ann, old, new = await served.guest("Ann"), Authenticator(), Authenticator()
        await enrolled(ann, old)
        first = (await ann.ask("GET", "/me/ways"))["passkeys"][0]["way"]
        await refused(ann.ask("DELETE", f"/me/ways/{first}"), 409, "last-way")
        await refused(ann.ask("DELETE", "/me/ways/mail"), 404, "no-way")
        link = await a_link(ann)
        served.suspend(FRESH + 1)
        assert (await ann.ask("GET", "/me/ways"))["fresh"] is False
        await refused(enrolled(ann, new), 403, "prove-it")
        await refused(ann.ask("DELETE", f"/me/ways/{first}"), 403, "prove-it")
        async with Client(served.url) as lent:  # a personal link proves nothing
            await lent.ask("POST", "/me/enter", {"code": link})
            await refused(enrolled(lent, new), 403, "prove-it")
        await signed_in(ann, old)
        await enrolled(ann, new)
        ways = await ann.ask("DELETE", f"/me/ways/{first}")  # the old phone is lost
        assert len(ways["passkeys"]) == 1
        async with Client(served.url) as thief:
            await refused(signed_in(thief, old), 401, "unknown-passkey")
            assert (await signed_in(thief, new))["name"] == "Ann"

    run(test, place=place, settings=HERE)


def test_so_many_passkeys_and_no_more() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for _ in range(MOST):
            await enrolled(ann, Authenticator())
        await refused(enrolled(ann, Authenticator()), 429, "too-many-passkeys")

    run(test, settings=HERE)


def test_a_guest_cannot_sign_out_of_everything_they_have() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for everywhere in (False, True):
            await refused(ann.ask("POST", "/me/sign-out", {"everywhere": everywhere}), 409, "no-way-back")
        phone = Authenticator()
        await enrolled(ann, phone)
        async with Client(served.url) as tablet:
            await signed_in(tablet, phone)
            await tablet.ask("POST", "/me/sign-out", {})
            await refused(tablet.ask("GET", "/me"), 401, "no-guest")
            assert await name(ann) == "Ann", "only there"

    run(test, settings=HERE)


def test_a_banned_member_does_not_sign_in() -> None:
    async def test(served: Served) -> None:
        from parlour.server.tables.operator import Operator

        ann, phone = await served.guest("Ann"), Authenticator()
        await enrolled(ann, phone)
        player = (await ann.ask("GET", "/me"))["player"]
        await Operator(served.rooms.store, "test").ban(player, None, "be kind")
        await served.rooms.departures.look_again()
        async with Client(served.url) as tablet:
            await refused(signed_in(tablet, phone), 403, "banned")

    run(test, settings=HERE)


@pytest.mark.parametrize(
    ("public", "host", "told"),
    [
        ("", "localhost:1893", ("localhost", "http://localhost:1893")),
        ("", "127.0.0.1:1893", None),
        ("", "games.example", None),
        ("http://games.example", "games.example", None),
        ("https://192.0.2.1", "192.0.2.1", None),
        ("https://games.example", "evil.example", ("games.example", "https://games.example")),
        ("https://games.example:8443", "localhost", ("games.example", "https://games.example:8443")),
    ],
)
def test_where_passkeys_belong(public: str, host: str, told: tuple[str, str] | None) -> None:
    found = origin_of(public, host)
    assert (None if found is None else (found.name, found.origin)) == told


def test_what_a_server_cannot_do_is_not_offered() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        assert await ann.ask("GET", "/sign-in") == {"passkeys": False, "mail": False, "provider": None}
        await refused(ann.ask("POST", "/sign-in/passkey"), 404, "no-passkeys")
        await refused(ann.ask("POST", "/me/passkeys"), 404, "no-passkeys")
        await refused(ann.ask("POST", "/sign-in/mail", {"address": "ann@example.org"}), 404, "no-mail")
        await refused(ann.ask("POST", "/sign-in/provider"), 404, "no-provider")
        came = {"code": "c", "state": "s" * 43}
        await refused(ann.ask("POST", "/sign-in/provider/answer", came), 404, "no-provider")

    run(test)


def test_a_start_does_not_wait_for_what_signing_in_needs() -> None:
    late = "httpx smtplib webauthn joserfc"
    code = f"import sys, parlour.server.serve; print([m for m in '{late}'.split() if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
