"""Routes of the lobby: what there is to sit down at and to watch, and quick pairing."""

from typing import Annotated, Literal

from litestar import Router, delete, get, post
from litestar.params import JSONBody, QueryParameter

from parlour.server.http.hanging_up import while_connected
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import LISTS, WAITS
from parlour.server.tables.listing import LobbyFilter
from parlour.server.wire.asked import WORD
from parlour.server.wire.lobby import LobbyNow
from parlour.server.wire.pairing import PairingNow, PairingWish, WithBots

AskedGame = Annotated[str | None, QueryParameter(max_length=40, pattern=WORD)]
AskedSeats = Annotated[int | None, QueryParameter(ge=1, le=10)]
AskedLive = Annotated[bool | None, QueryParameter(description="played at once, or over days")]
AskedRated = Annotated[bool | None, QueryParameter(description="whether its result counts")]
AskedClock = Annotated[Literal["none", "turn", "game"] | None, QueryParameter(description="of this kind")]
AskedLanguage = Annotated[
    str | None, QueryParameter(max_length=2, pattern=r"^[a-z]*$(?!\n)", description="this one, or any")
]
AskedRating = Annotated[int | None, QueryParameter(ge=-10_000, le=10_000, description="of its people, on the whole")]
SeenBefore = Annotated[int | None, QueryParameter(ge=0, le=2**32 - 1, description="what the last look told as `seen`")]


def hall_routes(services: Services) -> Router:
    """Everything below /api/lobby and /api/pairing."""
    identity, pairing = services.identity, services.pairing

    @get("/lobby", responses=PROBLEMS, summary="Tables to sit down at, games to watch, people who wait")
    async def lobby(
        request: AnyRequest,
        game: AskedGame = None,
        seats: AskedSeats = None,
        live: AskedLive = None,
        clock: AskedClock = None,
        rated: AskedRated = None,
        language: AskedLanguage = None,
        least: AskedRating = None,
        most: AskedRating = None,
    ) -> LobbyNow:
        """Tables that their makers have opened to everybody; of those being played, the ones that may be watched."""
        services.rooms.limits.take(LISTS, identity.address(request))
        wanted = LobbyFilter(game, seats, live, clock, rated, language)
        return await services.hall.look(await identity.guest(request), wanted, least, most)

    @post("/pairing", responses=PROBLEMS, status_code=200, summary="Wait for others who want to play the same")
    async def wish(request: AnyRequest, data: JSONBody[PairingWish]) -> PairingNow:
        """As long as I look at it; the same id is the same wish, another id is instead of it."""
        return await pairing.wish(await identity.known(request), data, identity.address(request))

    @get("/pairing", responses=PROBLEMS, rate=WAITS, summary="How it stands with my wish")
    async def look(request: AnyRequest, seen: SeenBefore = None) -> PairingNow:
        """With `seen`, answered when there is news, or after ten seconds. Whoever hangs up waits no longer."""
        player = await identity.known(request)
        return await while_connected(request, pairing.look(player, seen, identity.address(request)))

    @post("/pairing/bots", responses=PROBLEMS, status_code=200, summary="Bots may fill the table I wait for")
    async def fill(request: AnyRequest, data: JSONBody[WithBots]) -> PairingNow:
        """I am seated with whoever else would play with bots, and bots."""
        return await pairing.fill(await identity.known(request), data.id, data.level, identity.address(request))

    @delete("/pairing", responses=PROBLEMS, status_code=200, summary="Wait no longer")
    async def end(request: AnyRequest) -> PairingNow:
        """Whoever was seated meanwhile is told where."""
        return await pairing.end(await identity.known(request))

    return Router("/api", route_handlers=[lobby, wish, look, fill, end], tags=["lobby"])
