"""A stranger with two hundred tables of level-5 bots: how long another's level-1 bot takes, before and meanwhile.

`python -m tests.server.stranger` starts a real server and fails if the stranger delays the other's bot by a second
or more, or if a clock of five seconds does not fall. Part of the soak: it measures time, on a machine of its own.
"""

import asyncio
import signal
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

from parlour.client import Client, Json
from tests.server.killing import Process, free_port
from tests.server.places import PLACES, a_database

TABLES: Final = 200
NAMES: Final = 7  # that the stranger goes by
MOVES: Final = 40  # measured, each time
MOST: Final = 1.0  # seconds of delay
CLOCK: Final = 5
FALLS: Final = 10.0  # seconds after which a clock of five has fallen
DEEP: Final[Json] = {"kind": "bot", "level": 5}
QUICK: Final[Json] = {"kind": "bot", "level": 1}
ME: Final[Json] = {"kind": "me"}


def visitor(url: str, address: str) -> Client:
    """Somebody from one of this machine's addresses."""
    client = Client(url)
    client.http = httpx.AsyncClient(base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=address))
    return client


async def waits(client: Client, many: int) -> list[float]:
    """Seconds from a play of mine until the level-1 bot opposite has played; so many of them."""
    found: list[float] = []
    while len(found) < many:
        table = (await client.make("worlds_fair", [ME, QUICK]))["table"]["table"]
        scene = await client.scene(table)
        while scene["outcome"] is None and len(found) < many:
            if scene["options"]:
                await client.play(table, scene["at"], scene["options"][0]["action"])
            began = time.perf_counter()
            scene = await client.scene(table)
            waited = not scene["options"]
            while scene["outcome"] is None and not scene["options"]:
                await asyncio.sleep(0.005)
                scene = await client.scene(table)
            if waited:
                found.append(time.perf_counter() - began)
    return sorted(found)


async def fallen(client: Client) -> float:
    """Seconds until a clock of five seconds has fallen."""
    settings = {"clock": {"kind": "turn", "seconds": CLOCK}}
    table = (await client.make("worlds_fair", [ME, ME], **settings))["table"]["table"]
    began = time.perf_counter()
    while not any(seat["slips"] for seat in (await client.ask("GET", f"/tables/{table}"))["seats"]):
        assert time.perf_counter() - began < 6 * FALLS, "the clock does not fall"
        await asyncio.sleep(0.05)
    return time.perf_counter() - began


async def crowd(url: str) -> list[Client]:
    """The stranger comes, by several names from one address, and makes tables at which bots mostly begin."""
    names = [visitor(url, "127.0.0.2") for _ in range(NAMES)]
    for number, client in enumerate(names):
        await client.be(f"Stranger {number}")
    for number in range(TABLES):
        await names[number % NAMES].make("worlds_fair", [DEEP, DEEP, DEEP, ME])
    return names


async def stranger(place: str) -> tuple[list[float], list[float], float]:
    """Waits before and meanwhile, and when the clock fell."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(a_database(place, Path(folder)), free_port())
        await server.start()
        try:
            async with visitor(server.url, "127.0.0.1") as other:
                await other.be("Other")
                await waits(other, 2)  # the processes start
                before = await waits(other, MOVES)
                names = await crowd(server.url)
                meanwhile, clock = await asyncio.gather(waits(other, MOVES), fallen(other))
                for client in names:
                    await client.http.aclose()
        finally:
            await server.stop(signal.SIGTERM)
    return before, meanwhile, clock


if __name__ == "__main__":
    for place in PLACES:
        before, meanwhile, clock = asyncio.run(stranger(place))
        for what, found in (("before", before), ("meanwhile", meanwhile)):
            median, longest = found[len(found) // 2], found[-1]
            print(f"{place}, {what}: a level-1 bot took {median:.3f} s in the middle, {longest:.3f} s at most")
        print(f"{place}: a clock of {CLOCK} s fell after {clock:.1f} s", flush=True)
        assert meanwhile[-1] - before[len(before) // 2] < MOST, "a stranger delays another's bot"
        assert clock < FALLS, "a stranger stops the clocks"
