"""Friends by mutual consent: asked once, heard once, ended without a word; and whom one has played with."""

import asyncio
from typing import Any

import pytest

from parlour.client import Client, Json, Refused
from parlour.server.limits import FRIENDS
from parlour.server.people import friends as jobs
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_blocks import block, id_of, play_out
from tests.server.test_merging import HERE
from tests.server.test_tables import duel, refused


async def befriend(client: Client, other: Client, friend: bool = True) -> Json:
    return dict(await client.ask("PUT", "/me/friends", {"player": await id_of(other), "friend": friend}))


def names(told: Json) -> dict[str, list[str]]:
    """Who is where, by name."""
    return {kind: [one["name"] for one in told[kind]] for kind in ("friends", "asked", "asking") if told[kind]}


async def mine(client: Client) -> dict[str, list[str]]:
    return names(await client.ask("GET", "/me/people"))


async def met(client: Client) -> list[str]:
    return [one["name"] for one in (await client.ask("GET", "/me/people"))["met"]]


@pytest.mark.parametrize("place", PLACES)
def test_two_who_have_played_become_friends_when_both_say_so(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        eve = await served.guest("Eve")
        await refused(befriend(eve, ann), 404, "no-player")
        await refused(befriend(ann, ann), 422, "that-is-you")
        assert (await met(ann), await met(bob), await met(eve)) == (["Bob"], ["Ann"], [])
        assert names(await befriend(ann, bob)) == {"asked": ["Bob"]}
        assert names(await befriend(ann, bob)) == {"asked": ["Bob"]}, "again is the same as once"
        assert await mine(bob) == {"asking": ["Ann"]}
        assert names(await befriend(bob, ann)) == {"friends": ["Ann"]}
        assert await mine(ann) == {"friends": ["Bob"]}
        told = await ann.ask("GET", "/me/people")
        assert (told["friends"][0]["watch"], told["met"][0]["table"]) == (None, table), "the table is not public"
        public = (await bob.make("high_card", [ME, OPEN], public=True))["table"]["table"]
        await eve.join(public)
        assert (await ann.ask("GET", "/me/people"))["friends"][0]["watch"] == public
        assert [one["other"] for one in (await ann.ask("GET", "/me/export"))["friends"]] == [await id_of(bob)]
        assert names(await befriend(bob, ann, False)) == {}
        assert await mine(ann) == {}
        await befriend(ann, bob)
        await befriend(bob, ann)
        await bob.ask("DELETE", "/me")
        assert await mine(ann) == {}

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_no_is_not_told_and_asking_again_is_not_heard(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await duel(served)
        await befriend(ann, bob)
        assert names(await befriend(bob, ann, False)) == {}
        assert await mine(ann) == {"asked": ["Bob"]}, "as if he had not answered"
        assert "unheard" not in str(await ann.ask("GET", "/me/export"))
        for _ in range(2):
            assert names(await befriend(ann, bob, False)) == {}
            assert names(await befriend(ann, bob)) == {"asked": ["Bob"]}
            assert await mine(bob) == {}
        assert names(await befriend(bob, ann)) == {"friends": ["Ann"]}, "he may change his mind"
        assert await mine(ann) == {"friends": ["Bob"]}

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_block_ends_a_friendship_and_no_request_gets_around_it(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await duel(served)
        await befriend(ann, bob)
        await befriend(bob, ann)
        await block(ann, bob)
        assert (await mine(ann), await mine(bob), await met(ann), await met(bob)) == ({}, {}, [], [])
        await refused(befriend(ann, bob), 409, "you-block-them")
        await befriend(bob, ann)
        assert await mine(ann) == {}
        await block(ann, bob, False)
        assert (await mine(ann), await mine(bob)) == ({}, {"asked": ["Ann"]}), "what was asked meanwhile is not heard"

    run(test, place=place)


def test_friends_are_bounded_and_requests_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(jobs, "MOST", 1)
        ann, bob, _ = await duel(served)
        cem = await served.guest("Cem")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await cem.join(table)
        await befriend(ann, bob)
        await refused(befriend(ann, cem), 429, "too-many-friends")
        served.rooms.limits._scale = 1
        many = [befriend(ann, bob) for _ in range(FRIENDS.many + 1)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert {one.status for one in answers if isinstance(one, Refused)} == {429}, "some, and for no other reason"

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_friend_is_invited_to_a_seat_and_says_yes_or_no(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, old = await duel(served)
        await play_out(old, [ann, bob])
        eve, bobs = await served.guest("Eve"), await id_of(bob)

        async def invite(player: str, seat: int = 1) -> Any:
            body = {"kind": "friend", "player": player}
            return await ann.ask("PUT", f"/tables/{table}/seats/{seat}", body)

        table = (await ann.make("high_card", [ME, OPEN, OPEN]))["table"]["table"]
        await refused(invite(bobs), 404, "no-player")
        await befriend(ann, bob)
        await refused(invite(bobs), 404, "no-player")
        await befriend(bob, ann)
        assert (await invite(bobs))["table"]["seats"][1]["kind"] == "kept"
        await refused(invite(bobs, 2), 409, "already-seated")
        found = {one["table"]["table"]: one["waiting"] for one in await bob.ask("GET", "/me/tables")}
        assert found[table], "it waits for his word"
        await refused(eve.join(table, seat=1), 409, "no-free-seat")
        await bob.do(table, "leave")
        assert (await ann.ask("GET", f"/tables/{table}"))["seats"][1]["kind"] == "open"
        await invite(bobs)
        await ann.ask("PUT", f"/tables/{table}/seats/1", {"kind": "open"})  # the maker thinks better of it, at once
        await invite(bobs)
        assert (await bob.join(table))["seat"] == 1
        assert names(await ann.ask("GET", "/me/people")) == {"friends": ["Bob"]}
        second = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await ann.ask("PUT", f"/tables/{second}/seats/1", {"kind": "friend", "player": bobs})
        await block(bob, ann)
        assert second not in [one["table"]["table"] for one in await bob.ask("GET", "/me/tables")]
        await refused(bob.join(second), 409, "you-block-them")

    run(test, place=place)


def test_two_accounts_that_become_one_keep_the_friends_of_both() -> None:
    async def test(served: Served) -> None:
        guest, bob, _ = await duel(served)
        await befriend(guest, bob)
        await befriend(bob, guest)
        member, phone = await served.guest("Dora"), Authenticator()
        await enrolled(member, phone)
        await signed_in(guest, phone, do="bring")
        assert await mine(member) == {"friends": ["Bob"]}
        assert await mine(bob) == {"friends": ["Dora"]}

    run(test, settings=HERE)
