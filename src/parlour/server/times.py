"""Three times, each for its own: the date for people, ticks within this process, served time for every clock.

The date can be wrong and can jump. Ticks never go back, but mean nothing to another process. Served time is what the
processes of a house share: the milliseconds in which it has served, so it stands still while nobody serves.
"""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY: Final = 86_400_000  # milliseconds
GAP: Final = 3_000  # ticks without a look at the clock after which this process did not serve: it was stopped


def milliseconds() -> int:
    """The date: milliseconds since 1970, as this machine believes. For people to read, and for nothing else."""
    return int(time.time() * 1000)


def day_of(milliseconds: int) -> str:
    """The day of a date, in UTC: 2026-11-16."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """So many days after it."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> int:
    """When a day is over, in UTC: the date of the next 00:00."""
    return int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000) + DAY


def ticks() -> int:
    """Milliseconds since any moment; they never go back, whatever is done to the date."""
    return int(time.monotonic() * 1000)


class ServedTime:
    """Milliseconds in which the house has served. Asked at least twice a second while this process serves."""

    def __init__(self, ticks: Callable[[], int], served: int = 0) -> None:
        self._ticks = ticks
        self._last = ticks()
        self._served = served

    def __call__(self) -> int:
        now = self._ticks()
        passed, self._last = now - self._last, now
        if passed <= GAP:  # else the process was stopped, or the lid was closed: that time is nobody's
            self._served += passed
        return self._served

    def begin(self, served: int) -> None:
        """Go on from what the store says."""
        self._last, self._served = self._ticks(), served

    def meet(self, served: int) -> None:
        """Another process has served for longer."""
        self._served = max(self(), served)


class Times:
    """The three of them, for the rooms of a process."""

    def __init__(self, now: Callable[[], int] = milliseconds, ticks: Callable[[], int] = ticks) -> None:
        self.now = now
        self.ticks = ticks
        self.served = ServedTime(ticks, now())
        self.base = 0  # entries from before there was served time have a date: none of them counts from before this
