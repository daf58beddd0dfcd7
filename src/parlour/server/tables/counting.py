"""What is dear to count: one at a time in a process, and shared for some seconds by all who ask for the same."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
SHARED: Final = 5_000  # milliseconds for which an answer is
KEPT: Final = 200  # answers


class Counting(Generic[T]):
    """Whoever asks for the same waits for the same answer."""

    def __init__(self, ticks: Callable[[], int]) -> None:
        self._ticks = ticks
        self._one = asyncio.Lock()
        self._answers: OrderedDict[Hashable, asyncio.Task[tuple[int, T]]] = OrderedDict()

    async def get(self, key: Hashable, count: Callable[[], Awaitable[T]]) -> T:
        """The answer that somebody waits for already, or has just had; else a new one."""
        task = self._answers.get(key)
        if task is None or (task.done() and self._is_over(task)):
            task = self._answers[key] = asyncio.create_task(self._counted(count))
            self._answers.move_to_end(key)
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        return (await asyncio.shield(task))[1]  # whoever goes away takes nobody's answer along

    def _is_over(self, task: asyncio.Task[tuple[int, T]]) -> bool:
        return task.cancelled() or task.exception() is not None or task.result()[0] <= self._ticks()

    async def _counted(self, count: Callable[[], Awaitable[T]]) -> tuple[int, T]:
        async with self._one:
            answer = await count()
        return self._ticks() + SHARED, answer
