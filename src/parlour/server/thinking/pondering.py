"""A choice of a master: thought about in slices, so that nobody waits for it, in every process that has nothing to do.

One slice after the other is asked for like any other thought, in its owner's share. All further ones, a hand for each
process, are spare: they are thought about only where nothing else is to be. Each process keeps its tree and thinks on
in it; what all of them found is added up when the time is up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from time import monotonic
from typing import Final

from parlour.bots.thinking import Unanswered
from parlour.bots.together import OptionsWeighed, is_settled, merged
from parlour.server.thinking.fair import TooMany

SLICE: Final = 0.5  # seconds of thinking, after which others may come first
LEAST: Final = 0.05  # what is too short to be worth asking

Opinion = tuple[int, OptionsWeighed]  # the number of a tree, and what is thought of every option in it by now
Slicing = Callable[[float, bool], Awaitable[Opinion]]  # so many seconds more; whether they are spare


class Pondering:
    """One choice; `attended` says whether anybody is there to wait for it."""

    def __init__(self, ask: Slicing, seconds: float, spare: int, attended: Callable[[], bool]) -> None:
        self._ask = ask
        self._seconds = seconds
        self._spare = spare
        self._attended = attended
        self._found: dict[int, OptionsWeighed] = {}

    async def chosen(self) -> str:
        """The option, in notation; Unanswered or TooMany if nothing was found.

        It takes its seconds at most, however few slices were had meanwhile; less where no other option can catch up,
        and a slice where nobody waits for it.
        """
        began = monotonic()
        hands = [asyncio.create_task(self._further(), name="spare thoughts") for _ in range(self._spare)]
        try:
            left = self._seconds
            for _ in range(max(1, ceil(self._seconds / SLICE))):
                await self._think(min(SLICE, max(LEAST, left)), False)
                spent = monotonic() - began
                left = self._seconds - spent
                if left <= 0 or not self._attended() or self._settled(left / max(spent, LEAST)):
                    break
        except (Unanswered, TooMany):
            if not self._found:
                raise
        finally:
            for hand in hands:
                hand.cancel()
            await asyncio.gather(*hands, return_exceptions=True)
        return merged(list(self._found.values()))

    def _settled(self, part_left: float) -> bool:
        return is_settled(list(self._found.values()), part_left)

    async def _further(self) -> None:
        """Slice after slice where nothing else is to do, until it is ended or fails."""
        try:
            while True:
                await self._think(SLICE, True)
        except (Unanswered, TooMany):
            return  # it is done without

    async def _think(self, seconds: float, spare: bool) -> None:
        tree, found = await self._ask(seconds, spare)
        self._found[tree] = found
