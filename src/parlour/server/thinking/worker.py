"""A process in which the server thinks, and what it is asked."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from parlour.bots.thinking import START, Gone, Thinker, TooLate, Unanswered
from parlour.server.thinking.fair import Queued

LOG: Final = logging.getLogger("parlour.server")


class NoProcess(Unanswered):
    """It could not be started."""


class Question(msgspec.Struct):
    """What a process is asked, and who waits for the answer."""

    work: Callable[..., Any]
    how: tuple[Any, ...]
    done: "asyncio.Future[Any]"
    kind: str  # those alike take about as long
    seconds: float
    table: str = ""
    level: int = 0  # of a bot
    spare: bool = False  # whether processes for bots may be asked while they have nothing to do


class Worker:
    """One process, started when first needed and again when it died or dawdled: that one and no other."""

    def __init__(self, fits: Callable[[Queued[Question]], bool], polite: int = 0) -> None:
        self.fits = fits
        self.polite = polite
        self.busy = False
        self.table = ""  # the one it thought for last: it has its tree
        self.thinker: Thinker | None = None
        self._hang_up: Callable[[], object] | None = None

    async def ask(self, thought: Question) -> Any:
        """The answer; Unanswered if there is none, in the time it has from when the process begins."""
        self.table = thought.table
        for last in (False, True):
            try:
                return await self._ask(thought)
            except Gone:
                if last:
                    raise
        raise AssertionError

    async def _ask(self, thought: Question) -> Any:
        try:
            thinker = self.thinker = self.thinker or Thinker(self.polite)
        except OSError:  # a machine without shared memory, or full
            LOG.exception("no process to think in could be started")
            raise NoProcess from None
        try:
            if not thinker.ready:
                await self._heard(thinker, START)
                thinker.wait(0)
            thinker.ask(thought.work, *thought.how)
            await self._heard(thinker, thought.seconds)
            return thinker.answer(0)
        except (Gone, TooLate, asyncio.CancelledError):
            self.close()
            raise

    async def _heard(self, thinker: Thinker, seconds: float) -> None:
        """Until the process says something, or has died; Late if it takes longer."""
        loop, said, pipe = asyncio.get_running_loop(), asyncio.Event(), thinker.pipe.fileno()
        loop.add_reader(pipe, said.set)
        self._hang_up = lambda: loop.remove_reader(pipe)
        try:
            async with asyncio.timeout(seconds):
                await said.wait()
        except TimeoutError:
            raise TooLate(f"no answer within {seconds:g} s") from None
        finally:
            self._listen_no_more()

    def _listen_no_more(self) -> None:
        if self._hang_up is not None:  # before the pipe is closed: its number may soon be another's
            self._hang_up()
            self._hang_up = None

    def close(self) -> None:
        """End the process."""
        self._listen_no_more()
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None
