"""The clocks of a table: what each seat has left is a fold of the log, so it survives a restart."""

from time import time
from typing import Final

from parlour.server.store.rows import Entry
from parlour.server.wire.asked import Clock
from parlour.server.wire.told import ClockNow

GRACE: Final = 30_000  # milliseconds a turn for somebody who came back to an empty clock


def milliseconds() -> int:
    """Now, since 1970."""
    return int(time() * 1000)


class Clocks:
    """Time spent and time left, in milliseconds. Time in which no server ran is nobody's."""

    def __init__(self, plan: Clock, seats: int, serving: int) -> None:
        self.plan = plan
        self.spent = [0] * seats
        self.played = [0] * seats
        self.returned: set[int] = set()
        self.serving = serving
        self.since = serving

    def charge(self, entry: Entry) -> None:
        """A turn was played."""
        if entry.kind == "play":
            self.spent[entry.seat] += entry.spent
            self.played[entry.seat] += 1
        self.since = max(entry.time, self.serving)

    def back(self, seat: int) -> None:
        """Somebody came back to their seat."""
        self.returned.add(seat)

    def spend(self, now: int) -> int:
        """What the running turn has taken so far."""
        return max(0, now - self.since)

    def left(self, seat: int, entry: Entry | None = None) -> int:
        """What a seat has left, once an entry will have been charged."""
        plan = self.plan
        if plan.kind == "turn":
            return plan.seconds * 1000
        mine = entry is not None and entry.kind == "play" and entry.seat == seat
        spent = self.spent[seat] + (entry.spent if mine and entry is not None else 0)
        left = plan.seconds * 1000 + plan.increment * 1000 * (self.played[seat] + mine) - spent
        return max(left, GRACE if seat in self.returned else 0)

    def deadline(self, seat: int, entry: Entry | None = None) -> int | None:
        """When the seat's time is up, if its turn began now or with the entry."""
        if self.plan.kind == "none":
            return None
        changes = entry is not None and entry.kind in ("play", "undo", "redeal")
        since = max(entry.time, self.serving) if changes and entry is not None else self.since
        return since + self.left(seat, entry)

    def now(self, running: int | None) -> ClockNow | None:
        """For the scene."""
        if self.plan.kind == "none":
            return None
        return ClockNow(left=[self.left(seat) for seat in range(len(self.spent))], running=running, since=self.since)
