"""Routes of whom I block."""

from typing import Any

from litestar import Router, get, put
from litestar.params import JSONBody

from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.people.blocks import listed
from parlour.server.wire.asked import Block
from parlour.server.wire.people import Blocked


def block_routes(services: Services) -> Router:
    """Everything below /api/me/blocks."""
    identity, rooms = services.identity, services.rooms

    def told(rows: list[Any]) -> list[Blocked]:
        return [Blocked(player=row.blocked, name=row.name, made=row.made) for row in rows]

    @get("/", responses=PROBLEMS, summary="Whom I block")
    async def blocked(request: AnyRequest) -> list[Blocked]:
        """The newest first; nobody, for whoever is nobody here yet. Nobody is told who blocks them."""
        player = await identity.guest(request)
        return [] if player is None else told(await rooms.store.read(listed(player.id)))

    @put("/", responses=PROBLEMS, summary="Block somebody, or no longer")
    async def block(request: AnyRequest, data: JSONBody[Block]) -> list[Blocked]:
        """We are not paired, do not sit down together, do not see each other's tables in lists or watch them.

        At a table where both sit the game goes on, and I do not hear them. All whom I block now.
        """
        return told(await rooms.keeping.block(await identity.known(request), data.player, data.blocked))

    return Router("/api/me/blocks", route_handlers=[blocked, block], tags=["me"])
