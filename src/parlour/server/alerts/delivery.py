"""Messages to the world outside, to addresses that players gave: never to this machine or its network.

The other side is a stranger: of its answer the status is read and nothing else, and the whole of it has one deadline.
"""

import asyncio
import contextlib
import ipaddress
import socket
from collections import OrderedDict
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any, Final, Self

import httpx

from parlour.server.addresses import is_outside

TRIES: Final = 3
PATIENCE: Final = 10.0  # seconds for everything: looking the name up, sending, the answer's status, trying again
REST: Final = 60.0  # seconds for which a host that did not answer is not asked again; twice as long each time
LONGEST_REST: Final = 3600.0
RESTING: Final = 10_000  # hosts remembered
LOOKUPS: Final = 32  # names looked up at once
NO_ANSWER: Final = 503
FORBIDDEN: Final = 403


class Post:
    """Sends them. `inside` lets them go to this machine and its network too."""

    def __init__(self, inside: bool, patience: float = PATIENCE) -> None:
        self._inside = inside
        self._patience = patience
        self._resting: OrderedDict[str, tuple[float, float]] = OrderedDict()  # until when a host rests, and how long
        self._names = ThreadPoolExecutor(LOOKUPS, "names")  # of its own: one that hangs keeps a thread for long
        self._http = httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)
        await self._http.aclose()

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post a message, again if need be; the last status. A host that did not answer is left alone for a while."""
        try:
            host = httpx.URL(url).host
        except httpx.InvalidURL:
            return FORBIDDEN
        until, rest = self._resting.get(host, (0.0, REST))
        if monotonic() < until:
            return NO_ANSWER
        status = NO_ANSWER
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                status = await self._send(url, body, headers)
        self._resting.pop(host, None)
        if status == NO_ANSWER:
            self._resting[host] = (monotonic() + rest, min(2 * rest, LONGEST_REST))
            if len(self._resting) > RESTING:
                self._resting.popitem(last=False)
        return status

    async def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        places = await resolved(url, self._inside, self._names)
        if not places:
            return FORBIDDEN
        status = NO_ANSWER
        for pause in range(TRIES):
            await asyncio.sleep(pause)
            status = await self._status(places[pause % len(places)], httpx.URL(url), body, headers)
            if status < 500:
                break
        return status

    async def _status(self, place: str, named: httpx.URL, body: bytes, headers: dict[str, str]) -> int:
        """What the other side says first; it is hung up on before it can say more."""
        said = {**headers, "host": named.netloc.decode("ascii"), "accept-encoding": "identity", "connection": "close"}
        how = {"sni_hostname": named.host}
        try:
            async with self._http.stream("POST", place, content=body, headers=said, extensions=how) as answer:
                return answer.status_code
        except httpx.HTTPError:
            return NO_ANSWER


async def resolved(url: str, inside: bool, names: Executor | None = None) -> list[str]:
    """The URL with the addresses of its host in place of the name: looked up once, so nobody can change them later.

    None at all where one of them is on this machine or in its network and may not be.
    """
    try:
        place = httpx.URL(url)
        port = place.port or (443 if place.scheme == "https" else 80)
        asked = partial(socket.getaddrinfo, place.host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(names, asked)
    except (OSError, ValueError, httpx.InvalidURL):
        return []
    addresses = [ipaddress.ip_address(str(address[4][0]).partition("%")[0]) for address in found]
    if not place.host or not (inside or all(is_outside(address) for address in addresses)):
        return []
    return [str(place.copy_with(host=str(address))) for address in addresses]
