"""What waits to be sent: a letter a person and place, and no stranger's slowness delays everybody.

One host is sent two letters at once at most. Hosts that have not lately answered quickly share half of the senders:
whoever answers slowly, or from a hundred names, delays others of that kind and nobody else.
"""

import asyncio
from collections import Counter, OrderedDict
from typing import Final
from urllib.parse import urlsplit

import msgspec

WAITING: Final = 1000
SENDERS: Final = 8
A_HOST: Final = 2  # letters on their way to one host
REMEMBERED: Final = 1000  # hosts that answered quickly


class Letter(msgspec.Struct, frozen=True):
    """A message for one person at one place; with the keys of a push subscription, or by webhook."""

    player: str
    url: str
    message: bytes
    keys: tuple[str, str] | None = None
    kind: str = ""  # of what it tells: one of a kind waits for a place

    @property
    def host(self) -> str:
        """The host it goes to; empty if the place cannot be read."""
        try:
            return urlsplit(self.url).hostname or ""
        except ValueError:
            return ""


class Outbox:
    """Who is sent something next: whoever has waited longest and may be."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[tuple[str, str, str], Letter] = OrderedDict()
        self._hosts: Counter[str] = Counter()  # letters on their way
        self._persons: Counter[str] = Counter()
        self._quick: OrderedDict[str, None] = OrderedDict()
        self._changed = asyncio.Event()

    def put(self, letter: Letter) -> None:
        """To be sent; what waits of a kind for the same person and place is replaced, as the last says it all."""
        self._waiting[letter.player, letter.url, letter.kind] = letter
        if len(self._waiting) > WAITING:  # the host that most waits for loses its oldest
            crowded, _ = Counter(one.host for one in self._waiting.values()).most_common(1)[0]
            del self._waiting[next(key for key, one in self._waiting.items() if one.host == crowded)]
        self._changed.set()

    async def take(self) -> Letter:
        """The next, as soon as there is one that may be sent; `done` says that it was."""
        while (letter := self._next()) is None:
            self._changed.clear()
            await self._changed.wait()
        del self._waiting[letter.player, letter.url, letter.kind]
        self._hosts[letter.host] += 1
        self._persons[letter.player] += 1
        return letter

    def done(self, letter: Letter, quick: bool) -> None:
        """It was sent, or could not be; `quick` if its host answered at once."""
        for counted, what in ((self._hosts, letter.host), (self._persons, letter.player)):
            counted[what] -= 1
            if not counted[what]:
                del counted[what]
        self._quick.pop(letter.host, None)
        if quick:
            self._quick[letter.host] = None
            if len(self._quick) > REMEMBERED:
                self._quick.popitem(last=False)
        self._changed.set()

    def _next(self) -> Letter | None:
        doubtful = sum(many for host, many in self._hosts.items() if host not in self._quick)
        for letter in self._waiting.values():
            free = letter.host in self._quick or doubtful < SENDERS // 2
            if free and self._hosts[letter.host] < A_HOST and not self._persons[letter.player]:
                return letter
        return None
