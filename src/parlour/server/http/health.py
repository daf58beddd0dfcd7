"""Whether this process lives, and whether it can serve: two questions, since starting it anew mends only the first."""

import asyncio
from time import monotonic
from typing import Final

from litestar import Router, get

from parlour import __version__
from parlour.server.http.services import Services
from parlour.server.store.outage import Away
from parlour.server.tables.awake import AwakeRooms

KEPT: Final = 1.0  # seconds an answer is good for: however often it is asked, the store is written to once
ANSWER: Final = 5.0  # seconds


class Readiness:
    """Whether the store can be written to, asked of the store itself."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._until = 0.0

    async def ask(self) -> None:
        """Away if it cannot."""
        async with self._lock:
            if monotonic() >= self._until:
                try:
                    await asyncio.wait_for(self._rooms.sweep.note(self._rooms.served()), ANSWER)
                except TimeoutError:
                    raise Away("the store does not answer") from None
                self._until = monotonic() + KEPT


def health(services: Services) -> Router:
    """/health, for whoever watches over the server."""
    readiness = Readiness(services.rooms)
    well = {"status": "ok", "version": __version__}

    @get("/health/live", summary="Whether this process lives", rate=None)
    async def live() -> dict[str, str]:
        """It answers; nothing else is asked. If it does not, start it anew."""
        return well

    @get(["/health", "/health/ready"], summary="Whether this process can serve", rate=None)
    async def ready() -> dict[str, str]:
        """It has just written to its store; 503 while it cannot. Send nobody here until it can."""
        await readiness.ask()
        return well

    return Router("/", route_handlers=[live, ready], tags=["operation"])
