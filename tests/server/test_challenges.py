"""Challenges: made, accepted, declined, withdrawn, run out; who may make one; and what either side is told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from parlour.client import Client, Json, Refused
from parlour.server.limits import CHALLENGES_OF_ONE
from parlour.server.people import challenges as jobs
from parlour.server.people.challenges import BY_DAY, LIVE, TOLD
from parlour.server.store.news import GATHERED
from parlour.server.store.schema import challenges
from parlour.server.tables.challenges import HERE, NOW_AND_THEN, SELDOM, SOON
from parlour.server.tables.expiry import EVERY
from parlour.visitor import Visitor
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.letterbox import Letterbox
from tests.server.news import EVERY as HOURLY
from tests.server.news import a_turn, newest, nothing_waits, some_wait, waiting, with_letters, with_post
from tests.server.places import PLACES, a_migrated_database
from tests.server.serving import Served, a_server, eventually, run
from tests.server.test_blocks import block, id_of, play_out
from tests.server.test_friends import befriend
from tests.server.test_merging import HERE as HOUSE
from tests.server.test_profiles import says
from tests.server.test_tables import duel, refused

RATED = {"rated": True, "clock": {"kind": "turn", "seconds": 600}}
NUMBERS = iter(range(10**6))


async def challenge(who: Client, whom: Client | str, **how: Any) -> Json:
    player = whom if isinstance(whom, str) else await id_of(whom)
    body = {"player": player, "game": "high_card", "seats": 2, "id": f"c{next(NUMBERS)}", **how}
    return dict(await who.ask("POST", "/challenges", body))


async def answer(who: Client, asked: Json, accept: bool) -> Json:
    return dict(await who.ask("POST", f"/challenges/{asked['challenge']}/answer", {"accept": accept}))


async def look(who: Client) -> tuple[list[str], list[tuple[str, str]]]:
    """Who challenges me, and how it stands with mine."""
    told = await who.ask("GET", "/challenges")
    return [one["name"] for one in told["to_me"]], [(one["name"], one["state"]) for one in told["mine"]]


async def friends(served: Served) -> tuple[Client, Client]:
    ann, bob, table = await duel(served)
    await play_out(table, [ann, bob])
    await befriend(ann, bob)
    await befriend(bob, ann)
    return ann, bob


@pytest.mark.parametrize("place", PLACES)
def test_a_friend_is_challenged_and_accepts(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        asked = await challenge(ann, bob, id="one", **RATED)
        assert await challenge(ann, bob, id="one", **RATED) == asked, "the same request again is the same challenge"
        assert (asked["mine"], asked["name"], asked["state"], asked["rated"]) == (True, "Bob", "waiting", True)
        assert 0 < asked["left"] <= LIVE
        assert await look(bob) == (["Ann"], [])
        [to_me] = (await bob.ask("GET", "/challenges"))["to_me"]
        assert (to_me["mine"], to_me["table"], to_me["clock"]["seconds"]) == (False, asked["table"], 600)
        waits = await bob.ask("GET", f"/tables/{asked['table']}")
        assert sorted(seat["kind"] for seat in waits["seats"]) == ["kept", "person"]
        assert (await answer(bob, to_me, True))["state"] == "accepted"
        assert (await answer(bob, to_me, True))["state"] == "accepted", "again is the same as once"
        await refused(answer(bob, to_me, False), 409, "challenge-over")
        assert await look(bob) == ([], [])
        assert await look(ann) == ([], [("Bob", "accepted")])
        table = await ann.ask("GET", f"/tables/{asked['table']}")
        assert (table["phase"], table["rated"], table["public"]) == ("playing", True, False)
        await refused(ann.ask("DELETE", f"/challenges/{asked['challenge']}"), 409, "challenge-over")
        assert [one["state"] for one in (await ann.ask("GET", "/me/export"))["challenges"]] == ["accepted"]
        assert (await bob.ask("GET", "/me/export"))["challenges"] == []
        served.later(TOLD + 1)
        assert await look(ann) == ([], []), "it is told for a while"

    run(test, place=place, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_it_is_declined_withdrawn_or_runs_out_and_its_table_with_it(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)

        async def phase(asked: Json) -> tuple[str, str]:
            table = await ann.ask("GET", f"/tables/{asked['table']}")
            return table["phase"], table["word"]

        first = await challenge(ann, bob)
        await refused(challenge(ann, bob), 409, "already-challenged")
        assert (await answer(bob, first, False))["state"] == "declined"
        assert (await answer(bob, first, False))["state"] == "declined"
        await refused(answer(bob, first, True), 409, "challenge-over")
        assert (await look(ann), await phase(first)) == (([], [("Bob", "declined")]), ("closed", "expired"))

        second = await challenge(ann, bob)
        gone = await ann.ask("DELETE", f"/challenges/{second['challenge']}")
        assert gone == await ann.ask("DELETE", f"/challenges/{second['challenge']}")
        assert (gone["state"], await phase(second), await look(bob)) == ("withdrawn", ("closed", "cancelled"), ([], []))
        await refused(answer(bob, second, True), 409, "challenge-over")

        third = await challenge(ann, bob)
        served.later(LIVE + 1)
        await refused(answer(bob, third, True), 409, "challenge-over")
        told = await look(ann)
        assert (told[0], told[1][0], await phase(third)) == ([], ("Bob", "over"), ("closed", "expired"))

        slow = await challenge(ann, bob, live=False)
        served.later(LIVE + 1)
        assert await look(bob) == (["Ann"], [])
        assert slow["left"] > LIVE
        eve = await served.guest("Eve")
        await refused(answer(eve, slow, True), 404, "no-challenge")
        await refused(eve.ask("DELETE", f"/challenges/{slow['challenge']}"), 404, "no-challenge")
        await refused(bob.ask("DELETE", f"/challenges/{slow['challenge']}"), 404, "no-challenge")

    run(test, place=place, still=True)


def test_what_nobody_looks_at_is_ended_and_forgotten_by_the_house() -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        asked = await challenge(ann, bob)
        served.later(LIVE + EVERY)

        async def closed() -> bool:
            return bool((await bob.ask("GET", f"/tables/{asked['table']}"))["phase"] == "closed")

        await eventually(closed)
        served.later(TOLD + BY_DAY + EVERY)
        wanted = select(func.count()).select_from(challenges)

        async def forgotten() -> bool:
            return await served.rooms.store.read(lambda connection: connection.execute(wanted).scalar()) == 0

        await eventually(forgotten)

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_whom_one_may_challenge_is_theirs_to_say_and_a_refusal_does_not_tell_why(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, old = await duel(served)
        await play_out(old, [ann, bob])
        eve, me = await served.guest("Eve"), await id_of(bob)
        told = []

        async def no(who: Client, whom: str) -> None:
            with pytest.raises(Refused) as found:
                await challenge(who, whom)
            told.append((found.value.status, str(found.value.problem)))

        await no(ann, me)  # they have met, and are no friends
        await no(ann, "nobody-like-that")
        assert await offered(ann) == [False]
        await says(bob, challenges="met")
        assert await offered(ann) == [True]
        await no(eve, me)  # who has not met him
        await block(bob, ann)
        await no(ann, me)
        await block(bob, ann, False)
        await says(bob, challenges="nobody")
        await befriend(ann, bob)
        await befriend(bob, ann)
        await no(ann, me)
        assert len(set(told)) == 1, told
        assert "not-to-be-challenged" in told[0][1]
        await says(bob, challenges="met")
        await befriend(ann, bob, False)
        await block(ann, bob)
        await refused(challenge(ann, bob), 409, "you-block-them")
        await block(ann, bob, False)
        await refused(challenge(ann, ann), 422, "that-is-you")
        assert (await challenge(ann, bob))["state"] == "waiting"

    run(test, place=place)


async def offered(who: Client) -> list[bool]:
    """Whether each whom they have met may be challenged, as the list of their people has it."""
    return [one["challenge"] for one in (await who.ask("GET", "/me/people"))["met"]]


@pytest.mark.parametrize("place", PLACES)
def test_a_block_hides_a_challenge_and_tells_whoever_made_it_nothing(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        asked = await challenge(ann, bob)
        await block(bob, ann)
        assert (await look(bob), await look(ann)) == (([], []), ([], [("Bob", "waiting")])), "as if nobody answered"
        await refused(answer(bob, asked, True), 404, "no-challenge")
        served.later(LIVE + 1)
        assert await look(ann) == ([], [("Bob", "over")])
        await block(bob, ann, False)
        await block(ann, bob)
        assert await look(ann) == ([], [])

    run(test, place=place, still=True)


def test_challenges_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        for setting in (ann, bob):
            await says(setting, challenges="met")
        cem, dan = await served.guest("Cem"), await served.guest("Dan")
        for one in (cem, dan):
            table = (await ann.make("high_card", [{"kind": "me"}, {"kind": "open"}]))["table"]["table"]
            await one.join(table)
            await says(one, challenges="met")
        monkeypatch.setattr(jobs, "MOST", 1)
        await challenge(ann, bob)
        await refused(challenge(ann, cem), 429, "too-many-challenges")
        monkeypatch.setattr(jobs, "TO_ONE", 1)
        await challenge(cem, ann)
        await refused(challenge(dan, ann), 409, "not-to-be-challenged")
        monkeypatch.setattr(jobs, "MOST", 10)
        served.rooms.limits._scale = 1
        for _ in range(CHALLENGES_OF_ONE.many):
            asked = await challenge(ann, dan)
            await ann.ask("DELETE", f"/challenges/{asked['challenge']}")
        await refused(challenge(ann, dan), 429, "too-fast")

    run(test)


def test_a_challenge_that_cannot_be_played_makes_no_table() -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        before = len(await ann.ask("GET", "/me/tables"))
        await refused(challenge(ann, bob, game="chess"), 422, "no-such-table")
        await refused(challenge(ann, bob, seats=9), 422, "no-such-table")
        await refused(challenge(ann, bob, rated=True), 422, "not-rated-so")
        await refused(challenge(ann, bob, seats=1), 400, "unreadable")
        assert len(await ann.ask("GET", "/me/tables")) == before
        assert await look(bob) == ([], [])

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_at_the_table_itself_one_accepts_and_declines_too(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        cem = await served.guest("Cem")
        first = await challenge(ann, bob, seats=3, level=None)
        await bob.do(first["table"], "leave")
        assert await look(ann) == ([], [("Bob", "declined")])
        second = await challenge(ann, bob, seats=3, level=None)
        await cem.join(second["table"])
        await answer(bob, second, False)
        kinds = [seat["kind"] for seat in (await ann.ask("GET", f"/tables/{second['table']}"))["seats"]]
        assert sorted(kinds) == ["open", "person", "person"], "others sit there: it goes on without him"
        third = await challenge(ann, bob, seats=3)
        await bob.join(third["table"])
        assert (await look(ann))[1][0] == ("Bob", "accepted")
        assert (await ann.ask("GET", f"/tables/{third['table']}"))["phase"] == "playing", "a bot has the third seat"
        fourth = await challenge(ann, bob)
        await ann.ask("PUT", f"/tables/{fourth['table']}/seats/1", {"kind": "open"})
        assert (await look(ann))[1][0] == ("Bob", "withdrawn")
        fifth = await challenge(ann, bob)
        await ann.ask("DELETE", f"/tables/{fifth['table']}")
        assert (await look(ann))[1][0] == ("Bob", "withdrawn")
        assert await look(bob) == ([], [])

    run(test, place=place)


def test_when_it_is_worth_looking_again_depends_on_what_may_come() -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        eve, nobody = await served.guest("Eve"), served.holder("x" * 20)

        async def again(who: Client) -> int:
            return int((await who.ask("GET", "/challenges"))["again"])

        assert [await again(one) for one in (ann, eve, nobody)] == [NOW_AND_THEN, SELDOM, SELDOM]
        await says(eve, challenges="met")
        await says(ann, challenges="nobody")
        assert [await again(one) for one in (ann, eve)] == [SELDOM, NOW_AND_THEN]
        await challenge(ann, bob)
        assert [await again(one) for one in (ann, bob)] == [SOON, SOON]

    run(test)


def test_whoever_does_not_look_has_it_among_their_news() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob, ann = await with_letters(served, box, "Bob", "invitations"), await served.guest("Ann")
        await a_turn(ann, bob)
        await befriend(ann, bob)
        await befriend(bob, ann)
        served.later(HOURLY)
        await nothing_waits(served)
        await bob.ask("GET", "/challenges")
        await answer(bob, await challenge(ann, bob), False)
        await served.rooms.news.store_all()
        assert await waiting(served) == 0, "his page told him"
        served.later(HERE + 1)
        asked = await challenge(ann, bob)
        await some_wait(served, 1)
        served.later(GATHERED["mail"]["invitations"])
        text = (await newest(box, 1)).get_content()
        assert f"/t/{asked['table']}" in text
        assert "Ann" not in text

    with_post(test)


def test_two_at_the_same_moment_are_one_and_another_process_knows() -> None:
    async def test(tmp_path: Path) -> None:
        url = await a_migrated_database("postgres", tmp_path)
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob = await friends(one)
            both = await asyncio.gather(*(challenge(ann, bob) for _ in range(3)), return_exceptions=True)
            made = [found for found in both if isinstance(found, dict)]
            assert len(made) == 1, both
            async with Visitor(two.url) as other:
                other.http.cookies.set("parlour", bob.http.cookies["parlour"])
                [asked] = (await other.challenges())["to_me"]
                assert (await other.answer(asked["challenge"], accept=True))["state"] == "accepted"
            assert (await look(ann))[1] == [("Bob", "accepted")]

            async def begun() -> bool:
                return bool((await ann.ask("GET", f"/tables/{asked['table']}"))["phase"] == "playing")

            await eventually(begun)

    asyncio.run(asyncio.wait_for(test(Path()), 300))


def test_whoever_is_forgotten_challenges_nobody_and_two_who_become_one_not_themselves() -> None:
    async def test(served: Served) -> None:
        ann, bob = await friends(served)
        await challenge(ann, bob)
        await ann.ask("DELETE", "/me")
        assert await look(bob) == ([], [])
        cem, dora, phone = await served.guest("Cem"), await served.guest("Dora"), Authenticator()
        await enrolled(dora, phone)
        for other in (bob, dora):
            table = (await cem.make("high_card", [{"kind": "me"}, {"kind": "open"}]))["table"]["table"]
            await other.join(table)
            await play_out(table, [cem, other])
            await says(other, challenges="met")
        asked = await challenge(cem, bob)
        await signed_in(cem, phone, do="bring")
        assert await look(bob) == (["Dora"], [])
        assert (await answer(bob, asked, True))["state"] == "accepted"

    run(test, settings=HOUSE)
