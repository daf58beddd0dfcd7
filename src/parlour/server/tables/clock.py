"""The clocks of a table: what each seat has left is a fold of the log, so it survives a restart."""

from typing import Final

from parlour.server.store.rows import Entry
from parlour.server.times import Times
from parlour.server.wire.asked import Clock
from parlour.server.wire.told import ClockNow

GRACE: Final = 30_000  # milliseconds a turn for somebody who came back to an empty clock


class Clocks:
    """Time spent and time left, in milliseconds of served time: what no server served is nobody's."""

    def __init__(self, plan: Clock, seats: int, times: Times) -> None:
        self.plan = plan
        self.spent = [0] * seats
        self.played = [0] * seats
        self.returned: set[int] = set()
        self.since = 0  # the running turn began then
        self._times = times

    def begin(self, began: int | None, changed: int) -> None:
        """The first turn; for games from before there was served time, the date has to do."""
        self.since = began if began is not None else max(changed, self._times.base)

    def charge(self, entry: Entry) -> None:
        """A turn was played."""
        if entry.kind == "play":
            self.spent[entry.seat] += entry.spent
            self.played[entry.seat] += 1
        self.since = self._began(entry)

    def back(self, seat: int) -> None:
        """Somebody came back to their seat."""
        self.returned.add(seat)

    def excuse(self, before: int, missed: int) -> None:
        """This process was stopped while others served: whoever plays here could not, since a turn from before then."""
        if self.since <= before:
            self.since += missed

    def spend(self) -> int:
        """What the running turn has taken so far."""
        return max(0, self._times.served() - self.since)

    def left(self, seat: int, entry: Entry | None = None) -> int:
        """What a seat has left at the beginning of its turn, once an entry will have been charged."""
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
        since = self._began(entry) if changes and entry is not None else self.since
        return since + self.left(seat, entry)

    def late(self, seat: int) -> bool:
        """Whether the seat's time is up now."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= self._times.served()

    def now(self, running: int | None) -> ClockNow | None:
        """For the scene."""
        if self.plan.kind == "none":
            return None
        left = [self.left(seat) for seat in range(len(self.spent))]
        if running is not None:
            left[running] = max(0, left[running] - self.spend())
        return ClockNow(left=left, running=running, since=self._times.now())

    def _began(self, entry: Entry) -> int:
        return entry.served if entry.served is not None else max(entry.time, self._times.base)
