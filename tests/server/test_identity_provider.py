"""A host's own provider of identities: state, nonce and PKCE hold, and nothing it says of addresses is believed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc.jwk import ECKey

from parlour.client import Client
from tests.server.identity_provider import HOUSE, IdentityProvider, a_provider, recognised, went_there
from tests.server.places import PLACES
from tests.server.serving import Served, a_server
from tests.server.test_devices import name
from tests.server.test_tables import refused


def with_provider(test: Callable[[Served, IdentityProvider], Awaitable[None]], **how: Any) -> None:
    """A test of a server that has one."""

    async def running() -> None:
        async with (
            asyncio.timeout(300),
            a_provider() as (provider, settings),
            a_server(settings=settings, **how) as served,
        ):
            await test(served, provider)

    asyncio.run(running())


@pytest.mark.parametrize("place", PLACES)
def test_a_guest_becomes_a_member_and_comes_back_by_the_provider(place: str) -> None:
    async def test(served: Served, provider: IdentityProvider) -> None:
        ann = await served.guest("Ann")
        assert (await ann.ask("GET", "/sign-in"))["provider"] == "The Club"
        told = await recognised(ann)
        assert (told["name"], told["suggested"], told["here"]) == (None, "Ann Other", "Ann")
        await ann.ask("POST", "/sign-in/enter", {"ticket": told["ticket"], "do": "add"})
        async with Client(served.url) as phone, Client(served.url) as bob:
            told = await recognised(phone)
            assert told["name"] == "Ann"
            await phone.ask("POST", "/sign-in/enter", {"ticket": told["ticket"]})
            assert await name(phone) == "Ann"
            provider.sub = "bob at the provider"  # though the provider gives both the same address
            told = await recognised(bob)
            assert told["name"] is None
            await bob.ask("POST", "/sign-in/enter", {"ticket": told["ticket"], "do": "new", "name": "Bob"})
            assert (await bob.ask("GET", "/me"))["player"] != (await ann.ask("GET", "/me"))["player"]

    with_provider(test, place=place)


def test_state_belongs_to_a_browser_and_is_good_once() -> None:
    async def test(served: Served, provider: IdentityProvider) -> None:
        async with Client(served.url) as ann, Client(served.url) as victim:
            back = await went_there(ann)
            await refused(victim.ask("POST", "/sign-in/provider/answer", back), 401, "wrong-ticket")
            await recognised(victim)  # known by a cookie of its own: still not by ann's
            await refused(victim.ask("POST", "/sign-in/provider/answer", back), 401, "wrong-ticket")
            told = await ann.ask("POST", "/sign-in/provider/answer", back)
            await refused(ann.ask("POST", "/sign-in/provider/answer", back), 401, "wrong-ticket")
            entering = {"ticket": told["ticket"], "do": "new", "name": "Eve"}
            await refused(victim.ask("POST", "/sign-in/enter", entering), 401, "wrong-ticket")
            other = await went_there(ann)
            swapped = {**other, "code": "code 99"}
            await refused(ann.ask("POST", "/sign-in/provider/answer", swapped), 401, "provider-says-no")

    with_provider(test)


def test_a_code_of_another_asking_is_of_no_use() -> None:
    """PKCE: whoever caught a code on its way has not the secret that goes with it."""

    async def test(served: Served, provider: IdentityProvider) -> None:
        async with Client(served.url) as ann, Client(served.url) as thief:
            caught, own = await went_there(ann), await went_there(thief)
            mixed = {"code": caught["code"], "state": own["state"]}
            await refused(thief.ask("POST", "/sign-in/provider/answer", mixed), 401, "provider-says-no")

    with_provider(test)


@pytest.mark.parametrize(
    "lies",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"aud": "somebody else"},
        {"aud": ["parlour", "somebody else"]},
        {"iss": "https://elsewhere.example"},
        {"exp": 1_000_000},
        {"exp": None},
        {"sub": None},
    ],
)
def test_what_is_not_said_to_us_now_is_not_believed(lies: dict[str, Any]) -> None:
    async def test(served: Served, provider: IdentityProvider) -> None:
        provider.lies = lies
        async with Client(served.url) as ann:
            await refused(recognised(ann), 401, "provider-says-no")
            provider.lies = {}
            assert (await recognised(ann))["way"] == "provider"

    with_provider(test)


def test_what_the_provider_has_not_signed_is_not_believed() -> None:
    async def test(served: Served, provider: IdentityProvider) -> None:
        async with Client(served.url) as ann:
            await recognised(ann)
            provider.key = ECKey.generate_key("P-256", {"kid": "one"})
            await refused(recognised(ann), 401, "provider-says-no")
            provider.shown = provider.key  # it has new keys, and says so: they are asked for anew
            await recognised(ann)

    with_provider(test)


def test_a_provider_that_is_away_is_said() -> None:
    async def test(served: Served, provider: IdentityProvider) -> None:
        provider.shut = True
        async with Client(served.url) as ann:
            answer = await ann.http.post("/api/sign-in/provider")
            assert (answer.status_code, answer.json()["error"]) == (503, "provider-away")

    with_provider(test)


def test_what_is_asked_of_the_provider() -> None:
    async def test(served: Served, provider: IdentityProvider) -> None:
        async with Client(served.url) as ann:
            url = (await ann.ask("POST", "/sign-in/provider"))["url"]
            asked = {key: values[0] for key, values in parse_qs(urlsplit(url).query).items()}
            assert url.startswith(f"{provider.url}/authorize?")
            assert (asked["redirect_uri"], asked["response_type"]) == (f"{HOUSE}/sign-in", "code")
            assert asked["code_challenge_method"] == "S256"
            assert len({asked["state"], asked["nonce"], asked["code_challenge"]}) == 3

    with_provider(test)
