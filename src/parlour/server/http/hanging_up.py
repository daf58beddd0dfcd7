"""Work that is dropped when whoever asked for it has hung up."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from parlour.server.refusal import Refusal

T = TypeVar("T")


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What comes of the work; if the asker hangs up first, it is cancelled, and nobody hears the refusal."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refusal("busy", "you hung up")
        return task.result()
    finally:
        for each in (task, gone):
            each.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
