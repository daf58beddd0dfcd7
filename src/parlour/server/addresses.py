"""Addresses and names: which are this machine's or its network's, and which are somewhere in the world."""

import contextlib
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

PORTS: Final = {"https": 443, "http": 80}
LOCAL: Final = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")  # names of a local network
GLOBAL: Final = ipaddress.ip_network("2000::/3")  # the only IPv6 addresses given to anybody in the world
NOBODYS: Final = [  # within what Python takes for the world, whichever its version: protocols, relays, examples
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.175.48.0/24",
        "2001::/23",
        "2001:db8::/32",
        "2620:4f:8000::/48",
        "3ffe::/16",  # given back
        "3fff::/20",
    )
]


def is_outside(address: Address) -> bool:
    """Whether an address is somewhere in the world; one that only carries an IPv4 address is judged by that."""
    if isinstance(address, ipaddress.IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour
        if carried is not None:
            return is_outside(carried)
        if address not in GLOBAL:
            return False
    if any(address in network for network in NOBODYS if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast


def is_here(host: str) -> bool:
    """Whether a client is on this machine."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    carried = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (carried or address).is_loopback


def is_name(host: str) -> bool:
    """Whether a host is called by a name, not by an address of digits."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host != ""
    return False


def origin(url: str) -> str:
    """Host and port a message goes to: another port may be nobody's, or another's. Empty if it cannot be read."""
    try:
        place = urlsplit(url)
        host, port = place.hostname or "", place.port or PORTS.get(place.scheme, 0)
    except ValueError:
        return ""
    return f"{place.scheme}://{host}:{port}" if host else ""


def never_called(url: str, inside: bool) -> bool:
    """Whether nothing is ever sent there: no address at all, or plainly this machine's or its network's.

    No name is looked up for it: the answer would tell a stranger which names this network knows.
    """
    try:
        place = urlsplit(url)
        host, port = (place.hostname or "").rstrip("."), place.port
    except ValueError:
        return True
    if not host or port == 0 or "\\" in url:  # which some read as /, and others as part of a name
        return True
    if inside:
        return False
    with contextlib.suppress(OSError, UnicodeError):  # else it is a name
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
        return not all(is_outside(ipaddress.ip_address(str(one[4][0]).partition("%")[0])) for one in found)
    return "." not in host or host.endswith(LOCAL)
