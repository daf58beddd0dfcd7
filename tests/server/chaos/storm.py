"""A thousand sockets are cut at once, and come back at once."""

import asyncio
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from parlour.client import Client
from tests.server.chaos.figures import Figures
from tests.server.killing import Process, free_port
from tests.server.places import a_database

A_GUEST = 40  # sockets: the most a client may have
AT_ONCE = 200  # handshakes that this side has under way: it is one process too
OPENING = 120.0


class Storm:
    """Guests with all the sockets they may have, at one table each."""

    def __init__(self, server: Process, sockets: int) -> None:
        self.server = server
        self.sockets = sockets
        self.places: list[tuple[str, dict[str, str]]] = []
        self.open: list[ClientConnection] = []
        self.slots = asyncio.Semaphore(AT_ONCE)

    async def sit(self) -> None:
        for number in range(-(-self.sockets // A_GUEST)):
            async with Client(self.server.url) as client:
                await client.be(f"Guest {number}")
                table = (await client.make("worlds_fair", [{"kind": "me"}, {"kind": "me"}]))["table"]["table"]
                scene = await client.scene(table)
                await client.play(table, scene["at"], scene["options"][0]["action"])
                cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
            place = f"ws{self.server.url.removeprefix('http')}/api/tables/{table}/socket?at=0"
            self.places += [(place, {"cookie": cookies, "x-forwarded-for": f"192.0.2.{number}"})] * A_GUEST
        self.places = self.places[: self.sockets]

    async def come(self) -> list[float]:
        """All at once; seconds until each has heard what it missed."""
        begun = time.perf_counter()

        async def one(place: str, headers: dict[str, str]) -> float:
            while True:
                try:
                    async with self.slots:
                        socket = await connect(
                            place, additional_headers=headers, compression=None, open_timeout=OPENING
                        )
                        heard: Any = ""
                        while '"told"' not in str(heard):
                            heard = await socket.recv()
                except OSError:
                    await asyncio.sleep(0.1)
                    continue
                self.open.append(socket)
                return time.perf_counter() - begun

        return sorted(await asyncio.gather(*(one(place, headers) for place, headers in self.places)))

    def cut(self) -> None:
        for socket in self.open:
            socket.transport.abort()
        self.open = []


async def reconnect_storm(times: int, seed: int, sockets: int = 1000) -> Figures:
    """Everybody is back with what they missed."""
    with tempfile.TemporaryDirectory() as folder:
        behind_a_proxy = ("--proxies", "127.0.0.1")  # so that guests may come from as many places as there are guests
        server = Process(a_database("sqlite", Path(folder)), free_port(), options=behind_a_proxy)
        await server.start()
        try:
            storm = Storm(server, sockets)
            await storm.sit()
            waits = await storm.come()
            for _ in range(times):
                storm.cut()
                waits = await storm.come()
                assert len(waits) == sockets
            storm.cut()
            await server.stop(signal.SIGTERM)
        finally:
            await server.end()
    half, last = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    word = f"back after {half:.1f} s (p50), {last:.1f} s (p99)"
    return Figures(f"{sockets:,} sockets cut at once (SQLite)", times, 0, 0, 0, waits[-1], word=word)
