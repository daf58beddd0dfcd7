"""Several processes on one PostgreSQL: one hangs, all are killed in turn, a newer version takes over."""

import asyncio
import io
import os
import signal
import subprocess
import tarfile
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.book import ROOT
from tests.server.chaos.crowd import Crowd
from tests.server.chaos.figures import Figures, figures
from tests.server.killing import Process, free_port
from tests.server.places import a_database


@asynccontextmanager
async def processes(many: int, folder: Path, seed: int) -> AsyncIterator[tuple[Crowd, list[Process], str]]:
    """So many on one database, and a crowd that asks any of them."""
    database = a_database("postgres", folder)
    servers = [Process(database, free_port(), log=folder / f"log{number}") for number in range(many)]
    crowd = Crowd([server.url for server in servers], seed)
    try:
        await asyncio.gather(*(server.start() for server in servers))
        await crowd.open()
        await crowd.play_on(3)
        yield crowd, servers, database
        await crowd.play_on(3)
        await crowd.leave()
    finally:
        for server in servers:
            await server.end()


def _logs(servers: list[Process]) -> int:
    return sum(server.log.stat().st_size for server in servers if server.log is not None)


async def hung_process(times: int, seed: int) -> Figures:
    """One of two hangs until every table has gone on without it; then it wakes."""
    with tempfile.TemporaryDirectory() as folder:
        async with processes(2, Path(folder), seed) as (crowd, servers, database):
            for number in range(times):
                servers[number % 2].send(signal.SIGSTOP)
                await crowd.play_on(4)
                servers[number % 2].send(signal.SIGCONT)
                await crowd.play_on(2)
        await crowd.check(database)
        return figures("one of two processes hangs", times, crowd, _logs(servers))


async def three_processes(times: int, seed: int) -> Figures:
    """Each of three in turn is killed, while another is stopped; both come back."""
    with tempfile.TemporaryDirectory() as folder:
        async with processes(3, Path(folder), seed) as (crowd, servers, database):
            for number in range(times):
                dead, asleep = servers[number % 3], servers[(number + 1) % 3]
                asleep.send(signal.SIGSTOP)
                await dead.stop(signal.SIGKILL)
                await crowd.play_on(2)
                asleep.send(signal.SIGCONT)
                await dead.start()
                await crowd.play_on(2)
        await crowd.check(database)
        return figures("of three processes one killed, one stopped", times, crowd, _logs(servers))


def before() -> str:
    """The version to upgrade from: PARLOUR_BEFORE, the last release, or the commit before this one."""
    if chosen := os.environ.get("PARLOUR_BEFORE"):
        return chosen
    told = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0", "HEAD~"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "HEAD~"


def source_of(version: str, folder: Path) -> Path:
    """Its source, plain Python, with the page of today: what is served is not what is tested here."""
    packed = subprocess.run(["git", "archive", version, "src"], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


async def rolling_upgrade(times: int, seed: int) -> Figures:
    """Two processes of a version before serve live games; one after the other is replaced by this version."""
    crowds: list[Crowd] = []
    logs = 0
    version = before()
    for number in range(times):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            old = source_of(version, folder / "old")
            database = a_database("postgres", folder)
            ports = [free_port() for _ in range(2)]
            servers = [Process(database, port, source=old, log=folder / f"old{port}") for port in ports]
            newer = [Process(database, port, log=folder / f"new{port}") for port in ports]
            crowd = Crowd([server.url for server in servers], seed + number)
            try:
                await asyncio.gather(*(server.start() for server in servers))
                await crowd.open()
                await crowd.play_on(3)
                for was, comes in zip(servers, newer, strict=True):
                    await was.stop(signal.SIGTERM)
                    await crowd.play_on(2)  # the other one carries on
                    await comes.start()
                    await crowd.play_on(3)
                await crowd.leave()
            finally:
                for server in (*servers, *newer):
                    await server.end()
            await crowd.check(database)
            crowds.append(crowd)
            logs += _logs([*servers, *newer])
    whole = crowds[0]
    for crowd in crowds[1:]:
        whole.acknowledged |= crowd.acknowledged
        whole.refused += crowd.refused
        whole.silent += crowd.silent
        whole.longest = max(whole.longest, crowd.longest)
    return figures(f"upgrade of two processes from {version[:12]}", times, whole, logs)
