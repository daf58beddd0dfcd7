"""How often each route may be asked: by one person, and by all who come from one address.

No route is without a rate: `rate=` of its handler says which, else it is READS or WRITES by its method, and `rate=None`
needs a reason. Deeds at a table and whatever is dear are counted more closely where they are done.
"""

from typing import Any, Final

from litestar import Request

from parlour.server.http.identity import COOKIE, Connection, Identity
from parlour.server.limits import Limits, Rate
from parlour.server.people.tokens import hashed

SHARES: Final = 5  # of one person, which all who come from one address have together
SAFE: Final = ("GET", "HEAD", "OPTIONS")

READS: Final = Rate("requests", 400, 50)
SCENES: Final = Rate("looks at tables", 100, 50)
SOCKETS: Final = Rate("sockets", 60, 500)
AT_TABLES: Final = Rate("deeds", 400, 50)  # which have closer rates by table
WRITES: Final = Rate("changes", 60, 1_000)


class Rates:
    """Counts what is asked."""

    def __init__(self, limits: Limits, identity: Identity) -> None:
        self._limits = limits
        self._identity = identity

    async def count(self, request: Request[Any, Any, Any]) -> None:
        """A request, by the rate of its route; Refusal if there were too many."""
        rate: Rate | None = request.route_handler.opt.get("rate", READS if request.method in SAFE else WRITES)
        if rate is not None:
            self.take(rate, request)

    def take(self, rate: Rate, asking: Connection) -> None:
        """One more from this address, and of this person as they say; whoever makes names up is one address still."""
        self._limits.take(of_all(rate), self._identity.address(asking))
        secret = self._identity.token(asking) or asking.cookies.get(COOKIE)
        if secret:
            self._limits.take(rate, hashed(secret))


def of_all(rate: Rate) -> Rate:
    """The rate of all who come from one address."""
    return Rate(f"{rate.what} from one address", rate.many * SHARES, max(1, rate.every // SHARES))
