"""How often: limits that cannot be flushed, a list that nobody fills alone, and deeds that each have their own."""

from typing import Any

import pytest

from parlour.client import Client, Refused
from parlour.server.limits import ASKS, GUESTS, KEPT, STORIES, TABLES_OF_ALL, Limits, Rate
from parlour.server.people import bans
from parlour.server.refusal import Refusal
from parlour.server.tables.listing import A_MAKER, Candidate, chosen
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_tables import duel, refused


def test_nobody_empties_a_bucket_by_making_others() -> None:
    now = [0]
    limits = Limits(lambda: now[0])
    for _ in range(GUESTS.many):
        limits.take(GUESTS, "mallory")
    for number in range(3 * KEPT):
        limits.take(Rate("plays", 60, 50), f"table{number} mallory")
    with pytest.raises(Refusal):
        limits.take(GUESTS, "mallory")


def test_buckets_that_are_full_again_are_forgotten() -> None:
    now = [0]
    limits = Limits(lambda: now[0])
    for number in range(10 * KEPT):
        now[0] += 10
        limits.take(Rate("plays", 60, 50), f"guest{number}")
        assert len(limits._full_at) <= KEPT + 1


def at_tables(limits: Limits) -> set[tuple[str, str]]:
    """The buckets of somebody at some table."""
    return {key for key in limits._full_at if " " in key[1]}


def test_a_stranger_at_a_table_is_refused_and_not_counted() -> None:
    async def test(served: Served) -> None:
        _, _, table = await duel(served)
        eve = await served.guest("Eve")
        limits = served.rooms.limits
        before = at_tables(limits)
        asked = {"at": 0, "id": "x"}
        for way, body in (
            ("play", {**asked, "action": "keep"}),
            ("undo", asked),
            ("undo/answer", {**asked, "agree": True}),
            ("leave", {"id": "x"}),
            ("back", {"id": "x"}),
        ):
            await refused(eve.ask("POST", f"/tables/{table}/{way}", body), 403, "not-your-table")
        waiting = (await (await served.guest("Ann")).make("high_card", [ME, OPEN]))["table"]["table"]
        await eve.ask("POST", f"/tables/{waiting}/leave", {"id": "x"})
        assert at_tables(limits) == before

    run(test)


async def listed(client: Client) -> list[str]:
    return [info["table"] for info in await client.ask("GET", "/tables")]


@pytest.mark.parametrize("place", PLACES)
def test_nobody_fills_the_list_of_public_tables_alone(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tables of many names from one address: the others' stay in the list, and one maker has a few."""
    monkeypatch.setattr("parlour.server.tables.lobby.LISTED", 6)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann", "127.0.0.2")
        mine = [(await ann.make("high_card", [ME, OPEN], public=True))["table"]["table"] for _ in range(A_MAKER + 2)]
        names = [await served.guest(f"Mallory {number}", "127.0.0.3") for number in range(4)]
        for mallory in names:
            for _ in range(A_MAKER + 1):
                await mallory.make("high_card", [ME, OPEN], public=True)
        shown = await listed(ann)
        assert len(shown) == 6
        assert set(shown) & set(mine) == set(mine[-A_MAKER:]), "as many of the one address as of the other"

    run(test, place=place)


def test_a_list_is_shared_out_by_address_and_whoever_is_here_comes_first() -> None:
    at = {"ann": "home", "bob": "home", "cem": "club"}
    found = [Candidate(f"{maker}{number}", maker) for maker in ("gone", "ann", "bob", "cem") for number in range(2)]
    found.append(Candidate("nobodys", None))
    assert chosen(found, at.get, 4) == ["ann0", "cem0", "gone0", "nobodys"]
    assert chosen(found, at.get, 100) == [
        "ann0", "cem0", "gone0", "nobodys", "ann1", "cem1", "gone1", "bob0", "bob1",
    ]  # fmt: skip
    assert chosen([], at.get, 4) == []


def test_a_table_that_nobody_may_watch_is_listed_only_while_it_waits() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await ann.make("high_card", [ME, OPEN], public=True, watch=False))["table"]["table"]
        assert await listed(bob) == [table]
        await bob.join(table)
        assert await listed(bob) == []

    run(test)


async def how_many(asked: Any, most: int) -> int:
    """How often something can be asked until it is refused as too fast."""
    for number in range(most):
        try:
            await asked(number)
        except Refused as refusal:
            if refusal.problem["error"] != "too-fast":
                raise
            return number
    return most


def test_an_address_makes_only_so_many_tables() -> None:
    async def test(served: Served) -> None:
        names = [await served.guest(f"Mallory {number}") for number in range(5)]
        made = await how_many(lambda number: names[number % 5].make("high_card", [ME, OPEN]), 150)
        assert made == TABLES_OF_ALL.many
        await (await served.guest("Ann", "127.0.0.2")).make("high_card", [ME, OPEN])

    run(test, scale=1, still=True)


def test_asking_to_take_back_and_withdrawing_has_a_limit_of_its_own() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "keep")

        async def ask(number: int) -> None:
            at = (await ann.scene(table))["at"]
            await ann.ask("POST", f"/tables/{table}/undo", {"at": at, "id": f"a{number}"})
            await ann.ask("POST", f"/tables/{table}/undo/answer", {"at": at + 1, "agree": False, "id": f"w{number}"})

        assert await how_many(ask, 30) == ASKS.many
        at = (await ann.scene(table))["at"]
        assert await ann.play(table, at, "keep") == {"at": at + 1}, "playing goes on"
        served.later(ASKS.every)
        await bob.ask("POST", f"/tables/{table}/undo", {"at": at + 1, "id": "b"})

    run(test, scale=1, still=True)


def test_a_log_of_any_length_is_played_on() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        await refused(ann.play(table, 100_001, "keep"), 409, "stale")

    run(test)


def test_anonymous_looks_back_have_a_rate_for_each_address() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        for at in range(4):
            await (ann, bob)[at % 2].play(table, at, "keep")
        asked = await how_many(lambda _: ann.ask("GET", f"/replays/{table}/story"), 100)
        assert asked == STORIES.many
        assert await how_many(lambda _: ann.ask("GET", f"/replays/{table}/analysis"), 300) == 200
        await refused(bob.ask("GET", f"/replays/{table}"), 429, "too-fast")
        await (await served.guest("Cem", "127.0.0.2")).ask("GET", f"/replays/{table}/story")

    run(test, scale=1, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_a_banned_guests_token_does_not_even_say_where_they_sit(place: str) -> None:
    async def test(served: Served) -> None:
        _, bob, table = await duel(served)
        token = (await bob.ask("POST", f"/tables/{table}/seats/1/token"))["code"]
        player = (await bob.ask("GET", "/me"))["player"]
        holder = served.holder(token)
        body = {"token": token}
        answer = await holder.http.post(f"/api/tables/{table}/join", json=body)
        assert answer.status_code == 200
        await served.rooms.store.write(bans.ban(player, None, "", 0))
        await served.rooms.departures.look_again()
        answer = await holder.http.post(f"/api/tables/{table}/join", json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "banned")

    run(test, place=place)
