"""The clocks of a table: what each seat has left is a fold of the log, so it survives a restart."""

from collections.abc import Sequence
from typing import Final

from parlour.server.store.entries import Noted, Played, Redone, Undone
from parlour.server.times import Times
from parlour.server.wire.asked import Clock
from parlour.server.wire.told import ClockNow

GRACE: Final = 30_000  # milliseconds a turn for somebody whose clock is empty; and once more for whoever is back late


class Clocks:
    """Time spent and time left, in milliseconds of served time: what no server served is nobody's."""

    def __init__(self, plan: Clock, seats: int, times: Times) -> None:
        self.plan = plan
        self.spent = [0] * seats
        self.played = [0] * seats
        self.returned: frozenset[int] = frozenset()
        self._began = 0  # the running turn, by the log
        self._missed: list[tuple[int, int]] = []  # until when, and how long this process was stopped; copies share it
        self._times = times

    def copy(self) -> "Clocks":
        """Clocks that go on from here by themselves."""
        twin = Clocks(self.plan, 0, self._times)
        twin.spent, twin.played, twin.returned = self.spent[:], self.played[:], self.returned
        twin._began, twin._missed = self._began, self._missed
        return twin

    @property
    def since(self) -> int:
        """When the running turn began, for whoever plays here."""
        since = self._began
        for before, missed in self._missed:
            since += missed if since <= before else 0
        return since

    def begin(self, began: int | None, changed: int) -> None:
        """The first turn; for games from before there was served time, the date has to do."""
        self._began = began if began is not None else max(changed, self._times.base)

    def charge(self, entry: Noted) -> None:
        """A turn was played, or begins anew."""
        if isinstance(entry, Played):
            self.spent[entry.seat] += entry.spent
            self.played[entry.seat] += 1
        self._begin_by(entry)

    def take_back(self, entry: Undone, gone: Sequence[Played], before: int | None, seat: int | None) -> None:
        """Actions were taken back: their increments go too, and no time comes back, or nobody would ever be late.

        Whoever chose before and chooses again has not begun a new turn; a clock for turns also counts what the seat
        took for what it has taken back.
        """
        for action in gone:
            self.played[action.seat] -= 1
        running = self._began
        self._begin_by(entry)
        if entry.served is None:  # from before there was served time: as it was counted then
            return
        if seat is not None and before == seat:
            self._began = running
        if self.plan.kind == "turn":
            self._began -= sum(action.spent for action in gone if action.seat == seat)

    def put_back(self, entry: Redone, again: Sequence[Played], before: int | None) -> None:
        """What was taken back is played again: whoever did so has spent the time since then."""
        for action in again:
            self.played[action.seat] += 1
        if before is not None and entry.served is not None:
            self.spent[before] += max(0, entry.served - self.since)
        self._begin_by(entry)

    def _begin_by(self, entry: Noted) -> None:
        self._began = entry.served if entry.served is not None else max(entry.time, self._times.base)

    def back(self, seat: int) -> None:
        """Somebody came back to their seat."""
        self.returned |= {seat}

    def excuse(self, before: int, missed: int) -> None:
        """This process was stopped while others served: whoever plays here could not, since a turn from before then."""
        self._missed.append((before, missed))

    def spend(self) -> int:
        """What the running turn has taken so far."""
        return max(0, self._times.served() - self.since)

    def left(self, seat: int) -> int:
        """What a seat has left at the beginning of its turn."""
        plan = self.plan
        if plan.kind == "turn":
            return plan.seconds * 1000
        left = plan.seconds * 1000 + plan.increment * 1000 * self.played[seat] - self.spent[seat]
        return max(left, GRACE if seat in self.returned else 0)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if its turn began when the running one did."""
        return None if self.plan.kind == "none" else self.since + self.left(seat)

    def grace(self, seat: int, served: int) -> None:
        """A turn whose time is up goes on for a while."""
        self._began = served + GRACE - self.left(seat)

    def late(self, seat: int, served: int | None = None) -> bool:
        """Whether the seat's time is up, now or at a moment of served time."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= (self._times.served() if served is None else served)

    def now(self, running: int | None) -> ClockNow | None:
        """For the scene."""
        if self.plan.kind == "none":
            return None
        left = [self.left(seat) for seat in range(len(self.spent))]
        if running is not None:
            left[running] = max(0, left[running] - self.spend())
        return ClockNow(left=left, running=running, since=self._times.now())
