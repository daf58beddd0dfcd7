"""A store that cannot be reached: whoever asks is told to ask again, and the log has a line a second at most."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from parlour.server.refusal import Refusal

LOG: Final = logging.getLogger("parlour.server")
PAUSE: Final = 1.0  # seconds between lines of the log


class Away(Refusal):
    """The store does not answer, or cannot write: nobody is to blame, and the same may work in a moment."""

    def __init__(self, why: str) -> None:
        super().__init__("away", "the house cannot reach its store just now; try again in a moment")
        self.why = why


class Held(Away):
    """The store answers, but somebody holds a row of it for too long: what needs other rows goes on."""


class Outage:
    """Counts what was asked in vain."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self.errors = 0  # since the start
        self._unsaid = 0
        self._said = float("-inf")
        self._began: float | None = None

    def trouble(self, why: str) -> Away:
        """Something was asked in vain."""
        now = self._clock()
        self.errors += 1
        self._unsaid += 1
        if self._began is None:
            self._began = now
        if now >= self._said + PAUSE:
            LOG.error("the store is away: %d asked in vain", self._unsaid, extra={"why": why})
            self._said, self._unsaid = now, 0
        return Away(why)

    def fine(self) -> None:
        """Something was written."""
        if self._began is not None:
            seconds = self._clock() - self._began
            LOG.warning("the store is back after %.1f seconds, %d more asked in vain", seconds, self._unsaid)
            self._began, self._unsaid, self._said = None, 0, float("-inf")
