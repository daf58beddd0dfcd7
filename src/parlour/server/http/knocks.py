"""Routes of somebody who is not in yet: ask for a seat by a spoken code, look for the answer, come in."""

from litestar import Response, Router, post
from litestar.params import JSONBody

from parlour.server.http.guests import welcomed
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.rates import AT_TABLES
from parlour.server.http.services import Services
from parlour.server.wire.asked import KnockCode, SpokenCode
from parlour.server.wire.people import KnockAnswer, Knocking
from parlour.server.wire.told import Done, Me


def knocks(services: Services) -> Router:
    """Everything below /api/knocks."""
    doors, identity = services.doors, services.identity

    @post("/", responses=PROBLEMS, status_code=200, summary="Ask for a seat by a table's spoken code")
    async def knock(request: AnyRequest, data: JSONBody[SpokenCode]) -> Knocking:
        """The maker is asked. Nothing of the table is told before they say yes."""
        return await doors.by_code(await identity.known(request), identity.address(request), data)

    @post("/look", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="What was said to my request?")
    async def look(request: AnyRequest, data: JSONBody[KnockCode]) -> KnockAnswer:
        """To be asked every few seconds."""
        return await doors.look(data.knock, identity.address(request))

    @post("/end", responses=PROBLEMS, status_code=200, summary="No longer ask")
    async def end(request: AnyRequest, data: JSONBody[KnockCode]) -> Done:
        """Whoever was asked no longer is."""
        await doors.withdraw(data.knock, identity.address(request))
        return Done(at=0)

    @post("/enter", responses=PROBLEMS, status_code=200, summary="Come in on this device, once that is allowed")
    async def enter(request: AnyRequest, data: JSONBody[KnockCode]) -> Response[Me]:
        """Once. Refused as `somebody-here` if this device is another guest's, unless `replace`."""
        here = await identity.guest(request)
        address, agent = identity.address(request), identity.agent(request)
        player, cookie, table = await doors.enter(data.knock, here, data.replace, address, agent)
        if here is not None and cookie is not None:
            await services.rooms.departures.look_again()
        await services.rooms.tell_again(table)
        return welcomed(services, request, player, cookie)

    return Router("/api/knocks", route_handlers=[knock, look, end, enter], tags=["knocks"])
