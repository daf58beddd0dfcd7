"""The date may jump, the process may be stopped: nobody loses time by it, and nothing is shut."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select, text

from parlour.cli import main
from parlour.server.limits import TABLES
from parlour.server.store import backup, leases, postgres, rows
from parlour.server.store.migrate import FOLDER
from parlour.server.store.opening import make_store
from parlour.server.store.outage import Away
from parlour.server.store.schema import entries, tables
from parlour.server.tables import sweep
from parlour.server.tables.missing import LONG
from parlour.server.tables.operator import Operator
from parlour.server.tables.seating import KEPT_LIVE
from parlour.server.times import GAP, ServedTime, Times
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run, until
from tests.server.test_leases import held
from tests.server.test_rematch import again, played
from tests.server.test_tables import duel, refused

HOUR = 3_600_000
TURN = {"kind": "turn", "seconds": 8}


async def kinds(client: Any, table: str) -> list[str]:
    return [said["kind"] for said in await client.ask("GET", f"/tables/{table}/told")]


async def swept(served: Served) -> None:
    """One look at the clocks, after which whatever had to fall has fallen."""
    await served.rooms.sweep.clocks()
    await served.rooms.sweep.bots()


def test_served_time_goes_on_only_while_somebody_looks_at_it() -> None:
    now = [50]
    served = ServedTime(lambda: now[0], 1000)
    for passed, said in ((GAP, 1000 + GAP), (GAP + 1, 1000 + GAP), (0, 1000 + GAP), (7, 1007 + GAP)):
        now[0] += passed
        assert served() == said
    served.meet(500)
    assert served() == 1007 + GAP
    served.meet(9000)
    assert served() == 9000
    now[0] += HOUR
    served.begin(40)
    assert served() == 40


@pytest.mark.parametrize("place", PLACES)
def test_processes_share_one_served_time(place: str) -> None:
    """Each proposes what it has; the most stands, and a restart goes on from there."""

    async def test(served: Served) -> None:
        store, now = served.rooms.store, served.rooms.now()
        base, first = await store.write(leases.serving("other", 0, now))
        assert (await store.write(leases.serving("other", first + 4000, now + HOUR))) == (base, first + 4000)
        assert (await store.write(leases.serving("other", first + 3000, now - HOUR))) == (base, first + 4000)
        served.later(2500)
        await served.rooms.sweep.beat()
        assert served.rooms.served() >= first + 4000

    run(test, place=place, still=True)


@pytest.mark.parametrize("clock", [TURN, {"kind": "game", "seconds": 12}])
def test_a_closed_lid_costs_nobody_time(clock: dict[str, Any]) -> None:
    """15 seconds stopped, with 8 seconds a turn or 12 for the game."""

    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock=clock)
        before = (await ann.scene(table))["clock"]["left"]
        served.suspend(15_000)
        await swept(served)
        assert await kinds(ann, table) == []
        assert (await ann.scene(table))["clock"]["left"] == before
        served.later(13_000)
        await swept(served)
        assert (await kinds(ann, table))[0] == "overran", "while it serves, time runs"

    run(test, still=True)


def test_a_process_stopped_while_others_serve_charges_nobody_for_it() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock=TURN)
        served.suspend(15_000)
        await served.rooms.store.write(leases.serving("other", served.rooms.served() + 15_000, 0))
        await swept(served)
        await swept(served)
        assert await kinds(ann, table) == []
        await ann.play(table, 0, "keep")
        assert (await bob.scene(table))["clock"]["left"] == [8000, 8000]

    run(test, still=True)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_date_costs_nobody_a_game_and_shuts_nothing(jump: int) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock=TURN)
        await ann.play(table, 0, "keep")
        served.set_date(jump)
        await swept(served)
        assert await kinds(ann, table) == ["play"]
        await bob.play(table, 1, "keep")
        for _ in range(TABLES.many // 2):
            await ann.make("high_card", [ME, OPEN])
        cy = await served.guest("Cy")
        assert (await cy.ask("GET", "/me"))["name"] == "Cy"
        done = await asyncio.to_thread(main, ["host", "--database", served.rooms.store.url, "close", table])
        assert done == 0
        served.later(sweep.CLOSED)
        await swept(served)
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "closed"

    run(test, scale=1, still=True)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_date_replaces_nobody_and_gives_no_kept_seat_away(jump: int) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ear, theirs = ann.told(table), bob.told(table)
        for one in (ear, theirs):
            await until(one, lambda said: said["type"] == "table")
        await ann.play(table, 0, "keep")
        await theirs.aclose()  # type: ignore[attr-defined]
        await until(ear, lambda said: said["type"] == "table" and said["table"]["seats"][1]["unseen"])
        served.set_date(jump)
        await refused(ann.do(table, "stand-in", missing=1), 409, "not-missing")
        served.later(LONG)
        await ann.do(table, "stand-in", missing=1)
        assert (await ann.ask("GET", f"/tables/{table}"))["seats"][1]["away"], "after two minutes they may"
        cy, _, over = await played(served)
        asked = (await again(cy, over))["table"]
        served.set_date(jump)
        bot = {"kind": "bot", "level": 1}
        await refused(cy.ask("PUT", f"/tables/{asked}/seats/0", bot), 409, "seat-taken")
        served.later(KEPT_LIVE)
        await cy.ask("PUT", f"/tables/{asked}/seats/0", bot)

    run(test, still=True)


def test_the_date_set_back_between_two_runs_costs_nobody_a_game(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/p.sqlite"

    async def test(jump: int) -> None:
        async with a_server(url=url, still=True) as served:
            ann, bob, table = await duel(served, clock=TURN)
            await ann.play(table, 0, "keep")
            served.later(3000)
            await served.rooms.sweep.beat()
            await bob.ask("GET", f"/tables/{table}")
        async with a_server(url=url, still=True) as served:
            served.set_date(jump)
            await swept(served)
            wat = await served.guest("Wat")
            scene = await wat.scene(table)
            assert scene["clock"]["left"][1] == 5000, "what was left is left"
            assert await kinds(wat, table) == ["play"]

    for jump in (HOUR, -HOUR):
        asyncio.run(test(jump))


def test_a_clock_runs_on_while_its_room_sleeps() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock={"kind": "turn", "seconds": 60})
        served.later(20_000)
        await ann.play(table, 0, "keep")
        served.later(20_000)
        served.rooms.awake.clear()  # as when nobody has looked for long
        assert (await ann.scene(table))["clock"]["left"] == [60_000, 40_000]
        served.later(41_000)
        served.rooms.awake.clear()
        await swept(served)
        assert "overran" in await kinds(ann, table)

    run(test, still=True)


def test_what_is_left_is_said_as_of_now_whatever_the_devices_date() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock={"kind": "turn", "seconds": 60})
        served.later(10_000)
        clock = (await ann.scene(table))["clock"]
        assert clock["left"] == [50_000, 60_000]
        assert clock["since"] == served.rooms.now()
        served.later(55_000)
        served.rooms.sweep.clocks = lambda: asyncio.sleep(0)  # type: ignore[method-assign]
        assert min((await ann.scene(table))["clock"]["left"]) >= 0

    run(test, still=True)


def test_one_bad_table_does_not_stop_the_clocks_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        ann, _, bad = await duel(served, clock=TURN)
        _, _, good = await duel(served, clock=TURN)
        was = served.rooms.live

        async def live(table: str) -> Any:
            if table == bad:
                raise OSError("it cannot be read")
            return await was(table)

        monkeypatch.setattr(served.rooms, "live", live)
        served.later(9000)
        await swept(served)
        assert (await kinds(ann, good))[0] == "overran"

    run(test, still=True)


def test_a_held_table_stops_no_clock_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that is held is the longest due, so it comes first every time."""
    monkeypatch.setattr(postgres, "LONGER", "600ms")

    async def test(served: Served) -> None:
        ann, _, bad = await duel(served, clock=TURN)
        served.later(1000)
        _, _, good = await duel(served, clock=TURN)
        closed = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        async with held(served.rooms.store.url, f"select * from tables where id = '{bad}' for update"):
            await Operator(served.rooms.store, "olga", served.rooms.now).close(closed, "not nice")
            served.later(9000)
            await swept(served)
            assert (await kinds(ann, good))[0] == "overran"
            await eventually(lambda: shut(served, closed))  # what comes after the clocks is done too
            assert await kinds(ann, bad) == []
        served.later(sweep.HELD + 1000)
        await eventually(lambda: fell(ann, bad))

    async def shut(served: Served, table: str) -> bool:
        return served.rooms.awake[table].room.phase == "closed"

    async def fell(client: Any, table: str) -> bool:
        return (await kinds(client, table))[:1] == ["overran"]

    run(test, place="postgres", still=True)


def test_where_the_store_is_away_a_look_at_the_clocks_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks for a hundred tables in vain, each as long as the store has to answer."""

    async def test(served: Served) -> None:
        for _ in range(20):
            await duel(served, clock=TURN)
        asked = 0

        async def own(_: str) -> int | None:
            nonlocal asked
            asked += 1
            raise Away("the database does not answer")

        served.rooms.sweep.clocks, looking = lambda: asyncio.sleep(0), served.rooms.sweep.clocks  # type: ignore[method-assign]
        monkeypatch.setattr(served.rooms.store, "own", own)
        served.later(9000)
        with pytest.raises(Away):
            await looking()
        assert asked <= sweep.AT_ONCE

    run(test, still=True, scale=1000)


@pytest.mark.parametrize("place", PLACES)
def test_every_clock_is_looked_at(place: str) -> None:
    """However many tables are due, and however many bots have to move."""

    async def test(served: Served) -> None:
        _, _, table = await duel(served, clock=TURN)
        loaded = await served.rooms.store.read(rows.load(table))
        assert loaded is not None
        for n in range(150):
            row = replace(loaded.row, id=f"waits{n}", maker=None, request=None, due=n)
            await served.rooms.store.write(rows.create(row, [replace(seat, token=None) for seat in loaded.seats], []))
        due = await served.rooms.store.read(rows.late(served.rooms.served() + 9000))
        assert len(due) == 151
        assert table in due

    run(test, place=place, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_games_of_an_older_store_keep_their_clocks(place: str) -> None:
    """Their entries have only a date; the served time goes on from the date at which the old server last noted it."""

    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, clock={"kind": "game", "seconds": 100})
        served.later(30_000)
        await ann.play(table, 0, "keep")
        served.later(20_000)
        rooms = served.rooms
        wanted = select(entries.c.served).where(entries.c["table"] == table)
        at = await rooms.store.read(lambda connection: connection.execute(wanted).scalar())
        played = await rooms.store.read(lambda connection: connection.execute(select(tables.c.began)).scalar())
        assert at is not None
        assert played is not None
        old = [
            f"update entries set served = null, time = {at}",
            f"update tables set began = null, thinks = (1 = 0), due = {at + 100_000}, changed = {at}",
            f"update keys set value = '{played - 5} {at + 20_000}' where name = 'serving'",
        ]
        await rooms.store.write(lambda connection: [connection.execute(text(line)) for line in old] and None)
        rooms.awake.clear()
        rooms.times.served.begin(0)
        await rooms.sweep.open()
        assert (await bob.scene(table))["clock"]["left"] == [70_000, 80_000]

    run(test, place=place, still=True)


def test_a_bots_move_of_an_older_store_is_found(tmp_path: Path) -> None:
    """Migration 6: it was due the moment the table changed; a clock's end stays when it is."""
    folder = tmp_path / "old.sqlite"
    store = make_store(f"sqlite:///{folder}")
    columns = '"id", game, rules, options, public, live, clock, secret, phase, word, made, at, due, changed'
    values = "'kairo', 1, '{}', false, true, '{}', 'x', 'playing', '', 1, 0"

    async def test() -> None:
        await store.open()
        await store.close()
        other = make_store(f"sqlite:///{folder}")
        from alembic import command
        from alembic.config import Config

        def back(connection: Any) -> None:
            config = Config()
            config.set_main_option("script_location", str(FOLDER))
            config.attributes["connection"] = connection
            command.downgrade(config, "0002")
            for id, due in (("bot", 70), ("clock", 90), ("none", "null")):
                connection.execute(text(f"insert into tables ({columns}) values ('{id}', {values}, {due}, 70)"))

        with other._writer.begin() as connection:  # type: ignore[attr-defined]
            back(connection)
        await other.open()
        assert await other.read(rows.thinking()) == ["bot"]
        assert await other.read(rows.late(90)) == ["clock"]
        await other.close()

    asyncio.run(test())


def test_times_begin_with_the_date() -> None:
    assert Times(lambda: 77, lambda: 3).served() == 77


def test_an_older_backup_is_brought_back_and_its_bots_move(tmp_path: Path) -> None:
    """Rows without the columns of served time: a bot's move was due the moment the table changed."""
    new, old = tmp_path / "new.gz", tmp_path / "old.gz"

    async def test(served: Served) -> None:
        ann, _, table = await duel(served, clock={"kind": "turn", "seconds": 600})
        await ann.play(table, 0, "keep")
        await served.rooms.store.snapshot(backup.back_up(new))
        lines = [msgspec.json.decode(line) for line in gzip.decompress(new.read_bytes()).splitlines()]
        lines[0]["schema"] = "0002"
        for kind, row in lines[1:]:
            if kind == "seats" and row["seat"] == 1:
                row.update(kind="bot", player=None, level=1)
            if kind == "tables":
                row["due"] = row["changed"]
            for name in ("thinks", "began", "served"):
                row.pop(name, None)
        old.write_bytes(gzip.compress(b"\n".join(msgspec.json.encode(line) for line in lines)))

        async def restored() -> None:
            url = f"sqlite:///{tmp_path}/again.sqlite"
            store = make_store(url)
            await store.open()
            assert await store.write(backup.restore(old)) == len(lines) - 1
            await store.close()
            async with a_server(url=url, still=True) as again:
                again.later(5000)
                await swept(again)
                wat = await again.guest("Wat")
                await eventually(lambda: _played(wat, table))

        await restored()

    run(test, still=True)


async def _played(client: Any, table: str) -> bool:
    return (await kinds(client, table)) == ["play", "play"]
