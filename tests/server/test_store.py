"""What is stored is stored once, in order, and is there after a crash."""

import asyncio
import runpy
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from parlour.server.store import postgres, rows
from parlour.server.store.base import Conflict, InUse, Store
from parlour.server.store.entries import Played, columns
from parlour.server.store.migrate import FOLDER, HEAD, TooNew
from parlour.server.store.opening import data_folder, database, make_store
from parlour.server.store.outage import Away
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.rows import SeatRow, TableChange, TableRow
from parlour.server.store.schema import METADATA
from parlour.server.store.sqlite import SqliteStore
from tests.server.places import PLACES, a_store


def table(id: str = "t") -> TableRow:
    return TableRow(id, "worlds_fair", 1, "{}", True, True, "{}", "00" * 32, "playing", 1, 1)


PLAYING = TableChange("playing", 1)
SEATS = [SeatRow(0, "bot", level=3), SeatRow(1, "bot", level=3)]


def with_store(place: str, test: Callable[[Store], object]) -> None:
    async def run() -> None:
        async with a_store(place) as store:
            await test(store)  # type: ignore[misc]

    asyncio.run(run())


@pytest.mark.parametrize("place", PLACES)
def test_a_place_in_the_log_is_taken_once(place: str) -> None:
    async def test(store: Store) -> None:
        await store.write(rows.create(table(), SEATS, []))
        await store.write(
            rows.append(
                "t", Played(at=0, seat=0, action="place arts", by="ann", request="r1", spent=5, time=9), PLAYING
            )
        )
        for clash in (
            Played(at=0, seat=0, action="other", by="bob", request="r9"),
            Played(at=1, seat=0, action="other", by="ann", request="r1"),
        ):
            with pytest.raises(Conflict):
                await store.write(rows.append("t", clash, PLAYING))
        await store.write(
            rows.append("t", Played(at=1, seat=1, action="place arts", by="bob", request="r1"), TableChange("over"))
        )
        loaded = await store.read(rows.load("t"))
        assert loaded is not None
        assert [(entry.at, entry.by, columns(entry)["spent"]) for entry in loaded.entries] == [
            (0, "ann", 5),
            (1, "bob", 0),
        ]
        assert (loaded.row.at, loaded.row.phase, loaded.row.turn) == (2, "over", None)
        assert loaded.seats == SEATS
        assert await store.read(rows.log_since("t", 1)) == loaded.entries[1:]
        assert await store.read(rows.load("none")) is None

    with_store(place, test)


@pytest.mark.parametrize("place", PLACES)
def test_a_refused_job_takes_no_other_with_it(place: str) -> None:
    async def test(store: Store) -> None:
        await store.write(rows.create(table(), SEATS, []))
        appends = [rows.append("t", Played(at=at % 10, seat=0, action=str(at)), PLAYING) for at in range(20)]
        done = await asyncio.gather(*(store.write(job) for job in appends), return_exceptions=True)
        assert sum(result is None for result in done) == 10
        assert sum(isinstance(result, Conflict) for result in done) == 10
        assert len(await store.read(rows.log_since("t", 0))) == 10

    with_store(place, test)


@pytest.mark.parametrize("place", PLACES)
def test_chat_is_numbered_and_said_once(place: str) -> None:
    async def test(store: Store) -> None:
        await store.write(rows.create(table(), SEATS, []))
        first = await store.write(rows.say("t", "ann", "Ann", "hello", "r1", 3))
        assert await store.write(rows.say("t", "ann", "Ann", "hello", "r1", 4)) == first
        second = await store.write(rows.say("t", "bob", "Bob", "hi", "r1", 5))
        assert [first.n, second.n] == [1, 2]
        assert await store.read(rows.lines("t", 0, 50)) == [first, second]
        assert await store.read(rows.lines("t", 1, 50)) == [second]
        assert await store.read(rows.lines("t", 0, 1)) == [second]

    with_store(place, test)


@pytest.mark.parametrize("place", PLACES)
def test_the_migrations_lead_to_the_schema(place: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def test(store: Store) -> None:
        found = await store.read(differences)
        assert found == [], f"store/schema.py has what no migration makes: write one after {HEAD} in {FOLDER}/versions"

    with_store(place, test)


def test_every_migration_follows_the_one_before() -> None:
    scripts = sorted((FOLDER / "versions").glob("0*.py"))
    names = [path.name[:4] for path in scripts]
    found = [runpy.run_path(str(path)) for path in scripts]
    assert [one["revision"] for one in found] == names, "a migration is called as its file begins"
    assert [one["down_revision"] for one in found] == [None, *names[:-1]], "each says which one it follows"
    assert names[-1] == HEAD


def test_a_store_of_a_newer_parlour_is_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(f"sqlite:///{tmp_path}/a.sqlite")
        await store.open()
        await store.write(lambda connection: connection.execute(text("update alembic_version set version_num='9999'")))
        await store.close()
        later = SqliteStore(f"sqlite:///{tmp_path}/a.sqlite")
        with pytest.raises(TooNew, match="newer Parlour"):
            await later.open()
        await later.close()

    asyncio.run(run())


def test_a_file_has_one_server_and_is_durable(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(f"sqlite:///{tmp_path}/deep/a.sqlite")
        await store.open()
        second = SqliteStore(store.url)
        with pytest.raises(InUse, match="another Parlour serves"):
            await second.open()
        pragmas = await store.write(
            lambda connection: [
                connection.execute(text(f"pragma {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )
        assert pragmas == ["wal", 2, 1]
        await store.close()

    asyncio.run(run())
    with sqlite3.connect(tmp_path / "deep" / "a.sqlite") as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (0,)
    connection.close()


def test_where_a_store_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PARLOUR_DATABASE", raising=False)
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert database(None) == f"sqlite:///{tmp_path}/parlour.sqlite"
    monkeypatch.delenv("PARLOUR_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "parlour"
    assert database("postgres://host/db") == "postgresql+asyncpg://host/db"
    with pytest.raises(ValueError, match="a database is"):
        make_store("mysql://x")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_store_in_memory_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)

    async def run() -> None:
        store = SqliteStore(url)
        await store.open()
        await store.write(rows.create(table(), SEATS, []))
        assert await store.read(rows.load("t")) is not None
        await store.close()

    asyncio.run(run())
    assert not list(tmp_path.iterdir())


def test_a_database_that_hung_up_is_asked_again() -> None:
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> "

    async def test(store: Store) -> None:
        async def hang_up() -> None:
            reads = [store.read(rows.load("t")) for _ in range(4)]
            assert None not in await asyncio.gather(*reads)  # so several connections are open
            operator = make_store(store.url)
            await operator.read(lambda connection: connection.execute(text(f"{others} pg_backend_pid()")) and None)
            await operator.close()

        await store.write(rows.create(table(), SEATS, []))
        await hang_up()
        await store.write(rows.append("t", Played(at=0, seat=0, action="place arts"), PLAYING))
        await hang_up()
        assert len(await store.read(rows.log_since("t", 0))) == 1

    with_store("postgres", test)


def test_everything_committed_together_is_heard() -> None:
    async def test(store: Store) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        ready = asyncio.Event()

        async def missed() -> None:
            ready.set()

        hearing = asyncio.create_task(store.listen(heard.put, missed))
        await ready.wait()
        nothing = [store.write(lambda connection: None, f"notice-{number}") for number in range(30)]
        await asyncio.gather(*nothing)
        async with asyncio.timeout(300):
            assert [await heard.get() for _ in range(30)] == [f"notice-{number}" for number in range(30)]
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)

    with_store("postgres", test)


@pytest.mark.parametrize("later", range(5))
def test_a_notice_that_comes_just_then_does_not_swallow_that_listening_ends(later: int) -> None:
    """A server that is told to stop would wait for ever."""

    async def run() -> None:
        store, notices = PostgresStore("postgresql+asyncpg://nobody@/nowhere"), asyncio.Queue[str | None]()
        hearing = asyncio.create_task(store._notice(None, notices))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        notices.put_nowait("notice")
        for _ in range(later):
            await asyncio.sleep(0)
        heard = hearing.done()
        hearing.cancel()
        await asyncio.wait([hearing])
        assert heard or hearing.cancelled()

    asyncio.run(run())


def test_no_transaction_lasts_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one of a process that was stopped in it may, however it was stopped; what may take its time may."""
    monkeypatch.setattr(postgres, "WHOLE", "1s")

    def dawdles(connection: Connection) -> bool:
        connection.execute(text("select pg_sleep(0.6)"))
        connection.execute(text("select pg_sleep(0.6)"))
        return True

    async def test(store: Store) -> None:
        known = await store.read(lambda connection: connection.execute(text("show server_version_num")).scalar_one())
        if int(known) < 170_000:
            pytest.skip("this PostgreSQL bounds no transaction")
        with pytest.raises(Away):
            await store.write_apart(dawdles)
        assert await store.write_at_leisure(dawdles)

    with_store("postgres", test)


def test_a_job_that_reads_before_it_writes_waits_for_another_program(tmp_path: Path) -> None:
    """An operator's command beside a server: neither is told that the database is locked."""

    async def run() -> None:
        server, beside = SqliteStore(f"sqlite:///{tmp_path}/a.sqlite"), SqliteStore(f"sqlite:///{tmp_path}/a.sqlite")
        beside.alone = False
        await server.open()
        await beside.open()
        read, written = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            connection.execute(text("select count(*) from keys"))
            read.set()
            written.wait(1)  # the other is let in here, if it is let in at all
            connection.execute(text("insert into keys values ('slow', '')"))

        async def quick() -> None:
            await asyncio.to_thread(read.wait)
            await beside.write(lambda connection: connection.execute(text("insert into keys values ('quick', '')")))
            written.set()

        await asyncio.gather(server.write(slow), quick())
        found = await server.read(lambda connection: connection.execute(text("select count(*) from keys")).scalar())
        assert found == 2
        await beside.close()
        await server.close()

    asyncio.run(run())
