"""A crowd that plays without a pause by whichever process answers, and remembers what was acknowledged."""

import asyncio
import random
import time
from typing import Any

import httpx

import parlour.client
from parlour.client import Client, Json, Refused
from tests.server.killing import check, stored

PATIENT = 4.0  # seconds until another process is asked
PAUSE = 0.05


class Crowd:
    """Guests, each at a table of its own; the other seat is a bot's or its own too."""

    def __init__(self, urls: list[str], seed: int, guests: int = 6) -> None:
        self.urls = urls
        self.chance = random.Random(seed)
        self.guests = guests
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}  # table → request → at, action
        self.refused = 0  # 503
        self.silent = 0  # no answer at all
        self.broken: list[str] = []  # any other word of a server that is not well
        self.longest = 0.0  # seconds from wanting to play to having played, the bot's turn before it included
        self._whose: dict[str, int] = {}  # table → guest
        self._tasks: list[asyncio.Task[None]] = []
        self._clients: list[list[Client]] = []

    async def open(self) -> None:
        """Sit down."""
        parlour.client.PATIENCE = 1  # type: ignore[misc]
        for number in range(self.guests):
            clients = [Client(url) for url in self.urls]
            for client in clients:
                client.http.timeout = httpx.Timeout(PATIENT)
            self._clients.append(clients)
            await self._ask(clients, "PUT", "/me", {"name": f"Guest {number}"})
            self._tasks.append(asyncio.create_task(self._play(clients, number)))

    @property
    def played(self) -> int:
        """Actions that were acknowledged."""
        return sum(len(requests) for requests in self.acknowledged.values())

    async def play_on(self, many: int) -> None:
        """Until so many more actions are acknowledged at every table."""
        for task in self._tasks:
            if task.done():
                task.result()
        begun = {number: self._count(number) for number in range(self.guests)}
        while any(self._count(number) < begun[number] + many for number in range(self.guests)):
            for task in self._tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(PAUSE)

    def _count(self, number: int) -> int:
        return sum(len(r) for t, r in self.acknowledged.items() if self._whose[t] == number)

    async def leave(self) -> None:
        """Go home."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for clients in self._clients:
            for client in clients:
                await client.http.aclose()

    async def check(self, database: str) -> int:
        """See that all is there, once; the number of entries stored."""
        assert not self.broken, self.broken[:3]
        return check(await stored(database), self.acknowledged)

    async def _play(self, clients: list[Client], number: int) -> None:
        while True:
            seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": 1} if number % 2 else {"kind": "me"}]
            wanted = {"game": "worlds_fair", "seats": seats, "id": f"t{number}-{len(self.acknowledged)}"}
            made = await self._ask(clients, "POST", "/tables", wanted)
            table: str = made["table"]["table"]
            self.acknowledged[table] = {}
            self._whose[table] = number
            await self._play_at(clients, table)

    async def _play_at(self, clients: list[Client], table: str) -> None:
        count, since = 0, time.perf_counter()
        while True:
            scene = await self._ask(clients, "GET", f"/tables/{table}/scene")
            if scene["outcome"] is not None:
                return
            if not scene["options"]:
                await asyncio.sleep(PAUSE / 5)
                continue
            count += 1
            action, request = self.chance.choice(scene["options"])["action"], f"r{count}"
            play = {"at": scene["at"], "action": action, "id": request}
            try:
                done = await self._ask(clients, "POST", f"/tables/{table}/play", play)
            except Refused as refused:  # a bot, or this very request by another process, was quicker
                if refused.problem["error"] not in ("stale", "not-your-turn"):
                    raise
                continue
            self.acknowledged[table][request] = (done["at"] - 1, action)
            self.longest = max(self.longest, time.perf_counter() - since)
            since = time.perf_counter()

    async def _ask(self, clients: list[Client], method: str, path: str, body: Json | None = None) -> Any:
        """Of one process after the other, until one answers."""
        first = self.chance.randrange(len(clients))
        for tries in range(first, first + 100_000):
            client = clients[tries % len(clients)]
            try:
                answer = await client.ask(method, path, body)
            except httpx.TransportError:
                self.silent += 1
            except Refused as refused:
                if refused.status == 503:
                    self.refused += 1
                elif refused.status >= 500:
                    self.broken.append(f"{method} {path}: {refused}")
                else:
                    raise
            else:
                for other in clients:
                    other.http.cookies.update(client.http.cookies)
                return answer
            await asyncio.sleep(PAUSE)
        raise AssertionError("nobody answers")
