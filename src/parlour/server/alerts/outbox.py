"""What waits to be sent: a letter a person and place, and no stranger's slowness delays everybody.

One origin (a host and a port of it) is sent two letters at once at most. Those that have not lately answered quickly
share half of the senders: whoever answers slowly, or from a hundred names, delays others of that kind and nobody else.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from parlour.server import addresses

WAITING: Final = 1000
SENDERS: Final = 8
AN_ORIGIN: Final = 2  # letters on their way to one
REMEMBERED: Final = 1000  # origins that answered quickly


class Letter(msgspec.Struct, frozen=True, eq=False):
    """A message for one person at one place; with the keys of a push subscription, or by webhook."""

    player: str
    url: str
    message: bytes
    keys: tuple[str, str] | None = None
    kind: str = ""  # of what it tells: one of a kind waits for a place

    @property
    def origin(self) -> str:
        """Where it goes to; empty if the place cannot be read."""
        return addresses.origin(self.url)


class Outbox:
    """Who is sent something next: whoever has waited longest and may be. `quick` are taken to answer at once, till they
    do not."""

    def __init__(self, quick: Iterable[str] = ()) -> None:
        self._waiting: OrderedDict[tuple[str, str, str], Letter] = OrderedDict()
        self._origins: Counter[str] = Counter()  # letters on their way
        self._persons: Counter[str] = Counter()
        self._quick: OrderedDict[str, None] = OrderedDict.fromkeys(quick)
        self._changed = asyncio.Event()

    def put(self, letter: Letter) -> Letter | None:
        """To be sent; what waits of a kind for the same person and place is replaced, as the last says it all.

        Whichever is not sent for it: the one replaced, or the oldest for the origin that most waits for where there is
        no room, first among those that have not answered quickly.
        """
        key = letter.player, letter.url, letter.kind
        displaced = self._waiting.get(key)
        self._waiting[key] = letter
        if len(self._waiting) > WAITING:
            slow = [one for one in self._waiting.values() if one.origin not in self._quick]
            ((crowded, _),) = Counter(one.origin for one in slow or self._waiting.values()).most_common(1)
            displaced = self._waiting.pop(next(key for key, one in self._waiting.items() if one.origin == crowded))
        self._changed.set()
        return displaced

    async def come(self) -> None:
        """Until there is anything to send."""
        await self._changed.wait()

    async def take(self) -> Letter:
        """The next, as soon as there is one that may be sent; `done` says that it was."""
        while (letter := self._next()) is None:
            self._changed.clear()
            await self._changed.wait()
        del self._waiting[letter.player, letter.url, letter.kind]
        self._origins[letter.origin] += 1
        self._persons[letter.player] += 1
        return letter

    def done(self, letter: Letter, quick: bool) -> None:
        """It was sent, or could not be; `quick` if that origin answered at once."""
        for counted, what in ((self._origins, letter.origin), (self._persons, letter.player)):
            counted[what] -= 1
            if not counted[what]:
                del counted[what]
        self._quick.pop(letter.origin, None)
        if quick:
            self._quick[letter.origin] = None
            if len(self._quick) > REMEMBERED:
                self._quick.popitem(last=False)
        self._changed.set()

    def _next(self) -> Letter | None:
        doubtful = sum(many for origin, many in self._origins.items() if origin not in self._quick)
        for letter in self._waiting.values():
            free = letter.origin in self._quick or doubtful < SENDERS // 2
            if free and self._origins[letter.origin] < AN_ORIGIN and not self._persons[letter.player]:
                return letter
        return None
