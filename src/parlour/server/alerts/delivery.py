"""Messages to the world outside, to addresses that players gave: never to this machine or its network."""

import asyncio
import ipaddress
import socket
from typing import Any, Final, Self

import httpx

TRIES: Final = 3
PATIENCE: Final = 10  # seconds for an answer


class Post:
    """Sends them. `inside` lets them go to this machine and its network too."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside
        self._http = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self._http.aclose()

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post a message, again if need be; the last status."""
        places = await resolved(url, self._inside)
        if not places:
            return 403
        named = {**headers, "host": httpx.URL(url).netloc.decode("ascii")}
        how = {"sni_hostname": httpx.URL(url).host}
        for pause in range(TRIES):
            await asyncio.sleep(pause)
            place = places[pause % len(places)]
            try:
                answer = await self._http.post(place, content=body, headers=named, extensions=how)
            except httpx.HTTPError:
                continue
            if answer.status_code < 500:
                return answer.status_code
        return 503


async def resolved(url: str, inside: bool) -> list[str]:
    """The URL with the addresses of its host in place of the name: looked up once, so nobody can change them later.

    None at all where one of them is on this machine or in its network and may not be.
    """
    try:
        place = httpx.URL(url)
        port = place.port or (443 if place.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(place.host, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, httpx.InvalidURL):
        return []
    addresses = [ipaddress.ip_address(address[4][0]) for address in found]
    if not place.host or not (inside or all(is_outside(address) for address in addresses)):
        return []
    return [str(place.copy_with(host=str(address))) for address in addresses]


def is_outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is somewhere in the world; an old one in new clothes is judged by what it stands for."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_outside(inner)
    return address.is_global and not address.is_multicast
