"""What moderators do, on whom, and that nobody gets around it (decision 63)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from parlour.client import Client
from parlour.server.http.identity import COOKIE, MARK
from parlour.server.settings import Settings
from parlour.server.store.schema import players
from parlour.server.tables.listening import SENT_AWAY
from tests.server.order import WHY, a_keeper, a_quarrel, act, id_of, reported
from tests.server.places import PLACES, a_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_forgetting import closing
from tests.server.test_tables import refused

HOUR = 3_600_000


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_muted_says_and_shows_nothing_until_then(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        told = await reported(ann, bob, table, line)
        mo = await a_keeper(served)
        token = (await bob.ask("POST", f"/tables/{table}/seats/1/token"))["code"]
        now = await act(mo, "mute", report=told["report"], hours=2)
        assert [(one["kind"], one["name"], one["word"]) for one in now["holding"]] == [("silence", "Bob", WHY)]
        problem = await refused(bob.do(table, "chat", text="ha"), 403, "silenced")
        assert problem["told"] == {"until": str(now["holding"][0]["until"]), "word": WHY}
        assert WHY in problem["detail"]
        for asking in (
            bob.do(table, "emote", emote="wow"),
            served.holder(token).do(table, "chat", text="ha"),
            served.holder(token).do(table, "emote", emote="wow"),
            bob.ask("PUT", "/me", {"name": "You are all fools"}),
            bob.make("high_card", [{"kind": "me", "name": "fools"}, OPEN]),
            _a_tournament(bob),
        ):
            await refused(asking, 403, "silenced")
        await ann.play(table, 0, "keep")
        await bob.play(table, 1, "keep")  # the game goes on
        assert [one["text"] for one in await ann.ask("GET", f"/tables/{table}/chat")] == ["good luck", "you fool"]
        [mine] = (await bob.ask("GET", "/me/order"))["sanctions"]
        assert (mine["kind"], mine["word"]) == ("silence", WHY)
        anew = await again(served, bob)
        await refused(anew.do(await _seat(anew), "chat", text="ha"), 403, "silenced")
        served.suspend(2 * HOUR + 1)
        await bob.do(table, "chat", text="sorry")
        await act(mo, "mute", player=await id_of(bob), hours=2)
        await act(mo, "unmute", player=await id_of(bob))
        await bob.do(table, "chat", text="thank you")

    run(test, place=place, settings=Settings(tournaments="all"))


async def _a_tournament(by: Client) -> Any:
    clock = {"kind": "turn", "seconds": 60}
    wanted = {"name": "Fools", "game": "high_card", "id": "t", "clock": clock, "rounds": 1}
    return await by.ask("POST", "/tournaments", wanted)


async def _seat(by: Client) -> str:
    return str((await by.make("high_card", [ME, OPEN]))["table"]["table"])


async def again(served: Served, was: Client) -> Client:
    """Somebody new in the browser of another, who has thrown the cookie of who they were away."""
    new = await served.guest("Somebody else", "127.0.0.3")
    new.http.cookies.delete(MARK)
    new.http.cookies.set(MARK, was.http.cookies[MARK], domain="127.0.0.1")
    return new


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_banned_is_nobody_new_on_the_same_device(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        told = await reported(ann, bob, table, line)
        mo, twin = await a_keeper(served), await again(served, bob)
        assert await id_of(twin)
        await served.rooms.people.close()  # what nobody waits for is written
        socket = f"ws{served.url[4:]}/api/tables/{table}/socket"

        def cookies(of: Client) -> dict[str, str]:
            kept = "; ".join(f"{name}={of.http.cookies[name]}" for name in (COOKIE, MARK))
            return {"cookie": kept}

        async with (
            connect(socket, additional_headers=cookies(bob)) as one,
            connect(socket, additional_headers=cookies(twin)) as two,
        ):
            for ear in (one, two):
                await ear.recv()
            await act(mo, "ban", report=told["report"], hours=24)
            assert [await closing(ear) for ear in (one, two)] == [SENT_AWAY, SENT_AWAY]
        problem = await refused(bob.ask("GET", "/me"), 403, "banned")
        assert (problem["told"]["word"], "until" in problem["told"]) == (WHY, True)
        for path in ("/me/tables", "/me/order", "/lobby", f"/tables/{table}"):
            await refused(twin.ask("GET", path), 403, "banned")
        async with Client(served.url) as fresh:
            fresh.http.cookies.set(MARK, bob.http.cookies[MARK], domain="127.0.0.1")
            await refused(fresh.be("Bob again"), 403, "banned")
        [held] = (await mo.ask("GET", "/order"))["holding"]
        assert (held["kind"], held["name"]) == ("ban", "Bob")
        await act(mo, "unban", player=held["player"])
        await bob.ask("GET", "/me")
        await twin.ask("GET", "/me")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_name_is_changed_wherever_it_stands_and_kept_for_a_while(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, _ = await a_quarrel(served)
        mo, who = await a_keeper(served), await id_of(bob)
        await refused(act(mo, "rename", player=who, name="Bot 5"), 422, "bad-name")
        await act(mo, "rename", player=who, name="Robert", hours=48)
        assert [one["name"] for one in (await ann.ask("GET", f"/tables/{table}"))["seats"]] == ["Ann", "Robert"]
        assert [one["name"] for one in await ann.ask("GET", f"/tables/{table}/chat")] == ["Ann", "Robert"]
        assert (await bob.ask("GET", "/me"))["name"] == "Robert"
        problem = await refused(bob.ask("PUT", "/me", {"name": "Bob"}), 403, "name-given")
        assert "until" in problem["told"]
        [mine] = (await bob.ask("GET", "/me/order"))["sanctions"]
        assert (mine["kind"], mine["name"], mine["word"]) == ("name", "Bob", WHY)
        [line, *_] = await mo.ask("GET", "/order/log")
        assert (line["what"], line["by"], line["called"], line["word"]) == (
            "rename",
            "Mo",
            "Robert",
            f"Bob → Robert: {WHY}",
        )
        served.suspend(48 * HOUR + 1)
        await bob.ask("PUT", "/me", {"name": "Bob"})

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_nobody_acts_upward_on_themselves_or_where_they_play(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        mo, lea = await a_keeper(served, "Mo"), await a_keeper(served, "Lea")
        olga = await a_keeper(served, "Olga", "owner")
        for what, more in (("mute", {"hours": 1}), ("ban", {}), ("rename", {"name": "Zed"})):
            for whom, error, status in ((olga, "above-you", 403), (lea, "above-you", 403), (mo, "that-is-you", 422)):
                await refused(act(mo, what, player=await id_of(whom), **more), status, error)
            await refused(act(ann, what, player=await id_of(bob), **more), 403, "not-a-moderator")
            await refused(act(mo, what, player="nobody", **more), 409, "nothing-to-do")
        for one, name in ((olga, "Olga"), (lea, "Lea"), (mo, "Mo")):
            assert (await one.ask("GET", "/me"))["name"] == name
        assert (await mo.ask("GET", "/order"))["holding"] == []
        assert await mo.ask("GET", "/order/log") == [], "what was refused is not in the log"
        mine = (await mo.make("high_card", [ME, OPEN]))["table"]["table"]
        theirs = (await olga.make("high_card", [ME, OPEN]))["table"]["table"]
        await refused(act(mo, "close", table=mine), 422, "that-is-you")
        await refused(act(mo, "close", table=theirs), 403, "above-you")
        about_mo = await ann.ask("POST", "/reports", {"kind": "name", "reason": "name", "player": await id_of(mo)})
        assert (await mo.ask("GET", "/order"))["reports"] == [], "nobody reads what is said about themselves"
        await refused(mo.ask("GET", f"/order/reports/{about_mo['report']}"), 404, "no-report")
        await refused(act(mo, "dismiss", report=about_mo["report"]), 404, "no-report")
        await act(olga, "mute", report=about_mo["report"], hours=1)
        for path in ("/order", "/order/log", "/order/reports/x"):
            await refused(bob.ask("GET", path), 403, "not-a-moderator")
        for wanted, error in (
            ({"act": "mute", "player": await id_of(bob), "reason": "x"}, "say-why"),
            ({"act": "ban", "player": await id_of(bob), "reason": "  "}, "say-why"),
            ({"act": "ban", "reason": "x"}, "no-player"),
            ({"act": "close", "reason": "x"}, "no-player"),
            ({"act": "dismiss", "reason": "x"}, "no-player"),
        ):
            await refused(mo.ask("POST", "/order/acts", wanted), 404 if error == "no-player" else 422, error)
        told = await reported(ann, bob, table, line)
        await act(mo, "close", report=told["report"])
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "closed"
        await act(mo, "reopen", table=table)
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "playing"
        log = await olga.ask("GET", "/order/log")
        assert [(one["what"], one["by"]) for one in log] == [("reopen", "Mo"), ("close", "Mo"), ("mute", "Olga")]
        assert {one["word"] for one in log} == {WHY}
        assert len({one["n"] for one in log}) == 3

    run(test, place=place)


def test_a_role_that_was_taken_acts_no_more_whatever_a_process_remembers() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            mo, bob = await a_keeper(one), await two.guest("Bob")
            who = await id_of(bob)
            table = await _seat(bob)
            await act(mo, "mute", player=who, hours=1)
            await refused(bob.do(table, "chat", text="ha"), 403, "silenced")  # in another process, at once
            await act(mo, "ban", player=who)

            async def gone() -> bool:
                return (await bob.http.get("/api/me")).status_code == 403

            await eventually(gone)
            taken = update(players).where(players.c.name == "Mo").values(role="member")
            await two.rooms.store.write(lambda connection: connection.execute(taken) and None)
            await refused(act(mo, "unban", player=who), 403, "not-a-moderator")  # though it is still remembered here
            assert (await bob.http.get("/api/me")).status_code == 403

    asyncio.run(asyncio.wait_for(test(), 300))
