"""News of invitations and tournaments: of whom one may hear, and not too often."""

import pytest

from parlour.server.store.news import GATHERED, MINUTE
from tests.server.letterbox import HOUSE, Letterbox
from tests.server.news import EVERY, a_turn, newest, nothing_waits, some_wait, waiting, with_letters, with_post
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served
from tests.server.test_blocks import block, id_of
from tests.server.test_friends import befriend
from tests.server.tournaments import act, director, made


@pytest.mark.parametrize("place", PLACES)
def test_invitations_of_friends_are_told_and_those_of_strangers_and_blocked_people_are_not(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "invitations")
        ann, eve = await served.guest("Ann"), await served.guest("Eve")
        for other in (ann, eve):
            await a_turn(other, bob)
        await block(bob, eve)
        await befriend(eve, bob)
        assert await waiting(served) == 0
        await befriend(ann, bob)
        await some_wait(served, 1)
        served.later(GATHERED["mail"]["invitations"])
        letter = await newest(box, 1)
        assert letter["Subject"] == "Parlour: an invitation for you"
        assert f"{HOUSE}/people" in letter.get_content()
        assert "Ann" not in letter.get_content(), "what somebody calls themselves is no letter of ours"
        await befriend(bob, ann)
        await befriend(eve, bob)
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        gone = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        for one in (table, gone):
            await ann.ask("PUT", f"/tables/{one}/seats/1", {"kind": "friend", "player": await id_of(bob)})
        await some_wait(served, 2)
        await ann.ask("PUT", f"/tables/{gone}/seats/1", {"kind": "open"})
        served.later(EVERY)
        text = (await newest(box, 2)).get_content()
        assert f"/t/{table}" in text
        assert gone not in text, "she thought better of it"
        await nothing_waits(served)

    with_post(test, place=place)


def test_whoever_is_forgotten_is_nobodys_news() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob, ann = await with_letters(served, box, "Bob", "invitations"), await served.guest("Ann")
        await a_turn(ann, bob)
        await befriend(ann, bob)
        await some_wait(served, 1)
        await ann.ask("DELETE", "/me")
        assert await waiting(served) == 0

    with_post(test)


def test_nobody_makes_the_house_flood_a_friend() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        bob = await with_letters(served, box, "Bob", "invitations")
        ann = await served.guest("Ann")
        await a_turn(ann, bob)
        await befriend(ann, bob)
        await befriend(bob, ann)
        served.later(EVERY)
        await nothing_waits(served)
        served.rooms.limits._scale = 1
        me = {"kind": "friend", "player": await id_of(bob)}
        for _ in range(6):
            table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
            await ann.ask("PUT", f"/tables/{table}/seats/1", me)
        served.later(EVERY)
        letter = await newest(box, 1)
        assert letter["Subject"] == "Parlour: 3 invitations for you", "so many of one person within a while"
        assert len(await bob.ask("GET", "/me/tables")) == 7, "on the page there are all of them"

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_tournament_begins_soon_is_paired_and_over(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        dora = await director(served)
        people = [await with_letters(served, box, name, "tournaments") for name in ("Ann", "Bob", "Cem")]
        begins = served.rooms.now() + 90 * MINUTE
        cup = await made(dora, name="Evening Cup", begins=begins, rounds=1)
        for one in people:
            await one.ask("POST", f"/tournaments/{cup}/enter")
        served.later(29 * MINUTE)
        assert await waiting(served) == 0
        served.later(MINUTE + 1000)
        await some_wait(served, 3)
        await people[2].ask("POST", f"/tournaments/{cup}/withdraw")
        await some_wait(served, 2)
        served.later(MINUTE)
        letter = await newest(box, 2)
        assert "Evening Cup (high_card) begins within the hour" in letter.get_content()
        assert f"{HOUSE}/tournaments/{cup}" in letter.get_content()
        await nothing_waits(served)
        served.later(59 * MINUTE)
        await some_wait(served, 2)
        served.later(EVERY)
        letter = await newest(box, 4)
        assert "Evening Cup (high_card): the round is paired" in letter.get_content()
        await nothing_waits(served)
        await act(dora, cup, "end", reason="It is late")
        await some_wait(served, 2)
        served.later(EVERY)
        assert "Evening Cup (high_card) is over" in (await newest(box, 6)).get_content()

    with_post(test, place=place)
