"""Forget me: at tables that are awake, in every process, in every table of the store and every answer of the server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, select, update
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.client import Client
from parlour.server.people import links
from parlour.server.people.forgetting import forget
from parlour.server.store.schema import METADATA, analyses
from parlour.server.tables.listening import SENT_AWAY
from tests.server.places import PLACES, a_database
from tests.server.serving import INVITED, ME, OPEN, Served, a_server, eventually, run
from tests.server.test_tables import refused

NAME = "Zuleika Quixano"


def everything(connection: Connection) -> str:
    """Every row of every table of the store."""
    return "\n".join(
        f"{table.name} {tuple(row)}" for table in METADATA.sorted_tables for row in connection.execute(select(table))
    )


async def closing(ear: ClientConnection) -> int:
    """The code with which a socket is closed, whatever is told before."""
    try:
        while True:
            await ear.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def answers(served: Served, asking: Client, ids: list[str]) -> str:
    """What every GET of the schema answers, for every table and replay."""
    http = asking.http
    schema = (await http.get("/api/schema/openapi.json")).json()
    told: list[str] = []
    for path, methods in schema["paths"].items():
        if "get" not in methods:
            continue
        for id in ids if "{table}" in path or "{replay}" in path else [""]:
            place = path.replace("{table}", id).replace("{replay}", id).replace("{game}", "high_card")
            query = {p["name"]: "keep" for p in methods["get"].get("parameters", []) if p["name"] == "action"}
            answer = await http.get(place.replace("{lang}", "en"), params=query)
            assert answer.status_code < 500, (place, answer.text)
            told.append(f"{place} {answer.status_code} {answer.text}")
    assert len(told) > 25
    return "\n".join(told)


async def a_life(served: Served) -> tuple[Client, Client, str, str, list[str]]:
    """Zuleika has done all that one can do here; Bob played with her: at a game that is over, and one that goes on."""
    zuleika, bob = await served.guest(NAME), await served.guest("Bob")
    player = str((await zuleika.ask("GET", "/me"))["player"])
    over = (await zuleika.make("high_card", [ME, OPEN], public=True))["table"]["table"]
    await bob.join(over)
    for at in range(4):
        await (zuleika, bob)[at % 2].play(over, at, "keep")
    going = (await zuleika.make("high_card", [ME, OPEN], public=True))["table"]["table"]
    await bob.join(going)
    waiting = (await bob.make("high_card", [ME, OPEN, OPEN], public=True))["table"]["table"]
    await zuleika.join(waiting)
    for table in (over, going, waiting):
        await zuleika.do(table, "chat", text=f"I am {NAME}")
        await bob.do(table, "chat", text="hello")
    record = (await zuleika.http.get(f"/api/replays/{over}/record")).text
    upload = (await zuleika.ask("POST", "/records", {"record": record}))["replay"]
    for replay in (over, upload):
        await zuleika.ask("POST", f"/replays/{replay}/analysis")

        async def looked_at(replay: str = replay) -> bool:
            return bool((await bob.ask("GET", f"/replays/{replay}/analysis"))["phase"] == "done")

        await eventually(looked_at)
    await zuleika.ask("POST", "/me/link")
    await zuleika.ask("PUT", "/me/alerts", {"webhook": "https://zuleika.example/"})
    await bob.ask("PUT", "/me/mutes", {"player": player, "muted": True})
    return zuleika, bob, player, going, [over, going, waiting, upload]


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_left_of_somebody_forgotten(place: str) -> None:
    async def test(served: Served) -> None:
        zuleika, bob, player, going, ids = await a_life(served)
        read = served.rooms.store.read
        assert NAME in await read(everything), "or the test finds nothing"
        assert NAME in await answers(served, bob, ids)
        await read(lambda connection: connection.execute(select(analyses.c.report)).scalar())
        socket = f"ws{served.url[4:]}/api/tables/{going}/socket"
        cookie = {"cookie": f"parlour={zuleika.http.cookies['parlour']}"}
        async with connect(socket, additional_headers=cookie) as ear:
            await ear.recv()
            answer = await zuleika.http.delete("/api/me")
            assert answer.status_code == 200
            assert 'parlour=""' in answer.headers["set-cookie"] or "parlour=;" in answer.headers["set-cookie"]
            assert await closing(ear) == SENT_AWAY
        stored = await read(everything)
        told = await answers(served, bob, [one for one in ids if one])
        async with Client(served.url) as stranger:
            told += await answers(served, stranger, ids)
        for secret in (NAME, "Zuleika", player, "zuleika.example"):
            assert secret not in stored
            assert secret not in told
        await refused(Client.ask(bob, "GET", f"/replays/{ids[3]}"), 404, "no-table")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_the_opponent_of_somebody_forgotten_is_not_stuck(place: str) -> None:
    async def test(served: Served) -> None:
        zuleika, bob, _, going, ids = await a_life(served)
        assert (await bob.scene(going))["turn"] == 0
        await zuleika.ask("DELETE", "/me")
        await refused(zuleika.ask("GET", "/me"), 401, "no-guest")

        async def bobs_turn() -> bool:
            return bool((await bob.scene(going))["turn"] == 1)

        await eventually(bobs_turn)  # the table is awake all the time: nothing was put to sleep by hand
        await bob.play(going, 1, "keep")

        async def over() -> bool:
            scene = await bob.scene(going)
            if scene["turn"] == 1:
                await bob.play(going, scene["at"], "keep")
            return scene["outcome"] is not None

        await eventually(over)
        info = await bob.ask("GET", f"/tables/{going}")
        assert [(seat["name"], seat["player"] is None) for seat in info["seats"]] == [("", True), ("Bob", False)]
        record = (await bob.http.get(f"/api/replays/{ids[0]}/record")).text
        assert json.loads(record.splitlines()[0])["names"] == ["", "Bob"], "finished games stay, under no name"
        waiting = await bob.ask("GET", f"/tables/{ids[2]}")
        assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open", "open"], "her seat is free again"
        assert [line["name"] for line in await bob.ask("GET", f"/tables/{going}/chat")] == ["Bob"]
        said = await bob.do(going, "chat", text="one more")
        assert said["n"] == 3, "numbers are not used twice"

    run(test, place=place)


def test_other_processes_forget_too() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            zuleika, bob = await one.guest(NAME), await two.guest("Bob")
            table = (await zuleika.make("high_card", [ME, OPEN]))["table"]["table"]
            await bob.join(table)
            cookie = {"cookie": f"parlour={zuleika.http.cookies['parlour']}"}
            there = Client(two.url)
            there.http.cookies.set("parlour", zuleika.http.cookies["parlour"])
            assert (await there.ask("GET", "/me"))["name"] == NAME
            async with connect(f"ws{two.url[4:]}/api/tables/{table}/socket", additional_headers=cookie) as ear:
                await ear.recv()
                await zuleika.ask("DELETE", "/me")
                assert await closing(ear) == SENT_AWAY
            await refused(there.ask("GET", "/me"), 401, "no-guest")
            await there.http.aclose()

            async def nameless() -> bool:
                room = two.rooms.awake[table].room
                return room.seats[0].player is None and room.seats[0].name == ""

            await eventually(nameless)

    asyncio.run(asyncio.wait_for(test(), 300))


def test_what_was_written_while_somebody_was_forgotten_goes_too() -> None:
    """A play of theirs was on its way to the store when they were forgotten, in this process or another."""

    async def test(served: Served) -> None:
        zuleika, bob, player, going, _ = await a_life(served)
        live = await served.rooms.live(going)
        await live.lock.acquire()
        playing = asyncio.create_task(zuleika.play(going, 0, "keep"))
        saying = asyncio.create_task(zuleika.do(going, "chat", text=f"{NAME} was here"))
        while len(live.lock._waiters or ()) < 2:
            await asyncio.sleep(0.01)
        forgetting = asyncio.create_task(zuleika.http.delete("/api/me"))
        read = served.rooms.store.read

        async def forgotten() -> bool:
            return player not in await read(everything)

        await eventually(forgotten)
        live.lock.release()
        await asyncio.gather(playing, saying, forgetting, return_exceptions=True)
        await eventually(forgotten)
        stored = await read(everything)
        assert player not in stored
        assert "was here" not in stored
        await bob.ask("GET", f"/tables/{going}")

    run(test)


def test_a_look_back_that_an_older_parlour_kept_is_unnamed() -> None:
    async def test(served: Served) -> None:
        zuleika, _, player, _, ids = await a_life(served)
        report: dict[str, Any] = {"game": "high_card", "names": [NAME, "Bob"], "moments": []}
        older = update(analyses).where(analyses.c.replay == ids[0]).values(report=msgspec.json.encode(report).decode())
        write, read = served.rooms.store.write, served.rooms.store.read
        await write(lambda connection: connection.execute(older) and None)
        await zuleika.ask("DELETE", "/me")
        wanted = select(analyses.c.report).where(analyses.c.replay == ids[0])
        kept: Any = await read(lambda connection: connection.execute(wanted).scalar())
        assert json.loads(kept) == {**report, "names": ["", "Bob"]}
        assert await write(forget(player, 0)) is False, "nobody is forgotten twice"

    run(test)


def test_a_name_is_not_kept_with_what_was_found_in_a_game() -> None:
    async def test(served: Served) -> None:
        _, bob, _, _, ids = await a_life(served)
        wanted = select(analyses.c.report).where(analyses.c.replay == ids[0])
        kept = await served.rooms.store.read(lambda connection: connection.execute(wanted).scalar())
        assert NAME not in str(kept)
        assert (await bob.ask("GET", f"/replays/{ids[0]}/analysis"))["report"]["names"] == [NAME, "Bob"]

    run(test)


def test_a_program_on_a_seat_of_its_own_stays() -> None:
    async def test(served: Served) -> None:
        zuleika = await served.guest(NAME)
        made = await zuleika.make("high_card", [ME, INVITED])
        table, token = made["table"]["table"], made["tokens"]["1"]
        program = served.holder(token)
        await program.join(table, token=token, name="Deep")
        await zuleika.ask("DELETE", "/me")

        async def its_turn() -> bool:
            return bool((await program.scene(table))["turn"] == 1)

        await eventually(its_turn)
        await program.play(table, 1, "keep")
        async with httpx.AsyncClient(base_url=served.url) as http:
            seats = (await http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["", "Deep"]

    run(test)


def test_whoever_is_forgotten_while_they_ask_for_a_link_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        zuleika = await served.guest(NAME)
        make = links.make

        def overtaken(player: str, *how: Any) -> Any:
            made, gone = make(player, *how), forget(player, 0)
            return lambda connection: (gone(connection), made(connection))

        monkeypatch.setattr(links, "make", overtaken)
        await refused(zuleika.ask("POST", "/me/link"), 409, "stale")

    run(test)
