"""One server in trouble: stopped where it is, its disk full, its database stalled, cut off or held."""

import asyncio
import resource
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.chaos.crowd import Crowd
from tests.server.chaos.figures import Figures, figures
from tests.server.gate import a_gate
from tests.server.killing import Process, free_port
from tests.server.places import a_database
from tests.server.test_leases import held

FULL = 60_000  # bytes that a file may have once the disk is full
ENDLESS = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@asynccontextmanager
async def a_crowd_at(url: str, seed: int, folder: Path) -> AsyncIterator[tuple[Crowd, Process, Path]]:
    """A server in a process of its own, and a crowd that plays there."""
    log = folder / "log"
    server = Process(url, free_port(), log=log)
    await server.start()
    crowd = Crowd([server.url], seed)
    try:
        await crowd.open()
        await crowd.play_on(3)
        yield crowd, server, log
        await crowd.play_on(3)
        await crowd.leave()
        await server.stop(signal.SIGTERM)
    finally:
        await server.end()


async def stops(times: int, seed: int, seconds: float = 3.0) -> Figures:
    """SIGSTOP and SIGCONT, as a closed lid does: nothing is lost, all goes on."""
    with tempfile.TemporaryDirectory() as folder:
        database = a_database("sqlite", Path(folder))
        async with a_crowd_at(database, seed, Path(folder)) as (crowd, server, log):
            for _ in range(times):
                server.send(signal.SIGSTOP)
                await asyncio.sleep(seconds)
                server.send(signal.SIGCONT)
                await crowd.play_on(2)
        await crowd.check(database)
        return figures(f"server stopped for {seconds:.0f} s (SQLite)", times, crowd, log.stat().st_size)


async def full_disk(times: int, seed: int, seconds: float = 3.0) -> Figures:
    """Files may no longer grow; then they may again."""
    with tempfile.TemporaryDirectory() as folder:
        database = a_database("sqlite", Path(folder))
        async with a_crowd_at(database, seed, Path(folder)) as (crowd, server, log):
            assert server.process is not None
            for _ in range(times):
                before = crowd.refused
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
                while crowd.refused < before + crowd.guests:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(seconds)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, ENDLESS)
                await crowd.play_on(2)
        await crowd.check(database)
        return figures(f"disk full for {seconds:.0f} s (SQLite)", times, crowd, log.stat().st_size)


async def stalled_database(times: int, seed: int, seconds: float = 15.0) -> Figures:
    """The database says nothing, longer than anybody waits for it."""
    return await _gated("database stalled", times, seed, seconds, shut=False)


async def lost_database(times: int, seed: int, seconds: float = 5.0) -> Figures:
    """The database cuts all connections and lets nobody in."""
    return await _gated("database away", times, seed, seconds, shut=True)


async def _gated(what: str, times: int, seed: int, seconds: float, shut: bool) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = a_database("postgres", Path(folder))
        async with a_gate(database) as gate, a_crowd_at(gate.url, seed, Path(folder)) as (crowd, _, log):
            for _ in range(times):
                (gate.shut if shut else gate.stall)()
                await asyncio.sleep(seconds)
                gate.open()
                await crowd.play_on(2)
        await crowd.check(database)
        return figures(f"{what} for {seconds:.0f} s (PostgreSQL)", times, crowd, log.stat().st_size)


async def held_rows(times: int, seed: int, seconds: float = 5.0) -> Figures:
    """Somebody's transaction holds what every process notes, and one table, and does not end."""
    with tempfile.TemporaryDirectory() as folder:
        database = a_database("postgres", Path(folder))
        async with a_crowd_at(database, seed, Path(folder)) as (crowd, _, log):
            for _ in range(times):
                table = next(reversed(crowd.acknowledged))
                mine = f"select * from tables where id = '{table}' for update"
                async with held(database, "select * from keys for update", mine):
                    await asyncio.sleep(seconds)
                await crowd.play_on(2)
        await crowd.check(database)
        return figures(f"a table's row held for {seconds:.0f} s (PostgreSQL)", times, crowd, log.stat().st_size)
