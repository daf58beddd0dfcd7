"""A server in this process, on a port of its own, and guests to visit it."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from msgspec.structs import replace

from parlour.cli.commands.serve import listening
from parlour.client import Client, Json
from parlour.server.app import make_app
from parlour.server.serve import config
from parlour.server.settings import Settings
from parlour.server.store.opening import make_store
from parlour.server.tables.awake import AwakeRooms
from parlour.server.thinking.pool import BotTurn, Thinking
from parlour.server.times import milliseconds, ticks
from tests.server.places import a_migrated_database

ME, OPEN, INVITED = ({"kind": kind} for kind in ("me", "open", "invited"))
BOT: Json = {"kind": "bot", "level": 1}


class Quick(Thinking):
    """Every level thinks as little as the first, at once and in this process."""

    async def choose(self, turn: BotTurn, *whose: Any) -> str:
        return await super().choose(replace(turn, level=1, seconds=0.0))


class Visitor(Client):
    """A client that hangs up when the test is over, and whose tables begin as they sit unless a test says otherwise."""

    def __init__(self, url: str, token: str | None = None) -> None:
        super().__init__(url, token)
        self.ears: list[Any] = []

    async def make(self, game: str, seats: list[Json], **settings: Any) -> Json:
        return await super().make(game, seats, **{"lots": False, **settings})

    def told(self, table: str, at: int | None = None, seat: int | None = None) -> AsyncIterator[Json]:
        self.ears.append(super().told(table, at, seat))
        return self.ears[-1]  # type: ignore[no-any-return]

    async def leave(self) -> None:
        for ear in self.ears:
            await ear.aclose()
        await self.http.aclose()


class Served:
    """A running server: its address, its rooms, a hand at each of its clocks, and its guests."""

    def __init__(self, url: str, rooms: AwakeRooms, skew: "Skew") -> None:
        self.url = url
        self.rooms = rooms
        self._skew = skew
        self._clients: list[Visitor] = []

    async def guest(self, name: str, address: str | None = None) -> Client:
        """Somebody new, from any address of this machine."""
        client = Visitor(self.url)
        if address is not None:
            client.http = httpx.AsyncClient(
                base_url=self.url, timeout=300, transport=httpx.AsyncHTTPTransport(local_address=address)
            )
        self._clients.append(client)
        await client.be(name)
        return client

    def holder(self, token: str) -> Client:
        client = Visitor(self.url, token)
        self._clients.append(client)
        return client

    def later(self, milliseconds: int) -> None:
        """Let time pass, the server serving all the while."""
        for passed in range(0, milliseconds, 500):
            self.suspend(min(500, milliseconds - passed))
            self.rooms.served()

    def suspend(self, milliseconds: int) -> None:
        """Let time pass in which the process was stopped, or the lid closed."""
        self._skew.ticks += milliseconds
        self._skew.date += milliseconds

    def set_date(self, milliseconds: int) -> None:
        """Put the machine's date on, or back."""
        self._skew.date += milliseconds

    async def close(self) -> None:
        for client in self._clients:
            await client.leave()


@dataclass
class Skew:
    """What is added to the clocks of a server."""

    date: int = 0
    ticks: int = 0


def known(entropy: int) -> Callable[[], str]:
    """Tokens that a test can foresee."""
    number = count()
    return lambda: sha256(f"{entropy} {next(number)}".encode()).hexdigest()[:43]


@asynccontextmanager
async def a_server(
    place: str = "sqlite",
    url: str | None = None,
    settings: Settings | None = None,
    thinking: Thinking | None = None,
    entropy: int | None = None,
    scale: int = 100,
    still: bool = False,
) -> AsyncIterator[Served]:
    """Serve on a free port; bots think at once, in this process. Where it is `still`, time passes by hand alone; with
    `entropy`, secrets are foreseen too.
    """
    with tempfile.TemporaryDirectory() as folder:
        skew = Skew()
        store = make_store(url or await a_migrated_database(place, Path(folder)))
        date, passed = lambda: milliseconds() + skew.date, lambda: ticks() + skew.ticks
        if still or entropy is not None:
            date, passed = lambda: 10**12 + skew.date, lambda: skew.ticks
        rooms = AwakeRooms(store, thinking or Quick(), now=date, ticks=passed, scale=scale)
        if entropy is not None:
            rooms = AwakeRooms(store, thinking or Quick(), now=date, token=known(entropy), scale=1000, ticks=passed)
        server = uvicorn.Server(config(make_app(rooms, settings)))
        listener = listening("127.0.0.1", 0)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), "the server did not start"
        served = Served(f"http://127.0.0.1:{listener.getsockname()[1]}", rooms, skew)
        try:
            yield served
        finally:
            await served.close()
            server.should_exit = True
            await task
            listener.close()


def run(test: Callable[[Served], Coroutine[Any, Any, None]], **how: Any) -> None:
    """A test of a running server."""

    async def running() -> None:
        async with asyncio.timeout(300), a_server(**how) as served:
            await test(served)

    asyncio.run(running())


async def until(told: AsyncIterator[Json], wanted: Callable[[Json], bool]) -> Json:
    """The first message that is as wanted."""
    async for message in told:
        if wanted(message):
            return message
    raise AssertionError("the socket ended")


async def eventually(asked: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until the answer is true."""
    for _ in range(10_000):  # the machine may be busy
        answer = await asked()
        if answer:
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError("it never came true")
