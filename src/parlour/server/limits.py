"""How often somebody may do something: a bucket each, refilled steadily."""

import ipaddress
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from parlour.server.refusal import Refusal

KEPT: Final = 10_000  # buckets among which those that are full again are looked for, and forgotten


@lru_cache(10_000)  # asked several times a request
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


@lru_cache(10_000)
def network(source: str) -> str:
    """What one customer may have of IPv6, a /48 of 65,536 households; anything else is as it is."""
    if not source.endswith("/64"):
        return source
    return str(ipaddress.ip_network(source).supernet(new_prefix=48))


class Rate(msgspec.Struct, frozen=True):
    """`many` at once, and one more every `every` milliseconds."""

    what: str
    many: int
    every: int


CHAT: Final = Rate("chat", 6, 2_000)
EMOTES: Final = Rate("emotes", 3, 4_000)
TABLES: Final = Rate("tables", 30, 5_000)
TABLES_OF_ALL: Final = Rate("tables from one address", 90, 2_000)
GUESTS: Final = Rate("guests", 30, 5_000)
ALERTS: Final = Rate("changes of alerts", 10, 30_000)
CONSENTS: Final = Rate("changes of consent", 10, 30_000)
SIGN_INS: Final = Rate("tries to sign in", 30, 3_000)
LETTERS: Final = Rate("letters asked for", 5, 60_000)  # from one address, whoever's they are
LETTERS_OF_ALL: Final = Rate("letters asked for by everybody", 300, 5_000)  # a post office has its patience too
BLOCKS: Final = Rate("blocks", 30, 5_000)
FRIENDS: Final = Rate("requests to be friends", 10, 60_000)
FRIENDS_OF_ALL: Final = Rate("requests to be friends from one address", 40, 15_000)
INVITED: Final = Rate("invitations that are told", 10, 60_000)  # by one person; the invitations themselves are made
INVITED_BY_ONE: Final = Rate("invitations told to one person", 3, 600_000)
REPORTS: Final = Rate("reports", 5, 120_000)
REPORTS_OF_ALL: Final = Rate("reports from one address", 15, 60_000)  # guests are made at will
CODES: Final = Rate("codes", 10, 10_000)
KNOCKS: Final = Rate("requests to be let in", 6, 20_000)
KNOCKS_AT_A_SEAT: Final = Rate("requests for one seat", 4, 60_000)
SPOKEN_CODES: Final = Rate("codes tried", 10, 10_000)
SPOKEN_CODES_OF_ALL: Final = Rate(
    "codes tried by everybody", 2_000, 50
)  # against hundreds of addresses: no fewer shut others out
WAITS: Final = Rate("looks at a request", 120, 500)
NUDGES: Final = Rate("nudges", 2, 30_000)
PLAYS: Final = Rate("plays", 60, 50)
TAKEBACKS: Final = Rate("take-backs", 40, 2_000)
ASKS: Final = Rate("requests to take back", 5, 20_000)
STANDS: Final = Rate("comings and goings", 20, 2_000)
LOOKS: Final = Rate("looks", 100, 50)
LENS: Final = Rate("looks through the lens", 30, 500)  # all worlds that a seat cannot tell apart are counted
REPLAYS: Final = Rate("looks at replays", 200, 50)
STORIES: Final = Rate("stories", 20, 500)
LISTS: Final = Rate("looks at the list", 200, 50)
COACHED: Final = Rate("words of the coach", 40, 1_000)
HINTS: Final = Rate("hints", 6, 5_000)
ANALYSES: Final = Rate("analyses", 6, 30_000)
PICTURES: Final = Rate("pictures", 30, 1_000)
CHOICES: Final = Rate("looks at choices", 20, 1_000)
PUZZLES: Final = Rate("puzzles and answers", 60, 500)
PROGRESS: Final = Rate("looks at my progress", 20, 2_000)
PROFILES: Final = Rate("looks at profiles", 20, 2_000)
CHALLENGES: Final = Rate("challenges", 6, 30_000)
CHALLENGES_OF_ALL: Final = Rate("challenges from one address", 20, 10_000)
CHALLENGES_OF_ONE: Final = Rate("challenges of one person", 3, 300_000)  # who may not want to play now
BOARDS: Final = Rate("looks at leaderboards", 60, 500)
EXPORTS: Final = Rate("exports", 3, 60_000)
WISHES: Final = Rate("wishes", 20, 2_000)
WISHES_OF_ALL: Final = Rate("wishes from one address", 120, 500)
TOURNAMENTS: Final = Rate("new tournaments", 5, 60_000)
TOURNAMENTS_OF_ALL: Final = Rate("new tournaments from one address", 10, 600_000)  # guests are made at will
TOURNAMENTS_OF_A_NETWORK: Final = Rate("new tournaments from one network", 20, 300_000)
CLUBS: Final = Rate("new clubs", 3, 600_000)
CLUBS_OF_ALL: Final = Rate("new clubs from one address", 10, 600_000)
CLUBS_OF_A_NETWORK: Final = Rate("new clubs from one network", 20, 300_000)
INTO_CLUBS: Final = Rate("ways into clubs", 10, 30_000)
INTO_CLUBS_OF_ALL: Final = Rate("ways into clubs from one address", 60, 2_000)  # a club meets in one room
INTO_ONE_CLUB: Final = Rate("people into one club", 40, 30_000)  # whoever has its link makes guests at will
CLUB_ACTS: Final = Rate("changes of a club", 30, 5_000)
ENTRIES: Final = Rate("entries for tournaments", 20, 5_000)
UPLOADS: Final = Rate("uploads", 10, 10_000)


class Limits:
    """The buckets of one process."""

    def __init__(self, ticks: Callable[[], int], scale: int = 1) -> None:
        self._ticks = ticks
        self._scale = scale
        self._full_at: dict[tuple[str, str], int] = {}  # when each bucket will be full again
        self._most = KEPT

    def take(self, rate: Rate, who: str) -> None:
        """Count one; Refusal if the bucket is empty."""
        now = self._ticks()
        key = (rate.what, who)
        full_at = max(self._full_at.get(key, now), now) + rate.every
        if full_at - now > rate.many * self._scale * rate.every:
            raise Refusal("too-fast", f"too many {rate.what} at once; wait a little")
        self._full_at[key] = full_at
        if len(self._full_at) > self._most:
            self._forget(now)

    def give_back(self, rate: Rate, who: str) -> None:
        """One that was counted does not count: nothing came of it."""
        key = (rate.what, who)
        if key in self._full_at:
            self._full_at[key] -= rate.every

    def _forget(self, now: int) -> None:
        """Forget buckets that are full again, and no other: nobody empties theirs by making many more.

        How many are left is how often anything was counted within the last minutes: no list without end.
        """
        self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        self._most = max(KEPT, 2 * len(self._full_at))
