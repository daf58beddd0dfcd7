"""How often somebody may do something: a bucket each, refilled steadily."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.server.refusal import Refusal

KEPT: Final = 10_000  # buckets remembered; the longest unused is forgotten first


def source(host: str) -> str:
    """Where a client comes from, for limits: an IPv4 address, or the network that one household has in IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a name, as test clients have
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Rate(msgspec.Struct, frozen=True):
    """`many` at once, and one more every `every` milliseconds."""

    what: str
    many: int
    every: int


CHAT: Final = Rate("chat", 6, 2_000)
TABLES: Final = Rate("tables", 30, 5_000)
GUESTS: Final = Rate("guests", 30, 5_000)
ALERTS: Final = Rate("changes of alerts", 10, 30_000)
CODES: Final = Rate("codes", 10, 10_000)
PLAYS: Final = Rate("plays", 60, 50)
STANDS: Final = Rate("comings and goings", 20, 2_000)
LOOKS: Final = Rate("looks", 100, 50)
HINTS: Final = Rate("hints", 6, 5_000)
ANALYSES: Final = Rate("analyses", 6, 30_000)
PICTURES: Final = Rate("pictures", 30, 1_000)
UPLOADS: Final = Rate("uploads", 10, 10_000)


class Limits:
    """The buckets of one process."""

    def __init__(self, now: Callable[[], int], scale: int = 1) -> None:
        self._now = now
        self._scale = scale
        self._full_at: OrderedDict[tuple[str, str], int] = OrderedDict()  # when each bucket will be full again

    def take(self, rate: Rate, who: str) -> None:
        """Count one; Refusal if the bucket is empty."""
        now = self._now()
        key = (rate.what, who)
        full_at = max(self._full_at.pop(key, now), now) + rate.every
        if full_at - now > rate.many * self._scale * rate.every:
            self._full_at[key] = full_at - rate.every
            raise Refusal("too-fast", f"too many {rate.what} at once; wait a little")
        self._full_at[key] = full_at
        if len(self._full_at) > KEPT:
            self._full_at.popitem(last=False)
