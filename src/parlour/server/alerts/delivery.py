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

from parlour.server.addresses import is_outside, origin

TRIES: Final = 3
PATIENCE: Final = 10.0  # seconds for everything: looking the name up, sending, the answer's status, trying again
REST: Final = 60.0  # seconds for which a host that did not answer one person is not asked again for them; then twice
LONGEST_REST: Final = 3600.0
RESTING: Final = 10_000  # of these remembered
LOOKUPS: Final = 32  # names looked up at once
FORBIDDEN: Final = 403


class Post:
    """Sends them. `inside` lets them go to this machine and its network too.

    A host that does not answer is left alone for a while, for the person whose message it was, and for nobody else:
    whoever gives a dead port of a host as theirs silences it for themselves.
    """

    def __init__(self, inside: bool, patience: float = PATIENCE) -> None:
        self._inside = inside
        self._patience = patience
        self._resting: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # until when, and how long
        self._names = ThreadPoolExecutor(LOOKUPS, "names")  # of its own: one that hangs keeps a thread for long
        self._http = httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)
        await self._http.aclose()

    async def send(self, url: str, body: bytes, headers: dict[str, str], whose: str) -> int | None:
        """Post a message of somebody's, again if need be; the last status, or None if nobody answered."""
        place = whose, origin(url)
        until, rest = self._resting.get(place, (0.0, REST))
        if monotonic() < until:
            return None
        status = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                status = await self._send(url, body, headers)
        self._resting.pop(place, None)
        if status is None:
            self._resting[place] = (monotonic() + rest, min(2 * rest, LONGEST_REST))
            if len(self._resting) > RESTING:
                self._resting.popitem(last=False)
        return status

    async def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int | None:
        try:
            places = await resolved(url, self._inside, self._names)
        except socket.gaierror:
            return None
        if not places:
            return FORBIDDEN
        status = None
        for pause in range(TRIES):
            await asyncio.sleep(pause)
            status = await self._status(places[pause % len(places)], httpx.URL(url), body, headers)
            if status is not None and status < 500:
                break
        return status

    async def _status(self, place: str, named: httpx.URL, body: bytes, headers: dict[str, str]) -> int | None:
        """What the other side says first; it is hung up on before it can say more."""
        said = {**headers, "host": named.netloc.decode("ascii"), "accept-encoding": "identity", "connection": "close"}
        how = {"sni_hostname": named.host}
        try:
            async with self._http.stream("POST", place, content=body, headers=said, extensions=how) as answer:
                return answer.status_code
        except httpx.HTTPError:
            return None


async def resolved(url: str, inside: bool, names: Executor | None = None) -> list[str]:
    """The URL with the addresses of its host in place of the name: looked up once, so nobody can change them later.

    None at all where one of them is on this machine or in its network and may not be; gaierror if nobody can say now.
    """
    try:
        place = httpx.URL(url)
        if not place.host:
            return []
        port = place.port or (443 if place.scheme == "https" else 80)
        asked = partial(socket.getaddrinfo, place.host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(names, asked)
    except (OSError, ValueError, httpx.InvalidURL) as wrong:
        if getattr(wrong, "errno", 0) == socket.EAI_AGAIN:
            raise
        return []
    addresses = [ipaddress.ip_address(str(address[4][0]).partition("%")[0]) for address in found]
    if not (inside or all(is_outside(address) for address in addresses)):
        return []
    return [str(place.copy_with(host=str(address))) for address in addresses]
