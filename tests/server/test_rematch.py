"""A rematch waits for everybody's word, and shows its promise before."""

from hashlib import sha256
from typing import Any

import pytest
from msgspec import structs

from parlour.client import Client, Json
from parlour.server.tables.seating import KEPT_BY_DAY, KEPT_LIVE
from parlour.server.wire.asked import NewTable
from tests.server.places import PLACES
from tests.server.serving import BOT, INVITED, ME, OPEN, Served, eventually, run, until
from tests.server.test_tables import duel, refused


async def played(served: Served, **settings: Any) -> tuple[Client, Client, str]:
    """Ann and Bob have finished a game."""
    ann, bob, table = await duel(served, **settings)
    for at in range(4):
        await (ann, bob)[at % 2].play(table, at, "keep")
    return ann, bob, table


async def again(client: Client, table: str, **how: object) -> Json:
    return dict(await client.ask("POST", f"/tables/{table}/rematch", how))


@pytest.mark.parametrize("place", PLACES)
def test_it_begins_with_everybodys_word_and_nonce(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await played(served, clock={"kind": "turn", "seconds": 3})
        ear = bob.told(table)
        await until(ear, lambda said: said["type"] == "table")
        asked = await again(ann, table, nonce="a")
        assert (asked["phase"], [seat["kind"] for seat in asked["seats"]]) == ("open", ["kept", "person"])
        assert (asked["parent"], asked["maker"], asked["deal"]["nonces"]) == (table, True, [])
        told = await until(ear, lambda said: said["type"] == "table")
        assert told["table"]["rematch"] == asked["table"], "those who look at the game before hear of it"
        served.later(60_000)
        await served.rooms.sweep.clocks()
        seen = await bob.ask("GET", f"/tables/{asked['table']}")
        assert (seen["phase"], seen["yours"]) == ("open", []), "nobody's clock runs, and nobody sits unasked"
        assert [mine["waiting"] for mine in await bob.ask("GET", "/me/tables")] == [True, False]
        stranger = await served.guest("Eve")
        await refused(stranger.join(asked["table"]), 409, "no-free-seat")
        await refused(again(stranger, table), 403, "not-your-table")
        promise = seen["deal"]["commitment"]
        begun = await again(bob, table, nonce="b")
        assert (begun["table"], begun["phase"], begun["yours"]) == (asked["table"], "playing", [0])
        assert begun["deal"] == {"commitment": promise, "nonces": ["b", "a"], "secret": None}
        assert not any(seat["away"] for seat in begun["seats"])
        for at in range(4):
            await (bob, ann)[at % 2].play(begun["table"], at, "keep")
        secret = (await ann.ask("GET", f"/tables/{begun['table']}"))["deal"]["secret"]
        assert sha256(bytes.fromhex(secret)).hexdigest() == promise

    run(test, place=place)


@pytest.mark.parametrize("spare", ["open", "bot"])
def test_whoever_says_no_makes_room(spare: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await played(served)
        asked = await again(ann, table, spare=spare)
        for _ in range(2):
            await bob.do(asked["table"], "leave", id="no")
        info = await ann.ask("GET", f"/tables/{asked['table']}")
        if spare == "bot":
            assert (info["phase"], info["seats"][0]["kind"]) == ("playing", "bot")
        else:
            assert (info["phase"], info["seats"][0]["kind"]) == ("open", "open")
            assert (await again(bob, table))["yours"] == [], "no is no, unless he sits down anew"
            assert (await bob.join(asked["table"]))["table"]["phase"] == "playing"

    run(test)


def test_bots_agree_at_once_and_whoever_joins_by_the_table_agrees_too() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        await _finish(served, table, [ann])
        assert (await again(ann, table))["phase"] == "playing"
        table = (await ann.make("high_card", [ME, {"kind": "me", "name": "Zoë"}, OPEN]))["table"]["table"]
        await bob.join(table)
        await _finish(served, table, [ann, bob])
        asked = await again(bob, table)
        assert [seat["kind"] for seat in asked["seats"]] == ["kept", "person", "kept"]
        begun = (await ann.join(asked["table"], nonce="x"))["table"]
        assert ([seat["name"] for seat in begun["seats"]], begun["phase"]) == (["Zoë", "Bob", "Ann"], "playing")

    run(test)


def test_a_program_has_no_word_to_give() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED])
        table, program = made["table"]["table"], served.holder(made["tokens"]["1"])
        await program.join(table, token=made["tokens"]["1"])
        await _finish(served, table, [ann, program])
        asked = await again(ann, table)
        assert [seat["kind"] for seat in asked["seats"]] == ["open", "person"]
        link = await ann.ask("PUT", f"/tables/{asked['table']}/seats/0", {"kind": "invited"})
        program = served.holder(link["tokens"]["0"])
        assert (await program.join(asked["table"], token=link["tokens"]["0"]))["table"]["phase"] == "playing"

    run(test)


def test_a_cancelled_rematch_may_be_asked_for_again() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await played(served)
        first = await again(ann, table)
        assert (await bob.ask("GET", f"/tables/{table}"))["rematch"] == first["table"]
        await ann.ask("DELETE", f"/tables/{first['table']}")
        assert (await bob.ask("GET", f"/tables/{table}"))["rematch"] is None
        second = await again(bob, table)
        assert second["table"] != first["table"]
        assert second["maker"]

    run(test)


async def _finish(served: Served, table: str, people: list[Client]) -> None:
    async def over() -> bool:
        if (await people[0].ask("GET", f"/tables/{table}"))["phase"] == "over":
            return True
        for person in people:
            scene = await person.scene(table)
            if scene["options"]:
                await person.play(table, scene["at"], "keep")
        return False

    await eventually(over)


def test_what_its_maker_chose_for_a_table_holds_for_the_rematch() -> None:
    """Every setting of a new table but those said here; a new one that is forgotten fails this test."""
    of_the_game = {"game", "seats", "id", "nonce"}
    chosen: dict[str, Any] = {"options": {}, "public": True, "live": False, "several": True, "watch": False}
    chosen["language"] = "fr"
    chosen["clock"] = {"kind": "turn", "seconds": 86_400, "increment": 0}
    apart = {
        "lots",
        "box",
        "rated",
        "club",
    }  # the first player moves round by one; test_boxes.py, test_ratings.py and test_clubs.py try the rest

    async def test(served: Served) -> None:
        ann, _, table = await played(served, **chosen)
        asked = await again(ann, table)
        assert {name: asked[name] for name in chosen} == chosen
        defaults = {field.name for field in structs.fields(NewTable)} - of_the_game - apart
        assert defaults == set(chosen), "say here what becomes of a new setting"

    run(test)


@pytest.mark.parametrize(("live", "patience"), [(True, KEPT_LIVE), (False, KEPT_BY_DAY)])
def test_whoever_asks_first_does_not_take_it_from_the_other(live: bool, patience: int) -> None:
    async def test(served: Served) -> None:
        ann, _, table = await played(served, live=live)
        asked = (await again(ann, table))["table"]
        for kind in ("open", "invited", "bot"):
            await refused(ann.ask("PUT", f"/tables/{asked}/seats/0", {"kind": kind}), 409, "seat-taken")
        served.later(patience - 60_000)
        await refused(ann.ask("PUT", f"/tables/{asked}/seats/0", {"kind": "open"}), 409, "seat-taken")
        served.later(120_000)
        freed = await ann.ask("PUT", f"/tables/{asked}/seats/0", {"kind": "open"})
        assert freed["table"]["seats"][0]["kind"] == "open"

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_a_rematch_began_without_may_ask_for_their_own(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await played(served)
        first = await again(ann, table, spare="bot")
        served.later(KEPT_LIVE + 60_000)
        begun = (await ann.ask("PUT", f"/tables/{first['table']}/seats/0", {"kind": "bot"}))["table"]
        assert (begun["phase"], (await again(ann, table))["table"]) == ("playing", first["table"])
        own = await again(bob, table)
        assert own["table"] != first["table"]
        assert (own["phase"], own["parent"], [seat["kind"] for seat in own["seats"]]) == (
            "open",
            table,
            ["person", "kept"],
        )
        assert (await bob.ask("GET", f"/tables/{table}"))["rematch"] == own["table"]
        assert (await ann.ask("GET", f"/tables/{first['table']}"))["phase"] == "playing", "hers goes on"
        assert (await again(bob, table))["table"] == own["table"], "again is the same as once"
        assert (await again(ann, table, nonce="a"))["phase"] == "playing"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_bots_do_not_play_on_alone_when_everybody_has_left(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await played(served)
        asked = (await again(ann, table, spare="bot"))["table"]
        await ann.do(asked, "leave")
        assert (await bob.ask("GET", f"/tables/{asked}"))["phase"] == "open", "Bob has not said no"
        await bob.do(asked, "leave")
        info = await bob.ask("GET", f"/tables/{asked}")
        assert (info["phase"], info["word"]) == ("closed", "cancelled")
        assert (await bob.ask("GET", f"/tables/{table}"))["rematch"] is None, "another may be asked for"

    run(test, place=place)
