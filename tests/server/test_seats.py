"""A seat belongs to whoever sits on it: what its link opens, and whose sockets are closed."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, insert

from parlour.client import Client, Json, Refused
from parlour.server.store import backup as keeping
from parlour.server.store import migrate, rows
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import INVITED, ME, OPEN, Served, a_server, run, until
from tests.server.test_tables import duel, refused


async def invited(served: Served, game: str = "gatsby") -> tuple[Client, Client, str, str]:
    """Ann, who invites, Bob, who came by the link with a cookie, the table and what stood in the link."""
    ann, bob = await served.guest("Ann"), await served.guest("Bob")
    made = await ann.make(game, [ME, INVITED])
    table, token = made["table"]["table"], made["tokens"]["1"]
    assert (await bob.join(table, token=token))["seat"] == 1
    return ann, bob, table, token


async def sent_away(ear: AsyncIterator[Json]) -> int:
    """The status with which a socket is ended for good; nothing more of the game is told before."""
    try:
        async for said in ear:
            assert said["type"] == "table"
    except Refused as ended:
        return ended.status
    raise AssertionError("it goes on")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", ["gatsby", "kairo"])
def test_whoever_invited_a_person_has_no_key_to_their_seat(game: str, place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, token = await invited(served, game)
        for someone in (served.holder(token), ann):
            someone.http.headers["authorization"] = f"Bearer {token}"
            for asking in (
                someone.scene(table),
                someone.play(table, 0, "keep"),
                someone.do(table, "chat", text="I am Bob"),
                someone.do(table, "leave"),
                someone.ask("POST", f"/tables/{table}/seats/1/token"),
                someone.ask("DELETE", f"/tables/{table}/seats/1/token"),
            ):
                await refused(asking, 401, "wrong-token")
        assert (await bob.scene(table))["seat"] == 1

    run(test, place=place)


def test_an_invitation_is_used_once() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED, OPEN])
        table, token = made["table"]["table"], made["tokens"]["1"]
        bob, eve = await served.guest("Bob"), await served.guest("Eve")
        assert (await bob.join(table, token=token))["seat"] == 1
        assert (await bob.join(table, token=token))["seat"] == 1, "again is the same as once"
        for stranger in (eve, ann, served.holder(token)):
            await refused(stranger.join(table, token=token), 409, "seat-taken")
        await refused(eve.join(table, token="x" * 40), 401, "wrong-token")

    run(test)


def test_a_program_keeps_the_token_it_came_by() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED])
        table, token = made["table"]["table"], made["tokens"]["1"]
        program = served.holder(token)
        assert (await program.ask("GET", f"/tables/{table}"))["yours"] == [1], "before it sits down, too"
        await refused(program.ask("POST", f"/tables/{table}/seats/1/token"), 403, "not-your-seat")
        for _ in range(2):
            assert (await program.join(table, token=token, name="Robot"))["seat"] == 1
        assert (await program.scene(table))["seat"] == 1
        await refused((await served.guest("Eve")).join(table, token=token), 409, "seat-taken")
        await refused(program.ask("DELETE", f"/tables/{table}/seats/1/token"), 409, "only-key")

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_changed_or_revoked_token_closes_the_sockets_that_came_by_it(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        path = f"/tables/{table}/seats/0/token"
        for end in ("POST", "DELETE"):
            program = served.holder((await ann.ask("POST", path))["code"])
            assert (await program.join(table, token=program.headers["authorization"][7:]))["seat"] == 0
            mine, its = ann.told(table), program.told(table)
            for ear in (mine, its):
                await until(ear, lambda said: said["type"] == "table")
            await ann.ask(end, path)
            assert await sent_away(its) == 401
            await refused(program.scene(table), 401, "wrong-token")
            at = (await ann.scene(table))["at"]
            await (ann, bob)[at % 2].play(table, at, "keep")
            await until(mine, lambda said: said["type"] == "told")

    run(test, place=place)


def test_a_guest_who_is_sent_away_hears_nothing_more() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        program = served.holder((await bob.ask("POST", f"/tables/{table}/seats/1/token"))["code"])
        ears = [who.told(table, 0) for who in (ann, bob, program)]
        for ear in ears:
            await until(ear, lambda said: said["type"] == "table")
        served.rooms.send_away((await bob.ask("GET", "/me"))["player"])
        assert [await sent_away(ear) for ear in ears[1:]] == [410, 410]
        await ann.play(table, 0, "keep")
        assert await until(ears[0], lambda said: said["type"] == "told")

    run(test)


def test_other_processes_close_them_too() -> None:
    async def test() -> None:
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            ann, bob, table = await duel(one)
            program = two.holder((await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"])
            bob.url = two.url  # his cookie is good at both
            its, his = program.told(table, 0), bob.told(table, 0)
            for ear in (its, his):
                await until(ear, lambda said: said["type"] == "table")
            await ann.ask("DELETE", f"/tables/{table}/seats/0/token")
            assert await sent_away(its) == 401
            bobs = (await bob.ask("GET", "/me"))["player"]
            await one.rooms.store.write(lambda connection: None, one.rooms.notice(bobs, "away"))
            assert await sent_away(his) == 410

    asyncio.run(test())


def test_a_process_that_was_deaf_looks_at_the_seats_again() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        program = served.holder((await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"])
        ear = program.told(table)
        await until(ear, lambda said: said["type"] == "table")
        await served.rooms.store.write(rows.set_token(table, 0, None))  # elsewhere, and the notice was lost
        await served.rooms._missed()
        assert await sent_away(ear) == 401

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_invitations_stored_before_they_were_parted_from_tokens(place: str, tmp_path: Path) -> None:
    """Sat on by a program, by a guest, by nobody: migrated, and brought back from a backup, alike."""
    sat = [("person", None, "Robot"), ("person", "bob", "Bob"), ("invited", None, "")]
    seats = [
        {
            "table": "t",
            "seat": n,
            "kind": kind,
            "player": player,
            "name": name,
            "level": None,
            "nonce": "",
            "token": f"k{n}",
        }
        for n, (kind, player, name) in enumerate(sat)
    ]
    bob = {"id": "bob", "name": "Bob", "made": 1, "banned": False, "link": None, "webhook": None}
    row = {"id": "t", "game": "high_card", "rules": 1, "options": "{}", "public": False, "live": True, "clock": "{}"}
    row |= {"secret": "00" * 32, "seed": None, "phase": "open", "word": "", "made": 1, "maker": "bob", "request": "r"}
    row |= {"parent": None, "at": 0, "turn": None, "due": None, "outcome": None, "changed": 1}
    stored: list[tuple[str, Json]] = [("players", bob), ("tables", row), *(("seats", seat) for seat in seats)]
    file = tmp_path / "old.gz"
    lines = [{"parlour": "0.1", "schema": "0002"}, *stored]
    file.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))

    def older(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(migrate.FOLDER))
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        metadata = MetaData()
        metadata.reflect(connection)
        for name, values in stored:
            connection.execute(insert(metadata.tables[name]), values)
        migrate.upgrade(connection)

    async def test() -> None:
        for job in (older, keeping.restore(file)):
            async with a_store(place) as store:
                await store.write(job)
                found = await store.read(rows.sitting("t"))
                assert [seat.token for seat in found] == ["k0", None, None]
                assert [seat.invitation for seat in found] == [None, None, "k2"]

    asyncio.run(test())


@pytest.mark.parametrize("how", ["leave", "resign"])
def test_whoever_leaves_a_game_takes_the_sockets_of_their_tokens_along(how: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        phone = served.holder((await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"])
        hers, theirs, own = phone.told(table), bob.told(table), ann.told(table)
        for ear in (hers, theirs, own):
            await until(ear, lambda said: said["type"] == "table")
        await ann.do(table, how)
        assert await sent_away(hers) == 403
        for ear in (theirs, own):
            await until(ear, lambda said: said["type"] == "told" and said["happened"]["kind"] == how)

    run(test)
