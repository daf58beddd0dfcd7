"""Kill the server at random moments under load; what was acknowledged must be there, once, and every table go on.

`python -m tests.server.killing 50` does it fifty times.
"""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL
from pathlib import Path

import parlour.client
from parlour.client import Client, Json, Refused
from parlour.server.store import rows
from parlour.server.store.entries import columns
from parlour.server.store.opening import make_store
from parlour.server.store.rows import Loaded
from parlour.server.tables.room import Room
from parlour.server.times import Times
from tests.book import ROOT
from tests.server.places import PLACES, a_database

TABLES = 6
STARTING = 300.0  # seconds; this machine may be busy


def free_port() -> int:
    """One below those the system gives to clients: nobody takes it while the server is down."""
    while True:
        port = random.SystemRandom().randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """A server in a process of its own, which can be killed."""

    module = "parlour.cli"  # that serves

    def __init__(
        self, database: str, port: int, source: Path = ROOT, log: Path | None = None, options: tuple[str, ...] = ()
    ) -> None:
        self.database = database
        self.port = port
        self.source = source  # whose Parlour it is: this one, or one from before
        self.log = log
        self.options = options
        self.url = f"http://127.0.0.1:{port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> float:
        """Seconds until it answers."""
        began = time.perf_counter()
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--scale", "1000", *self.options]
        environ = {**os.environ, "PYTHONPATH": str(self.source / "src")}
        with self.log.open("ab+") if self.log else tempfile.TemporaryFile() as log:
            self.process = await asyncio.create_subprocess_exec(
                *command, cwd=self.source, env=environ, stdout=DEVNULL, stderr=log
            )
            while time.perf_counter() - began < STARTING:
                try:
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    try:
                        writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                        answer = await asyncio.wait_for(reader.read(), 5)
                    finally:
                        writer.close()
                    if b" 200 " in answer:
                        return time.perf_counter() - began
                except OSError:  # or a timeout
                    await asyncio.sleep(0.05)
                if self.process.returncode is not None:
                    log.seek(0)
                    raise AssertionError(f"the server did not start: {log.read()[-3000:].decode()}")
        raise AssertionError("the server did not answer")

    def send(self, how: signal.Signals) -> None:
        """Stop it where it is, or let it go on."""
        assert self.process is not None
        self.process.send_signal(how)

    async def end(self) -> None:
        """Whatever state it is in, it is gone afterwards."""
        if self.process is not None and self.process.returncode is None:
            await self.stop(signal.SIGKILL)

    async def stop(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        await self.process.wait()


class Players:
    """Clients that play without a pause, and remember what was acknowledged."""

    def __init__(self, url: str, chance: random.Random) -> None:
        self.url = url
        self.chance = chance
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}  # table → request → at, action
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for number in range(TABLES):
            client = Client(self.url)
            await client.be(f"Guest {number}")
            other: Json = {"kind": "bot", "level": 1} if number % 2 else {"kind": "me"}
            table = (await client.make("worlds_fair", [{"kind": "me"}, other]))["table"]["table"]
            self.acknowledged[table] = {}
            self.tasks.append(asyncio.create_task(self.play(client, table)))

    async def play(self, client: Client, table: str) -> None:
        count = 0
        async with client:
            while True:
                scene = await client.scene(table)
                if scene["outcome"] is not None:
                    return
                if not scene["options"]:
                    await asyncio.sleep(0.01)
                    continue
                count += 1
                action, request = self.chance.choice(scene["options"])["action"], f"r{count}"
                try:
                    done = await client.play(table, scene["at"], action, id=request)
                    self.acknowledged[table][request] = (done["at"] - 1, action)
                except Refused as refused:  # a bot of before the kill may have been quicker
                    if refused.problem["error"] not in ("stale", "not-your-turn"):
                        raise

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


async def stored(database: str) -> dict[str, Loaded]:
    """What the file holds, read by nobody's leave but the operating system's."""
    store = make_store(database)
    await store.open()
    found = await store.read(rows.every("", ["open", "playing", "over", "paused"], 1000))
    await store.close()
    return {loaded.row.id: loaded for loaded in found}


def check(tables: dict[str, Loaded], acknowledged: dict[str, dict[str, tuple[int, str]]]) -> int:
    """Nothing that was acknowledged is lost, nothing was done twice, everything replays; the number of entries."""
    many = 0
    for table, requests in acknowledged.items():
        log = tables[table].entries
        assert [entry.at for entry in log] == list(range(len(log)))
        for request, (at, action) in requests.items():
            assert (log[at].request, columns(log[at])["text"]) == (request, action), "an acknowledged action is lost"
        done = [entry.request for entry in log if entry.request is not None]
        assert len(done) == len(set(done)), "an action was done twice"
        room = Room(tables[table], Times())
        assert room.phase in ("playing", "over"), room.word
        many += len(log)
    return many


async def kill(times: int, seed: int, place: str = "sqlite") -> tuple[int, int]:
    """Kill so many times; how many actions were acknowledged, and how many entries are stored."""
    chance = random.Random(seed)
    parlour.client.PATIENCE = 1000  # type: ignore[misc]
    acknowledged = entries = 0
    with tempfile.TemporaryDirectory() as folder:
        database = a_database(place, Path(folder))
        server = Process(database, free_port())
        await server.start()
        players = Players(server.url, chance)
        await players.open()
        for round in range(times):
            await asyncio.sleep(chance.uniform(0.2, 1.0))
            await server.stop(signal.SIGKILL)
            tables = await stored(database)
            entries = check(tables, players.acknowledged)
            await server.start()
            if all(task.done() for task in players.tasks) or round % 5 == 4:
                acknowledged += sum(len(requests) for requests in players.acknowledged.values())
                await players.close()
                players = Players(server.url, chance)
                await players.open()
        before = {table: len(loaded.entries) for table, loaded in tables.items()}
        async with asyncio.timeout(300):
            while not all([task.done() or await _further(players, t, before) for task, t in _pairs(players)]):
                await asyncio.sleep(0.1)
        await players.close()
        await server.stop(signal.SIGTERM)
        entries = check(await stored(database), players.acknowledged)
        acknowledged += sum(len(requests) for requests in players.acknowledged.values())
    return acknowledged, entries


def _pairs(players: Players) -> list[tuple[asyncio.Task[None], str]]:
    return list(zip(players.tasks, players.acknowledged, strict=True))


async def _further(players: Players, table: str, before: dict[str, int]) -> bool:
    """Whether a table has gone on since it was last looked at."""
    return any(at >= before.get(table, 0) for at, _ in players.acknowledged[table].values())


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    seed = int(os.environ.get("SEED", "0")) or random.randrange(10**6)
    for place in PLACES:
        print(f"killing {many} times, {place}, SEED={seed}", flush=True)
        acknowledged, entries = asyncio.run(kill(many, seed, place))
        print(f"{acknowledged} actions acknowledged, none lost, none twice; {entries} entries in the last logs")
