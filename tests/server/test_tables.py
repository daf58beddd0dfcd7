"""Tables: made, joined, played, left, played again. HTTP does, the socket tells."""

import asyncio
from typing import Any

import pytest

from parlour.client import Client, Refused
from parlour.server.store import rows
from tests.server.places import PLACES
from tests.server.serving import BOT, INVITED, ME, OPEN, Served, Visitor, eventually, run, until


async def refused(asking: Any, status: int, error: str) -> dict[str, Any]:
    """The problem with which something is refused."""
    with pytest.raises(Refused) as refusal:
        await asking
    assert (refusal.value.status, refusal.value.problem["error"]) == (status, error)
    return refusal.value.problem


async def duel(served: Served, game: str = "high_card", **settings: Any) -> tuple[Client, Client, str]:
    """Ann and Bob at a table."""
    ann, bob = await served.guest("Ann"), await served.guest("Bob")
    table = (await ann.make(game, [ME, OPEN], **settings))["table"]["table"]
    assert (await bob.join(table))["seat"] == 1
    return ann, bob, table


@pytest.mark.parametrize("place", PLACES)
def test_a_game_is_played_to_the_end_and_everybody_is_told(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        watcher = await served.guest("Wat")
        ears = [ann.told(table, 0), bob.told(table, 0), watcher.told(table, 0)]
        for at, (who, action) in enumerate([(ann, "swap"), (bob, "keep"), (ann, "keep"), (bob, "keep")]):
            assert await who.play(table, at, action) == {"at": at + 1}
            heard = [await until(ear, lambda said: said["type"] == "told") for ear in ears]
            assert [said["happened"]["at"] for said in heard] == [at + 1] * 3
            if action == "swap":
                cards = [said["happened"]["events"][0]["new"] for said in heard]
                assert cards[0] > 0
                assert cards[1:] == [0, 0]
        assert heard[0]["scene"]["outcome"]["reason"] == "highest"
        info = (await until(ears[2], lambda said: said["type"] == "table" and said["table"]["phase"] == "over"))[
            "table"
        ]
        assert info["deal"]["secret"]
        await refused(ann.play(table, 4, "keep"), 409, "not-playing")

    run(test, place=place)


def test_a_stale_play_is_refused_and_a_repeated_one_is_done_once() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await refused(bob.play(table, 0, "keep"), 409, "not-your-turn")
        assert await ann.play(table, 0, "keep", id="one") == {"at": 1}
        assert await ann.play(table, 0, "keep", id="one") == {"at": 1}
        await refused(bob.play(table, 0, "keep"), 409, "stale")
        assert await bob.play(table, 1, "keep", id="one") == {"at": 2}, "ids are each player's own"
        await refused(ann.play(table, 9, "keep"), 409, "stale")
        assert (await ann.scene(table))["at"] == 2

    run(test)


def test_a_refused_action_names_the_rule() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "keep")
        problem = await refused(ann.play(table, 2, "swap"), 422, "not-allowed")
        assert (problem["reason"], problem["rule"]) == ("swapped-before", "HC 1.3")
        problem = await refused(ann.play(table, 2, "swop"), 422, "unknown-action")
        assert "did you mean 'swap'" in problem["detail"]
        watcher = await served.guest("Wat")
        await refused(watcher.play(table, 2, "keep"), 403, "not-your-table")
        await refused(ann.play(table, 2, "keep", seat=1), 403, "not-your-seat")
        await refused(ann.play("nowhere", 2, "keep"), 404, "no-table")

    run(test)


def test_seats_are_taken_once_and_a_table_begins_when_it_is_full() -> None:
    async def test(served: Served) -> None:
        ann, bob, cy = [await served.guest(name) for name in ("Ann", "Bob", "Cy")]
        made = await ann.make("worlds_fair", [ME, OPEN, OPEN], public=True, nonce="mine")
        table = made["table"]["table"]
        assert made["table"]["phase"] == "open"
        assert [listed["table"] for listed in await cy.ask("GET", "/tables")] == [table]
        await refused(ann.scene(table), 409, "not-begun")
        seats = await asyncio.gather(bob.join(table), cy.join(table), bob.join(table))
        assert sorted({seated["seat"] for seated in seats}) == [1, 2]
        info = await ann.ask("GET", f"/tables/{table}")
        assert (info["phase"], info["deal"]["nonces"], info["yours"]) == ("playing", ["mine", "", ""], [0])
        assert info["deal"]["secret"] is None
        dan = await served.guest("Dan")
        await refused(dan.join(table), 409, "no-free-seat")
        assert [mine["waiting"] for mine in await ann.ask("GET", "/me/tables")] == [True]
        assert [mine["waiting"] for mine in await bob.ask("GET", "/me/tables")] == [False]

    run(test)


def test_a_token_opens_one_seat_and_nothing_else() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED], id="same")
        table, token = made["table"]["table"], made["tokens"]["1"]
        again = await ann.make("high_card", [ME, INVITED], id="same")
        assert (again["table"]["table"], list(again["tokens"])) == (table, ["1"])
        await refused(served.holder(token).join(table, token=token), 401, "wrong-token")
        token = again["tokens"]["1"]
        other = (await ann.make("high_card", [ME, INVITED]))["table"]["table"]
        await refused(ann.join(table, seat=1), 409, "no-free-seat")
        program = served.holder(token)
        assert (await program.join(table, token=token, name="Robot"))["seat"] == 1
        assert (await program.scene(table))["seat"] == 1
        await ann.play(table, 0, "keep")
        await program.play(table, 1, "keep")
        await refused(program.play(table, 2, "keep", seat=0), 403, "not-your-seat")
        await refused(program.scene(table, seat=0), 403, "not-your-seat")
        await refused(program.scene(other), 401, "wrong-token")
        fresh = (await program.ask("POST", f"/tables/{table}/seats/1/token"))["code"]
        await refused(program.scene(table), 401, "wrong-token")
        assert (await served.holder(fresh).scene(table))["seat"] == 1
        await refused(ann.ask("POST", f"/tables/{table}/seats/1/token"), 403, "not-your-seat")

    run(test)


def test_one_device_may_hold_several_seats() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, ME, ME]))["table"]["table"]
        for at in range(6):
            scene = await ann.scene(table)
            assert (scene["seat"], scene["turn"]) == (at % 3, at % 3)
            assert (await ann.scene(table, seat=(at + 1) % 3))["options"] == []
            await ann.play(table, at, "keep")
        assert (await ann.scene(table))["outcome"]["reason"] == "lowest"

    run(test)


def test_a_personal_link_opens_another_device() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        code = (await ann.ask("POST", "/me/link"))["code"]
        phone = await served.guest("Phone")
        assert (await phone.ask("POST", "/me/enter", {"code": code, "replace": True}))["name"] == "Ann"
        assert (await phone.scene(table))["seat"] == 0
        await phone.play(table, 0, "keep")
        await refused(bob.ask("POST", "/me/enter", {"code": code}), 401, "wrong-link")
        assert (await ann.be("Anna"))["name"] == "Anna"
        assert (await phone.ask("GET", "/me"))["name"] == "Anna"
        stranger = Client(served.url)
        async with stranger:
            await refused(stranger.ask("GET", "/me"), 401, "no-guest")
            assert (await stranger.scene(table))["seat"] is None

    run(test)


def test_bots_play_their_seats_and_a_stand_in_plays_for_whoever_leaves() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [BOT, ME, {"kind": "bot", "level": 1}]))["table"]["table"]

        async def mine() -> Any:
            scene = await ann.scene(table)
            return scene if scene["options"] else None

        scene = await eventually(mine)
        looking = ann.told(table)
        await anext(looking)
        await ann.do(table, "leave")
        await eventually(lambda: _away(ann, table, 1))

        async def moved() -> bool:
            return bool((await ann.scene(table))["at"] > scene["at"] + 6)

        await eventually(moved)
        await ann.do(table, "back")
        scene = await eventually(mine)
        await ann.play(table, scene["at"], scene["options"][0]["action"])
        await ann.do(table, "leave")

        async def over() -> Any:
            return (await ann.ask("GET", f"/tables/{table}"))["outcome"]

        await eventually(over)

    run(test)


async def _away(client: Client, table: str, seat: int) -> bool:
    return bool((await client.ask("GET", f"/tables/{table}"))["seats"][seat]["away"])


def test_whoever_runs_out_of_time_is_played_for_and_may_come_back() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock={"kind": "turn", "seconds": 60})
        scene = await ann.scene(table)
        assert scene["clock"]["left"] == [60_000, 60_000]
        served.later(61_000)

        async def played() -> bool:
            return bool((await ann.scene(table))["turn"] == 1)

        await eventually(played)
        kinds = [said["kind"] for said in await ann.ask("GET", f"/tables/{table}/told")]
        assert kinds == ["overran", "play"]
        assert not await _away(ann, table, 0), "the seat is still hers"
        await ann.do(table, "back")
        served.later(61_000)
        await eventually(lambda: my_turn(ann, table))
        await ann.play(table, (await ann.scene(table))["at"], "keep")

    run(test, still=True)


async def my_turn(client: Client, table: str) -> bool:
    return bool((await client.scene(table))["options"])


def test_a_clock_for_the_whole_game_adds_up_and_survives_a_restart() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock={"kind": "game", "seconds": 100, "increment": 5})
        served.later(30_000)
        await ann.play(table, 0, "keep")
        served.later(10_000)
        await bob.play(table, 1, "keep")
        left = (await ann.scene(table))["clock"]["left"]
        assert left == [75_000, 95_000]
        served.rooms.awake.clear()
        assert (await ann.scene(table))["clock"]["left"] == left

    run(test, still=True)


def test_a_rematch_moves_the_seats_round() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await refused(ann.ask("POST", f"/tables/{table}/rematch", {}), 409, "not-over")
        for at in range(4):
            await (ann, bob)[at % 2].play(table, at, "keep")
        one, two = await asyncio.gather(*(who.ask("POST", f"/tables/{table}/rematch", {}) for who in (ann, bob)))
        assert one["table"] == two["table"] != table
        assert (one["yours"], two["yours"]) == ([1], [0])
        assert {one["phase"], two["phase"]} == {"open", "playing"}

    run(test)


def test_a_socket_resumes_where_it_broke() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        for at in range(3):
            await (ann, bob)[at % 2].play(table, at, "keep")
        ear = bob.told(table, at=1)
        heard = [await anext(ear) for _ in range(3)]
        assert [said["type"] for said in heard] == ["table", "told", "told"]
        assert [said["happened"]["at"] for said in heard[1:]] == [2, 3]
        assert heard[-1]["scene"]["at"] == 3

    run(test)


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, 422, "no-such-table"),
        ({"game": "high_card", "seats": [ME]}, 422, "no-such-table"),
        ({"game": "high_card", "seats": [ME, BOT], "options": {"a": "b"}}, 422, "no-such-table"),
        ({"game": "high_card", "seats": [ME, BOT], "clock": {"kind": "turn"}}, 422, "no-such-table"),
        ({"game": "high_card", "seats": [{"kind": "king"}]}, 400, "unreadable"),
        ({"game": "high_card", "seats": [ME, BOT], "cheat": 1}, 400, "unreadable"),
    ],
)
def test_a_wrong_table_is_refused_with_a_word(body: dict[str, Any], status: int, error: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        problem = await refused(ann.ask("POST", "/tables", {"id": "x", **body}), status, error)
        assert problem["detail"]

    run(test)


def test_a_name_is_kept_where_only_the_cookie_is_left() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        assert (await ann.ask("PUT", "/me", {"name": "Guest 12", "keep": True}))["name"] == "Ann"
        assert (await ann.ask("PUT", "/me", {"name": "Anna"}))["name"] == "Anna"
        stranger = Visitor(served.url)
        assert (await stranger.ask("PUT", "/me", {"name": "Guest 12", "keep": True}))["name"] == "Guest 12"
        await stranger.leave()

    run(test)


def test_what_is_asked_again_is_done_once_whatever_happened_since() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        assert await ann.play(table, 0, "keep", id="a") == {"at": 1}
        left = await ann.do(table, "leave", id="b")
        assert await ann.play(table, 0, "keep", id="a") == {"at": 1}
        assert await _away(ann, table, 0), "a play of before does not bring her back"
        again = await ann.do(table, "leave", id="c")  # she has left already
        await ann.do(table, "back", id="d")
        assert await ann.do(table, "leave", id="c") == again
        assert await ann.do(table, "leave", id="b") == left
        assert not await _away(ann, table, 0), "nor does a leave of before send her away"

    run(test)


def test_where_everybody_has_left_bots_wait_until_somebody_looks() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT]))["table"]["table"]
        await ann.do(table, "leave", seat=0)
        for _ in range(3):
            await served.rooms.sweep.bots()
        live = await served.rooms.live(table)
        assert served.rooms.bots.thinks(live) is None
        assert table not in await served.rooms.store.read(rows.thinking())
        stood = live.room.at
        assert stood == 1, "the leave"
        wat = await served.guest("Wat")
        await until(wat.told(table), lambda said: said["type"] == "told")
        assert live.room.at > stood
        for ear in wat.ears:  # type: ignore[attr-defined]
            await ear.aclose()
        await eventually(lambda: _stands(live))
        await ann.do(table, "back", seat=0)
        assert live.room.goes_on()

    run(test)


async def _stands(live: Any) -> bool:
    return not live.listeners and live.driver.done()


def test_turns_by_the_day_go_on_without_anybody_here() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT], live=False))["table"]["table"]
        await ann.do(table, "leave", seat=0)

        async def over() -> Any:
            return (await ann.ask("GET", f"/tables/{table}"))["outcome"]

        await eventually(over)

    run(test)
